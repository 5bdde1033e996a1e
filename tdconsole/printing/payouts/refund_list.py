"""The refunds of a cancelled tournament, with the case that applies and lines to sign."""

from pathlib import Path
from typing import BinaryIO, Final, assert_never

from tdconsole.domain.prizes.refunds import Case
from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import REGULAR, STRONG, Type, money
from tdconsole.printing.paper.listing import Frame, Listing, name_of, to_sign_on
from tdconsole.printing.paper.roster import Group, Line, Roster, Sums
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.payouts.words import how_paid, slip_number, unbroken
from tdconsole.projections.payouts.refunds import CancelledRefund, CancelledRefunds

CITE: Final = "GB Annullamento tornei"

_ROW: Final = 28.0
_PAID: Final = Type(REGULAR, 8.0)


def print_cancelled_refunds(
    refunds: CancelledRefunds | None, frame: Frame, to: Path | BinaryIO
) -> int:
    """Print the list, and return the number of pages; `NothingToPrint` without a refund."""
    if refunds is None or not refunds.rows:
        raise NothingToPrint
    words, currency = frame.words, refunds.currency
    say = words.gettext
    figures = (
        Figure(say("Refunds"), words.number(len(refunds.rows))),
        Figure(words.pgettext("refund", "To give back"), money(words, refunds.total, currency)),
        *(
            [
                Figure(
                    words.pgettext("refund", "Of it for heads"),
                    money(words, refunds.heads, currency),
                )
            ]
            if refunds.heads
            else []
        ),
        Figure(
            words.pgettext("refund", "Stays with the house"), money(words, refunds.kept, currency)
        ),
    )
    title = say("Refunds of the tournament called off")
    listing = Listing(to_sign_on(frame), "prizes", title, refunds.event, figures)
    bill = Bill(listing.flow)
    bill.text(case_words(words, refunds.case))
    bill.note(CITE, 4)
    bill.skip(10)
    bill.keep()
    sums = Sums(
        columns=(3,),
        written=lambda amount: money(words, Money(amount), currency),
        carried=say("Carried forward"),
        brought=say("Brought forward"),
        total=say("Total"),
    )
    roster = Roster(listing.flow, _columns(words), narrow=False, row=_ROW, sums=sums)
    listing.flow.put(roster.heads())
    for row in refunds.rows:
        roster.add(Group([_line(words, row, currency)]))
        listing.tick(1, len(refunds.rows))
    roster.end()
    return listing.deliver(to)


def case_words(words: Catalogue, case: Case) -> str:
    say = words.gettext
    match case:
        case "nobody_out":
            return say("Nobody was out: everybody gets back all that was paid.")
        case "before_the_money":
            return say(
                "Somebody was out, nobody in the money: every player still in gets back the fees "
                "and a part of the pool, half of it in equal parts, half by chips."
            )
        case "in_the_money":
            return say(
                "In the money: every player still in gets back the fees, the lowest prize that "
                "was open, and of the other open prizes a part, half in equal parts, half by "
                "chips."
            )
        case _:
            assert_never(case)


def _columns(words: Catalogue) -> tuple[Column, ...]:
    return (
        Column(words.gettext("Entry"), 34, right=True),
        Column(words.gettext("Name"), 160, type=STRONG),
        Column(words.pgettext("paper", "ID"), 12, None, box=True),
        Column(words.gettext("Amount"), 74, right=True, type=STRONG),
        Column(words.pgettext("prize", "Paid"), 90, written=True, type=_PAID, lines=3),
        Column(words.gettext("Signature"), 120, None, written=True),
    )


def _line(words: Catalogue, row: CancelledRefund, currency: str) -> Line:
    cells = (
        str(row.entry),
        name_of(words, row.name),
        "",
        money(words, row.amount, currency),
        how_paid(words, row.slips),
        "",
    )
    slips = [unbroken(slip_number(words, slip)) for slip in row.slips[-1:]]
    return Line(
        cells, BETWEEN.join((*([row.country] if row.country else []), *slips)), (row.amount,)
    )
