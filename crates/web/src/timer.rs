//! Moments to come, called off when they are dropped.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(deed: &Closure<dyn FnMut()>, time_ms: i32) -> i32;

    #[wasm_bindgen(js_name = clearTimeout)]
    fn clear_timeout(handle: i32);

    #[wasm_bindgen(js_name = requestAnimationFrame)]
    fn request_frame(deed: &Closure<dyn FnMut()>) -> i32;

    #[wasm_bindgen(js_name = cancelAnimationFrame)]
    fn cancel_frame(handle: i32);
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

/// Something that is done as soon as what has been painted can be seen, each time that it is asked for.
#[derive(Debug)]
pub struct Soon {
    deed: Closure<dyn FnMut()>,
    /// The last frame and the last time that were waited for. To call off what is over does nothing.
    frame: i32,
    time: i32,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Nothing has been asked for.
    Idle,
    /// The frame that paints has not come.
    BeforeFrame,
    /// It has; the next task is waited for.
    AfterFrame,
}

impl Soon {
    /// Calls `deed` when it may be time: [`Soon::is_time`] knows.
    pub fn new(deed: impl FnMut() + 'static) -> Soon {
        Soon { deed: Closure::new(deed), frame: 0, time: 0, stage: Stage::Idle }
    }

    /// Asks for the deed, if it has not been asked for already.
    pub fn ask(&mut self) {
        if self.stage == Stage::Idle {
            self.frame = request_frame(&self.deed);
            self.stage = Stage::BeforeFrame;
        }
    }

    /// Whether what was painted can be seen now; if not, the deed will be called once more.
    pub fn is_time(&mut self) -> bool {
        if self.stage == Stage::BeforeFrame {
            self.time = set_timeout(&self.deed, 0);
            self.stage = Stage::AfterFrame;
            return false;
        }
        self.stage = Stage::Idle;
        true
    }
}

impl Drop for Soon {
    fn drop(&mut self) {
        cancel_frame(self.frame);
        clear_timeout(self.time);
    }
}
