"""Balancing: how many players move from which table to which, so that no table is too short.

No plan moves fewer players and leaves all tables within the tolerance. Who moves, and to which seat,
is decided in `balancing`.
"""

from bisect import bisect_right, insort
from collections.abc import Callable, Iterable, Mapping
from heapq import heapify, heappop, heapreplace
from itertools import chain
from operator import itemgetter
from typing import Final, NamedTuple, Self

from tdconsole.domain.rules.values import BalanceSource, Tolerance
from tdconsole.domain.values import TableNo

MANY: Final = 20
"""Above this number of tables, the next full one is found by its number (WSOP 67)."""


class Size(NamedTuple):
    """A table's players, and the most it could have."""

    table: TableNo
    players: int
    room: int
    turn: int = 0
    """When the table breaks, lower meaning sooner."""


class Sizes(NamedTuple):
    """The sizes of all tables to balance, with the totals that are asked for all the time."""

    by_players: Mapping[int, Mapping[TableNo, Size]]
    """Tables by their number of players, so that a bust only moves one from group to group."""
    tables: int
    players: int
    room: int
    least_room: int
    """The smallest number of seats at any table."""

    @property
    def every(self) -> Iterable[Size]:
        return chain.from_iterable(same.values() for same in self.by_players.values())

    @property
    def most(self) -> int:
        return max(self.by_players, default=0)

    @property
    def fewest(self) -> int:
        return min(self.by_players, default=0)

    def without(self, one: Size) -> Self:
        same = dict(self.by_players[one.players])
        del same[one.table]
        by_players = dict(self.by_players) | {one.players: same}
        if not same:
            del by_players[one.players]
        return self._replace(
            by_players=by_players,
            tables=self.tables - 1,
            players=self.players - one.players,
            room=self.room - one.room,
        )

    def with_(self, one: Size) -> Self:
        same = self.by_players.get(one.players, {})
        return self._replace(
            by_players={**self.by_players, one.players: {**same, one.table: one}},
            tables=self.tables + 1,
            players=self.players + one.players,
            room=self.room + one.room,
            least_room=min(self.least_room, one.room) if self.tables else one.room,
        )


def together(every: Iterable[Size]) -> Sizes:
    by_players: dict[int, dict[TableNo, Size]] = {}
    rooms: list[int] = []
    for one in every:
        by_players.setdefault(one.players, {})[one.table] = one
        rooms.append(one.room)
    return Sizes(
        by_players=by_players,
        tables=len(rooms),
        players=sum(players * len(same) for players, same in by_players.items()),
        room=sum(rooms),
        least_room=min(rooms, default=0),
    )


class Transfer(NamedTuple):
    """One player from table to table."""

    source: TableNo
    target: TableNo


def most_apart(tolerance: Iterable[Tolerance], tables: int) -> int:
    """The most by which two tables may differ, with this many of them."""
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
    """The transfers, always from the fullest table to the shortest with a free seat.

    Of equally short ones the table that breaks last comes first: its newcomer is not moved again so
    soon. No other order needs fewer moves: each takes one from a table that has too many, or gives
    one to a table that has too few.
    """
    most, fewest = sizes.most, sizes.fewest
    if most - fewest <= apart:
        return ()
    enough, too_few = fewest + apart, most - apart
    by_players = sizes.by_players.items()
    givers = [one for players, same in by_players if players > enough for one in same.values()]
    full: _Heap | _Circle
    if rule == "next_full_table":
        full = _Circle(givers, by_number=sizes.tables > MANY)
    else:
        full = _Heap(givers, moved if rule == "largest_then_least_moved" else None)
    shortest = [
        (players, -one.turn, one.table, one.room)
        for players, same in by_players
        if players < too_few
        for one in same.values()
        if players < one.room
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
    """The givers, fullest first, then the one that breaks first or whose player moved least."""

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
    """The full tables in a circle, by number or by breaking order."""

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
