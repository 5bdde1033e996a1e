"""Hands to miss of somebody who plays in several flights: they are the person's, whichever stack goes on."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.clock import ResumeClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.commands.penalties import (
    CountHandAt,
    CountServed,
    GivePenalty,
    LiftPenalty,
    ReportReturn,
)
from tdconsole.domain.language.events.chips import ChipsCorrected
from tdconsole.domain.language.rejections.discipline import PenaltyOver
from tdconsole.domain.language.rejections.room import PlayerIsOut
from tdconsole.domain.language.terms import Flights
from tdconsole.domain.state.penalties import to_miss
from tdconsole.domain.values import Chips, EntryId, PenaltyNo, PlayId
from tests.domain.first_days import bags, enters, goes_out, in_flights, plays
from tests.domain.floor import Floor, busting

FIRST: Final = PenaltyNo(1)


def owed(floor: Floor, entry: EntryId) -> int:
    return to_miss(floor.tournament, entry)


def bagged_with_hands_left(forward: str = "best", hands: int = 5) -> tuple[Floor, EntryId]:
    """Person 1 has a bag of 1A, and two of the hands are served."""
    floor = in_flights(Flights(forward=forward))  # type: ignore[arg-type]
    mine, *_ = plays(floor, 1, 2, 3)
    floor.do(GivePenalty(entry=mine, hands=hands), CountServed(penalty=FIRST, hands=2))
    bags(floor, {mine: 5_000})
    return floor, mine


def test_whoever_went_out_and_enters_the_next_flight_still_has_them() -> None:
    floor = in_flights()
    mine, *_ = plays(floor, 1, 2, 3)
    floor.do(GivePenalty(entry=mine, hands=5), CountServed(penalty=FIRST, hands=2))
    goes_out(floor, mine)
    bags(floor, {})
    floor.do(OpenFlight())
    again, *_ = plays(floor, 1, 8, 9)
    assert (owed(floor, mine), owed(floor, again)) == (0, 3)
    table = floor.tournament.play.seating.of[again].table
    floor.do(CountHandAt(table=table))
    assert owed(floor, again) == 2


def test_with_a_bag_too_and_it_goes_on_with_the_better_stack() -> None:
    floor, mine = bagged_with_hands_left()
    floor.do(OpenFlight())
    again, *_ = plays(floor, 1, 8, 9)
    assert owed(floor, again) == 3
    bags(floor, {again: 9_000})
    floor.do(MergeFlights(), DrawSeats(), ResumeClock())
    assert (owed(floor, mine), owed(floor, again)) == (0, 3)


def test_the_second_stack_lost_it_is_missed_with_the_first() -> None:
    floor, mine = bagged_with_hands_left()
    floor.do(OpenFlight())
    again, *_ = plays(floor, 1, 8, 9)
    goes_out(floor, again)
    bags(floor, {})
    floor.do(MergeFlights(), DrawSeats(), ResumeClock())
    assert owed(floor, mine) == 3
    assert problems(floor.tournament) == frozenset()


def test_it_is_counted_in_the_flight_where_the_player_is() -> None:
    """Whichever flight is in hand."""
    floor = in_flights()
    mine, other, *_ = plays(floor, 1, 2, 3)
    floor.do(GivePenalty(entry=mine, hands=2), GivePenalty(entry=other, hands=2))
    floor.do(OpenFlight())
    plays(floor, 8, 9)
    floor.do(CountServed(penalty=FIRST, hands=2), ReportReturn(penalty=FIRST))
    assert floor.tournament.penalties[FIRST].back is not None
    floor.do(replace(busting(other), play=PlayId(1)))
    assert floor.when(CountServed(penalty=PenaltyNo(2))) == PlayerIsOut(entry=other)
    assert floor.when(LiftPenalty(penalty=FIRST, reason="late")) == PenaltyOver(penalty=FIRST)


def test_chips_go_back_into_the_flight_that_they_came_from() -> None:
    floor = in_flights()
    mine, *_ = plays(floor, 1, 2, 3)
    taking = GivePenalty(entry=mine, step="chips", chips=Chips(500))
    floor.do(taking, OpenFlight())
    enters(floor, 8)
    events = floor.do(LiftPenalty(penalty=FIRST, reason="wrong player", chips_back=True))
    given_back = ChipsCorrected(chips=500, why="given_back", entry=mine, play=PlayId(1))
    assert events[-1] == given_back
    assert problems(floor.tournament) == frozenset()
