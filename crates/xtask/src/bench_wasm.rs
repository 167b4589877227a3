//! The benchmark of `rules` as WebAssembly.

use crate::{npm, project, wasm, wasm_tests};
use anyhow::Result;

/// Runs it in Node, at the optimisation of the module for Node.
pub(crate) fn run() -> Result<()> {
    npm::require_node()?;
    wasm::require_target()?;
    let mut command = project::cargo();
    // As a test, because a benchmark's runner would measure it over and over.
    command.args(["test", "--package", "rules", "--bench", "perft"]);
    command.args(["--profile", "js", "--target", wasm::TARGET, "--config", &wasm_tests::as_runner()?]);
    // Its lines are shown as they come.
    command.args(["--", "--nocapture"]);
    command.env("WASM_BINDGEN_TEST_ONLY_NODE", "1").env("WASM_BINDGEN_TEST_TIMEOUT", "600");
    project::show(&mut command)
}
