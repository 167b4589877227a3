//! lesson
#![no_std]
