//! What can wait until the picture has been seen: put off past the next frame.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// A deed that is done soon after it is asked for, however often that is; never after this is dropped.
#[derive(Debug)]
pub struct Soon {
    callback: Closure<dyn FnMut()>,
    waits: Waits,
}

/// What is waited for.
#[derive(Clone, Copy, Debug)]
enum Waits {
    Nothing,
    /// The frame in which the picture is painted.
    Frame(i32),
    /// The task after that frame.
    Task(i32),
}

impl Soon {
    /// Calls back when a deed may be due: [`Soon::is_now`] knows.
    pub fn new(callback: impl FnMut() + 'static) -> Soon {
        Soon { callback: Closure::new(callback), waits: Waits::Nothing }
    }

    /// Asks for the deed. A browser without frames is asked to do it at once: the answer is whether it is
    /// to be waited for.
    pub fn ask(&mut self) -> bool {
        if let Waits::Nothing = self.waits {
            let function = self.callback.as_ref().unchecked_ref();
            let frame = web_sys::window().and_then(|window| window.request_animation_frame(function).ok());
            self.waits = frame.map_or(Waits::Nothing, Waits::Frame);
        }
        !matches!(self.waits, Waits::Nothing)
    }

    /// Whether the deed is to be done now that it was called back; otherwise it will be called back again.
    pub fn is_now(&mut self) -> bool {
        let was = core::mem::replace(&mut self.waits, Waits::Nothing);
        if let Waits::Frame(_) = was {
            let function = self.callback.as_ref().unchecked_ref();
            let task = web_sys::window().and_then(|window| window.set_timeout_with_callback(function).ok());
            self.waits = task.map_or(Waits::Nothing, Waits::Task);
        }
        matches!(self.waits, Waits::Nothing)
    }

    /// The deed has been done meanwhile.
    pub fn stop(&mut self) {
        let was = core::mem::replace(&mut self.waits, Waits::Nothing);
        let Some(window) = web_sys::window() else { return };
        match was {
            Waits::Nothing => {}
            Waits::Frame(frame) => {
                let _ = window.cancel_animation_frame(frame);
            }
            Waits::Task(task) => window.clear_timeout_with_handle(task),
        }
    }
}

impl Drop for Soon {
    fn drop(&mut self) {
        self.stop();
    }
}
