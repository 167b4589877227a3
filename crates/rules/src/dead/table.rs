//! A set of positions, as numbers into a list that somebody else keeps.

use alloc::vec;
use alloc::vec::Vec;

use crate::Position;

/// A place that is free.
const FREE: Place = Place { mark: 0, number: u32::MAX };

#[derive(Clone, Copy, Debug)]
struct Place {
    /// Where the search for the place begins; positions with different marks are different.
    mark: u32,
    number: u32,
}

/// Places for numbers, found by the positions they stand for; at most half of them are taken.
#[derive(Clone, Debug)]
pub(super) struct Table {
    places: Vec<Place>,
    taken: usize,
}

impl Table {
    pub(super) fn new() -> Table {
        Table { places: vec![FREE; 1 << 10], taken: 0 }
    }

    /// Takes the next number for a position with this mark, unless the position has one: `at` looks it up.
    pub(super) fn insert<'a>(
        &mut self,
        position: &Position,
        mark: u32,
        at: impl Fn(u32) -> &'a Position,
    ) -> bool {
        if self.taken * 2 >= self.places.len() {
            let old = core::mem::take(&mut self.places);
            self.places = vec![FREE; old.len() * 2];
            old.into_iter().filter(|place| place.number != FREE.number).for_each(|place| {
                let free = self.find(place.mark, |_| false);
                self.places[free] = place;
            });
        }
        let found = self.find(mark, |place| place.mark == mark && at(place.number) == position);
        let is_new = self.places[found].number == FREE.number;
        if is_new {
            self.places[found] = Place { mark, number: self.taken as u32 };
            self.taken += 1;
        }
        is_new
    }

    /// The place of what is sought, or a free one.
    fn find(&self, mark: u32, is_sought: impl Fn(Place) -> bool) -> usize {
        let last = self.places.len() - 1;
        let mut at = mark as usize & last;
        while self.places[at].number != FREE.number && !is_sought(self.places[at]) {
            at = (at + 1) & last;
        }
        at
    }
}
