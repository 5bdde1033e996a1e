"""The order in which the tables will be broken: against that in which they open."""

from tdconsole.domain.state import Tournament
from tdconsole.domain.values import Record, TableNo


class TableInOrder(Record, kw_only=True):
    table: TableNo
    players: int


class BreakingOrder(Record, kw_only=True):
    """The first is broken first; the last is where the others come together."""

    event: str
    tables: tuple[TableInOrder, ...]


def breaking_order(tournament: Tournament) -> BreakingOrder:
    """The highest number first, where the terms name no order of opening."""
    opening = {table: turn for turn, table in enumerate(tournament.terms.tables)}
    playing = [table for table in tournament.play.seating.tables.values() if table.players]

    def turn(table: TableNo) -> tuple[int, int]:
        return opening.get(table, len(opening)), table

    playing.sort(key=lambda table: turn(table.no), reverse=True)
    return BreakingOrder(
        event=tournament.setup.name,
        tables=tuple(TableInOrder(table=table.no, players=len(table.players)) for table in playing),
    )
