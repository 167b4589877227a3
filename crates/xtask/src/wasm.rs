//! From a crate to a folder of `target`: a wasm module and its JavaScript.

use crate::{lean, npm, project};
use anyhow::{Context, Result, ensure};
use flate2::{Compression, write::GzEncoder};
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The target triple of everything that runs in a browser.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// A crate that becomes a module.
pub(crate) struct Module {
    /// The crate.
    name: &'static str,
    /// What it is compiled with, in a folder of its own: modules of one crate that share it are compiled anew
    /// each time the other has been.
    profile: &'static str,
    /// What is compiled in beyond the usual.
    features: &'static [&'static str],
    /// The folder of `target` that the module is written to.
    folder: &'static str,
    /// What bindgen calls its files.
    files: &'static str,
    /// Scripts and types of the crate that go beside them.
    beside: &'static [&'static str],
}

/// What a page loads: its boards alive.
pub(crate) const WEB: Module =
    Module { name: "web", profile: "web", features: &[], folder: "web", files: "web", beside: &[] };

/// What a page of somebody else loads: `<squarewise-board>`, which draws itself and answers programs.
pub(crate) const ELEMENT: Module = Module {
    name: "web",
    profile: "element",
    features: &["element"],
    folder: "web/element",
    files: "web",
    beside: &[],
};

/// The rules alone, for whoever programs in JavaScript.
pub(crate) const JS: Module = Module {
    name: "js",
    profile: "js",
    features: &[],
    folder: "js",
    files: "rules",
    beside: &["squarewise.js", "squarewise.d.ts"],
};

impl Module {
    fn folder(&self) -> PathBuf {
        project::root().join("target").join(self.folder)
    }

    /// One of bindgen's files.
    fn file(&self, ending: &str) -> PathBuf {
        self.folder().join(format!("{}{ending}", self.files))
    }

    /// The script that bindgen writes.
    fn glue(&self) -> PathBuf {
        self.file("_bg.js")
    }
}

/// Compiles a module and runs bindgen over it when it is newer than what bindgen wrote last.
pub(crate) fn build(module: &Module) -> Result<()> {
    require_target()?;
    let compiled = compile(module)?;
    if !lean::is_current(&module.file("_bg.wasm"), &compiled) {
        bind(&compiled, module)?;
    }
    for file in module.beside {
        let from = project::root().join("crates").join(module.name).join(file);
        let text = fs::read_to_string(&from).with_context(|| format!("cannot read {}", from.display()))?;
        let text = if file.ends_with(".js") { lean::without_comments(&text) } else { text };
        fs::write(module.folder().join(file), text)?;
    }
    report(module)
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
fn compile(module: &Module) -> Result<PathBuf> {
    let name = module.name;
    // Only with cdylib as the sole crate type does the linker optimise across crates:
    // beside an rlib, LTO is skipped without a word.
    let only_cdylib = ["--package", name, "--target", TARGET, "--crate-type", "cdylib"];
    let messages = project::ask(
        project::cargo()
            .args(["rustc", "--profile", module.profile, "--message-format", "json-render-diagnostics"])
            .args(["--config", &without_our_paths()?])
            // Least of all std, which brings what is said when a program panics.
            .args(["--no-default-features", "--features", &module.features.join(",")])
            .args(only_cdylib),
    )?;
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter(|message| message["reason"] == "compiler-artifact")
        .filter_map(|message| message["filenames"][0].as_str().map(PathBuf::from))
        .find(|file| file.ends_with(format!("{name}.wasm")))
        .with_context(|| {
            format!("cargo built `{name}` but named no {name}.wasm; is its library called `{name}`?")
        })
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

fn bind(compiled: &Path, module: &Module) -> Result<()> {
    // Without a loader: one of our own is shorter, since it asks fewer questions.
    let flags = ["--target", "bundler", "--out-name", module.files];
    // Function names are most of what a size optimiser would take away.
    let lean = ["--remove-name-section", "--remove-producers-section"];
    let mut args: Vec<OsString> = vec!["wasm-bindgen".into(), compiled.into()];
    args.extend(flags.into_iter().chain(lean).map(Into::into));
    args.extend(["--out-dir".into(), module.folder().into()]);
    wasm_bindgen_cli::wasm_bindgen::run_cli_with_args(args)
        .with_context(|| format!("bindgen cannot read {}", compiled.display()))?;
    lean::make_lean(&module.file("_bg.wasm"), &module.glue())?;
    if module.name == WEB.name {
        squeeze(&module.file("_bg.wasm"))?;
    }
    Ok(())
}

/// What makes a module smallest after gzip, found by trying; twice. Below address 1024 lies only the very
/// end of the stack.
const PASSES: [&str; 5] = ["--low-memory-unused", "--flatten", "--rereloop", "-Oz", "-Oz"];

/// What the compiler may use in a module, and every browser of these years understands.
const WASM_FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Makes a module smaller that is downloaded with every lesson: by three parts in a hundred after gzip. The
/// rules for JavaScript are left alone, because there speed comes first.
fn squeeze(wasm: &Path) -> Result<()> {
    npm::require_node()?;
    let folder = project::root().join("crates/xtask");
    npm::install(&folder)?;
    let mut node = Command::new("node");
    node.arg(folder.join("node_modules/binaryen/bin/wasm-opt"))
        .arg(wasm)
        .args(PASSES)
        .args(&PASSES[1..])
        .args(WASM_FEATURES);
    project::show(node.arg("-o").arg(wasm)).with_context(|| format!("cannot squeeze {}", wasm.display()))
}

fn report(module: &Module) -> Result<()> {
    let scripts = module.beside.iter().filter(|file| file.ends_with(".js"));
    let scripts = scripts.map(|file| module.folder().join(file));
    for path in [module.file("_bg.wasm"), module.glue()].into_iter().chain(scripts) {
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(&bytes)?;
        let path = path.strip_prefix(project::root()).unwrap_or(&path).display();
        eprintln!("{path}: {} bytes, {} gzip", bytes.len(), gzip.finish()?.len());
    }
    Ok(())
}
