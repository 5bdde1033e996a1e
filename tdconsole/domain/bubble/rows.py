"""The gestures and facts of this subject, a row each."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.bubble import hand_for_hand
from tdconsole.domain.language.commands.bubble import (
    DealNextHand,
    EndHandForHand,
    ExtendHandForHand,
    ReportTables,
    StartHandForHand,
)
from tdconsole.domain.language.events.bubble import (
    HandForHandEnded,
    HandForHandExtended,
    HandForHandStarted,
    NextHandDealt,
    TablesReported,
)
from tdconsole.domain.state import touch
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.who import FLOOR


def _dealing(e: HandForHandStarted | NextHandDealt) -> Iterator[Touch]:
    yield from (touch.clock(e.play), touch.BOARD)
    yield from (Touch(thing="board", number=table) for table in e.tables)


GESTURES: Final = (
    Gesture(StartHandForHand, hand_for_hand.start, FLOOR, while_flight_plays=True),
    Gesture(ReportTables, hand_for_hand.report, FLOOR),
    Gesture(DealNextHand, hand_for_hand.deal_next, FLOOR),
    Gesture(ExtendHandForHand, hand_for_hand.extend, FLOOR),
    Gesture(EndHandForHand, hand_for_hand.end, FLOOR),
)

FACTS: Final = (
    Fact(HandForHandStarted, hand_for_hand.started, _dealing),
    Fact(
        TablesReported,
        hand_for_hand.reported,
        lambda e: (Touch(thing="board", number=table) for table in e.tables),
    ),
    Fact(NextHandDealt, hand_for_hand.next_dealt, _dealing),
    Fact(HandForHandExtended, hand_for_hand.extended, lambda _: (touch.BOARD,)),
    Fact(
        HandForHandEnded,
        hand_for_hand.ended,
        lambda e: (touch.clock(e.play), touch.BOARD, touch.BOARD_OVER),
    ),
)
