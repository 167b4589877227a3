//! What a picture is coloured with when no style sheet reaches it: print, reader mode, a saved file.
//!
//! Style sheets override these by class. Nothing is told by them alone.

/// Outlines, black pieces, marks, letters.
pub(crate) const INK: &str = "#000";

/// Light squares and white pieces.
pub(crate) const PAPER: &str = "#fff";

/// Dark squares: light enough for a photocopier to keep the pieces apart from them.
pub(crate) const SHADE: &str = "#c6c6c6";
