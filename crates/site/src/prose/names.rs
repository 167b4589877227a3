//! Names of squares and pieces in the text beside a board: marked, so that they can light up on it.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "Markdown has many parts, and most pass through as they are"
)]

use lesson::{Figure, Words};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Tag, TagEnd};
use rules::{Piece, Square};

use super::terms::begins;

/// The names that mean something on some boards.
#[derive(Debug)]
pub struct Names {
    /// What pieces are called, in small letters, each with the FEN letters of the men it may mean: the
    /// longest first.
    men: Vec<(String, String)>,
    /// What stands between a piece and its square: `the rook on d4`.
    on: Option<String>,
    has_squares: bool,
}

impl Names {
    /// The names of all squares, and of the pieces that stand on one of these boards or may come to.
    pub fn on<'a>(boards: impl IntoIterator<Item = &'a Figure>, words: &Words) -> Names {
        let boards: Vec<&Figure> = boards.into_iter().collect();
        let may_show = |man: &Piece| boards.iter().any(|figure| figure.board.may_show(*man));
        let letters =
            |men: Vec<Piece>| -> String { men.into_iter().filter(may_show).map(Piece::fen_letter).collect() };
        let men = words.names_of_men().into_iter().map(|(name, men)| (name.to_lowercase(), letters(men)));
        let mut men: Vec<(String, String)> = men.filter(|(_, letters)| !letters.is_empty()).collect();
        men.sort_by_key(|(name, _)| std::cmp::Reverse(name.chars().count()));
        Names { men, on: words.between_man_and_square(), has_squares: !boards.is_empty() }
    }

    /// A plain text with the names in it marked.
    pub fn mark(&self, text: &str) -> Markup {
        self.mark_before(text, "")
    }

    /// The same of a text that goes on: the `knight` that is linked in `knight on d6` means that one.
    fn mark_before(&self, text: &str, after: &str) -> Markup {
        PreEscaped(self.split(text, after).into_iter().map(|part| part.into_string()).collect())
    }

    /// The first name in a text: where it begins and ends, and what it means.
    fn find(&self, text: &str) -> Option<(usize, usize, String)> {
        let starts = text
            .char_indices()
            .filter(|&(at, letter)| letter.is_alphanumeric() && !text[..at].ends_with(char::is_alphanumeric));
        starts.into_iter().find_map(|(at, _)| {
            let (length, means) = self.name(&text[at..])?;
            Some((at, at + length, means))
        })
    }

    /// The name that a text begins with: how long it is, and what it means.
    fn name(&self, text: &str) -> Option<(usize, String)> {
        if let Some(square) = square(text) {
            return self.has_squares.then(|| (2, square.to_string()));
        }
        let (name, letters) = self.men.iter().find(|(name, _)| begins(text, name))?;
        // Names are small letters of as many bytes as their capitals, or the text would not begin so.
        let length = text.chars().take(name.chars().count()).map(char::len_utf8).sum();
        let place =
            self.on.as_ref().and_then(|on| Some((on.len(), square(text[length..].strip_prefix(on)?)?)));
        Some(match place {
            Some((between, square)) => (length + between + 2, square.to_string()),
            None => (length, letters.clone()),
        })
    }

    fn split(&self, text: &str, after: &str) -> Vec<Markup> {
        let whole = format!("{text}{after}");
        let mut parts = Vec::new();
        let mut done = 0;
        while let Some((start, end, means)) =
            self.find(&whole[done..]).filter(|(start, ..)| done + start < text.len())
        {
            let (start, end) = (done + start, text.len().min(done + end));
            parts.push(html! { (text[done..start]) });
            parts.push(html! { span data-at=(means) { (text[start..end]) } });
            done = end;
        }
        parts.push(html! { (text[done..]) });
        parts
    }
}

/// The square that a text begins with, as a whole word.
fn square(text: &str) -> Option<Square> {
    let square = text.get(..2)?.parse().ok()?;
    (!text[2..].starts_with(char::is_alphanumeric)).then_some(square)
}

/// Marks the names in events of Markdown; not in headings, pictures and code.
pub(super) fn mark_names<'e>(events: &[Event<'e>], names: &Names) -> Vec<Event<'e>> {
    let mut closed = 0;
    let mark = |(index, event): (usize, &Event<'e>)| {
        match event {
            Event::Start(Tag::Heading { .. } | Tag::Image { .. } | Tag::CodeBlock(_)) => closed += 1,
            Event::End(TagEnd::Heading(_) | TagEnd::Image | TagEnd::CodeBlock) => closed -= 1,
            Event::Text(text) if closed == 0 => {
                let after = match events.get(index + 1..index + 3) {
                    Some([Event::End(TagEnd::Link), Event::Text(after)]) => after,
                    _ => "",
                };
                return Event::InlineHtml(CowStr::from(names.mark_before(text, after).into_string()));
            }
            _ => {}
        }
        event.clone()
    };
    events.iter().enumerate().map(mark).collect()
}

#[cfg(test)]
mod tests {
    use super::Names;
    use lesson::{Figure, TextBox, file, words};

    fn names() -> Names {
        let words = words::english();
        let file = file::Board { fen: "8/8/3N4/8/3R2n1/8/8/8 w".into(), ..Default::default() };
        let board = lesson::admit(&file, &words).expect("a sound board");
        let (name, caption) = (String::from("seen"), String::new());
        let figure =
            Figure { name, caption, board, answer: Vec::new(), exercise: None, text_box: TextBox::Folded };
        Names::on([&figure], &words)
    }

    #[track_caller]
    fn check(text: &str, html: &str) {
        let marked = names().mark(text).into_string();
        let marked = marked.replace("<span data-at=\"", "[").replace("\">", "|").replace("</span>", "]");
        assert_eq!(marked, html);
    }

    #[test]
    fn squares_and_the_pieces_of_the_board_are_marked() {
        let rows = [
            ("From d4 to d7, a1–h8.", "From [d4|d4] to [d7|d7], [a1|a1]–[h8|h8]."),
            ("The rook and the Rooks.", "The [R|rook] and the [R|Rooks]."),
            ("A knight is a knight.", "A [Nn|knight] is a [Nn|knight]."),
            ("Black knights, the white knight", "[n|Black knights], the [N|white knight]"),
            ("The knight on d6 and the one on g4", "The [d6|knight on d6] and the one on [g4|g4]"),
            ("The king’s bishop", "The king’s bishop"),
            ("A queen to be", "A queen to be"),
            ("Nf3 exd4 d44 xd4 rookie rook-like e4", "Nf3 exd4 d44 xd4 rookie rook-like [e4|e4]"),
            ("<b> & d4", "&lt;b&gt; &amp; [d4|d4]"),
        ];
        for (text, html) in rows {
            check(text, html);
        }
    }

    #[test]
    fn a_linked_name_means_what_the_text_goes_on_to_say() {
        let marked = names().mark_before("the knight", " on d6 and").into_string();
        assert_eq!(marked, "the <span data-at=\"d6\">knight</span>");
        assert_eq!(
            names().mark_before("the knight", " or d6").into_string(),
            "the <span data-at=\"Nn\">knight</span>"
        );
    }

    #[test]
    fn without_a_board_nothing_is_marked() {
        let names = Names::on([], &words::english());
        assert_eq!(names.mark("The rook on d4").into_string(), "The rook on d4");
    }
}
