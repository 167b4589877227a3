//! Pages that are no lessons: all can be read and used by everybody, on a screen of any width.

use tests::{Engine, Page, Viewport};

const PAGES: [&str; 9] = [
    "",
    "404.html",
    "en/exercises/",
    "en/glossary/",
    "en/sources/",
    "en/about/",
    "en/teachers/",
    "en/authors/",
    "en/settings/",
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
