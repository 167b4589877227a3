//! A module without std brings its own memory, and its own end.

use core::panic::PanicInfo;
use rlsf::{GlobalTlsf, GlobalTlsfOptions};

#[global_allocator]
static HEAP: GlobalTlsf<Small> = GlobalTlsf::new();

struct Small;

impl GlobalTlsfOptions for Small {
    /// Growing in place is code of its own, and a game's lists are short.
    const ENABLE_REALLOCATION: bool = false;
}

/// Stops the module. The rules panic on no input, so no message is downloaded.
#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    core::arch::wasm32::unreachable()
}
