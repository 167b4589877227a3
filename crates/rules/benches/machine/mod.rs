//! What a benchmark asks of the machine: the time, and a place to print.

/// Seconds since some moment.
#[cfg(not(target_arch = "wasm32"))]
pub fn seconds() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64()
}

/// Seconds since some moment.
#[cfg(target_arch = "wasm32")]
pub fn seconds() -> f64 {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = performance)]
        fn now() -> f64;
    }
    now() / 1e3
}

/// Prints a line.
#[cfg(not(target_arch = "wasm32"))]
#[allow(clippy::print_stdout, reason = "a benchmark prints its table")]
pub fn say(line: &str) {
    println!("{line}");
}

/// Prints a line.
#[cfg(target_arch = "wasm32")]
pub fn say(line: &str) {
    wasm_bindgen_test::console_log!("{line}");
}
