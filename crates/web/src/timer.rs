//! A moment to come, called off when it is dropped.

use alloc::string::String;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::dom::Missing;

/// Something that will be done once, unless this is dropped before.
#[derive(Debug)]
pub struct Timer {
    handle: i32,
    _closure: Closure<dyn FnMut()>,
}

impl Timer {
    /// Does something after a time.
    ///
    /// # Errors
    /// The browser has no window or no time to give.
    pub fn after(time_ms: i32, deed: impl FnMut() + 'static) -> Result<Timer, Missing> {
        let window = web_sys::window().ok_or_else(|| Missing(String::from("there is no window")))?;
        let closure = Closure::new(deed);
        let function = closure.as_ref().unchecked_ref();
        let handle = window.set_timeout_with_callback_and_timeout_and_arguments_0(function, time_ms)?;
        Ok(Timer { handle, _closure: closure })
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        if let Some(window) = web_sys::window() {
            window.clear_timeout_with_handle(self.handle);
        }
    }
}
