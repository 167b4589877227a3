//! The `squarewise` binary.

use std::process::ExitCode;

use clap::Parser;
use site::cli::Cli;
use site::report::Failure;
use site::run::{complain, run};

fn main() -> ExitCode {
    let Err(failure) = run(Cli::parse().command) else {
        return ExitCode::SUCCESS;
    };
    complain(&failure);
    match failure {
        Failure::Findings(_) => ExitCode::from(1),
        Failure::Trouble(_) => ExitCode::from(2),
    }
}
