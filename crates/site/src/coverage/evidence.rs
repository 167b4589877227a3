//! What a board proves: by its claims, by its line, and by the position itself.

use std::collections::BTreeSet;

use lesson::{Figure, Mode, Proven, file};
use rules::{Attempt, Ending, Kind, Move, MoveKind, Position, Side, SquareSet, Status, Turns};

use super::topics::{Rule, Topic};

/// All that one board can stand behind.
#[derive(Debug)]
pub(super) struct Evidence {
    /// The board's name.
    pub(super) name: String,
    numbers: BTreeSet<usize>,
    squares: SquareSet,
    rules: BTreeSet<Rule>,
}

impl Evidence {
    /// What this board proves.
    pub(super) fn of(figure: &Figure, proven: &Proven) -> Evidence {
        let start = figure.board.position;
        let mut evidence = Evidence {
            name: figure.name.clone(),
            numbers: proven.numbers.iter().copied().collect(),
            squares: proven.squares,
            rules: proven.claims.iter().flat_map(rules_of).collect(),
        };
        let positions = match &figure.board.mode {
            Mode::Step(line) => line.positions(&start),
            Mode::Play { .. } | Mode::Choose(_) => answered(figure),
        };
        for (played, position) in &positions {
            evidence.see(position);
            evidence.rules.extend(played.and_then(|played| rule_of_move(played.kind())));
        }
        for claim in &proven.claims {
            let step = usize::try_from(claim.step.unwrap_or(0)).ok();
            let position = step.and_then(|step| positions.get(step)).map_or(&start, |(_, position)| position);
            evidence.rules.extend(rule_of_try(claim, position));
        }
        evidence
    }

    /// Whether this is proven here.
    pub(super) fn proves(&self, topic: Topic) -> bool {
        match topic {
            Topic::Number(number) => self.numbers.contains(&number),
            Topic::Square(square) => self.squares.contains(square),
            Topic::Rule(rule) => self.rules.contains(&rule),
        }
    }

    /// What anybody sees on the board: which squares are taken, how many there are of each piece, and how
    /// the position stands.
    fn see(&mut self, position: &Position) {
        let board = position.board();
        self.squares |= board.occupied();
        for kind in Kind::ALL {
            self.numbers.insert(board.kind(kind).len());
            self.numbers.extend(Side::ALL.map(|side| board.pieces(side, kind).len()));
        }
        self.numbers.insert(board.occupied().len());
        self.numbers.extend(Side::ALL.map(|side| board.side(side).len()));
        // How many quiet moves each side has made, which draws are counted by.
        self.numbers.insert(position.halfmove_clock() as usize / 2);
        self.numbers.retain(|&number| number > 0);
        self.rules.extend(rules_of_status(position));
        let has_pin = Side::ALL.iter().any(|&side| !board.pins(side).is_empty());
        self.rules.extend(has_pin.then_some(Rule::Pin));
    }
}

/// What a position shows by the way it stands.
fn rules_of_status(position: &Position) -> &'static [Rule] {
    match position.status() {
        Status::Check => &[Rule::Check],
        Status::Ended(Ending::Checkmate) => &[Rule::Check, Rule::Mate],
        Status::Ended(Ending::Stalemate) => &[Rule::Stalemate, Rule::Draw],
        Status::Ended(_) => &[Rule::Draw],
        Status::Ongoing => &[],
    }
}

/// The positions on the way of the answer, each with the move that led to it.
fn answered(figure: &Figure) -> Vec<(Option<Move>, Position)> {
    let mut position = figure.board.position;
    let mut positions = vec![(None, position)];
    for (index, &played) in figure.answer.iter().enumerate() {
        let mover = position.side_to_move();
        let next = figure.answer.get(index + 1);
        // In a drill the same side moves again.
        let again = next.is_some_and(|next| {
            position.board().side_on(next.from()) == Some(mover) || played.to() == next.from()
        });
        let turns = if again { Turns::SameSide } else { Turns::Alternate };
        position = turns.after(&position, played, mover);
        positions.push((Some(played), position));
    }
    positions
}

/// What a claim is about.
fn rules_of(claim: &file::Claim) -> Vec<Rule> {
    let mut rules = Vec::new();
    let says_where = [&claim.goes, &claim.takes, &claim.legal, &claim.attackers, &claim.guards];
    if says_where.iter().any(|key| key.is_some()) || claim.moves.is_some() || claim.captures.is_some() {
        rules.push(Rule::Law);
    }
    if claim.checkers.is_some() {
        rules.push(Rule::Check);
    }
    if claim.draw.is_some() || claim.result.is_some() {
        rules.push(Rule::Draw);
    }
    if let Some(is) = &claim.is {
        rules.push(Rule::Law);
        rules.extend(rule_of_refusal(is));
    }
    if let Some(written) = &claim.written {
        rules.extend(written.starts_with("O-O").then_some(Rule::Castling));
        rules.extend(written.contains('=').then_some(Rule::Promotion));
        rules.extend(written.contains('+').then_some(Rule::Check));
        rules.extend(written.contains('#').then_some(Rule::Mate));
    }
    match claim.status.as_deref() {
        Some("ongoing") => rules.extend([Rule::Check, Rule::Mate, Rule::Stalemate, Rule::Draw]),
        // It is check, and so it is none of the others.
        Some("check") => rules.extend([Rule::Check, Rule::Mate, Rule::Stalemate]),
        // Nothing is allowed there.
        Some("checkmate") => rules.extend([Rule::Check, Rule::Mate, Rule::Law]),
        Some("stalemate") => {
            rules.extend([Rule::Stalemate, Rule::Check, Rule::Mate, Rule::Draw, Rule::Law]);
        }
        // Nobody can give checkmate any more.
        Some("dead") => rules.extend([Rule::Draw, Rule::Mate, Rule::Law]),
        Some(_) => rules.push(Rule::Draw),
        None => {}
    }
    rules
}

/// What a refusal is about, besides that the move is not allowed.
fn rule_of_refusal(code: &str) -> Option<Rule> {
    let starts = [
        ("castle_", Rule::Castling),
        ("ep_", Rule::EnPassant),
        ("promotion_", Rule::Promotion),
        ("pinned", Rule::Pin),
        ("check_", Rule::Check),
        ("double_check", Rule::Check),
        ("king_", Rule::Check),
    ];
    starts.iter().find(|(start, _)| code.starts_with(start)).map(|(_, rule)| *rule)
}

/// What a legal move of a claim is, besides a step of a piece.
fn rule_of_try(claim: &file::Claim, position: &Position) -> Option<Rule> {
    let attempt: Attempt = claim.attempt.as_ref()?.parse().ok()?;
    rule_of_move(position.judge(attempt).ok()?.kind())
}

fn rule_of_move(kind: MoveKind) -> Option<Rule> {
    match kind {
        MoveKind::Castle(_) => Some(Rule::Castling),
        MoveKind::EnPassant => Some(Rule::EnPassant),
        MoveKind::Promotion(_) => Some(Rule::Promotion),
        MoveKind::Step | MoveKind::DoubleStep => None,
    }
}
