//! Flights, answers to a check, and proofs of mate and stalemate, against generator and ladder.

mod games;

use games::walk;
use rules::{
    Attempt, Board, Ending, Flight, Kind, MateProof, Position, Refusal, Role, Side, Square, SquareSet,
    StalemateProof, reach,
};

#[test]
fn flight_squares_are_the_kings_destinations() {
    walk(4, 60, |position| {
        let side = position.side_to_move();
        let Some(king) = position.board().king(side) else {
            assert_eq!(position.flight_squares(), []);
            return;
        };
        let flights = position.flight_squares();
        let listed: SquareSet = flights.iter().map(|next| next.square).collect();
        assert_eq!((listed, listed.len()), (reach::king(king), flights.len()));
        let open = flights.iter().filter(|next| next.flight == Flight::Open).map(|next| next.square);
        assert_eq!(
            open.collect::<SquareSet>(),
            position.destinations(king) & reach::king(king),
            "{position}"
        );
        if position.ending().is_some() {
            return;
        }
        for next in flights {
            let refusal = position.judge(Attempt::new(king, next.square)).err();
            let culprits = |role| refusal.map(|refusal| refusal.culprits.of(role));
            match next.flight {
                Flight::Open => assert_eq!(refusal, None),
                Flight::OwnMan => assert_eq!(culprits(Role::Occupant), Some(SquareSet::of(next.square))),
                Flight::Covered(attackers) => assert_eq!(culprits(Role::Attacker), Some(attackers)),
            }
        }
    });
}

#[test]
fn answers_by_kind_are_all_the_legal_moves_in_check() {
    let mut seen = [0; 3];
    walk(20, 60, |position| {
        let Some(answers) = position.answers_to_check() else {
            assert!(!position.is_check());
            return;
        };
        let (king, checkers) = (position.board().king(position.side_to_move()), position.checkers());
        assert_eq!(answers.checkers, checkers);
        for legal in &answers.king_moves {
            assert_eq!(Some(legal.from()), king);
            assert!(checkers.is_several() || !checkers.contains(legal.to()), "{position}: {legal}");
        }
        for legal in &answers.captures {
            let left = position.after(*legal).board().side(!position.side_to_move());
            assert!(!checkers.meets(left), "{position}: {legal} leaves the checker");
        }
        for legal in &answers.blocks {
            let way = king.zip(checkers.first()).map(|(king, checker)| reach::between(king, checker));
            assert!(way.is_some_and(|way| way.contains(legal.to())), "{position}: {legal} is off the line");
        }
        let lists = [&answers.king_moves, &answers.captures, &answers.blocks];
        let all: Vec<_> = lists.into_iter().flatten().collect();
        let legal = position.legal_moves();
        assert_eq!(all.len(), legal.len(), "{position}");
        assert!(legal.iter().all(|legal| all.contains(&legal)), "{position}");
        seen.iter_mut().zip(lists).for_each(|(count, list)| *count += list.len());
    });
    assert!(seen.iter().all(|count| *count > 50), "too few answers of a kind: {seen:?}");
}

/// Where a man could go if it had no king to think of; en passant left out.
fn could_move(board: &Board, side: Side, from: Square) -> SquareSet {
    let (own, occupied) = (board.side(side), board.occupied());
    match board.kind_on(from) {
        Some(Kind::Pawn) => {
            let ahead = from.offset(0, side.forward()).into_iter().collect::<SquareSet>() - occupied;
            ahead | (reach::pawn(side, from) & board.side(!side))
        }
        Some(kind) => reach::attacks(side, kind, from, occupied) - own,
        None => SquareSet::EMPTY,
    }
}

/// The squares where these attempts of one man would have led.
fn targets(refused: &[Refusal], from: Square) -> SquareSet {
    let of_man = refused.iter().filter(|refusal| refusal.attempt.from == from);
    of_man.map(|refusal| refusal.attempt.to).collect()
}

fn check_mate(position: &Position, proof: &MateProof) {
    let (board, side) = (position.board(), position.side_to_move());
    assert!(proof.flights.iter().all(|next| next.flight != Flight::Open), "{position}");
    let checkers: SquareSet = proof.checks.iter().map(|check| check.checker).collect();
    assert_eq!(checkers, position.checkers());
    for check in &proof.checks {
        for from in board.side(side) - board.kind(Kind::King) {
            let could = could_move(board, side, from);
            let takes = could & SquareSet::of(check.checker);
            let mut listed = targets(&check.captures, from);
            if board.kind_on(from) == Some(Kind::Pawn) {
                // En passant takes from beside.
                position.en_passant().into_iter().for_each(|passed| listed.remove(passed));
            }
            assert_eq!(listed, takes, "{position}: {from}");
            assert_eq!(
                (could & check.between) - targets(&check.blocks, from),
                SquareSet::EMPTY,
                "{position}"
            );
        }
    }
}

fn check_stalemate(position: &Position, proof: &StalemateProof) {
    let (board, side) = (position.board(), position.side_to_move());
    assert!(proof.flights.iter().all(|next| next.flight != Flight::Open), "{position}");
    let listed: SquareSet = proof.stuck.iter().map(|man| man.square).collect();
    assert_eq!(listed, board.side(side) - board.kind(Kind::King), "{position}");
    for man in &proof.stuck {
        let refused = targets(&man.refused, man.square);
        assert_eq!(could_move(board, side, man.square) - refused, SquareSet::EMPTY, "{position}");
        assert!(!man.blockers.meets(refused), "{position}: {} is blocked where it could go", man.square);
        assert!(!(man.blockers | refused).is_empty(), "{position}: {} has no reason", man.square);
    }
}

#[test]
fn every_mate_and_stalemate_is_proven() {
    let (mut mates, mut stalemates) = (0, 0);
    walk(15, 60, |position| {
        for legal in position.legal_moves() {
            let after = position.after(legal);
            let ending = after.ending();
            let (mate, stalemate) = (after.mate_proof(), after.stalemate_proof());
            assert_eq!(mate.is_some(), ending == Some(Ending::Checkmate), "{after}");
            assert_eq!(stalemate.is_some(), ending == Some(Ending::Stalemate), "{after}");
            mates += mate.iter().inspect(|proof| check_mate(&after, proof)).count();
            stalemates += stalemate.iter().inspect(|proof| check_stalemate(&after, proof)).count();
        }
    });
    assert!(mates > 100 && stalemates > 20, "only {mates} mates and {stalemates} stalemates");
}
