//! The three browser engines, and what each is asked for at the start of a session.

use crate::place;
use crate::setting::{Scripts, Setting};
use serde_json::{Map, Value, json};

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Chromium, by chromedriver.
    Chromium,
    /// Firefox, by geckodriver.
    Firefox,
    /// WebKitGTK's MiniBrowser, by WebKitWebDriver, on a screen of its own.
    WebKit,
}

impl Engine {
    /// Every engine, in the order in which tests are listed.
    pub const ALL: [Engine; 3] = [Engine::Chromium, Engine::Firefox, Engine::WebKit];

    /// The name in test names and file names.
    pub fn name(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::WebKit => "webkit",
        }
    }

    /// Why this engine cannot be tested here, if it cannot.
    pub fn lack(self) -> Option<String> {
        let needed: &[&str] = match self {
            Engine::Chromium => &["chromium", "chromedriver"],
            Engine::Firefox => &["firefox", "geckodriver"],
            Engine::WebKit => &["MiniBrowser", "WebKitWebDriver", "Xvfb"],
        };
        let missing = needed.iter().find(|name| place::tool(name).is_none())?;
        Some(format!("no {missing}; `./build.sh test` finds or installs it, or says what to do"))
    }

    /// The WebDriver capabilities for a session with `setting`: what the set-up noted down, and
    /// what these tests want besides.
    pub(crate) fn capabilities(self, setting: Setting) -> Map<String, Value> {
        let key = match self {
            Engine::Chromium => "goog:chromeOptions",
            Engine::Firefox => "moz:firefoxOptions",
            Engine::WebKit => "webkitgtk:browserOptions",
        };
        let mut options = place::noted("webdriver.json")[key].clone();
        let mut capabilities = Map::new();
        match self {
            Engine::Chromium => {
                let logs = json!({ "browser": "ALL", "performance": "ALL" });
                capabilities.insert("goog:loggingPrefs".into(), logs);
            }
            Engine::Firefox => {
                // The page's console goes to the driver's log; so would that of the mends that Firefox
                // brings for other sites, which are none of ours.
                options["prefs"] = json!({
                    "devtools.console.stdout.content": true,
                    "extensions.webcompat.perform_injections": false,
                    "extensions.webcompat.perform_ua_overrides": false,
                    "extensions.webcompat.enable_shims": false,
                });
            }
            Engine::WebKit => {
                let scripts = match setting.scripts {
                    Scripts::On => "true",
                    Scripts::Off => "false",
                };
                let args = options["args"].as_array_mut().expect("webdriver.json lists arguments");
                args.push(json!(format!("--enable-javascript={scripts}")));
            }
        }
        capabilities.insert(key.into(), options);
        // A large page is looked through for long where others are looked through beside it.
        capabilities.insert("timeouts".into(), json!({ "script": 80_000 }));
        capabilities
    }
}
