//! Where a page's boards keep their memory: an allocator a third the size of the usual one.

use rlsf::{GlobalTlsf, GlobalTlsfOptions};

#[global_allocator]
static HEAP: GlobalTlsf<Small> = GlobalTlsf::new();

/// Pools that lie side by side still become one, so that large tables which come and go do not make
/// the memory grow.
struct Small;

impl GlobalTlsfOptions for Small {
    /// Growing in place is code of its own, and a board's lists are short.
    const ENABLE_REALLOCATION: bool = false;
}
