//! The harness itself, tried on a small page: what it sees, hears and prints is really there.

use std::fs;
use tests::{Engine, Page, Setting, Viewport, place, site};

const PAGE: &str = r##"<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A small board</title>
<link rel="icon" href="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">
<style>body { color: black; background: white } @media (prefers-color-scheme: dark) { body { color: white; background: black } }</style>
</head><body><main><h1>A small board</h1><noscript>Nothing moves here.</noscript>
<squarewise-board id="small"><figure class="stage">
<svg role="img" aria-label="Two squares" viewBox="0 0 80 40" width="160" height="80">
<rect width="40" height="40" fill="#000"/><rect x="40" width="40" height="40" fill="#ddd"/><g id="marks"></g></svg>
<div role="grid" aria-label="The squares"><div role="row">
<span role="gridcell"><button data-square="a1" aria-label="a1, empty">a1</button></span>
<span role="gridcell"><button data-square="b1" aria-label="b1, empty">b1</button></span></div></div>
</figure><p role="status"></p></squarewise-board></main>
<script>
const board = document.querySelector('squarewise-board');
const press = square => {
  document.querySelector('#marks').innerHTML = `<circle data-mark="dot" data-square="${square}" r="5"/>`;
  document.querySelector('[role=status]').textContent = `You pressed ${square}.`;
};
for (const button of document.querySelectorAll('button')) {
  let from = null;
  button.addEventListener('click', () => press(button.dataset.square));
  button.addEventListener('pointerdown', () => { board.dataset.from = button.dataset.square; });
  button.addEventListener('pointerup', event => {
    const over = document.elementFromPoint(event.clientX, event.clientY).dataset.square;
    if (over !== board.dataset.from) press(board.dataset.from + over);
  });
}
board.dataset.awake = '';
</script></body></html>"##;

/// Serves the page, with `more` at its end, on a path deep below a host's root.
fn serve(name: &str, more: &str) -> String {
    let file = place::output(&format!("small-page/{name}"), "index.html");
    fs::write(&file, format!("{PAGE}{more}")).expect("the folder was just made");
    site::serve_folder(file.parent().expect("it has a folder"), "/deep/below/")
}

pub(crate) fn a_click_a_picture_and_a_check(engine: Engine) {
    let page = Page::open(engine, &serve("click", ""));
    assert_eq!(page.title(), "A small board");
    let board = page.board("small");
    board.click("a1");
    assert_eq!(board.squares_marked("dot"), ["a1"]);
    assert_eq!(board.status(), "You pressed a1.");
    assert_eq!(board.label("b1"), "b1, empty");
    board.focus("b1");
    assert_eq!(board.focused_square().as_deref(), Some("b1"));
    page.press(" ");
    board.wait_for_status("You pressed b1.");
    board.drag("a1", "b1");
    board.wait_for_status("You pressed a1b1.");
    let picture = fs::read(page.screenshot("harness")).expect("the picture was written");
    assert!(picture.starts_with(b"\x89PNG") && picture.len() > 2000, "an empty picture");
    page.assert_accessible();
    assert!(page.console().is_empty(), "{:?}", page.console());
    assert!(page.layout_shifts().is_empty(), "{:?}", page.layout_shifts());
}

pub(crate) fn a_phone_and_the_dark(engine: Engine) {
    let page = Page::open_with(engine, Setting::DARK, &serve("dark", ""));
    page.set_viewport(Viewport::PHONE);
    assert_eq!(page.run("return innerWidth"), 390);
    assert_eq!(page.run("return matchMedia('(prefers-color-scheme: dark)').matches"), true);
    page.screenshot_whole("harness-phone-dark");
    assert_eq!(page.run("return innerWidth"), 390);
    drop(page);
    let light = Page::open(engine, &serve("light", ""));
    assert_eq!(light.run("return matchMedia('(prefers-color-scheme: dark)').matches"), false);
    assert_eq!(light.run("return innerWidth"), 1280);
}

pub(crate) fn no_scripts(engine: Engine) {
    let page = Page::open_with(engine, Setting::NO_SCRIPTS, &serve("off", ""));
    assert_eq!(page.count("[data-awake]"), 0, "a script ran");
    assert_eq!(page.text("noscript"), "Nothing moves here.");
    page.screenshot("harness-no-scripts");
}

pub(crate) fn paper(engine: Engine) {
    let page = Page::open(engine, &serve("paper", ""));
    let Some(paper) = page.print("harness") else { return };
    let sheets = paper.sheets();
    assert_eq!(sheets.len(), 1);
    assert!(sheets[0].contains("A small board"), "{sheets:?}");
    // The black square is printed, as it is no background.
    let picture = paper.picture(1, 50);
    let dot = |x: usize, y: usize| picture.darkness(x, y, 10, 10);
    let darkest = (0..picture.width - 10)
        .flat_map(|x| (0..picture.height - 10).map(move |y| (x, y)))
        .map(|(x, y)| dot(x, y))
        .fold(0.0, f64::max);
    assert!(darkest > 0.95, "no black square on the paper: {darkest}");
}

pub(crate) fn what_is_not_quiet_is_heard(engine: Engine) {
    let noise = "<script>console.warn('a word'); throw new Error('a fault')</script>";
    let page = Page::open(engine, &serve("noise", noise));
    match engine {
        Engine::Chromium | Engine::Firefox => {
            page.wait_until("the page is complete", "document.readyState === 'complete'");
            let console = page.console().join("\n");
            assert!(console.contains("a word") && console.contains("a fault"), "{console}");
        }
        Engine::WebKit => {}
    }
    let away = serve("away", "");
    let fetch = "fetch(arguments[0], { mode: 'no-cors' }).then(() => { window.fetched = true })";
    page.run_with(fetch, away.as_str());
    page.wait_until("the fetch is done", "window.fetched");
    let requests = page.requests();
    assert!(requests.contains(&page.url()) && requests.contains(&away), "{requests:?}");
}
