//! Pages as a PDF file: tagged for those who listen, vectors and subset fonts for those who print.

use std::fmt;
use std::num::NonZeroU16;

use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::error::KrillaError;
use krilla::geom::{Path, PathBuilder, Point as PdfPoint, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, LineCap, LineJoin, Stroke as PdfStroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{
    Artifact, ArtifactType, ContentTag, Identifier, ListNumbering, Node, SpanTag, Tag, TagGroup, TagKind,
    TagTree,
};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, SerializeSettings, color::luma};

use crate::ink::{Ends, Grey, Ink, Shape, Step, Text};
use crate::page::{Page, Part, Role};
use crate::paper::{Paper, PerPage};
use crate::typeface::{Typeface, Weight};

/// Points in a millimetre.
const POINTS: f32 = 72.0 / 25.4;

/// Why a PDF could not be written: it would have broken the rules of PDF/UA-1, or its fonts cannot be
/// embedded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdfError(String);

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the PDF would not be sound: {}", self.0)
    }
}

impl std::error::Error for PdfError {}

/// What pages are written on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Format {
    /// The paper.
    pub paper: Paper,
    /// How often each page stands on it.
    pub per_page: PerPage,
}

/// Writes pages as one file, each on paper of its own. The same pages always give the same bytes.
///
/// # Errors
/// The file would not keep to PDF/UA-1, the standard for PDFs that everybody can read.
pub fn pdf(title: &str, pages: &[&Page], format: Format, typeface: &Typeface) -> Result<Vec<u8>, PdfError> {
    let fault = |what: &str| PdfError(what.to_owned());
    let mut document = document()?;
    let font = |weight| {
        let bytes = typeface.bytes(weight).to_vec();
        Font::new(bytes.into(), 0).ok_or_else(|| fault("a font cannot be read"))
    };
    let fonts = [font(Weight::Regular)?, font(Weight::Bold)?];
    let ((width, height), places) = format.per_page.places(format.paper);
    let settings = PageSettings::from_wh(width * POINTS, height * POINTS);
    let settings = settings.ok_or_else(|| fault("there is no such paper"))?;
    let language = pages.first().map(|page| page.language.clone()).unwrap_or_default();
    let mut tree = TagTree::new().with_lang(Some(language.clone()));
    let mut outline = Outline::new();
    for (index, page) in pages.iter().enumerate() {
        let mut written = document.start_page_with(settings.clone());
        let mut surface = written.surface();
        surface.push_transform(&Transform::from_scale(POINTS, POINTS));
        let mut writer = Writer { surface: &mut surface, typeface, fonts: &fonts };
        for (copy, place) in places.iter().enumerate() {
            writer.surface.push_transform(&Transform::from_row(
                place.scale,
                0.0,
                0.0,
                place.scale,
                place.left,
                place.top,
            ));
            if copy == 0 {
                let parts = page.parts.iter().filter_map(|part| writer.part(part)).collect();
                tree.push(TagGroup::with_children(Tag::Section, parts));
            } else {
                // Whoever listens hears the page once.
                page.parts.iter().for_each(|part| writer.copy(part));
            }
            writer.surface.pop();
        }
        surface.pop();
        surface.finish();
        written.finish();
        let destination = XyzDestination::new(index, PdfPoint::from_xy(0.0, 0.0));
        outline.push_child(OutlineNode::new(page.title.clone(), destination));
    }
    document.set_tag_tree(tree);
    document.set_outline(outline);
    let about = Metadata::new().title(title.to_owned()).language(language);
    document.set_metadata(about.creator("Squarewise".to_owned()));
    document.finish().map_err(sentence)
}

/// An empty document that is held to PDF/UA-1.
fn document() -> Result<Document, PdfError> {
    let configuration = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let configuration = configuration.map_err(|error| PdfError(format!("{error:?}")))?;
    Ok(Document::new_with(SerializeSettings { configuration, ..Default::default() }))
}

fn sentence(error: KrillaError) -> PdfError {
    if let KrillaError::Validation(faults) = error {
        let faults: Vec<String> = faults.iter().map(|(fault, _)| format!("{fault:?}")).collect();
        return PdfError(faults.join(", "));
    }
    PdfError(error.to_string())
}

struct Writer<'a, 'b> {
    surface: &'a mut Surface<'b>,
    typeface: &'a Typeface<'a>,
    fonts: &'a [Font; 2],
}

impl Writer<'_, '_> {
    /// Draws a part, and gives what it is to a reader; nothing, if it is not there to be read.
    fn part(&mut self, part: &Part) -> Option<Node> {
        let artifact = |kind| ContentTag::Artifact(Artifact::new(kind, None));
        let tag: TagKind = match &part.role {
            Role::Ornament => {
                self.marked(artifact(ArtifactType::Layout), &part.inks);
                return None;
            }
            Role::Footer => {
                self.marked(artifact(ArtifactType::Footer), &part.inks);
                return None;
            }
            Role::Figure(description) => Tag::Figure(Some(description.clone())).into(),
            Role::Heading(level) => {
                let level = NonZeroU16::new(u16::from(*level)).unwrap_or(NonZeroU16::MIN);
                Tag::Hn(level, Some(part.text())).into()
            }
            Role::NameLine => Tag::Div.into(),
            Role::Paragraph => Tag::P.into(),
            Role::List => Tag::L(ListNumbering::Disc).into(),
            Role::Item => Tag::LI.into(),
            Role::Label => Tag::Lbl.into(),
            Role::Body => Tag::LBody.into(),
        };
        let mut group = TagGroup::new(tag);
        if let Role::Figure(_) = part.role {
            group.children.extend(self.figure(&part.inks));
        } else if !part.inks.is_empty() {
            group.push(self.marked(ContentTag::Span(SpanTag::empty()), &part.inks));
        }
        for inner in &part.parts {
            group.children.extend(self.part(inner));
        }
        Some(group.into())
    }

    /// Draws a part once more, for the eye alone.
    fn copy(&mut self, part: &Part) {
        self.marked(ContentTag::Artifact(Artifact::new(ArtifactType::Layout, None)), &part.inks);
        part.parts.iter().for_each(|inner| self.copy(inner));
    }

    /// Draws a picture. Its letters are part of it, and are not to be read out, searched or copied.
    fn figure(&mut self, inks: &[Ink]) -> Vec<Node> {
        let (letters, shapes): (Vec<Ink>, Vec<Ink>) =
            inks.iter().cloned().partition(|ink| matches!(ink, Ink::Text(_)));
        let mut nodes = vec![self.marked(ContentTag::Other, &shapes).into()];
        if !letters.is_empty() {
            let unread = ContentTag::Span(SpanTag::empty().with_actual_text(Some("")));
            nodes.push(self.marked(unread, &letters).into());
        }
        nodes
    }

    /// Draws what belongs to one tag.
    fn marked(&mut self, tag: ContentTag, inks: &[Ink]) -> Identifier {
        let identifier = self.surface.start_tagged(tag);
        let last = inks.len().saturating_sub(1);
        for (index, ink) in inks.iter().enumerate() {
            match ink {
                Ink::Shape(shape) => self.shape(shape),
                // A word that ends a line is apart from the one that begins the next.
                Ink::Text(text) if index < last => self.text(text, &format!("{} ", text.text)),
                Ink::Text(text) => self.text(text, &text.text),
            }
        }
        self.surface.end_tagged();
        identifier
    }

    fn shape(&mut self, shape: &Shape) {
        let Some(path) = path(&shape.path) else { return };
        self.surface.set_fill(shape.fill.map(fill));
        self.surface.set_stroke(shape.stroke.as_ref().map(|stroke| PdfStroke {
            paint: luma::Color::new(stroke.grey).into(),
            width: stroke.width,
            line_cap: match stroke.ends {
                Ends::Round => LineCap::Round,
                Ends::Square => LineCap::Butt,
            },
            line_join: match stroke.ends {
                Ends::Round => LineJoin::Round,
                Ends::Square => LineJoin::Miter,
            },
            dash: stroke.dash.map(|(length, offset)| StrokeDash { array: vec![length, length], offset }),
            ..PdfStroke::default()
        }));
        self.surface.draw_path(&path);
    }

    fn text(&mut self, text: &Text, content: &str) {
        let weight = text.style.weight;
        let glyphs: Vec<KrillaGlyph> = self
            .typeface
            .shape(content, weight)
            .into_iter()
            .map(|shaped| {
                let (x, y) = shaped.offset;
                KrillaGlyph::new(GlyphId::new(shaped.glyph), shaped.advance, x, y, 0.0, shaped.bytes, None)
            })
            .collect();
        let font = match weight {
            Weight::Regular => &self.fonts[0],
            Weight::Bold => &self.fonts[1],
        };
        self.surface.set_fill(Some(fill(crate::ink::BLACK)));
        self.surface.set_stroke(None);
        let at = PdfPoint::from_xy(text.at.x, text.at.y);
        self.surface.draw_glyphs(at, &glyphs, font.clone(), content, text.style.size_mm(), false);
    }
}

fn fill(grey: Grey) -> Fill {
    Fill { paint: luma::Color::new(grey).into(), opacity: NormalizedF32::ONE, rule: Default::default() }
}

fn path(steps: &[Step]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for step in steps {
        match *step {
            Step::Move(to) => path.move_to(to.x, to.y),
            Step::Line(to) => path.line_to(to.x, to.y),
            Step::Curve(out, back, to) => path.cubic_to(out.x, out.y, back.x, back.y, to.x, to.y),
            Step::Close => path.close(),
        }
    }
    path.finish()
}
