//! How colours look to people: to those who see all of them, to the three kinds of colour-blind, and without colour.

/// A way of seeing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Vision {
    /// All colours.
    Full,
    /// Without the cones for long waves.
    Protanopia,
    /// Without the cones for middle waves.
    Deuteranopia,
    /// Without the cones for short waves.
    Tritanopia,
    /// Light and dark alone.
    Grey,
}

impl Vision {
    pub(crate) const ALL: [Self; 5] = [Self::Full, Self::Protanopia, Self::Deuteranopia, Self::Tritanopia, Self::Grey];

    /// What this vision makes of linear light: the matrices of Machado, Oliveira and Fernandes (2009) for a complete
    /// loss; for grey the luminance of Rec. 709.
    const fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Self::Full => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protanopia => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deuteranopia => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritanopia => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
            Self::Grey => [[0.2126, 0.7152, 0.0722]; 3],
        }
    }

    /// What a colour of a screen looks like.
    pub(crate) fn sees(self, [red, green, blue]: [u8; 3]) -> Look {
        let light = [red, green, blue].map(linear);
        let seen = self.matrix().map(|row| dot(row, light).clamp(0.0, 1.0));
        Look::of(seen)
    }
}

/// How a colour looks, as a point of Ottosson's `OKLab` space, in which equal distances look about equally far apart.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Look([f64; 3]);

impl Look {
    fn of(light: [f64; 3]) -> Self {
        let cones = [
            [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
            [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
            [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
        ]
        .map(|row| dot(row, light).cbrt());
        let axes = [
            [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
            [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
            [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
        ];
        Self(axes.map(|row| dot(row, cones)))
    }

    /// How far apart two looks are: black and white are 1, a difference that is just seen about 0.02.
    pub(crate) fn distance(self, other: Self) -> f64 {
        self.0.iter().zip(other.0).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
    }
}

fn dot(row: [f64; 3], light: [f64; 3]) -> f64 {
    row.iter().zip(light).map(|(share, value)| share * value).sum()
}

fn linear(channel: u8) -> f64 {
    let value = f64::from(channel) / 255.0;
    if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

#[test]
fn black_and_white_are_one_apart_in_every_vision() {
    for vision in Vision::ALL {
        let apart = vision.sees([0; 3]).distance(vision.sees([255; 3]));
        assert!((apart - 1.0).abs() < 1e-3, "{vision:?}: {apart}");
    }
}

#[test]
fn red_and_green_come_close_to_each_other_only_for_those_who_confuse_them() {
    let apart = |vision: Vision| vision.sees([150, 80, 60]).distance(vision.sees([98, 103, 60]));
    assert!(apart(Vision::Full) > 0.1, "{}", apart(Vision::Full));
    assert!(apart(Vision::Deuteranopia) < 0.04, "{}", apart(Vision::Deuteranopia));
    assert!(apart(Vision::Tritanopia) > 0.1, "{}", apart(Vision::Tritanopia));
}
