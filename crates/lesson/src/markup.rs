//! What looks like HTML or Markdown in a text. Every text of plain words arrives on the page as it was written,
//! so it would be read there with its brackets and stars: an author who writes it means something else. And what
//! cannot be seen at all.

use alloc::format;
use alloc::string::String;

/// The first tag, comment or character reference of HTML in a text.
///
/// ```
/// use lesson::markup::find;
///
/// assert_eq!(find("a <b>bold</b> word"), Some("<b>"));
/// assert_eq!(find("a wide&nbsp;space"), Some("&nbsp;"));
/// assert_eq!(find("1 < 2 & 3 > 2, R&D; a < b"), None);
/// ```
pub fn find(text: &str) -> Option<&str> {
    text.match_indices(['<', '&']).find_map(|(at, sign)| {
        let after = &text[at + 1..];
        let length = if sign == "<" { tag(after) } else { reference(after) };
        length.map(|length| &text[at..at + 1 + length])
    })
}

/// How much of the text behind a `<` belongs to a tag or a comment.
fn tag(after: &str) -> Option<usize> {
    let name = after.strip_prefix(['/', '!', '?']).unwrap_or(after);
    let is_named = name.starts_with(|letter: char| letter.is_ascii_alphabetic()) || after.starts_with("!--");
    let end = after.find('>').filter(|_| is_named)?;
    (!after[..end].contains('<')).then_some(end + 1)
}

/// How much of the text behind a `&` belongs to a character reference.
fn reference(after: &str) -> Option<usize> {
    let end = after.find(';')?;
    let name = after[..end].strip_prefix('#').unwrap_or(&after[..end]);
    let is_name = name.chars().all(|letter| letter.is_ascii_alphanumeric());
    // `R&D;` is none: the shortest have two letters.
    (is_name && (2..=8).contains(&end)).then_some(end + 1)
}

/// The first words that Markdown would print in another way: bold, slanted, struck, code or a link.
///
/// ```
/// use lesson::markup::find_markdown;
///
/// assert_eq!(find_markdown("a **bold** word"), Some("**bold**"));
/// assert_eq!(find_markdown("see [there](../rook/)"), Some("[there](../rook/)"));
/// assert_eq!(find_markdown("O-O e8=Q# !? [%clk 1] snake_case 2*3*4 ____"), None);
/// ```
pub fn find_markdown(text: &str) -> Option<&str> {
    let marked = ["`", "**", "__", "~~", "*", "_"].iter().find_map(|mark| between(text, mark));
    marked.or_else(|| link(text))
}

/// The first words between two such marks, neither of which stands within a word.
fn between<'text>(text: &'text str, mark: &str) -> Option<&'text str> {
    let is_word = |letter: char| letter.is_alphanumeric() || mark.contains(letter);
    let is_edge = |letter: char| letter.is_whitespace() || mark.contains(letter);
    text.match_indices(mark).find_map(|(start, _)| {
        let after = &text[start + mark.len()..];
        if text[..start].ends_with(is_word) || after.starts_with(is_edge) {
            return None;
        }
        let closes = |&(at, _): &(usize, &str)| {
            at > 0 && !after[..at].ends_with(is_edge) && !after[at + mark.len()..].starts_with(is_word)
        };
        let (length, _) = after.match_indices(mark).find(closes)?;
        Some(&text[start..start + mark.len() + length + mark.len()])
    })
}

/// The first link or picture.
fn link(text: &str) -> Option<&str> {
    text.match_indices("](").find_map(|(at, _)| {
        let start = text[..at].rfind('[')?;
        let end = at + text[at..].find(')')?;
        Some(&text[start..=end])
    })
}

/// What looks like HTML or Markdown in a text of plain words, and what to do about it.
pub fn wrong_words(text: &str) -> Option<(String, String)> {
    let (found, help) = match (find(text), find_markdown(text)) {
        (Some(found), _) if found.starts_with('&') => (found, "write the character itself"),
        (Some(found), _) => (found, "take it out: this text has neither bold nor slanted words"),
        (None, found) => {
            (found?, "write the words without their marks: this text is printed as it is written")
        }
    };
    Some((format!("found {found}, expected plain words"), help.into()))
}

/// Whether a letter is a control character, or is nothing to be seen but what it does to the letters around it:
/// turns them about, or parts them. Those that join letters, or keep them from joining, are part of how some
/// languages are written.
///
/// ```
/// use lesson::markup::is_unseen;
///
/// assert!(['\u{7}', '\u{202e}', '\u{200b}', '\u{feff}'].into_iter().all(is_unseen));
/// assert!(!['a', ' ', '\u{a0}', '\u{ad}', '\u{200c}', '\u{200d}'].into_iter().any(is_unseen));
/// ```
pub fn is_unseen(letter: char) -> bool {
    let turns = matches!(letter, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    letter.is_control() || turns || matches!(letter, '\u{200b}' | '\u{feff}')
}
