"""The seats after the last redraw, the seats before it, and the buttons drawn."""

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import DrawNo, Instant, Record, SeatNo, TableNo
from tdconsole.projections.engine.titles import title_of
from tdconsole.projections.people.names import People
from tdconsole.projections.room.moves_sheet import MoveRow, Moving, row_of


class TableDrawn(Record, kw_only=True):
    table: TableNo
    players: tuple[MoveRow, ...]
    """The players by seat."""
    button: SeatNo | None


class RedrawSheet(Record, kw_only=True):
    event: str
    at: Instant
    draw: DrawNo | None
    tables: tuple[TableDrawn, ...]

    @property
    def players(self) -> tuple[MoveRow, ...]:
        return tuple(player for table in self.tables for player in table.players)

    @property
    def is_final_table(self) -> bool:
        return len(self.tables) == 1


def redraw_sheet(tournament: Tournament, people: People, redrawn: Moving) -> RedrawSheet:
    """The sheet; players who busted since are still on it, as it documents the draw."""
    tables: dict[TableNo, list[MoveRow]] = {}
    for move in sorted(redrawn.moves, key=lambda move: move.target):
        row = row_of(tournament, people, move)
        tables.setdefault(move.target.table, []).append(row)
    return RedrawSheet(
        event=title_of(tournament),
        at=redrawn.at,
        draw=redrawn.draw,
        tables=tuple(
            TableDrawn(
                table=table,
                players=tuple(players),
                button=tournament.play.buttons.get(table),
            )
            for table, players in tables.items()
        ),
    )
