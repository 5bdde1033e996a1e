"""An evening with a real trail, on which players change their seats."""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace

from tdconsole.domain.language.commands.draw import RedrawSeats
from tdconsole.domain.language.commands.floor import BreakTable
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import Chips, EntryId, Seat, SeatNo, TableNo
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.session import Done, Session
from tdconsole.session.gathering import gathered
from tests.session.floor import CREATION, Desk, Room, room

SEATS = 9


class Evening(Desk):
    """Players at tables of nine, and the room's clock to turn."""

    def __init__(self, session: Session, there: Room, players: int) -> None:
        made = session.submit(None, replace(CREATION, seats_per_table=SEATS, stack=Chips(20_000)))
        assert isinstance(made, Done)
        super().__init__(session, made.tournament)
        self.time = there.time
        self.seat_and_start(players)

    @property
    def trail(self) -> tuple[TrailStep, ...]:
        return tuple(self.session.timeline(self.id).trail())

    @property
    def source(self) -> PaperSource:
        return gathered(self.session, self.id, "last-slips")

    def at(self, table: int) -> list[int]:
        """By seat."""
        players = self.state.play.seating.tables[TableNo(table)].players
        return [players[seat] for seat in sorted(players)]

    def open(self, table: int) -> Seat:
        players = self.state.play.seating.tables[TableNo(table)].players
        free = next(n for n in range(1, SEATS + 1) if SeatNo(n) not in players)
        return Seat(table=TableNo(table), seat=SeatNo(free))

    def send(self, entry: int, table: int) -> tuple[Seat, Seat]:
        """Where the player leaves, and where to."""
        both = self.seat_of(entry), self.open(table)
        self.move(entry, both[1])
        return both

    def thin(self, table: int, left: int) -> None:
        """Bust players until only this many are left at the table."""
        for entry in self.at(table)[left:]:
            self.bust(entry)

    def shatter(self, table: int) -> dict[EntryId, Seat]:
        """The table is broken; from which seat each goes."""
        players = self.state.play.seating.tables[TableNo(table)].players
        sources = {entry: Seat(table=TableNo(table), seat=seat) for seat, entry in players.items()}
        self.do(BreakTable(table=TableNo(table)))
        return sources

    def redraw(self) -> dict[EntryId, Seat]:
        """From which seat each goes."""
        sources = dict(self.state.play.seating.of)
        self.do(RedrawSeats(reason="a fresh start"))
        return sources

    def undo(self) -> None:
        self.do(Undo())


@contextmanager
def evening(players: int = 21) -> Iterator[Evening]:
    with room() as there:
        yield Evening(there.session(), there, players)
