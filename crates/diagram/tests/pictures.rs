//! Pictures that can be opened: `tests/pictures/*.svg`. Run with `UPDATE_PICTURES=1` to draw them
//! anew, and look at them before they are committed.

use std::fs;
use std::path::Path;

use diagram::{Arrow, Coordinates, Diagram, Mark, Names, Sign};
use rules::{Kings, Position, Side, Square};

#[track_caller]
fn check(name: &str, diagram: &Diagram) {
    let names = Names { id: name, title: "A picture", description: "Drawn by a test." };
    let drawn = format!("{}\n", diagram.to_svg(&names));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/pictures/{name}.svg"));
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        fs::create_dir_all(file.parent().expect("it is in a folder")).expect("the folder can be made");
        fs::write(&file, &drawn).expect("the picture can be written");
    }
    let expected = fs::read_to_string(&file).unwrap_or_default();
    assert!(drawn == expected, "{} differs: run with UPDATE_PICTURES=1 and look at it", file.display());
}

fn board(fen: &str) -> Diagram {
    Diagram::of(*Position::from_fen(fen, Kings::AnyNumber).expect("a sound FEN").board())
}

#[test]
fn the_initial_position() {
    check("initial", &board(rules::INITIAL));
}

#[test]
fn every_sign_on_light_and_dark_alone_and_with_a_piece() {
    let mut diagram = board("8/8/nnnnnnnn/n7/8/8/8/8 w - - 0 1");
    for (sign, column) in Sign::ALL.into_iter().zip([0, 1, 2, 3, 4, 5, 6, 7, 0]) {
        let rank = if sign == Sign::Moved { 4 } else { 5 };
        for index in [
            rank * 8 + column,
            (rank - 4) * 8 + column,
            (rank - 4) * 8 + (column + 4) % 8 + 16 * usize::from(rank == 5),
        ] {
            let square = Square::from_index(index).expect("on the board");
            diagram.marks.push(Mark { sign, square });
        }
    }
    check("signs", &diagram);
}

#[test]
fn arrows_in_all_directions_from_blacks_side_without_coordinates() {
    let mut diagram = board("8/8/8/8/3Q4/8/8/8 w - - 0 1");
    diagram.below = Side::Black;
    diagram.coordinates = Coordinates::Hidden;
    let targets =
        [Square::D8, Square::H8, Square::H4, Square::G1, Square::D1, Square::A1, Square::A4, Square::A7];
    let knight = [Square::E6, Square::C2];
    diagram.arrows.extend(targets.into_iter().chain(knight).map(|to| Arrow { from: Square::D4, to }));
    // An arrow to its own square points nowhere and is not drawn.
    diagram.arrows.push(Arrow { from: Square::D4, to: Square::D4 });
    check("arrows", &diagram);
}

#[test]
fn names_within_the_squares_keep_off_the_pieces() {
    for (name, coordinates, below) in [
        ("names-inside", Coordinates::Inside, Side::White),
        ("names-every", Coordinates::EverySquare, Side::Black),
    ] {
        check(name, &Diagram { coordinates, below, ..board(rules::INITIAL) });
    }
}

#[test]
fn an_arrow_to_the_next_square_has_a_shaft_too() {
    let mut diagram = board("8/4q3/8/1R6/6k1/8/4P3/8 w - - 0 1");
    let pairs =
        [("b5", "b6"), ("b5", "c5"), ("b5", "a5"), ("b5", "b4"), ("e2", "e3"), ("e7", "d6"), ("g4", "h3")];
    let arrow = |(from, to): (&str, &str)| {
        let square = |name: &str| name.parse::<Square>().expect("a square");
        Arrow { from: square(from), to: square(to) }
    };
    diagram.arrows.extend(pairs.map(arrow));
    check("short-arrows", &diagram);
}

#[test]
fn every_part_is_one_element() {
    let diagram = board(rules::INITIAL);
    let written = |part: &diagram::Part| {
        let mut svg = diagram::markup::Markup::new();
        part.write(&mut svg, diagram.frame(), &diagram::art::svg);
        svg.into_string()
    };
    let parts: Vec<String> = diagram.parts().iter().map(written).collect();
    assert!(parts.iter().all(|part| part.starts_with("<g") && part.ends_with("</g>")));
    let whole = diagram.to_svg(&Names { id: "x", title: "<&\">", description: "]]>" });
    assert!(whole.contains("&lt;&amp;&quot;&gt;") && whole.contains("]]&gt;"));
    assert!(parts.iter().all(|part| whole.contains(part)), "the picture is its parts");
}
