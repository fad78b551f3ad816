//! The examples that explain rules: there for whatever a ruleset has, and for nothing else.

use std::collections::BTreeSet;

use hnefi::rules::{
    Domain, Escape, KingCapture, Knob, Lesson, LessonKind, Ruleset, Shieldwall, ThroneHostility, Variant,
};

fn kinds(ruleset: &Ruleset) -> Vec<LessonKind> {
    ruleset.lessons().iter().map(|lesson| lesson.kind).collect()
}

/// What should be shown, read off the knobs; the engine is not asked.
fn expected(ruleset: &Ruleset) -> Vec<LessonKind> {
    let has_throne = ruleset.throne().is_some();
    let throne = ruleset.throne.filter(|_| has_throne);
    let hostile = |when: ThroneHostility| when != ThroneHostility::Never;
    let king = ruleset.king;
    // On the edge, where the corners are, the king can be taken only if it is no refuge and not his escape.
    let corner_takes_king = ruleset.corners.hostile_to.king
        && king.in_open == KingCapture::TwoOpposite
        && king.on_edge == hnefi::rules::KingOnEdge::AsElsewhere
        && ruleset.endings.escape == Escape::Corner;
    let corner = ruleset.corners.hostile_to.attackers || ruleset.corners.hostile_to.defenders || corner_takes_king;
    let is_throne_hostile =
        throne.is_some_and(|throne| hostile(throne.hostile_to_attackers) || hostile(throne.hostile_to_defenders));
    let is_always_hostile = throne.is_some_and(|throne| throne.hostile_to_defenders == ThroneHostility::Always);
    let two = KingCapture::TwoOpposite;
    let beside = has_throne && (king.beside_throne == KingCapture::AllSides || king.in_open != two);
    let on_throne = has_throne && (king.on_throne == two) != (king.in_open == two);
    [
        (LessonKind::Custodial, true),
        (LessonKind::Corner, corner),
        (LessonKind::Throne, is_throne_hostile),
        (LessonKind::Shieldwall, ruleset.captures.shieldwall != Shieldwall::None),
        (LessonKind::Trap, ruleset.captures.trap),
        (LessonKind::Linnaean, has_throne && ruleset.captures.linnaean && !is_always_hostile),
        (LessonKind::KingInOpen, true),
        (LessonKind::KingBesideThrone, beside),
        (LessonKind::KingOnThrone, on_throne),
        (LessonKind::Escape, true),
        (LessonKind::ExitFort, ruleset.endings.exit_fort && ruleset.endings.escape == Escape::Corner),
        (LessonKind::Encirclement, ruleset.endings.encirclement),
    ]
    .into_iter()
    .filter(|(_, there)| *there)
    .map(|(kind, _)| kind)
    .collect()
}

#[test]
fn every_variant_shows_just_the_rules_that_it_has() {
    let mut shown = BTreeSet::new();
    for variant in Variant::ALL {
        assert_eq!(kinds(&variant.ruleset), expected(&variant.ruleset), "{}", variant.key);
        shown.extend(kinds(&variant.ruleset).iter().map(|kind| format!("{kind:?}")));
    }
    assert_eq!(shown.len(), 12, "every kind is shown by some variant: {shown:?}");
}

#[test]
fn every_rule_turned_alone_is_shown_or_not_as_it_is_played() {
    let mut turned = 0;
    for variant in Variant::ALL {
        for knob in Knob::ALL {
            let Domain::Choices(values) = knob.domain() else { continue };
            for value in values {
                let mut ruleset = variant.ruleset.clone();
                if ruleset.set(knob, value).is_err() || ruleset.validate().is_err() {
                    continue;
                }
                turned += 1;
                assert_eq!(kinds(&ruleset), expected(&ruleset), "{} {}={value}", variant.key, knob.key());
            }
        }
    }
    assert!(turned > 400, "only {turned}");
}

#[test]
fn every_example_is_one_move_by_the_rules_that_it_explains() {
    for variant in Variant::ALL {
        for Lesson { kind, game } in variant.ruleset.lessons() {
            let small = game.ruleset();
            let changed: Vec<Knob> = small.changes_from(&variant.ruleset);
            assert!(changed.iter().all(|knob| *knob == Knob::Start), "{} {kind:?}: {changed:?}", variant.key);
            assert_eq!(game.plies().len(), 1);
            let ply = &game.plies()[0];
            assert!(!ply.captured.is_empty() || ply.outcome.is_some(), "{} {kind:?} shows nothing", variant.key);
            assert!(game.at_ply(0).outcome().is_none(), "{} {kind:?} begins after its end", variant.key);
        }
    }
}
