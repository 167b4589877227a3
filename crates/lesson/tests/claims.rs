//! What is said about a board, true and false: in claims, and in the words of its caption.

mod sample;

use lesson::file::{Board, Claim};
use sample::{claim, found, on_board, rook};

/// A rook that may take on d7, its own knight on f4.
const FEN: &str = "8/3p4/8/8/3R1N2/8/8/8 w";

fn board(claims: Vec<Claim>, caption: &str) -> Board {
    Board { fen: FEN.into(), claims, caption: caption.into(), ..rook() }
}

fn attempt(attempt: &str, is: &str) -> Claim {
    Claim { attempt: Some(attempt.into()), is: Some(is.into()), ..Claim::default() }
}

fn status(status: &str) -> Claim {
    Claim { status: Some(status.into()), ..Claim::default() }
}

/// The truth about the rook on d4, to be spoiled.
fn rook_claim(say: impl FnOnce(&mut Claim)) -> Claim {
    claim("d4", |claim| {
        claim.moves = Some(10);
        claim.captures = Some(1);
        claim.goes = Some("d1 d2 d3 a4 b4 c4 e4 d5 d6 d7".into());
        claim.takes = Some("d7".into());
        say(claim);
    })
}

#[track_caller]
fn check(claims: Vec<Claim>, wanted: &[[&str; 3]]) {
    let text = format!("{claims:?}");
    assert_eq!(on_board(board(claims, "A rook.")), found(wanted), "{text}");
}

#[test]
fn claims_that_are_true() {
    check(
        vec![
            rook_claim(|_| {}),
            attempt("d4d8", "path_blocked"),
            attempt("d4d7", "legal"),
            status("ongoing"),
        ],
        &[],
    );
    check(vec![claim("f4", |claim| (claim.captures, claim.takes) = (Some(0), Some(String::new())))], &[]);
    let en_passant = claim("e5", |claim| {
        (claim.moves, claim.goes) = (Some(2), Some("d6 e6".into()));
        (claim.captures, claim.takes) = (Some(1), Some("d6".into()));
    });
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2".into();
    assert_eq!(
        on_board(Board { fen, mode: "explore".into(), ..board(vec![en_passant], "A pawn.") }),
        found(&[])
    );
    for (fen, truth) in [
        ("4k3/8/8/8/4R3/8/8/4K3 b", "check"),
        ("4R1k1/5ppp/8/8/8/8/8/4K3 b", "checkmate"),
        ("k7/8/1Q6/8/8/8/8/4K3 b", "stalemate"),
        ("k7/8/8/8/8/8/8/4K3 b", "dead"),
        ("8/8/8/8/3R4/8/8/8 w", "ongoing"),
    ] {
        let board = Board { fen: fen.into(), mode: "explore".into(), ..board(vec![status(truth)], "Look.") };
        assert_eq!(on_board(board), found(&[]), "{fen}");
    }
}

#[test]
fn claims_that_are_false() {
    check(
        vec![rook_claim(|claim| {
            (claim.moves, claim.captures) = (Some(-1), Some(2));
            (claim.goes, claim.takes) = (Some("d5 d5".into()), Some(String::new()));
        })],
        &[
            [
                "claims.0.moves",
                "the piece on d4 has moves = 10, not -1",
                "write moves = 10 (d1 d2 d3 a4 b4 c4 e4 d5 d6 d7)",
            ],
            ["claims.0.captures", "the piece on d4 has captures = 1, not 2", "write captures = 1 (d7)"],
            [
                "claims.0.goes",
                "goes = \"d5 d5\" is not true of the piece on d4",
                "write goes = \"d1 d2 d3 a4 b4 c4 e4 d5 d6 d7\"",
            ],
            ["claims.0.takes", "takes = \"\" is not true of the piece on d4", "write takes = \"d7\""],
        ],
    );
    check(
        vec![claim("f4", |claim| claim.captures = Some(i64::MAX))],
        &[[
            "claims.0.captures",
            "the piece on f4 has captures = 0, not 9223372036854775807",
            "write captures = 0",
        ]],
    );
    check(
        vec![
            attempt("d4d8", "legal"),
            attempt("d4d7", "path_blocked"),
            attempt("d4d8", "blocked"),
            status("mate"),
        ],
        &[
            ["claims.0.is", "d4d8 is path_blocked, not legal", "write is = \"path_blocked\""],
            ["claims.1.is", "d4d7 is legal, not path_blocked", "write is = \"legal\""],
            [
                "claims.2.is",
                "\"blocked\" is neither \"legal\" nor the code of a refusal",
                "write is = \"path_blocked\"",
            ],
            [
                "claims.3.status",
                "the position is ongoing, not mate",
                "write status = \"ongoing\", or change the fen",
            ],
        ],
    );
}

#[test]
fn claims_that_cannot_be_understood() {
    let square_help = "write squares with spaces between them, like goes = \"d7 g4\"";
    check(
        vec![
            rook_claim(|claim| claim.goes = Some("d5,d6 ｄ７".into())),
            claim("d4 ", |claim| claim.moves = Some(1)),
            claim("e5", |claim| claim.moves = Some(1)),
            claim("d7", |claim| claim.moves = Some(1)),
            attempt("d4 d8", "legal"),
        ],
        &[
            ["claims.0.goes", "found \"d5,d6\", expected a square", square_help],
            ["claims.0.goes", "found \"ｄ７\", expected a square", square_help],
            [
                "claims.1.piece",
                "found \"d4 \", expected a square",
                "write a square with a piece on it, like piece = \"d4\"",
            ],
            ["claims.2.piece", "nothing stands on e5", "name one of d4 f4"],
            [
                "claims.3.piece",
                "the piece on d7 is Black's, and it is White's move",
                "name a piece of the side to move, or write \"b\" in the fen",
            ],
            ["claims.4.try", "found \"d4 d8\", expected a move", "write two squares, like try = \"d4d8\""],
        ],
    );
    let empty = Board {
        fen: "8/8/8/8/3r4/8/8/8 w".into(),
        ..board(vec![claim("a1", |claim| claim.moves = Some(1))], "A rook.")
    };
    assert_eq!(
        on_board(empty),
        found(&[[
            "claims.0.piece",
            "nothing stands on a1, and White has no piece at all",
            "put one into the fen, or write \"b\" there"
        ]])
    );
}

#[test]
fn claims_that_are_not_one_thing() {
    let problem = "this claim does not say one thing";
    let help = "write { piece = \"d4\", moves = 14 } (also captures, goes, takes), { try = \"d4d8\", is = \"legal\" } \
        or { status = \"checkmate\" }; claim.rs lists the others";
    let claims = vec![
        Claim::default(),
        claim("d4", |_| {}),
        Claim { moves: Some(10), ..Claim::default() },
        claim("d4", |claim| claim.status = Some("ongoing".into())),
        Claim { attempt: Some("d4d5".into()), ..Claim::default() },
        Claim { is: Some("legal".into()), ..Claim::default() },
        Claim { captures: Some(1), ..attempt("d4d5", "legal") },
        Claim { takes: Some("d7".into()), ..status("ongoing") },
        Claim { status: Some("ongoing".into()), ..attempt("d4d5", "legal") },
    ];
    let places: Vec<String> = (0..claims.len()).map(|index| format!("claims.{index}")).collect();
    let wanted: Vec<[&str; 3]> = places.iter().map(|place| [place, problem, help]).collect();
    // The place of a claim as a whole ends with its number.
    assert_eq!(on_board(board(claims, "A rook.")), found(&wanted));
}

#[test]
fn numbers_in_captions() {
    let true_ones = [
        "10 squares, 1 of them with a piece.",
        "TEN squares: ten!",
        "one and only rook",
        "The rook’s ten-square walk along rank 4.",
        "On Rank 8, 10 squares.",
    ];
    for caption in true_ones {
        assert_eq!(on_board(board(vec![rook_claim(|_| {})], caption)), found(&[]), "{caption}");
    }
    let false_ones = [
        ("11 squares", "11"),
        ("Eleven squares", "Eleven"),
        ("twenty-seven squares", "twenty-seven"),
        ("sixty squares", "sixty"),
        ("an 11-square walk", "11"),
        ("an eleven-square walk", "eleven"),
        ("010 squares, or 0", "0"),
        ("99999999999999999999999999", "99999999999999999999999999"),
        ("rank 9", "9"),
        ("ranks 7", "7"),
        ("10.5 squares", "5"),
    ];
    for (caption, number) in false_ones {
        let problem = format!("the caption says {number}, and no claim proves it");
        let wanted = [["caption", &problem, "write 1 or 10, which the claims prove, or add a claim"]];
        assert_eq!(on_board(board(vec![rook_claim(|_| {})], caption)), found(&wanted), "{caption}");
    }
    let unclaimed = [[
        "caption",
        "the caption says two, and no claim proves it",
        "add a claim with the number, like claims = [{ piece = \"d4\", moves = 10 }]",
    ]];
    assert_eq!(on_board(board(vec![], "two rooks, 2 rooks")), found(&unclaimed));
}

#[test]
fn a_number_where_nothing_can_prove_one() {
    let empty = Board { fen: "8/8/8/8/8/8/8/8 w".into(), ..board(vec![], "A board with 7 things on it.") };
    assert_eq!(
        on_board(empty),
        found(&[[
            "caption",
            "the caption says 7, and no claim proves it",
            "take the number out, or put a piece of the side to move into the fen",
        ]])
    );
}

#[test]
fn squares_in_captions() {
    // Pieces stand on d4, d7 and f4; e5 is named by a try, d5 by what the rook does.
    let claims = || vec![rook_claim(|_| {}), attempt("d4e5", "wrong_pattern")];
    for caption in ["d4, d7 and f4", "not to e5", "to d5–d6", "d4-d5", "D4 and E9 are no squares"] {
        assert_eq!(on_board(board(claims(), caption)), found(&[]), "{caption}");
    }
    for (caption, square) in [("to h8", "h8"), ("(h8)", "h8"), ("d4-h8", "h8"), ("a1–d4", "a1")] {
        let problem = format!("the caption speaks of {square}, and no claim does");
        let help = format!(
            "change it, or add a claim that names {square}, like {{ piece = \"d4\", goes = \"… {square}\" }}"
        );
        assert_eq!(on_board(board(claims(), caption)), found(&[["caption", &problem, &help]]), "{caption}");
    }
}

#[test]
fn a_false_claim_leaves_a_true_caption_alone() {
    let wrong = rook_claim(|claim| (claim.moves, claim.goes, claim.takes) = (Some(9), None, None));
    let help = "write moves = 10 (d1 d2 d3 a4 b4 c4 e4 d5 d6 d7)";
    assert_eq!(
        on_board(board(vec![wrong, attempt("d4e5", "legal")], "10 squares, but not e5.")),
        found(&[
            ["claims.0.moves", "the piece on d4 has moves = 10, not 9", help],
            ["claims.1.is", "d4e5 is wrong_pattern, not legal", "write is = \"wrong_pattern\""],
        ])
    );
}
