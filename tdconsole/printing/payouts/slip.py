"""The slip signed for a prize, a bounty or a refund, each on its own piece of paper."""

from functools import partial
from pathlib import Path
from typing import BinaryIO

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.payouts.log import due_words
from tdconsole.printing.entry.receipt import BETWEEN, draw_payments
from tdconsole.printing.paper.bill import HERO, Bill, capital
from tdconsole.printing.paper.lettering import LARGE, LARGE_ERASED, STRONG, TEXT, money
from tdconsole.printing.paper.listing import Frame, name_of
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.slips import Counterfoil, Slip, Slips
from tdconsole.printing.payouts.words import prize_of, slip_number
from tdconsole.projections.payouts.paid_out import PaidOut
from tdconsole.projections.payouts.slips import PayoutSlip


def print_payout_slips(slips: tuple[PayoutSlip, ...], frame: Frame, to: Path | BinaryIO) -> int:
    """Print the slips, three to a sheet or one to a piece of a roll; `NothingToPrint` if none.

    Labels are too small to sign on, so A4 is used instead.
    """
    if not slips:
        raise NothingToPrint
    words = frame.words
    laid = Slips(frame, "prizes", words.gettext("Payout slip"), len(slips))
    for slip in slips:
        laid.add(_slip(slip, words))
    return laid.deliver(to)


def _slip(slip: PayoutSlip, words: Catalogue) -> Slip:
    paid = slip.paid
    return Slip(
        kind=words.gettext("Payout slip"),
        number=slip_number(words, paid),
        event=slip.event,
        who=partial(_draw_player, slip, words),
        said=partial(_draw_money, slip, words),
        below=partial(_draw_foot, slip, words),
        counterfoil=Counterfoil(
            name=name_of(words, slip.name),
            lines=(_whose(words, slip), paid_for(words, slip), words.moment(paid.at)),
            label=way_of_money(words, paid),
            amount=money(words, paid.net, slip.currency),
            signed=words.pgettext("payout", "Player"),
        ),
        band=words.pgettext("payout", "Void") if slip.void else "",
    )


def _whose(words: Catalogue, slip: PayoutSlip) -> str:
    entry = words.gettext("Entry {entry}", entry=slip.paid.entry)
    return BETWEEN.join((*([slip.country] if slip.country else []), entry))


def _draw_player(slip: PayoutSlip, words: Catalogue, bill: Bill) -> None:
    paid = slip.paid
    if slip.again:
        bill.text(words.pgettext("payout", "Printed again"), STRONG)
        bill.skip(8)
    bill.text(name_of(words, slip.name), LARGE_ERASED if slip.name is None else LARGE)
    bill.text(_whose(words, slip), TEXT, 4)
    bill.text(paid_for(words, slip), STRONG, 4)
    if slip.beside:
        before = words.listed([str(number) for number in slip.beside])
        bill.text(words.gettext("After slip {numbers}: the difference", numbers=before), TEXT, 4)
    facts = (words.moment(paid.at), paid.till, paid.by)
    bill.note(BETWEEN.join(fact for fact in facts if fact), 4)


def _draw_money(slip: PayoutSlip, words: Catalogue, bill: Bill) -> None:
    paid, currency = slip.paid, slip.currency
    if paid.withheld:
        bill.pair(words.pgettext("prize", "Gross"), money(words, paid.gross, currency))
        bill.pair(words.pgettext("prize", "Withheld"), money(words, paid.withheld, currency))
    draw_payments(paid.payments, currency, bill, words)
    bill.rule(heavy=True)
    bill.skip(12)
    bill.outcome(way_of_money(words, paid), money(words, paid.net, currency), LARGE, HERO)


def _draw_foot(slip: PayoutSlip, words: Catalogue, bill: Bill) -> None:
    bill.skip(4)
    if slip.void:
        bill.long_text(
            words.gettext("This slip is no longer valid: the payment was undone."), STRONG
        )
    bill.sign(words.pgettext("payout", "Player"), words.pgettext("payout", "Cashier"))


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
