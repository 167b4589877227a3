//! The pages in Chromium, Firefox and WebKitGTK.

mod harness;

use std::process::ExitCode;

fn main() -> ExitCode {
    tests::run(&tests::page_tests![
        harness::a_click_a_picture_and_a_check,
        harness::a_phone_and_the_dark,
        harness::no_scripts,
        harness::paper,
        harness::what_is_not_quiet_is_heard,
    ])
}
