"""What is advised in flights: the end of each, the next one, the merge, and nothing about prizes."""

from typing import Any

from msgspec.structs import replace

from tdconsole.domain.language.commands.bubble import StartHandForHand
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock
from tdconsole.domain.language.commands.day import Bagging, BagStacks
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.flights import MergeFlights, OpenFlight
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.terms import Flights
from tdconsole.domain.state.flight_in_hand import seen
from tdconsole.domain.values import Mark, Money, PlayId, Price, Structure
from tdconsole.projections.advice import (
    Advice,
    FlightAtEnd,
    FlightEndNear,
    FlightHasNoEnd,
    FlightPlaysDown,
    FlightsCanMerge,
    NextFlight,
    SeatsNotDrawn,
    advice,
)
from tdconsole.projections.advice.aside import facts_of
from tests.domain.first_days import bags, enters, goes_out, in_flights, plays, two_days
from tests.domain.floor import FIRST_LEVEL, LAST_LEVEL, Floor

FIRST = PlayId(1)
CLOSES: Structure = (
    replace(FIRST_LEVEL, marks=(Mark(kind="registration_closes"),)),
    replace(LAST_LEVEL, marks=(Mark(kind="end_of_day", stop=True),)),
    LAST_LEVEL,
)
"""After 20 minutes nobody enters; after 35 the day is over."""


def flight(ends: Any = "share", share: int = 3_000, players: int = 20, **changes: Any) -> Floor:
    terms = Flights(ends=ends, share=share, **changes)
    floor = in_flights(terms, structure=CLOSES)
    plays(floor, *range(1, players + 1))
    return floor


def due(floor: Floor, play: PlayId | None = None) -> list[Advice]:
    return list(advice(seen(floor.tournament, play), floor.now))


def kinds(floor: Floor) -> list[type]:
    return [type(one) for one in due(floor)]


def down_to(floor: Floor, players: int) -> Floor:
    """Each from the table at which most sit."""
    while floor.tournament.left > players:
        tables = floor.tournament.play.seating.tables.values()
        fullest = max(tables, key=lambda table: len(table.players))
        goes_out(floor, max(fullest.players.values()), after=0.1)
    return floor


def test_once_nobody_enters_any_more_its_end_is_announced() -> None:
    floor = flight()
    assert FlightPlaysDown not in kinds(floor)
    floor.wait(minutes=20)
    told = [one for one in due(floor) if isinstance(one, FlightPlaysDown)]
    assert told == [FlightPlaysDown(flight="1A", entries=20, down_to=6)]


def test_before_the_end_it_is_played_hand_for_hand_down_to_it() -> None:
    floor = flight(share=7_000)
    down_to(floor.wait(minutes=20), 15)
    (near,) = [one for one in due(floor) if isinstance(one, FlightEndNear)]
    assert (near.left, near.down_to, near.urgency) == (15, 14, "now")
    assert near.proposal == StartHandForHand(until=14)
    assert isinstance(floor.when(StartHandForHand(until=14)), tuple)


def test_not_while_somebody_may_enter() -> None:
    floor = down_to(flight(share=7_000), 15)
    assert FlightEndNear not in kinds(floor)


def test_at_its_end_the_stacks_are_bagged_and_nothing_else_is_done() -> None:
    floor = flight()
    down_to(floor.wait(minutes=20), 6)
    assert due(floor)[0] == FlightAtEnd(flight="1A", left=6, entries=20, by_level=False)
    floor.do(PauseClock())
    assert "ClockPaused" not in {kind.__name__ for kind in kinds(floor)}


def test_or_when_the_level_that_ends_the_day_is_over() -> None:
    floor = down_to(flight(ends="level"), 7)
    assert FlightAtEnd not in kinds(floor)
    floor.wait(minutes=40)
    (told,) = [one for one in due(floor) if isinstance(one, FlightAtEnd)]
    assert told == FlightAtEnd(flight="1A", left=7, entries=20, by_level=True)
    assert "ClockHeld" not in {kind.__name__ for kind in kinds(floor)}


def test_at_its_end_before_registration_closes_the_number_may_change() -> None:
    floor = down_to(flight(), 6)
    (told,) = [one for one in due(floor) if isinstance(one, FlightAtEnd)]
    assert (told.urgency, told.may_change) == ("soon", True)
    floor.wait(minutes=20)
    (told,) = [one for one in due(floor) if isinstance(one, FlightAtEnd)]
    assert (told.urgency, told.may_change) == ("now", False)


def test_a_flight_that_no_level_ends_is_told() -> None:
    floor = in_flights(Flights(ends="level"))
    plays(floor, 1, 2, 3)
    assert FlightHasNoEnd(flight="1A") in due(floor)
    assert FlightHasNoEnd not in kinds(flight(ends="level"))
    assert FlightHasNoEnd not in kinds(flight(ends="share"))


def test_no_table_is_broken_while_the_bags_are_filled() -> None:
    floor = down_to(flight(), 6).wait(minutes=20)
    assert "TableCanBreak" in {kind.__name__ for kind in kinds(floor)}
    one = min(floor.tournament.play.seating.of)
    floor.do(PauseClock(), BagStacks(bags=(Bagging(entry=one, chips=1_000),)))
    assert "TableCanBreak" not in {kind.__name__ for kind in kinds(floor)}


def test_nothing_about_prizes_seats_or_a_winner_in_a_flight() -> None:
    floor = down_to(flight(ends="level", players=6).wait(minutes=20), 1)
    names = {kind.__name__ for kind in kinds(floor)}
    assert names.isdisjoint({"WinnerKnown", "PrizesNotPosted", "BubbleNear", "MoneyReached"})
    assert FlightAtEnd in kinds(floor)


def test_after_a_flight_the_next_one_is_opened() -> None:
    floor = flight(players=6)
    bags(floor, {})
    assert due(floor) == [NextFlight(flight="1B")]
    floor.do(OpenFlight())
    assert due(floor, FIRST) == []


def test_planned_flights_come_before_the_merge() -> None:
    floor = in_flights(Flights(names=("Fri", "Sat", "Sun")))
    for _flight in range(2):
        if floor.tournament.entries.by_id:
            floor.do(OpenFlight())
        plays(floor, *range(1, 5))
        bags(floor, {})
    assert due(floor) == [NextFlight(flight="Sun")]


def test_all_over_they_are_merged() -> None:
    floor = two_days(mine=(1_000, 5_000))
    (told,) = due(floor)
    assert isinstance(told, FlightsCanMerge)
    assert (told.going, told.twice) == (3, 3)
    assert told.forfeited > 1_000
    assert told.choices == (OpenFlight(),)
    assert told.proposal == MergeFlights()
    assert due(floor, FIRST) == [told]
    for request in (told.proposal, *told.choices):
        assert not isinstance(floor.when(request), Refusal)


def test_after_the_merge_day_two_is_drawn() -> None:
    floor = two_days()
    floor.do(MergeFlights())
    assert SeatsNotDrawn in kinds(floor)
    floor.do(DrawSeats(), ResumeClock())
    assert SeatsNotDrawn not in kinds(floor)


def test_one_alone_is_left_to_come_and_nobody_waits_twice() -> None:
    floor = two_days()
    floor.do(OpenFlight())
    assert due(floor) == []
    enters(floor, 20)
    assert FlightsCanMerge not in kinds(floor)


def test_what_was_put_off_in_one_flight_is_told_in_the_other() -> None:
    floor = in_flights()
    plays(floor, 1, 2, 3)
    floor.do(PauseClock(), OpenFlight())
    plays(floor, 4, 5, 6)
    paused = next(one for one in due(floor, FIRST) if type(one).__name__ == "ClockPaused")
    first = facts_of(seen(floor.tournament, FIRST), paused)
    assert first != facts_of(floor.tournament, paused)


def test_heads_are_claimed_in_the_flight_in_which_they_were_lost() -> None:
    price = Price(pool=Money(5_000), fee=Money(500), bounty=Money(1_000))
    floor = in_flights(price=price)
    entries = plays(floor, 1, 2, 3)
    goes_out(floor, entries[0])
    floor.do(OpenFlight())
    plays(floor, 4, 5)
    assert "HeadUnclaimed" in {type(one).__name__ for one in due(floor, FIRST)}
    assert "HeadUnclaimed" not in {kind.__name__ for kind in kinds(floor)}
