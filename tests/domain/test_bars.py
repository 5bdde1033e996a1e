"""Bars: to the end of a day or for good, and lifted by the opposite gesture."""

import pytest

from tdconsole.domain.bars import bar_on
from tdconsole.domain.commands.house import BarPerson, LiftBar
from tdconsole.domain.events.house import BarLifted, PersonBarred
from tdconsole.domain.rejections import (
    BarIsOver,
    NoSuchDay,
    NotBarred,
    UnknownPerson,
)
from tdconsole.domain.values import NoteId, PersonId
from tests.domain.counter import MARIA, NOTE, TODAY, Counter

OLD_MARIA = PersonId(77)


def barring(until: str | None = None) -> BarPerson:
    return BarPerson(person=MARIA, until=until, reason="threw chips")


def barred(until: str | None = None, person: PersonId = MARIA, note: str = NOTE) -> PersonBarred:
    return PersonBarred(person=person, until=until, reason=NoteId(note))


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
