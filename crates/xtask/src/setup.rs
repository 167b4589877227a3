//! Setting up a tool that is missing: by apt where that is ours to use, geckodriver by cargo.

use crate::kit::{GECKODRIVER, Kit};
use crate::project::{self, tools_dir};
use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::process::Command;

/// The release that the tests were written against; cargo keeps it, as apt has none.
const GECKODRIVER_VERSION: &str = "=0.37.1";

/// Installs what `kit` lacks as far as this machine allows. What then is still missing is the
/// caller's to report; here a failure is a line on stderr.
pub(crate) fn complete(kit: &Kit) {
    let wanted = || kit.tools.iter().filter(|tool| tool.is_wanted());
    let mut packages: Vec<&str> = wanted().filter_map(|tool| tool.package).collect();
    packages.dedup();
    if !packages.is_empty() && apt_is_ours() {
        complain(apt_install(&packages));
    }
    // Of no use, and not quickly made, while its browser is missing.
    if wanted().next().is_some_and(|tool| tool.name == GECKODRIVER.name) {
        complain(install_geckodriver());
    }
}

fn complain(step: Result<()>) {
    if let Err(error) = step {
        eprintln!("set-up: {error:#}");
    }
}

/// Root on a system with apt.
fn apt_is_ours() -> bool {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    root && Command::new("apt-get").arg("--version").output().is_ok()
}

/// Installs `packages`; fetches the package lists only when the ones at hand do not suffice.
fn apt_install(packages: &[&str]) -> Result<()> {
    eprintln!("set-up: installing {} with apt", packages.join(" "));
    let install = || {
        let install = ["install", "--yes", "--no-install-recommends"];
        apt(install.iter().chain(packages).copied())
    };
    if install().is_ok() {
        return Ok(());
    }
    eprintln!("set-up: fetching apt's package lists");
    apt(["update"].into_iter())?;
    install()
}

/// Runs apt-get with its many lines kept in a log.
fn apt<'a>(args: impl Iterator<Item = &'a str>) -> Result<()> {
    fs::create_dir_all(tools_dir())?;
    let log = tools_dir().join("apt.log");
    let file = File::create(&log).with_context(|| format!("cannot write {}", log.display()))?;
    let status = Command::new("apt-get")
        .env("DEBIAN_FRONTEND", "noninteractive")
        // Somebody else's apt may be at work; wait for it.
        .args(["-o", "DPkg::Lock::Timeout=300"])
        .args(args)
        .stdout(file.try_clone()?)
        .stderr(file)
        .status()?;
    if !status.success() {
        bail!("apt-get failed; its words are in {}", log.display());
    }
    Ok(())
}

fn install_geckodriver() -> Result<()> {
    eprintln!("set-up: building geckodriver with cargo (a minute or two)");
    project::show(
        project::cargo()
            // Built unoptimised and without debug information it is ready in half the time.
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env_remove("CARGO_TARGET_DIR")
            .args(["install", "geckodriver", "--version", GECKODRIVER_VERSION, "--locked"])
            .args(["--debug", "--quiet", "--root"])
            .arg(tools_dir()),
    )
}
