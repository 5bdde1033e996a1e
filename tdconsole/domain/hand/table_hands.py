"""How far each table is with a hand-for-hand hand, and what has to wait for them."""

from collections.abc import Iterable

from tdconsole.domain.hand.blinds import LEAST
from tdconsole.domain.language.rejections.bubble import HandForHandOn, TablesStillDeal
from tdconsole.domain.state.table_play import HandForHand
from tdconsole.domain.state.tournament import Play, Tournament
from tdconsole.domain.values import TableNo, TableTask

_NAMED = 5
"""Name at most this many tables."""


def playing(tournament: Tournament) -> tuple[TableNo, ...]:
    """The tables where a hand can be dealt."""
    tables = tournament.play.seating.tables
    return tuple(sorted(no for no, table in tables.items() if len(table.players) >= LEAST))


def yet_to_report(play: Play, board: HandForHand) -> list[tuple[TableNo, TableTask]]:
    """The tables still to report this hand, by number; an empty table has nothing to report."""
    tables, tasks = play.seating.tables, board.tasks
    found: list[tuple[TableNo, TableTask]] = []
    for number in board.tables:
        task = tasks.get(number, "dealing")
        if task != "done" and (table := tables.get(number)) is not None and table.players:
            found.append((number, task))
    return found


def on_fault(tournament: Tournament) -> HandForHandOn | None:
    """A refusal to touch the clock while hand-for-hand play moves it."""
    if tournament.play.board is None:
        return None
    return HandForHandOn(cite=tournament.rules.next_hand.cite)


def dealing_fault(
    tournament: Tournament, tables: Iterable[TableNo] | None = None
) -> TablesStillDeal | None:
    """A refusal to move anybody in mid-hand, at these tables or at any."""
    play = tournament.play
    if play.board is None:
        return None
    asked = None if tables is None else set(tables)
    waits = [no for no, _ in yet_to_report(play, play.board) if asked is None or no in asked]
    return still_deal(waits) if waits else None


def still_deal(tables: list[TableNo], cite: str | None = None) -> TablesStillDeal:
    others = max(0, len(tables) - _NAMED)
    return TablesStillDeal(tables=tuple(tables[:_NAMED]), others=others, cite=cite)
