//! Sheets in the browser: one page each on both papers, and the choices beside them.

use fantoccini::wd::PrintSize;
use tests::{Engine, Page};

/// US Letter, in centimetres.
const LETTER: PrintSize = PrintSize { width: 21.59, height: 27.94 };

/// The names of all sheets, as the page of sheets has them.
fn names(page: &Page) -> Vec<String> {
    let links = "return [...document.querySelectorAll('.sheets li > a')].map(a => a.getAttribute('href'))";
    let links = page.run(links);
    let links = links.as_array().expect("a list of links");
    links.iter().filter_map(|link| Some(link.as_str()?.trim_end_matches('/').to_owned())).collect()
}

/// Letter is the lower paper; what fits it fits A4, which the rook's sheet shows too.
pub(crate) fn each_prints_on_one_page(engine: Engine) {
    let page = Page::open(engine, "en/sheets/");
    let names = names(&page);
    assert!(names.len() > 8, "hardly any sheets: {names:?}");
    page.assert_accessible();
    page.assert_quiet();
    page.screenshot_whole("sheets");
    for name in names {
        page.go(&format!("en/sheets/{name}/"));
        let wanted = page.count(".sheet");
        let papers = if name == "rook" { vec![LETTER, PrintSize::A4] } else { vec![LETTER] };
        for paper in papers {
            let Some(printed) = page.print_on(&format!("sheet-{name}"), paper) else { return };
            let sheets = printed.sheets();
            assert_eq!(sheets.len(), wanted, "{name}: {sheets:?}");
            assert!(sheets[0].contains("May be copied for class"), "{name} has no foot: {sheets:?}");
        }
    }
}

pub(crate) fn the_lesson_leads_to_its_sheet(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    // The dialog itself would wait for a person.
    let address = page.run("return document.querySelector('.on-paper a').getAttribute('href')");
    assert_eq!(address, "../sheets/rook/#print");
    page.go("en/sheets/rook/");
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
