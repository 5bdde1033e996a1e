"""Refunds on paper: a slip each, or the list of all with its sums."""

from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.cash import method_name
from tdconsole.printing.entry.receipt import BETWEEN, draw_payments
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import LARGE, LARGE_ERASED, STRONG, TEXT, money
from tdconsole.printing.paper.listing import Frame, Listing, entry_cell, name_of
from tdconsole.printing.paper.roster import Group, Line, Roster, Sums
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.entry.receipt import Refund, RefundList

_ROW: Final = 28.0


def print_refund_slips(refunds: RefundList, frame: Frame, to: Path | BinaryIO) -> int:
    """Print each slip on a page, or piece of a roll, of its own; `NothingToPrint` if none."""
    if not refunds.refunds:
        raise NothingToPrint
    listing = Listing(frame, "desk", frame.words.gettext("Refund"), refunds.event, each=True)
    for refund in refunds.refunds:
        listing.flow.go_on()
        _draw_slip(refund, refunds.currency, Bill(listing.flow), frame.words)
        listing.tick(1, len(refunds.refunds))
    return listing.deliver(to)


def _draw_slip(refund: Refund, currency: str, bill: Bill, words: Catalogue) -> None:
    bill.text(name_of(words, refund.name), LARGE_ERASED if refund.name is None else LARGE)
    entry = words.gettext("Entry {entry}", entry=refund.entry)
    bill.text(BETWEEN.join((*([refund.country] if refund.country else []), entry)), TEXT, 4)
    bill.note(_when(words, refund), 4)
    bill.skip(10)
    bill.rule()
    bill.skip(4)
    draw_payments(refund.payments, currency, bill, words)
    bill.total(words.gettext("Given back"), money(words, refund.amount, currency))
    bill.sign(words.gettext("Received"), words.gettext("Paid by"))
    bill.keep()


def print_refund_list(refunds: RefundList, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the list, and return the number of pages; `NothingToPrint` without a refund."""
    words, currency = frame.words, refunds.currency
    if not refunds.refunds:
        raise NothingToPrint
    figures = (
        Figure(words.gettext("Refunds"), words.number(len(refunds.refunds))),
        Figure(words.gettext("Given back"), money(words, refunds.total, currency)),
    )
    listing = Listing(frame, "desk", words.gettext("Refund list"), refunds.event, figures)
    columns = (
        Column(words.gettext("Entry"), 36, right=True),
        Column(words.gettext("Name"), 170, 80, type=STRONG),
        Column(words.gettext("Amount"), 70, 50, right=True, type=STRONG),
        Column(words.gettext("Method"), 90),
        Column(words.gettext("Signature"), 130, None, written=True),
    )
    sums = Sums(
        columns=(2,),
        written=lambda amount: money(words, Money(amount), currency),
        carried=words.gettext("Carried forward"),
        brought=words.gettext("Brought forward"),
        total=words.gettext("Total"),
    )
    row = 0.0 if listing.narrow else _ROW
    roster = Roster(listing.flow, columns, narrow=listing.narrow, row=row, sums=sums)
    for refund in refunds.refunds:
        cells = (
            entry_cell(listing, refund.entry),
            name_of(words, refund.name),
            money(words, refund.amount, currency),
            ", ".join(dict.fromkeys(method_name(words, one.method) for one in refund.payments)),
            "",
        )
        roster.add(Group([Line(cells, _when(words, refund), (refund.amount,))]))
        listing.tick(1, len(refunds.refunds))
    roster.end()
    return listing.deliver(to)


def _when(words: Catalogue, refund: Refund) -> str:
    said = (words.moment(refund.at), refund.till, refund.by)
    return BETWEEN.join(one for one in said if one)
