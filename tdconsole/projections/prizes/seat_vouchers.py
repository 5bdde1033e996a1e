"""The seats paid out as vouchers, each with the number that pays for an entry."""

from tdconsole.domain.prize_list.seat_vouchers import Issue, issue_of
from tdconsole.domain.state.money import Paid
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Money, PayoutNo, Record
from tdconsole.projections.people.names import People, of_entry


class SeatVoucher(Record, kw_only=True):
    """A voucher; `name` is None for a person who was erased."""

    number: str
    payout: PayoutNo
    entry: EntryId
    name: str | None
    country: str | None
    worth: Money


class SeatVouchers(Record, kw_only=True):
    """The vouchers without those taken back; `target` is empty if none was named."""

    event: str
    target: str
    currency: str
    vouchers: tuple[SeatVoucher, ...]


def seat_vouchers(tournament: Tournament, people: People) -> SeatVouchers:
    setup, terms = tournament.setup, tournament.terms.satellite
    paid = tournament.prizes.paid
    back = {
        one.ref
        for slip in paid.values()
        if slip.gross < 0
        for one in slip.payments
        if one.method == "voucher"
    }
    return SeatVouchers(
        event=setup.name,
        target="" if terms == "off" else terms.target,
        currency=setup.currency,
        vouchers=tuple(
            voucher
            for number, slip in sorted(paid.items())
            if (voucher := _voucher(tournament, people, number, slip))
            and voucher.number not in back
        ),
    )


def _voucher(
    tournament: Tournament, people: People, payout: PayoutNo, slip: Paid
) -> SeatVoucher | None:
    for one in slip.payments:
        issue = _issued(one.ref) if one.method == "voucher" else None
        if one.ref is None or issue is None or issue.payout != payout or slip.gross <= 0:
            continue
        known = of_entry(tournament, people, slip.entry)
        return SeatVoucher(
            number=one.ref,
            payout=payout,
            entry=slip.entry,
            name=None if known is None else known.name,
            country=None if known is None else known.country,
            worth=one.amount,
        )
    return None


def _issued(ref: str | None) -> Issue | None:
    return None if ref is None else issue_of(ref)
