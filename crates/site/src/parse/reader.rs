//! A reader that never gives up: what does not fit the shape is noted and read as nothing.
//!
//! The shapes themselves say through `serde` which keys and which kinds of values they have, so no list
//! of them is kept here.

use std::cell::RefCell;

use lesson::Step;
use serde::de::value::{Error, StrDeserializer};
use serde::de::{self, DeserializeOwned, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;
use toml::Spanned;
use toml::de::{DeString, DeValue};

/// One step on the way from the top of a file to something in it, by names that any author may invent.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Key {
    Name(String),
    Index(usize),
}

impl Key {
    pub(super) fn name(name: &str) -> Key {
        Key::Name(name.to_owned())
    }
}

impl From<&Step> for Key {
    fn from(step: &Step) -> Key {
        match *step {
            Step::Key(name) => Key::Name(name.to_owned()),
            Step::Index(index) => Key::Index(index),
        }
    }
}

/// Something that does not fit the shape.
#[derive(Debug)]
pub(super) struct Slip {
    /// The way to it.
    pub(super) way: Vec<Key>,
    /// The way to what a misspelt key was probably meant to be.
    pub(super) meant: Option<Vec<Key>>,
    /// The byte where it begins.
    pub(super) at: usize,
    pub(super) problem: String,
    pub(super) help: String,
}

impl Slip {
    /// Whether it is about the table with this name in its header: `section.board`.
    pub(super) fn is_about(&self, header: &str) -> bool {
        let names = self.way.iter().filter_map(|key| match key {
            Key::Name(name) => Some(name.as_str()),
            Key::Index(_) => None,
        });
        names.eq(header.split('.'))
    }
}

/// Reads a shape of text, whole numbers, lists and tables in which every key may be missing.
pub(super) fn read<T: DeserializeOwned>(value: &Spanned<DeValue<'_>>, text: &str) -> (T, Vec<Slip>) {
    let slips = RefCell::new(Vec::new());
    let shape = T::deserialize(Reader { value, way: &[], text, slips: &slips })
        .expect("the shape holds nothing but text, whole numbers, lists and tables");
    (shape, slips.into_inner())
}

/// A value about to be read.
#[derive(Clone, Copy)]
struct Reader<'a> {
    value: &'a Spanned<DeValue<'a>>,
    way: &'a [Key],
    text: &'a str,
    slips: &'a RefCell<Vec<Slip>>,
}

impl Reader<'_> {
    /// The way to something in this value.
    fn way_to(&self, key: Key) -> Vec<Key> {
        [self.way, &[key]].concat()
    }

    /// Reads something in this value.
    fn within<'de, S: DeserializeSeed<'de>>(
        &self,
        key: Key,
        value: &Spanned<DeValue<'_>>,
        seed: S,
    ) -> Result<S::Value, Error> {
        seed.deserialize(Reader { value, way: &self.way_to(key), text: self.text, slips: self.slips })
    }

    /// Notes that the value is of another kind than the shape has there. The help is told what the
    /// value is called, and how it is written.
    fn note_kind(&self, expected: &str, help: impl FnOnce(&str, &str) -> String) {
        let name = self.way.iter().rev().find_map(|key| match key {
            Key::Name(name) => Some(name.as_str()),
            Key::Index(_) => None,
        });
        let (name, span) = (name.unwrap_or_default(), self.value.span());
        self.slips.borrow_mut().push(Slip {
            way: self.way.to_vec(),
            meant: None,
            at: span.start,
            problem: format!("found {} for {name}, expected {expected}", kind(self.value.get_ref())),
            help: help(name, self.text.get(span).unwrap_or_default()),
        });
    }

    /// Notes a key that the shape does not have.
    fn note_key(&self, key: &Spanned<DeString<'_>>, known: &[&str]) {
        let name = key.get_ref();
        let meant = nearest(name, known);
        self.slips.borrow_mut().push(Slip {
            way: self.way_to(Key::Name(name.to_string())),
            meant: meant.map(|meant| self.way_to(Key::Name(meant.to_owned()))),
            at: key.span().start,
            problem: format!("unknown key {name:?}"),
            help: match meant {
                Some(meant) => format!("write {meant}, or take it away"),
                None => format!("take it away; what may stand here: {}", known.join(", ")),
            },
        });
    }
}

/// The known key that is most like a misspelt one, if any is.
fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let alike = known.iter().map(|known| (strsim::jaro_winkler(name, known), *known));
    let nearest = alike.max_by(|(one, _), (other, _)| one.total_cmp(other));
    nearest.filter(|(likeness, _)| *likeness > 0.8).map(|(_, known)| known)
}

fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "text",
        DeValue::Integer(_) => "a number",
        DeValue::Float(_) => "a number with a point",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date or time",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Error;

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if let DeValue::String(text) = self.value.get_ref() {
            return visitor.visit_str(text);
        }
        let is_simple = !matches!(self.value.get_ref(), DeValue::Array(_) | DeValue::Table(_));
        self.note_kind("text", |name, written| match self.way.last() {
            _ if is_simple => format!("put it between quotes: \"{written}\""),
            Some(Key::Index(_)) => String::from("write \"…\" in its place"),
            Some(Key::Name(_)) | None => format!("write {name} = \"…\""),
        });
        visitor.visit_str("")
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if let DeValue::Integer(number) = self.value.get_ref()
            && let Ok(number) = i64::from_str_radix(number.as_str(), number.radix())
        {
            return visitor.visit_i64(number);
        }
        let is_whole = matches!(self.value.get_ref(), DeValue::Integer(_));
        let expected = if is_whole { "one of at most 18 digits" } else { "a whole number" };
        self.note_kind(expected, |name, written| {
            let number: u8 = written.trim_matches('"').parse().unwrap_or(1);
            let how = if is_whole { "a smaller one" } else { "it without quotes and point" };
            format!("write {how}, like {name} = {number}")
        });
        visitor.visit_i64(0)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if let DeValue::Array(items) = self.value.get_ref() {
            return visitor.visit_seq(Items { list: self, items: items.iter().enumerate() });
        }
        let is_table = matches!(self.value.get_ref(), DeValue::Table(_));
        self.note_kind("a list", |name, written| {
            if written.starts_with('[') {
                format!("write [{written}], with two brackets on each side")
            } else if is_table && !written.starts_with('{') {
                // A header below it, like [[exercise.board]], has made it.
                format!("write [[{name}]] above, with its own title and text")
            } else {
                format!("put it between square brackets: {name} = [ … ]")
            }
        });
        visitor.visit_seq(Items { list: self, items: [].iter().enumerate() })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let mut entries = Vec::new();
        if let DeValue::Table(table) = self.value.get_ref() {
            for (key, value) in table {
                if known.contains(&key.get_ref().as_ref()) {
                    entries.push((key.get_ref().as_ref(), value));
                } else {
                    self.note_key(key, known);
                }
            }
        } else {
            let is_list = matches!(self.value.get_ref(), DeValue::Array(_));
            self.note_kind("one table", |name, _| {
                if is_list {
                    format!("write [{name}] once, with one bracket on each side")
                } else {
                    format!(
                        "write keys and values in braces, like {{ {} = … }}",
                        known.first().unwrap_or(&"key")
                    )
                }
            });
        }
        visitor.visit_map(Entries { table: self, entries: entries.into_iter(), open: None })
    }

    /// A table with any keys.
    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let mut entries = Vec::new();
        if let DeValue::Table(table) = self.value.get_ref() {
            entries.extend(table.iter().map(|(key, value)| (key.get_ref().as_ref(), value)));
        } else {
            self.note_kind("a table", |name, _| format!("write [{name}], and its keys below it"));
        }
        visitor.visit_map(Entries { table: self, entries: entries.into_iter(), open: None })
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(de::Error::custom("the shape has a kind of value that this reader does not know"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i128 u8 u16 u32 u64 u128 f32 f64 char str bytes byte_buf unit unit_struct
        newtype_struct tuple tuple_struct enum identifier ignored_any
    }
}

/// The items of a list, one by one.
struct Items<'a> {
    list: Reader<'a>,
    items: std::iter::Enumerate<std::slice::Iter<'a, Spanned<DeValue<'a>>>>,
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        let next = self.items.next();
        next.map(|(index, value)| self.list.within(Key::Index(index), value, seed)).transpose()
    }
}

/// The entries of a table that the shape knows, one by one.
struct Entries<'a> {
    table: Reader<'a>,
    entries: std::vec::IntoIter<(&'a str, &'a Spanned<DeValue<'a>>)>,
    /// The entry whose key has been read.
    open: Option<(&'a str, &'a Spanned<DeValue<'a>>)>,
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        self.open = self.entries.next();
        self.open.map(|(name, _)| seed.deserialize(StrDeserializer::new(name))).transpose()
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Error> {
        let (name, value) = self.open.take().expect("a key is read before its value");
        self.table.within(Key::Name(name.to_owned()), value, seed)
    }
}
