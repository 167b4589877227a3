//! What a reader has set in the system or the browser before coming to the site.

use crate::browser::Browser;
use crate::engine::Engine;
use crate::page::Page;
use serde_json::json;

/// A reader's settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Setting {
    /// The colour scheme that the system is said to prefer.
    pub scheme: Scheme,
    /// Whether pages may run JavaScript. The test itself always may.
    pub scripts: Scripts,
}

/// A preferred colour scheme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scheme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

/// Whether a page may run JavaScript.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scripts {
    /// As usual.
    #[default]
    On,
    /// Switched off by the reader.
    Off,
}

impl Setting {
    /// The default, but with a preference for dark colours.
    pub const DARK: Setting = Setting { scheme: Scheme::Dark, scripts: Scripts::On };
    /// The default, but without JavaScript.
    pub const NO_SCRIPTS: Setting = Setting { scheme: Scheme::Light, scripts: Scripts::Off };
}

impl Engine {
    /// Whether a running browser takes another setting for the pages to come. WebKitGTK's takes
    /// it from its environment and its arguments, once.
    pub(crate) fn changes_settings(self) -> bool {
        match self {
            Engine::Chromium | Engine::Firefox => true,
            Engine::WebKit => false,
        }
    }
}

impl Page {
    /// Lets the page find one more preference of its reader, such as `prefers-reduced-motion`, until the
    /// test ends. Only Chromium can; whether it could.
    pub fn prefer(&self, feature: &str, value: &str) -> bool {
        let is_chromium = self.engine() == Engine::Chromium;
        if is_chromium {
            let features = json!([{ "name": feature, "value": value }]);
            self.browser().devtools("Emulation.setEmulatedMedia", &json!({ "features": features }));
        }
        is_chromium
    }
}

impl Browser {
    /// Sets what the pages to come find set.
    pub(crate) fn set(&self, setting: Setting) {
        self.setting.set(setting);
        let off = setting.scripts == Scripts::Off;
        match self.engine {
            Engine::Chromium => {
                let scheme = match setting.scheme {
                    Scheme::Light => "light",
                    Scheme::Dark => "dark",
                };
                let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
                self.devtools("Emulation.setEmulatedMedia", &json!({ "features": features }));
                self.devtools("Emulation.setScriptExecutionDisabled", &json!({ "value": off }));
            }
            Engine::Firefox => {
                let scheme = match setting.scheme {
                    Scheme::Dark => 0,
                    Scheme::Light => 1,
                };
                self.execute_in_window(&format!(
                    "const {{ prefs }} = Services;
                    prefs.setIntPref('layout.css.prefers-color-scheme.content-override', {scheme});
                    prefs.setBoolPref('javascript.enabled', {});",
                    !off
                ));
            }
            Engine::WebKit => {}
        }
    }
}
