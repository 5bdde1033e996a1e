"""The voucher for a seat won, to be handed in where it pays for an entry."""

from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.bill import HERO, Bill
from tdconsole.printing.paper.lettering import LARGE, LARGE_ERASED, STRONG, TEXT, Type, money
from tdconsole.printing.paper.listing import Frame, name_of
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.slips import Counterfoil, Slip, Slips
from tdconsole.projections.prizes.seat_vouchers import SeatVoucher, SeatVouchers

_TARGET: Final = Type(LARGE.face, 18.0)


def print_seat_vouchers(
    vouchers: SeatVouchers, again: frozenset[str], frame: Frame, to: Path | BinaryIO
) -> int:
    """Print the vouchers, three to a sheet or one to a piece of a roll; `NothingToPrint` if none."""
    if not vouchers.vouchers:
        raise NothingToPrint
    words = frame.words
    laid = Slips(frame, "prizes", words.gettext("Seat voucher"), len(vouchers.vouchers))
    for voucher in vouchers.vouchers:
        laid.add(_slip(voucher, vouchers, words, again=voucher.number in again))
    return laid.deliver(to)


def _slip(voucher: SeatVoucher, of: SeatVouchers, words: Catalogue, *, again: bool) -> Slip:
    say = words.pgettext
    return Slip(
        kind=words.gettext("Seat voucher"),
        number=voucher.number,
        event=of.event,
        who=partial(_draw_seat, voucher, of, words),
        said=partial(_draw_worth, voucher, of, words, again),
        below=partial(_draw_foot, words),
        counterfoil=Counterfoil(
            name=name_of(words, voucher.name),
            lines=(_whose(words, voucher), _target(words, of)),
            label=say("voucher", "Worth"),
            amount=money(words, voucher.worth, of.currency),
            signed=say("payout", "Player"),
        ),
    )


def _target(words: Catalogue, of: SeatVouchers) -> str:
    return of.target or words.pgettext("voucher", "a tournament of the house")


def _whose(words: Catalogue, voucher: SeatVoucher) -> str:
    entry = words.gettext("Entry {entry}", entry=voucher.entry)
    return BETWEEN.join((*([voucher.country] if voucher.country else []), entry))


def _draw_seat(voucher: SeatVoucher, of: SeatVouchers, words: Catalogue, bill: Bill) -> None:
    say = words.pgettext
    if of.target:
        bill.text(say("voucher", "Good for a seat in the tournament:"), TEXT)
        bill.text(of.target, _TARGET, 5)
    else:
        bill.text(say("voucher", "Good for a seat in"), TEXT)
        bill.text(say("a seat in", "a tournament of the house"), _TARGET, 5)
    bill.skip(10)
    bill.text(name_of(words, voucher.name), LARGE_ERASED if voucher.name is None else LARGE)
    bill.text(_whose(words, voucher), TEXT, 4)


def _draw_worth(
    voucher: SeatVoucher, of: SeatVouchers, words: Catalogue, again: bool, bill: Bill
) -> None:
    say = words.pgettext
    bill.skip(4)
    bill.outcome(say("voucher", "Worth"), money(words, voucher.worth, of.currency), LARGE, HERO)
    if again:
        bill.text(say("payout", "Printed again"), STRONG, 4)
    bill.skip(4)
    bill.note(
        words.gettext("It is handed in at the desk for one entry, and counts once in the house.")
    )


def _draw_foot(words: Catalogue, bill: Bill) -> None:
    bill.sign(words.pgettext("payout", "Cashier"))
