//! All sheets at a glance.

use maud::{Markup, html};
use sheet::{DESIGN, Paper};

use super::sheet::paper_name;
use super::{About, Frame, Kind};
use crate::sheets::{Printed, all_name, file_name, zip_name};

/// The whole page.
pub fn page(printed: &[Printed], frame: &Frame) -> String {
    let main = html! {
        div.choices {
            h1 { "Sheets to print" }
            p.promise { "One page each, for A4 and for Letter, in black and white. Copy them for your class." }
            p.downloads { "All sheets in one PDF: " (links(all_name)) br; "All as a ZIP file: " (links(zip_name)) }
        }
        ul.sheets { @for one in printed { (entry(one)) } }
    };
    let description = "Handouts about the rules of chess: one page for each piece and each special move, to print and copy.";
    let about = About { title: "Sheets to print – Squarewise", description, kind: Kind::Sheet };
    frame.page(&about, &main)
}

fn entry(one: &Printed) -> Markup {
    let pdf = |paper| html! { a href=(file_name(&one.name, paper)) { "PDF " (paper_name(paper)) } };
    html! {
        li {
            a href=(format!("{}/", one.name)) {
                img src=(format!("{}.svg", one.name)) alt="" loading="lazy" width=(DESIGN.0) height=(DESIGN.1);
                span { (one.title) }
            }
            p { (pdf(Paper::A4)) " · " (pdf(Paper::Letter)) }
        }
    }
}

fn links(name: fn(Paper) -> String) -> Markup {
    html! {
        @for (index, paper) in Paper::ALL.into_iter().enumerate() {
            @if index > 0 { " · " }
            a href=(name(paper)) { (paper_name(paper)) }
        }
    }
}
