//! Sheets in the browser: one page each on both papers, and the choices beside them.

use fantoccini::wd::PrintSize;
use tests::{Engine, Page, Setting};

/// US Letter, in centimetres.
const LETTER: PrintSize = PrintSize { width: 21.59, height: 27.94 };

/// The names of all sheets, as the page of sheets has them.
fn names(page: &Page) -> Vec<String> {
    let links = "return [...document.querySelectorAll('.sheets li > a')].map(a => a.getAttribute('href'))";
    let links = page.run(links);
    let links = links.as_array().expect("a list of links");
    links.iter().filter_map(|link| Some(link.as_str()?.trim_end_matches('/').to_owned())).collect()
}

/// A way of printing: what is pressed after the way before it, how many points the heading then has,
/// and how many copies stand on a side of paper.
struct Way {
    presses: &'static [&'static str],
    heading_pt: u32,
    copies: usize,
}

/// The ways that change what a page is made of.
const WAYS: [Way; 4] = [
    Way { presses: &[], heading_pt: 34, copies: 1 },
    Way { presses: &["#large", "#copies-2"], heading_pt: 38, copies: 2 },
    Way { presses: &["#copies-4"], heading_pt: 38, copies: 4 },
    Way { presses: &["#large", "#copies-2"], heading_pt: 34, copies: 2 },
];

/// Letter is the lower paper, and A4 the narrower one. Where a page ends is for the style sheet to say,
/// which knows no sheet by its name: one sheet tries all ways, and the others the first two.
pub(crate) fn each_prints_on_one_page(engine: Engine) {
    let page = Page::open(engine, "en/sheets/");
    let names = names(&page);
    assert!(names.len() > 8, "hardly any sheets: {names:?}");
    page.assert_accessible();
    page.assert_quiet();
    page.screenshot_whole("sheets");
    // Its letters would be squeezed in any other: the first visitor waits for the typeface too.
    page.go("en/sheets/rook/");
    let waited =
        "return [...document.fonts].filter(face => face.family.includes('Paper')).map(face => face.status)";
    assert_eq!(page.run(waited), serde_json::json!(["loaded", "loaded"]), "{engine:?}");
    for name in names {
        page.go(&format!("en/sheets/{name}/"));
        let sections = page.count(".sheet");
        let (ways, sizes) = match &*name {
            "rook" => (&WAYS[..], &[LETTER, PrintSize::A4][..]),
            _ => (&WAYS[..2], &[LETTER][..]),
        };
        for Way { presses, heading_pt, copies } in ways {
            presses.iter().for_each(|choice| page.click(choice));
            let mm = f64::from(*heading_pt) * 25.4 / 72.0;
            let heading = format!("document.querySelector('.paper text[font-size=\"{mm:.2}\"]')");
            let papers = format!("document.querySelectorAll('.paper').length === {}", sections * copies);
            page.wait_until(&format!("{name} after {presses:?}"), &format!("{papers} && {heading}"));
            for size in sizes {
                let Some(printed) = page.print_on(&format!("sheet-{name}"), size.clone()) else { return };
                let sheets = printed.sheets();
                let feet: Vec<usize> =
                    sheets.iter().map(|sheet| sheet.matches("May be copied for class").count()).collect();
                assert_eq!(feet, vec![*copies; sections], "{name}, {presses:?}: {sheets:?}");
            }
        }
    }
}

/// Which sides are at the bottom, by the lowest digit beside the first board, and large print too.
pub(crate) fn boards_are_turned_round_and_print_enlarged(engine: Engine) {
    let page = Page::open(engine, "en/sheets/rook/");
    let lowest = "[...document.querySelector('.paper [role=img] + * [role=img], .paper g[aria-label^=\"Chess board\"]').querySelectorAll('text')].map(text => [Number(text.getAttribute('y')), text.textContent]).filter(([, text]) => text >= '1' && text <= '8').sort((one, other) => other[0] - one[0])[0][1]";
    let wait = |what: &str, holds: &str| page.wait_until(what, holds);
    wait("White below", &format!("{lowest} === '1'"));
    page.click("#below-black");
    wait("Black below", &format!("{lowest} === '8'"));
    page.click("#large");
    wait("large print", "document.querySelectorAll('.sheet:first-of-type [role=img]').length === 2");
    wait("Black still below", &format!("{lowest} === '8'"));
    page.click("#copies-2");
    wait("two copies", "document.querySelectorAll('.sheet:first-of-type .paper').length === 2");
    let hidden = "return document.querySelectorAll('.paper[aria-hidden]').length";
    assert_eq!(page.run(hidden), 2, "whoever listens hears each page once");
    page.assert_accessible();
    page.assert_quiet();
    page.screenshot_whole("sheet-two-large");
    page.click("#copies-1");
    page.click("[name=below]");
    page.click("#large");
    wait("the plain sheet", &format!("document.querySelectorAll('.paper').length === 2 && {lowest} === '1'"));
}

/// Without scripts there is the plain sheet, to print as it is, and as PDF files.
pub(crate) fn a_sheet_is_whole_without_scripts(engine: Engine) {
    let page = Page::open_with(engine, Setting::NO_SCRIPTS, "en/sheets/rook/");
    assert_eq!(page.count(".sheet .paper"), 2);
    for script_only in ["[data-print]", "[data-live]"] {
        assert!(page.attribute(script_only, "hidden").is_some(), "{script_only} would do nothing");
    }
    assert_eq!(page.count(".downloads a[href='../rook.pdf']"), 1);
}

pub(crate) fn the_lesson_leads_to_its_sheet(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let links =
        "return [...document.querySelectorAll('.on-paper a')].map(a => a.getAttribute('href')).join(' ')";
    assert_eq!(page.run(links), "../sheets/rook/#print ../sheets/rook.pdf ../sheets/rook-letter.pdf");
    // The dialog itself would wait for a person: the address without its end does not open it.
    page.go("en/sheets/rook/");
    page.run("window.print = () => { window.printed = (window.printed ?? 0) + 1 }");
    page.click("[data-print]");
    page.wait_until("the dialog", "window.printed === 1");
    page.assert_accessible();
    page.assert_quiet();
    page.screenshot_whole("sheet-rook");
    assert_eq!(page.run("return document.querySelector('[data-print]').hidden"), false);
    let shown =
        |what: &str| page.run(&format!("return getComputedStyle(document.querySelector('{what}')).display"));
    for (choice, what) in
        [("#with-name", ".name-line"), ("#with-key", ".key"), ("#with-coordinates", "[role=img] text")]
    {
        assert_ne!(shown(what), "none", "{what}");
        page.click(choice);
        assert_eq!(shown(what), "none", "{what}");
    }
    page.click("#with-grey");
    let fill = page.run("return getComputedStyle(document.querySelector('path[fill=\"#c6c6c6\"]')).fill");
    assert!(fill.as_str().unwrap_or_default().contains("#hatch"), "{fill}");
    let Some(paper) = page.print_on("sheet-choices", PrintSize::A4) else { return };
    let sheets = paper.sheets();
    assert_eq!(sheets.len(), 1, "the answers were not wanted: {sheets:?}");
    assert!(!sheets[0].contains("Class"), "{sheets:?}");
}
