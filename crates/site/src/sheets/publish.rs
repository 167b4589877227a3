//! The sheets as part of the site: PDFs, pictures, and the pages to print them from.

use lesson::words::Say;
use sheet::{Format, Paper, PerPage, Typeface, svg};

use super::look::{ANSWERS, SHEET};
use super::{Printed, Shown, all_in_one, all_name, file_name, key_name, zip_name};
use crate::page::{Frame, sheet as print_page, sheets as index};
use crate::publish::Output;
use crate::trouble::Trouble;
use crate::zip::zip;

/// Gives the site all sheets of a course, in this folder. `frame` makes the frame of the page at an
/// address.
///
/// # Errors
/// A PDF would not be sound.
pub fn add_sheets<'a>(
    folder: &str,
    shown: &[Shown],
    typeface: &Typeface,
    frame: impl Fn(&str) -> Frame<'a>,
    output: &mut Output,
) -> Result<(), Trouble> {
    let place = |name: &str| format!("{folder}{name}");
    let printed: Vec<&Printed> = shown.iter().map(|one| &one.plain).collect();
    output.add(&place("index.html"), index::page(&printed, &frame(&place(""))))?;
    for one in shown {
        let plain = &one.plain;
        output.add(&place(&format!("{}.svg", plain.name)), svg(&plain.page))?;
        let folder = place(&format!("{}/", plain.name));
        output.add(&format!("{folder}index.html"), print_page::page(one, &frame(&folder)))?;
        for (look, drawn) in &one.others {
            output.add(&format!("{folder}{}", look.file(SHEET)), svg(&drawn.page))?;
            if let Some(key) = &drawn.key {
                output.add(&format!("{folder}{}", look.file(ANSWERS)), svg(key))?;
            }
        }
    }
    for paper in Paper::ALL {
        let format = Format { paper, per_page: PerPage::One };
        let mut files = Vec::new();
        for one in &printed {
            files.push((file_name(&one.name, paper), one.pdf(format, typeface)?));
            files.extend(one.key_pdf(format, typeface)?.map(|key| (key_name(&one.name, paper), key)));
        }
        let packed: Vec<(&str, &[u8])> =
            files.iter().map(|(name, pdf)| (name.as_str(), pdf.as_slice())).collect();
        output.add(&place(&zip_name(paper)), zip(&packed))?;
        output.add(
            &place(&all_name(paper)),
            all_in_one(&printed, frame("").text(Say::SheetAll), format, typeface)?,
        )?;
        files.into_iter().try_for_each(|(name, pdf)| output.add(&place(&name), pdf))?;
    }
    Ok(())
}
