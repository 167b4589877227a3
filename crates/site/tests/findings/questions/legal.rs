//! Whether a move is legal, where it cannot be asked.

use super::super::check_each;
use super::question;

#[test]
fn whether_a_move_is_legal() {
    check_each(
        question,
        &[
            (
                r#"ask = "legal"
fen = "8/8/4k3/8/8/3K1R2/8/8 w""#,
                &[(26, "it is not said which move is asked about", "add tried = \"e1g1\"")],
            ),
            (
                r#"ask = "legal"
fen = "8/8/4k3/8/8/3K1R2/8/8 w"
tried = "castle""#,
                &[(28, "found \"castle\", expected a move", "write two squares, like tried = \"e2e4\"")],
            ),
            (
                r#"ask = "legal"
fen = "8/8/4k3/8/8/3K1R2/8/8 w"
tried = "e6e7""#,
                &[(28, "no piece of the side to move stands on e6", "try a move of one of its pieces")],
            ),
        ],
    );
}
