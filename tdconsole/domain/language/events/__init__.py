"""Every fact that can happen: this is the file format.

An event records what could not have been derived. Its kind is a stable word and its version a
number; a shape that must change gets a new version and a translation of the old one.
"""

from tdconsole.domain.language.events.bubble import (
    HandForHandEnded,
    HandForHandExtended,
    HandForHandStarted,
    NextHandDealt,
    TablesReported,
)
from tdconsole.domain.language.events.calling import CallEnded, ClockCalled, TimeCardPlayed
from tdconsole.domain.language.events.chips import (
    ChipsCorrected,
    ChipsCounted,
    ChipsRaced,
    RaceCardsDealt,
    RacedSeat,
    RacedTable,
    SeatCards,
    StackCounted,
)
from tdconsole.domain.language.events.clock import (
    ClockAdjusted,
    ClockPaused,
    ClockRestored,
    ClockResumed,
    ClockSettled,
    ClockStarted,
    HandsCounted,
    LevelSet,
)
from tdconsole.domain.language.events.day import (
    Bagged,
    DayEnded,
    LastHandsCalled,
    LastHandsDrawn,
    LastHandsPlayed,
    Reseated,
    SeatedAsBefore,
    StacksBagged,
)
from tdconsole.domain.language.events.draw import (
    Apart,
    ButtonDrawn,
    ButtonsDrawn,
    DrawCommitted,
    SeatDrawn,
    SeatsDrawn,
)
from tdconsole.domain.language.events.entry import (
    AddOnTaken,
    AlternateCalled,
    AlternatePassed,
    BonusTaken,
    EntryRegistered,
    EntryUnregistered,
    NoShowRemoved,
    PaymentsCorrected,
    RebuyTaken,
    SecondHalfTaken,
    StackForfeited,
)
from tdconsole.domain.language.events.flights import FlightOpened, FlightsMerged
from tdconsole.domain.language.events.floor import (
    AdviceDismissed,
    AdvicePostponed,
    AdviceTaken,
    BreakingOrderSet,
    ButtonPlaced,
    Elimination,
    EliminationCorrected,
    EliminationReordered,
    Moved,
    PlayerMoved,
    PlayerReinstated,
    PlayersEliminated,
    PlayersSeen,
    PlayersSwapped,
    SeatsAdded,
    TablesBalanced,
)
from tdconsole.domain.language.events.money import (
    DealAgreed,
    EnvelopeOpened,
    PlayerDisqualified,
    PlayerReclassified,
    PrizePaid,
    PrizesPlanned,
    PrizesPosted,
    PrizeTakenBack,
    Refund,
    SpecialGiven,
    TieSettled,
    TournamentCancelled,
)
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.language.events.penalties import (
    HandsServed,
    PenaltyGiven,
    PenaltyLifted,
    PlayerReturned,
)
from tdconsole.domain.language.events.rulings import RulingCorrected, RulingDecided, RulingMade
from tdconsole.domain.language.events.seating import (
    PlayerSeated,
    SeatPinned,
    SeatsMarked,
    TableLocked,
    TablesClosed,
    TablesOpened,
    UnsoldRemoved,
)
from tdconsole.domain.language.events.structure import Reanchored, StructureEdited
from tdconsole.domain.language.events.tournament import (
    RulesOverridden,
    SetupEdited,
    TournamentCreated,
    TournamentFinished,
)
from tdconsole.domain.values import PlayId

__all__ = [
    "AddOnTaken",
    "AdviceDismissed",
    "AdvicePostponed",
    "AdviceTaken",
    "AlternateCalled",
    "AlternatePassed",
    "Apart",
    "Bagged",
    "BonusTaken",
    "BreakingOrderSet",
    "ButtonDrawn",
    "ButtonPlaced",
    "ButtonsDrawn",
    "CallEnded",
    "ChipsCorrected",
    "ChipsCounted",
    "ChipsRaced",
    "ClockAdjusted",
    "ClockCalled",
    "ClockPaused",
    "ClockRestored",
    "ClockResumed",
    "ClockSettled",
    "ClockStarted",
    "DayEnded",
    "DealAgreed",
    "DrawCommitted",
    "Elimination",
    "EliminationCorrected",
    "EliminationReordered",
    "EntryRegistered",
    "EntryUnregistered",
    "EnvelopeOpened",
    "Event",
    "FlightOpened",
    "FlightsMerged",
    "HandForHandEnded",
    "HandForHandExtended",
    "HandForHandStarted",
    "HandsCounted",
    "HandsServed",
    "LastHandsCalled",
    "LastHandsDrawn",
    "LastHandsPlayed",
    "LevelSet",
    "Moved",
    "NextHandDealt",
    "NoShowRemoved",
    "PaperIssued",
    "PaymentsCorrected",
    "PenaltyGiven",
    "PenaltyLifted",
    "PlayerDisqualified",
    "PlayerMoved",
    "PlayerReclassified",
    "PlayerReinstated",
    "PlayerReturned",
    "PlayerSeated",
    "PlayersEliminated",
    "PlayersSeen",
    "PlayersSwapped",
    "PrizePaid",
    "PrizeTakenBack",
    "PrizesPlanned",
    "PrizesPosted",
    "RaceCardsDealt",
    "RacedSeat",
    "RacedTable",
    "Reanchored",
    "RebuyTaken",
    "Refund",
    "Reseated",
    "RulesOverridden",
    "RulingCorrected",
    "RulingDecided",
    "RulingMade",
    "SeatCards",
    "SeatDrawn",
    "SeatPinned",
    "SeatedAsBefore",
    "SeatsAdded",
    "SeatsDrawn",
    "SeatsMarked",
    "SecondHalfTaken",
    "SetupEdited",
    "SpecialGiven",
    "StackCounted",
    "StackForfeited",
    "StacksBagged",
    "StructureEdited",
    "TableLocked",
    "TablesBalanced",
    "TablesClosed",
    "TablesOpened",
    "TablesReported",
    "TieSettled",
    "TimeCardPlayed",
    "TournamentCancelled",
    "TournamentCreated",
    "TournamentFinished",
    "UnsoldRemoved",
    "kind_of",
]

Event = (
    TournamentCreated
    | RulesOverridden
    | SetupEdited
    | TournamentFinished
    | DrawCommitted
    | SeatsDrawn
    | ButtonsDrawn
    | EntryRegistered
    | EntryUnregistered
    | NoShowRemoved
    | StackForfeited
    | RebuyTaken
    | AddOnTaken
    | BonusTaken
    | SecondHalfTaken
    | PaymentsCorrected
    | AlternateCalled
    | AlternatePassed
    | TablesOpened
    | TablesClosed
    | TableLocked
    | SeatsMarked
    | UnsoldRemoved
    | PlayerSeated
    | SeatPinned
    | ClockStarted
    | ClockPaused
    | ClockResumed
    | ClockAdjusted
    | LevelSet
    | HandsCounted
    | ClockRestored
    | ClockSettled
    | StructureEdited
    | PlayersEliminated
    | PlayerReinstated
    | PlayerMoved
    | EliminationCorrected
    | EliminationReordered
    | PlayersSwapped
    | TablesBalanced
    | ButtonPlaced
    | PlayersSeen
    | BreakingOrderSet
    | SeatsAdded
    | AdviceTaken
    | AdvicePostponed
    | AdviceDismissed
    | ClockCalled
    | CallEnded
    | TimeCardPlayed
    | PrizesPlanned
    | PrizesPosted
    | TieSettled
    | DealAgreed
    | PlayerDisqualified
    | PlayerReclassified
    | TournamentCancelled
    | PrizePaid
    | PrizeTakenBack
    | EnvelopeOpened
    | SpecialGiven
    | ChipsCounted
    | ChipsRaced
    | RaceCardsDealt
    | ChipsCorrected
    | HandForHandStarted
    | TablesReported
    | NextHandDealt
    | HandForHandExtended
    | HandForHandEnded
    | PenaltyGiven
    | HandsServed
    | PenaltyLifted
    | PlayerReturned
    | LastHandsDrawn
    | LastHandsCalled
    | LastHandsPlayed
    | StacksBagged
    | DayEnded
    | SeatedAsBefore
    | FlightOpened
    | FlightsMerged
    | RulingMade
    | RulingDecided
    | RulingCorrected
    | PaperIssued
)


def play_of(event: Event) -> PlayId | None:
    """The flight that an event names; many name none."""
    play: PlayId | None = getattr(event, "play", None)
    return play
