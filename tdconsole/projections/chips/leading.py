"""The stacks of the leaders from count to count."""

from collections.abc import Iterable
from heapq import nlargest
from typing import Final

from tdconsole.domain.language.events.chips import ChipsCounted
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Millis, Record
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.people.names import People, of_entry

MOST: Final = 5
"""The leaders that are followed."""


class CountedAt(Record, kw_only=True):
    at: Millis
    chips: Chips


class Led(Record, kw_only=True):
    """A player who leads by the last count, with what was counted before."""

    entry: EntryId
    name: str | None
    course: tuple[CountedAt, ...]


class CountsTold:
    """What was counted of each player, by the steps that count."""

    def __init__(self) -> None:
        self.of: dict[EntryId, list[CountedAt]] = {}

    def take(self, trail: Iterable[TrailStep]) -> None:
        for step in trail:
            if step.undone_by is None:
                for event in step.events:
                    if isinstance(event, ChipsCounted):
                        self._take(event)

    def _take(self, event: ChipsCounted) -> None:
        for one in event.stacks:
            told = CountedAt(at=event.at.utc, chips=one.chips)
            self.of.setdefault(one.entry, []).append(told)


def leading(tournament: Tournament, people: People, told: CountsTold) -> tuple[Led, ...]:
    """The leaders, largest stack first; nobody until one of them was counted twice."""
    count = tournament.counts.count
    if count is None:
        return ()
    exits, entries = tournament.exits.by_entry, tournament.entries.by_id
    still_in = (
        (chips, -entry, entry)
        for entry, chips in count.stacks.items()
        if entry in entries and entry not in exits
    )
    first = [entry for _chips, _less, entry in nlargest(MOST, still_in)]
    if all(len(told.of.get(entry, ())) < 2 for entry in first):
        return ()
    return tuple(_led(tournament, people, entry, told) for entry in first)


def _led(tournament: Tournament, people: People, entry: EntryId, told: CountsTold) -> Led:
    person = of_entry(tournament, people, entry)
    name = person.name if person else None
    return Led(entry=entry, name=name, course=tuple(told.of.get(entry, ())))
