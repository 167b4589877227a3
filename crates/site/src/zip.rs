//! Files put together in one ZIP file, unpacked as they are: PDFs have packed themselves already.

use flate2::Crc;

/// The date that every file gets, so that the same files give the same bytes: 1 January 1980, the first
/// that the format can say.
const DATE: u16 = (1 << 5) | 1;

/// A ZIP file of these names and contents.
///
/// ```
/// let zip = site::zip::zip(&[("a.txt", b"one")]);
/// assert!(zip.starts_with(b"PK\x03\x04"));
/// assert_eq!(zip, site::zip::zip(&[("a.txt", b"one")]));
/// ```
pub fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = Vec::new();
    let mut directory = Vec::new();
    for (name, bytes) in files {
        let start = zip.len() as u32;
        let about = about(name, bytes);
        zip.extend(b"PK\x03\x04");
        zip.extend(&about);
        zip.extend(name.as_bytes());
        zip.extend(*bytes);
        directory.extend(b"PK\x01\x02");
        // Made by a program of the same version as the one that is needed to read it.
        directory.extend(&about[..2]);
        directory.extend(&about);
        // No comment, on disk 0, no attributes.
        directory.extend([0; 10]);
        directory.extend(start.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let (start, length, count) = (zip.len() as u32, directory.len() as u32, files.len() as u16);
    zip.extend(directory);
    zip.extend(b"PK\x05\x06\0\0\0\0");
    zip.extend(count.to_le_bytes());
    zip.extend(count.to_le_bytes());
    zip.extend(length.to_le_bytes());
    zip.extend(start.to_le_bytes());
    zip.extend([0; 2]);
    zip
}

/// What is said of a file both before it and in the directory.
fn about(name: &str, bytes: &[u8]) -> Vec<u8> {
    let mut crc = Crc::new();
    crc.update(bytes);
    let size = (bytes.len() as u32).to_le_bytes();
    let mut about = Vec::new();
    // Version 1.0; no flags; stored as it is; at midnight.
    for number in [10, 0, 0, 0, DATE] {
        about.extend(u16::to_le_bytes(number));
    }
    about.extend(crc.sum().to_le_bytes());
    about.extend(size);
    about.extend(size);
    about.extend((name.len() as u16).to_le_bytes());
    about.extend([0; 2]);
    about
}
