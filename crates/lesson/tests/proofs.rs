//! Claims about more than one piece: all moves, attackers, worth, draws, results, written moves.

mod sample;

use lesson::file::{Board, Claim};
use sample::{found, on_board, rook};

/// Claims on one board, as a teacher writes them, and what is found.
#[track_caller]
fn check(fen: &str, line: &str, claims: &str, wanted: &[[&str; 3]]) {
    let caption = "Look.".into();
    let claims: Vec<Claim> = claims.lines().map(str::trim).filter(|row| !row.is_empty()).map(claim).collect();
    let text = format!("{claims:?}");
    let board = Board { fen: fen.into(), line: line.into(), caption, claims, ..rook() };
    assert_eq!(on_board(board), found(wanted), "{text}");
}

/// `square=c5 attackers=c8,d6`: the values of a claim, squares and moves with commas between them.
fn claim(row: &str) -> Claim {
    let mut claim = Claim::default();
    for pair in row.split(' ') {
        let (key, value) = pair.split_once('=').expect("a key and a value");
        let text = || Some(value.replace(',', " "));
        let number = || Some(value.parse().expect("a number"));
        match key {
            "piece" => claim.piece = text(),
            "try" => claim.attempt = text(),
            "is" => claim.is = text(),
            "written" => claim.written = text(),
            "legal" => claim.legal = text(),
            "checkers" => claim.checkers = text(),
            "square" => claim.square = text(),
            "attackers" => claim.attackers = text(),
            "guards" => claim.guards = text(),
            "colour" => claim.colour = text(),
            "side" => claim.side = text(),
            "pieces" => claim.pieces = number(),
            "points" => claim.points = number(),
            "status" => claim.status = text(),
            "draw" => claim.draw = text(),
            "flag" => claim.flag = text(),
            "result" => claim.result = text(),
            "array" => claim.array = number(),
            "step" => claim.step = number(),
            _ => panic!("{key} is no key of a claim"),
        }
    }
    claim
}

/// A rook gives check along a file; queen, bishop and king can answer.
const CHECK: &str = "k3r3/8/8/1B6/8/8/8/3QK3 w";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq";

#[test]
fn moves_and_attacks() {
    check(
        CHECK,
        "",
        "checkers=e8
        legal=b5e2,b5e8,d1e2,e1d2,e1f1,e1f2
        square=e1 attackers=e8 guards=d1 colour=dark
        square=e2 attackers=e8
        square=h1 colour=light",
        &[],
    );
    check(
        CHECK,
        "",
        "checkers=a8
        legal=e1f2
        square=e2 attackers= guards=d1 colour=dark
        square=z9 colour=dark
        checkers=e9",
        &[
            ["claims.0.checkers", "checkers = \"a8\" is not true here", "write checkers = \"e8\""],
            [
                "claims.1.legal",
                "legal = \"e1f2\" is not every move that White has",
                "write legal = \"b5e2 b5e8 d1e2 e1d2 e1f1 e1f2\"",
            ],
            ["claims.2.attackers", "attackers = \"\" is not true here", "write attackers = \"e8\""],
            ["claims.2.guards", "guards = \"d1\" is not true here", "write guards = \"d1 e1 b5\""],
            ["claims.2.colour", "e2 is light, not dark", "write colour = \"light\""],
            ["claims.3.square", "found \"z9\", expected a square", "write a square, like square = \"d4\""],
            [
                "claims.4.checkers",
                "found \"e9\", expected a square",
                "write squares with spaces between them, like checkers = \"d7 g4\"",
            ],
        ],
    );
}

#[test]
fn written_moves() {
    check(
        CHECK,
        "",
        "try=b5e8 written=Bxe8
        try=d1e2 written=Qe2",
        &[],
    );
    check(
        CHECK,
        "",
        "try=b5e8 written=Be8
        try=e1e2 written=Ke2",
        &[
            ["claims.0.written", "b5e8 is written Bxe8, not Be8", "write written = \"Bxe8\""],
            [
                "claims.1.try",
                "e1e2 is not legal there: The king cannot go to e2: the rook on e8 attacks that square. (Article 3.9.2)",
                "try another move, or change the fen",
            ],
        ],
    );
}

#[test]
fn numbers_of_a_side() {
    check(
        START,
        "",
        "side=white pieces=16 points=39
        array=518",
        &[],
    );
    check(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK1NR w KQkq",
        "",
        "side=white pieces=16 points=39
        side=green points=39
        array=518
        array=960",
        &[
            ["claims.0.pieces", "white has pieces = 15, not 16", "write pieces = 15"],
            ["claims.0.points", "white has points = 36, not 39", "write points = 36"],
            ["claims.1.side", "found side = \"green\"", "write side = \"white\" or side = \"black\""],
            [
                "claims.2.array",
                "no game of Chess960 starts like this",
                "write fen = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1\"",
            ],
            ["claims.3.array", "no game of Chess960 starts like this", "write a number from 0 to 959"],
        ],
    );
    check(START, "", "array=517", &[["claims.0.array", "this is array 518, not 517", "write array = 518"]]);
}

#[test]
fn draws_and_results() {
    let twice = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    check(
        START,
        twice,
        "step=8 draw=threefold
        draw=none
        step=4 draw=none
        flag=black result=1-0",
        &[],
    );
    check(
        START,
        &format!("{twice} 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8"),
        "step=16 status=fivefold",
        &[],
    );
    check(
        "8/8/4k3/8/8/3KR3/8/8 b - - 100 80",
        "",
        "draw=fifty
        status=check
        flag=white result=1/2-1/2
        flag=black result=0-1",
        &[["claims.3.result", "the result is 1-0, not 0-1", "write result = \"1-0\""]],
    );
    check(
        "8/8/4k3/8/8/3KB3/8/8 b",
        "",
        "draw=fifty
        flag=grey result=1-0
        flag=white result=1-0
        status=dead",
        &[
            [
                "claims.0.draw",
                "a draw may be claimed by \"none\", not \"fifty\"",
                "write draw = \"none\", or change the board",
            ],
            ["claims.1.flag", "found flag = \"grey\"", "write flag = \"white\" or flag = \"black\""],
            ["claims.2.flag", "the game has ended before: dead", "take the claim away, or change the board"],
        ],
    );
}

#[test]
fn a_result_that_is_in_doubt_is_not_claimed() {
    // White's minor piece can mate with much help, more than is looked for.
    for fen in [
        "6q1/6pB/3q1r1k/8/3q4/1K6/r2q2pr/5r2 w",
        "3q4/8/q7/7q/4q1q1/1K3p2/8/1Nk1qq2 b",
        "8/1K6/2B5/6r1/k5r1/4q3/2p5/5r2 b",
    ] {
        check(
            fen,
            "",
            "flag=black result=1-0
            flag=white result=0-1",
            &[[
                "claims.0.flag",
                "it cannot be proven whether somebody can still give checkmate",
                "use another position",
            ]],
        );
    }
}

#[test]
fn what_was_played_before_counts() {
    check(
        "4k3/8/8/8/8/8/8/4K2R w K",
        "1. Ke2 Ke7 2. Ke1 Ke8",
        "step=4 try=e1g1 is=castle_king_moved
        try=e1g1 is=legal",
        &[],
    );
}

#[test]
fn files_for_castling_rights_mean_chess960() {
    check("nbbrkrqn/pppppppp/8/8/8/8/PPPPPPPP/NBBRKRQN w FDfd", "", "array=356", &[]);
    let places = "4k3/8/8/8/8/8/5PPP/R4KR1 w GA";
    check(places, "", "try=f1g1 written=O-O", &[]);
    check(places, "1. O-O", "step=1 square=f1 attackers= guards=a1,g1", &[]);
}

#[test]
fn captions_rest_on_them() {
    let board = Board {
        fen: CHECK.into(),
        caption: "Six moves, and the rook on e8 attacks e2.".into(),
        claims: vec![claim("legal=b5e2,b5e8,d1e2,e1d2,e1f1,e1f2"), claim("square=e2 attackers=e8")],
        ..rook()
    };
    assert_eq!(on_board(board), found(&[]));
}
