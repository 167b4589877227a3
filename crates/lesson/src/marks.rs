//! What a position, a choice and a refusal look like: marks and arrows.

use diagram::{Arrow, Diagram, Mark, Sign};
use rules::{
    Board, Flight, FlightSquare, Kind, Position, Refusal, Role, Side, Square, SquareSet, Unwinnable, reach,
};

/// Marks a piece as chosen, and where it can go: a dot, or a ring where it takes something.
pub fn show_moves(diagram: &mut Diagram, position: &Position, from: Square) {
    let captures = position.captures(from);
    mark(diagram, Sign::Chosen, SquareSet::of(from));
    mark(diagram, Sign::Dot, position.destinations(from) - captures);
    mark(diagram, Sign::Ring, captures);
}

/// Marks what proves a refusal: a cross where the move was to end, a broken frame round each culprit,
/// and an arrow from each attacker to what it attacks.
pub fn show_refusal(diagram: &mut Diagram, refusal: &Refusal) {
    let target = refusal.attempt.to;
    let culprits: SquareSet = refusal.culprits.iter().map(|(_, square)| square).collect();
    // On the squares that prove it nothing but the proof is marked.
    diagram.marks.retain(|mark| mark.sign == Sign::Star || !culprits.contains(mark.square));
    mark(diagram, Sign::Cross, SquareSet::of(target));
    mark(diagram, Sign::Culprit, culprits - SquareSet::of(target));
    let kings = refusal.culprits.of(Role::King);
    let attacked = match refusal.culprits.of(Role::Attacked) | kings {
        // A king that would step onto an attacked square is attacked there.
        SquareSet::EMPTY => SquareSet::of(target),
        squares => squares,
    };
    for from in refusal.culprits.of(Role::Attacker) {
        diagram.arrows.extend(attacked.into_iter().map(|to| Arrow { from, to }));
    }
}

/// Puts brackets round the two squares of the last move, a double ring round a king in check, and a
/// broken frame round each pawn whose lock makes the position dead.
pub fn show_state(diagram: &mut Diagram, position: &Position, last_move: Option<(Square, Square)>) {
    if let Some((from, to)) = last_move {
        mark(diagram, Sign::Moved, SquareSet::of(from) | SquareSet::of(to));
    }
    if position.is_check() {
        let king = position.board().king(position.side_to_move());
        mark(diagram, Sign::Check, king.into_iter().collect());
    }
    if let Some(proof) = position.dead_proof() {
        let locked = [proof.white, proof.black].into_iter().filter_map(Unwinnable::locked_pawns);
        mark(diagram, Sign::Culprit, locked.fold(SquareSet::EMPTY, |all, pawns| all | pawns));
    }
}

/// Points an arrow at the king from each piece that gives check.
pub fn show_checkers(diagram: &mut Diagram, position: &Position) {
    if let Some(to) = position.board().king(position.side_to_move()) {
        diagram.arrows.extend(position.checkers().into_iter().map(|from| Arrow { from, to }));
    }
}

/// Shows why a king cannot move: slanting lines on each square beside it that is attacked, with an arrow
/// from a piece that attacks it, and arrows from those that give check. Where several lie on one line, the
/// one to the king is enough, or else the longest.
pub fn show_flights(diagram: &mut Diagram, position: &Position) {
    show_checkers(diagram, position);
    for FlightSquare { square: to, flight } in position.flight_squares() {
        if let Flight::Covered(guards) = flight {
            mark(diagram, Sign::Hatch, SquareSet::of(to));
            // A piece that would have to be taken is guarded all the same; one arrow each is enough to see it.
            guards.first().into_iter().for_each(|from| point(diagram, position, Arrow { from, to }));
        }
    }
}

/// Adds an arrow, unless the one to the king lies on its line; of two others there the longer stays.
fn point(diagram: &mut Diagram, position: &Position, arrow: Arrow) {
    let runs_over = |long: Arrow, square| reach::between(long.from, long.to).contains(square);
    let on_line =
        |old: &&mut Arrow| old.from == arrow.from && (runs_over(**old, arrow.to) || runs_over(arrow, old.to));
    match diagram.arrows.iter_mut().find(on_line) {
        None => diagram.arrows.push(arrow),
        Some(old) if position.board().kind_on(old.to) != Some(Kind::King) && runs_over(arrow, old.to) => {
            *old = arrow;
        }
        Some(_) => {}
    }
}

/// Shows who attacks a square, of either side: slanting lines on it, and an arrow from each.
pub fn show_attackers(diagram: &mut Diagram, square: Square) {
    let attackers =
        attackers(&diagram.board, square, Side::White) | attackers(&diagram.board, square, Side::Black);
    if !attackers.is_empty() {
        mark(diagram, Sign::Hatch, square.into());
    }
    diagram.arrows.extend(attackers.into_iter().map(|from| Arrow { from, to: square }));
}

/// The men of one side that attack a square, whatever stands on it.
pub(crate) fn attackers(board: &Board, square: Square, side: Side) -> SquareSet {
    board.attackers(side, square, board.occupied())
}

/// Puts the same sign on several squares.
pub fn mark(diagram: &mut Diagram, sign: Sign, squares: SquareSet) {
    diagram.marks.extend(squares.into_iter().map(|square| Mark { sign, square }));
}
