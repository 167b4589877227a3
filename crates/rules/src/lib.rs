//! rules
#![no_std]
