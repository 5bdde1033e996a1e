"""Whoever runs the floor that evening: players out, tables kept level and broken in time."""

from random import Random
from typing import Final

from tdconsole.domain.commands import (
    Bust,
    DrawSeats,
    EliminatePlayers,
    MovePlayer,
    Redo,
    Request,
    Undo,
)
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import Chips, EntryId, Millis, Seat, SeatNo, TableNo, TournamentId
from tdconsole.domain.waiting import waiting
from tdconsole.evening.past import Past
from tdconsole.session import Done, Session

WALK: Final = Millis(4_000)
"""Between two moves as they are keyed in."""
DOUBT: Final = Millis(30_000)
TIED: Final = Chips(14_200)


class Floor:
    """Time is counted from the clock's start, which was so long ago."""

    def __init__(self, session: Session, time: Past, started: Millis) -> None:
        self.dice: Final = Random(started)  # noqa: S311 -- nothing is drawn by it
        self._session = session
        self._time = time
        self._started = started
        self._at = Millis(-started)
        self._stood = Millis(0)
        self._tournament: TournamentId | None = None

    @property
    def tournament(self) -> TournamentId:
        if self._tournament is None:
            raise TypeError
        return self._tournament

    def do(self, request: Request) -> None:
        self._time.go_to(Millis(self._started - self._at))
        answer = self._session.submit(self._tournament, request)
        if not isinstance(answer, Done):
            raise TypeError(answer)
        self._tournament = answer.tournament

    def wait_until(self, clock: Millis) -> None:
        """Until the clock has run so long; what is late already is done at once."""
        self._at = max(self._at, Millis(clock + self._stood))

    def wait(self, millis: Millis) -> None:
        self._at = Millis(self._at + millis)

    def stand_still(self, millis: Millis) -> None:
        """The clock is paused meanwhile."""
        self._stood = Millis(self._stood + millis)
        self.wait(millis)

    def seat_who_waits(self) -> None:
        """All tables were full: another one opens."""
        if waiting(self._state):
            self.do(DrawSeats(word="ritardo"))

    # Hands

    def one_out(self) -> None:
        self.do(EliminatePlayers(hand=(Bust(entry=self._somebody(self._a_table())),)))
        self._settle()

    def two_out(self) -> None:
        """In one hand, with as many chips: they share the place."""
        players = self._players(self._a_table(least=3))
        both = self.dice.sample(players, 2)
        self.do(EliminatePlayers(hand=tuple(Bust(entry=one, stack=TIED) for one in both)))
        self._settle()

    def out_in_doubt(self) -> None:
        """Was it really this one? It was."""
        self.do(EliminatePlayers(hand=(Bust(entry=self._somebody(self._a_table())),)))
        self.wait(DOUBT)
        self.do(Undo())
        self.wait(DOUBT)
        self.do(Redo())
        self._settle()

    def out_and_short(self) -> None:
        """At the smallest table, and nobody has been moved there yet."""
        self.do(EliminatePlayers(hand=(Bust(entry=self._somebody(self._smallest())),)))

    # Tables

    def _settle(self) -> None:
        """A table is broken when the others can take its players; no table is two short."""
        while True:
            sizes = self._sizes()
            if self._state.left <= (len(sizes) - 1) * self._state.setup.seats_per_table:
                self._break(self._smallest())
            elif max(sizes.values()) - min(sizes.values()) >= 2:
                fullest = max(sizes, key=lambda table: (sizes[table], -table))
                self._move(self._somebody(fullest), self._smallest())
            else:
                return

    def _break(self, table: TableNo) -> None:
        for player in self._players(table):
            self._move(player, self._smallest(but=table))

    def _move(self, player: EntryId, to: TableNo) -> None:
        self.wait(WALK)
        taken = self._state.play.seating.tables[to].players
        every = range(1, self._state.setup.seats_per_table + 1)
        seat = self.dice.choice([SeatNo(no) for no in every if SeatNo(no) not in taken])
        self.do(MovePlayer(entry=player, seat=Seat(table=to, seat=seat)))

    def _sizes(self) -> dict[TableNo, int]:
        """In the tables' order, so that chance falls alike each time."""
        tables = self._state.play.seating.tables
        return {no: len(tables[no].players) for no in sorted(tables) if tables[no].players}

    def _smallest(self, but: TableNo | None = None) -> TableNo:
        """Of several alike the one with the highest number: it would be broken next."""
        sizes = self._sizes()
        return min((no for no in sizes if no != but), key=lambda no: (sizes[no], -no))

    def _a_table(self, least: int = 2) -> TableNo:
        sizes = {no: players for no, players in self._sizes().items() if players >= least}
        return self.dice.choices(list(sizes), list(sizes.values()))[0]

    def _players(self, table: TableNo) -> list[EntryId]:
        return sorted(self._state.play.seating.tables[table].players.values())

    def _somebody(self, table: TableNo) -> EntryId:
        return self.dice.choice(self._players(table))

    @property
    def _state(self) -> Tournament:
        state = self._session.state(self.tournament)
        if state is None:
            raise TypeError
        return state
