"""Players put on the seats that the file tells, in an order in which all of them can sit down."""

from collections.abc import Iterator
from itertools import count
from typing import Protocol

from tdconsole.domain.language.commands.floor import MovePlayer, SwapPlayers
from tdconsole.domain.language.commands.seating import OpenTables, SeatEntry
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.state.tournament import Seating, Tournament
from tdconsole.domain.values import EntryId, Millis, Seat, SeatNo, TableNo
from tdconsole.imports.td3.chairs import Chairs
from tdconsole.session import Answer, Done


class Floor(Protocol):
    """The tournament as far as it was brought, and what is done there."""

    @property
    def now(self) -> Millis: ...

    @property
    def state(self) -> Tournament: ...

    def do(self, command: Command) -> Answer: ...


class SeatingDown:
    def __init__(self, floor: Floor, chairs: Chairs, reason: str) -> None:
        self._floor, self._chairs, self._reason = floor, chairs, reason
        self._entries: dict[str, EntryId] = {}
        self._players: dict[EntryId, str] = {}
        self.guessed = 0
        """How often somebody had to leave a seat for another before it is known where to."""
        self.without: list[str] = []
        """Those of whom no seat is known."""

    def enter(self, player: str, entry: EntryId) -> None:
        self._entries[player] = entry
        self._players[entry] = player

    @property
    def _seating(self) -> Seating:
        return self._floor.state.play.seating

    def sit_down(self, player: str) -> None:
        """Give a player without a seat the one known now, or if none is any that is free."""
        entry = self._entries[player]
        if entry in self._seating.of or entry in self._floor.state.exits.by_entry:
            return
        seat = self._chairs.known(player, self._floor.now)
        if seat is None:
            self.without.append(player)
            seat = next(self._free())
        self.sit(player, seat)

    def sit(self, player: str, seat: Seat) -> bool:
        """Put a player on this seat; who sits there moves on."""
        entry = self._entries[player]
        if entry in self._floor.state.exits.by_entry or self._seating.of.get(entry) == seat:
            return True
        self._open(seat.table)
        there = self._seating.at(seat)
        if there is not None:
            if self._swapped(entry, there):
                return True
            self._move_on(there, seat)
        return isinstance(self._floor.do(self._seated(entry, seat)), Done)

    def _seated(self, entry: EntryId, seat: Seat) -> Command:
        if entry in self._seating.of:
            return MovePlayer(entry=entry, seat=seat)
        return SeatEntry(entry=entry, seat=seat, reason=self._reason)

    def _swapped(self, entry: EntryId, there: EntryId) -> bool:
        """Whether the two change seats: the other's next one is the one that becomes free."""
        mine = self._seating.of.get(entry)
        if mine is None:
            return False
        following = self._next_seat(there)
        if following not in {mine, None} and self._seating.at(following) is None:
            return False
        self.guessed += following != mine
        return isinstance(self._floor.do(SwapPlayers(entry=entry, other=there)), Done)

    def _move_on(self, entry: EntryId, seat: Seat) -> None:
        """Move somebody to where the file has them next, else to any free seat."""
        following = self._next_seat(entry)
        if following is None or following == seat or self._seating.at(following):
            following = next(free for free in self._free() if free != seat)
        self.guessed += 1
        self._open(following.table)
        self._floor.do(MovePlayer(entry=entry, seat=following))

    def _next_seat(self, entry: EntryId) -> Seat | None:
        here = self._seating.of.get(entry)
        return self._chairs.next_of(self._players[entry], self._floor.now, here)

    def _free(self) -> Iterator[Seat]:
        """The free seats, table by table, with a new table after all others."""
        state, seating = self._floor.state, self._seating
        tables = sorted(seating.tables)
        after = (TableNo(no) for no in count(1) if no not in seating.tables)
        for table in (*tables, next(after)):
            for number in range(1, state.setup.seats_per_table + 1):
                seat = Seat(table=table, seat=SeatNo(number))
                if seating.at(seat) is None:
                    yield seat

    def _open(self, table: TableNo) -> None:
        known = self._seating.tables.get(table)
        if known is None or not (known.opened or known.players):
            self._floor.do(OpenTables(tables=(table,)))
