"""Several first days: how far each player came, and what a place may hang on."""

from typing import Any

import pytest
from msgspec.structs import replace

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.flights.first_days import begins_with, going_on
from tdconsole.domain.language.commands.clock import RestoreClock, ResumeClock, SetLevel
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, ReorderElimination
from tdconsole.domain.language.commands.money import DisqualifyPlayer
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.rejections.flights import (
    GaveUpStack,
    OutOfAnotherFlight,
    PlaysInFlight,
)
from tdconsole.domain.language.rejections.structure import PresentPeriodGone, PresentPeriodOver
from tdconsole.domain.language.terms import Flights, Reentries, TermsChanges
from tdconsole.domain.values import Chips, EntryId, PlayId, Structure
from tests.domain.first_days import bags, goes_out, in_flights, plays, two_days
from tests.domain.floor import Floor, busting, opened, structure_of

FIRST = PlayId(1)


def order(floor: Floor, *entries: EntryId) -> list[EntryId]:
    """These, the best first."""
    return [one.entry for one in finishes(floor.tournament) if one.entry in entries]


def shortened(structure: Structure, minutes: int) -> Structure:
    return tuple(replace(period, minutes=minutes) for period in structure)


def in_level_two() -> tuple[Floor, EntryId]:
    """Flight 1A, which is over: a bust came 14 of 20 minutes into the second level."""
    floor = in_flights()
    entries = plays(floor, *range(1, 8))
    goes_out(floor, entries[0], after=33)
    bags(floor, {})
    return floor, entries[0]


def day_two() -> Floor:
    floor = two_days()
    floor.do(MergeFlights(), DrawSeats(), ResumeClock())
    return floor


# How far each came


@pytest.mark.parametrize(("minutes", "ahead"), [(5, False), (8, True)])
def test_a_share_of_the_level_counts_where_another_flight_plays_it_faster(
    minutes: float, *, ahead: bool
) -> None:
    floor, slow = in_level_two()
    floor.do(OpenFlight())
    floor.do(EditStructure(structure=shortened(structure_of(floor), 10)))
    entries = plays(floor, *range(11, 18))
    goes_out(floor, entries[0], after=9 + minutes)
    goes_out(floor, entries[1])
    bags(floor, {})
    floor.do(MergeFlights())
    fast = entries[0]
    assert order(floor, slow, fast) == ([fast, slow] if ahead else [slow, fast])


def test_a_hand_by_a_clock_that_was_set_wrong_came_no_further_than_the_next() -> None:
    floor, slow = in_level_two()
    floor.do(OpenFlight())
    entries = plays(floor, *range(11, 18))
    floor.do(SetLevel(period=structure_of(floor)[-1].id))
    goes_out(floor, entries[0])
    floor.do(RestoreClock())
    goes_out(floor, entries[1])
    bags(floor, {})
    floor.do(MergeFlights())
    assert order(floor, slow, *entries[:2]) == [slow, entries[1], entries[0]]


def test_a_hand_told_late_came_as_far_as_the_one_that_it_stands_beside() -> None:
    floor = in_flights()
    entries = plays(floor, *range(1, 8))
    goes_out(floor, entries[0], after=33)
    goes_out(floor, entries[1], after=20)
    floor.do(EliminatePlayers(hand=(Bust(entry=entries[2]),), before=entries[0]))
    floor.do(ReorderElimination(entry=entries[1], before=entries[0]))
    bags(floor, {})
    floor.do(OpenFlight())
    others = plays(floor, *range(11, 18))
    goes_out(floor, others[0], after=30)
    bags(floor, {})
    floor.do(MergeFlights())
    assert order(floor, *entries[:3], others[0]) == [entries[0], entries[1], entries[2], others[0]]


def test_who_went_out_before_it_was_played_in_flights_came_as_far() -> None:
    floor = opened()
    entries = plays(floor, *range(1, 8))
    goes_out(floor, entries[0], after=33)
    floor.do(EditSetup(terms=TermsChanges(flights=Flights(), reentries=Reentries())))
    bags(floor, {})
    floor.do(OpenFlight())
    others = plays(floor, *range(11, 18))
    goes_out(floor, others[0], after=5)
    bags(floor, {})
    floor.do(MergeFlights())
    assert order(floor, entries[0], others[0]) == [entries[0], others[0]]


def test_put_out_by_the_director_is_as_far_as_the_clock_was() -> None:
    floor, slow = in_level_two()
    floor.do(OpenFlight())
    entries = plays(floor, *range(11, 18))
    floor.wait(minutes=60)
    floor.do(DisqualifyPlayer(entry=entries[0], stack=Chips(1_000), reason="", sanction=True))
    bags(floor, {})
    floor.do(MergeFlights())
    assert order(floor, slow, entries[0]) == [entries[0], slow]


# The structure


def test_a_clock_that_is_over_stands_in_the_way_of_no_edit() -> None:
    floor, _slow = in_level_two()
    stood = floor.tournament.play.clock
    floor.do(EditStructure(structure=shortened(structure_of(floor), 10)))
    assert floor.tournament.play.clock.anchor == stood.anchor
    first, _second, *rest = structure_of(floor)
    floor.do(EditStructure(structure=(first, *rest)))
    assert not problems(floor.tournament)
    assert begins_with(floor.tournament, floor.now).id == rest[1].id  # the break is behind them


def test_nor_does_one_that_was_merged() -> None:
    floor = day_two()
    second, *rest = structure_of(floor)[1:]
    floor.do(SetLevel(period=rest[-1].id))
    floor.do(EditStructure(structure=(second, *rest)))
    assert not problems(floor.tournament)


def test_one_that_runs_does() -> None:
    floor, _slow = in_level_two()
    floor.do(OpenFlight())
    plays(floor, *range(11, 18), minutes=14)
    structure = structure_of(floor)
    assert isinstance(
        floor.when(EditStructure(structure=shortened(structure, 10))), PresentPeriodOver
    )
    assert isinstance(floor.when(EditStructure(structure=structure[1:])), PresentPeriodGone)


# Hands of one flight


@pytest.mark.parametrize("beside", ["joined", "before"])
def test_nobody_of_day_two_is_out_beside_one_of_a_first_day(beside: Any) -> None:
    floor = day_two()
    out, forward = _out_of_the_first_days(floor)
    still = min(floor.tournament.play.seating.of)
    lost = EliminatePlayers(hand=(Bust(entry=still),))
    told: dict[str, EntryId] = {beside: out}
    assert floor.when(replace(lost, **told)) == OutOfAnotherFlight(entry=out)
    told = {beside: forward}
    assert isinstance(floor.when(replace(lost, **told)), GaveUpStack)


def test_nor_is_the_order_told_of_two_flights() -> None:
    floor = day_two()
    out, forward = _out_of_the_first_days(floor)
    last = min(floor.tournament.play.seating.of)
    floor.do(busting(last))
    for told in (
        ReorderElimination(entry=last, joined=out),
        ReorderElimination(entry=out, before=last),
    ):
        assert isinstance(floor.when(told), OutOfAnotherFlight)
    assert floor.when(ReorderElimination(entry=out)) == OutOfAnotherFlight(entry=last)
    assert isinstance(floor.when(ReorderElimination(entry=forward, before=out)), GaveUpStack)


def _out_of_the_first_days(floor: Floor) -> tuple[EntryId, EntryId]:
    """Somebody who lost the last chip there, and a stack that was given up."""
    exits = floor.tournament.exits.by_entry
    out = max(entry for entry, exit_ in exits.items() if exit_.forward is None)
    return out, next(entry for entry, exit_ in exits.items() if exit_.forward is not None)


# Put out of one flight


def test_a_bag_of_another_flight_goes_with_whoever_is_put_out() -> None:
    floor = in_flights()
    first = plays(floor, 1, 2, 3)
    bags(floor, {})
    floor.do(OpenFlight())
    again, *_ = plays(floor, 1, 5, 6)
    put_out = DisqualifyPlayer(entry=again, stack=Chips(1_000), reason="")
    bagged = DisqualifyPlayer(entry=first[0], stack=Chips(20_000), reason="")
    assert isinstance(floor.when(bagged), PlaysInFlight)
    floor.do(put_out)
    assert set(going_on(floor.tournament).stacks) == set(first[1:])
    assert set(floor.tournament.prizes.struck) == {first[0], again}
    assert not problems(floor.tournament)
