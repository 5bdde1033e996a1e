"""The seats after a redraw: by table, and with several tables also by name; for the wall."""

from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.flow import Flow
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import BOLD, STRONG, Type
from tdconsole.printing.paper.listing import Frame, name_of, sheet_of
from tdconsole.printing.paper.parts import Parts
from tdconsole.printing.paper.roster import WALL, Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.room.moves_sheet import areas_by_name, list_by_name, place
from tdconsole.projections.room.redraw_sheet import RedrawSheet, TableDrawn

_FINAL: Final = 1.7
"""The final table is read from afar."""
_ONE_AREA: Final = 24
"""The most players in one column."""
_SEAT: Final = Type(BOLD, 11.0)


def print_redraw_sheet(sheet: RedrawSheet | None, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the sheet, and return the number of pages; `NothingToPrint` without a redraw."""
    if sheet is None or not sheet.tables:
        raise NothingToPrint
    words, players = frame.words, sheet.players
    title = words.gettext("Final table") if sheet.is_final_table else words.gettext("Redraw")
    parts = Parts(sheet_of(frame, title), "floor")
    areas = 1 if len(players) <= _ONE_AREA else 2
    flow = parts.begin(title, sheet.event, _figures(sheet, words), areas)
    scale = _FINAL if sheet.is_final_table and areas == 1 and not parts.narrow else WALL
    _list_by_table(flow, sheet, frame, narrow=parts.narrow, scale=scale)
    if not sheet.is_final_table:
        by_name = words.gettext("Redraw by name")
        areas = areas_by_name(len(players))
        flow = parts.begin(by_name, sheet.event, _figures(sheet, words), areas)
        list_by_name(flow, players, words, narrow=parts.narrow)
    return parts.deliver(to)


def _figures(sheet: RedrawSheet, words: Catalogue) -> tuple[Figure, ...]:
    figures = [Figure(words.gettext("Players"), words.number(len(sheet.players)))]
    if not sheet.is_final_table:
        figures.append(Figure(words.gettext("Tables"), words.number(len(sheet.tables))))
    if sheet.draw is not None:
        figures.append(Figure(words.pgettext("redraw", "Draw"), words.number(sheet.draw)))
    figures.append(Figure(words.pgettext("moves", "At"), words.moment(sheet.at)))
    return tuple(figures)


def _list_by_table(
    flow: Flow, sheet: RedrawSheet, frame: Frame, *, narrow: bool, scale: float
) -> None:
    words = frame.words
    columns = (
        Column(words.pgettext("poker", "Seat"), 30, 24, right=True, type=_SEAT),
        Column(words.gettext("Name"), 150, 110, type=STRONG),
        Column(words.gettext("Country"), 36),
        Column(words.pgettext("moves", "From"), 34, 30),
    )
    roster = Roster(flow, columns, narrow=narrow, scale=scale, wall=scale == WALL)
    for done, table in enumerate(sheet.tables, 1):
        roster.add(_group(table, words))
        if frame.progress is not None:
            frame.progress(done, len(sheet.tables))


def _group(table: TableDrawn, words: Catalogue) -> Group:
    button = words.pgettext("poker", "Button")
    lines = [
        Line(
            (
                str(row.target.seat),
                name_of(words, row.name),
                row.country or "",
                place(row.source),
            ),
            button if row.target.seat == table.button else "",
        )
        for row in table.players
    ]
    title = words.pgettext("poker", "Table {table}", table=table.table)
    said = words.ngettext("{number} player", "{number} players", len(lines))
    if table.button is not None:
        said = words.gettext("Button at seat {seat}", seat=table.button)
    return Group(lines, title, said, words.gettext("{table}, continued", table=title))
