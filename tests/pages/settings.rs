//! The settings page: what is chosen there holds on every page, at once and later, until it is chosen away.

use std::fs;

use serde_json::{Value, json};
use tests::{Engine, Page, Setting};

use crate::trouble::{assets, serve_blocked, serve_changed};

const SETTINGS: &str = "en/settings/";

/// One page of each kind.
const PAGES: [&str; 8] =
    ["", "en/rook/", "en/exercises/", "en/glossary/", "en/sheets/", "en/about/", "404.html", "en/settings/"];

/// How a page looks: what it is dressed in, and the colours that come of it.
const LOOK: &str = "const { theme, scheme, motion } = document.documentElement.dataset;
    return [theme ?? null, scheme ?? null, motion ?? null, getComputedStyle(document.documentElement).backgroundColor]";

/// What is chosen in each group of the form.
const CHOSEN: &str = "return [...document.querySelectorAll('.choices :checked')].map(box => box.type === 'radio' ? box.value : box.name)";

/// What the form says to whoever has chosen nothing.
fn as_for_everybody() -> Value {
    json!(["paper", "auto", "outside", "letters", "both", "motion", "squarewise-letters", "squarewise-how"])
}

fn choose(page: &Page, value: &str) {
    page.wait_until(
        "the choices are awake",
        &format!("document.querySelector('.choices [value={value}]:enabled')"),
    );
    page.click(&format!(".choices label:has([value={value}])"));
}

fn switch(page: &Page, name: &str) {
    page.click(&format!(".choices label:has([name={name}])"));
}

pub(crate) fn a_choice_holds_on_every_page(engine: Engine) {
    let page = Page::open(engine, SETTINGS);
    assert_eq!(page.run(CHOSEN), as_for_everybody());
    let before = page.run(LOOK);
    choose(&page, "contrast");
    choose(&page, "dark");
    switch(&page, "motion");
    let look = page.run(LOOK);
    assert_eq!(json!([look[0], look[1], look[2]]), json!(["contrast", "dark", "off"]));
    assert_ne!(look[3], before[3], "it is not seen at once");
    page.assert_accessible();
    for path in PAGES {
        page.go(path);
        assert_eq!(page.run(LOOK), look, "{path:?}");
    }
    assert_eq!(page.run(CHOSEN)[0], "contrast", "the form knows it");
    assert_dressed_before_paint(&page);
    page.go(SETTINGS);
    choose(&page, "paper");
    choose(&page, "auto");
    switch(&page, "motion");
    page.go("");
    assert_eq!(page.run(LOOK)[3], before[3], "chosen away");
    page.assert_quiet();
}

/// No frame shows the page as others have it.
fn assert_dressed_before_paint(page: &Page) {
    page.go("en/rook/");
    let script = page.run(
        "const looks = document.querySelector('script[src$=\"/looks.js\"]');
        return [looks.parentNode.localName, looks.async, looks.defer, looks.type]",
    );
    assert_eq!(script, json!(["head", false, false, ""]), "what waits for nothing waits for no paint");
    if page.engine() != Engine::Chromium {
        return;
    }
    let first = "requestAnimationFrame(() => { window.first = document.documentElement.dataset.theme })";
    let added = page.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": first }));
    page.go("en/bishop/");
    page.wait_until("the first frame", "'first' in window");
    assert_eq!(page.run("return first"), "contrast", "in the first frame");
    page.devtools("Page.removeScriptToEvaluateOnNewDocument", &added);
}

pub(crate) fn who_keeps_nothing_is_as_everybody(engine: Engine) {
    let page = Page::open(engine, SETTINGS);
    let before = page.run(LOOK)[3].clone();
    choose(&page, "contrast");
    choose(&page, "dark");
    switch(&page, "motion");
    switch(&page, "squarewise-letters");
    page.click(".keeps .confirmed summary");
    page.assert_accessible();
    page.click(".keeps .confirmed button");
    page.wait_until("it is told", "document.querySelector('.said').textContent === 'Forgotten.'");
    for visit in ["at once", "after a reload"] {
        assert_eq!(page.run(CHOSEN), as_for_everybody(), "{visit}");
        assert_eq!(page.run(LOOK)[3], before, "{visit}");
        assert_eq!(page.run("return Object.keys(localStorage)"), json!([]), "{visit}");
        page.go(SETTINGS);
    }
    assert_eq!(page.text(".nothing"), "Nothing is kept.");
    page.assert_quiet();
}

/// What may stand where the choices are kept, and no page of ours has written it.
const CORRUPT: [&str; 9] = [
    "",
    "nonsense",
    "null",
    "[]",
    "7",
    "{\"version\":2,\"theme\":\"contrast\"}",
    "{\"version\":1,\"theme\":\"no-such\",\"scheme\":7}",
    "{\"version\":1,\"theme\":null,\"scheme\":{}}",
    "{\"version\":1,\"a-b\":\"c\"}",
];

pub(crate) fn what_is_no_choice_changes_nothing(engine: Engine) {
    let page = Page::open(engine, SETTINGS);
    let before = page.run(LOOK)[3].clone();
    for corrupt in CORRUPT {
        page.run_with("localStorage['squarewise-settings'] = arguments[0]", corrupt);
        page.go(SETTINGS);
        assert_eq!(page.run(CHOSEN), as_for_everybody(), "{corrupt:?}");
        assert_eq!(page.run(LOOK)[3], before, "{corrupt:?}");
    }
    choose(&page, "contrast");
    page.go(SETTINGS);
    assert_eq!(page.run(LOOK)[0], "contrast", "a choice after nonsense is kept");
    page.go("en/rook/");
    page.run(
        "localStorage['squarewise-settings'] = JSON.stringify({ version: 1, theme: 'print' });
        dispatchEvent(new StorageEvent('storage'))",
    );
    assert_eq!(page.run(LOOK)[0], "print", "what another window has chosen");
    page.assert_quiet();
}

pub(crate) fn without_storage_a_choice_holds_on_its_page(engine: Engine) {
    let page = Page::open(engine, &format!("{}{SETTINGS}", serve_blocked(engine)));
    choose(&page, "contrast");
    assert_eq!(page.run(LOOK)[0], "contrast");
    assert!(page.text(".passing").starts_with("This browser keeps nothing for this site"));
    page.click(".keeps .confirmed summary");
    page.click(".keeps .confirmed button");
    page.wait_until("it is told", "document.querySelector('.said').textContent === 'Forgotten.'");
    assert_eq!(page.run(CHOSEN), as_for_everybody());
    assert!(page.console().is_empty(), "{:?}", page.console());
    // The next test begins with an empty store, and here is none to empty.
    page.go("");
}

pub(crate) fn without_scripts_it_says_so(engine: Engine) {
    let page = Page::open_with(engine, Setting::NO_SCRIPTS, SETTINGS);
    page.wait_until("it is seen", "document.querySelector('.needs').offsetHeight > 20");
    assert!(page.text(".needs").starts_with("Settings need JavaScript"));
    let awake = page.count("main :is(input, button, textarea.bring):enabled");
    let open = page.count(".choices fieldset:enabled");
    assert_eq!((awake, open), (0, 0), "what does nothing is not to be pressed");
    page.screenshot_whole("settings-no-scripts");
}

/// A script that cannot be had, what then sleeps, and what is awake all the same.
const MISSING: [(&str, &str, &str); 3] = [
    ("transfer.js", ".progress button, .keeps button, .bring, [type=file]", ".choices input"),
    ("coordinates.js", "[name=coordinates]", ".choices input:not([name=coordinates]), .progress button"),
    ("settings.js", ".choices input", ".progress button, .keeps button"),
];

pub(crate) fn a_script_that_is_missing_takes_no_other_along(engine: Engine) {
    for (script, asleep, awake) in MISSING {
        let site = serve_changed(engine, &format!("without-{script}"), |site| {
            assets(site, script).for_each(|file| drop(fs::remove_file(file)));
        });
        let page = Page::open(engine, &format!("{site}{SETTINGS}"));
        let all = page.count(awake);
        let are_awake = format!(
            "[...document.querySelectorAll('{awake}')].filter(one => one.matches(':enabled')).length === {all}"
        );
        assert!(all > 0, "{script}: {awake}");
        page.wait_until("the rest is awake", &are_awake);
        let pretends = page.run_with(
            "return [...document.querySelectorAll(arguments[0])].filter(one => one.matches(':enabled')).map(one => one.outerHTML)",
            asleep,
        );
        assert_eq!(pretends, json!([]), "without {script} it looks alive and does nothing");
    }
}
