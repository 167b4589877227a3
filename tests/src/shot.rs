//! Pictures of pages, for people to look at: `target/screenshots/ENGINE-NAME.png`.

use crate::page::{Page, Viewport};
use crate::place;
use crate::setting::Scripts;
use std::fs;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

/// No page is taller than the screen that WebKitGTK has.
const HEIGHT_MAX: u64 = 7800;

impl Page {
    /// Takes a picture of what the window shows.
    pub fn screenshot(&self, name: &str) -> PathBuf {
        self.wait_until_painted();
        let png = self.browser().client().screenshot();
        let png = self.browser().drive("take a screenshot", png);
        let path = place::output("screenshots", &format!("{}-{name}.png", self.engine().name()));
        fs::write(&path, png).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        path
    }

    /// Takes a picture of the whole page, as wide as the window.
    pub fn screenshot_whole(&self, name: &str) -> PathBuf {
        let before = self.browser().viewport.get().unwrap_or(Viewport::DESKTOP);
        let height = self.run("return Math.ceil(document.documentElement.scrollHeight)");
        let height = height.as_u64().unwrap_or_default().min(HEIGHT_MAX) as u32;
        self.set_viewport(Viewport { height: height.max(before.height), ..before });
        let path = self.screenshot(name);
        self.set_viewport(before);
        path
    }

    /// Two frames: a screenshot in WebKitGTK may otherwise come before the paint.
    pub(crate) fn wait_until_painted(&self) {
        match self.browser().setting.get().scripts {
            Scripts::On => {
                let frames = "requestAnimationFrame(() => requestAnimationFrame(() => done()));";
                self.browser().execute_until_done(frames, vec![]);
            }
            // No callback is ever called, not even the test's own.
            Scripts::Off => sleep(Duration::from_millis(200)),
        }
    }
}
