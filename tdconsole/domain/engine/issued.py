"""The highest numbers issued and the last link published, cancelled steps included.

Each number is issued once, and each link opened once.
"""

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
    match event:
        case EntryRegistered():
            return replace(numbers, entry=max(numbers.entry, event.entry))
        case SeatsDrawn() | ButtonsDrawn() | EnvelopeOpened() | RaceCardsDealt() | LastHandsDrawn():
            numbers = replace(numbers, draw=max(numbers.draw, event.draw))
            if event.chain != numbers.chain:
                return numbers
            return replace(numbers, links=numbers.links + 1, published=event.link)
        case TournamentCreated() | StructureEdited():
            highest = max((period.id for period in event.structure), default=PeriodId(0))
            return replace(numbers, period=max(numbers.period, highest))
        case PrizePaid() | PrizeTakenBack():
            return replace(numbers, payout=max(numbers.payout, event.payout))
        case FlightOpened() | FlightsMerged():
            return replace(numbers, play=max(numbers.play, event.play))
        case ChipsCounted():
            return replace(numbers, count=max(numbers.count, event.count))
        case PenaltyGiven():
            return replace(numbers, penalty=max(numbers.penalty, event.penalty))
        case RulingMade():
            return replace(numbers, ruling=max(numbers.ruling, event.ruling))
        case ClockCalled():
            return replace(numbers, call=max(numbers.call, event.call))
        case DrawCommitted() if event.chain > numbers.chain:
            return replace(
                numbers,
                chain=event.chain,
                links=0,
                length=event.length,
                published=event.commitment,
            )
        case _:
            return numbers
