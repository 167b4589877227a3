//! The pages in Chromium, Firefox and WebKitGTK.

mod access;
mod asked;
mod authors;
mod carry;
mod deploy;
mod element;
mod guest;
mod hands;
mod harness;
mod keys;
mod language;
mod motion;
mod names;
mod others;
mod own;
mod paper;
mod pawn;
mod pointing;
mod progress;
mod put_in;
mod questions;
mod reported;
mod rook;
mod set_up;
mod settings;
mod shared;
mod sheets;
mod states;
mod spoken;
mod step;
mod trouble;
mod typed;
mod walk;

use std::process::ExitCode;

fn main() -> ExitCode {
    tests::run(&tests::page_tests![
        harness::a_click_a_picture_and_a_check,
        harness::a_phone_and_the_dark,
        harness::no_scripts,
        harness::paper,
        harness::what_is_not_quiet_is_heard,
        element::it_draws_itself_and_tells_what_happens,
        element::a_program_asks_and_moves,
        element::a_program_goes_to_a_place_in_the_game,
        element::attributes_are_followed_and_what_is_wrong_is_told,
        element::a_form_waits_for_the_solution_and_sends_it,
        element::exercises_are_answered_in_it,
        element::it_comes_and_goes,
        element::what_was_set_before_it_was_known_counts,
        element::without_its_module_it_says_so,
        element::opened_from_a_disk_it_keeps_what_stands_in_it,
        element::a_frame_shows_what_its_address_says,
        element::a_frame_says_what_does_nothing,
        element::the_manual_copies_its_listings,
        guest::a_board_that_cannot_be_drawn_leaves_no_hole,
        guest::what_is_set_is_read_at_once,
        guest::what_is_set_before_it_is_known_waits,
        guest::what_there_is_to_do_is_said,
        guest::it_is_moved_copied_and_adopted,
        authors::a_page_draws_its_boards_again,
        authors::in_a_shadow_tree_it_keeps_the_focus,
        authors::hidden_is_hidden_and_disabled_is_read,
        authors::escape_lets_go_and_then_closes_a_dialog,
        authors::what_does_nothing_is_said,
        authors::an_article_leads_into_lessons,
        authors::it_speaks_the_language_of_its_page,
        authors::styles_of_the_page_move_no_square,
        authors::words_are_typed_in_a_shadow_tree,
        authors::rooks_in_no_corner_are_set_up_to_castle,
        authors::frames_of_any_width_hold_it,
        authors::what_is_round_it_stays_where_it_is,
        set_up::pieces_are_set_up_by_hand,
        set_up::pieces_are_set_up_by_keys_alone,
        set_up::the_focus_stays_where_pieces_are_set_up,
        set_up::a_game_is_set_up_as_an_exercise,
        shared::an_address_brings_back_the_board_and_the_step,
        shared::one_address_after_another_is_followed,
        shared::a_bad_address_leaves_a_board_that_works,
        shared::what_is_wrong_with_an_address_is_said,
        put_in::a_text_is_put_in,
        put_in::a_game_is_gone_through_by_its_moves,
        put_in::how_a_game_ends_is_said,
        put_in::a_line_is_gone_through_by_its_moves,
        own::who_comes_to_a_board_sees_it,
        own::on_a_phone_on_its_side_the_moves_stand_beside,
        own::copying_is_told_and_refused_copying_too,
        own::the_page_explains_itself_without_scripts,
        own::it_fits_a_phone_in_the_dark,
        own::it_fits_windows_of_all_widths,
        own::a_board_drawn_from_nothing_moves_nothing,
        hands::a_piece_let_go_of_outside_stays_where_it_was,
        hands::a_press_with_ctrl_or_cmd_is_the_browsers,
        hands::a_wheel_or_a_second_pointer_leaves_a_drag_alone,
        hands::a_board_taken_away_in_mid_drag_harms_nobody,
        hands::a_drag_at_an_enemy_piece_is_explained,
        hands::undo_calls_a_promotion_off,
        hands::a_second_copy_of_the_script_harms_nobody,
        hands::a_board_turned_round_agrees_with_itself,
        language::letters_are_shown_and_read,
        keys::letters_lead_to_pieces_and_answer_questions,
        keys::the_help_opens_and_goes_back,
        keys::letters_can_be_switched_off,
        keys::boards_on_other_pages_have_the_same_help,
        keys::rows_and_columns_have_headings,
        spoken::squares_are_told_by_the_names_that_are_chosen,
        spoken::a_choice_in_another_window_holds_at_once,
        spoken::what_is_no_choice_changes_nothing,
        spoken::moves_of_a_line_are_told_as_they_are_wanted,
        spoken::moves_of_ones_own_game_are_told_as_they_are_wanted,
        spoken::a_sentence_is_written_once,
        spoken::what_is_refused_stays_as_it_was_typed,
        asked::who_attacks_a_square,
        asked::why_a_played_game_is_over,
        motion::a_piece_that_moves_travels_and_arrives,
        others::none_has_a_fault_to_tell,
        others::none_is_wider_than_a_phone,
        others::no_head_of_a_column_is_broken_on_a_phone,
        others::letters_may_be_wide_apart,
        others::text_may_be_twice_as_large,
        others::how_far_one_is_can_be_seen_in_forced_colours,
        others::an_exercise_is_reached_from_the_list,
        others::a_word_is_reached_from_its_first_use,
        motion::who_wants_no_motion_sees_none,
        reported::layouts_that_change,
        reported::hands_of_all_kinds,
        reported::castling_of_all_kinds,
        reported::hosts_of_all_kinds,
        reported::positions_of_all_kinds,
        reported::looks_of_all_kinds,
        reported::men_of_all_kinds,
        access::a_whole_lesson_by_keys_alone,
        access::a_whole_lesson_by_names_and_roles_alone,
        states::every_state_of_a_board_is_accessible,
        states::every_state_of_an_exercise_is_accessible,
        states::every_state_of_boards_elsewhere_is_accessible,
        states::every_state_of_a_page_is_accessible,
        states::every_theme_is_accessible,
        access::a_goal_and_its_board_fit_one_screen,
        access::a_phone_on_its_side_shows_board_and_sentence,
        access::a_goal_stays_in_sight_and_hides_no_focus,
        typed::what_people_type_becomes_a_short_form,
        typed::a_typed_move_is_told_and_the_focus_kept,
        typed::what_is_no_move_is_told_so,
        typed::a_small_b_is_a_bishop_where_no_pawn_stands_on_its_file,
        typed::where_moves_are_to_be_typed_the_box_is_in_sight,
        rook::a_press_shows_exactly_what_the_rules_allow,
        rook::a_blocked_rook_is_told_what_blocks_it,
        rook::a_refusal_leads_to_where_its_article_is_taught,
        rook::a_rook_is_dragged_by_mouse_and_by_finger,
        rook::everything_goes_by_keyboard,
        rook::waking_moves_nothing,
        rook::a_long_refusal_moves_nothing_that_is_pressed,
        rook::it_is_dark_in_the_dark,
        rook::it_is_complete_without_scripts,
        rook::paper_keeps_the_board,
        rook::the_way_leads_on_and_back,
        paper::lessons_are_printed_whole,
        paper::other_pages_are_printed_whole,
        pawn::a_pawn_takes_where_it_does_not_go,
        pawn::a_turned_board_is_turned_for_the_keyboard_too,
        pawn::a_pawn_at_the_far_end_is_asked_what_it_becomes,
        pawn::what_a_pawn_becomes_is_chosen_beside_its_square,
        pawn::the_focus_goes_where_the_piece_goes,
        pointing::words_and_squares_light_each_other_up,
        step::fools_mate_is_gone_through,
        step::a_line_plays_by_itself_until_it_is_stopped,
        step::each_move_of_the_list_leads_to_its_place,
        step::a_line_that_sleeps_is_a_list_to_read,
        step::castling_is_before_and_after,
        step::a_line_is_complete_without_scripts_and_on_paper,
        progress::a_solved_exercise_stays_solved,
        progress::the_way_in_leads_to_what_is_not_yet_done,
        progress::whoever_leaves_at_once_has_solved_it_all_the_same,
        progress::a_last_line_without_its_end_counts,
        progress::what_is_no_progress_is_kept_aside,
        progress::where_nothing_can_be_kept_the_page_knows_it,
        questions::a_choice_says_what_becomes_of_it,
        questions::several_right_choices_are_all_found,
        questions::everything_goes_by_keyboard,
        questions::a_board_is_chosen_by_its_picture,
        questions::a_question_is_whole_without_scripts,
        questions::a_question_after_moves_shows_what_it_is_about,
        questions::on_paper_nothing_is_given_away,
        sheets::each_prints_on_one_page,
        sheets::boards_are_turned_round_and_print_enlarged,
        sheets::a_sheet_is_whole_without_scripts,
        sheets::the_lesson_leads_to_its_sheet,
        settings::a_choice_holds_on_every_page,
        settings::who_keeps_nothing_is_as_everybody,
        settings::what_is_no_choice_changes_nothing,
        settings::without_storage_a_choice_holds_on_its_page,
        settings::without_scripts_it_says_so,
        settings::a_script_that_is_missing_takes_no_other_along,
        names::they_stand_where_they_are_wanted,
        names::where_they_cannot_be_moved_they_stay,
        carry::a_text_brings_what_is_solved,
        carry::a_file_brings_what_is_solved,
        carry::one_lesson_is_begun_again,
        carry::without_storage_one_lesson_is_begun_again,
        walk::by_pointer,
        walk::by_keys,
        deploy::a_new_version_while_a_page_is_open,
        trouble::it_works_below_any_path,
        trouble::a_press_before_a_board_wakes_is_not_lost,
        trouble::a_broken_module_is_told,
        trouble::words_of_another_version_are_told,
        trouble::a_script_that_fails_before_the_page_is_read_is_told,
        trouble::a_board_with_nonsense_in_it_says_so_and_the_others_wake,
    ])
}
