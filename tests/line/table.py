"""Lines as they are read at a desk, and the twelve players they are about."""

from typing import Any, Final

from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.values import EntryId, Seat, SeatNo, TableNo
from tdconsole.line.grammar import read
from tdconsole.line.read import Line
from tdconsole.line.typing.line_context import Desk, Looking
from tdconsole.line.typing.reading import Reading
from tests.line.evening import AtDesk

ROSSI: Final = EntryId(1)
SMITH: Final = EntryId(4)


class Table:
    """The reader of lines, and the twelve players it reads about."""

    def __init__(self, view: Any, line: Line | None = None) -> None:
        self.view: AtDesk = view
        self.line = line or self.view.line

    def read(self, line: str) -> Reading:
        return self.line.read(line)

    def seat(self, entry: EntryId) -> Seat:
        return self.view.state.play.seating.of[entry]

    def at(self, entry: EntryId) -> str:
        seat = self.seat(entry)
        return f"{seat.table}-{seat.seat}"

    def beside(self, entry: EntryId) -> EntryId:
        """Somebody else at the same table."""
        of = self.view.state.play.seating.of
        return next(e for e in of if e != entry and of[e].table == of[entry].table)

    def free(self, table: int) -> list[Seat]:
        there = self.view.state.play.seating.tables[TableNo(table)].players
        seats = [SeatNo(number) for number in range(1, 10)]
        return [Seat(table=TableNo(table), seat=seat) for seat in seats if seat not in there]

    def out(self, *entries: EntryId) -> None:
        for entry in entries:
            assert self.view.do(EliminatePlayers(hand=(Bust(entry=entry),)))

    def until(self, left: int, keep: EntryId) -> None:
        """Out one by one, as many as stay at the table of this one."""
        of, table = self.view.state.play.seating.of, self.seat(keep).table
        there = [e for e in of if of[e].table == table]
        for entry in [e for e in of if e not in there]:
            target = self.free(table)
            if len(self.view.state.play.seating.tables[of[entry].table].players) > 1:
                self.out(entry)
            else:
                assert self.view.do(MovePlayer(entry=entry, seat=target[0]))
        there = [e for e in self.view.state.play.seating.of if e != keep]
        self.out(*there[: self.view.state.left - left])


def ready(reading: Reading) -> Any:
    assert (reading.mood, reading.sentence) == ("ready", reading.sentence)
    return reading.request


def do(table: Table, *lines: str) -> None:
    for line in lines:
        assert table.view.do(ready(table.read(line)))


def typed(view: Looking, line: str) -> Reading:
    return read(line, Desk(view))


def lines(reading: Reading) -> list[str]:
    return [offer.line for offer in reading.offers]
