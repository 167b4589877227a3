//! Finding and changing elements.

use alloc::string::String;
use alloc::vec::Vec;

use wasm_bindgen::prelude::*;
use web_sys::{Element, Event};

#[wasm_bindgen]
extern "C" {
    /// An element that refuses nothing: what can throw costs far more to call.
    #[wasm_bindgen(extends = Element)]
    type Willing;

    #[wasm_bindgen(method, js_name = setAttribute)]
    fn set(this: &Willing, name: &str, value: &str);

    #[wasm_bindgen(method, js_name = removeAttribute)]
    fn take(this: &Willing, name: &str);

    /// An event that may be about a key. Events are taken for what they are listened for and never asked for their
    /// class: those of another window are of classes of their own, and a board may be taken there.
    #[wasm_bindgen(extends = Event)]
    type Keyed;

    #[wasm_bindgen(method, getter)]
    fn key(this: &Keyed) -> Option<String>;

    #[wasm_bindgen(method, getter)]
    fn code(this: &Keyed) -> Option<String>;
}

/// What a board cannot do without, and the page does not have: a line for the board to say.
#[derive(Debug)]
pub struct Missing(pub String);

impl From<JsValue> for Missing {
    fn from(error: JsValue) -> Missing {
        Missing(error.as_string().unwrap_or_else(|| String::from("the browser refused something")))
    }
}

/// All elements under `root` that a selector names, if they are of this type.
pub fn all<T: JsCast>(root: &Element, selector: &str) -> Vec<T> {
    let Ok(list) = root.query_selector_all(selector) else {
        return Vec::new();
    };
    (0..list.length()).filter_map(|index| list.get(index)?.dyn_into().ok()).collect()
}

/// The first element under `root` that a selector names, as the type it must have.
///
/// # Errors
/// There is none, or it is of another type.
pub fn one<T: JsCast>(root: &Element, selector: &str) -> Result<T, Missing> {
    let found = root.query_selector(selector).ok().flatten();
    let typed = found.and_then(|element| element.dyn_into().ok());
    typed.ok_or_else(|| Missing(["there is no ", selector, " in the board"].concat()))
}

/// The element that an event is about, or the nearest round it, that a selector names.
pub fn closest(event: &Event, selector: &str) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(selector).ok()?
}

/// The key that an event is about, by what it types. A browser that fills in a box by itself tells of keys without any.
pub fn key(event: &Event) -> Option<String> {
    event.unchecked_ref::<Keyed>().key()
}

/// Where on the keyboard that key is; empty, if nobody says.
pub fn code(event: &Event) -> String {
    event.unchecked_ref::<Keyed>().code().unwrap_or_default()
}

/// Whether nothing in the page of this element has the focus.
pub fn is_focus_lost(element: &Element) -> bool {
    let focused = element.owner_document().and_then(|document| document.active_element());
    focused.is_none_or(|focused| focused.closest("body *").is_ok_and(|inside| inside.is_none()))
}

/// Sets an attribute, or takes it away. The names are our own and sound, so no element refuses them.
pub fn set_attribute(element: &Element, attribute: &str, value: Option<&str>) {
    let element: &Willing = element.unchecked_ref();
    match value {
        Some(value) => element.set(attribute, value),
        None => element.take(attribute),
    }
}

/// Turns the texts of some elements round, as on a board that is turned round: the names of its files, then
/// those of its ranks, or those of all its squares.
pub fn turn_texts_round(root: &Element, selector: &str) {
    let elements = all::<Element>(root, selector);
    let line = if elements.len() == 64 { 64 } else { 8 };
    for line in elements.chunks(line) {
        let texts: Vec<_> = line.iter().map(|element| element.text_content()).collect();
        line.iter()
            .zip(texts.iter().rev())
            .for_each(|(element, text)| element.set_text_content(text.as_deref()));
    }
}
