"""Refunds on paper: a slip each, or the list of all with its sums."""

from functools import partial
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
from tdconsole.printing.paper.slips import Counterfoil, Slip, Slips
from tdconsole.projections.entry.receipt import Refund, RefundList

_ROW: Final = 28.0


def print_refund_slips(refunds: RefundList, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the slips, three to a sheet or one to a piece of a roll; `NothingToPrint` if none."""
    if not refunds.refunds:
        raise NothingToPrint
    words = frame.words
    laid = Slips(frame, "desk", words.gettext("Refund"), len(refunds.refunds))
    for refund in refunds.refunds:
        laid.add(_slip(refund, refunds, words))
    return laid.deliver(to)


def _slip(refund: Refund, of: RefundList, words: Catalogue) -> Slip:
    return Slip(
        kind=words.gettext("Refund"),
        number="",
        event=of.event,
        who=partial(_draw_player, refund, words),
        said=partial(_draw_money, refund, of.currency, words),
        below=partial(_draw_signatures, words),
        counterfoil=Counterfoil(
            name=name_of(words, refund.name),
            lines=(_whose(words, refund), words.moment(refund.at)),
            label=words.gettext("Given back"),
            amount=money(words, refund.amount, of.currency),
            signed=words.gettext("Received"),
        ),
    )


def _whose(words: Catalogue, refund: Refund) -> str:
    entry = words.gettext("Entry {entry}", entry=refund.entry)
    return BETWEEN.join((*([refund.country] if refund.country else []), entry))


def _draw_player(refund: Refund, words: Catalogue, bill: Bill) -> None:
    bill.text(name_of(words, refund.name), LARGE_ERASED if refund.name is None else LARGE)
    bill.text(_whose(words, refund), TEXT, 4)
    bill.note(_when(words, refund), 4)


def _draw_money(refund: Refund, currency: str, words: Catalogue, bill: Bill) -> None:
    draw_payments(refund.payments, currency, bill, words)
    bill.total(words.gettext("Given back"), money(words, refund.amount, currency))


def _draw_signatures(words: Catalogue, bill: Bill) -> None:
    bill.sign(words.gettext("Received"), words.gettext("Paid by"))


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
