//! Every position of the tables in `cases/`, asked as a user of the crate would ask.

use rules::{Ending, Event, Game, Kings, MoveKind, Position, San, Side, Square, Turns, Variant};

const REFUSALS: &str = include_str!("cases/illegal-reasons.tsv");
const CORNERS: &str = include_str!("cases/corner-cases.tsv");

/// A table's rows as cells, the heading left out.
fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table.lines().skip(1).map(|line| line.split('\t').collect())
}

fn game(variant: &str, start: &str, moves: &str) -> Game {
    let variant = if variant == "chess960" { Variant::Chess960 } else { Variant::Standard };
    let position =
        Position::from_fen_of(variant, start, Kings::Both).unwrap_or_else(|error| panic!("{start}: {error}"));
    let mut game = Game::new(position, Turns::Alternate);
    for attempt in moves.split(' ').filter(|attempt| *attempt != "-") {
        let legal = game.play(attempt.parse().expect("a move"));
        legal.unwrap_or_else(|refusal| panic!("{start} {moves}: {refusal}"));
    }
    game
}

#[test]
fn refusals_give_their_reason_and_proof() {
    let mut wrong = Vec::new();
    let mut asked = 0;
    for row in rows(REFUSALS) {
        let [id, variant, start, moves, fen, attempt, actor, ended, code, squares, _, article, _] = row[..]
        else {
            panic!("a row with {} cells: {row:?}", row.len());
        };
        asked += 1;
        let mut game = game(variant, start, moves);
        assert_eq!(game.position().to_setup().to_string(), fen, "{id}");
        if let Some(event) = event(ended) {
            game.conclude(event).unwrap_or_else(|error| panic!("{id}: {error}"));
        }
        let actor = match actor {
            "white" => Side::White,
            "black" => Side::Black,
            _ => game.position().side_to_move(),
        };
        let got = match game.judge_by(actor, attempt.parse().expect("a move")) {
            Ok(_) => ("legal", String::from("-"), "-"),
            Err(refusal) => {
                let proof = refusal.culprits.iter().map(|(role, square)| format!("{}={square}", role.name()));
                let proof = Some(sorted(proof)).filter(|proof| !proof.is_empty());
                let proof = proof.unwrap_or_else(|| String::from("-"));
                (refusal.reason.code(), proof, refusal.article())
            }
        };
        let article = if code == "legal" { "-" } else { article };
        let wanted = (code, squares.replace(' ', ","), article);
        if got != wanted {
            wrong.push(format!("{id}: {fen}\n  try {attempt}: got {got:?}, wanted {wanted:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {asked} rows are wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(asked > 150, "only {asked} rows were asked");
}

#[test]
fn corner_cases_have_their_answers() {
    let mut wrong = Vec::new();
    let mut asked = 0;
    for row in rows(CORNERS) {
        let [id, _, variant, start, moves, _, query, expected, ..] = row[..] else {
            panic!("a row with {} cells: {row:?}", row.len());
        };
        let answer = answer(&game(variant, start, moves), query);
        match answer {
            None => wrong.push(format!("{id}: {start} {moves}\n  {query}: no answer")),
            Some(answer) if answer != expected => {
                wrong.push(format!("{id}: {start} {moves}\n  {query}: got {answer}, wanted {expected}"));
            }
            Some(_) => asked += 1,
        }
    }
    assert!(wrong.is_empty(), "{} rows are wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(asked > 80, "only {asked} rows were asked");
}

/// What has ended the game off the board: `resignation:black`, `agreement`, `flag:white`.
fn event(text: &str) -> Option<Event> {
    match text.split(':').collect::<Vec<_>>()[..] {
        ["-"] => None,
        ["agreement"] => Some(Event::Agreement),
        ["resignation", loser] => Some(Event::Resignation(side(&loser[..1]))),
        ["flag", loser] => Some(Event::FlagFall(side(&loser[..1]))),
        ref other => panic!("no such event: {other:?}"),
    }
}

/// The answer in the table's words; `None` if it cannot be given.
fn answer(game: &Game, query: &str) -> Option<String> {
    let position = game.position();
    let yes_no = |yes: bool| Some(String::from(if yes { "yes" } else { "no" }));
    match query.split(' ').collect::<Vec<_>>()[..] {
        ["legal", attempt] => yes_no(game.judge(attempt.parse().ok()?).is_ok()),
        ["legal_count"] => Some(position.legal_moves().len().to_string()),
        ["legal_moves"] => Some(sorted(position.legal_moves().iter().map(ToString::to_string))),
        ["legal_moves_of", square] => {
            let from: Square = square.parse().ok()?;
            Some(sorted(position.destinations(from).into_iter().map(|to| to.to_string())))
        }
        ["status"] => Some(String::from(game.status().code())),
        ["after", attempt, ref then @ ..] => {
            let mut after = game.clone();
            after.play(attempt.parse().ok()?).ok()?;
            match then {
                ["board"] => after.position().to_string().split(' ').next().map(String::from),
                _ => answer(&after, &then.join(" ")),
            }
        }
        ["castling"] => position.to_string().split(' ').nth(2).map(String::from),
        ["ep_possible"] => yes_no(position.legal_en_passant().is_some()),
        ["count"] => Some(game.appearances().to_string()),
        ["claim3_now"] => yes_no(game.may_claim_threefold()),
        ["claim50_now"] => yes_no(game.may_claim_fifty_moves()),
        ["fivefold"] => yes_no(game.ending() == Some(Ending::Fivefold)),
        ["draw75"] => yes_no(game.ending() == Some(Ending::SeventyFiveMoves)),
        ["halfmove"] => Some(position.halfmove_clock().to_string()),
        ["san", attempt] => Some(San::of(position, game.judge(attempt.parse().ok()?).ok()?).to_string()),
        ["claim3_with", written] => yes_no(game.may_claim_threefold_with(written.parse().ok()?).ok()?),
        ["claim50_with", written] => yes_no(game.may_claim_fifty_moves_with(written.parse().ok()?).ok()?),
        ["result"] => game.score().map(|score| score.to_string()),
        ["flag", side] => concluded(game, Event::FlagFall(self::side(side))),
        ["resign", side] => concluded(game, Event::Resignation(self::side(side))),
        ["second_illegal", side] => concluded(game, Event::SecondIllegalMove(self::side(side))),
        ref other => panic!("no such question: {other:?}"),
    }
}

fn side(letter: &str) -> Side {
    if letter == "w" { Side::White } else { Side::Black }
}

fn concluded(game: &Game, event: Event) -> Option<String> {
    game.clone().conclude(event).ok().map(|score| score.to_string())
}

fn sorted(words: impl Iterator<Item = String>) -> String {
    let mut words: Vec<String> = words.collect();
    words.sort();
    words.join(",")
}

#[test]
fn a_drill_leaves_no_en_passant_behind() {
    // White moves twice: b2-b4 past the black pawn, then again. Nothing may be captured in passing.
    let position =
        Position::from_fen("8/8/8/8/P1p5/8/1P6/8 w - - 0 1", Kings::AnyNumber).expect("a sound FEN");
    let mut drill = Game::new(position, Turns::SameSide);
    drill.play("b2b4".parse().expect("a move")).expect("legal");
    assert_eq!(drill.position().side_to_move(), Side::White);
    assert!(drill.position().legal_moves().iter().all(|legal| legal.kind() != MoveKind::EnPassant));
}
