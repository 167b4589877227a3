//! A set of positions, as numbers into a list that somebody else keeps.

use alloc::vec;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

use crate::Position;

/// No number: the place is free.
const FREE: u32 = u32::MAX;

/// Places for numbers, found by the positions they stand for; at most half of them are taken.
#[derive(Clone, Debug)]
pub(super) struct Table {
    places: Vec<u32>,
    taken: usize,
}

impl Table {
    pub(super) fn new() -> Table {
        Table { places: vec![FREE; 1 << 10], taken: 0 }
    }

    /// Adds this position as the number `list.len()`, unless it is in the list already.
    pub(super) fn insert<T>(
        &mut self,
        position: &Position,
        list: &[T],
        of: impl Fn(&T) -> &Position,
    ) -> bool {
        if self.taken * 2 >= self.places.len() {
            self.double(list, &of);
        }
        let mut place = self.first_place(position);
        while self.places[place] != FREE {
            if of(&list[self.places[place] as usize]) == position {
                return false;
            }
            place = (place + 1) & (self.places.len() - 1);
        }
        self.places[place] = list.len() as u32;
        self.taken += 1;
        true
    }

    fn double<T>(&mut self, list: &[T], of: impl Fn(&T) -> &Position) {
        let old = core::mem::take(&mut self.places);
        self.places = vec![FREE; old.len() * 2];
        for number in old.into_iter().filter(|&number| number != FREE) {
            let mut place = self.first_place(of(&list[number as usize]));
            while self.places[place] != FREE {
                place = (place + 1) & (self.places.len() - 1);
            }
            self.places[place] = number;
        }
    }

    fn first_place(&self, position: &Position) -> usize {
        let mut mixer = Mixer(0);
        position.hash(&mut mixer);
        mixer.finish() as usize & (self.places.len() - 1)
    }
}

/// A quick hash: the table compares whole positions, so a collision costs time and nothing else.
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(26) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        // The best bits are the highest.
        self.0.rotate_left(32)
    }
}
