//! proto
#![no_std]

extern crate alloc;

mod game;
mod packed;
mod page;

#[cfg(target_arch = "wasm32")]
mod alone {
    use lol_alloc::{FreeListAllocator, LockedAllocator};
    #[global_allocator]
    static MEMORY: LockedAllocator<FreeListAllocator> = LockedAllocator::new(FreeListAllocator::new());

    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::arch::wasm32::unreachable()
    }
}

pub use game::Game;
