"""The gestures and facts of this subject, a row each."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.language.commands.money import (
    AgreeDeal,
    CancelTournament,
    GiveSpecial,
    OpenEnvelope,
    PlanPrizes,
    PostPrizes,
)
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.events.money import (
    DealAgreed,
    EnvelopeOpened,
    PrizesPlanned,
    PrizesPosted,
    SpecialGiven,
    TournamentCancelled,
)
from tdconsole.domain.language.events.tournament import TournamentFinished
from tdconsole.domain.prizes import cancelling, deals, envelopes, finish, posting, specials
from tdconsole.domain.state import touch
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.who import DIRECTOR, FLOOR


def _dealt(e: DealAgreed) -> Iterator[Touch]:
    yield touch.PRIZES
    yield from (touch.entry(share.entry) for share in e.shares)


GESTURES: Final = (
    Gesture(FinishTournament, finish.finish, FLOOR, needs_places=True),
    Gesture(PlanPrizes, posting.plan, DIRECTOR, across_flights=True),
    Gesture(PostPrizes, posting.post, DIRECTOR, needs_places=True),
    Gesture(AgreeDeal, deals.agree, DIRECTOR, needs_places=True),
    Gesture(CancelTournament, cancelling.cancel, DIRECTOR, across_flights=True),
    Gesture(
        OpenEnvelope,
        envelopes.open_envelope,
        FLOOR,
        after_the_end=True,
        needs_places=True,
        draws=True,
    ),
    Gesture(GiveSpecial, specials.give, DIRECTOR, after_the_end=True),
)

FACTS: Final = (
    Fact(TournamentFinished, finish.finished, lambda _: (touch.WHOLE_TOURNAMENT,)),
    Fact(PrizesPlanned, posting.planned, lambda _: (touch.PRIZES,)),
    Fact(PrizesPosted, posting.posted, lambda _: (touch.PRIZES,)),
    Fact(DealAgreed, deals.agreed, _dealt),
    Fact(
        TournamentCancelled,
        cancelling.cancelled,
        lambda _: (touch.WHOLE_TOURNAMENT,),
        across_flights=True,
    ),
    Fact(EnvelopeOpened, envelopes.opened, lambda e: (touch.entry(e.victim), touch.draw(e.draw))),
    Fact(SpecialGiven, specials.given, lambda e: (touch.entry(e.entry),)),
)
