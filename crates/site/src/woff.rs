//! Fonts as npm ships them (WOFF 1.0), unpacked to what a PDF embeds.

use std::io::Read;

use flate2::read::ZlibDecoder;

/// The bytes of the header, and of each table's entry in the directory after it.
const HEADER: usize = 44;
const ENTRY: usize = 20;

/// The same of the font within.
const FONT_HEADER: usize = 12;
const FONT_ENTRY: usize = 16;

/// The TrueType or OpenType font in a WOFF file; `None` if it is no such file, or damaged.
pub fn unpack(woff: &[u8]) -> Option<Vec<u8>> {
    if woff.get(..4)? != b"wOFF" {
        return None;
    }
    let tables = u16::from_be_bytes(woff.get(12..14)?.try_into().ok()?);
    let mut font = woff.get(4..8)?.to_vec();
    font.extend(search_fields(tables));
    let mut body = Vec::new();
    let body_start = FONT_HEADER + FONT_ENTRY * usize::from(tables);
    for index in 0..usize::from(tables) {
        let entry = woff.get(HEADER + ENTRY * index..)?.get(..ENTRY)?;
        let field = |at: usize| entry[at..at + 4].try_into().ok().map(u32::from_be_bytes);
        let (offset, packed, length) = (field(4)? as usize, field(8)? as usize, field(12)? as usize);
        let table = table(woff.get(offset..)?.get(..packed)?, length)?;
        let start = u32::try_from(body_start + body.len()).ok()?;
        font.extend(&entry[..4]);
        font.extend(&entry[16..]);
        font.extend(start.to_be_bytes());
        font.extend(field(12)?.to_be_bytes());
        body.extend(table);
        // Tables begin at multiples of four.
        body.resize(body.len().next_multiple_of(4), 0);
    }
    font.extend(body);
    Some(font)
}

/// A table, which is packed only where that makes it shorter.
fn table(packed: &[u8], length: usize) -> Option<Vec<u8>> {
    if packed.len() == length {
        return Some(packed.to_vec());
    }
    let mut table = Vec::new();
    // One byte more than promised is enough to know that a promise is broken.
    ZlibDecoder::new(packed).take(length as u64 + 1).read_to_end(&mut table).ok()?;
    (table.len() == length).then_some(table)
}

/// The number of tables, and what old programs search them with.
fn search_fields(tables: u16) -> Vec<u8> {
    let power = tables.checked_ilog2().unwrap_or_default() as u16;
    let range = 16u16 << power;
    [tables, range, power, (tables * 16).saturating_sub(range)]
        .into_iter()
        .flat_map(u16::to_be_bytes)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_woff_file_is_refused() {
        assert_eq!(unpack(b""), None);
        assert_eq!(unpack(b"wOF2 and more"), None);
        let cut = [&b"wOFF\0\x01\0\0\0\0\0\0\0\x01"[..], &[0; 40]].concat();
        assert_eq!(unpack(&cut), None, "its directory is cut off");
    }

    #[test]
    fn a_table_is_as_long_as_it_says() {
        assert_eq!(table(b"plain", 5), Some(b"plain".to_vec()));
        assert_eq!(table(b"no zlib", 9), None);
    }
}
