"""Each defect, planted in a good structure, is found where it is, and nothing else."""

from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.clock.structure import structure_fault
from tdconsole.domain.design import defects as bad
from tdconsole.domain.design.check import defects
from tdconsole.domain.design.defects import Defect, Terms
from tdconsole.domain.values import Break, Chips, Level, MarkKind, Period, Structure
from tdconsole.library.structures import structure_file, structures_named
from tests.domain.design.structures import (
    GOOD,
    LIMIT,
    STUD,
    TERMS,
    changed,
    each_level,
    instead,
    level,
    marked,
    pause,
    plain,
)


@dataclass(frozen=True)
class Planted:
    kind: type[Defect]
    row: int
    structure: Structure = GOOD
    terms: Terms = TERMS
    figures: tuple[tuple[str, Any], ...] = ()


def planted(
    kind: type[Defect],
    row: int,
    structure: Structure = GOOD,
    terms: Terms = TERMS,
    **figures: Any,
) -> Planted:
    return Planted(kind, row, structure, terms, tuple(figures.items()))


def with_terms(**fields: Any) -> Terms:
    return replace(TERMS, **fields)


def _quick_end(one: Level) -> Level:
    return replace(one, minutes=9) if one.small_blind >= 3000 else one


ADD_ON: Final = marked(5, "add_on")

PLANTED: Final = (
    planted(bad.NoLevel, 1, (pause(),)),
    planted(bad.NothingToBet, 7, instead(7, Level(minutes=20)), better=200),
    planted(bad.BlindFalls, 2, (level(100), level(50), *GOOD[2:]), what="big_blind", before=200),
    planted(
        bad.BlindFalls,
        3,
        (level(100), level(200, 300), level(100, 300, 300), GOOD[3], pause(), *GOOD[5:]),
        with_terms(chips=TERMS.chips[1:]),
        what="small_blind",
        before=200,
    ),
    planted(
        bad.BlindFalls,
        9,
        changed(
            9,
            LIMIT,
            **dict.fromkeys(("small_bet", "big_blind"), 900),
            big_bet=1800,
            small_blind=400,
        ),
        what="big_blind",
        amount=900,
    ),
    planted(bad.BlindsStand, 20, instead(20, GOOD[18]), amount=16_000, better=20_000),
    planted(bad.NotPayable, 1, changed(1, small_blind=60), smallest=25, better=50),
    planted(bad.SmallBlindTooBig, 20, changed(20, small_blind=25_000), better=10_000),
    planted(bad.SmallBlindNotHalf, 2, changed(2, small_blind=50), better=100),
    planted(
        bad.StepTooSteep, 20, instead(20, level(15_000, ante=30_000)), percent=87, between=20_000
    ),
    planted(
        bad.StepTooFlat, 20, instead(20, level(8000, 17_000, 17_000)), percent=6, better=20_000
    ),
    planted(
        bad.StartTooShallow,
        1,
        terms=with_terms(stack=3000, entries=134),
        depth=30,
        least=40,
        better=50,
    ),
    planted(bad.StructureTooShort, 20, terms=with_terms(entries=100), depth=100, better=80_000),
    planted(
        bad.ChipTooSmall,
        19,
        instead(15, pause(100)),
        with_terms(chips=(25, 100, 500)),
        number=32,
        better=1000,
    ),
    planted(bad.StackNotPayable, 1, terms=with_terms(stack=20_010), better=20_000),
    planted(bad.BetsNotDouble, 7, changed(7, LIMIT, big_bet=1500), better=1600),
    planted(bad.BlindNotSmallBet, 7, changed(7, LIMIT, small_bet=1000, big_bet=2000)),
    planted(bad.BringInTooBig, 20, changed(20, STUD, bring_in=20_000), better=10_000),
    planted(bad.BringInWithoutAnte, 1, changed(1, STUD, ante=0, ante_kind="none"), better=25),
    planted(bad.AnteTooBig, 20, changed(20, ante=25_000), most=20_000),
    planted(bad.AnteTooBig, 20, changed(20, ante_kind="each", ante=15_000), most=10_000),
    planted(bad.AnteGoes, 20, instead(20, level(10_000)), before=16_000, better=20_000),
    planted(bad.AnteFalls, 20, changed(20, ante=15_000), before=16_000),
    planted(bad.AnteKindChanges, 20, changed(19, ante_kind="each", ante=5000), before="each"),
    planted(bad.AnteUnclear, 20, changed(20, ante_kind="none"), ante=20_000),
    planted(bad.LevelLengthJumps, 16, each_level(GOOD, _quick_end), before=20, better=10),
    planted(bad.LevelLengthOdd, 8, changed(8, minutes=30), around=20),
    planted(bad.HandsDoNotFit, 8, changed(8, hands=100), better=250),
    planted(bad.HandsNotByTheBook, 8, changed(8, hands=9), with_terms(by_hands=False)),
    planted(bad.NoBreak, 12, instead(10), minutes=140, longest=160),
    planted(bad.BreaksTogether, 11, instead(10, pause(), pause()), together=30),
    planted(bad.BreakAtStart, 1, (pause(), *GOOD)),
    planted(bad.BreakAtEnd, 21, (*GOOD, pause())),
    planted(bad.BreakTooShort, 10, changed(10, minutes=3), least=5),
    planted(bad.EndsLate, 19, terms=with_terms(minutes=300), minutes=365, better=16),
    planted(bad.EndsEarly, 19, terms=with_terms(minutes=420), minutes=365, better=23),
    planted(bad.ColourUpMissing, 15, instead(15, pause(500)), chip=100, last=9),
    planted(bad.ColourUpMissing, 5, terms=with_terms(chips=(5, *TERMS.chips)), chip=5, last=None),
    planted(
        bad.ColourUpTooEarly,
        10,
        marked(10, "colour_up", 100, structure=instead(15, pause(500))),
        needed=9,
        last=9,
        amount=800,
    ),
    planted(bad.ColourUpNotAtBreak, 7, marked(7, "colour_up", 25, structure=plain(5)), better=10),
    planted(bad.ColourUpNotInPlay, 10, marked(10, "colour_up", 50), smallest=100),
    planted(bad.ColourUpUnnamed, 10, marked(10, "colour_up"), smallest=100),
    planted(
        bad.MarkTwice,
        10,
        marked(10, "registration_closes", structure=marked(5, "registration_closes")),
        before=5,
    ),
    planted(bad.MarkTwice, 10, marked(10, "colour_up", 25), before=5),
    planted(bad.RegistrationTooLate, 15, marked(15, "registration_closes"), depth=3, better=11),
    planted(bad.RegistrationNeverCloses, 5, terms=with_terms(re_entries=True)),
    planted(bad.RebuysNeverEnd, 5, terms=with_terms(rebuys=True)),
    planted(bad.RebuysAfterAddOn, 10, marked(10, "rebuys_end", structure=ADD_ON), add_on=5),
    planted(bad.AddOnMissing, 5, terms=with_terms(add_on=True)),
    planted(bad.AddOnNotAtBreak, 7, marked(7, "add_on"), better=10),
    planted(bad.EndOfDayRunsOn, 9, marked(9, "end_of_day")),
)


@pytest.mark.parametrize("structure", [GOOD, LIMIT, STUD])
def test_a_good_structure_has_none(structure: Structure) -> None:
    assert defects(structure, replace(TERMS, minutes=365)) == ()


def test_all_marks_in_their_places_are_none() -> None:
    structure = GOOD
    kinds: tuple[MarkKind, ...] = ("registration_closes", "rebuys_end", "add_on")
    for kind in kinds:
        structure = marked(5, kind, structure=structure)
    structure = marked(14, "end_of_day", stop=True, structure=structure)
    terms = replace(TERMS, re_entries=True, rebuys=True, add_on=True)
    assert defects(structure, terms) == ()


def test_every_kind_is_planted() -> None:
    assert {one.kind for one in PLANTED} == set(get_args(Defect))


@pytest.mark.parametrize("one", PLANTED, ids=lambda one: one.kind.__name__)
def test_planted_and_found_alone(one: Planted) -> None:
    (found,) = defects(one.structure, one.terms)
    assert type(found) is one.kind
    assert found.row == one.row
    for name, figure in one.figures:
        assert getattr(found, name) == figure
    if found.level is not None:
        levels = [p for p in one.structure[: found.row] if isinstance(p, Level)]
        assert found.level == len(levels)


def test_they_come_in_the_order_of_their_rows() -> None:
    structure = changed(20, small_blind=25_000, structure=changed(1, small_blind=60))
    assert [one.row for one in defects(structure, TERMS)] == [1, 20]


@pytest.mark.parametrize("name", structures_named())
def test_what_comes_with_the_program_is_sound(name: str) -> None:
    file = structure_file(name)
    assert file.stack
    assert file.entries
    kinds = {mark.kind for period in file.structure for mark in period.marks}
    terms = Terms(
        stack=file.stack,
        chips=file.chips,
        entries=file.entries,
        rebuys="rebuys_end" in kinds,
        add_on="add_on" in kinds,
        re_entries="registration_closes" in kinds,
    )
    assert defects(file.structure, terms) == ()


@pytest.mark.parametrize(
    "blinds",
    [
        [(1, 1), (1, 2), (1, 3), (2, 4), (2, 5), (3, 6)],
        [(100, 200), (200, 300), (200, 400), (300, 500), (300, 600), (400, 800), (500, 1000)],
        [(1000, 1500), (1000, 2000), (1000, 2500), (1500, 3000), (2000, 4000)],
    ],
)
def test_customary_small_blinds_are_halves_enough(blinds: list[tuple[int, int]]) -> None:
    structure = tuple(level(small, big) for small, big in blinds)
    chips = tuple(Chips(c) for c in (1, 5, 25, 100, 500, 1000) if c >= min(blinds[0][0], 500))
    terms = Terms(stack=Chips(100 * blinds[0][1]), chips=chips, entries=2)
    assert not [d for d in defects(structure, terms) if isinstance(d, bad.SmallBlindNotHalf)]


amounts = st.sampled_from([0, 1, 25, 50, 60, 100, 200, 300, 1000, 10**12]).map(Chips)
levels = st.builds(
    Level,
    small_blind=amounts,
    big_blind=amounts,
    ante=amounts,
    ante_kind=st.sampled_from(["none", "each", "big_blind"]),
    bring_in=amounts,
    small_bet=amounts,
    big_bet=amounts,
    minutes=st.integers(1, 1440),
    hands=st.none() | st.integers(1, 100),
)
periods = st.lists(levels | st.builds(Break, minutes=st.integers(1, 200)), max_size=6)
terms_of_any_kind = st.builds(
    Terms,
    stack=st.integers(1, 10**12).map(Chips),
    chips=st.lists(st.integers(1, 10**12).map(Chips), min_size=1, max_size=6).map(tuple),
    entries=st.integers(2, 10_000),
    minutes=st.none() | st.integers(1, 2000),
)


@given(periods, terms_of_any_kind)
def test_whatever_is_refused_outright_is_a_defect_too(rows: list[Period], terms: Terms) -> None:
    found = defects(tuple(rows), terms)
    fault = structure_fault(tuple(rows))
    if fault is not None:
        assert {type(one).__name__ for one in found} & {
            "NoLevel",
            "NothingToBet",
            "SmallBlindTooBig",
            "BlindFalls",
        }
    assert [one.row for one in found] == sorted(one.row for one in found)


def test_sixty_rows_are_looked_through_between_two_keys() -> None:
    rows = tuple(period for part in range(3) for period in GOOD)
    quickest = min(_seconds(rows) for _ in range(20))
    assert len(rows) == 60
    assert quickest < 0.005


def _seconds(rows: Structure) -> float:
    begun = perf_counter()
    defects(rows, TERMS)
    return perf_counter() - begun
