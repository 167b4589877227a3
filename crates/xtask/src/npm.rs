//! What comes by npm: fonts for the pages, axe-core for the tests.

use crate::project;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::Command;

const NODE_MAJOR_MIN: u32 = 20;

/// Runs `npm ci` in `dir` when the lock file is younger than what was last installed from it.
pub(crate) fn install(dir: &Path) -> Result<()> {
    let lock = dir.join("package-lock.json");
    let locked = fs::metadata(&lock)
        .and_then(|file| file.modified())
        .with_context(|| format!("cannot read {}", lock.display()))?;
    // npm writes this file last, so it is as old as the installation.
    let installed =
        fs::metadata(dir.join("node_modules/.package-lock.json")).and_then(|file| file.modified());
    if installed.is_ok_and(|installed| installed > locked) {
        return Ok(());
    }
    require_node()?;
    eprintln!("set-up: npm ci in {}", dir.display());
    let mut npm = Command::new("npm");
    npm.current_dir(dir).args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
    project::show(&mut npm)
}

/// Makes sure that Node is there and young enough.
///
/// # Errors
/// Node is missing or too old.
pub(crate) fn require_node() -> Result<()> {
    let wanted = format!("install Node {NODE_MAJOR_MIN} or newer and put `node` on PATH");
    let version = project::ask(Command::new("node").arg("--version")).context(wanted.clone())?;
    let major = version.trim().trim_start_matches('v').split('.').next().unwrap_or_default();
    if major.parse::<u32>().is_ok_and(|major| major >= NODE_MAJOR_MIN) {
        return Ok(());
    }
    bail!("found Node {}; {wanted}", version.trim())
}
