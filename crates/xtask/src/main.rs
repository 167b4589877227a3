//! The build steps behind `build.sh`, each a command that can also be typed by hand:
//! `cargo run -p xtask -- wasm`.
//!
//! Whatever a step needs it looks for, sets up where it can, and otherwise names in one line.
//! Progress goes to stderr; stdout carries only what `build.sh` reads.

mod bench_wasm;
mod browsers;
mod kit;
mod lean;
mod node;
mod npm;
mod project;
mod setup;
mod tool;
mod wasm;
mod wasm_tests;

use anyhow::Result;
use clap::Parser;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

/// Build steps for build.sh
#[derive(Parser)]
#[command(name = "xtask")]
enum Step {
    /// Make sure that the compiler can build for browsers
    Target,
    /// Compile `web` and write its wasm and JavaScript to target/web, and as an element's to target/web/element
    Wasm,
    /// Write the site's scripts shorter to target/web/scripts
    Scripts,
    /// Compile `js` and write the rules' wasm, JavaScript and types to target/js
    Js,
    /// Run the tests of `js` in Node, and those of `web` in Node and in every browser that is there
    WasmTests,
    /// Run the benchmark of `rules` as WebAssembly in Node, built as `js` is
    BenchWasm,
    /// Measure the JavaScript module in Node beside other libraries, and weigh it
    BenchJs,
    /// Find or set up what the browser tests need; prints a line for each engine that must be skipped
    Browsers,
    /// Install what the lock file in DIR names, unless that has been done
    Npm {
        /// A folder with a package.json and a package-lock.json
        dir: PathBuf,
    },
    /// Run one wasm test binary; cargo calls this
    #[command(disable_help_flag = true)]
    TestRunner {
        /// What wasm-bindgen-test-runner takes: the binary, then a filter and options
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
}

fn main() -> ExitCode {
    match run(Step::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(step: Step) -> Result<()> {
    match step {
        Step::Target => wasm::require_target(),
        Step::Wasm => wasm::build(&wasm::WEB).and_then(|()| wasm::build(&wasm::ELEMENT)),
        Step::Scripts => lean::make_scripts_lean(),
        Step::Js => wasm::build(&wasm::JS),
        Step::WasmTests => wasm_tests::run(),
        Step::BenchJs => node::bench(),
        Step::BenchWasm => bench_wasm::run(),
        Step::Browsers => browsers::prepare(),
        Step::Npm { dir } => npm::install(&dir),
        Step::TestRunner { args } => wasm_tests::run_binary(args),
    }
}
