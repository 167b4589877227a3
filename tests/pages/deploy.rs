//! A new version of the site is put in the place of the old one while somebody reads: row 65 of the troubles.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tests::site::{self, Service};
use tests::{Engine, Page, place};

use crate::trouble::copy_folder;

/// What the shared files of the new version are called by.
const NEW: &str = "0123456789abcdef";

/// Pages of the new version; that of the king is still the old one, as a cache has it.
const RENEWED: [&str; 2] = ["en/rook/index.html", "en/bishop/index.html"];
const STALE: &str = "en/king/";

/// A copy of the site, and what its shared files are called by.
fn copy(engine: Engine) -> (PathBuf, String) {
    let copy = place::output(&format!("changed/deployed-{}", engine.name()), "index.html");
    let folder = copy.parent().expect("a file is in a folder").to_owned();
    fs::remove_dir_all(&folder).expect("the folder was just made");
    copy_folder(&place::in_workspace("dist"), &folder);
    let mut shared = fs::read_dir(folder.join("assets")).expect("the site has shared files").flatten();
    let name = shared.next().expect("they are in a folder").file_name();
    (folder, name.to_string_lossy().into_owned())
}

fn deploy(folder: &Path, old: &str) {
    fs::rename(folder.join("assets").join(old), folder.join("assets").join(NEW)).expect("it was there");
    for page in RENEWED {
        let text = fs::read_to_string(folder.join(page)).expect("the page is there");
        fs::write(folder.join(page), text.replace(old, NEW)).expect("it can be written");
    }
}

/// The files that the page has fetched, of one version.
fn fetched(page: &Page, version: &str) -> serde_json::Value {
    page.run_with(
        "return performance.getEntriesByType('resource').filter(file => file.name.includes(arguments[0])).length",
        version,
    )
}

pub(crate) fn a_new_version_while_a_page_is_open(engine: Engine) {
    let (folder, old) = copy(engine);
    let is_new = Arc::new(AtomicBool::new(false));
    let (has_come, gone) = (Arc::clone(&is_new), format!("/{old}/"));
    // The host sends a page for what it has no more.
    let host = site::serve_with(&folder, "/", move |path| {
        let is_gone = has_come.load(Ordering::Relaxed) && path.contains(&gone);
        if is_gone { Service::Page } else { Service::Usual }
    });
    let page = Page::open(engine, &format!("{host}en/rook/"));
    page.board("open-board").wait_until_awake();
    deploy(&folder, &old);
    is_new.store(true, Ordering::Relaxed);
    // The board that is awake goes on, without what it would only fetch now.
    let board = page.board("open-board");
    board.click("d8");
    board.wait_for_status("White rook to d8.");
    page.unfold("[id='open-board'] input");
    page.run("document.querySelector(\"[id='open-board'] input\").focus()");
    page.press("Ra8\u{e007}");
    board.wait_for_status("White rook to a8.");
    // The next page is the new one, and nothing in it old.
    page.go(&format!("{host}en/bishop/"));
    page.wait_until("a board wakes", "document.querySelector('[data-awake]')");
    assert_eq!(fetched(&page, &old), 0, "files of the old version");
    assert!(fetched(&page, NEW).as_u64().is_some_and(|count| count > 3));
    // A page that a cache has kept lacks its files: it is plain, but all there.
    page.go(&format!("{host}{STALE}"));
    let is_there = "const main = document.querySelector('main'), svg = main.querySelector('squarewise-board svg');
        return main.innerText.length > 500 && svg.getBoundingClientRect().height > 100 && svg.querySelectorAll('[data-piece]').length > 0";
    assert_eq!(page.run(is_there), true, "the page is blank");
    assert_eq!((page.count("[data-awake]"), fetched(&page, NEW)), (0, 0.into()), "old and new are mixed");
}
