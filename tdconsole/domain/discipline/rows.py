"""The gestures and facts of this subject, a row each."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.discipline import giving, rulings, sanctions
from tdconsole.domain.language.commands.money import DisqualifyPlayer, ReclassifyPlayer
from tdconsole.domain.language.commands.penalties import (
    CountHandAt,
    CountMisdealAt,
    CountServed,
    GivePenalty,
    LiftPenalty,
    ReportReturn,
)
from tdconsole.domain.language.commands.rulings import CorrectRuling, DecideRuling, MakeRuling
from tdconsole.domain.language.events.money import PlayerDisqualified, PlayerReclassified
from tdconsole.domain.language.events.penalties import (
    HandsServed,
    PenaltyGiven,
    PenaltyLifted,
    PlayerReturned,
)
from tdconsole.domain.language.events.rulings import RulingCorrected, RulingDecided, RulingMade
from tdconsole.domain.state import penalties, touch
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.who import DIRECTOR, FLOOR


def _disqualified(e: PlayerDisqualified) -> Iterator[Touch]:
    yield from (touch.entry(e.entry), touch.winner(e.entry))
    if e.seat is not None:
        yield touch.seat(e.seat)


GESTURES: Final = (
    Gesture(DisqualifyPlayer, sanctions.disqualify, DIRECTOR),
    Gesture(
        ReclassifyPlayer, sanctions.reclassify, DIRECTOR, after_the_end=True, needs_places=True
    ),
    Gesture(GivePenalty, giving.give, FLOOR),
    Gesture(CountServed, giving.count_served, FLOOR),
    Gesture(CountHandAt, giving.count_hand, FLOOR),
    Gesture(CountMisdealAt, giving.count_misdeal, FLOOR),
    Gesture(LiftPenalty, giving.lift, FLOOR),
    Gesture(ReportReturn, giving.report_return, FLOOR),
    Gesture(MakeRuling, rulings.make, FLOOR, after_the_end=True),
    Gesture(DecideRuling, rulings.decide_later, FLOOR, after_the_end=True),
    Gesture(CorrectRuling, rulings.correct, FLOOR, after_the_end=True),
)

FACTS: Final = (
    Fact(PlayerDisqualified, sanctions.disqualified, _disqualified),
    Fact(PlayerReclassified, sanctions.reclassified, lambda e: (touch.entry(e.entry),)),
    Fact(PenaltyGiven, penalties.given, lambda e: (Touch(thing="penalty", number=e.penalty),)),
    Fact(HandsServed, penalties.served, lambda e: (Touch(thing="penalty", number=e.penalty),)),
    Fact(PenaltyLifted, penalties.lifted, lambda e: (Touch(thing="penalty", number=e.penalty),)),
    Fact(PlayerReturned, penalties.returned, lambda e: (Touch(thing="penalty", number=e.penalty),)),
    Fact(RulingMade, rulings.made, lambda e: (Touch(thing="ruling", number=e.ruling),)),
    Fact(RulingDecided, rulings.decided, lambda e: (Touch(thing="ruling", number=e.ruling),)),
    Fact(RulingCorrected, rulings.corrected, lambda e: (Touch(thing="ruling", number=e.ruling),)),
)
