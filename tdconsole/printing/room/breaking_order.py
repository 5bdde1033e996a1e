"""The order in which the tables will be broken, for the wall."""

from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import BOLD, Type
from tdconsole.printing.paper.listing import Frame, Listing
from tdconsole.printing.paper.roster import WALL, Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.room.breaking_order import BreakingOrder

_SIZES: Final = ((16, 1, 2.0), (44, 2, 1.5), (0, 3, WALL))
"""Up to this many tables, in this many areas, at this scale; the last is for any number."""
_NARROW: Final = 1.3
_TABLE: Final = Type(BOLD, 11.0)


def print_breaking_order(order: BreakingOrder, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the order, and return the number of pages; `NothingToPrint` without a table."""
    words, tables = frame.words, order.tables
    if not tables:
        raise NothingToPrint
    figures = (
        Figure(words.gettext("Tables"), words.number(len(tables))),
        Figure(words.gettext("Players"), words.number(sum(one.players for one in tables))),
    )
    areas, scale = next(
        (areas, scale) for most, areas, scale in _SIZES if len(tables) <= most or not most
    )
    title = words.gettext("Breaking order")
    listing = Listing(frame, "floor", title, order.event, figures, areas=areas)
    columns = (
        Column(words.pgettext("breaking order", "Turn"), 50, 50, right=True),
        Column(words.pgettext("poker", "Table"), 60, 50, right=True, type=_TABLE),
        Column("", 1 if areas > 1 else 140, None),
    )
    if listing.narrow:
        scale = _NARROW
    roster = Roster(listing.flow, columns, narrow=listing.narrow, scale=scale)
    for nth, one in enumerate(tables, 1):
        turn = words.gettext("stays") if nth == len(tables) else words.number(nth)
        roster.add(Group([Line((turn, str(one.table), ""))]))
        listing.tick(1, len(tables))
    return listing.deliver(to)
