"""Several first days of one tournament in a test: who bags what in each, and the merge."""

from typing import Any

from msgspec.structs import replace

from tdconsole.domain.day.bagging import to_bag
from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.language.commands.day import Bagging, BagStacks, EndDay
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.language.terms import Flights, Reentries, Terms
from tdconsole.domain.values import Chips, EntryId, PlayId
from tests.domain.floor import Floor, busting, opened, person

STACK = 20_000


def in_flights(flights: Flights | None = None, **changes: Any) -> Floor:
    """1A takes entries."""
    terms = Terms(flights=flights or Flights(), reentries=Reentries())
    return opened(**{"terms": terms, **changes})


def enters(floor: Floor, *persons: int) -> list[EntryId]:
    """In the flight in hand; their entries, in that order."""
    entries = []
    for number in persons:
        floor.do(RegisterEntry(person=person(number), draw=False, override="for the test"))
        entries.append(floor.issued.entry)
    return entries


def plays(floor: Floor, *persons: int, minutes: float = 1) -> list[EntryId]:
    entries = enters(floor, *persons)
    floor.do(DrawSeats(), StartClock())
    floor.wait(minutes=minutes)
    return entries


def bags(floor: Floor, stacks: dict[EntryId, int]) -> None:
    """Bag these stacks, with the rest of the chips split evenly over the other players."""
    state = floor.tournament
    others = [entry for entry in state.play.seating.of if entry not in stacks]
    rest = to_bag(state) - sum(stacks.values())
    each, over = divmod(rest, len(others)) if others else (0, 0)
    told = {**stacks, **{entry: each + (number < over) for number, entry in enumerate(others)}}
    floor.do(
        PauseClock(),
        BagStacks(
            bags=tuple(Bagging(entry=one, chips=chips) for one, chips in sorted(told.items()))
        ),
        EndDay(),
    )


def goes_out(floor: Floor, *entries: EntryId, after: float = 1) -> None:
    for entry in entries:
        floor.wait(minutes=after)
        floor.do(busting(entry))


def two_days(forward: Any = "best", *, mine: tuple[int, int] = (1_000, 5_000)) -> Floor:
    """Person 1 has so much of 1A and so much of 1B, nothing where he went out; 2 to 6 play both."""
    floor = in_flights(Flights(forward=forward))
    for stack in mine:
        if floor.tournament.entries.by_id:
            floor.do(OpenFlight())
        entries = plays(floor, *range(1, 7))
        if not stack:
            goes_out(floor, entries[0])
        goes_out(floor, *entries[3:])
        bags(floor, {entries[0]: stack} if stack else {})
    return floor


def chips_of(floor: Floor, entry: int) -> Chips | None:
    bag = floor.tournament.play.bags.get(EntryId(entry))
    return None if bag is None else bag.chips


def of(command: Any, play: PlayId) -> Any:
    return replace(command, play=play)
