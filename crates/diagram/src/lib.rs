//! diagram
#![no_std]
