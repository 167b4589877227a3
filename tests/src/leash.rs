//! Processes that cannot outlive the tests, however these end.

use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A process with all that it starts, ended when this is dropped, and also when the tests are
/// killed: a watcher waits for the end of a pipe that only the tests hold open.
pub struct Leashed {
    process: Child,
    watcher: Child,
}

impl Leashed {
    /// Starts `command` as the head of a process group of its own.
    ///
    /// # Errors
    /// The program cannot be started.
    pub fn start(command: &mut Command) -> io::Result<Leashed> {
        let process = command.stdin(Stdio::null()).process_group(0).spawn()?;
        let watcher = Command::new("sh")
            .args(["-c", "read -r _; kill -9 \"-$1\"", "sh", &process.id().to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // In a group of its own too, as Ctrl-C must not reach it.
            .process_group(0)
            .spawn()?;
        Ok(Leashed { process, watcher })
    }

    /// What the process writes, if its command piped that.
    pub fn take_stdout(&mut self) -> Option<ChildStdout> {
        self.process.stdout.take()
    }
}

impl Drop for Leashed {
    fn drop(&mut self) {
        drop(self.watcher.stdin.take());
        let _ = self.watcher.wait();
        let _ = self.process.wait();
    }
}
