//! The list of all texts: what each is called in the table, and what is put into it.

/// How the forms of a text, which stand between ` | ` in the table, are chosen from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Forms {
    /// There is one form.
    One,
    /// By a number: up to three, see [`Words::counted`](super::Words::counted).
    Counted,
    /// One for each kind, in the order of `Kind::ALL`.
    Kinds,
    /// The same, and a last one for a piece of which the kind is not known.
    Men,
    /// White's and Black's.
    Sides,
}

/// A text as the table has it.
pub(super) struct Message {
    pub(super) group: &'static str,
    pub(super) key: &'static str,
    /// The names that stand in braces in the table, in the order in which they are given.
    pub(super) slots: &'static [&'static str],
    pub(super) forms: Forms,
}

macro_rules! forms {
    () => {
        Forms::One
    };
    ($forms:ident) => {
        Forms::$forms
    };
}

macro_rules! messages {
    (
        live { $($live_group:ident {
            $($live:ident $live_key:literal [$($live_slot:ident)*] $($live_forms:ident)?,)*
        })* }
        printed { $($group:ident {
            $($name:ident $key:literal [$($slot:ident)*] $($forms:ident)?,)*
        })* }
    ) => {
        /// Every text, by what it is for; named by its group and its key in the table.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Say {
            $($(#[doc = concat!("`", stringify!($live_group), ".", $live_key, "`")] $live,)*)*
            $($(#[doc = concat!("`", stringify!($group), ".", $key, "`")] $name,)*)*
        }

        /// How many of them a live board can say; those come first.
        pub(super) const LIVE: usize = [$($(Say::$live,)*)*].len();

        /// The same as the table has them, in the order of [`Say`].
        pub(super) const MESSAGES: &[Message] = &[
            $($(Message {
                group: stringify!($live_group),
                key: $live_key,
                slots: &[$(stringify!($live_slot)),*],
                forms: forms!($($live_forms)?),
            },)*)*
            $($(Message {
                group: stringify!($group),
                key: $key,
                slots: &[$(stringify!($slot)),*],
                forms: forms!($($forms)?),
            },)*)*
        ];
    };
}

// What a live board can say is downloaded with it; the rest is said by pages and sheets alone.
messages! {
    live {
        men {
            ManName "name" [] Kinds,
            ManThe "the" [] Men,
            ManWho "who" [square] Men,
            ManWhom "whom" [square] Men,
            ManA "a" [] Men,
            ManWhite "white" [] Kinds,
            ManBlack "black" [] Kinds,
            ManSeveral "several" [squares] Kinds,
        }
        rows {
            RowNext "next" [row next],
            RowLast "last" [row last],
            RowSentence "sentence" [before next],
        }
        cells {
            CellNext "next" [cell next],
            CellEmpty "empty" [],
            CellDot "dot" [],
            CellRing "ring" [],
            CellStar "star" [],
            CellCross "cross" [],
            CellHatch "hatch" [],
            CellCheck "check" [],
            CellChosen "chosen" [],
            CellCulprit "culprit" [],
            CellMoved "moved" [],
        }
        moves {
            MoveChosenStuck "chosen_stuck" [man],
            MoveChosenOne "chosen_one" [man square],
            MoveChosen "chosen" [man count] Counted,
            MoveTo "to" [who square],
            MoveTakes "takes" [who whom],
            MoveEnPassant "en_passant" [who square],
            MoveCastlesKingside "castles_kingside" [] Sides,
            MoveCastlesQueenside "castles_queenside" [] Sides,
            MoveBecomes "becomes" [deed a],
            MovePlain "plain" [deed],
            MoveCheck "check" [deed],
            MoveCheckmate "checkmate" [deed],
            MoveStalemate "stalemate" [deed],
            MoveDrawn "drawn" [deed why],
            MovePutDown "put_down" [man],
            MoveCalledOff "called_off" [the square],
            MoveNothingHere "nothing_here" [square],
            MovePromotion "promotion" [square],
            MoveCancel "cancel" [],
            MoveUndone "undone" [the square],
            MoveRedone "redone" [said],
            MoveReset "reset" [],
            MoveStep "step" [number count said],
            MoveStepOnly "step_only" [said],
            MoveBeforeLine "before_line" [],
            MoveBeforeMove "before_move" [],
            MoveOnlySteps "only_steps" [],
            MoveOnlySquares "only_squares" [],
            MoveStarsLeft "stars_left" [count] Counted,
            MoveStuck "stuck" [],
            MoveSolved "solved" [count] Counted,
            MoveSolvedLonger "solved_longer" [fewest count] Counted,
            MoveTurned "turned" [] Sides,
            MoveAsleep "asleep" [problem],
        }
        asked {
            AskedGoes "goes" [who squares],
            AskedGoesNowhere "goes_nowhere" [who],
            AskedTakes "takes" [who squares],
            AskedTakesNothing "takes_nothing" [who],
            AskedLight "light" [cell],
            AskedDark "dark" [cell],
            AskedNoneOf "none_of" [] Kinds,
            AskedNoTarget "no_target" [],
            AskedRank "rank" [rank],
            AskedFile "file" [file],
        }
        typed {
            TypedUnread "unread" [text],
            TypedNoSquare "no_square" [text a],
            TypedNobody "nobody" [man square],
            TypedSeveral "several" [men square],
            TypedNoKing "no_king" [] Sides,
            TypedWhichWing "which_wing" [],
        }
        refusals {
            RefusedWith "with" [why article],
            RefusedArticle "article" [article],
            RefusedOverDead "over_dead" [why],
            RefusedOverCheckmate "over_checkmate" [],
            RefusedOverStalemate "over_stalemate" [],
            RefusedOverDeadPosition "over_dead_position" [],
            RefusedOverFivefold "over_fivefold" [],
            RefusedOverSeventyFive "over_seventy_five" [],
            RefusedOverResignation "over_resignation" [],
            RefusedOverAgreement "over_agreement" [],
            RefusedOverFlagFall "over_flag_fall" [],
            RefusedOverSecondIllegal "over_second_illegal" [],
            RefusedOver "over" [],
            RefusedNotYourTurn "not_your_turn" [] Sides,
            RefusedEmptySquare "empty_square" [square],
            RefusedOpponentsPiece "opponents_piece" [man] Sides,
            RefusedSameSquare "same_square" [the square],
            RefusedCastleNoRook "castle_no_rook" [square],
            RefusedCastleKingMoved "castle_king_moved" [square],
            RefusedCastleRookMoved "castle_rook_moved" [square],
            RefusedCastleRightLost "castle_right_lost" [king rook],
            RefusedCastleBlocked "castle_blocked" [men] Counted,
            RefusedCastleInCheck "castle_in_check" [men king] Counted,
            RefusedCastleThroughAttack "castle_through_attack" [square men] Counted,
            RefusedCastleIntoAttack "castle_into_attack" [square men] Counted,
            RefusedPawnBackwards "pawn_backwards" [square rank],
            RefusedPawnDouble "pawn_double" [rank],
            RefusedPawnMayGo "pawn_may_go" [from to],
            RefusedWrongPattern "wrong_pattern" [the from to way],
            RefusedWay "way" [] Men,
            RefusedOwnPiece "own_piece" [the square man],
            RefusedPathBlocked "path_blocked" [the man],
            RefusedMayTake "may_take" [],
            RefusedPawnBlocked "pawn_blocked" [man],
            RefusedPawnAhead "pawn_ahead" [man],
            RefusedEpExpired "ep_expired" [square],
            RefusedEpNever "ep_never" [square],
            RefusedEpUnavailable "ep_unavailable" [square],
            RefusedPawnDiagonal "pawn_diagonal" [square],
            RefusedKingsAdjacent "kings_adjacent" [man square],
            RefusedKingAttacked "king_attacked" [square men] Counted,
            RefusedDoubleCheck "double_check" [men king],
            RefusedCheckStands "check_stands" [king men],
            RefusedCheckFar "check_far" [],
            RefusedCheckNear "check_near" [],
            RefusedEpExposes "ep_exposes" [man king],
            RefusedPinned "pinned" [pinned square man king],
            RefusedPromotionRequired "promotion_required" [rank],
            RefusedPromotionBad "promotion_bad" [],
            RefusedPromotionEarly "promotion_early" [rank square],
            RefusedPromotionNotPawn "promotion_not_pawn" [a],
        }
        dead {
            DeadPawns "pawns" [],
            DeadLocked "locked" [],
            DeadForced "forced" [],
            DeadMaterial "material" [],
        }
        endings {
            EndCheckmate "checkmate" [men king] Counted,
            EndNobodyStopsBoth "nobody_stops_both" [],
            EndNobodyHelps "nobody_helps" [],
            EndStalemate "stalemate" [king],
            EndNobodyMoves "nobody_moves" [],
            EndGuarded "guarded" [squares],
            EndGuardedBy "guarded_by" [squares men],
            EndOwnSide "own_side" [squares],
        }
        exercise {
            ExerciseCanBeTaken "can_be_taken" [man],
            ExerciseNotIt "not_it" [],
            ExerciseAttack "attack" [square men] Sides,
            ExerciseNoAttack "no_attack" [square] Sides,
            ExerciseGuard "guard" [square men] Sides,
            ExerciseNoGuard "no_guard" [square] Sides,
            ExerciseThatIs "that_is" [square],
            ExerciseMarked "marked" [right all wrong square],
        }
    }
    printed {
        aims {
            ExerciseSolved "solved" [],
            AimToMove "to_move" [deed] Sides,
            AimInMoves "in_moves" [deed count] Counted,
            AimCheck "check" [],
            AimMate "mate" [],
            AimStalemate "stalemate" [],
            AimPromote "promote" [],
            AimCastle "castle" [],
            AimEnPassant "en_passant" [],
            AimEscape "escape" [],
            AimTake "take" [],
            AimSave "save" [whom],
            AimGuard "guard" [],
            StarsTakeOne "take_star" [],
            StarsTake "take_stars" [],
            StarsGo "go_to_star" [],
            StarsLand "land_on_stars" [],
            StarsSafely "safely" [deed],
            StarsFewest "fewest" [count] Counted,
            PointGoes "goes" [who],
            PointAttacks "attacks" [who],
            PointCheckers "checkers" [],
            PointPinned "pinned" [] Sides,
            PointTakeable "takeable" [who],
            PointTakeableBy "takeable_by" [] Sides,
            PointCount "count" [count] Counted,
            PointAnswer "answer" [squares] Counted,
            PointSolved "all_found" [count] Counted,
            NamedPress "press" [square],
            NamedYes "yes" [square],
            NamedWhere "where" [square file rank],
            AnswerOnly "only_answer" [],
            AnswerOneMore "one_more_answer" [],
            AnswerMore "more_answers" [],
        }
        missed {
            MissCanPlay "can_play" [step] Sides,
            MissNoCheck "no_check" [],
            MissNoPromotion "no_promotion" [],
            MissNoCastling "no_castling" [],
            MissNoEnPassant "no_en_passant" [],
            MissAnswered "answered" [can_play],
            MissNotEvenCheck "not_even_check" [],
            MissOnlyStalemate "only_stalemate" [],
            MissOnlyCheckmate "only_checkmate" [],
            MissCanMove "can_move" [can_play],
            MissTakesNothing "takes_nothing" [],
            MissTakesBack "takes_back" [the guard],
            MissDearerIsFree "dearer_is_free" [],
            MissHasNoGuard "has_no_guard" [man],
            MissTooSlow "too_slow" [can_play count] Counted,
            MissLeadsNowhere "leads_nowhere" [],
        }
        hints {
            HintCheck "check" [king],
            HintMate "mate" [king],
            HintStalemate "stalemate" [],
            HintPromote "promote" [],
            HintCastle "castle" [king],
            HintEnPassant "en_passant" [],
            HintEscape "escape" [],
            HintTake "take" [],
            HintSave "save" [man],
            HintGuard "guard" [],
            HintMove "move" [man],
            HintStar "star" [square],
            HintNoStarYet "no_star_yet" [],
            HintBegin "begin" [man way],
            HintGoes "goes" [],
            HintAttacks "attacks" [],
            HintCheckers "checkers" [],
            HintPinned "pinned" [],
            HintTakeable "takeable" [],
            HintNamed "named" [],
        }
        pictures {
            PictureEmpty "empty" [],
            PictureOne "one" [man square],
            PictureMany "many" [count] Counted,
            PictureAWhite "a_white" [] Kinds,
            PictureABlack "a_black" [] Kinds,
            PictureToMove "to_move" [] Sides,
            PictureSide "side" [men] Sides,
            PictureMenNext "men_next" [men next],
            PictureMenOne "men_one" [squares] Kinds,
            PictureMenSeveral "men_several" [squares] Kinds,
            PictureDot "dot" [squares],
            PictureRing "ring" [squares],
            PictureStar "star" [squares],
            PictureCross "cross" [squares],
            PictureHatch "hatch" [squares],
            PictureCheck "check" [squares],
            PictureChosen "chosen" [squares],
            PictureCulprit "culprit" [squares],
            PictureMoved "moved" [squares],
            PictureTitle "title" [title],
            PictureArrow "arrow" [from to],
            PictureDead "dead" [why],
        }
        notation {
            NoteLetters "letters" [],
            NoteFrom "from" [square] Kinds,
            NoteTo "to" [who square],
            NoteTakes "takes" [who whom],
            NoteEnPassant "en_passant" [who whom],
            NoteKingside "kingside" [],
            NoteQueenside "queenside" [],
            NoteBecomes "becomes" [deed a],
            NoteCheck "check" [deed],
            NoteCheckmate "checkmate" [deed],
            NoteStep "step" [from to],
            NoteStepBecomes "step_becomes" [step man],
            NoteWayNext "way_next" [way next],
        }
        unwinnable {
            UnwinnableOver "over" [] Sides,
            UnwinnableBareKing "bare_king" [] Sides,
            UnwinnableMaterial "material" [] Sides,
            UnwinnableForced "forced" [] Sides,
            UnwinnablePawns "pawns" [] Sides,
            UnwinnableLocked "locked" [] Sides,
            UnwinnableExhausted "exhausted" [positions] Sides,
        }
        tasks {
            TaskCollectOne "collect_one" [fewest],
            TaskCollect "collect" [],
            TaskSquares "squares" [the],
            TaskStatus "status" [],
            TaskLegal "legal" [],
            TaskWrite "write" [],
            TaskPlace "place" [] Sides,
            TaskEachStar "each_star" [stars],
            TaskAllTried "all_tried" [fewest],
            TaskOnlyWay "only_way" [],
            TaskOtherWays "other_ways" [count] Counted,
            TaskWaysUnknown "ways_unknown" [],
            TaskWay "way" [way],
            TaskCannotMove "cannot_move" [man],
            TaskCanGo "can_go" [man count] Counted,
            TaskCanTake "can_take" [squares],
            TaskNothingInTheWay "nothing_in_the_way" [],
            TaskYes "yes" [],
            TaskNo "no" [],
            TaskNoRuleForbids "no_rule_forbids" [],
            TaskCheck "check" [],
            TaskCheckmate "checkmate" [],
            TaskStalemate "stalemate" [],
            TaskNone "none" [],
            TaskCheckOnly "check_only" [men king step] Counted,
            TaskCheckSeveral "check_several" [men king answers step] Counted,
            TaskCheckNone "check_none" [men king] Counted,
            TaskWhyCheckmate "why_checkmate" [men king] Counted,
            TaskWhyStalemate "why_stalemate" [king] Sides,
            TaskWhyNone "why_none" [king] Sides,
            TaskNoKing "no_king" [] Sides,
        }
        sheet {
            SheetName "name" [],
            SheetClass "class" [],
            SheetDate "date" [],
            SheetRemember "remember" [],
            SheetYourTurn "your_turn" [],
            SheetAnswers "answers" [title],
            SheetWhy "why" [why],
            SheetFoot "foot" [address],
            SheetVersion "version" [version],
            SheetWhite "white" [],
            SheetBlack "black" [],
            SheetEvent "event" [],
            SheetResult "result" [],
            SheetAll "all" [],
        }
        typing {
            TypingCastling "castling" [],
            TypingKingside "kingside" [],
            TypingQueenside "queenside" [],
            TypingKing "king" [],
            TypingQueen "queen" [],
            TypingRook "rook" [],
            TypingBishop "bishop" [],
            TypingKnight "knight" [],
            TypingPawn "pawn" [],
            TypingLeftOut "left_out" [],
        }
        page {
            PageLanguage "language" [],
            PageLanguageName "language_name" [],
            PageLanguages "languages" [],
            PageTitle "title" [title],
            PageSkip "skip" [],
            PageSite "site" [],
            PageLessons "lessons" [],
            PageExercises "exercises" [],
            PageGlossary "glossary" [],
            PageAbout "about" [],
            PageSources "sources" [],
            PageElement "element" [],
            PageBoard "board" [],
            PageNeedsScript "needs_script" [],
            PageSheets "sheets" [],
            PageRules "rules" [],
            PageLicences "licences" [lessons typeface],
            PagePrivate "private" [],
            PageAsleep "asleep" [],
        }
        tools {
            ToolUndo "undo" [],
            ToolRedo "redo" [],
            ToolReset "reset" [],
            ToolTurn "turn" [],
            ToolFirst "first" [],
            ToolBack "back" [],
            ToolForward "forward" [],
            ToolLast "last" [],
            ToolBefore "before" [],
            ToolAfter "after" [],
            ToolWhy "why" [],
            ToolPlay "play" [],
            ToolType "type" [],
            ToolExample "example" [],
            ToolMove "move" [],
            ToolHint "hint" [],
            ToolNextHint "next_hint" [],
            ToolAnswer "answer" [],
            ToolCheck "check" [],
            ToolAttackers "attackers" [],
        }
        home {
            HomeTitle "title" [],
            HomeDescription "description" [],
            HomeHeading "heading" [],
            HomePromise "promise" [],
            HomeIdea "idea" [],
            HomeTeach "teach" [page],
            HomeStart "start" [lesson],
            HomeLessons "lessons" [count] Counted,
            HomeExercises "exercises" [count] Counted,
            HomeSheets "sheets" [count] Counted,
            HomeGlance "glance" [lessons exercises sheets],
        }
        exercises {
            ExercisesCount "count" [count] Counted,
            ExercisesProven "proven" [],
            ExercisesDescription "description" [],
        }
        glossary {
            GlossaryPromise "promise" [],
            GlossaryDescription "description" [],
            GlossaryLesson "lesson" [lesson],
        }
        sources {
            SourcesPromise "promise" [],
            SourcesFullText "full_text" [handbook],
            SourcesHandbook "handbook" [],
            SourcesDescription "description" [],
        }
        missing {
            MissingTitle "title" [],
            MissingHeading "heading" [],
            MissingPromise "promise" [],
            MissingStart "start" [],
            MissingDescription "description" [],
        }
        help {
            HelpKeys "keys" [],
            HelpHow "how" [],
            HelpArrows "arrows" [],
            HelpRow "row" [],
            HelpColumn "column" [],
            HelpChoose "choose" [],
            HelpLetGo "let_go" [],
            HelpPieces "pieces" [],
            HelpLine "line" [],
            HelpTargets "targets" [],
            HelpMoves "moves" [],
            HelpCaptures "captures" [],
            HelpSquare "square" [],
            HelpAttackers "attackers" [],
            HelpBox "box" [],
            HelpHelp "help" [],
            HelpLetters "letters" [],
            HelpFirst "first" [],
        }
        settings {
            SettingsTitle "title" [],
            SettingsPromise "promise" [],
            SettingsNeeds "needs" [],
            SettingsPassing "passing" [],
            SettingsTheme "theme" [],
            SettingsPaper "paper" [],
            SettingsContrast "contrast" [],
            SettingsPrint "print" [],
            SettingsColours "colours" [],
            SettingsScheme "scheme" [],
            SettingsAuto "auto" [],
            SettingsLight "light" [],
            SettingsDark "dark" [],
            SettingsBoards "boards" [],
            SettingsMotion "motion" [],
            SettingsCoordinates "coordinates" [],
            SettingsProgress "progress" [],
            SettingsPrivate "private" [],
            SettingsAside "aside" [],
            SettingsAsideForget "aside_forget" [],
            SettingsForget "forget" [],
            SettingsForgetYes "forget_yes" [lesson],
            SettingsForgetAll "forget_all" [],
            SettingsForgetAllYes "forget_all_yes" [],
            SettingsTake "take" [],
            SettingsTakeHow "take_how" [],
            SettingsCopy "copy" [],
            SettingsSave "save" [],
            SettingsBring "bring" [],
            SettingsBringHow "bring_how" [],
            SettingsOpen "open" [],
            SettingsAdd "add" [],
            SettingsAdded "added" [new old],
            SettingsForeign "foreign" [found expected],
            SettingsLine "line" [line found expected],
            SettingsCopied "copied" [],
            SettingsByHand "by_hand" [],
            SettingsForgotten "forgotten" [],
            SettingsTitleOf "title_of" [lesson exercise],
            SettingsKeeps "keeps" [],
            SettingsKeepsWhat "keeps_what" [],
            SettingsNothing "nothing" [],
            SettingsForgetKept "forget_kept" [],
            SettingsForgetKeptYes "forget_kept_yes" [],
        }
        progress {
            ProgressSolved "solved" [],
            ProgressSome "some" [solved count],
            ProgressCount "count" [count] Counted,
            ProgressLine "line" [],
        }
        lesson {
            LessonPlace "place" [number count],
            LessonMistake "mistake" [],
            LessonExercise "exercise" [],
            LessonNextExercise "next_exercise" [title],
            LessonNextLesson "next_lesson" [title],
            LessonArticles "articles" [articles] Counted,
            LessonOnPaper "on_paper" [files],
            LessonBefore "before" [],
            LessonAfter "after" [],
        }
        sheets {
            PrintTitle "title" [],
            PrintPromise "promise" [],
            PrintDescription "description" [],
            PrintAllPdf "all_pdf" [files],
            PrintAllZip "all_zip" [files],
            PrintOtherWays "other_ways" [],
            PrintPdf "pdf" [paper],
            PrintA4 "a4" [],
            PrintLetter "letter" [],
            PrintOneTitle "one_title" [title],
            PrintOneDescription "one_description" [title],
            PrintHeading "heading" [title],
            PrintPrint "print" [],
            PrintOnThePaper "on_the_paper" [],
            PrintWithName "with_name" [],
            PrintWithKey "with_key" [],
            PrintWithCoordinates "with_coordinates" [],
            PrintWithGrey "with_grey" [],
            PrintSizeAndSide "size_and_side" [],
            PrintLarge "large" [],
            PrintBelow "below" [],
            PrintBelowAsDrawn "below_as_drawn" [],
            PrintCopies "copies" [],
            PrintOneCopy "one_copy" [],
            PrintTwoCopies "two_copies" [],
            PrintFourCopies "four_copies" [],
            PrintLost "lost" [],
            PrintAsPdf "as_pdf" [files],
            PrintAnswersPdf "answers_pdf" [files],
            PrintIndex "index" [],
            PrintTheSheet "the_sheet" [],
            PrintTheAnswers "the_answers" [],
        }
    }
}
