"""Seats, the vouchers they are paid with, and special prizes."""

from typing import assert_never

from tdconsole.domain.language.rejections import money as owing
from tdconsole.i18n.catalogue import Catalogue


def satellite_refusal(words: Catalogue, rejection: owing.SatelliteRefusal) -> str:
    say = words.gettext
    match rejection:
        case owing.NoSuchVoucher(ref=ref):
            return say(
                "No seat voucher {ref} was paid out, or it was taken back: look at its number again.",
                ref=ref,
            )
        case owing.VoucherSpent(ref=ref, tournament=tournament, entry=entry):
            return say(
                "The voucher {ref} has been spent: entry {number} of {tournament} was paid with it.",
                ref=ref,
                number=words.number(entry),
                tournament=tournament,
            )
        case owing.VoucherTwice(ref=ref):
            return say("The voucher {ref} is named twice.", ref=ref)
        case owing.VoucherWorthLess(ref=ref, currency=currency):
            return say(
                "The voucher {ref} is worth {worth}, and {asked} is too much for it: take the rest another way.",
                ref=ref,
                worth=words.money(rejection.worth, currency),
                asked=words.money(rejection.asked, currency),
            )
        case owing.VoucherOfOtherCurrency(ref=ref, currency=currency):
            return say(
                "The voucher {ref} is for a seat paid in {currency}.", ref=ref, currency=currency
            )
        case owing.VoucherOfOtherTournament(ref=ref, target=target):
            return say(
                "The voucher {ref} is for a seat in {tournament}: it is taken there, and nowhere else.",
                ref=ref,
                tournament=target,
            )
        case owing.SeatVoucherOff(seat=seat, amount=amount, currency=currency):
            return say(
                "A seat is worth {seat}, and its voucher is for neither more nor less: {amount} was named.",
                seat=words.money(seat, currency),
                amount=words.money(amount, currency),
            )
        case owing.VoucherNumberGiven(ref=ref):
            return say(
                "{ref} is the number of a seat voucher: it gets its number when it is paid out. Leave the number empty.",
                ref=ref,
            )
        case owing.TargetTwice(prize=prize):
            return say("Two special prizes are called {prize}: give one another name.", prize=prize)
        case owing.NoSuchTarget(prize=prize):
            return say("This tournament has no special prize called {prize}.", prize=prize)
        case _:
            assert_never(rejection)
