//! From the crate `web` to `target/web`: the module a page loads, its JavaScript and its types.

use crate::{lean, project};
use anyhow::{Context, Result, ensure};
use flate2::{Compression, write::GzEncoder};
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// The target triple of everything that runs in a browser.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Compiles `web` and runs bindgen over it when the module is newer than what bindgen wrote last.
pub(crate) fn build() -> Result<()> {
    require_target()?;
    let module = compile()?;
    let out = project::root().join("target/web");
    if !is_current(&out.join("web_bg.wasm"), &module) {
        bind(&module, &out)?;
    }
    report(&out)
}

/// Makes sure that the compiler can build for the browser.
///
/// # Errors
/// The standard library for wasm is not there and rustup cannot fetch it.
pub(crate) fn require_target() -> Result<()> {
    let sysroot =
        project::ask(Command::new("rustc").current_dir(project::root()).args(["--print", "sysroot"]))?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET).exists() {
        return Ok(());
    }
    eprintln!("set-up: adding the Rust target {TARGET}");
    ensure!(
        Command::new("rustup").arg("--version").output().is_ok(),
        "this compiler has no {TARGET}, and there is no rustup to add it: install Rust by https://rustup.rs"
    );
    let mut rustup = Command::new("rustup");
    // In the workspace, so that rustup picks the toolchain that will do the compiling.
    rustup.current_dir(project::root()).args(["target", "add", TARGET]);
    project::show(&mut rustup)
        .with_context(|| format!("this compiler has no {TARGET}; add that target to it"))
}

/// Builds the release module and asks cargo where it put it.
fn compile() -> Result<PathBuf> {
    // Only with cdylib as the sole crate type does the linker optimise across crates:
    // beside an rlib, LTO is skipped without a word.
    let only_cdylib = ["--package", "web", "--target", TARGET, "--crate-type", "cdylib"];
    let messages = project::ask(
        project::cargo()
            .args(["rustc", "--profile", "web", "--message-format", "json-render-diagnostics"])
            .args(["--config", &without_our_paths()?])
            .args(only_cdylib),
    )?;
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter(|message| message["reason"] == "compiler-artifact")
        .filter_map(|message| message["filenames"][0].as_str().map(PathBuf::from))
        .find(|file| file.ends_with("web.wasm"))
        .context("cargo built `web` but named no web.wasm; is its library called `web`?")
}

/// Keeps the folders of whoever builds out of the module, so that it is the same wherever it is built.
fn without_our_paths() -> Result<String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let ours = [(home.as_deref(), "cargo"), (Some(project::root()), ".")];
    let flags: Vec<String> = ours
        .into_iter()
        .filter_map(|(path, name)| Some(format!("--remap-path-prefix={}={name}", path?.display())))
        .collect();
    Ok(format!("target.{TARGET}.rustflags = {}", serde_json::to_string(&flags)?))
}

/// Whether `made` is younger than the module and than the tool that makes it.
fn is_current(made: &Path, module: &Path) -> bool {
    let modified = |path: &Path| fs::metadata(path).and_then(|file| file.modified()).ok();
    let tool = std::env::current_exe().ok().and_then(|path| modified(&path));
    let newest: Option<SystemTime> = modified(module).max(tool);
    modified(made) > newest
}

fn bind(module: &Path, out: &Path) -> Result<()> {
    let flags = ["--target", "web", "--out-name", "web"];
    // Function names are most of what a size optimiser would take away.
    let lean = ["--remove-name-section", "--remove-producers-section"];
    let mut args: Vec<OsString> = vec!["wasm-bindgen".into(), module.into()];
    args.extend(flags.into_iter().chain(lean).map(Into::into));
    args.extend(["--out-dir".into(), out.into()]);
    wasm_bindgen_cli::wasm_bindgen::run_cli_with_args(args)
        .with_context(|| format!("bindgen cannot read {}", module.display()))?;
    lean::make_lean(&out.join("web_bg.wasm"), &out.join("web.js"))
}

fn report(out: &Path) -> Result<()> {
    for name in ["web_bg.wasm", "web.js"] {
        let path = out.join(name);
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(&bytes)?;
        eprintln!("target/web/{name}: {} bytes, {} gzip", bytes.len(), gzip.finish()?.len());
    }
    Ok(())
}
