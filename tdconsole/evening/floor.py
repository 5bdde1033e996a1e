"""Running the floor that evening: busts, and tables balanced and broken in time."""

from random import Random
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, NameBigBlind
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.commands.wanted import Advised
from tdconsole.domain.room.waiting import waiting
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Millis, TableNo, TournamentId
from tdconsole.evening.past import Past
from tdconsole.projections.advice import TableCanBreak, TablesNotLevel, advice
from tdconsole.session import Done, Session

WALK: Final = Millis(4_000)
"""The time between two moves being keyed in."""
DOUBT: Final = Millis(30_000)
TIED: Final = Chips(14_200)


class Floor:
    """The floor; time is counted from the start of the clock."""

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
        """Wait until the clock has run this long; anything late is done at once."""
        self._at = max(self._at, Millis(clock + self._stood))

    def wait(self, millis: Millis) -> None:
        self._at = Millis(self._at + millis)

    def stand_still(self, millis: Millis) -> None:
        """Pause the clock for this long."""
        self._stood = Millis(self._stood + millis)
        self.wait(millis)

    def seat_who_waits(self) -> None:
        """Seat those waiting: all tables were full, so another one opens."""
        if waiting(self._state):
            self.do(DrawSeats(word="ritardo"))

    # Hands

    def one_out(self) -> None:
        self.do(EliminatePlayers(hand=(Bust(entry=self._somebody(self._a_table())),)))
        self._settle()

    def two_out(self) -> None:
        """Bust two players in one hand with equal stacks: they share the place."""
        players = self._players(self._a_table(least=3))
        both = self.dice.sample(players, 2)
        self.do(EliminatePlayers(hand=tuple(Bust(entry=one, stack=TIED) for one in both)))
        self._settle()

    def out_in_doubt(self) -> None:
        """Bust a player, undo it in doubt, and redo it."""
        self.do(EliminatePlayers(hand=(Bust(entry=self._somebody(self._a_table())),)))
        self.wait(DOUBT)
        self.do(Undo())
        self.wait(DOUBT)
        self.do(Redo())
        self._settle()

    def out_and_short(self) -> None:
        """Bust a player at the smallest table, and leave it short."""
        self.do(EliminatePlayers(hand=(Bust(entry=self._somebody(self._smallest())),)))

    # Tables

    def _settle(self) -> None:
        """Follow the advice on tables, naming buttons where it asks for them."""
        while True:
            due = advice(self._state, self._session.now())
            wanted = next(
                (one for one in due if isinstance(one, TableCanBreak | TablesNotLevel)), None
            )
            if wanted is None:
                return
            self.wait(WALK)
            if isinstance(wanted, TablesNotLevel) and wanted.moves[0].asks:
                for table in wanted.moves[0].asks:
                    players = sorted(self._state.play.seating.tables[table].players)
                    self.do(NameBigBlind(table=table, seat=self.dice.choice(players)))
            elif wanted.proposal is not None:
                advised = Advised(advice=type(wanted).__name__, cite=wanted.cite)
                self.do(replace(wanted.proposal, advised=advised))

    def _sizes(self) -> dict[TableNo, int]:
        """The sizes in table order, so that chance falls the same each time."""
        tables = self._state.play.seating.tables
        return {no: len(tables[no].players) for no in sorted(tables) if tables[no].players}

    def _smallest(self) -> TableNo:
        """The smallest table; of several the highest number, which would be broken next."""
        sizes = self._sizes()
        return min(sizes, key=lambda no: (sizes[no], -no))

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
