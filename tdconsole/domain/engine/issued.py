"""The highest numbers issued and the last link published, cancelled steps included.

Each number is issued once, and each link opened once.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tdconsole.domain.language.events.calling import ClockCalled
from tdconsole.domain.language.events.chips import ChipsCounted, RaceCardsDealt
from tdconsole.domain.language.events.day import LastHandsDrawn
from tdconsole.domain.language.events.draw import ButtonsDrawn, DrawCommitted, SeatsDrawn
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.flights import FlightOpened, FlightsMerged
from tdconsole.domain.language.events.money import EnvelopeOpened, PrizePaid, PrizeTakenBack
from tdconsole.domain.language.events.penalties import PenaltyGiven
from tdconsole.domain.language.events.rulings import RulingMade
from tdconsole.domain.language.events.structure import StructureEdited
from tdconsole.domain.language.events.tournament import TournamentCreated
from tdconsole.domain.values import (
    FIRST_PLAY,
    CallNo,
    ChainNo,
    CountNo,
    Digest,
    DrawNo,
    EntryId,
    PayoutNo,
    PenaltyNo,
    PeriodId,
    PlayId,
    Record,
    RulingNo,
)


class Issued(Record, kw_only=True):
    entry: EntryId = EntryId(0)
    draw: DrawNo = DrawNo(0)
    period: PeriodId = PeriodId(0)
    call: CallNo = CallNo(0)
    payout: PayoutNo = PayoutNo(0)
    count: CountNo = CountNo(0)
    penalty: PenaltyNo = PenaltyNo(0)
    ruling: RulingNo = RulingNo(0)
    play: PlayId = FIRST_PLAY
    chain: ChainNo = ChainNo(0)
    links: int = 0
    """The links of the present chain that have been opened."""
    length: int = 0
    """The links that it has."""
    published: Digest = Digest("")
    """Its last link that was opened, or the commitment: the hash of the next link."""


def issued(numbers: Issued, event: Event) -> Issued:
    counts = _COUNTS.get(type(event))
    return numbers if counts is None else counts(numbers, event)


def _drawn(numbers: Issued, event: Any) -> Issued:
    numbers = replace(numbers, draw=max(numbers.draw, event.draw))
    if event.chain != numbers.chain:
        return numbers
    return replace(numbers, links=numbers.links + 1, published=event.link)


def _committed(numbers: Issued, event: DrawCommitted) -> Issued:
    if event.chain <= numbers.chain:
        return numbers
    return replace(
        numbers,
        chain=event.chain,
        links=0,
        length=event.length,
        published=event.commitment,
    )


def _with_structure(numbers: Issued, event: Any) -> Issued:
    highest = max((period.id for period in event.structure), default=PeriodId(0))
    return replace(numbers, period=max(numbers.period, highest))


def _highest(name: str) -> Callable[[Issued, Any], Issued]:
    """The number of this name, which the event has too."""

    def counted(numbers: Issued, event: Any) -> Issued:
        highest = max(getattr(numbers, name), getattr(event, name))
        return replace(numbers, **{name: highest})

    return counted


_COUNTS: Final[dict[type[Event], Callable[[Issued, Any], Issued]]] = {
    EntryRegistered: _highest("entry"),
    SeatsDrawn: _drawn,
    ButtonsDrawn: _drawn,
    EnvelopeOpened: _drawn,
    RaceCardsDealt: _drawn,
    LastHandsDrawn: _drawn,
    DrawCommitted: _committed,
    TournamentCreated: _with_structure,
    StructureEdited: _with_structure,
    PrizePaid: _highest("payout"),
    PrizeTakenBack: _highest("payout"),
    FlightOpened: _highest("play"),
    FlightsMerged: _highest("play"),
    ChipsCounted: _highest("count"),
    PenaltyGiven: _highest("penalty"),
    RulingMade: _highest("ruling"),
    ClockCalled: _highest("call"),
}
