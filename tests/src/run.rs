//! A test in every engine.

use crate::browser::Browser;
use crate::engine::Engine;
use crate::site;
use libtest_mimic::{Arguments, Completion, Trial};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

/// A test's name and what it does in an engine.
pub type PageTest = (&'static str, fn(Engine));

/// One test at a time in each engine: more only make each other slow.
static TURNS: [Mutex<()>; 3] = [const { Mutex::new(()) }; 3];

/// Runs every test in every engine, as `NAME::ENGINE`; [`page_tests!`](crate::page_tests) makes
/// the list. An engine that is missing shows as ignored, with the reason beside it.
pub fn run(tests: &[PageTest]) -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(Engine::ALL.len());
    let trials = tests.iter().flat_map(|&(name, body)| {
        Engine::ALL.map(|engine| {
            let name = format!("{}::{}", name.replace(' ', ""), engine.name());
            Trial::ignorable_test(name, move || Ok(in_engine(engine, body)))
        })
    });
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    Browser::close_idle();
    site::stop();
    conclusion.exit_code()
}

fn in_engine(engine: Engine, body: fn(Engine)) -> Completion {
    if let Some(reason) = engine.lack() {
        return Completion::ignored_with(format!("SKIPPED: {reason}"));
    }
    let turn = TURNS[engine as usize].lock().unwrap_or_else(PoisonError::into_inner);
    body(engine);
    drop(turn);
    Completion::Completed
}

/// The list that [`run`](crate::run()) takes: `page_tests![rook::reach, rook::refusal]`.
#[macro_export]
macro_rules! page_tests {
    ($($test:path),* $(,)?) => {
        [$((stringify!($test), $test as fn($crate::Engine))),*]
    };
}
