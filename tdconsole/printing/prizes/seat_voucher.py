"""The voucher for a seat won, to be handed in where it pays for an entry."""

from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.lettering import LARGE, LARGE_ERASED, STRONG, TEXT, Type, money
from tdconsole.printing.paper.listing import Frame, Listing, name_of
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.prizes.seat_vouchers import SeatVoucher, SeatVouchers

_TARGET: Final = Type(LARGE.face, 18.0)
_NUMBER: Final = Type(LARGE.face, 15.0)


def print_seat_vouchers(
    vouchers: SeatVouchers, again: frozenset[str], frame: Frame, to: Path | BinaryIO
) -> int:
    """Print each voucher on a page, or piece of a roll, of its own; `NothingToPrint` if none."""
    if not vouchers.vouchers:
        raise NothingToPrint
    words = frame.words
    listing = Listing(frame, "prizes", words.gettext("Seat voucher"), vouchers.event, each=True)
    for voucher in vouchers.vouchers:
        listing.flow.go_on()
        _draw(voucher, vouchers, Bill(listing.flow), words, again=voucher.number in again)
        listing.tick(1, len(vouchers.vouchers))
    return listing.deliver(to)


def _draw(
    voucher: SeatVoucher, of: SeatVouchers, bill: Bill, words: Catalogue, *, again: bool
) -> None:
    say = words.pgettext
    bill.text(say("voucher", "Good for a seat in"), TEXT)
    bill.text(of.target or say("voucher", "a tournament of the house"), _TARGET, 5)
    bill.skip(10)
    bill.rule(heavy=True)
    bill.skip(6)
    bill.text(say("voucher", "Number"), TEXT)
    bill.text(voucher.number, _NUMBER, 4)
    if again:
        bill.text(say("payout", "Printed again"), STRONG, 4)
    bill.skip(10)
    bill.pair(say("voucher", "Worth"), money(words, voucher.worth, of.currency), LARGE, LARGE)
    bill.rule()
    bill.skip(6)
    bill.text(name_of(words, voucher.name), LARGE_ERASED if voucher.name is None else LARGE)
    entry = words.gettext("Entry {entry}", entry=voucher.entry)
    bill.text(BETWEEN.join((*([voucher.country] if voucher.country else []), entry)), TEXT, 4)
    bill.skip(6)
    bill.note(
        words.gettext("It is handed in at the desk for one entry, and counts once in the house.")
    )
    bill.sign(say("payout", "Cashier"))
    bill.keep()
