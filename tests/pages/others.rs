//! Pages that are no lessons: all can be read and used by everybody, on a screen of any width.

use tests::{Engine, Page, Viewport};

const PAGES: [&str; 12] = [
    "",
    "404.html",
    "en/exercises/",
    "en/glossary/",
    "en/sources/",
    "en/about/",
    "en/teachers/",
    "en/authors/",
    "en/settings/",
    "en/sheets/",
    "en/element/",
    "en/your-board/",
];

pub(crate) fn none_has_a_fault_to_tell(engine: Engine) {
    let page = Page::open(engine, PAGES[0]);
    for path in PAGES {
        page.go(path);
        page.assert_quiet();
    }
}

pub(crate) fn none_is_wider_than_a_phone(engine: Engine) {
    let page = Page::open(engine, PAGES[0]);
    page.set_viewport(Viewport::PHONE);
    for path in PAGES {
        page.go(path);
        let too_wide = page.run("return document.documentElement.scrollWidth - innerWidth");
        assert!(too_wide.as_i64().is_some_and(|pixels| pixels <= 0), "{path}: {too_wide} pixels too wide");
        // Two lines, each as tall as a finger: all else is for the page itself.
        let top = page.run("return document.querySelector('.top').offsetHeight");
        assert!(
            top.as_i64().is_some_and(|pixels| (88..=120).contains(&pixels)),
            "{path}: its top is {top} tall"
        );
    }
}

/// The words of visible heads of columns that stand on two lines, each in part.
const BROKEN: &str = r"
    const isSeen = head => head.checkVisibility() && getComputedStyle(head.closest('thead') ?? head).position !== 'absolute';
    const texts = [...document.querySelectorAll('th')].filter(isSeen).flatMap(head => {
        const nodes = document.createTreeWalker(head, NodeFilter.SHOW_TEXT), all = [];
        while (nodes.nextNode()) if (!nodes.currentNode.parentElement.closest('code')) all.push(nodes.currentNode);
        return all;
    });
    return texts.flatMap(text => [...text.data.matchAll(/[^\s-]+/g)].filter(word => {
        const range = new Range();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
    }).map(word => word[0]))";

pub(crate) fn no_head_of_a_column_is_broken_on_a_phone(engine: Engine) {
    let page = Page::open(engine, PAGES[0]);
    page.set_viewport(Viewport::PHONE);
    for path in PAGES {
        page.go(path);
        let broken = page.run(BROKEN);
        assert!(broken.as_array().is_some_and(Vec::is_empty), "{path}: {broken}");
    }
}

/// WCAG 2.2, 1.4.12: nothing is lost if lines, words and letters stand further apart.
pub(crate) fn letters_may_be_wide_apart(engine: Engine) {
    let page = Page::open(engine, PAGES[0]);
    page.set_viewport(Viewport::PHONE);
    for path in PAGES {
        page.go(path);
        page.run(
            "const sheet = new CSSStyleSheet();
            sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; \
                word-spacing: 0.16em !important } p { margin-bottom: 2em !important }');
            document.adoptedStyleSheets = [sheet]",
        );
        assert_fits(&page, path);
    }
}

/// WCAG 2.2, 1.4.4: text alone made twice as large takes nothing away, and makes no board a stamp.
pub(crate) fn text_may_be_twice_as_large(engine: Engine) {
    let page = Page::open(engine, PAGES[0]);
    for path in PAGES {
        page.go(path);
        page.run("document.documentElement.style.fontSize = '36px'");
        assert_fits(&page, path);
        let board =
            page.run("return document.querySelector('main squarewise-board .stage')?.offsetWidth ?? 400");
        assert!(board.as_i64().is_some_and(|pixels| pixels >= 320), "{path}: the board is {board} wide");
    }
}

/// Nothing is wider than the window, and no button, label or heading is cut off at its own edge.
fn assert_fits(page: &Page, path: &str) {
    let cut = page.run(
        "const wide = document.documentElement.scrollWidth - innerWidth;
        const cut = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, label, summary, legend, td, th)')]
            .filter(part => part.checkVisibility() && part.clientWidth > 1 && !part.closest('.unseen, thead'))
            .filter(part => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline');
        return [...(wide > 0 ? [`${wide} pixels too wide`] : []), ...cut.map(part => part.textContent.slice(0, 40))]",
    );
    assert!(cut.as_array().is_some_and(Vec::is_empty), "{path}: {cut}");
}

pub(crate) fn how_far_one_is_can_be_seen_in_forced_colours(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    if !page.prefer("forced-colors", "active") {
        return;
    }
    let line = page.run(
        "const colour = (of, part) => getComputedStyle(of, part).backgroundColor;
        return [document.documentElement, document.querySelector('.course')].map(of => colour(of))",
    );
    assert_ne!(line[0], line[1], "the line and the page");
}

pub(crate) fn an_exercise_is_reached_from_the_list(engine: Engine) {
    let page = Page::open(engine, "en/exercises/");
    page.click("a[href$='/rook/#two-stars']");
    page.wait_until("the lesson is there", "document.querySelector('#two-stars')");
    assert!(page.url().ends_with("/en/rook/#two-stars"), "{}", page.url());
}

pub(crate) fn a_word_is_reached_from_its_first_use(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    page.click("a[href$='glossary/#rank']");
    page.wait_until("the glossary is there", "document.querySelector('.glossary')");
    assert_eq!(page.text(":target dt"), "rank");
}
