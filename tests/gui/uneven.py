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
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import SystemTime, create
from tests.gui.boards import ROME
from tests.gui.houses import begin

PLAYERS: Final = 45
OUT: Final = ((1, 4), (2, 3), (3, 3))
"""At which table how many went out."""


@contextmanager
def uneven(path: Path) -> Iterator[TournamentView]:
    with create(path / "club.house") as house:
        tournament = begin(house.session)
        for number in range(1, PLAYERS):
            person = Newcomer(name=f"Player {number:02}")
            house.session.submit(tournament, RegisterEntry(person=person))
        house.session.submit(tournament, DrawSeats())
        house.session.submit(tournament, StartClock())
        view = TournamentView(house.session, tournament, catalogue("en", ROME), SystemTime())
        for table, players in OUT:
            bust(view, table, players)
        try:
            yield view
        finally:
            view.close()
            view.deleteLater()


def bust(view: TournamentView, table: int, players: int = 1) -> None:
    """One hand each."""
    for _ in range(players):
        there = view.state.play.seating.tables[TableNo(table)].players
        assert view.do(EliminatePlayers(hand=(Bust(entry=there[min(there)]),)))


def know(view: TournamentView, *tables: int) -> None:
    """The next big blind sits on the first seat."""
    for table in map(TableNo, tables):
        seat = min(view.state.play.seating.tables[table].players)
        assert view.do(NameBigBlind(table=table, seat=seat))


def planned(view: TournamentView) -> tuple[Planned, ...]:
    return plan(view.state, view.now())
