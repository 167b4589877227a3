//! Facts for lessons against the generator and the ladder, over thousands of played positions.
//!
//! Each fact is found again in the slow and obvious way, or followed into the position after a move.

mod games;

use games::walk;
use rules::{
    Attempt, Board, Kind, MoveKind, Position, Reason, Refusal, Role, Side, Square, SquareSet, reach,
};

/// Whether only the safety of the king can have stopped this attempt.
fn is_for_the_king(reason: Reason) -> bool {
    use Reason::{
        CheckNotAnswered, DoubleCheckKingMustMove, EpExposesKing, KingAdjacent, KingIntoAttack, Pinned,
    };
    let reasons =
        [Pinned, EpExposesKing, CheckNotAnswered, DoubleCheckKingMustMove, KingIntoAttack, KingAdjacent];
    reasons.contains(&reason)
}

/// The ladder's answers to every attempt with one man, promotions not named.
fn refusals(position: &Position, from: Square) -> impl Iterator<Item = Refusal> {
    Square::all().filter_map(move |to| position.judge(Attempt::new(from, to)).err())
}

#[test]
fn attackers_are_those_who_could_capture() {
    walk(4, 60, |position| {
        let (board, side) = (position.board(), position.side_to_move());
        for (prey, piece) in board.men().filter(|(_, piece)| piece.side != side && piece.kind != Kind::King) {
            let could = |from: &Square| match position.judge(Attempt::new(*from, prey)) {
                Ok(legal) => !matches!(legal.kind(), MoveKind::Castle(_)),
                Err(refusal) => {
                    is_for_the_king(refusal.reason) || refusal.reason == Reason::PromotionRequired
                }
            };
            let capturers: SquareSet = board.side(side).into_iter().filter(could).collect();
            if position.ending().is_none() {
                assert_eq!(board.attackers_of(prey), capturers, "{position}: {piece:?} on {prey}");
            }
        }
    });
}

#[test]
fn an_undefended_piece_is_taken_back_only_along_the_line_the_captor_came_from() {
    walk(4, 60, |position| {
        let (board, side) = (position.board(), position.side_to_move());
        let captures =
            position.legal_moves().into_iter().filter(|legal| board.side(!side).contains(legal.to()));
        for capture in captures {
            let after = position.after(capture);
            let takers = after.board().attackers_of(capture.to());
            let behind = takers
                .into_iter()
                .filter(|&taker| reach::between(taker, capture.to()).contains(capture.from()));
            let defenders = board.defenders_of(capture.to());
            assert_eq!(defenders | behind.collect(), takers, "{position}: {capture}");
            assert_eq!(board.undefended_pieces(!side).contains(capture.to()), defenders.is_empty());
        }
    });
}

#[test]
fn the_sets_of_a_side_agree_with_its_single_men() {
    walk(4, 60, |position| {
        let board = position.board();
        for side in Side::ALL {
            let own = |asked: fn(&Board, Square) -> bool| -> SquareSet {
                board.side(side).into_iter().filter(|&square| asked(board, square)).collect()
            };
            let attacked = own(|board, square| !board.attackers_of(square).is_empty());
            let alone = own(|board, square| board.defenders_of(square).is_empty());
            assert_eq!(board.attacked_pieces(side), attacked, "{position}");
            assert_eq!(board.undefended_pieces(side), alone - board.kind(Kind::King), "{position}");
            let covered = Square::all().filter(|&square| board.is_attacked(side, square, board.occupied()));
            assert_eq!(board.attacked_squares(side), covered.collect(), "{position}");
            assert_eq!(board.plus_number(side), -board.plus_number(!side));
        }
        for square in !board.occupied() {
            assert_eq!(board.attackers_of(square) | board.defenders_of(square), SquareSet::EMPTY);
        }
    });
}

#[test]
fn pins_are_what_the_ladder_calls_pinned_off_the_line() {
    let mut seen = 0;
    walk(6, 60, |position| {
        if position.ending().is_some() {
            return;
        }
        let (board, side) = (position.board(), position.side_to_move());
        let pins = board.pins(side);
        for from in board.side(side) {
            let pin = pins.iter().find(|pin| pin.pinned == from);
            for refusal in refusals(position, from).filter(|refusal| is_for_the_king(refusal.reason)) {
                let to = refusal.attempt.to;
                let is_off_line = pin.is_some_and(|pin| !pin.line().contains(to));
                if refusal.reason == Reason::Pinned {
                    seen += 1;
                    let pin = pin.unwrap_or_else(|| panic!("{position}: {refusal}, but no pin"));
                    assert!(is_off_line, "{position}: {refusal} along the line");
                    assert_eq!(refusal.culprits.of(Role::Attacker), SquareSet::of(pin.pinner));
                    assert_eq!(refusal.culprits.of(Role::King), SquareSet::of(pin.king));
                } else {
                    let other = position.is_check() || board.king(side) == Some(from);
                    assert!(other || refusal.reason == Reason::EpExposesKing, "{position}: {refusal}");
                }
            }
            let off = position.destinations(from) - pin.map_or(SquareSet::FULL, |pin| pin.line());
            assert_eq!(off, SquareSet::EMPTY, "{position}: {from} leaves its pin");
        }
    });
    assert!(seen > 300, "only {seen} pinned moves");
}

#[test]
fn discoveries_give_check_when_the_screen_leaves_its_line() {
    let mut seen = 0;
    walk(15, 60, |position| {
        let (board, side) = (position.board(), position.side_to_move());
        let discoveries = board.discoveries(side);
        for legal in position.legal_moves() {
            // En passant and castling move a second man, with lines of its own.
            if matches!(legal.kind(), MoveKind::EnPassant | MoveKind::Castle(_)) {
                continue;
            }
            let uncovered = discoveries
                .iter()
                .filter(|found| found.screen == legal.from() && !found.line().contains(legal.to()));
            let uncovered: SquareSet = uncovered.map(|found| found.slider).collect();
            let checkers = position.after(legal).checkers() - SquareSet::of(legal.to());
            assert_eq!(uncovered, checkers, "{position}: {legal}");
            seen += uncovered.len();
        }
    });
    assert!(seen > 300, "only {seen} discovered checks");
}

#[test]
fn forks_attack_two_men_worth_taking() {
    let mut seen = 0;
    walk(4, 60, |position| {
        let board = position.board();
        for side in Side::ALL {
            let forks = board.forks(side);
            for (from, piece) in board.men().filter(|(_, piece)| piece.side == side) {
                let is_worth = |&target: &Square| {
                    let prey = board.kind_on(target).expect("a man");
                    let dearer = piece.kind != Kind::King && prey.points() > piece.kind.points();
                    board.attackers_of(target).contains(from)
                        && (prey == Kind::King || dearer || board.defenders_of(target).is_empty())
                };
                let worth: SquareSet = board.side(!side).into_iter().filter(is_worth).collect();
                let fork = forks.iter().find(|fork| fork.piece == from).map(|fork| fork.targets);
                assert_eq!(fork, worth.is_several().then_some(worth), "{position}: {from}");
            }
            seen += forks.len();
        }
    });
    assert!(seen > 300, "only {seen} forks");
}
