"""The slip signed for a prize, a bounty or a refund, each on its own piece of paper."""

from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.payouts.log import due_words
from tdconsole.printing.entry.receipt import BETWEEN, draw_payments
from tdconsole.printing.paper.bill import Bill, capital
from tdconsole.printing.paper.lettering import LARGE, LARGE_ERASED, STRONG, TEXT, Type, money
from tdconsole.printing.paper.listing import Frame, Listing, name_of
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PAPERS
from tdconsole.printing.payouts.words import prize_of, slip_number
from tdconsole.projections.payouts.paid_out import PaidOut
from tdconsole.projections.payouts.slips import PayoutSlip

_NUMBER: Final = Type(LARGE.face, 16.0)
_NET: Final = Type(LARGE.face, 20.0)


def print_payout_slips(slips: tuple[PayoutSlip, ...], frame: Frame, to: Path | BinaryIO) -> int:
    """Print each slip on a page, or piece of a roll, of its own; `NothingToPrint` if none.

    Labels are too small to sign on, so A4 is used instead.
    """
    if not slips:
        raise NothingToPrint
    words = frame.words
    if frame.paper.kind == "labels":
        frame = frame._replace(paper=PAPERS["a4"])
    title = words.gettext("Payout slip")
    listing = Listing(frame, "prizes", title, slips[0].event, each=True)
    for slip in slips:
        listing.flow.go_on()
        _draw(slip, Bill(listing.flow), words)
        listing.tick(1, len(slips))
    return listing.deliver(to)


def _draw(slip: PayoutSlip, bill: Bill, words: Catalogue) -> None:
    paid, currency = slip.paid, slip.currency
    if slip.void:
        bill.band(words.pgettext("payout", "Void"))
        bill.skip(6)
    bill.text(slip_number(words, paid), _NUMBER)
    if slip.again:
        bill.text(words.pgettext("payout", "Printed again"), STRONG, 3)
    bill.skip(8)
    bill.text(name_of(words, slip.name), LARGE_ERASED if slip.name is None else LARGE)
    entry = words.gettext("Entry {entry}", entry=paid.entry)
    bill.text(BETWEEN.join((*([slip.country] if slip.country else []), entry)), TEXT, 4)
    bill.text(paid_for(words, slip), STRONG, 4)
    if slip.beside:
        before = words.listed([str(number) for number in slip.beside])
        bill.text(words.gettext("After slip {numbers}: the difference", numbers=before), TEXT, 4)
    facts = (words.moment(paid.at), paid.till, paid.by)
    bill.note(BETWEEN.join(fact for fact in facts if fact), 4)
    bill.skip(8)
    bill.rule(heavy=True)
    bill.skip(4)
    if paid.withheld:
        bill.pair(words.pgettext("prize", "Gross"), money(words, paid.gross, currency))
        bill.pair(words.pgettext("prize", "Withheld"), money(words, paid.withheld, currency))
    draw_payments(paid.payments, currency, bill, words)
    bill.rule(heavy=True)
    bill.skip(12)
    bill.outcome(way_of_money(words, paid), money(words, paid.net, currency), LARGE, _NET)
    bill.skip(4)
    if slip.void:
        bill.long_text(
            words.gettext("This slip is no longer valid: the payment was undone."), STRONG
        )
    bill.sign(words.pgettext("payout", "Player"), words.pgettext("payout", "Cashier"))
    bill.keep()


def paid_for(words: Catalogue, slip: PayoutSlip) -> str:
    if slip.deal:
        return words.pgettext("payout", "Share of the deal")
    if slip.place is None:
        return capital(due_words(words, slip.paid.due))
    return prize_of(words, slip.place, slip.shared_by)


def way_of_money(words: Catalogue, paid: PaidOut) -> str:
    if paid.back:
        return words.pgettext("payout", "Given back")
    return words.pgettext("payout", "Paid out")
