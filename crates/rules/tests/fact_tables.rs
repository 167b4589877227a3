//! Facts for lessons in positions made by hand, each told whole.

use rules::{Flight, FlightSquare, Kings, Move, Position, Refusal, Side, SquareSet};

/// Asks every row's position and shows all rows that are wrong, with what was got.
fn check(rows: &[(&str, &str)], tell: fn(&Position) -> String) {
    let mut wrong = String::new();
    for (fen, wanted) in rows {
        let position =
            Position::from_fen(fen, Kings::AnyNumber).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let got = tell(&position);
        if got != *wanted {
            wrong += &format!("{fen}\n  got    {got}\n  wanted {wanted}\n");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// Parts in one line, a dash for none.
fn joined(parts: impl IntoIterator<Item = impl ToString>, separator: &str) -> String {
    let parts: Vec<String> = parts.into_iter().map(|part| part.to_string()).collect();
    if parts.is_empty() { String::from("-") } else { parts.join(separator) }
}

fn squares(set: SquareSet) -> String {
    joined(set, " ")
}

#[test]
fn pins() {
    check(
        &[
            ("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e8 pins e2 to e1"),
            ("4r1k1/8/8/8/8/4P3/4N3/4K3 w - - 0 1", "-"), // two men in between
            ("4r1k1/8/8/8/8/4n3/8/4K3 w - - 0 1", "-"),   // the man in between is the enemy's
            ("4R3/6k1/8/8/8/8/4N3/4K3 w - - 0 1", "-"),   // one's own rook pins nobody
            ("4b3/6k1/8/8/8/8/4N3/4K3 w - - 0 1", "-"),   // a bishop on a file pins nobody
            ("4r3/8/8/8/8/8/4N3/4Q3 w - - 0 1", "-"),     // no king, no pin
            ("4r1k1/8/8/8/7b/8/4NB2/4K3 b - - 0 1", "h4 pins f2 to e1, e8 pins e2 to e1"), // out of turn
        ],
        |position| {
            let pins = position.board().pins(Side::White);
            joined(pins.iter().map(|pin| format!("{} pins {} to {}", pin.pinner, pin.pinned, pin.king)), ", ")
        },
    );
}

#[test]
fn discoveries() {
    check(
        &[
            ("6k1/8/8/8/2N5/1B6/8/4K3 w - - 0 1", "c4 hides b3 from g8"),
            ("6k1/8/8/8/2n5/1B6/8/4K3 w - - 0 1", "-"), // an enemy man is pinned instead
            ("6k1/8/8/3P4/2N5/1B6/8/4K3 w - - 0 1", "-"), // two men in between
            ("8/8/8/8/2N5/1B6/8/4K3 w - - 0 1", "-"),   // no king to give check to
            ("4k3/8/8/8/4K3/8/8/4R3 w - - 0 1", "e4 hides e1 from e8"), // a king can uncover a rook
        ],
        |position| {
            let found = position.board().discoveries(Side::White);
            let told =
                |one: &rules::Discovery| format!("{} hides {} from {}", one.screen, one.slider, one.king);
            joined(found.iter().map(told), ", ")
        },
    );
}

#[test]
fn forks() {
    check(
        &[
            ("r3k3/2N5/p7/1p6/8/8/8/4K3 b - - 0 1", "c7: a8 e8"),
            ("8/8/8/2n1n3/3P4/8/8/8 w - - 0 1", "d4: c5 e5"), // dearer, though one could take back
            ("8/8/8/8/1p1K1p2/2p1p3/8/8 w - - 0 1", "-"),     // a king takes no defended pawn
            ("8/8/8/8/3K4/2p1p3/8/8 w - - 0 1", "d4: c3 e3"),
            ("8/8/3b4/2p1p3/3Q4/8/8/8 w - - 0 1", "-"), // nor does a queen
            ("8/8/8/2p1p1r1/3Q4/8/8/8 w - - 0 1", "-"), // the rook guards one of the two
        ],
        |position| {
            let forks = position.board().forks(Side::White);
            joined(forks.iter().map(|fork| format!("{}: {}", fork.piece, squares(fork.targets))), ", ")
        },
    );
}

#[test]
fn material() {
    check(
        &[
            (rules::INITIAL, "39 39 +0"),
            ("8/8/8/8/8/8/8/8 w - - 0 1", "0 0 +0"),
            ("4k3/2b5/8/8/8/8/4P3/R3K3 w - - 0 1", "6 3 +3"),
            ("4k3/pp6/8/8/8/8/8/N3K3 w - - 0 1", "3 2 +1"),
            ("q3k3/8/8/8/8/8/8/R2BK3 w - - 0 1", "8 9 -1"),
        ],
        |position| {
            let board = position.board();
            let points = |side| board.material(side);
            format!("{} {} {:+}", points(Side::White), points(Side::Black), board.plus_number(Side::White))
        },
    );
}

#[test]
fn answers_to_check() {
    check(
        &[
            (rules::INITIAL, "no check"),
            // En passant takes the checker.
            (
                "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
                "king c5b4 c5b5 c5b6 c5c4 c5c6 c5d5 c5d6, take c5d4 e4d3, block -",
            ),
            // A pawn promoted on the line, to any of four pieces.
            ("K6r/4P3/8/8/8/8/8/7k w - - 0 1", "king a8a7 a8b7, take -, block e7e8b e7e8n e7e8q e7e8r"),
            // The king takes a man that gives no check: it just leaves.
            ("4k3/3N4/8/8/8/8/8/4R1K1 b - - 0 1", "king e8d7 e8d8 e8f7, take -, block -"),
            // Two checkers: the king takes one and steps away from the other.
            ("3qkr2/3B1p2/8/8/8/8/8/4R1K1 b - - 0 1", "king e8d7, take -, block -"),
            // Mate.
            ("4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "king -, take -, block -"),
        ],
        |position| {
            let Some(answers) = position.answers_to_check() else {
                return String::from("no check");
            };
            let list = |moves: &[Move]| {
                let mut moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
                moves.sort();
                joined(moves, " ")
            };
            let [king, take, block] =
                [&answers.king_moves, &answers.captures, &answers.blocks].map(|l| list(l));
            format!("king {king}, take {take}, block {block}")
        },
    );
}

fn tell_flights(flights: &[FlightSquare]) -> String {
    let told = flights.iter().map(|next| match next.flight {
        Flight::Open => format!("{} open", next.square),
        Flight::OwnMan => format!("{} own", next.square),
        Flight::Covered(attackers) => format!("{} by {}", next.square, squares(attackers)),
    });
    joined(told, ", ")
}

fn tell_refusals(refusals: &[Refusal]) -> String {
    joined(refusals, ", ")
}

#[test]
fn mates() {
    check(
        &[
            ("6k1/8/8/8/8/8/8/4R1K1 b - - 0 1", "no mate"),
            (
                "4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",
                "g8: f7 own, g7 own, h7 own, f8 by e8, h8 by e8 | e8 via f8: take -; block -",
            ),
            // The bishop that could step in is pinned.
            (
                "3R3k/6bp/8/8/8/8/1B6/4K3 b - - 0 1",
                "h8: g7 own, h7 own, g8 by d8 | d8 via e8 f8 g8: take -; block g7f8: pinned attacker=b2 king=h8 (3.9.2)",
            ),
            // Two checkers: whoever takes one or steps before one leaves the other.
            (
                "6rk/4bpp1/6N1/8/8/8/8/4K2R b - - 0 1",
                "h8: g7 own, h7 by h1, g8 own \
                 | h1 via h2 h3 h4 h5 h6 h7: take -; block e7h4: double_check_king_must_move attacker=h1 attacker=g6 king=h8 (3.9.2) \
                 | g6 via -: take f7g6: double_check_king_must_move attacker=h1 attacker=g6 king=h8 (3.9.2); block -",
            ),
            // En passant would take the checker, and uncover the rook on the file. The knight may go to
            // d3 as well, but takes nothing there.
            (
                "8/8/3ppp2/2npkp2/3Pp3/1N4P1/8/4R1K1 b - d3 0 1",
                "e5: d4 by b3, e4 own, f4 by g3, d5 own, f5 own, d6 own, e6 own, f6 own \
                 | d4 via -: take e4d3: ep_exposes_king attacker=e1 king=e5 (3.9.2); block -",
            ),
        ],
        |position| {
            let Some(proof) = position.mate_proof() else {
                return String::from("no mate");
            };
            let checks = proof.checks.iter().map(|check| {
                let (take, block) = (tell_refusals(&check.captures), tell_refusals(&check.blocks));
                format!("{} via {}: take {take}; block {block}", check.checker, squares(check.between))
            });
            format!("{}: {} | {}", proof.king, tell_flights(&proof.flights), joined(checks, " | "))
        },
    );
}

#[test]
fn stalemates() {
    check(
        &[
            ("4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "no stalemate"),
            (
                "k7/8/1Q6/8/8/6p1/6P1/4K3 b - - 0 1",
                "a8: a7 by b6, b7 by b6, b8 by b6 | g3: walled in by g2; -",
            ),
            // The knight is pinned, the pawn blocked, and the bishop stands behind the pawn.
            (
                "kn5R/8/1KP5/8/8/8/6p1/6Bb b - - 0 1",
                "a8: a7 by b6, b7 by b6 c6, b8 own | h1: walled in by g2; - | g2: walled in by g1; - \
                 | b8: walled in by -; b8a6: pinned attacker=h8 king=a8 (3.9.2), b8c6: pinned attacker=h8 king=a8 (3.9.2), \
                 b8d7: pinned attacker=h8 king=a8 (3.9.2)",
            ),
            // En passant would uncover the rook on the rank.
            (
                "3B4/8/8/8/k2pP2R/p2P4/P7/1R4K1 b - e3 0 1",
                "a4: a3 own, b3 by b1 a2, b4 by b1, a5 by d8, b5 by b1 | a3: walled in by a2; - \
                 | d4: walled in by d3; d4e3: ep_exposes_king attacker=h4 king=a4 (3.9.2)",
            ),
        ],
        |position| {
            let Some(proof) = position.stalemate_proof() else {
                return String::from("no stalemate");
            };
            let stuck = proof.stuck.iter().map(|man| {
                format!(
                    "{}: walled in by {}; {}",
                    man.square,
                    squares(man.blockers),
                    tell_refusals(&man.refused)
                )
            });
            format!("{}: {} | {}", proof.king, tell_flights(&proof.flights), joined(stuck, " | "))
        },
    );
}
