//! Where things are, and how a step runs another program.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("crates/xtask lies two folders below the workspace")
}

/// The folder for tools that are set up here and for the notes on what was found.
pub(crate) fn tools_dir() -> PathBuf {
    root().join("target/tools")
}

/// The cargo that runs this step, started in the workspace.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// Runs `command` to its end with its output shown.
///
/// # Errors
/// The program cannot be started, or says by its exit code that it failed.
pub(crate) fn show(command: &mut Command) -> Result<()> {
    let name = command.get_program().to_owned();
    let status = command.status().with_context(|| format!("cannot start {}", name.display()))?;
    if !status.success() {
        bail!("{} failed ({status})", name.display());
    }
    Ok(())
}

/// Runs `command` and gives what it wrote to stdout; its stderr is shown.
///
/// # Errors
/// The program cannot be started, or says by its exit code that it failed.
pub(crate) fn ask(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_owned();
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {}", name.display()))?;
    if !output.status.success() {
        bail!("{} failed ({})", name.display(), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
