"""The effects of an undo or redo on the flight that the step belongs to."""

from collections.abc import Iterable, Iterator

from tdconsole.domain.engine.invariants import HandAstray
from tdconsole.domain.language.rejections.flights import (
    FlightIsEmpty,
    FlightNamedSo,
    FlightsAreMerged,
    NotInFlights,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.state.flight_in_hand import each, seen, whose
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import PersonId, PlayId, Seat, SeatNo, TableNo
from tdconsole.journal import StoredStep


def _floors(gesture: StoredStep, of: Tournament, at: Tournament) -> Iterator[Tournament]:
    """The tournament with each flight in hand that the gesture belongs to."""
    for play in {whose(of, event): None for event in gesture.events}:
        yield seen(at, play)


def come_upon(gesture: StoredStep, before: Tournament, mine: frozenset[Touch]) -> frozenset[Touch]:
    """The seats or persons of the gesture that steps brought back since have taken."""
    seats = [
        Seat(table=TableNo(one.number), seat=SeatNo(one.seat))
        for one in mine
        if one.thing == "seat"
    ]
    persons = [PersonId(one.number) for one in mine if one.thing == "person"]
    floors = tuple(_floors(gesture, before, before))
    there = [floor.play.seating.at(seat) for floor in floors for seat in seats]
    there += [floor.entries.by_person.get(person) for floor in floors for person in persons]
    return frozenset(Touch(thing="entry", number=one) for one in there if one is not None)


def made_one(gesture: StoredStep, before: Tournament, now: Tournament) -> frozenset[HandAstray]:
    """Busts recorded in different hands that would become one hand without the step."""
    found = set[HandAstray]()
    for then, floor in zip(
        _floors(gesture, before, before), _floors(gesture, before, now), strict=True
    ):
        of_all, exits = floor.play.board or floor.play.cut, then.exits.by_entry
        out = () if of_all is None else of_all.out
        if len({exits[entry].hand for entry in out if entry in exits}) > 1:
            found.add(HandAstray(entries=out))
    return frozenset(found)


def opened_again(before: Tournament, now: Tournament, opened: Iterable[PlayId]) -> Rejection | None:
    """Why a flight can't be brought back: it needs what it needed when it was opened."""
    if not before.in_flights:
        return FlightsAreMerged() if before.merged else NotInFlights()
    for floor in each(before):
        if not floor.entries.by_id:
            return FlightIsEmpty(flight=flight_name(floor, floor.current))
    names = {flight_name(before, play) for play in before.plays}
    again = (flight_name(now, play) for play in opened)
    return next((FlightNamedSo(flight=name) for name in again if name in names), None)
