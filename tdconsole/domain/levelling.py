"""From which table to which: the fewest moves that bring all of them within the tolerance."""

from bisect import bisect_right, insort
from collections.abc import Callable, Iterable
from heapq import heapify, heappop, heapreplace
from operator import itemgetter
from typing import Final, NamedTuple

from tdconsole.domain.rulebook import BalanceSource, Tolerance
from tdconsole.domain.values import TableNo

MANY: Final = 20
"""With more tables than these the next full table is found by its number (WSOP 67)."""


class Size(NamedTuple):
    """Of a table: who plays there, and who could at most."""

    table: TableNo
    players: int
    room: int
    turn: int = 0
    """When it breaks: the lower the sooner."""


class Sizes(NamedTuple):
    """Of all tables that are levelled, and what is asked of them all the time."""

    every: tuple[Size, ...]
    players: int
    room: int
    most: int
    fewest: int
    least_room: int
    """At the table with the fewest seats."""


def together(every: Iterable[Size]) -> Sizes:
    every = tuple(every)
    there = [one.players for one in every]
    rooms = [one.room for one in every]
    return Sizes(
        every=every,
        players=sum(there),
        room=sum(rooms),
        most=max(there, default=0),
        fewest=min(there, default=0),
        least_room=min(rooms, default=0),
    )


class Transfer(NamedTuple):
    """One player from here to there."""

    source: TableNo
    target: TableNo


def most_apart(tolerance: Iterable[Tolerance], tables: int) -> int:
    """By how many players one table may have more than another, with so many of them."""
    for step in sorted(tolerance, key=lambda one: -one.above):
        if tables > step.above:
            return step.most
    return 1


def transfers(
    sizes: Sizes,
    apart: int,
    rule: BalanceSource = "largest_then_break_order",
    moved: Callable[[TableNo], int] = lambda _table: 0,
) -> tuple[Transfer, ...]:
    """Always from the fullest to the shortest with a free seat.

    Of equally short ones the table that breaks last comes first: its newcomer is not moved again
    so soon. Nothing is gained in any other order: each move takes one from a table that has too
    many, or gives one to a table that has too few.
    """
    if sizes.most - sizes.fewest <= apart:
        return ()
    enough = sizes.fewest + apart
    givers = [one for one in sizes.every if one.players > enough]
    full: _Heap | _Circle
    if rule == "next_full_table":
        full = _Circle(givers, by_number=len(sizes.every) > MANY)
    else:
        full = _Heap(givers, moved if rule == "largest_then_least_moved" else None)
    too_few = sizes.most - apart
    shortest = [
        (one.players, -one.turn, one.table, one.room)
        for one in sizes.every
        if one.players < too_few and one.players < one.room
    ]
    heapify(shortest)
    found: list[Transfer] = []
    while shortest and full.most - shortest[0][0] > apart:
        fewest, late, target, room = shortest[0]
        found.append(Transfer(source=full.give(target, -late), target=target))
        if fewest + 1 < room:
            heapreplace(shortest, (fewest + 1, late, target, room))
        else:
            heappop(shortest)
    return tuple(found)


class _Heap:
    """The fullest first, of equal ones the one that breaks first, or whose player moved least."""

    def __init__(self, givers: Iterable[Size], moved: Callable[[TableNo], int] | None) -> None:
        self._heap = [
            (-one.players, 0 if moved is None else moved(one.table), one.turn, one.table)
            for one in givers
        ]
        heapify(self._heap)

    @property
    def most(self) -> int:
        return -self._heap[0][0]

    def give(self, _target: TableNo, _turn: int) -> TableNo:
        fewer, moved, turn, table = self._heap[0]
        heapreplace(self._heap, (fewer + 1, moved, turn, table))
        return table


class _Circle:
    """The full ones in the order of their numbers, or of breaking; after the last the first."""

    def __init__(self, givers: Iterable[Size], *, by_number: bool) -> None:
        self._by_number = by_number
        self._full: dict[int, list[tuple[int, TableNo]]] = {}
        for one in givers:
            place = one.table if by_number else one.turn
            self._full.setdefault(one.players, []).append((place, one.table))
        for places in self._full.values():
            places.sort()
        self.most = max(self._full)

    def give(self, target: TableNo, turn: int) -> TableNo:
        """The next one after the short table."""
        places = self._full[self.most]
        after = target if self._by_number else turn
        place = places.pop(bisect_right(places, after, key=itemgetter(0)) % len(places))
        insort(self._full.setdefault(self.most - 1, []), place)
        if not places:
            self.most -= 1
        return place[1]
