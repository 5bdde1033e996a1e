"""The count sheet: each seat by table with its player, boxes for the chips, and the sum."""

from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import BOLD, STRONG, Type
from tdconsole.printing.paper.listing import Frame, Listing, name_of
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.chips.count_sheet import CountSheet
from tdconsole.projections.room.seating_list import TableThere

_ROW: Final = 22.0
_MOST: Final = 7
"""Boxes for this many kinds of chips, the largest: next to them the small ones count for little."""
_SEAT: Final = Type(BOLD, 11.0)


def print_count_sheet(sheet: CountSheet, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the sheet, and return the number of pages; `NothingToPrint` if nobody is seated."""
    if not sheet.tables:
        raise NothingToPrint
    words = frame.words
    players = sum(len(table.players) for table in sheet.tables)
    figures = (
        Figure(words.gettext("Tables"), words.number(len(sheet.tables))),
        Figure(words.gettext("Players"), words.number(players)),
        Figure(words.gettext("Chips in play"), words.number(sheet.in_play)),
    )
    listing = Listing(frame, "chips", words.gettext("Chip count"), sheet.event, figures)
    chips = sheet.chips[-_MOST:]
    columns = (
        Column(words.pgettext("poker", "Seat"), 30, 24, right=True, type=_SEAT),
        Column(words.gettext("Name"), 130, 84, type=STRONG),
        *(Column(words.number(chip), 36, None, written=True) for chip in chips),
        Column(words.gettext("Total"), 80, 70, written=True),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow, row=_ROW)
    for table in sheet.tables:
        roster.add(_group(frame, table, len(chips)))
        listing.tick(1, len(sheet.tables))
    return listing.deliver(to)


def _group(frame: Frame, table: TableThere, boxes: int) -> Group:
    """The table's occupied seats, and a line for their sum."""
    words, blank = frame.words, ("",) * (boxes + 1)
    lines = [Line((str(one.seat), name_of(words, one.name), *blank)) for one in table.players]
    lines.append(Line(("", words.gettext("Table’s sum"), *blank)))
    head = words.pgettext("poker", "Table {table}", table=table.table)
    count = words.ngettext("{number} player", "{number} players", len(table.players))
    again = words.gettext("{table}, continued", table=head)
    return Group(lines, head, count, again)
