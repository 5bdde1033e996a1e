"""The race sheet: for each table of a colour-up, room to write odd chips and winners."""

from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.chips.race_sums import rounded
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.chips.race_words import race_title, steps_of
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import BOLD, STRONG, TEXT, Type
from tdconsole.printing.paper.listing import Frame, Listing, name_of
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.chips.race_board import RaceSheet, RaceTable

_ROW: Final = 20.0
_ABOVE: Final = 20.0
_HEAD: Final = 32.0
"""The height of a table's head, above its lines."""
_BLANK: Final = 6
_SEAT: Final = Type(BOLD, 11.0)


def print_race_sheet(sheet: RaceSheet, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the sheets, and return the pages; `NothingToPrint` if no table is left to race."""
    if not sheet.tables:
        raise NothingToPrint
    words = frame.words
    figures = [Figure(words.gettext("Tables"), words.number(len(sheet.tables)))]
    if sheet.bring:
        bring = sum(sheet.bring.get(table.table, 0) for table in sheet.tables)
        figures.append(Figure(words.pgettext("race", "New chips to bring"), words.number(bring)))
    elif sheet.whole:
        most = sum(_most(sheet, table) for table in sheet.tables)
        figures.append(Figure(words.pgettext("race", "New chips at most"), words.number(most)))
    listing = Listing(
        frame, "chips", race_title(words, sheet.exchange), sheet.event, tuple(figures)
    )
    bill = Bill(listing.flow)
    for nth, step in enumerate(steps_of(words, sheet), 1):
        bill.long_text(step, TEXT, 4, mark=f"{nth}.  ")
    bill.skip(_ABOVE)
    bill.keep()
    columns = (
        Column(words.pgettext("poker", "Seat"), 30, 24, right=True, type=_SEAT),
        Column(words.gettext("Name"), 170, 84, type=STRONG),
        Column(words.pgettext("race", "Odd chips"), 60, 44, written=True),
        Column(words.pgettext("race", "Cards"), 110, None, written=True),
        Column(words.pgettext("race", "New chip"), 40, 30, box=True),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow, row=_ROW)
    groups = [_group(frame, sheet, table, narrow=listing.narrow) for table in sheet.tables]
    over, first = roster.heads(), roster.pieces(groups[0])
    if listing.flow.fits(over.height + _HEAD + sum(piece.height for piece in first)):
        listing.flow.put(over)
    for group in groups:
        roster.add(group)
        listing.tick(1, len(sheet.tables))
    return listing.deliver(to)


def _most(sheet: RaceSheet, table: RaceTable) -> int:
    """The most new chips, if everybody has as many odd ones as possible."""
    odd = table.players * (sheet.whole - 1)
    up = sheet.method == "round_up_all"
    return table.players if up else rounded(odd, sheet.whole, sheet.rounding)


def _group(frame: Frame, sheet: RaceSheet, table: RaceTable, *, narrow: bool) -> Group:
    words = frame.words
    lines = [
        Line((str(one.seat or ""), name_of(words, one.name), "", "", "")) for one in table.seats
    ]
    title = words.pgettext("poker", "Table {table}", table=table.table)
    again = words.gettext("{table}, continued", table=title)
    return Group(lines, title, "" if narrow else _sums(words, sheet, table), again)


def _sums(words: Catalogue, sheet: RaceSheet, table: RaceTable) -> str:
    """The sums to fill in, if there is room."""
    blank = "_" * _BLANK
    odd = words.gettext("odd chips in all {blank}", blank=blank)
    new = words.gettext("new ones {blank}", blank=blank)
    bring = sheet.bring.get(table.table)
    if bring is not None:
        number = words.number(bring)
        new = words.gettext("new ones {blank} (bring {number})", blank=blank, number=number)
    elif sheet.whole:
        most = words.number(_most(sheet, table))
        new = words.gettext("new ones {blank} (at most {most})", blank=blank, most=most)
    return f"{odd}   {new}"
