//! A module without std brings its own memory, an allocator a third the size of the usual one, and its
//! own end.

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

/// Stops the module, and with it every board of the page. Nothing that a learner or a teacher can do
/// makes it panic, so no message is downloaded.
#[cfg(not(feature = "std"))]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    core::arch::wasm32::unreachable()
}
