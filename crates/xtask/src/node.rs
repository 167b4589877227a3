//! The JavaScript module in Node: its tests, its types, its benchmark.

use crate::{npm, project, wasm};
use anyhow::Result;
use std::path::PathBuf;
use std::process::Command;

/// Measures it beside other libraries.
pub(crate) fn bench() -> Result<()> {
    prepare()?;
    project::show(node().arg("bench/moves.mjs"))
}

/// Tests it, and checks its types and those of the element.
pub(crate) fn test() -> Result<()> {
    prepare()?;
    project::show(node().args(["--test", "tests/"]))?;
    for project in ["tests", "../web/tests/element"] {
        project::show(node().args(["node_modules/typescript/bin/tsc", "--project", project]))?;
    }
    Ok(())
}

fn prepare() -> Result<()> {
    npm::require_node()?;
    npm::install(&folder())?;
    wasm::build(&wasm::JS)
}

fn node() -> Command {
    let mut node = Command::new("node");
    node.current_dir(folder());
    node
}

fn folder() -> PathBuf {
    project::root().join("crates/js")
}
