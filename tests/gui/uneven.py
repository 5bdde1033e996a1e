"""A floor of five tables, two of them full, where the plan has several moves."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, NameBigBlind
from tdconsole.domain.room.balancing import Planned, plan
from tdconsole.domain.values import TableNo
from tdconsole.gui.console.engine.watch import Watch
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import SystemTime, create
from tests.gui.boards import ROME
from tests.gui.houses import begin

PLAYERS: Final = 45
OUT: Final = ((1, 4), (2, 3), (3, 3))
"""At which table how many went out."""


@contextmanager
def uneven(path: Path) -> Iterator[Watch]:
    with create(path / "club.house") as house:
        tournament = begin(house.session)
        for number in range(1, PLAYERS):
            person = Newcomer(name=f"Player {number:02}")
            house.session.submit(tournament, RegisterEntry(person=person))
        house.session.submit(tournament, DrawSeats())
        house.session.submit(tournament, StartClock())
        watch = Watch(house.session, tournament, catalogue("en", ROME), SystemTime())
        for table, players in OUT:
            bust(watch, table, players)
        try:
            yield watch
        finally:
            watch.close()
            watch.deleteLater()


def bust(watch: Watch, table: int, players: int = 1) -> None:
    """One hand each."""
    for _ in range(players):
        there = watch.state.play.seating.tables[TableNo(table)].players
        assert watch.do(EliminatePlayers(hand=(Bust(entry=there[min(there)]),)))


def know(watch: Watch, *tables: int) -> None:
    """The next big blind sits on the first seat."""
    for table in map(TableNo, tables):
        seat = min(watch.state.play.seating.tables[table].players)
        assert watch.do(NameBigBlind(table=table, seat=seat))


def planned(watch: Watch) -> tuple[Planned, ...]:
    return plan(watch.state, watch.now())
