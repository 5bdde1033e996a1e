"""The gestures and facts of this subject, a row each."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.day import bagging, last_hands, overnight
from tdconsole.domain.language.commands.day import BagStacks, CallLastHands, EndDay, PlayLastHands
from tdconsole.domain.language.events.day import (
    DayEnded,
    LastHandsCalled,
    LastHandsDrawn,
    LastHandsPlayed,
    StacksBagged,
)
from tdconsole.domain.state import touch
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.who import FLOOR


def _last_hands(e: LastHandsCalled) -> Iterator[Touch]:
    yield touch.clock(e.play)
    yield from (Touch(thing="day", number=table) for table in e.tables)


GESTURES: Final = (
    Gesture(CallLastHands, last_hands.call, FLOOR, while_flight_plays=True, draws=True),
    Gesture(PlayLastHands, last_hands.play_on, FLOOR),
    Gesture(BagStacks, bagging.bag_stacks, FLOOR),
    Gesture(EndDay, bagging.end_day, FLOOR),
)

FACTS: Final = (
    Fact(LastHandsDrawn, last_hands.drawn, lambda e: (touch.draw(e.draw),)),
    Fact(LastHandsCalled, last_hands.called, _last_hands),
    Fact(
        LastHandsPlayed,
        last_hands.played,
        lambda e: (Touch(thing="day", number=table) for table in e.tables),
    ),
    Fact(
        StacksBagged,
        bagging.bagged,
        lambda e: (Touch(thing="bag", number=one.entry) for one in e.bags),
    ),
    Fact(DayEnded, overnight.day_ended, lambda _: (touch.WHOLE_TOURNAMENT, touch.DAY_OVER)),
)
