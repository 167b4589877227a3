//! Troubles that were reported of other boards, as tests of ours. Each row has its number in the list of
//! such troubles and says what is tried.

use std::thread::panicking;

use tests::{Engine, Page};

use crate::{access, carry, deploy, hands as slips, keys, language, paper, progress, rook, trouble, typed};

mod castling;
mod hands;
mod hosts;
mod laws;
mod layout;
mod looks;
mod men;

/// One trouble.
struct Row {
    number: u8,
    tried: &'static str,
    check: fn(&Page),
}

const fn row(number: u8, tried: &'static str, check: fn(&Page)) -> Row {
    Row { number, tried, check }
}

/// Says which row it was, if a check fails.
struct Trying<'a>(&'a Row);

impl Drop for Trying<'_> {
    fn drop(&mut self) {
        if panicking() {
            eprintln!("reported trouble {}: {}", self.0.number, self.0.tried);
        }
    }
}

/// Tries each row on a page that has just been opened.
fn try_all(engine: Engine, address: &str, rows: &[Row]) {
    let page = Page::open(engine, address);
    for (index, row) in rows.iter().enumerate() {
        let _trying = Trying(row);
        if index > 0 {
            page.go(address);
        }
        (row.check)(&page);
    }
}

pub(crate) fn layouts_that_change(engine: Engine) {
    layout::all(engine);
}

pub(crate) fn hands_of_all_kinds(engine: Engine) {
    hands::all(engine);
}

pub(crate) fn looks_of_all_kinds(engine: Engine) {
    looks::all(engine);
}

pub(crate) fn men_of_all_kinds(engine: Engine) {
    men::all(engine);
}

pub(crate) fn castling_of_all_kinds(engine: Engine) {
    castling::all(engine);
}

pub(crate) fn hosts_of_all_kinds(engine: Engine) {
    hosts::all(engine);
}

pub(crate) fn positions_of_all_kinds(engine: Engine) {
    laws::all(engine);
}

/// Troubles that a test elsewhere tries with more besides: their numbers, and the test.
#[allow(dead_code, reason = "the names are what counts: a test that is gone leaves no row behind")]
const ELSEWHERE: [(u8, fn(Engine)); 19] = [
    (35, progress::whoever_leaves_at_once_has_solved_it_all_the_same),
    (37, carry::one_lesson_is_begun_again),
    (37, carry::without_storage_one_lesson_is_begun_again),
    (41, access::a_whole_lesson_by_names_and_roles_alone),
    (43, typed::a_typed_move_is_told_and_the_focus_kept),
    (46, slips::a_board_turned_round_agrees_with_itself),
    (46, keys::rows_and_columns_have_headings),
    (53, rook::paper_keeps_the_board),
    (53, paper::lessons_are_printed_whole),
    (50, men_of_all_kinds),
    (61, language::letters_are_shown_and_read),
    (64, hosts_of_all_kinds),
    (64, trouble::a_broken_module_is_told),
    (64, trouble::words_of_another_version_are_told),
    (64, trouble::a_script_that_fails_before_the_page_is_read_is_told),
    (64, slips::a_second_copy_of_the_script_harms_nobody),
    (64, trouble::a_board_with_nonsense_in_it_says_so_and_the_others_wake),
    (64, trouble::a_press_before_a_board_wakes_is_not_lost),
    (65, deploy::a_new_version_while_a_page_is_open),
];
