//! The one place that writes `<` and escapes text: tags in, well-formed SVG out.

use alloc::string::{String, ToString};

/// SVG text under construction. Attribute values and text are escaped here and nowhere else.
///
/// ```
/// use diagram::markup::Markup;
///
/// let mut svg = Markup::new();
/// svg.open("g", &[("class", "a \"quoted\" name")]);
/// svg.text("text", &[], "1 < 2 & 3 > 2");
/// svg.close("g");
/// assert_eq!(
///     svg.into_string(),
///     "<g class=\"a &quot;quoted&quot; name\"><text>1 &lt; 2 &amp; 3 &gt; 2</text></g>",
/// );
/// ```
#[derive(Clone, Debug, Default)]
pub struct Markup {
    text: String,
}

/// An attribute's name, which must be a plain word of our own, and its value, which may be anything.
pub type Attribute<'a> = (&'a str, &'a str);

impl Markup {
    /// Nothing written yet.
    pub fn new() -> Markup {
        Markup::default()
    }

    /// Begins an element.
    pub fn open(&mut self, tag: &str, attributes: &[Attribute]) {
        self.begin(tag, attributes);
        self.text.push('>');
    }

    /// Ends an element.
    pub fn close(&mut self, tag: &str) {
        self.text.push_str("</");
        self.text.push_str(tag);
        self.text.push('>');
    }

    /// An element with nothing in it.
    pub fn empty(&mut self, tag: &str, attributes: &[Attribute]) {
        self.begin(tag, attributes);
        self.text.push_str("/>");
    }

    /// An element with nothing but text in it.
    pub fn text(&mut self, tag: &str, attributes: &[Attribute], content: &str) {
        self.open(tag, attributes);
        self.escape(content);
        self.close(tag);
    }

    /// Adds what another writer has made.
    pub fn append(&mut self, made: &str) {
        self.text.push_str(made);
    }

    /// What has been written.
    pub fn into_string(self) -> String {
        self.text
    }

    fn begin(&mut self, tag: &str, attributes: &[Attribute]) {
        self.text.push('<');
        self.text.push_str(tag);
        for (name, value) in attributes {
            self.text.push(' ');
            self.text.push_str(name);
            self.text.push_str("=\"");
            self.escape(value);
            self.text.push('"');
        }
    }

    /// Adds text.
    pub fn escape(&mut self, raw: &str) {
        for letter in raw.chars() {
            match letter {
                '<' => self.text.push_str("&lt;"),
                '>' => self.text.push_str("&gt;"),
                '&' => self.text.push_str("&amp;"),
                '"' => self.text.push_str("&quot;"),
                other => self.text.push(other),
            }
        }
    }
}

/// A length as it is written in an attribute. It is written as a `usize`, like the other numbers in a download,
/// which then need not hold a second way to write them: 70 bytes less after gzip.
pub fn number(length: u32) -> String {
    (length as usize).to_string()
}
