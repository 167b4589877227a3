//! Is it a draw, and by which rule?

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::{CanWin, Ending, Game, Position, Side, Status};

use super::{Answered, Proof, Shown, chosen, need_kings, status, worth};
use crate::finding::Findings;
use crate::lesson::Mode;
use crate::marks;
use crate::words::{Say, Words, sentence};

/// By which rule a position is drawn, or may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rule {
    Stalemate,
    Dead,
    Threefold,
    Fivefold,
    Fifty,
    SeventyFive,
    None,
}

impl Rule {
    /// In the order in which they are offered.
    const ALL: [Rule; 7] = [
        Rule::Stalemate,
        Rule::Dead,
        Rule::Threefold,
        Rule::Fivefold,
        Rule::Fifty,
        Rule::SeventyFive,
        Rule::None,
    ];

    fn of(game: &Game) -> Rule {
        match game.status() {
            Status::Ended(Ending::Stalemate) => Rule::Stalemate,
            Status::Ended(Ending::DeadPosition) => Rule::Dead,
            Status::Ended(Ending::Fivefold) => Rule::Fivefold,
            Status::Ended(Ending::SeventyFiveMoves) => Rule::SeventyFive,
            Status::Check | Status::Ongoing if game.may_claim_threefold() => Rule::Threefold,
            Status::Check | Status::Ongoing if game.may_claim_fifty_moves() => Rule::Fifty,
            Status::Check | Status::Ongoing => Rule::None,
            // Checkmate ends a game, and no move of a line ends one in any other way.
            Status::Ended(
                Ending::Checkmate
                | Ending::Resignation
                | Ending::Agreement
                | Ending::FlagFall
                | Ending::SecondIllegalMove,
            ) => Rule::None,
        }
    }

    /// Whether it is a matter of what was played before.
    fn counts(self) -> bool {
        matches!(self, Rule::Threefold | Rule::Fivefold | Rule::Fifty | Rule::SeventyFive)
    }

    fn label(self) -> Say {
        match self {
            Rule::Stalemate => Say::DrawStalemate,
            Rule::Dead => Say::DrawDead,
            Rule::Threefold => Say::DrawThreefold,
            Rule::Fivefold => Say::DrawFivefold,
            Rule::Fifty => Say::DrawFifty,
            Rule::SeventyFive => Say::DrawSeventyFive,
            Rule::None => Say::DrawNone,
        }
    }

    fn article(self) -> Option<&'static str> {
        Some(match self {
            Rule::Stalemate => Ending::Stalemate.article(),
            Rule::Dead => Ending::DeadPosition.article(),
            Rule::Threefold => "9.2",
            Rule::Fivefold => Ending::Fivefold.article(),
            Rule::Fifty => "9.3",
            Rule::SeventyFive => Ending::SeventyFiveMoves.article(),
            Rule::None => return None,
        })
    }
}

/// From so many moves of both sides on, a position is one in which somebody counts.
const COUNTED_FROM: u32 = 80;

/// The position stands in the file under this key.
pub(super) fn answer(shown: &Shown, key: &'static str, findings: &mut Findings) -> Option<Answered> {
    need_kings(&shown.position, key, findings)?;
    let game = shown.game()?;
    let truth = Rule::of(&game);
    if game.may_claim_threefold() && game.may_claim_fifty_moves() {
        let problem = String::from("a draw may be claimed by two rules here, so two choices are right");
        findings.add("ask", problem, String::from("change the line, or the fen"));
        return None;
    }
    if may_claim_with_a_move(&game, truth) {
        let problem =
            "the player to move may claim with the move about to be made, so neither answer is clear";
        findings.add("ask", String::from(problem), String::from("change the fen or the line"));
        return None;
    }
    let has_line = matches!(shown.figure.board.mode, Mode::Step(_));
    let has_count = has_line || shown.position.halfmove_clock() >= COUNTED_FROM;
    let is_offered = |rule: &Rule| *rule == truth || *rule == Rule::None || rule.counts() == has_count;
    let offered: Vec<Rule> = Rule::ALL.into_iter().filter(is_offered).collect();
    let mut winner = None;
    if truth != Rule::Dead && offered.contains(&Rule::Dead) && game.ending().is_none() {
        winner = Some(find_winner(&shown.position, key, findings)?);
    }
    let words = findings.words;
    let choices = offered.into_iter().map(|rule| {
        let proof = match rule == truth {
            true => confirm(rule, &game, winner, shown, words),
            false => refute((rule, truth), &game, winner, shown, words),
        };
        chosen(words.text(rule.label()).into(), worth(rule, truth), proof, words)
    });
    Some(Answered {
        request: words.sided(Say::QuestionDraw, shown.position.side_to_move(), &[]),
        hint: if has_count { Say::QuestionHintCount } else { Say::QuestionHintDraw },
        choices: choices.collect(),
    })
}

/// Whether a move that is written down first would bear out a claim by another rule than the true one
/// (FIDE 9.2.1, 9.3.1).
fn may_claim_with_a_move(game: &Game, truth: Rule) -> bool {
    game.position().legal_moves().into_iter().any(|step| {
        let repeats = || game.may_claim_threefold_with(step.into()) == Ok(true);
        let completes = || game.may_claim_fifty_moves_with(step.into()) == Ok(true);
        (truth != Rule::Threefold && repeats()) || (truth != Rule::Fifty && completes())
    })
}

/// How many moves are looked at to find a side that can still give checkmate.
pub(crate) const MOVES_MAX: usize = 200_000;

/// A side that can still give checkmate, which proves that the position is not dead.
pub(super) fn winner(position: &Position) -> Option<Side> {
    let can = |side: &Side| matches!(position.can_win(*side, MOVES_MAX), Ok(CanWin::Yes(_)));
    Side::ALL.into_iter().find(can)
}

fn find_winner(position: &Position, key: &'static str, findings: &mut Findings) -> Option<Side> {
    let winner = winner(position);
    if winner.is_none() {
        tell_undecided(key, findings);
    }
    winner
}

/// What a lesson says of it must be proven: it takes another board.
pub(crate) fn tell_undecided(key: &'static str, findings: &mut Findings) {
    let problem = String::from("it cannot be proven whether somebody can still give checkmate");
    findings.add(key, problem, String::from("use another position"));
}

/// Why it is so.
fn confirm(rule: Rule, game: &Game, winner: Option<Side>, shown: &Shown, words: &Words) -> Proof {
    let position = &shown.position;
    let (why, proof) = match rule {
        Rule::Stalemate => status::stuck(shown, words),
        Rule::Dead => {
            let why = position.dead_proof().map(|proof| format!("{}.", sentence(words.dead(&proof))));
            (why.unwrap_or_default(), shown.with(|proof| marks::show_state(proof, position, None)))
        }
        Rule::Threefold | Rule::Fifty => (claim(rule, game, words), None),
        Rule::Fivefold | Rule::SeventyFive => {
            (words.then(count(rule, game, words), words.text(Say::DrawWithoutClaim)), None)
        }
        Rule::None if game.ending().is_some() => won(shown, words),
        Rule::None if winner.is_some() => {
            let (why, proof) = status::movable(shown, words);
            (words.then(why, &can_mate(winner, words)), proof)
        }
        Rule::None => {
            (words.then(count(Rule::Threefold, game, words), &count(Rule::Fifty, game, words)), None)
        }
    };
    let Some(article) = rule.article() else { return (why, proof) };
    (words.by_article(&why, article), proof)
}

/// Who has won by checkmate, and why it is one.
pub(super) fn won(shown: &Shown, words: &Words) -> Proof {
    let (why, proof) = status::stuck(shown, words);
    let won = words.sided(Say::DrawWon, !shown.position.side_to_move(), &[]);
    (words.then(won, &why), proof)
}

/// What speaks against a rule where another is the true one.
fn refute(
    (rule, truth): (Rule, Rule),
    game: &Game,
    winner: Option<Side>,
    shown: &Shown,
    words: &Words,
) -> Proof {
    let position = &shown.position;
    match (rule, game.status()) {
        (Rule::None, _) => confirm(truth, game, winner, shown, words),
        (_, Status::Ended(Ending::Checkmate)) => won(shown, words),
        (Rule::Stalemate, _) => status::movable(shown, words),
        (Rule::Dead, _) if winner.is_some() => (can_mate(winner, words), None),
        (Rule::Dead, _) => (words.sided(Say::DrawNoMove, position.side_to_move(), &[]), None),
        (Rule::Threefold, Status::Ended(Ending::Fivefold))
        | (Rule::Fifty, Status::Ended(Ending::SeventyFiveMoves)) => {
            (words.then(count(rule, game, words), words.text(Say::DrawWithoutClaim)), None)
        }
        (Rule::Threefold | Rule::Fivefold | Rule::Fifty | Rule::SeventyFive, _) => {
            (count(rule, game, words), None)
        }
    }
}

fn can_mate(winner: Option<Side>, words: &Words) -> String {
    winner.map(|side| words.sided(Say::DrawCanMate, side, &[])).unwrap_or_default()
}

/// That the player to move may claim a draw now, and why (FIDE 9.2.2, 9.3.2); nothing, if nobody may.
pub(crate) fn claimable(game: &Game, words: &Words) -> Option<String> {
    match Rule::of(game) {
        rule @ (Rule::Threefold | Rule::Fifty) => Some(claim(rule, game, words)),
        Rule::Stalemate | Rule::Dead | Rule::Fivefold | Rule::SeventyFive | Rule::None => None,
    }
}

fn claim(rule: Rule, game: &Game, words: &Words) -> String {
    let claim = words.sided(Say::DrawMayClaim, game.position().side_to_move(), &[]);
    words.then(count(rule, game, words), &claim)
}

/// How often the position has come, or how many quiet moves each side has made.
fn count(rule: Rule, game: &Game, words: &Words) -> String {
    match rule {
        Rule::Threefold | Rule::Fivefold => words.times(Say::DrawAppeared, game.appearances()),
        Rule::Fifty | Rule::SeventyFive => match (game.position().halfmove_clock() / 2) as usize {
            0 => words.text(Say::DrawQuietAgain).into(),
            count => words.counted(Say::DrawQuiet, count, &[&format!("{count}")]),
        },
        Rule::Stalemate | Rule::Dead | Rule::None => String::new(),
    }
}
