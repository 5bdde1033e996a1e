"""A structure is made as wished, or there is a reason with a way out."""

from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.design.check import defects
from tdconsole.domain.design.course import expected_end
from tdconsole.domain.design.maker import make, terms
from tdconsole.domain.design.wish import (
    ChipsTooFarApart,
    ChipsTooSmall,
    Impossible,
    NotSound,
    RegistrationTooLong,
    StackCannotBePaid,
    StackTooSmall,
    TooLittleTime,
    TooMuchTime,
    Wish,
)
from tdconsole.domain.values import Break, Chips, Level, Mark, Structure

CUSTOMARY: Final = (1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000)
CLUB: Final = tuple(Chips(chip) for chip in (25, 100, 500, 1000, 5000, 25_000))
EVENING: Final = Wish(players=40, stack=Chips(20_000), chips=CLUB, minutes=300)


def made(wish: Wish) -> Structure:
    structure = make(wish)
    assert isinstance(structure, tuple), structure
    return structure


def why(wish: Wish) -> Impossible:
    reason = make(wish)
    assert not isinstance(reason, tuple)
    return reason


def as_wished(wish: Wish, structure: Structure) -> bool:
    first = structure[0]
    end = expected_end(structure, wish.stack * (wish.players + wish.more_stacks))
    assert end is not None
    return (
        isinstance(first, Level)
        and defects(structure, terms(wish)) == ()
        and abs(end.minutes - wish.minutes) <= first.minutes
    )


chips = st.lists(
    st.sampled_from([1, 2, 3, 5, 7, 10, 20, 25, 50, 100, 250, 500, 1000, 5000, 25_000, 10**6]),
    min_size=1,
    max_size=8,
    unique=True,
).map(lambda found: tuple(Chips(chip) for chip in found))

wishes = st.builds(
    Wish,
    players=st.integers(2, 20_000),
    stack=st.integers(1, 4000).map(lambda chips: Chips(25 * chips)),
    chips=chips,
    minutes=st.integers(10, 3000),
    level_minutes=st.none() | st.integers(1, 120),
    break_every=st.integers(20, 150),
    break_minutes=st.integers(5, 240),
    ante=st.sampled_from(["none", "each", "big_blind"]),
    ante_from=st.integers(1, 12),
    late_levels=st.integers(0, 8),
    rebuys=st.booleans(),
    add_on=st.booleans(),
    more_stacks=st.integers(0, 2000),
)


@settings(max_examples=1000)
@given(wishes)
def test_a_sound_structure_in_time_or_a_reason(wish: Wish) -> None:
    structure = make(wish)
    if isinstance(structure, tuple):
        assert as_wished(wish, structure)
    else:
        assert isinstance(structure, Impossible)


def test_the_same_wish_is_fulfilled_alike() -> None:
    assert made(EVENING) == made(EVENING)


@st.composite
def sane_wishes(draw: st.DrawFn) -> Wish:
    """With a house's usual chips, the largest big enough, and levels left to be chosen."""
    stack = draw(st.sampled_from([5000, 10_000, 15_000, 20_000, 25_000, 30_000, 50_000, 60_000]))
    players = draw(st.integers(6, 3000))
    needed = max(stack // 2, stack * players // 60)
    smallest = draw(st.sampled_from([25, 100])) if stack >= 20_000 else 25
    return Wish(
        players=players,
        stack=Chips(stack),
        chips=tuple(Chips(c) for c in CUSTOMARY if smallest <= c <= needed),
        minutes=draw(st.integers(180, 720)),
        break_every=draw(st.sampled_from([60, 75, 90, 120])),
        break_minutes=draw(st.sampled_from([10, 15, 20, 30])),
        ante=draw(st.sampled_from(["none", "each", "big_blind"])),
        late_levels=draw(st.sampled_from([0, 0, 3, 4])),
        rebuys=draw(st.booleans()),
        add_on=draw(st.booleans()),
        more_stacks=draw(st.integers(0, players)),
    )


@settings(max_examples=300)
@given(sane_wishes())
def test_a_sane_wish_is_always_fulfilled(wish: Wish) -> None:
    assert as_wished(wish, made(wish))


@settings(max_examples=200)
@given(sane_wishes(), st.integers(5, 90))
def test_the_level_length_that_is_proposed_instead_would_do(wish: Wish, minutes: int) -> None:
    refused = make(replace(wish, level_minutes=minutes))
    if isinstance(refused, TooLittleTime | TooMuchTime):
        instead = replace(wish, level_minutes=refused.level_minutes)
        assert as_wished(instead, made(instead))


def test_a_club_evening() -> None:
    wish = replace(EVENING, level_minutes=20, late_levels=4, minutes=360)
    structure = made(wish)
    levels = [period for period in structure if isinstance(period, Level)]
    assert all(2 * one.small_blind == one.big_blind for one in levels)
    assert {one.minutes for one in levels} == {20}
    assert [one.ante for one in levels[:2]] == [0, 0]
    assert all(one.ante == one.big_blind for one in levels[2:])
    leaving = [mark.chip for period in structure for mark in period.marks if mark.chip]
    assert leaving == sorted(leaving)
    assert leaving[0] == 25
    (closing,) = [
        row for row, p in enumerate(structure) if Mark(kind="registration_closes") in p.marks
    ]
    assert isinstance(structure[closing], Break)
    assert as_wished(wish, structure)


def test_everybodys_ante_never_falls() -> None:
    structure = made(replace(EVENING, ante="each", ante_from=1))
    antes = [period.ante for period in structure if isinstance(period, Level)]
    assert antes == sorted(antes)
    assert antes[-1] > 0


def test_no_break_longer_than_the_levels_puts_the_end_out_of_reach() -> None:
    for minutes in range(300, 420, 7):
        wish = replace(EVENING, minutes=minutes, level_minutes=15, break_minutes=60)
        assert as_wished(wish, made(wish))


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (
            replace(EVENING, stack=Chips(20_010)),
            StackCannotBePaid(stack=Chips(20_010), smallest=Chips(25), better=Chips(20_000)),
        ),
        (
            replace(EVENING, stack=Chips(500)),
            StackTooSmall(stack=Chips(500), smallest=Chips(25), depth=10, better=Chips(1000)),
        ),
        (
            replace(EVENING, chips=CLUB[:3]),
            ChipsTooSmall(largest=Chips(500), big_blind=Chips(30_000), better=Chips(5000)),
        ),
        (
            replace(EVENING, minutes=120, level_minutes=30),
            TooLittleTime(wished=120, least=345, level_minutes=11),
        ),
        (
            replace(EVENING, minutes=1200, level_minutes=15),
            TooMuchTime(wished=1200, most=585, level_minutes=30),
        ),
        (replace(EVENING, chips=(Chips(20_000),), stack=Chips(10**6)), None),
        (
            replace(EVENING, minutes=240, level_minutes=20, late_levels=8),
            RegistrationTooLong(levels=8, most=3, least=10),
        ),
    ],
    ids=lambda one: type(one).__name__,
)
def test_reasons(wish: Wish, reason: Impossible | None) -> None:
    found = why(wish)
    if reason is None:
        assert isinstance(found, ChipsTooFarApart | StackTooSmall | TooLittleTime)
    else:
        assert found == reason


def test_chips_too_far_apart() -> None:
    wish = replace(EVENING, chips=(Chips(7), Chips(25_000)), stack=Chips(70_000), minutes=900)
    assert isinstance(why(wish), ChipsTooFarApart | TooMuchTime)


def test_an_add_on_needs_a_break() -> None:
    wish = replace(EVENING, players=4, minutes=60, level_minutes=None, add_on=True)
    assert isinstance(why(wish), NotSound)
