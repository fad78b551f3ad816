//! Packing a frame of a GIF. The result is that of every LZW encoder; this one walks over runs of one colour in steps of
//! whole phrases, because that is what frames of a film are made of that show only what has changed.

/// Bits of a colour number.
const COLOUR_BITS: u8 = 8;
/// Begins a new dictionary.
const CLEAR: u16 = 1 << COLOUR_BITS;
/// Ends the frame.
const END: u16 = CLEAR + 1;
/// The first phrase of more than one colour.
const FIRST: u16 = END + 1;
/// How many phrases a dictionary holds.
const FULL: u16 = 1 << 12;
/// Slots of the table of phrases, twice as many as there can be phrases.
const SLOTS: usize = 1 << 13;
/// No phrase.
const NONE: u32 = u32::MAX;

/// Packs colour numbers: the code size, and behind it the codes.
pub(super) fn pack(colours: &[u8]) -> Vec<u8> {
    let mut packed = Packed::new(colours.len() / 16);
    let mut dictionary = Dictionary::new();
    packed.push(CLEAR);
    let mut run = Run { end: 0 };
    let mut at = 0;
    while at < colours.len() {
        let (phrase, length) = dictionary.longest(colours, at, run.end_at(colours, at));
        packed.push(phrase);
        at += length;
        let Some(&next) = colours.get(at) else { break };
        if dictionary.len < FULL {
            packed.make_room(dictionary.len);
            dictionary.add(phrase, next);
        } else {
            packed.push(CLEAR);
            packed.bits = COLOUR_BITS + 1;
            dictionary.clear();
        }
    }
    packed.push(END);
    packed.finish()
}

/// Where the run of one colour ends that was looked at last.
struct Run {
    end: usize,
}

impl Run {
    fn end_at(&mut self, colours: &[u8], at: usize) -> usize {
        if at >= self.end {
            let rest = &colours[at..];
            let first = rest[0];
            // Whole strides first, which the processor compares at once.
            let strides = rest.chunks_exact(STRIDE).take_while(|stride| *stride == [first; STRIDE]).count();
            let sure = strides * STRIDE;
            let tail = rest[sure..].iter().position(|&colour| colour != first);
            self.end = tail.map_or(colours.len(), |tail| at + sure + tail);
        }
        self.end
    }
}

/// How many colours of a run are compared at a time.
const STRIDE: usize = 32;

/// The phrases seen so far, each a shorter one and a colour behind it.
struct Dictionary {
    /// The number of the next phrase.
    len: u16,
    /// The phrase and the colour behind it, and the number of both together, by their hash.
    slots: Vec<u32>,
    /// The phrases of one colour alone, by colour, from one to as many times as there are.
    runs: Vec<Vec<u16>>,
}

impl Dictionary {
    fn new() -> Self {
        let runs = (0..CLEAR).map(|colour| vec![colour]).collect();
        Self { len: FIRST, slots: vec![NONE; SLOTS], runs }
    }

    fn clear(&mut self) {
        self.len = FIRST;
        self.slots.fill(NONE);
        for run in &mut self.runs {
            run.truncate(1);
        }
    }

    /// The longest known phrase that stands at `at`, where a run of one colour goes on until `run_end`, and its length.
    fn longest(&self, colours: &[u8], at: usize, run_end: usize) -> (u16, usize) {
        let runs = &self.runs[usize::from(colours[at])];
        let mut length = runs.len().min(run_end - at);
        let mut phrase = runs[length - 1];
        // Within the run there is no longer one: its phrases are known from the shortest upwards.
        while at + length >= run_end {
            let Some(&next) = colours.get(at + length) else { break };
            let Some(longer) = self.find(phrase, next) else { break };
            phrase = longer;
            length += 1;
        }
        (phrase, length)
    }

    fn find(&self, phrase: u16, next: u8) -> Option<u16> {
        let key = key(phrase, next);
        let slot = self.slots[self.slot(key)];
        (slot != NONE).then_some((slot & u32::from(FULL - 1)) as u16)
    }

    fn add(&mut self, phrase: u16, next: u8) {
        let key = key(phrase, next);
        let slot = self.slot(key);
        self.slots[slot] = key << 12 | u32::from(self.len);
        let runs = &mut self.runs[usize::from(next)];
        if runs.last() == Some(&phrase) {
            runs.push(self.len);
        }
        self.len += 1;
    }

    /// Where this key stands, or is to stand.
    fn slot(&self, key: u32) -> usize {
        let mut slot = (key.wrapping_mul(0x9E37_79B1) >> 19) as usize;
        while self.slots[slot] != NONE && self.slots[slot] >> 12 != key {
            slot = (slot + 1) % SLOTS;
        }
        slot
    }
}

fn key(phrase: u16, next: u8) -> u32 {
    u32::from(phrase) << COLOUR_BITS | u32::from(next)
}

/// Codes of growing size, one behind the other.
struct Packed {
    bytes: Vec<u8>,
    /// The size of the next code.
    bits: u8,
    waiting: u32,
    waiting_bits: u8,
}

impl Packed {
    fn new(expected: usize) -> Self {
        let mut bytes = Vec::with_capacity(expected + 16);
        bytes.push(COLOUR_BITS);
        Self { bytes, bits: COLOUR_BITS + 1, waiting: 0, waiting_bits: 0 }
    }

    fn push(&mut self, code: u16) {
        self.waiting |= u32::from(code) << self.waiting_bits;
        self.waiting_bits += self.bits;
        while self.waiting_bits >= 8 {
            self.bytes.push(self.waiting as u8);
            self.waiting >>= 8;
            self.waiting_bits -= 8;
        }
    }

    /// Codes grow as soon as there is a phrase that would not fit.
    fn make_room(&mut self, phrase: u16) {
        if phrase >> self.bits > 0 {
            self.bits += 1;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        if self.waiting_bits > 0 {
            self.bytes.push(self.waiting as u8);
        }
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions, Encoder, Frame};

    use super::pack;

    /// What another decoder makes of packed colours.
    fn unpacked(colours: &[u8], width: u16) -> Vec<u8> {
        let height = (colours.len() / usize::from(width)) as u16;
        let palette: Vec<u8> = (0..=255).flat_map(|grey| [grey; 3]).collect();
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette).expect("a palette");
        let frame = Frame { width, height, buffer: pack(colours).into(), ..Frame::default() };
        encoder.write_lzw_pre_encoded_frame(&frame).expect("a frame");
        let file = encoder.into_inner().expect("a file");
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::Indexed);
        let mut decoder = options.read_info(&file[..]).expect("a file");
        let frame = decoder.read_next_frame().expect("sound codes").expect("a frame");
        frame.buffer.to_vec()
    }

    /// Numbers without a pattern that anybody would see, the same every time.
    fn noise(count: usize) -> Vec<u8> {
        let mut state = 1_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        };
        (0..count).map(|_| next()).collect()
    }

    #[test]
    fn single_colours_and_short_rows_come_back() {
        for colours in [vec![7], vec![7, 7], vec![255; 3], vec![0, 255], vec![1, 1, 2, 2, 1, 1, 2, 2, 1]] {
            assert_eq!(unpacked(&colours, colours.len() as u16), colours);
        }
    }

    #[test]
    fn long_runs_and_what_interrupts_them_come_back() {
        let mut colours = vec![200; 300_000];
        assert_eq!(unpacked(&colours, 1000), colours);
        assert!(pack(&colours).len() < 1300);
        for at in (0..300_000).step_by(997) {
            colours[at] = (at % 256) as u8;
        }
        assert_eq!(unpacked(&colours, 1000), colours);
    }

    #[test]
    fn what_cannot_be_packed_comes_back_through_many_dictionaries() {
        let colours = noise(90_000);
        assert_eq!(unpacked(&colours, 300), colours);
    }

    #[test]
    fn runs_of_every_length_among_noise_come_back() {
        let noise = noise(2_000);
        let colours: Vec<u8> = noise.chunks_exact(2).flat_map(|pair| vec![pair[0] % 4; usize::from(pair[1])]).collect();
        let colours = &colours[..colours.len() / 100 * 100];
        assert_eq!(unpacked(colours, 100), colours);
    }
}
