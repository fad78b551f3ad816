//! Lists that are longer than a menu or a message holds, a page at a time. Which page it is stands in the buttons that
//! lead to it, so that nothing has to be remembered.

/// One page of a list.
#[derive(Debug)]
pub(super) struct Page<'a, T> {
    all: &'a [T],
    size: usize,
    number: usize,
}

impl<'a, T> Page<'a, T> {
    /// The page of this number, from 0; the last one if there are not so many (any more).
    pub(super) fn of(all: &'a [T], size: usize, number: u16) -> Self {
        let last = all.len().div_ceil(size).saturating_sub(1);
        Self { all, size, number: usize::from(number).min(last) }
    }

    /// The page that holds the first item which is the one meant; the first page if none is.
    pub(super) fn with(all: &'a [T], size: usize, is_meant: impl Fn(&T) -> bool) -> Self {
        let at = all.iter().position(is_meant).unwrap_or(0);
        Self { all, size, number: at / size }
    }

    /// What stands on it.
    pub(super) fn items(&self) -> &'a [T] {
        let from = self.number * self.size;
        &self.all[from..self.all.len().min(from + self.size)]
    }

    /// Its number, for a button that leads to it.
    pub(super) fn number(&self) -> u16 {
        u16::try_from(self.number).unwrap_or(u16::MAX)
    }

    /// The positions of its first and last item, from 1, and how many there are on all pages; none if this page is all.
    pub(super) fn place(&self) -> Option<(usize, usize, usize)> {
        let first = self.number * self.size;
        (self.all.len() > self.size).then(|| (first + 1, first + self.items().len(), self.all.len()))
    }

    /// The page before it.
    pub(super) fn before(&self) -> Option<Self> {
        let number = self.number.checked_sub(1)?;
        Some(Self { number, ..*self })
    }

    /// The page behind it.
    pub(super) fn after(&self) -> Option<Self> {
        let number = self.number + 1;
        (number * self.size < self.all.len()).then_some(Self { number, ..*self })
    }
}

#[cfg(test)]
mod tests {
    use super::Page;

    #[test]
    fn pages_hold_everything_once_and_in_order() {
        for count in [0, 1, 24, 25, 26, 50, 51, 361] {
            let all: Vec<usize> = (0..count).collect();
            let mut page = Page::of(&all, 25, 0);
            assert!(page.before().is_none());
            let mut seen = page.items().to_vec();
            while let Some(next) = page.after() {
                assert_eq!(next.before().map(|page| page.number()), Some(page.number()));
                seen.extend(next.items());
                page = next;
            }
            assert_eq!(seen, all);
            assert_eq!(Page::of(&all, 25, u16::MAX).number(), page.number(), "beyond the last is the last");
        }
    }

    #[test]
    fn a_page_knows_its_place_and_finds_what_is_meant() {
        let all: Vec<usize> = (0..60).collect();
        assert_eq!(Page::of(&all, 25, 2).place(), Some((51, 60, 60)));
        assert_eq!(Page::of(&all[..25], 25, 0).place(), None);
        assert_eq!(Page::with(&all, 25, |item| *item == 30).number(), 1);
        assert_eq!(Page::with(&all, 25, |item| *item == 99).number(), 0);
    }
}
