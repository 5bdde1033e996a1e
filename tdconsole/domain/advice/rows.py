"""The gestures and facts of this subject, a row each."""

from typing import Final

from tdconsole.domain.advice import advising
from tdconsole.domain.language.commands.floor import (
    DismissAdvice,
    HandBackAdvice,
    PostponeAdvice,
    TakeOnAdvice,
)
from tdconsole.domain.language.events.floor import (
    AdviceDismissed,
    AdviceHandedBack,
    AdvicePostponed,
    AdviceTaken,
    AdviceTakenOn,
)
from tdconsole.domain.state import touch
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.who import FLOOR

GESTURES: Final = (
    Gesture(PostponeAdvice, advising.postpone, FLOOR),
    Gesture(DismissAdvice, advising.dismiss, FLOOR),
    Gesture(TakeOnAdvice, advising.take_on, FLOOR),
    Gesture(HandBackAdvice, advising.hand_back, FLOOR),
)

FACTS: Final = (
    Fact(AdviceTaken, advising.taken, lambda _: ()),
    Fact(AdvicePostponed, advising.postponed, lambda e: (touch.advice(e.advice),)),
    Fact(AdviceDismissed, advising.dismissed, lambda e: (touch.advice(e.advice),)),
    Fact(AdviceTakenOn, advising.taken_on, lambda e: (touch.advice(e.advice),)),
    Fact(AdviceHandedBack, advising.handed_back, lambda e: (touch.advice(e.advice),)),
)
