"""The gestures and facts of this subject, a row each."""

from typing import Final

from tdconsole.domain.language.commands.calling import CallTheClock, EndCall, PlayTimeCard
from tdconsole.domain.language.events.calling import CallEnded, ClockCalled, TimeCardPlayed
from tdconsole.domain.player_clock import calling, time_bank
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.who import CLOCK

GESTURES: Final = (
    Gesture(CallTheClock, calling.call_clock, CLOCK),
    Gesture(EndCall, calling.end, CLOCK),
    Gesture(PlayTimeCard, time_bank.play_card, CLOCK),
)

FACTS: Final = (
    Fact(ClockCalled, calling.called, lambda e: (Touch(thing="call", number=e.table),)),
    Fact(CallEnded, calling.ended, lambda e: (Touch(thing="call", number=e.table),)),
    Fact(
        TimeCardPlayed, time_bank.card_played, lambda e: (Touch(thing="time_card", number=e.entry),)
    ),
)
