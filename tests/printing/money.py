"""The money's papers as a test prints them, with the longest names."""

from msgspec.structs import replace

from tdconsole.domain.prizes.deals import compared
from tdconsole.domain.state.money import Deal, Posted
from tdconsole.domain.values import (
    Chips,
    DealShare,
    Due,
    EntryId,
    Map,
    Money,
    Payment,
    PayoutNo,
    Place,
    StepNo,
)
from tdconsole.projections.eliminations.results import Result, Results
from tdconsole.projections.payouts.owed_back import Difference, OwedBack
from tdconsole.projections.payouts.paid_out import PaidOut
from tdconsole.projections.payouts.refunds import CancelledRefund, CancelledRefunds
from tdconsole.projections.payouts.sheet import Payout, PayoutSheet
from tdconsole.projections.payouts.slips import PayoutSlip
from tdconsole.projections.prizes.deal import AgreedRow, DealAgreedView, Offered
from tdconsole.projections.prizes.seat_vouchers import SeatVoucher, SeatVouchers
from tests.printing.lists import somebody
from tests.printing.read_again import FOOTER


def slip(number: int, gross: int, withheld: int = 0, due: Due = "prize") -> PaidOut:
    net = gross - withheld
    return PaidOut(
        payout=PayoutNo(number),
        entry=EntryId(number),
        due=due,
        gross=Money(gross),
        withheld=Money(withheld),
        payments=(
            Payment(amount=Money(net // 2)),
            Payment(method="voucher", amount=Money(net - net // 2), ref=f"S-CLUB-{number}"),
        ),
        at=FOOTER.printed,
        till="Desk 2",
        by="Łucja Żółć",
        step=StepNo(number),
    )


def prize(place: int, amount: int, *, taxed: bool = False) -> Payout:
    """Each third is paid, each fifth is open; the seventh is shared, the ninth provisional."""
    withheld = amount // 5 if taxed else 0
    row = Payout(
        place=Place(place),
        shared_by=2 if place % 7 == 0 else 1,
        amount=Money(amount),
        withheld=Money(withheld),
        entry=EntryId(place),
        name=somebody(place),
        country="ITA",
        provisional=place % 9 == 0,
        deal=place <= 3,
        slips=(slip(place, amount, withheld),) if place % 3 == 0 else (),
    )
    return replace(row, entry=None, name=None, country=None) if place % 5 == 0 else row


def sheet_of(places: int, *, taxed: bool = False, first: int = 934_567_800) -> PayoutSheet:
    rows = tuple(prize(n, max(100, first // n), taxed=taxed) for n in range(1, places + 1))
    total = Money(sum(row.amount for row in rows))
    return PayoutSheet(
        event="Spring Main Event",
        currency="EUR",
        entries=places * 7,
        places=places,
        pool=total,
        fees=Money(214_000),
        finished=False,
        rows=rows,
        total=total,
        withheld=Money(sum(row.withheld for row in rows)),
        posted=Posted(entries=places * 7, pool=total, amounts=()),
    )


def slips_of(number: int) -> tuple[PayoutSlip, ...]:
    return tuple(
        PayoutSlip(
            event="Spring Main Event",
            currency="EUR",
            paid=slip(n, 1_234_500 + n, 23_450 if n % 2 else 0),
            name=somebody(n),
            country="ITA",
            place=Place(n),
            shared_by=3 if n % 4 == 0 else 1,
            deal=n == 1,
            again=n % 3 == 0,
            void=n % 5 == 0,
        )
        for n in range(1, number + 1)
    )


def results_of(players: int, *, held: int = 50_000) -> Results:
    """The first three agreed on a deal."""
    return Results(
        event="Spring Main Event",
        currency="EUR",
        players=players,
        entries=players + 9,
        pool=Money(934_567_800),
        finished=True,
        deal=Deal(
            method="icm",
            shares=Map({share.entry: share for share in (dealt(n) for n in (1, 2, 3))}),
            held=Money(held),
            heads=Money(0),
        ),
        rows=tuple(
            Result(
                place=Place(n),
                shared_by=2 if n in {7, 8} else 1,
                entry=EntryId(n),
                name=somebody(n),
                country="ITA",
                prize=Money(0 if n > players // 2 else 934_567_800 // n),
                bounty=Money(2_500 * (n % 3)),
                deal=n <= 3,
            )
            for n in range(1, players + 1)
        ),
    )


def dealt(number: int) -> DealShare:
    return DealShare(
        entry=EntryId(number), chips=Chips(9_000_000 // number), amount=Money(3_000_000 // number)
    )


def owed_back_of(number: int) -> OwedBack:
    def difference(entry: int, gross: int, paid: int, place: int | None) -> Difference:
        return Difference(
            entry=EntryId(entry),
            name=somebody(entry),
            country="ITA",
            due="prize",
            place=None if place is None else Place(place),
            gross=Money(gross),
            paid=Money(paid),
        )

    return OwedBack(
        event="Spring Main Event",
        currency="EUR",
        back=(difference(5, 0, 1_234_500, None),),
        more=tuple(
            difference(n, 1_200_000 // n, 1_200_000 // (n + 1), n) for n in range(6, 6 + number)
        ),
    )


def cancelled_of(number: int) -> CancelledRefunds:
    rows = tuple(
        CancelledRefund(
            entry=EntryId(n),
            name=somebody(n),
            country="ITA",
            amount=Money(11_000 + n),
            slips=(slip(n, 11_000 + n, due="refund"),) if n % 3 == 0 else (),
        )
        for n in range(1, number + 1)
    )
    total = Money(sum(row.amount for row in rows))
    return CancelledRefunds(
        event="Spring Main Event",
        currency="EUR",
        case="in_the_money",
        rows=rows,
        total=total,
        kept=Money(12_300),
    )


def vouchers_of(number: int) -> SeatVouchers:
    return SeatVouchers(
        event="Saturday Satellite",
        target="Spring Main Event, Day 1B",
        currency="EUR",
        vouchers=tuple(
            SeatVoucher(
                number=f"S-CLUB-{n}",
                payout=PayoutNo(n),
                entry=EntryId(n),
                name=somebody(n),
                country="ITA",
                worth=Money(110_000),
            )
            for n in range(1, number + 1)
        ),
    )


def deal_of(players: int, *, held: int = 50_000) -> DealAgreedView:
    stacks = tuple(Chips(9_000_000 // n) for n in range(1, players + 1))
    prizes = tuple(Money(900_000 // n) for n in range(1, players + 1))
    pot = Money(sum(prizes))
    found = compared(stacks, pot, prizes, Money(held), 1)
    icm = found[0]
    return DealAgreedView(
        currency="EUR",
        method="icm",
        rows=tuple(
            AgreedRow(
                entry=EntryId(n + 1),
                name=somebody(n + 1),
                country="ITA",
                stack=stacks[n],
                place=n + 1,
                prize=prizes[n],
                amount=icm.amounts[n],
                gain=icm.gains[n],
                offers=tuple(
                    Offered(
                        method=one.method,
                        amount=one.amounts[n],
                        gain=one.gains[n],
                        doubt=one.doubts[n],
                    )
                    for one in found
                ),
                still_in=True,
            )
            for n in range(players)
        ),
        chips=Chips(sum(stacks)),
        prizes=prizes,
        heads=Money(0),
        held=Money(held),
        divided=Money(pot - held),
    )


def euros(amount: int) -> str:
    return f"€{amount / 100:,.2f}"
