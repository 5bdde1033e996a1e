"""Bars: to the end of a day or for good, and lifted by the opposite gesture."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.house.bars import bar_on, bars_on
from tdconsole.domain.language.commands.house import BarPerson, LiftBar
from tdconsole.domain.language.events.house import BarLifted, PersonBarred
from tdconsole.domain.language.rejections.entry import (
    BarIsOver,
    NoSuchDay,
    NotBarred,
    UnknownPerson,
)
from tdconsole.domain.values import NoteId, PersonId
from tests.domain.counter import MARIA, NOTE, TODAY, Counter

OLD_MARIA = PersonId(77)


def barring(until: str | None = None, series: str = "") -> BarPerson:
    return BarPerson(person=MARIA, until=until, reason="threw chips", series=series)


def barred(
    until: str | None = None, person: PersonId = MARIA, note: str = NOTE, series: str = ""
) -> PersonBarred:
    return PersonBarred(person=person, until=until, reason=NoteId(note), series=series)


@pytest.mark.parametrize("until", [None, TODAY, "2027-01-01"])
def test_somebody_is_barred_to_the_end_of_a_day_or_for_good(until: str | None) -> None:
    counter = Counter()
    assert counter.do(barring(until)) == (barred(until),)
    found = bar_on(counter.state, (MARIA,), TODAY)
    assert found is not None
    assert (found.until, found.reason) == (until, NOTE)


def test_a_bar_ends_with_its_last_day() -> None:
    counter = Counter().given(barred("2026-12-31"))
    assert bar_on(counter.state, (MARIA,), "2026-12-31") is not None
    assert bar_on(counter.state, (MARIA,), "2027-01-01") is None


def test_nobody_is_barred_whom_the_house_does_not_know() -> None:
    assert Counter().when(barring(), same=()) == UnknownPerson(person=MARIA)


@pytest.mark.parametrize("day", ["2026-02-30", "2026-13-01", "0000-01-01"])
def test_a_day_that_is_none(day: str) -> None:
    assert Counter().when(barring(day)) == NoSuchDay(day=day)


def test_a_bar_that_would_be_over_already() -> None:
    assert Counter().when(barring("2026-11-20")) == BarIsOver(until="2026-11-20")


def test_a_later_bar_takes_the_place_of_an_earlier_one() -> None:
    counter = Counter().given(barred())
    counter.do(barring("2026-12-31"))
    assert [bar.until for bar in counter.state.bars.values()] == ["2026-12-31"]


def test_a_bar_is_lifted() -> None:
    counter = Counter().given(barred())
    assert counter.do(LiftBar(person=MARIA)) == (BarLifted(person=MARIA),)
    assert counter.state == Counter().state


def test_a_bar_is_lifted_with_a_reason() -> None:
    counter = Counter().given(barred())
    assert counter.do(LiftBar(person=MARIA, reason="said sorry")) == (
        BarLifted(person=MARIA, reason=NOTE),
    )


def test_only_a_bar_that_holds_is_lifted() -> None:
    refused = NotBarred(person=MARIA)
    assert Counter().when(LiftBar(person=MARIA)) == refused
    assert Counter().given(barred("2026-11-20")).when(LiftBar(person=MARIA)) == refused


def test_a_bar_under_an_earlier_number_of_the_same_person() -> None:
    counter = Counter().given(barred(person=OLD_MARIA))
    same = (MARIA, OLD_MARIA)
    assert bar_on(counter.state, same, TODAY) is not None
    assert counter.do(LiftBar(person=MARIA), same=same) == (BarLifted(person=OLD_MARIA),)


def test_of_two_bars_the_longer_one_counts_and_both_are_lifted() -> None:
    counter = Counter().given(barred("2026-12-31"), barred(None, OLD_MARIA, "worse"))
    same = (MARIA, OLD_MARIA)
    found = bar_on(counter.state, same, TODAY)
    assert found is not None
    assert (found.until, found.reason) == (None, "worse")
    counter.do(LiftBar(person=MARIA), same=same)
    assert not counter.state.bars


def test_the_bar_of_somebody_who_was_erased_can_still_be_lifted() -> None:
    counter = Counter().given(barred())
    assert counter.when(LiftBar(person=MARIA), same=()) == (BarLifted(person=MARIA),)
    assert counter.when(LiftBar(person=OLD_MARIA), same=()) == UnknownPerson(person=OLD_MARIA)


def test_a_bar_from_a_series_holds_at_its_tournaments_alone() -> None:
    counter = Counter()
    assert counter.do(barring(series=" Winter  Series ")) == (barred(series="Winter Series"),)
    assert bar_on(counter.state, (MARIA,), TODAY) is None
    assert bar_on(counter.state, (MARIA,), TODAY, "Summer Series") is None
    found = bar_on(counter.state, (MARIA,), TODAY, "WINTER  series")
    assert found is not None
    assert found.series == "Winter Series"


def test_a_bar_from_everything_holds_in_every_series() -> None:
    counter = Counter().given(barred())
    found = bar_on(counter.state, (MARIA,), TODAY, "Winter Series")
    assert found is not None
    assert not found.series


def test_bars_from_several_series_stand_beside_one_another() -> None:
    counter = Counter().given(barred("2026-12-31"), barred(series="Winter Series"))
    assert [bar.series for bar in bars_on(counter.state, (MARIA,), TODAY)] == ["", "Winter Series"]
    at_winter = bar_on(counter.state, (MARIA,), "2027-01-01", "winter series")
    assert at_winter is not None
    assert at_winter.until is None
    assert bar_on(counter.state, (MARIA,), "2027-01-01") is None


def test_a_later_bar_takes_the_place_of_that_from_the_same_series() -> None:
    counter = Counter().given(barred(series="Winter Series"), barred(series="Summer Series"))
    counter.do(barring("2026-12-31", "winter series"))
    assert {(bar.series, bar.until) for bar in counter.state.bars.values()} == {
        ("winter series", "2026-12-31"),
        ("Summer Series", None),
    }


def test_the_bar_that_is_named_is_lifted_and_no_other() -> None:
    counter = Counter().given(barred(), barred(series="Winter Series"))
    assert counter.do(LiftBar(person=MARIA, series="winter series")) == (
        BarLifted(person=MARIA, series="Winter Series"),
    )
    assert [bar.series for bar in counter.state.bars.values()] == [""]
    assert counter.when(LiftBar(person=MARIA, series="winter series")) == NotBarred(
        person=MARIA, series="winter series", others=("",)
    )
    counter.do(LiftBar(person=MARIA))
    assert not counter.state.bars


def test_what_holds_is_told_to_whoever_lifts_another() -> None:
    counter = Counter().given(barred(series="Winter Series"))
    assert counter.when(LiftBar(person=MARIA)) == NotBarred(person=MARIA, others=("Winter Series",))


NAMES: Final = ("", "Winter", "winter ", "Summer")
DAYS: Final = (None, TODAY, "2026-12-31")
PEOPLE: Final = (MARIA, OLD_MARIA)
GESTURES: Final = st.tuples(
    st.booleans(), st.sampled_from(PEOPLE), st.sampled_from(NAMES), st.sampled_from(DAYS)
)


@given(
    st.lists(GESTURES, max_size=12),
    st.sampled_from((TODAY, "2026-12-31", "2027-01-01")),
    st.sampled_from(NAMES),
)
def test_who_is_kept_out_is_who_a_slow_list_says(
    gestures: list[tuple[bool, PersonId, str, str | None]], today: str, at: str
) -> None:
    """Each gesture about one of two numbers of the same person; the last word on a series holds."""
    counter, slow = Counter(), dict[tuple[PersonId, str], str | None]()
    for bars, person, series, until in gestures:
        name = series.strip().lower()
        if bars:
            counter.do(
                BarPerson(person=person, until=until, reason="x", series=series), same=PEOPLE
            )
            slow[person, name] = until
        else:
            answer = counter.when(LiftBar(person=person, series=series), same=PEOPLE)
            gone = [key for key in slow if key[1] == name]
            if isinstance(answer, tuple):
                counter.do(LiftBar(person=person, series=series), same=PEOPLE)
            assert isinstance(answer, tuple) == bool(gone)
            for key in gone:
                del slow[key]
    ends = [
        until or "for good"
        for (_, name), until in slow.items()
        if name in {"", at.strip().lower()} and (until is None or today <= until)
    ]
    found = bar_on(counter.state, PEOPLE, today, at)
    assert (None if found is None else found.until or "for good") == max(ends, default=None)
