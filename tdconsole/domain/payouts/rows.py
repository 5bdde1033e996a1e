"""The gestures and facts of this subject, a row each."""

from typing import Final

from tdconsole.domain.language.commands.money import PayOut, TakeBack
from tdconsole.domain.language.events.money import PrizePaid, PrizeTakenBack
from tdconsole.domain.payouts import paying
from tdconsole.domain.state import touch
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.who import DIRECTOR, TILL

GESTURES: Final = (
    Gesture(PayOut, paying.pay, TILL, after_the_end=True, needs_places=True),
    Gesture(TakeBack, paying.take_back, DIRECTOR, after_the_end=True),
)

FACTS: Final = (
    Fact(
        PrizePaid,
        paying.paid,
        lambda e: (touch.entry(e.entry), Touch(thing="purse", number=e.entry)),
    ),
    Fact(
        PrizeTakenBack,
        paying.taken_back,
        lambda e: (touch.entry(e.entry), Touch(thing="purse", number=e.entry)),
    ),
)
