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
from tdconsole.domain.values import TableNo, TournamentId
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import Session, SystemTime, create
from tests.gui.boards import ROME
from tests.gui.houses import begin
from tests.line.evening import Acting, AtDesk, at_desk

PLAYERS: Final = 45
OUT: Final = ((1, 4), (2, 3), (3, 3))
"""At which table how many went out."""


@contextmanager
def uneven_house(path: Path) -> Iterator[tuple[Session, TournamentId]]:
    with create(path / "club.house") as house:
        tournament = begin(house.session)
        for number in range(1, PLAYERS):
            person = Newcomer(name=f"Player {number:02}")
            house.session.submit(tournament, RegisterEntry(person=person))
        house.session.submit(tournament, DrawSeats())
        house.session.submit(tournament, StartClock())
        yield house.session, tournament


@contextmanager
def uneven(path: Path) -> Iterator[AtDesk]:
    with (
        uneven_house(path) as (session, tournament),
        at_desk(session, tournament, catalogue("en", ROME), SystemTime()) as desk,
    ):
        empty_some(desk)
        yield desk


def empty_some(view: Acting) -> None:
    for table, players in OUT:
        bust(view, table, players)


def bust(view: Acting, table: int, players: int = 1) -> None:
    """One hand each."""
    for _ in range(players):
        there = view.state.play.seating.tables[TableNo(table)].players
        assert view.do(EliminatePlayers(hand=(Bust(entry=there[min(there)]),)))


def know(view: Acting, *tables: int) -> None:
    """The next big blind sits on the first seat."""
    for table in map(TableNo, tables):
        seat = min(view.state.play.seating.tables[table].players)
        assert view.do(NameBigBlind(table=table, seat=seat))


def planned(view: Acting) -> tuple[Planned, ...]:
    return plan(view.state, view.now())
