"""Payouts of prizes, bounties and refunds, each once, and taking back what wasn't owed."""

from msgspec.structs import replace

from tdconsole.domain.discipline.rulings import holders
from tdconsole.domain.eliminations.busting import places
from tdconsole.domain.eliminations.provisional import sure_at
from tdconsole.domain.eliminations.ranking import open_places, place_open
from tdconsole.domain.entry.prices import sum_of, till_fault
from tdconsole.domain.entry.withdrawals import paid_back
from tdconsole.domain.language.commands.money import PayOut, TakeBack
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import PrizePaid, PrizeTakenBack
from tdconsole.domain.language.rejections.discipline import PrizeHeldBack
from tdconsole.domain.language.rejections.entry import PaymentsDoNotAddUp, TillHasLess, UnknownEntry
from tdconsole.domain.language.rejections.payouts import (
    NothingOwed,
    NothingToTakeBack,
    OwesBack,
    PaidAlready,
    PayoutDoesNotAddUp,
    PlaceNotSure,
)
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.prize_list.seat_vouchers import (
    back_fault,
    seat_paid,
    strange_fault,
    usually_paid,
)
from tdconsole.domain.prizes.dues import NO_SLIPS, Owed, Slip, owed_for, slips_of, to_withhold
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.money import Paid
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Money, Payment, PayoutNo

Decision = tuple[Event, ...] | Rejection


def pay(tournament: Tournament, command: PayOut, context: Context) -> Decision:
    """Pay everything that is open."""
    entry, due = command.entry, command.due
    one = owed_for(tournament, entry, due)
    if one is None:
        known = entry in tournament.entries.by_id
        return NothingOwed(entry=entry, due=due) if known else UnknownEntry(entry=entry)
    if one.open <= 0:
        return _paid_fault(tournament, one)
    if due == "prize" and (ruling := holders(tournament).get(entry)) is not None:
        return PrizeHeldBack(entry=entry, ruling=ruling)
    if fault := _place_fault(tournament, one, context.now):
        return fault
    kept = to_withhold(tournament, one)
    payments = command.payments
    if payments is None:
        payments = as_usual(tournament, one)
    payments = tuple(payment for payment in payments if payment.amount)
    if fault := _sum_fault(tournament, one.open, kept, payments):
        return fault
    if due == "refund" and (fault := strange_fault(payments, _came(tournament, one))):
        return fault
    numbered = seat_paid(tournament, due, one.open, payments, context)
    if isinstance(numbered, Refusal):
        return numbered
    if fault := till_fault(tournament, command.till, context) or _drawer_fault(payments, context):
        return fault
    return (
        PrizePaid(
            payout=context.payout,
            entry=entry,
            due=due,
            gross=one.open,
            withheld=kept,
            payments=numbered,
            till=command.till,
        ),
    )


def as_usual(tournament: Tournament, one: Owed) -> tuple[Payment, ...]:
    """The usual payments: cash, a voucher for a seat, a full refund the way the money came."""
    entry = tournament.entries.by_id.get(one.entry)
    if one.due == "refund" and entry is not None:
        payments = paid_back(entry)
        if sum_of(payments) == one.open:
            return payments
    net = Money(abs(one.open - to_withhold(tournament, one)))
    return usually_paid(tournament, one.due, one.open, net)


def paid(tournament: Tournament, event: PrizePaid) -> Tournament:
    slip = Paid(
        entry=event.entry,
        due=event.due,
        gross=event.gross,
        withheld=event.withheld,
        payments=event.payments,
        till=event.till,
    )
    return _with(tournament, event.payout, slip)


def take_back(tournament: Tournament, command: TakeBack, context: Context) -> Decision:
    """Take back everything paid beyond what is owed now, less the tax withheld from it."""
    entry, due = command.entry, command.due
    one = owed_for(tournament, entry, due)
    if one is None or one.open >= 0:
        known = one is not None or entry in tournament.entries.by_id
        return NothingToTakeBack(entry=entry, due=due) if known else UnknownEntry(entry=entry)
    payments = as_usual(tournament, one) if command.payments is None else command.payments
    payments = tuple(payment for payment in payments if payment.amount)
    over, kept = Money(-one.open), Money(-to_withhold(tournament, one))
    if fault := _sum_fault(tournament, over, kept, payments):
        return fault
    went = tuple(p for _no, slip in slips_of(tournament, entry, due) for p in slip.payments)
    if fault := back_fault(payments, went, context):
        return fault
    if fault := till_fault(tournament, command.till, context):
        return fault
    return (
        PrizeTakenBack(
            payout=context.payout,
            entry=entry,
            due=due,
            amount=over,
            payments=payments,
            till=command.till,
        ),
    )


def taken_back(tournament: Tournament, event: PrizeTakenBack) -> Tournament:
    """Record money taken back; the part that didn't come back was tax, no longer withheld."""
    slip = Paid(
        entry=event.entry,
        due=event.due,
        gross=Money(-event.amount),
        withheld=Money(sum_of(event.payments) - event.amount),
        payments=event.payments,
        till=event.till,
    )
    return _with(tournament, event.payout, slip)


def _with(tournament: Tournament, number: PayoutNo, slip: Paid) -> Tournament:
    prizes = tournament.prizes
    if number in prizes.paid:  # of two with the same number the first counts
        return tournament
    of_due = prizes.slips.get(slip.due, NO_SLIPS)
    slips = tuple(sorted((*of_due.get(slip.entry, ()), (number, slip)), key=_number))
    of_due = of_due.set(slip.entry, slips)
    paid = prizes.paid.set(number, slip)
    slips_ = prizes.slips.set(slip.due, of_due)
    return replace(tournament, prizes=replace(prizes, paid=paid, slips=slips_))


def _number(slip: Slip) -> PayoutNo:
    return slip[0]


def _came(tournament: Tournament, one: Owed) -> tuple[Payment, ...]:
    """The payments of the entry, which may go back."""
    entry = tournament.entries.by_id.get(one.entry)
    if entry is None:
        return ()
    return (*(entry.payments or ()), *entry.later)


def _paid_fault(tournament: Tournament, one: Owed) -> Rejection:
    if one.open < 0:
        over, currency = Money(-one.open), tournament.setup.currency
        return OwesBack(entry=one.entry, due=one.due, over=over, currency=currency)
    last = slips_of(tournament, one.entry, one.due)[-1][0]
    return PaidAlready(entry=one.entry, due=one.due, payout=last)


def _place_fault(tournament: Tournament, one: Owed, now: Instant) -> Rejection | None:
    """The fault if the place isn't sure; a share of a deal always is."""
    deal = tournament.prizes.deal
    if one.due != "prize" or (deal is not None and one.entry in deal.shares):
        return None
    if (tie := open_places(tournament).get(one.entry)) is not None:
        return place_open(tie, one.entry)
    if tournament.finished:
        return None
    exit_ = tournament.exits.by_entry.get(one.entry)
    until = None if exit_ is None else sure_at(tournament, exit_.hand, now)
    if until is None:
        return None
    for place, tied in places(tournament):
        if one.entry in tied:
            return PlaceNotSure(entry=one.entry, place=place, until=until)
    return None


def _sum_fault(
    tournament: Tournament, gross: Money, kept: Money, payments: tuple[Payment, ...]
) -> Rejection | None:
    named, currency = sum_of(payments), tournament.setup.currency
    if named == gross - kept:
        return None
    if not kept:
        return PaymentsDoNotAddUp(due=gross, paid=named, currency=currency)
    return PayoutDoesNotAddUp(gross=gross, withheld=kept, paid=named, currency=currency)


def _drawer_fault(payments: tuple[Payment, ...], context: Context) -> Rejection | None:
    """The fault if more cash would be paid out than should be in the drawer."""
    till = context.till
    if till is None or till.expected is None:
        return None
    cash = sum(payment.amount for payment in payments if payment.method == "cash")
    if cash and till.expected - cash < min(till.expected, 0):
        return TillHasLess(till=till.no, expected=till.expected, currency=till.currency)
    return None
