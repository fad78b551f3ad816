//! The themes, one row each: adding a row (and naming it in `Theme::ALL`) is all that a new theme takes.

use super::{
    Rgb, Theme,
    theme::{Body, Field, Frame, Marks},
};

/// Birch squares in dark oak, and the three dyes of the north: madder, woad and weld.
pub(super) const OAK: Theme = Theme {
    key: "oak",
    frame: Frame {
        wood: Rgb::hex(0x0031_231a),
        light: Rgb::hex(0x0054_3d2c),
        groove: Rgb::hex(0x0019_110c),
        band: Rgb::hex(0x00b0_8248),
        band_light: Rgb::hex(0x00dd_b97c),
        letters: Rgb::hex(0x00ee_dfc0),
        seat_lit: Rgb::hex(0x00e6_d6b0),
        seat_dim: Rgb::hex(0x0092_7b5b),
        seat_ink: Rgb::hex(0x002c_1d13),
        seat_ink_dim: Rgb::hex(0x0014_0c07),
        signal: Rgb::hex(0x00f0_bc4e),
    },
    field: Field {
        squares: [Rgb::hex(0x00e6_d6b0), Rgb::hex(0x00de_cca2)],
        grid: Rgb::hex(0x00b5_9c70),
        sacred: Rgb::hex(0x00c9_ab76),
        carving: Rgb::hex(0x0069_4526),
    },
    attacker: Body {
        rim: Rgb::hex(0x002a_0d0b),
        fill: Rgb::hex(0x008c_2a22),
        shade: Rgb::hex(0x006b_1d18),
        inlay: Rgb::hex(0x00f0_d9b0),
    },
    defender: Body {
        rim: Rgb::hex(0x0018_2634),
        fill: Rgb::hex(0x00fb_f5e6),
        shade: Rgb::hex(0x009d_bad3),
        inlay: Rgb::hex(0x0034_6088),
    },
    king: Body {
        rim: Rgb::hex(0x0036_2208),
        fill: Rgb::hex(0x00f7_c948),
        shade: Rgb::hex(0x00d9_9f2a),
        inlay: Rgb::hex(0x0034_6088),
    },
    marks: Marks {
        last: Rgb::hex(0x002b_6458),
        captured: Rgb::hex(0x00b0_1f24),
        chosen: Rgb::hex(0x0022_5b99),
        winning: Rgb::hex(0x00ff_cf45),
        winning_rim: Rgb::hex(0x0060_3a08),
        halo: Rgb::hex(0x00fb_f3df),
    },
};

/// Pale ash and birch, for light screens.
pub(super) const BIRCH: Theme = Theme {
    key: "birch",
    frame: Frame {
        wood: Rgb::hex(0x00e0_d2b6),
        light: Rgb::hex(0x00f7_f0e1),
        groove: Rgb::hex(0x007a_5c36),
        band: Rgb::hex(0x00f3_e6cb),
        band_light: Rgb::hex(0x00ff_faf0),
        letters: Rgb::hex(0x004a_3317),
        seat_lit: Rgb::hex(0x00ff_faf0),
        seat_dim: Rgb::hex(0x00cb_b98f),
        seat_ink: Rgb::hex(0x002c_1d13),
        seat_ink_dim: Rgb::hex(0x002c_1d13),
        signal: Rgb::hex(0x008a_3b12),
    },
    field: Field {
        squares: [Rgb::hex(0x00fb_f6ea), Rgb::hex(0x00f3_ead6)],
        grid: Rgb::hex(0x00cd_bd9b),
        sacred: Rgb::hex(0x00e4_d1a6),
        carving: Rgb::hex(0x0075_501f),
    },
    attacker: Body {
        rim: Rgb::hex(0x002a_0d0b),
        fill: Rgb::hex(0x0097_302a),
        shade: Rgb::hex(0x0074_211c),
        inlay: Rgb::hex(0x00f6_e3c0),
    },
    defender: Body {
        rim: Rgb::hex(0x0018_2634),
        fill: Rgb::hex(0x00ff_ffff),
        shade: Rgb::hex(0x00a8_c4db),
        inlay: Rgb::hex(0x0034_6088),
    },
    king: Body {
        rim: Rgb::hex(0x0036_2208),
        fill: Rgb::hex(0x00f7_c948),
        shade: Rgb::hex(0x00d9_9f2a),
        inlay: Rgb::hex(0x0034_6088),
    },
    marks: Marks {
        last: Rgb::hex(0x002b_6458),
        captured: Rgb::hex(0x00b0_1f24),
        chosen: Rgb::hex(0x0024_5f9e),
        winning: Rgb::hex(0x00ff_cf45),
        winning_rim: Rgb::hex(0x0060_3a08),
        halo: Rgb::hex(0x00ff_ffff),
    },
};

/// Slate and steel, for dark screens.
pub(super) const NIGHT: Theme = Theme {
    key: "night",
    frame: Frame {
        wood: Rgb::hex(0x001b_1f24),
        light: Rgb::hex(0x0039_424c),
        groove: Rgb::hex(0x000b_0d10),
        band: Rgb::hex(0x0064_798a),
        band_light: Rgb::hex(0x00b4_c8d4),
        letters: Rgb::hex(0x00d5_dee6),
        seat_lit: Rgb::hex(0x0037_414c),
        seat_dim: Rgb::hex(0x0027_2d34),
        seat_ink: Rgb::hex(0x00f2_f5f7),
        seat_ink_dim: Rgb::hex(0x00c3_ced7),
        signal: Rgb::hex(0x00f0_bc4e),
    },
    field: Field {
        squares: [Rgb::hex(0x0033_3b44), Rgb::hex(0x002d_343c)],
        grid: Rgb::hex(0x001f_242a),
        sacred: Rgb::hex(0x0023_2930),
        carving: Rgb::hex(0x009d_b4c4),
    },
    attacker: Body {
        rim: Rgb::hex(0x0000_0000),
        fill: Rgb::hex(0x00e0_6a56),
        shade: Rgb::hex(0x00b4_4737),
        inlay: Rgb::hex(0x002a_0d0b),
    },
    defender: Body {
        rim: Rgb::hex(0x000b_1016),
        fill: Rgb::hex(0x00f4_f7f9),
        shade: Rgb::hex(0x00a3_bfd4),
        inlay: Rgb::hex(0x003a_6f9d),
    },
    king: Body {
        rim: Rgb::hex(0x001c_1203),
        fill: Rgb::hex(0x00f7_c948),
        shade: Rgb::hex(0x00d9_9f2a),
        inlay: Rgb::hex(0x002a_5f8f),
    },
    marks: Marks {
        last: Rgb::hex(0x0062_d3b6),
        captured: Rgb::hex(0x00ff_f2b0),
        chosen: Rgb::hex(0x0084_c1ff),
        winning: Rgb::hex(0x00ff_cf45),
        winning_rim: Rgb::hex(0x0014_181c),
        halo: Rgb::hex(0x0010_151a),
    },
};

/// Black, white and yellow, as far apart as colours can be.
pub(super) const CONTRAST: Theme = Theme {
    key: "contrast",
    frame: Frame {
        wood: Rgb::hex(0x0000_0000),
        light: Rgb::hex(0x00ff_ffff),
        groove: Rgb::hex(0x0000_0000),
        band: Rgb::hex(0x00ff_ffff),
        band_light: Rgb::hex(0x0000_0000),
        letters: Rgb::hex(0x00ff_ffff),
        seat_lit: Rgb::hex(0x00ff_ffff),
        seat_dim: Rgb::hex(0x0076_7676),
        seat_ink: Rgb::hex(0x0000_0000),
        seat_ink_dim: Rgb::hex(0x0000_0000),
        signal: Rgb::hex(0x00ff_d400),
    },
    field: Field {
        squares: [Rgb::hex(0x00ff_ffff), Rgb::hex(0x00f1_f1f1)],
        grid: Rgb::hex(0x0080_8080),
        sacred: Rgb::hex(0x00cf_cfcf),
        carving: Rgb::hex(0x0000_0000),
    },
    attacker: Body {
        rim: Rgb::hex(0x0000_0000),
        fill: Rgb::hex(0x0000_0000),
        shade: Rgb::hex(0x002b_2b2b),
        inlay: Rgb::hex(0x00ff_ffff),
    },
    defender: Body {
        rim: Rgb::hex(0x0000_0000),
        fill: Rgb::hex(0x00ff_ffff),
        shade: Rgb::hex(0x00c4_c4c4),
        inlay: Rgb::hex(0x0000_0000),
    },
    king: Body {
        rim: Rgb::hex(0x0000_0000),
        fill: Rgb::hex(0x00ff_d400),
        shade: Rgb::hex(0x00f0_a800),
        inlay: Rgb::hex(0x0000_0000),
    },
    marks: Marks {
        last: Rgb::hex(0x0000_558f),
        captured: Rgb::hex(0x00b8_0000),
        chosen: Rgb::hex(0x006a_1b9a),
        winning: Rgb::hex(0x00ff_d400),
        winning_rim: Rgb::hex(0x0000_0000),
        halo: Rgb::hex(0x00ff_ffff),
    },
};

/// Blue, orange and yellow, which stay apart for the colour-blind; light and dark do the rest.
pub(super) const FJORD: Theme = Theme {
    key: "fjord",
    frame: Frame {
        wood: Rgb::hex(0x001f_2d3a),
        light: Rgb::hex(0x0041_566a),
        groove: Rgb::hex(0x0010_1820),
        band: Rgb::hex(0x00c9_8f3c),
        band_light: Rgb::hex(0x00f2_cf91),
        letters: Rgb::hex(0x00ee_f3f7),
        seat_lit: Rgb::hex(0x00e9_e6df),
        seat_dim: Rgb::hex(0x008b_97a1),
        seat_ink: Rgb::hex(0x0010_202c),
        seat_ink_dim: Rgb::hex(0x000a_141c),
        signal: Rgb::hex(0x00f2_c14e),
    },
    field: Field {
        squares: [Rgb::hex(0x00ec_e9e2), Rgb::hex(0x00e1_ddd4)],
        grid: Rgb::hex(0x00b3_aea3),
        sacred: Rgb::hex(0x00c5_c9cb),
        carving: Rgb::hex(0x002f_4356),
    },
    attacker: Body {
        rim: Rgb::hex(0x0006_1a2b),
        fill: Rgb::hex(0x000f_4c7c),
        shade: Rgb::hex(0x000a_3658),
        inlay: Rgb::hex(0x00f4_d9a8),
    },
    defender: Body {
        rim: Rgb::hex(0x002b_1a05),
        fill: Rgb::hex(0x00ff_fdf6),
        shade: Rgb::hex(0x00f0_bf76),
        inlay: Rgb::hex(0x00b8_6a00),
    },
    king: Body {
        rim: Rgb::hex(0x001a_1a00),
        fill: Rgb::hex(0x00f5_e642),
        shade: Rgb::hex(0x00d9_bd1c),
        inlay: Rgb::hex(0x000f_4c7c),
    },
    marks: Marks {
        last: Rgb::hex(0x0000_604c),
        captured: Rgb::hex(0x00a8_3800),
        chosen: Rgb::hex(0x000b_5c98),
        winning: Rgb::hex(0x00ff_d23f),
        winning_rim: Rgb::hex(0x004a_3500),
        halo: Rgb::hex(0x00ff_ffff),
    },
};
