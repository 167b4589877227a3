//! What happens when the boards' module or its words cannot be had: the lesson stays, and one line says why.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

use tests::site::{self, Service};
use tests::{Engine, Page, place};

/// A copy of the site for one engine, with a change, served deep below the root of a host.
pub(crate) fn serve_changed(engine: Engine, name: &str, change: impl Fn(&Path)) -> String {
    let copy = place::output(&format!("changed/{name}-{}", engine.name()), "index.html");
    let folder = copy.parent().expect("a file is in a folder");
    // An earlier run may have left its own copy there.
    fs::remove_dir_all(folder).expect("the folder was just made");
    copy_folder(&place::in_workspace("dist"), folder);
    change(folder);
    site::serve_folder(folder, "/some/where/")
}

/// The site for browsers that let pages keep nothing.
pub(crate) fn serve_blocked(engine: Engine) -> String {
    let no = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } });";
    serve_changed(engine, "blocked", |site| {
        assets(site, "looks.js").for_each(|file| {
            let looks = fs::read_to_string(&file).expect("a script");
            fs::write(&file, format!("{no}{looks}")).expect("it can be written");
        });
    })
}

pub(crate) fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder can be made");
    for entry in fs::read_dir(from).expect("the site is built").flatten() {
        let target = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy_folder(&entry.path(), &target),
            false => drop(fs::copy(entry.path(), target).expect("the file can be copied")),
        }
    }
}

/// The files of this name in the folder of shared files.
pub(crate) fn assets(site: &Path, name: &str) -> impl Iterator<Item = std::path::PathBuf> {
    let folders = fs::read_dir(site.join("assets")).expect("the site has shared files");
    folders.flatten().map(move |folder| folder.path().join(name)).collect::<Vec<_>>().into_iter()
}

pub(crate) fn it_works_below_any_path(engine: Engine) {
    let page = Page::open(engine, &format!("{}en/rook/", serve_changed(engine, "moved", |_| {})));
    let board = page.board("open-board");
    board.click("d8");
    board.wait_for_status("White rook to d8.");
}

pub(crate) fn a_press_before_a_board_wakes_is_not_lost(engine: Engine) {
    /// A slow line.
    const LATE: Duration = Duration::from_secs(4);
    let host = site::serve_with(&place::in_workspace("dist"), "/", |path| {
        if path.ends_with(".wasm") {
            thread::sleep(LATE);
        }
        Service::Usual
    });
    let page = Page::open(engine, &format!("{host}en/rook/"));
    // Drivers click at elements of HTML alone.
    page.run(
        "const piece = document.querySelector(\"[id='friend'] svg [data-piece=g4]\");
        piece.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = piece.getBoundingClientRect();
        const place = { clientX: left + width / 2, clientY: top + height / 2 };
        document.elementFromPoint(place.clientX, place.clientY)
            .dispatchEvent(new MouseEvent('click', { ...place, bubbles: true, view: window }))",
    );
    assert_eq!(page.count("[data-awake]"), 0, "it was pressed too late");
    page.board("friend").wait_for_status("White rook takes the knight on g4.");
    assert!(page.console().is_empty(), "{:?}", page.console());
}

pub(crate) fn a_broken_module_is_told(engine: Engine) {
    let site = serve_changed(engine, "broken", |site| {
        assets(site, "web_bg.wasm").for_each(|file| fs::write(file, "no wasm").expect("it can be written"));
    });
    let page = Page::open(engine, &format!("{site}en/rook/"));
    check_asleep(&page);
    page.assert_accessible();
}

pub(crate) fn a_script_that_fails_before_the_page_is_read_is_told(engine: Engine) {
    let host = site::serve_with(&place::in_workspace("dist"), "/", |path| match path {
        _ if path.ends_with("/boot.js") => Service::Nothing,
        _ if path.ends_with('/') => Service::Halting,
        _ => Service::Usual,
    });
    check_asleep(&Page::open(engine, &format!("{host}en/rook/")));
}

pub(crate) fn words_of_another_version_are_told(engine: Engine) {
    let site = serve_changed(engine, "foreign", |site| {
        assets(site, "words.en.txt").for_each(|file| fs::write(file, "Hello.\n").expect("it can be written"));
    });
    check_asleep(&Page::open(engine, &format!("{site}en/rook/")));
}

/// The boards say that they cannot move, in the words of the page, and the pictures stay.
fn check_asleep(page: &Page) {
    page.wait_until(
        "the board says so",
        "document.querySelector('[role=status]').textContent.includes('cannot')",
    );
    assert_eq!(
        page.text("[id='open-board'] [role=status]"),
        "This board cannot move now, but the lesson is all here."
    );
    assert_eq!(page.count("[id='open-board'] svg [data-mark=dot]"), 14);
    assert_eq!(page.count("[role=grid]"), 0);
}

pub(crate) fn a_board_with_nonsense_in_it_says_so_and_the_others_wake(engine: Engine) {
    let site = serve_changed(engine, "nonsense", |site| {
        let page = site.join("en/rook/index.html");
        let text = fs::read_to_string(&page).expect("the page is there");
        fs::write(page, text.replacen("8/8/8/8/3R4/8/8/8", "8/8/8/8/3X4/8/8/8", 1))
            .expect("it can be written");
    });
    let page = Page::open(engine, &format!("{site}en/rook/"));
    page.board("capture").wait_until_awake();
    let status = page.text("[id='open-board'] [role=status]");
    assert!(status.starts_with("This board cannot move: its fen is no position"), "{status}");
    assert!(page.console().is_empty(), "{:?}", page.console());
}
