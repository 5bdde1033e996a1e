"""The order in which the tables will be broken, as posted."""

from tdconsole.domain.room.breaking import breaking_order as in_order
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Record, TableNo
from tdconsole.projections.engine.titles import title_of


class TableInOrder(Record, kw_only=True):
    table: TableNo
    players: int


class BreakingOrder(Record, kw_only=True):
    """The order, first to break first; the last table is where everybody comes together."""

    event: str
    tables: tuple[TableInOrder, ...]


def breaking_order(tournament: Tournament) -> BreakingOrder:
    """The order of the tables in use."""
    tables = tournament.play.seating.tables
    return BreakingOrder(
        event=title_of(tournament),
        tables=tuple(
            TableInOrder(table=no, players=len(tables[no].players)) for no in in_order(tournament)
        ),
    )
