//! The manual of `<squarewise-board>`, made from the manifest that its package carries for tools.

use maud::{Markup, html};
use serde::Deserialize;

use super::{About, Frame, Kind};
use crate::trouble::Trouble;

/// The manifest, in the folder of the package.
pub const MANIFEST: &str = "custom-elements.json";

/// What the page needs of it: <https://github.com/webcomponents/custom-elements-manifest>.
#[derive(Deserialize)]
struct Manifest {
    modules: [Module; 1],
}

#[derive(Deserialize)]
struct Module {
    declarations: [Element; 1],
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Element {
    attributes: Vec<Named>,
    members: Vec<Named>,
    events: Vec<Named>,
    css_properties: Vec<Named>,
    css_states: Vec<Named>,
}

/// Something with a name and a sentence about it.
#[derive(Deserialize)]
struct Named {
    name: String,
    description: String,
    #[serde(default)]
    kind: String,
    #[serde(rename = "type")]
    type_: Option<Type>,
    /// The attribute that a property mirrors.
    attribute: Option<String>,
    #[serde(default)]
    parameters: Vec<Parameter>,
}

#[derive(Deserialize)]
struct Type {
    text: String,
}

#[derive(Deserialize)]
struct Parameter {
    name: String,
}

/// The whole page.
///
/// # Errors
/// A trouble, if the manifest is not what this page reads.
pub fn page(manifest: &[u8], frame: &Frame) -> Result<String, Trouble> {
    let manifest: Manifest = serde_json::from_slice(manifest)
        .map_err(|error| Trouble::new(format!("cannot read {MANIFEST}: {error}")))?;
    let [Module { declarations: [element] }] = &manifest.modules;
    let of_kind = |kind: &'static str| {
        element.members.iter().filter(move |member| member.kind == kind && member.attribute.is_none())
    };
    let main = html! {
        header {
            h1 { "Boards for your own site" }
            p.promise {
                "Put a board into any page: it draws itself, plays by the Laws, and says why a move is refused."
            }
        }
        (ways(frame))
        h2 { "Attributes" }
        p { "Each is a property of the same name too; change it, and the board follows." }
        (table("Attribute", element.attributes.iter()))
        h2 { "Properties" }
        (table("Property", of_kind("field")))
        h2 { "Methods" }
        (table("Method", of_kind("method")))
        h2 { "Events" }
        p { "All bubble, and leave a shadow tree. What the page does itself it is not told." }
        (table("Event", element.events.iter()))
        h2 { "Colours and states" }
        p {
            "Set these on the element or on anything round it that names it, as in "
            code { "squarewise-board { --dark: #9d9d9d; }" } ". "
            "The attribute " code { "data-theme" } " with " code { "contrast" } ", " code { "print" } " or "
            code { "colour-blind" } " chooses a set of them. The picture is part of your page, so there are no "
            "shadow parts: a selector like " code { "squarewise-board .piece.white" } " reaches its pieces."
        }
        (table("Custom property", element.css_properties.iter()))
        (table("State", element.css_states.iter()))
        script type="module" src=(frame.asset("copy.js")) {}
    };
    let about = About {
        title: "Chess boards for your own site – Squarewise",
        description: "A chess board as one HTML element: attributes, properties, methods, events and colours.",
        kind: Kind::Text,
    };
    Ok(frame.page(&about, &html! { div.manual lang=[frame.in_english()] { (main) } }))
}

const ELEMENT: &str = r#"<link rel="stylesheet" href="squarewise-board/squarewise-board.css">
<script type="module" src="squarewise-board/squarewise-board.js"></script>

<squarewise-board fen="8/3p4/8/8/3R4/8/8/8 w" piece="d4"
  caption="Try to jump over the pawn."></squarewise-board>"#;

const PROGRAM: &str = r#"const board = document.querySelector("squarewise-board");
await board.ready;
board.judge("d4d8").text; // "The rook cannot jump: the pawn on d7 stands in its way. …"
board.move("Rxd7");
board.addEventListener("squarewise-refused", ({ detail }) => console.log(detail.text));"#;

const EXERCISE: &str = r#"<form action="/hand-in" method="post">
  <squarewise-board name="moves" required fen="8/8/8/8/3R4/8/8/8 w"
    stars="d7 g7" answer="d4d7 d7g7" caption="Collect both stars."></squarewise-board>
  <button>Hand in</button>
</form>"#;

const LINE: &str = r#"<squarewise-board line="1. f3 {This opens a way to the king.} e5 2. g4 Qh4# {Checkmate.}"
  caption="The shortest game that ends by checkmate."></squarewise-board>"#;

const HEIGHT: &str = r#"addEventListener("message", ({ data, source }) => {
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow === source && data?.squarewise) frame.height = data.squarewise.height;
  }
});"#;

/// How to come by a board, from the most to the least work.
fn ways(frame: &Frame) -> Markup {
    let embed = frame.address("embed/");
    let base = frame.course().address.as_deref().unwrap_or("https://chess.example");
    let iframe = format!(
        "<iframe src=\"{base}/embed/?fen=8/3p4/8/8/3R4/8/8/8+w&amp;piece=d4\"\n  width=\"400\" height=\"640\" title=\"A rook and a pawn\"></iframe>"
    );
    html! {
        h2 { "As an element" }
        p {
            "Build the package by " code { "./build.sh package" } " and copy its folder to your site. "
            a href=(frame.address("demo/")) { "This page" } " uses nothing else."
        }
        (snippet(ELEMENT))
        p { "An exercise can be a field of a form, which sends the moves:" }
        (snippet(EXERCISE))
        p { "A line is gone through step by step:" }
        (snippet(LINE))
        p { "A program asks the board, moves on it and hears what happens:" }
        (snippet(PROGRAM))
        h2 { "As a frame" }
        p {
            "Where you can write HTML but no scripts, show "
            a href=(format!("{embed}?fen=8/3p4/8/8/3R4/8/8/8+w&piece=d4")) { "a page with one board" }
            ". Every attribute below can stand in its address, and " code { "moves" } " that have been made."
        }
        (snippet(&iframe))
        p { "It tells the page round it how high it is, and keeps nothing. To follow its height:" }
        (snippet(HEIGHT))
    }
}

/// A listing, with a button that a script wakes.
fn snippet(text: &str) -> Markup {
    html! {
        pre tabindex="0" { code { (text) } }
        p.copying { button type="button" disabled { "Copy" } " " span role="status" {} }
    }
}

fn table<'a>(heading: &str, rows: impl Iterator<Item = &'a Named>) -> Markup {
    html! {
        table {
            thead { tr { th scope="col" { (heading) } th scope="col" { "What it is" } } }
            tbody { @for row in rows {
                tr {
                    th scope="row" { code { (row.call()) } }
                    td {
                        (with_code(&row.description))
                        @if let Some(type_) = &row.type_ { " " code.type { (type_.text) } }
                    }
                }
            } }
        }
    }
}

impl Named {
    /// Its name, for a method as it is called.
    fn call(&self) -> String {
        let parameters: Vec<&str> = self.parameters.iter().map(|parameter| &*parameter.name).collect();
        match &*self.kind {
            "method" => format!("{}({})", self.name, parameters.join(", ")),
            _ => self.name.clone(),
        }
    }
}

/// A sentence in which code stands between backticks.
fn with_code(text: &str) -> Markup {
    html! {
        @for (index, part) in text.split('`').enumerate() {
            @if index % 2 == 0 { (part) } @else { code { (part) } }
        }
    }
}
