"""The players who get more or have to give back, each with a line to sign."""

from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.payouts.log import due_words
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.lettering import STRONG, money
from tdconsole.printing.paper.listing import Frame, Listing, name_of, to_sign_on
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.payouts.owed_back import Difference, OwedBack

_ROW: Final = 28.0


def print_owed_back(sheet: OwedBack, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the sheet, and return the pages; `NothingToPrint` if all was paid as owed."""
    if not sheet.back and not sheet.more:
        raise NothingToPrint
    words = frame.words
    listing = Listing(to_sign_on(frame), "prizes", words.gettext("Payouts to correct"), sheet.event)
    roster = Roster(listing.flow, _columns(words), narrow=False, row=_ROW)
    parts = (
        (words.gettext("To give back"), sheet.back),
        (words.gettext("Still owed"), sheet.more),
    )
    for head, differences in parts:
        if differences:
            total = money(words, Money(sum(one.amount for one in differences)), sheet.currency)
            lines = [_line(words, one, sheet.currency) for one in differences]
            again = words.gettext("{table}, continued", table=head)
            roster.add(Group(lines, head, total, again))
            listing.tick(len(differences), len(sheet.back) + len(sheet.more))
    return listing.deliver(to)


def _columns(words: Catalogue) -> tuple[Column, ...]:
    return (
        Column(words.pgettext("poker", "Place"), 32, right=True),
        Column(words.gettext("Name"), 150, 90, type=STRONG),
        Column(words.pgettext("payout", "Owed now"), 70, right=True),
        Column(words.pgettext("payout", "Was paid"), 70, right=True),
        Column(words.gettext("Difference"), 74, 58, right=True, type=STRONG),
        Column(words.gettext("Signature"), 110, None, written=True),
    )


def _line(words: Catalogue, row: Difference, currency: str) -> Line:
    cells = (
        "–" if row.place is None else words.number(row.place),
        name_of(words, row.name),
        money(words, row.gross, currency),
        money(words, row.paid, currency),
        money(words, row.amount, currency),
        "",
    )
    entry = words.gettext("Entry {entry}", entry=row.entry)
    said = (row.country or "", entry, due_words(words, row.due))
    return Line(cells, BETWEEN.join(one for one in said if one))
