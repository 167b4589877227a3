//! A test in every engine.

use crate::browser::Browser;
use crate::engine::Engine;
use crate::site;
use libtest_mimic::{Arguments, Completion, Trial};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A test's name and what it does in an engine.
pub type PageTest = (&'static str, fn(Engine));

/// One test at a time in each engine: more only make each other slow.
static TURNS: [Mutex<()>; 3] = [const { Mutex::new(()) }; 3];

/// How long each test took, without the wait for its turn.
static TIMES: Mutex<Vec<(Duration, String)>> = Mutex::new(Vec::new());

/// How many of the slowest tests are named at the end.
const NAMED: usize = 10;

/// Runs every test in every engine, as `NAME::ENGINE`; [`page_tests!`](crate::page_tests) makes
/// the list. An engine that is missing shows as ignored, with the reason beside it.
pub fn run(tests: &[PageTest]) -> ExitCode {
    let trials = tests.iter().flat_map(|&(name, body)| {
        Engine::ALL.map(|engine| {
            let name = format!("{}::{}", name.replace(' ', ""), engine.name());
            Trial::ignorable_test(name.clone(), move || Ok(in_engine(engine, name, body)))
        })
    });
    let trials: Vec<Trial> = trials.collect();
    let mut arguments = Arguments::from_args();
    // Each waits for its turn, so that no engine is idle because all threads wait for another one.
    arguments.test_threads.get_or_insert(trials.len());
    let conclusion = libtest_mimic::run(&arguments, trials);
    tell_slowest();
    Browser::close_idle();
    site::stop();
    conclusion.exit_code()
}

fn in_engine(engine: Engine, name: String, body: fn(Engine)) -> Completion {
    if let Some(reason) = engine.lack() {
        return Completion::ignored_with(format!("SKIPPED: {reason}"));
    }
    let turn = TURNS[engine as usize].lock().unwrap_or_else(PoisonError::into_inner);
    let start = Instant::now();
    body(engine);
    drop(turn);
    TIMES.lock().unwrap_or_else(PoisonError::into_inner).push((start.elapsed(), name));
    Completion::Completed
}

/// Names the slowest of the tests that passed: they are where time can be saved.
#[allow(clippy::print_stdout, reason = "it goes on from what the tests print")]
fn tell_slowest() {
    let mut times = TIMES.lock().unwrap_or_else(PoisonError::into_inner);
    times.sort_by(|a, b| b.cmp(a));
    for (time, name) in times.iter().take(NAMED) {
        println!("{:6.1} s  {name}", time.as_secs_f64());
    }
}

/// The list that [`run`](crate::run()) takes: `page_tests![rook::reach, rook::refusal]`.
#[macro_export]
macro_rules! page_tests {
    ($($test:path),* $(,)?) => {
        [$((stringify!($test), $test as fn($crate::Engine))),*]
    };
}
