//! Whether a side can still give checkmate: the table of cases, both forms, and all that ask them.

mod oracle;

use rules::{
    CanWin, Ending, Event, Game, Kings, MissingKing, Position, Score, Search, Side, Turns, Unwinnable,
    Variant,
};

const TABLE: &str = include_str!("cases/dead-positions.tsv");

/// As many moves as the full form is given here.
const MOVES_MAX: usize = 1_000_000;

/// Rows that no game can lead to, so that they are no positions, each with what is wrong.
const IMPOSSIBLE: [(&str, &str); 1] =
    [("8/8/8/4N2N/8/4Rk2/6nK/8 b - - 0 1", "no move gives check from both of these squares at once: e3 e5")];

struct Row {
    fen: &'static str,
    position: Position,
    can_win: [bool; 2],
}

fn rows() -> Vec<Row> {
    let row = |line: &'static str| {
        let [fen, white, black, _] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("not four cells: {line}");
        };
        match (Position::from_fen(fen, Kings::Both), IMPOSSIBLE.iter().find(|(row, _)| *row == fen)) {
            (Ok(position), None) => Some(Row { fen, position, can_win: [white == "yes", black == "yes"] }),
            (Err(error), Some((_, why))) if error.to_string() == *why => None,
            (read, listed) => panic!("{fen}: {read:?}, listed as {listed:?}"),
        }
    };
    TABLE.lines().skip(1).filter_map(row).collect()
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Kings::Both).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[test]
fn every_row_has_its_answer_and_its_proof() {
    let mut wrong = Vec::new();
    let rows = rows();
    for Row { fen, position, can_win } in &rows {
        for side in Side::ALL {
            let wanted = can_win[side as usize];
            match position.can_win(side, MOVES_MAX) {
                Ok(CanWin::Yes(line)) if wanted && oracle::is_mate_by(position, side, &line) => {}
                Ok(CanWin::No(_)) if !wanted => {}
                got => wrong.push(format!("{fen}\n  {side:?}: got {got:?}, wanted {wanted}")),
            }
            let quick = position.unwinnable(side).expect("two kings");
            if wanted && quick.is_some() {
                wrong.push(format!("{fen}\n  {side:?}: {quick:?}, wanted a mate"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} answers are wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(rows.len() > 130, "only {} rows were asked", rows.len());
}

#[test]
fn every_no_of_a_small_row_is_confirmed_by_looking_at_everything() {
    let mut confirmed = 0;
    for Row { fen, position, can_win } in rows() {
        for side in Side::ALL.into_iter().filter(|&side| !can_win[side as usize]) {
            match oracle::can_win(&position, side, 12_500) {
                Some(true) => panic!("{fen}: {side:?} can win"),
                Some(false) => confirmed += 1,
                None => {}
            }
        }
    }
    assert!(confirmed > 100, "only {confirmed} rows are small enough");
}

#[test]
fn each_no_has_its_reason() {
    for (fen, side, reason) in [
        ("8/8/4k3/8/8/3K1B2/8/8 b - - 0 1", Side::Black, Unwinnable::BareKing),
        ("8/8/4k3/8/8/3K1B2/8/8 b - - 0 1", Side::White, Unwinnable::Material),
        ("8/8/2q1k3/8/8/3K1N2/8/8 w - - 0 1", Side::White, Unwinnable::Material),
        ("k7/1Q6/8/8/8/8/8/6K1 b - - 0 1", Side::White, Unwinnable::Forced),
        ("5b1k/4p1p1/4P1P1/8/8/1p1p4/1P1P4/K1B5 w - - 0 1", Side::White, Unwinnable::Forced),
        ("k7/8/1Q6/8/8/8/8/4K3 b - - 0 1", Side::White, Unwinnable::Over),
        ("4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", Side::Black, Unwinnable::Over),
    ] {
        assert_eq!(position(fen).unwinnable(side), Ok(Some(reason)), "{fen}: {side:?}");
        assert_eq!(position(fen).can_win(side, 1), Ok(CanWin::No(reason)), "{fen}: {side:?}");
    }
}

#[test]
fn a_mate_on_the_board_is_a_win_with_nothing_to_play() {
    let mate = position("4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(mate.can_win(Side::White, 1), Ok(CanWin::Yes(Vec::new())));
    assert_eq!(mate.unwinnable(Side::White), Ok(None));
    assert_eq!(mate.dead_proof(), None, "the game is over already");
}

#[test]
fn slices_come_to_the_same_answer_as_one_go() {
    for Row { fen, position, .. } in rows().into_iter().step_by(7) {
        for side in Side::ALL {
            let mut search = Search::new(position, side).expect("two kings");
            let answer = (0..MOVES_MAX / 50).find_map(|_| search.step(50));
            assert_eq!(answer, position.can_win(side, MOVES_MAX).ok(), "{fen}: {side:?}");
            assert_eq!(search.step(0), answer, "{fen}: an answer is given again");
        }
    }
}

#[test]
fn a_search_without_a_budget_goes_on_after_a_slice() {
    let mut search = Search::new(position("8/8/8/8/8/8/4P3/K1k5 w - - 0 1"), Side::White).expect("two kings");
    assert_eq!(search.step(5), None);
    assert!(matches!(search.step(usize::MAX), Some(CanWin::Yes(_))));
}

#[test]
fn where_one_side_mates_at_once_the_other_is_not_waited_for() {
    // White's minor piece needs much help, more than is looked for; Black's queens need little.
    for fen in [
        "6q1/6pB/3q1r1k/8/3q4/1K6/r2q2pr/5r2 w - - 0 1",
        "3q4/8/q7/7q/4q1q1/1K3p2/8/1Nk1qq2 b - - 0 1",
        "8/1K6/2B5/6r1/k5r1/4q3/2p5/5r2 b - - 0 1",
    ] {
        assert!(matches!(position(fen).can_win(Side::Black, 10_000), Ok(CanWin::Yes(_))), "{fen}");
        assert!(!Game::new(position(fen), Turns::Alternate).conclude_dead(), "{fen}");
    }
}

#[test]
fn out_of_budget_nothing_is_known() {
    let wall = position("8/8/8/8/8/8/4P3/K1k5 w - - 0 1");
    assert_eq!(wall.can_win(Side::White, 5), Ok(CanWin::Unknown));
}

#[test]
fn without_both_kings_the_question_is_an_error() {
    let rook = Position::from_fen("8/8/8/8/3R4/8/8/4K3 w - - 0 1", Kings::AnyNumber).expect("a lesson");
    let error = MissingKing(Side::Black);
    assert_eq!(rook.can_win(Side::White, 1), Err(error));
    assert_eq!(rook.unwinnable(Side::White), Err(error));
    assert_eq!(rook.dead_proof(), None);
    let text = "Black has no king; whether a side can give checkmate is asked with one king each";
    assert_eq!(error.to_string(), text);
}

#[test]
fn a_right_to_castle_is_not_forgotten() {
    // The king has no other move, and without castling the rook could not get out either.
    let setup = "4k3/8/8/8/8/3p1p1p/3P1P1P/4K2R w K - 0 1";
    for (variant, fen) in [(Variant::Standard, setup), (Variant::Chess960, setup)] {
        let position = Position::from_fen_of(variant, fen, Kings::Both).expect("a sound FEN");
        let Ok(CanWin::Yes(line)) = position.can_win(Side::White, MOVES_MAX) else { panic!("{fen}") };
        assert!(oracle::is_mate_by(&position, Side::White, &line));
        assert_eq!(position.unwinnable(Side::White), Ok(None));
    }
}

#[test]
fn a_game_ends_in_a_dead_position_and_by_a_flag_without_a_winner() {
    let mut game = Game::new(position("k7/8/1Q6/8/8/8/8/6K1 w - - 0 1"), Turns::Alternate);
    game.play("b6b7".parse().expect("a move")).expect("legal");
    assert_eq!((game.ending(), game.score()), (Some(Ending::DeadPosition), Some(Score::Drawn)));
    assert!(game.judge("a8b7".parse().expect("a move")).is_err(), "the game is over");

    // White's queen is taken whatever happens, and Black's bishops can be helped.
    let forced = position("8/8/8/8/6K1/8/5p1Q/7k b - - 0 1");
    for (event, score) in [
        (Event::FlagFall(Side::Black), Score::Drawn),
        (Event::Resignation(Side::Black), Score::Drawn),
        (Event::SecondIllegalMove(Side::Black), Score::Drawn),
        (Event::FlagFall(Side::White), Score::Won(Side::Black)),
    ] {
        let concluded = Game::new(forced, Turns::Alternate).conclude(event);
        assert_eq!(concluded, Ok(score), "{event:?}");
    }
}
