"""The last moves on one sheet: by the table left, and if there are many also by name."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.values import Seat, TableNo
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.flow import Flow
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import BOLD, STRONG, Type
from tdconsole.printing.paper.listing import Frame, name_of, sheet_of
from tdconsole.printing.paper.parts import Parts
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.room.seating_by_name import list_key, listed
from tdconsole.projections.room.moves_sheet import MoveRow, MovesSheet

FEW: Final = 12
"""The number of moves that can be found without an alphabet."""
_LARGE: Final = 1.4
_ONE_AREA: Final = 30

_TO: Final = Type(BOLD, 11.0)


def print_moves_sheet(sheet: MovesSheet | None, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the sheet, and return the number of pages; `NothingToPrint` without a move."""
    if sheet is None:
        raise NothingToPrint
    words, rows = frame.words, sheet.rows
    title = words.gettext("Moves")
    parts = Parts(sheet_of(frame, title), "floor")
    figures = move_figures(sheet, words)
    flow = parts.begin(title, sheet.event, figures)
    done, of = 0, len(rows)
    roster = by_place(flow, of, words, narrow=parts.narrow)
    for _, leaving in groupby(rows, key=_left):
        group = list(leaving)
        roster.add(_of_table(group, words, narrow=parts.narrow))
        done += len(group)
        if frame.progress is not None:
            frame.progress(done, of)
    if of > FEW:
        areas = areas_by_name(of)
        flow = parts.begin(words.gettext("Moves by name"), sheet.event, figures, areas)
        list_by_name(flow, rows, words, narrow=parts.narrow)
    return parts.deliver(to)


def move_figures(sheet: MovesSheet, words: Catalogue) -> tuple[Figure, ...]:
    moved = Figure(words.gettext("Players"), words.number(len(sheet.rows)))
    since = Figure(words.pgettext("moves", "At"), words.moment(sheet.at))
    if sheet.broken is None:
        return moved, since
    broken = Figure(words.pgettext("moves", "Broken table"), str(sheet.broken))
    return broken, moved, since


def by_place(flow: Flow, rows: int, words: Catalogue, *, narrow: bool) -> Roster:
    """The roster; a few moves are set large, to be read at arm’s length."""
    scale = _LARGE if rows <= FEW and not narrow else 1.0
    return Roster(flow, columns(words, narrow=narrow), narrow=narrow, scale=scale)


def areas_by_name(rows: int) -> int:
    return 1 if rows <= _ONE_AREA else 2


def columns(words: Catalogue, *, narrow: bool) -> tuple[Column, ...]:
    return (
        Column(words.pgettext("moves", "From"), 34, 30),
        Column(words.gettext("Name"), 220, 90, type=STRONG),
        Column(words.gettext("Country"), 44),
        Column(words.gettext("Entry"), 40, right=True),
        Column(words.pgettext("poker", "Table"), 46, 26 if narrow else 46, right=True, type=_TO),
        Column(words.pgettext("poker", "Seat"), 40, 24 if narrow else 40, right=True, type=_TO),
    )


def line(row: MoveRow, words: Catalogue, *, narrow: bool) -> Line:
    entry = str(row.entry)
    return Line(
        (
            place(row.source),
            name_of(words, row.name),
            row.country or "",
            words.gettext("Entry {entry}", entry=entry) if narrow else entry,
            str(row.target.table),
            str(row.target.seat),
        )
    )


def place(seat: Seat | None) -> str:
    return "–" if seat is None else f"{seat.table}-{seat.seat}"


def list_by_name(flow: Flow, rows: Iterable[MoveRow], words: Catalogue, *, narrow: bool) -> None:
    """List the moves by family name, with erased players last."""
    name = Column(words.gettext("Name"), 150, 80, type=STRONG)
    source, _, _, _, table, seat = columns(words, narrow=narrow)
    by_name = sorted(rows, key=lambda row: list_key(row, words.language))
    roster = Roster(flow, (name, source, table, seat), narrow=narrow, wall=True)
    for row in by_name:
        said = listed(row, words.gettext("erased"))
        cells = said, place(row.source), str(row.target.table), str(row.target.seat)
        roster.add(Group([Line(cells)]))


def _left(row: MoveRow) -> TableNo | None:
    return None if row.source is None else row.source.table


def _of_table(rows: Sequence[MoveRow], words: Catalogue, *, narrow: bool) -> Group:
    lines, table = [line(row, words, narrow=narrow) for row in rows], _left(rows[0])
    if table is None:
        return Group(lines)
    title = words.pgettext("poker", "Table {table}", table=table)
    return Group(
        lines,
        title,
        words.ngettext("{number} leaves", "{number} leave", len(lines)),
        words.gettext("{table}, continued", table=title),
    )
