"""The players of a season's final, with their stacks, to be signed for at the desk."""

from pathlib import Path
from typing import BinaryIO

from tdconsole.i18n.eliminations.standings import place
from tdconsole.i18n.season.words import (
    final_words,
    points_digits,
    points_words,
    stack_words,
    too_many_words,
)
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import STRONG, TEXT
from tdconsole.printing.paper.listing import Frame, Listing, name_of
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.season.qualifying import Qualifiers


def print_qualifiers(found: Qualifiers, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the list, and return the number of pages; `NothingToPrint` if nobody qualifies."""
    if not found.rows:
        raise NothingToPrint
    words = frame.words
    say = words.pgettext
    figures = (
        Figure(say("season", "Players"), words.number(len(found.rows))),
        Figure(words.gettext("Chips"), words.number(found.chips)),
        Figure(say("season", "As of"), words.day(found.as_of)),
    )
    listing = Listing(frame, "season", say("season", "The final"), found.name, figures)
    bill = Bill(listing.flow)
    said = (final_words(words, found.final), stack_words(words, found.final))
    bill.text(" ".join(said), TEXT)
    if found.too_many:
        bill.text(too_many_words(words, found.too_many), STRONG)
    bill.skip(10)
    bill.keep()
    columns = (
        Column(say("poker", "Place"), 44, 34, right=True, type=STRONG),
        Column(words.gettext("Name"), 240, 92, type=STRONG),
        Column(say("season", "Points"), 70, None, right=True),
        Column(say("poker", "Stack"), 80, 64, right=True, type=STRONG),
        Column("", 20, None, box=True),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow)
    listing.flow.put(roster.heads())
    digits = points_digits(one.points for one in found.rows)
    for row in found.rows:
        cells = (
            place(words, row.place, row.shared_by),
            name_of(words, row.name),
            points_words(words, row.points, digits),
            words.number(row.stack),
            "",
        )
        roster.add(Group([Line(cells)]))
        listing.tick(1, len(found.rows))
    return listing.deliver(to)
