//! What a page costs, as Chromium tells it.

use crate::page::Page;
use serde_json::{Value, json};

/// What a page holds, after everything that can go has gone.
#[derive(Clone, Copy, Debug)]
pub struct Holdings {
    /// The bytes of JavaScript's objects and, in whole blocks, of the boards' own memory.
    pub bytes: u64,
    /// Nodes of documents, in the page or held by something.
    pub nodes: u64,
    /// Event listeners.
    pub listeners: u64,
}

impl Page {
    /// Makes the processor so many times slower.
    pub fn slow_down(&self, times: u32) {
        self.browser().devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": times }));
    }

    /// Presses the main button where `x` and `y` are, without a script of the driver's, which would be
    /// measured too.
    pub fn press_mouse(&self, x: &Value, y: &Value) {
        for what in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": what, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.browser().devtools("Input.dispatchMouseEvent", &event);
        }
    }

    /// How many milliseconds of the processor the page's scripts have taken so far. What other programs
    /// did meanwhile counts only as far as they made it slower.
    pub fn script_ms(&self) -> f64 {
        self.metric("ScriptDuration") * 1000.0
    }

    /// What the page holds.
    pub fn holdings(&self) -> Holdings {
        let ask = |method: &str| self.browser().devtools(method, &json!({}));
        // What the first round frees may set others free.
        ask("HeapProfiler.collectGarbage");
        ask("HeapProfiler.collectGarbage");
        let heap = ask("Runtime.getHeapUsage");
        let parts = ["usedSize", "backingStorageSize"];
        Holdings {
            bytes: parts.iter().filter_map(|part| heap[*part].as_f64()).sum::<f64>() as u64,
            nodes: self.metric("Nodes") as u64,
            listeners: self.metric("JSEventListeners") as u64,
        }
    }

    fn metric(&self, name: &str) -> f64 {
        self.browser().devtools("Performance.enable", &json!({ "timeDomain": "threadTicks" }));
        let metrics = self.browser().devtools("Performance.getMetrics", &json!({}));
        let list = metrics["metrics"].as_array().into_iter().flatten();
        list.filter(|metric| metric["name"] == name)
            .find_map(|metric| metric["value"].as_f64())
            .unwrap_or(0.0)
    }

    /// Runs `script`, which finds `argument` in `arguments[0]` and calls `done` with what it has to tell.
    pub fn run_until_done(&self, script: &str, argument: impl Into<Value>) -> Value {
        self.browser().execute_until_done(script, vec![argument.into()])
    }
}
