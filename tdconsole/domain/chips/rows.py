"""The gestures and facts of this subject, a row each."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.chips import counts, races
from tdconsole.domain.language.commands.chips import (
    CorrectChips,
    CountChips,
    ExchangeFound,
    RaceChips,
)
from tdconsole.domain.language.events.chips import (
    ChipsCorrected,
    ChipsCounted,
    ChipsRaced,
    RaceCardsDealt,
)
from tdconsole.domain.state import touch
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.who import FLOOR


def _counted(e: ChipsCounted) -> Iterator[Touch]:
    yield Touch(thing="count", seat=e.table)
    yield from (Touch(thing="count", number=one.entry) for one in e.stacks)


GESTURES: Final = (
    Gesture(CountChips, counts.count, FLOOR),
    Gesture(CorrectChips, counts.correct, FLOOR),
    Gesture(ExchangeFound, counts.exchange, FLOOR),
    Gesture(RaceChips, races.race, FLOOR, draws=True),
)

FACTS: Final = (
    Fact(ChipsCounted, counts.counted, _counted),
    Fact(ChipsCorrected, counts.corrected, lambda _: (Touch(thing="chips"),)),
    Fact(
        ChipsRaced,
        races.raced,
        lambda e: (Touch(thing="chips", number=one.table) for one in e.tables),
    ),
    Fact(RaceCardsDealt, races.dealt, lambda e: (touch.draw(e.draw),)),
)
