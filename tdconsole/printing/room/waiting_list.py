"""The alternates, in the order in which they get a seat."""

from pathlib import Path
from typing import BinaryIO

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import STRONG
from tdconsole.printing.paper.listing import Frame, Listing, entry_cell, name_of
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.room.waiting_list import WaitingList, WaitingRow


def print_waiting_list(waiting: WaitingList, event: str, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the list, and return the number of pages; `NothingToPrint` if nobody waits."""
    words, line = frame.words, waiting.rows
    if not line:
        raise NothingToPrint
    figures = (Figure(words.gettext("Waiting"), words.number(len(line))),)
    listing = Listing(frame, "floor", words.gettext("Waiting list"), event, figures)
    columns = (
        Column(words.pgettext("waiting list", "No."), 30, 22, right=True, type=STRONG),
        Column(words.gettext("Name"), 200, 110, type=STRONG),
        Column(words.gettext("Country"), 44),
        Column(words.gettext("Entry"), 40, right=True),
        Column(words.pgettext("waiting list", "Called"), 150),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow, wall=True)
    for nth, one in enumerate(line, 1):
        cells = (
            words.number(nth),
            name_of(words, one.name),
            one.country or "",
            entry_cell(listing, one.entry),
            _called(words, one),
        )
        roster.add(Group([Line(cells)]))
        listing.tick(1, len(line))
    return listing.deliver(to)


def _called(words: Catalogue, one: WaitingRow) -> str:
    said = []
    if one.called is not None:
        time = words.time_of_day(one.called)
        said.append(words.gettext("called at {time}", time=time))
    if one.passed:
        said.append(
            words.ngettext("passed over {number} time", "passed over {number} times", one.passed)
        )
    return "  ·  ".join(said)
