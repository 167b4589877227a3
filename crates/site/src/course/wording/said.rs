//! What of a text is said in words: code is nobody's language, nor are addresses, moves, and the sign that
//! begins a picture.

use super::Text;

/// The text with all that is no words blanked: what is left stands where it stood.
pub(super) fn said(text: &Text) -> String {
    match &*text.key {
        "address" | "fen" | "answer" | "moves" | "choices" | "tried" | "try" | "written" => blank(&text.says),
        "line" => blank_outside_comments(&text.says),
        _ => blank_addresses(&blank_code(&text.says)).replace("![", " ["),
    }
}

fn blank(text: &str) -> String {
    " ".repeat(text.len())
}

fn blank_outside_comments(line: &str) -> String {
    let mut said = String::new();
    let mut rest = line;
    while let Some(start) = rest.find('{') {
        let end = rest[start..].find('}').map_or(rest.len(), |end| start + end);
        said += &blank(&rest[..start]);
        said += &rest[start..end];
        rest = &rest[end..];
    }
    said + &blank(rest)
}

/// Code stands between as many backquotes as it begins with.
fn blank_code(text: &str) -> String {
    let mut said = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('`') {
        let (before, code) = rest.split_at(start);
        let fence = code.len() - code.trim_start_matches('`').len();
        let end = code[fence..].find(&code[..fence]).map_or(fence, |end| end + 2 * fence);
        said += before;
        said += &blank(&code[..end]);
        rest = &code[end..];
    }
    said + rest
}

/// An address stands in brackets behind the text that is linked.
fn blank_addresses(text: &str) -> String {
    let mut parts = text.split("](");
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(')').unwrap_or(0);
        said += "](";
        said += &blank(&part[..end]);
        said += &part[end..];
    }
    said
}
