//! The command line: `squarewise build | serve | check | new NAME | sheets | package | rules`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::build::Sources;
use crate::sheets::Choice;

/// Builds the Squarewise site: lessons that teach the rules of chess, on boards that answer.
#[derive(Parser, Debug)]
#[command(name = "squarewise", version, about, max_term_width = 100)]
#[command(after_help = "Exit codes: 0 done, 1 something in the lessons is wrong, 2 it could not be done.")]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What the program can do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Write the site to a folder, ready for any static host
    Build {
        /// Where the sources are
        #[command(flatten)]
        places: Places,
        /// The folder to write; it is replaced as a whole
        #[arg(long, default_value = "dist", value_name = "FOLDER")]
        out: PathBuf,
    },
    /// Build, serve on this computer, and build again when a source changes
    Serve {
        /// Where the sources are
        #[command(flatten)]
        places: Places,
        /// The folder to write and serve
        #[arg(long, default_value = "dist", value_name = "FOLDER")]
        out: PathBuf,
        /// The port on 127.0.0.1; 0 takes any that is free
        #[arg(long, default_value_t = 8080)]
        port: u16,
    },
    /// Check every lesson and say everything that is wrong
    Check {
        /// Also list each sentence with a number, a square or a word of the rules, and what stands
        /// behind it, and say how hard each lesson is to read
        #[arg(long)]
        coverage: bool,
        /// Where the sources are
        #[command(flatten)]
        places: Places,
    },
    /// Write a starter lesson and add it to the course
    New {
        /// Its name in small letters, digits and hyphens: two-rooks
        name: String,
        /// The language of the course, if there are several: the name of its folder
        #[arg(long, value_name = "LANGUAGE")]
        language: Option<String>,
        /// Where the sources are
        #[command(flatten)]
        places: Places,
    },
    /// Write the sheets for printing as PDF files
    Sheets {
        /// Which, and how
        #[command(flatten)]
        choice: Choice,
        /// The language of the course, if there are several: the name of its folder
        #[arg(long, value_name = "LANGUAGE")]
        language: Option<String>,
        /// The folder to write them to; what else is in it stays
        #[arg(long, default_value = "sheets", value_name = "FOLDER")]
        out: PathBuf,
        /// Where the sources are
        #[command(flatten)]
        places: Places,
    },
    /// Write the package of the board element, for authors of other pages
    Package {
        /// Where the sources are
        #[command(flatten)]
        places: Places,
        /// The folder to write; it is replaced as a whole
        #[arg(long, default_value = "target/package", value_name = "FOLDER")]
        out: PathBuf,
    },
    /// Answer questions about positions: one JSON object a line in, one a line out
    #[command(long_about = crate::protocol::HELP)]
    Rules,
}

/// Where the sources are.
#[derive(Args, Debug)]
pub struct Places {
    /// The folder with lessons and style
    #[arg(long, default_value = "www", value_name = "FOLDER")]
    www: PathBuf,
    /// The folder with the boards' module, made by ./build.sh
    #[arg(long, default_value = "target/web", value_name = "FOLDER")]
    web: PathBuf,
}

impl From<Places> for Sources {
    fn from(places: Places) -> Sources {
        Sources { www: places.www, web: places.web }
    }
}
