"""A person's receipt: what was paid and for what, by which method, at which till and when."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.values import Money, Payment, Price
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.cash import method_name
from tdconsole.printing.paper.bill import Bill, capital
from tdconsole.printing.paper.lettering import LARGE, LARGE_ERASED, STRONG, TEXT, money
from tdconsole.printing.paper.listing import Frame, name_of
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.slips import Counterfoil, Slip, Slips
from tdconsole.projections.entry.receipt import Receipt, ReceiptLine

BETWEEN: Final = "  ·  "
_INSET: Final = 10.0


def print_receipts(receipts: tuple[Receipt, ...], frame: Frame, to: Path | BinaryIO) -> int:
    """Print the receipts, three to a sheet or one to a piece of a roll; `NothingToPrint` if none."""
    if not receipts:
        raise NothingToPrint
    words = frame.words
    laid = Slips(frame, "desk", words.gettext("Receipt"), len(receipts))
    for receipt in receipts:
        laid.add(_slip(receipt, words))
    return laid.deliver(to)


def _slip(receipt: Receipt, words: Catalogue) -> Slip:
    first = words.gettext("Entry {entry}", entry=receipt.lines[0].bought.entry)
    bought = dict.fromkeys(_bought(words, line) for line in receipt.lines)
    return Slip(
        kind=words.gettext("Receipt"),
        number=first,
        event=receipt.event,
        who=partial(_draw_player, receipt, words),
        said=partial(_draw_lines, receipt, words),
        below=_nothing,
        counterfoil=Counterfoil(
            name=name_of(words, receipt.name),
            lines=(receipt.country or "", *(one for one in bought if one != first)),
            label=words.gettext("Total"),
            amount=money(words, receipt.price.total, receipt.currency),
        ),
    )


def _nothing(_bill: Bill) -> None:
    """Lay nothing: a receipt is not signed."""


def _draw_player(receipt: Receipt, words: Catalogue, bill: Bill) -> None:
    bill.text(name_of(words, receipt.name), LARGE_ERASED if receipt.name is None else LARGE)
    bill.text(receipt.country or "", TEXT, 4)


def _draw_lines(receipt: Receipt, words: Catalogue, bill: Bill) -> None:
    currency = receipt.currency
    for nth, line in enumerate(receipt.lines):
        if nth:
            bill.rule()
        _draw_line(line, currency, bill, words)
        bill.keep()
    bill.total(words.gettext("Total"), money(words, receipt.price.total, currency))
    bill.skip(6)
    draw_payments(
        (p for line in receipt.lines for p in line.bought.payments), currency, bill, words
    )
    if receipt.owed > 0:
        bill.pair(words.gettext("Still owed"), money(words, receipt.owed, currency), STRONG)
    if receipt.owed < 0:
        over = Money(-receipt.owed)
        bill.pair(words.gettext("Paid too much"), money(words, over, currency), STRONG)
    bill.keep()


def _draw_line(line: ReceiptLine, currency: str, bill: Bill, words: Catalogue) -> None:
    bought = line.bought
    bill.skip(6)
    bill.pair(_bought(words, line), money(words, bought.price.total, currency), STRONG)
    parts = _parts(words, bought.price)
    for label, amount in parts if len(parts) > 1 else ():
        bill.pair(label, money(words, amount, currency), TEXT, TEXT, inset=_INSET)
    facts = [words.moment(bought.at), line.till or "", line.by or "", bought.profile or ""]
    bill.note(BETWEEN.join(fact for fact in facts if fact))
    bill.skip(5)


def _bought(words: Catalogue, line: ReceiptLine) -> str:
    say, bought = words.gettext, line.bought
    match bought.kind:
        case "entry":
            return say("Entry {entry}", entry=bought.entry)
        case "re-entry":
            entry = say("Re-entry {entry}", entry=bought.entry)
            bullet = words.pgettext("poker", "Bullet {bullet}", bullet=line.bullet)
            return f"{entry}{BETWEEN}{bullet}"
        case "rebuy":
            return say("Rebuy, {chips} chips", chips=words.number(bought.chips))
        case "add-on":
            return say("Add-on, {chips} chips", chips=words.number(bought.chips))
        case "bonus":
            return say("Staff bonus, {chips} chips", chips=words.number(bought.chips))


def _parts(words: Catalogue, price: Price) -> list[tuple[str, Money]]:
    parts = (
        (words.gettext("Prize pool"), price.pool),
        (words.gettext("Fee"), price.fee),
        (words.gettext("Bounty"), price.bounty),
        (words.gettext("Staff"), price.staff),
    )
    return [part for part in parts if part[1]]


def draw_payments(payments: Iterable[Payment], currency: str, bill: Bill, words: Catalogue) -> None:
    """Draw each method once; a ticket or voucher with its number."""
    sums: dict[tuple[str, str], int] = {}
    for payment in payments:
        way = (method_name(words, payment.method), payment.ref or "")
        sums[way] = sums.get(way, 0) + payment.amount
    for (method, ref), amount in sums.items():
        label = f"{method} {ref}".strip()
        bill.pair(capital(label), money(words, Money(amount), currency))
