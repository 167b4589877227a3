//! A slip of the finger is told once, where it is; what follows from it is not told, and the rest of the
//! file is still checked.

mod scratch;

use scratch::{LESSON, ROOK, Scratch, count, findings, lesson_with};

#[test]
fn each_slip_has_its_sentence() {
    let comma = ("there is no comma after this item", "write , after it");
    let list = ("the list that opens here is not closed", "write ] after its last item");
    let quote = ("a quote is missing in this line", "write \" before each text and after it");
    let long = ("the text that \"\"\" opens here is not closed", "write \"\"\" after its last line");
    let key = "begin the line with a key, like title = \"…\"; long text stands between \"\"\" and \"\"\"";
    let table: &[(&str, &str, usize, (&str, &str))] = &[
        ("articles = [\"3.3\"]", "articles = [\"3.3\"", 4, list),
        ("},\n]", "},\n", 15, list),
        ("articles = [", "articles = [3.4\", ", 4, quote),
        ("[\"3.3\"]", "[\"3.3\" \"3.4\"]", 4, comma),
        ("[\"3.3\"]", "\"3.3\"]", 4, ("found ] without a [ before it", "write [ before the list")),
        (
            "[\"3.3\"]",
            "\"3.3\", \"3.4\"]",
            4,
            ("found a list without a [ before it", "write [ before its first item"),
        ),
        ("\"d7\" },\n", "\"d7\" }\n", 16, comma),
        ("\"d7\" },\n", "\"d7\",\n", 16, ("the { here is not closed", "write } after its last value")),
        ("  { piece", "  piece", 16, ("found } without a { before it", "write { before the first key")),
        ("13, captures", "13 captures", 16, ("there is no comma after this value", "write , after it")),
        ("try =", "try", 17, ("there is no = after try", "write = between try and its value")),
        ("= \"Lines\"", "= Lines\"", 7, quote),
        ("= \"Lines\"", "= \"Lines", 7, quote),
        (
            "[\"3.3\"]",
            "[\"3.3\",, \"3.4\"]",
            4,
            ("there is no value after ,", "write a value after it: \"…\" for text, [ … ] for a list"),
        ),
        (
            "= \"Lines\"",
            "=",
            7,
            ("there is no value after =", "write a value after it: \"…\" for text, [ … ] for a list"),
        ),
        ("= \"Lines\"", "= “Lines”", 7, ("found the quote “", "write straight quotes round the text: \"…\"")),
        (
            "= \"Lines\"",
            "= \"The \"long\" lines\"",
            7,
            (
                "found long\" lines\" after the value",
                "write each key on a line of its own, and \\\" for a quote inside a text",
            ),
        ),
        (
            "\"8/3p4/8/8/3R4/8/8/8 w\"",
            "8/8 w",
            12,
            ("found 8/8 w without quotes", "put it between quotes: \"8/8 w\""),
        ),
        ("\"The rook moves", "\"\"\"\nThe rook\nmoves", 8, long),
        (
            "\"The rook moves in straight lines.\"",
            "\"\"\"\nThe rook\n\"\"",
            10,
            ("found \"\", expected \"\"\"", "close the text with three quotes"),
        ),
        (
            "\"The rook moves in straight lines.\"",
            "\"\"\nThe rook\n\"\"\"",
            8,
            ("found \"\", expected \"\"\"", "open the text with three quotes"),
        ),
        (
            "text = \"The rook moves in straight lines.\"",
            "The rook moves.",
            8,
            ("found The rook moves., expected a key and its value", key),
        ),
        (
            "[[section]]",
            "[[section]",
            6,
            ("found [[section], whose brackets do not match", "write [[section]]"),
        ),
        ("[[exercise]]", "exercise]]", 20, ("found exercise]]", "write [[exercise]]")),
        (
            "= \"Lines\"",
            "= \"Lines\",",
            7,
            ("found , after the value", "take it away, and write each key on its own line"),
        ),
        (
            "[\"3.3\"]",
            "[[[[[[[[[\"3.3\"",
            4,
            ("too many brackets are open here", "close one before you open the next"),
        ),
        ("[\"3.3\"]", "['\"', \"3.3]", 4, ("the text is not closed", "write \" after it")),
        ("= \"Lines\"", "= 'Lines", 7, ("the text is not closed", "write ' after it")),
        ("= \"Lines\"", "= '''Lines'", 7, ("the text is not closed", "write ''' after it")),
        (
            "= \"Lines\"",
            "= \"C:\\pieces\"",
            7,
            ("found \\p in a text", "write \\\\ for a backslash, or put the text between single quotes"),
        ),
        (
            "= \"Lines\"",
            "= \"Li\u{1}nes\"",
            7,
            ("found the character U+0001, which no file may hold", "take it out"),
        ),
        (
            "= 13",
            "= 1__3",
            16,
            ("found 1__3, expected a number", "write digits alone, like 13, or put a text between quotes"),
        ),
    ];
    let scratch = Scratch::new();
    for (from, to, line, (problem, help)) in table {
        scratch.write(ROOK, lesson_with(&[(from, to)]));
        let wanted = format!("{}{}", findings(ROOK, &[(*line, problem, help)]), count(1));
        assert_eq!(scratch.run(&["check"]).stderr, wanted, "{from} → {to}");
    }
}

/// Each mark of the lesson goes missing once. A comma after the last item may.
#[test]
fn one_missing_mark_is_one_finding_in_its_line() {
    let scratch = Scratch::new();
    for (at, mark) in LESSON.char_indices().filter(|(_, letter)| "\"[]{}=,".contains(*letter)) {
        scratch.write(ROOK, format!("{}{}", &LESSON[..at], &LESSON[at + 1..]));
        let line = 1 + LESSON[..at].matches('\n').count();
        let told = scratch.run(&["check"]).stderr;
        let closes_claims = mark == ']' && LESSON[..at].ends_with('\n');
        let place = format!("{ROOK}:{}: ", if closes_claims { line - 3 } else { line });
        let is_optional = mark == ',' && LESSON[at..].starts_with(",\n]");
        // In prose it is no mark of TOML, and the caption stays true.
        let is_in_text = mark == ',' && line == 14;
        let found = told.matches(ROOK).count();
        assert!(found == usize::from(!is_optional && !is_in_text), "line {line}, {mark}: {told}");
        assert!(found == 0 || told.starts_with(&place), "line {line}, {mark}: {told}");
    }
}

#[test]
fn what_stands_in_other_parts_is_still_checked() {
    let scratch = Scratch::new();
    let edits =
        [("= \"Lines\"", "= Lines"), ("has 13", "has 12"), ("Two stars", "Three stars"), ("d8h8\"", "d8h8")];
    scratch.write(ROOK, lesson_with(&edits));
    let wanted = findings(
        ROOK,
        &[
            (7, "found Lines without quotes", "put it between quotes: \"Lines\""),
            (
                14,
                "the caption says 12, and no claim proves it",
                "write 1 or 13, which the claims prove, or add a claim",
            ),
            (28, "a quote is missing in this line", "write \" before each text and after it"),
        ],
    );
    assert_eq!(scratch.run(&["check"]).stderr, wanted + &count(3));
}
