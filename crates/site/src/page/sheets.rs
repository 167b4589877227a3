//! All sheets at a glance.

use lesson::words::Say;
use maud::{Markup, html};
use sheet::{DESIGN, Paper};

use super::sheet::paper_name;
use super::{About, Frame, Kind, woven};
use crate::sheets::{Printed, all_name, file_name, zip_name};

/// The whole page.
pub fn page(printed: &[&Printed], frame: &Frame) -> String {
    let main = html! {
        div.choices {
            h1 { (frame.text(Say::PrintTitle)) }
            p.promise { (frame.text(Say::PrintPromise)) }
            p.downloads {
                (woven(frame.words(), Say::PrintAllPdf, &[links(all_name, frame)])) br;
                (woven(frame.words(), Say::PrintAllZip, &[links(zip_name, frame)]))
            }
            p { (frame.text(Say::PrintOtherWays)) }
        }
        ul.sheets { @for one in printed { (entry(one, frame)) } }
    };
    let title = frame.title(frame.text(Say::PrintTitle));
    let description = frame.text(Say::PrintDescription);
    let about = About { title: &title, description, kind: Kind::Sheet };
    frame.page(&about, &main)
}

fn entry(one: &Printed, frame: &Frame) -> Markup {
    let pdf = |paper| {
        html! { a href=(file_name(&one.name, paper)) {
                (frame.words().fill(Say::PrintPdf, &[frame.text(paper_name(paper))]))
            }
        }
    };
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

fn links(name: fn(Paper) -> String, frame: &Frame) -> Markup {
    html! {
        @for (index, paper) in Paper::ALL.into_iter().enumerate() {
            @if index > 0 { " · " }
            a href=(name(paper)) { (frame.text(paper_name(paper))) }
        }
    }
}
