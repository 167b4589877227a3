//! An event listener that is owned: dropping it unhooks it.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, EventTarget};

/// Calls back on each event of one type at one target, for as long as it is kept.
#[derive(Debug)]
pub struct Listener {
    target: EventTarget,
    event: &'static str,
    callback: Closure<dyn FnMut(Event)>,
}

impl Listener {
    /// Begins to listen.
    pub fn new(target: &EventTarget, event: &'static str, callback: impl FnMut(Event) + 'static) -> Listener {
        let callback = Closure::<dyn FnMut(Event)>::new(callback);
        // The callback is a function and the target is real, so there is nothing to refuse.
        let _ = target.add_event_listener_with_callback(event, callback.as_ref().unchecked_ref());
        Listener { target: target.clone(), event, callback }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let callback = self.callback.as_ref().unchecked_ref();
        let _ = self.target.remove_event_listener_with_callback(self.event, callback);
    }
}
