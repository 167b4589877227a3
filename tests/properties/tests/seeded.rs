//! Every target for seconds, on the same bytes each time.

/// Bytes that look random and are always the same (SplitMix64).
struct Bytes(u64);

impl Bytes {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Up to so many bytes, short ones as often as long ones.
    fn take(&mut self, most: usize) -> Vec<u8> {
        let length = self.next() as usize % (most + 1);
        (0..length).map(|_| self.next() as u8).collect()
    }
}

/// Runs a target on so many inputs of up to so many bytes.
fn run(target: fn(&[u8]), runs: usize, bytes_max: usize) {
    let mut bytes = Bytes(0x5eed);
    for _ in 0..runs {
        target(&bytes.take(bytes_max));
    }
}

#[test]
fn fen() {
    run(properties::fen, 4_000, 80);
}

#[test]
fn attempt() {
    run(properties::attempt, 3_000, 100);
}

#[test]
fn san() {
    run(properties::san, 4_000, 100);
}

#[test]
fn pgn() {
    run(properties::pgn, 4_000, 120);
}

#[test]
fn lines() {
    run(properties::lines, 100, 120);
}

#[test]
fn game() {
    run(properties::game, 300, 250);
}
