"""The gestures and facts of this subject, a row each."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.entry import alternates, entries, qualifiers, rebuys, withdrawals
from tdconsole.domain.language.commands.entry import (
    CallAlternate,
    CorrectPayments,
    EnterQualifiers,
    PassAlternate,
    RegisterEntry,
    RemoveNoShow,
    TakeAddOn,
    TakeBonus,
    TakeRebuy,
    TakeSecondHalf,
    UnregisterEntry,
)
from tdconsole.domain.language.events.entry import (
    AddOnTaken,
    AlternateCalled,
    AlternatePassed,
    BonusTaken,
    EntryRegistered,
    EntryUnregistered,
    NoShowRemoved,
    PaymentsCorrected,
    RebuyTaken,
    SecondHalfTaken,
    StackForfeited,
)
from tdconsole.domain.state import touch
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.who import DESK, DIRECTOR


def _registered(e: EntryRegistered) -> Iterator[Touch]:
    yield from (touch.entry(e.entry), Touch(thing="person", number=e.person))
    if e.before is not None:
        yield touch.entry(e.before)


GESTURES: Final = (
    Gesture(RegisterEntry, entries.register, DESK, while_flight_plays=True, draws=True),
    Gesture(EnterQualifiers, qualifiers.enter, DIRECTOR, while_flight_plays=True, draws=True),
    Gesture(UnregisterEntry, withdrawals.unregister, DESK, removes_chips=True),
    Gesture(RemoveNoShow, withdrawals.remove_no_show, DESK, removes_chips=True),
    Gesture(CorrectPayments, entries.correct_payments, DESK),
    Gesture(TakeRebuy, rebuys.rebuy, DESK),
    Gesture(TakeAddOn, rebuys.add_on, DESK),
    Gesture(TakeBonus, rebuys.bonus, DESK),
    Gesture(TakeSecondHalf, rebuys.second_half, DESK),
    Gesture(CallAlternate, alternates.call, DESK, while_flight_plays=True),
    Gesture(PassAlternate, alternates.pass_over, DESK),
)

FACTS: Final = (
    Fact(EntryRegistered, entries.registered, _registered),
    Fact(EntryUnregistered, withdrawals.unregistered, lambda e: (touch.entry(e.entry),)),
    Fact(NoShowRemoved, withdrawals.no_show_removed, lambda e: (touch.entry(e.entry),)),
    Fact(
        StackForfeited,
        entries.forfeited,
        lambda e: (touch.entry(e.entry), touch.winner(e.entry), touch.seat(e.seat)),
    ),
    Fact(PaymentsCorrected, entries.payments_corrected, lambda e: (touch.entry(e.entry),)),
    Fact(
        RebuyTaken,
        rebuys.rebuy_taken,
        lambda e: (touch.entry(e.entry), *map(touch.winner, e.by)),
    ),
    Fact(AddOnTaken, rebuys.add_on_taken, lambda e: (touch.entry(e.entry),)),
    Fact(BonusTaken, rebuys.bonus_taken, lambda e: (touch.entry(e.entry),)),
    Fact(SecondHalfTaken, rebuys.second_half_taken, lambda e: (touch.entry(e.entry),)),
    Fact(AlternateCalled, alternates.called, lambda e: (touch.entry(e.entry),)),
    Fact(AlternatePassed, alternates.passed, lambda e: (touch.entry(e.entry),)),
)
