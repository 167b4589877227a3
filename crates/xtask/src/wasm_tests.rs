//! The tests of `web`, in Node and in each browser, and those of `js`, in Node.

use crate::kit::{CHROMEDRIVER, CHROMIUM, FIREFOX, GECKODRIVER, Kit, WEBKIT, WEBKIT_DRIVER, XVFB_RUN};
use crate::tool::Tool;
use crate::{browsers, node, npm, project, wasm};
use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::process::Command;

/// A browser in which the tests run.
struct Browser {
    kit: &'static Kit,
    driver: Tool,
    /// What tells the test runner of the driver.
    variable: &'static str,
}

const BROWSERS: [Browser; 3] = [
    Browser { kit: &CHROMIUM, driver: CHROMEDRIVER, variable: "CHROMEDRIVER" },
    Browser { kit: &FIREFOX, driver: GECKODRIVER, variable: "GECKODRIVER" },
    // The runner knows no WebKitGTK, but its driver speaks the same words as Safari's.
    Browser { kit: &WEBKIT, driver: WEBKIT_DRIVER, variable: "SAFARIDRIVER" },
];

/// Runs the tests everywhere, and only then says where they failed.
pub(crate) fn run() -> Result<()> {
    npm::require_node()?;
    wasm::require_target()?;
    eprintln!("\nThe tests of the JavaScript module in Node");
    node::test()?;
    let mut failed = Vec::new();
    let mut run = |name: &'static str, command: &mut Command| {
        eprintln!("\nThe wasm tests in {name}");
        if project::show(command).is_err() {
            failed.push(name);
        }
    };
    run("node", &mut in_node()?);
    for browser in &BROWSERS {
        match browser.kit.lack() {
            None => run(browser.kit.name, &mut in_browser(browser)?),
            Some(reason) => eprintln!("\nSKIPPED the wasm tests in {}: {reason}", browser.kit.name),
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

fn in_node() -> Result<Command> {
    let mut command = project::cargo();
    cargo_test(&mut command)?.env("WASM_BINDGEN_TEST_ONLY_NODE", "1");
    Ok(command)
}

fn in_browser(browser: &Browser) -> Result<Command> {
    let mut command = project::cargo();
    if browser.kit.name == WEBKIT.name {
        command = on_screen(&command)?;
    }
    cargo_test(&mut command)?
        .env(browser.variable, browser.driver.find().context("the driver has gone")?)
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", browsers::capabilities_file())
        .env("WASM_BINDGEN_USE_BROWSER", "1");
    Ok(command)
}

/// The same program with a screen of its own.
fn on_screen(program: &Command) -> Result<Command> {
    let mut command = Command::new(XVFB_RUN.find().context("xvfb-run has gone")?);
    command.arg("--auto-servernum").arg(program.get_program()).current_dir(project::root());
    Ok(command)
}

fn cargo_test(command: &mut Command) -> Result<&mut Command> {
    // Not `--quiet`: the runner would be handed that flag and does not know it.
    command.args(["test", "--package", "web", "--target", wasm::TARGET, "--tests"]);
    command.arg("--config").arg(as_runner()?);
    // The default limits are too tight for a busy machine.
    command.env("WASM_BINDGEN_TEST_TIMEOUT", "300").env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60");
    // With several drivers at hand the runner would choose; it may see exactly one.
    for variable in ["CHROMEDRIVER", "GECKODRIVER", "SAFARIDRIVER"] {
        command.env_remove(variable).env_remove(format!("{variable}_REMOTE"));
    }
    Ok(command)
}

/// The configuration that makes this program cargo's runner, in the form that bears spaces in its path.
pub(crate) fn as_runner() -> Result<String> {
    let this = serde_json::to_string(&std::env::current_exe()?.display().to_string())?;
    Ok(format!("target.{}.runner = [{this}, \"test-runner\"]", wasm::TARGET))
}
