//! What there is to do on a board of somebody's page, told by its keys alone: nothing of it is proven.

use alloc::string::String;

use rules::Turns;

use super::point::Pointing;
use super::{has_aim, read_aim};
use crate::file;
use crate::finding::Findings;
use crate::goal::Goal;
use crate::lesson::{Board, Mode};
use crate::words::Words;

/// What there is to do, as lessons say it; empty, if the keys do not tell, or tell of nothing to be done.
pub(crate) fn request(board: &file::Board, admitted: &Board, words: &Words) -> String {
    let told = match &admitted.mode {
        Mode::Play { turns, goal } => of_play(board, admitted, *turns, *goal, words),
        Mode::Choose(_) => of_squares(board, admitted, words),
        Mode::Step(_) => None,
    };
    told.unwrap_or_default()
}

fn of_play(
    board: &file::Board,
    admitted: &Board,
    turns: Turns,
    goal: Option<Goal>,
    words: &Words,
) -> Option<String> {
    let position = &admitted.position;
    if let Some(Goal::Collect { stars, fewest, stops }) = goal {
        return Some(words.collect(position, stars, stops, fewest));
    }
    let moves = fewest_moves(&admitted.answers, turns).filter(|_| has_aim(board))?;
    // What is wrong with the keys is told elsewhere.
    let aim = read_aim(board, position, &mut Findings::new(words))?;
    Some(words.aim(aim, position, moves))
}

/// How many moves of the learner the shortest right answer has.
fn fewest_moves(answers: &str, turns: Turns) -> Option<usize> {
    let lengths = answers.lines().filter_map(|line| {
        let (moves, _) = line.strip_prefix('!')?.split_once(':')?;
        Some(moves.split_ascii_whitespace().count())
    });
    let fewest = lengths.filter(|&length| length > 0).min()?;
    Some(match turns {
        Turns::Alternate => fewest.div_ceil(2),
        Turns::SameSide => fewest,
    })
}

fn of_squares(board: &file::Board, admitted: &Board, words: &Words) -> Option<String> {
    let pointing = Pointing::called(&board.ask)?;
    if pointing.needs_piece() && admitted.piece.is_none() {
        return None;
    }
    Some(words.point_out(pointing, &admitted.position, admitted.piece))
}

#[cfg(test)]
mod tests {
    use super::fewest_moves;
    use rules::Turns;

    #[test]
    fn the_shortest_right_answer_is_counted() {
        let answers =
            "!d5e7 h7h6 e7g6: Solved.\n!a1a8 g8h7 a8h8 h7g6 b1b2: Solved.\n?a1a2: No.\n?: Not that.";
        assert_eq!(fewest_moves(answers, Turns::Alternate), Some(2));
        assert_eq!(fewest_moves(answers, Turns::SameSide), Some(3));
        assert_eq!(fewest_moves("!: Both.", Turns::Alternate), None);
    }
}
