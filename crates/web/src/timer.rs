//! A moment to come, called off when it is dropped.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(deed: &Closure<dyn FnMut()>, time_ms: i32) -> i32;

    #[wasm_bindgen(js_name = clearTimeout)]
    fn clear_timeout(handle: i32);
}

/// Something that will be done once, unless this is dropped before.
#[derive(Debug)]
pub struct Timer {
    handle: i32,
    _deed: Closure<dyn FnMut()>,
}

impl Timer {
    /// Does something after a time.
    pub fn after(time_ms: i32, deed: impl FnMut() + 'static) -> Timer {
        let deed = Closure::new(deed);
        Timer { handle: set_timeout(&deed, time_ms), _deed: deed }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        clear_timeout(self.handle);
    }
}
