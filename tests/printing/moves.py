"""Moves as a test prints them, with the longest names."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.values import DrawNo, EntryId, Seat, SeatNo, TableNo
from tdconsole.projections.room.move_slips import MoveSlip
from tdconsole.projections.room.moves_sheet import MoveRow, MovesSheet
from tdconsole.projections.room.redraw_sheet import RedrawSheet, TableDrawn
from tests.domain.floor import at
from tests.printing.lists import somebody
from tests.printing.read_again import FOOTER

PROOF: Final = "TDC1 " + "3F9A1C77D2E04B58" * 12 + " 3 1042 112 4"
MOVE: Final = MoveSlip(
    event="Spring Main Event",
    at=FOOTER.printed,
    entry=EntryId(12),
    name="Zoè Çelik",
    country="ITA",
    source=TableNo(41),
    source_seat=SeatNo(2),
    target=TableNo(117),
    seat=SeatNo(5),
    barred="small_blind_to_button",
    cites=("TDA-2024 11-A", "TDA-2024 10-A"),
)
UNKNOWN: Final = replace(
    MOVE,
    entry=None,
    name=None,
    country=None,
    source_seat=None,
    seat=None,
    seats=(SeatNo(3), SeatNo(6), SeatNo(8)),
)


def broken(players: int) -> tuple[MoveSlip, ...]:
    """The slips of the players of table 14, which is broken."""
    return tuple(
        replace(
            MOVE,
            entry=row.entry,
            name=row.name,
            source=TableNo(14),
            source_seat=row.source.seat,
            target=row.target.table,
            seat=row.target.seat,
            why="broken",
            proof=f"{PROOF}:{row.entry}",
        )
        for row in moves_of(players, broken=14).rows
        if row.source is not None
    )


def moves_of(players: int, broken: int | None = None) -> MovesSheet:
    """Moves: three from each table, or everybody from the broken one."""
    return MovesSheet(
        event="Spring Main Event",
        at=FOOTER.printed,
        broken=None if broken is None else TableNo(broken),
        rows=tuple(
            row(n, at(broken or 1 + n // 3, n % 9 + 1), at(50 + n, n % 9 + 1))
            for n in range(1, players + 1)
        ),
    )


def redraw_of(players: int, tables: int) -> RedrawSheet:
    each = -(-players // tables)
    numbers = list(range(1, players + 1))
    return RedrawSheet(
        event="Spring Main Event",
        at=FOOTER.printed,
        draw=DrawNo(12),
        tables=tuple(
            TableDrawn(
                table=TableNo(table),
                button=SeatNo(2),
                players=tuple(
                    row(n, at(60 + n % 7, n % 9 + 1), at(table, place))
                    for place, n in enumerate(numbers[(table - 1) * each : table * each], 1)
                ),
            )
            for table in range(1, tables + 1)
        ),
    )


def row(number: int, source: Seat, target: Seat) -> MoveRow:
    return MoveRow(
        entry=EntryId(number),
        name=somebody(number),
        country="PL",
        source=source,
        target=target,
    )
