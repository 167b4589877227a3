//! The tests of `web`, in Node and in each browser.

use crate::tool::{CHROMEDRIVER, GECKODRIVER, Tool, WEBKIT_DRIVER, XVFB_RUN};
use crate::{browsers, npm, project, wasm};
use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::process::Command;

/// Where the tests run, by the name that the closing lines give it.
enum Place {
    Node,
    Browser { name: &'static str, driver: Tool, variable: &'static str },
}

const PLACES: [Place; 4] = [
    Place::Node,
    Place::Browser { name: "chromium", driver: CHROMEDRIVER, variable: "CHROMEDRIVER" },
    Place::Browser { name: "firefox", driver: GECKODRIVER, variable: "GECKODRIVER" },
    // The runner has no variable for WebKitGTK, but its driver speaks the same words as Safari's.
    Place::Browser { name: "webkit", driver: WEBKIT_DRIVER, variable: "SAFARIDRIVER" },
];

/// Runs the tests everywhere, and only then says where they failed.
pub(crate) fn run() -> Result<()> {
    npm::require_node()?;
    wasm::require_target()?;
    let mut failed = Vec::new();
    for place in &PLACES {
        let name = place.name();
        if let Some(reason) = place.lack() {
            eprintln!("\nSKIP the wasm tests in {name}: {reason}");
            continue;
        }
        eprintln!("\nThe wasm tests in {name}");
        if project::show(&mut command(place)?).is_err() {
            failed.push(name);
        }
    }
    if !failed.is_empty() {
        bail!("the wasm tests failed in {}", failed.join(", "));
    }
    Ok(())
}

/// Runs one test binary, as cargo's runner.
pub(crate) fn run_binary(args: Vec<OsString>) -> Result<()> {
    let program = OsString::from("wasm-bindgen-test-runner");
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args([program].into_iter().chain(args))
}

impl Place {
    fn name(&self) -> &'static str {
        match self {
            Place::Node => "node",
            Place::Browser { name, .. } => name,
        }
    }

    fn lack(&self) -> Option<String> {
        match self {
            Place::Node => None,
            Place::Browser { name, .. } => browsers::lack_of(name),
        }
    }
}

fn command(place: &Place) -> Result<Command> {
    let cargo = project::cargo();
    let mut command = match place {
        Place::Browser { name: "webkit", .. } => {
            let mut command = Command::new(XVFB_RUN.find().context("xvfb-run is gone")?);
            command.arg("--auto-servernum").arg(cargo.get_program()).current_dir(project::root());
            command
        }
        Place::Node | Place::Browser { .. } => cargo,
    };
    // Not `--quiet`: the runner would be handed that flag and does not know it.
    command.args(["test", "--package", "web", "--target", wasm::TARGET, "--tests"]);
    command.arg("--config").arg(runner()?);
    // The default limits are too tight for a busy machine.
    command.env("WASM_BINDGEN_TEST_TIMEOUT", "300").env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60");
    // With several drivers at hand the runner would choose; it may see exactly one.
    for variable in ["CHROMEDRIVER", "GECKODRIVER", "SAFARIDRIVER"] {
        command.env_remove(variable).env_remove(format!("{variable}_REMOTE"));
    }
    match place {
        Place::Node => command.env("WASM_BINDGEN_TEST_ONLY_NODE", "1"),
        Place::Browser { driver, variable, .. } => command
            .env(variable, driver.find().context("the driver is gone")?)
            .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", browsers::capabilities_file())
            .env("WASM_BINDGEN_USE_BROWSER", "1"),
    };
    Ok(command)
}

/// This program as cargo's runner for wasm, in the form that bears spaces in its path.
fn runner() -> Result<String> {
    let this = std::env::current_exe()?;
    let this = serde_json::to_string(&this.display().to_string())?;
    Ok(format!("target.{}.runner = [{this}, \"test-runner\"]", wasm::TARGET))
}
