//! Every lesson on paper: as few sheets as it needs, no board cut in two, each heading by its board.

use fantoccini::wd::PrintSize;
use serde_json::Value;
use tests::{Engine, Page, Paper, Word};

/// The paths of all lessons, as the first page lists them.
fn lessons(page: &Page) -> Vec<String> {
    let links =
        page.run("return [...document.querySelectorAll('.contents a')].map(a => a.getAttribute('href'))");
    let links = links.as_array().expect("a list of links");
    let paths = links.iter().filter_map(|link| Some(link.as_str()?.to_owned()));
    paths.filter(|path| path.starts_with("en/") && !path.contains('#')).collect()
}

/// The headings of a page, each with the caption of the board that stands by it, and the last of its prose.
const HEADINGS: &str = "return [...document.querySelectorAll('.idea')].map(idea => [idea.querySelector('h2'), \
    [...idea.querySelectorAll('figcaption')].find(caption => caption.textContent.trim()), \
    [...idea.querySelectorAll('.prose > p, .prose > :is(ul, ol) > li')].pop()])\
    .filter(parts => parts[0] && parts[1]).map(parts => parts.map(part => part?.innerText ?? ''))";

/// What must stay on one sheet, a list of texts each: the entries of lists, the rows of tables, the lines of
/// listings, and each heading with how what follows it begins.
const TOGETHER: &str = "
    const texts = of => of.map(part => part.innerText.trim()).filter(Boolean);
    const entries = [...document.querySelectorAll('.contents li, .sheets li, main tbody tr')]
        .map(entry => texts([...entry.querySelectorAll('a, p, th, td')]));
    const listings = [...document.querySelectorAll('pre')].map(pre => [pre.innerText]);
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].map(heading => {
        const next = heading.nextElementSibling;
        const first = next?.querySelector('li > div > a, tbody th, li') ?? next;
        return [heading.innerText, first?.innerText.trim().split(/\\s+/).slice(0, 3).join(' ') ?? ''];
    });
    return [...entries, ...listings, ...headings]";

/// A text without what line breaks, other spaces and letters that are drawn together make of it.
fn close(text: &str) -> String {
    let apart = text.replace('ﬁ', "fi").replace('ﬂ', "fl").replace('ﬀ', "ff");
    apart.split_whitespace().collect()
}

pub(crate) fn lessons_are_printed_whole(engine: Engine) {
    let page = Page::open(engine, "");
    let lessons = lessons(&page);
    assert!(lessons.len() > 8, "hardly any lessons: {lessons:?}");
    let mut boards = 0;
    for lesson in lessons {
        page.go(&lesson);
        // What wakes while it is printed cannot be.
        page.wait_until(
            "all boards are awake",
            "!document.querySelector('squarewise-board:not([data-awake])')",
        );
        let Some(paper) = page.print_on(&format!("lesson{}", lesson.replace('/', "-")), PrintSize::A4) else {
            return;
        };
        boards += check_boards(&lesson, &paper);
        check_headings(&lesson, &page.run(HEADINGS), &paper);
        check_count(&lesson, &paper);
    }
    assert!(boards > 20, "hardly any boards were found: {boards}");
}

/// Beside each board that is printed stand eight digits in a column, on one sheet. Gives their number.
fn check_boards(lesson: &str, paper: &Paper) -> usize {
    /// More than the side of a square that is printed, in points.
    const APART: f64 = 30.0;
    let mut boards = 0;
    for (number, words) in paper.words().iter().enumerate() {
        let middle = |word: &Word| ((word.left + word.right) / 2.0).round() as i32;
        // Firefox does not say which letters those of a picture are.
        let is_rank =
            |word: &&Word| ["1", "2", "3", "4", "5", "6", "7", "8", "\u{fffd}"].contains(&&*word.text);
        let mut ranks: Vec<&Word> = words.iter().filter(is_rank).collect();
        ranks.sort_by_key(|word| middle(word));
        for column in ranks.chunk_by_mut(|one, other| middle(other) - middle(one) <= 1) {
            column.sort_by(|one, other| one.top.total_cmp(&other.top));
            for run in column.chunk_by(|one, other| other.top - one.top < APART) {
                // A digit in a sentence stands there alone, or over the eight of a board.
                assert!(
                    run.len() < 4 || run.len() >= 8,
                    "{lesson}: a board is cut on sheet {}, for it has {} digits",
                    number + 1,
                    run.len()
                );
                boards += run.len() / 8;
            }
        }
    }
    boards
}

fn check_headings(lesson: &str, pairs: &Value, paper: &Paper) {
    let sheets: Vec<String> = paper.read().iter().map(|sheet| close(sheet)).collect();
    for pair in pairs.as_array().expect("a list of pairs") {
        let [heading, caption, prose] = [0, 1, 2].map(|part| close(pair[part].as_str().unwrap_or_default()));
        let together = |sheet: &String| [&heading, &caption, &prose].iter().all(|part| sheet.contains(*part));
        assert!(
            sheets.iter().any(together),
            "{lesson}: {heading} is not on the sheet of its prose, {prose}, and its board, {caption}"
        );
    }
}

pub(crate) fn other_pages_are_printed_whole(engine: Engine) {
    let page = Page::open(engine, "");
    for path in ["", "en/sheets/", "en/teachers/", "en/element/"] {
        page.go(path);
        let name = format!("page-{}", path.replace('/', "-"));
        let Some(paper) = page.print_on(&name, PrintSize::A4) else { return };
        let sheets: Vec<String> = paper.read().iter().map(|sheet| close(sheet)).collect();
        let parts = page.run(TOGETHER);
        let parts = parts.as_array().expect("a list of lists");
        assert!(parts.len() > 12, "{path}: hardly anything was found: {parts:?}");
        for texts in parts {
            let texts: Vec<String> =
                texts.as_array().into_iter().flatten().filter_map(|text| text.as_str().map(close)).collect();
            let together = |sheet: &String| texts.iter().all(|text| sheet.contains(text));
            assert!(sheets.iter().any(together), "{path}: no sheet has all of {texts:?}");
        }
        let is_button = |sheet: &String| sheet.lines().any(|line| line.trim() == "Copy");
        assert!(!paper.sheets().iter().any(is_button), "{path}: a button is printed");
    }
}

/// No two sheets that follow each other would fit on one.
fn check_count(lesson: &str, paper: &Paper) {
    const DPI: usize = 20;
    let sheets = paper.sheets().len();
    let used: Vec<usize> = (1..=sheets).map(|sheet| paper.picture(sheet, DPI).inked_lines()).collect();
    // The height of A4 within margins of 10 mm.
    let lines = |mm: usize| mm * DPI * 10 / 254;
    let room = lines(297 - 2 * 10);
    // What two sections keep between them, the height of a heading's line included.
    let between = lines(8);
    for (index, pair) in used.windows(2).enumerate() {
        assert!(
            pair[0] + between + pair[1] > room,
            "{lesson}: sheets {} and {} would fit on one of {room} lines: {used:?}",
            index + 1,
            index + 2
        );
    }
    assert!(used.iter().all(|&lines| lines > 0), "{lesson}: an empty sheet among {sheets}: {used:?}");
}
