"""How deep into the structure busted players came: across flights this decides the places."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tdconsole.domain.clock.reading import Reading, hands_of, length, read
from tdconsole.domain.memo import MemoEach
from tdconsole.domain.state.exits import Member, latest_first
from tdconsole.domain.state.tournament import Exits, Play, Reached, Tournament
from tdconsole.domain.values import WHOLE, EntryId, Instant, Structure

Depth = tuple[int, int]
"""The index of a period, from 0, and the ten-thousandths of it that were played."""


def how_far(tournament: Tournament, play: Play, at: Instant | None) -> Reached | None:
    """How far play has come, read lazily: in most tournaments nobody ever asks."""
    if at is None:
        return None
    return Reached(structure=tournament.setup.structure, clock=play.clock, at=at)


def depths(several: Iterable[Exits], structure: Structure) -> dict[EntryId, Depth]:
    """The depth of each bust; one in a deleted period counts from the start of what follows."""
    told = {
        entry: exit_.reached
        for exits in several
        for entry, exit_ in exits.by_entry.items()
        if exit_.reached is not None
    }
    found = dict[EntryId, Depth]()
    for entry, stood in _DEPTHS.of(told).items():
        if stood is not None:
            old = told[entry].structure
            index, share = stood
            row = index if old is structure else follows(old, structure, index)
            there = row < len(structure) and structure[row].id == old[index].id
            found[entry] = row, share if there else 0
    return found


def by_depth(
    exits: Exits, known: Mapping[EntryId, Depth]
) -> Iterator[tuple[Depth, int, list[Member]]]:
    """Each hand with its depth, latest first; no hand comes out deeper than the one after it."""
    least = max((known[entry] for entry in exits.by_entry if entry in known), default=(0, 0))
    for hand, out in latest_first(exits):
        least = min([least, *(known[entry] for entry, _ in out if entry in known)])
        yield least, hand, out


def _depth_of(_entry: EntryId, reached: Reached) -> Depth | None:
    reading = read(reached.structure, reached.clock, reached.at)
    return None if reading is None else (reading.index, _share(reading))


_DEPTHS: Final = MemoEach(_depth_of)


def _share(reading: Reading) -> int:
    hands = hands_of(reading.period)
    if hands is not None and reading.hands is not None:
        played, whole = hands - reading.hands, hands
    else:
        whole = length(reading.period)
        played = whole - reading.left
    return min(WHOLE, max(0, played * WHOLE // max(1, whole)))


def follows(old: Structure, new: Structure, index: int) -> int:
    """The index of an old period in the new structure, else of the next one kept, else the end."""
    rows = {period.id: row for row, period in enumerate(new)}
    found = (rows[period.id] for period in old[index:] if period.id in rows)
    return next(found, len(new))
