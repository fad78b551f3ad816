//! The size of a picture, read from its first bytes: Discord tells it with every attachment.

/// Width and height of a PNG or a GIF.
pub(crate) fn dimensions(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        let number = |at: usize| bytes.get(at..at + 4).and_then(|raw| raw.try_into().ok()).map(u32::from_be_bytes);
        return Some((number(16)?, number(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        let number = |at: usize| bytes.get(at..at + 2).and_then(|raw| raw.try_into().ok()).map(u16::from_le_bytes);
        return Some((number(6)?.into(), number(8)?.into()));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::dimensions;

    #[test]
    fn sizes_are_read_and_short_files_have_none() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\xc0\0\0\x01\x00";
        assert_eq!(dimensions(png), Some((704, 256)));
        assert_eq!(dimensions(&png[..20]), None);
        assert_eq!(dimensions(b"GIF89a\x10\x00\x20\x01"), Some((16, 288)));
        assert_eq!(dimensions(b"text"), None);
    }
}
