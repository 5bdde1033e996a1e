"""Every fact that can happen: this is the file format.

An event records what could not have been derived. Its kind is a stable word and its version a
number; a shape that must change gets a new version and a translation of the old one.
"""

from typing import Final

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

__all__ = [
    "KINDS",
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

KINDS: Final[dict[tuple[str, int], type[Event]]] = {
    ("tournament-created", 1): TournamentCreated,
    ("rules-overridden", 1): RulesOverridden,
    ("tournament-finished", 1): TournamentFinished,
    ("draw-committed", 1): DrawCommitted,
    ("setup-edited", 1): SetupEdited,
    ("seats-drawn", 2): SeatsDrawn,
    ("buttons-drawn", 1): ButtonsDrawn,
    ("entry-registered", 1): EntryRegistered,
    ("entry-unregistered", 1): EntryUnregistered,
    ("no-show-removed", 1): NoShowRemoved,
    ("stack-forfeited", 1): StackForfeited,
    ("rebuy-taken", 1): RebuyTaken,
    ("add-on-taken", 1): AddOnTaken,
    ("bonus-taken", 1): BonusTaken,
    ("second-half-taken", 1): SecondHalfTaken,
    ("payments-corrected", 1): PaymentsCorrected,
    ("alternate-called", 1): AlternateCalled,
    ("alternate-passed", 1): AlternatePassed,
    ("tables-opened", 1): TablesOpened,
    ("tables-closed", 1): TablesClosed,
    ("table-locked", 1): TableLocked,
    ("seats-marked", 1): SeatsMarked,
    ("unsold-removed", 1): UnsoldRemoved,
    ("player-seated", 1): PlayerSeated,
    ("seat-pinned", 1): SeatPinned,
    ("clock-started", 1): ClockStarted,
    ("clock-paused", 1): ClockPaused,
    ("clock-resumed", 1): ClockResumed,
    ("clock-adjusted", 1): ClockAdjusted,
    ("level-set", 1): LevelSet,
    ("hands-counted", 1): HandsCounted,
    ("clock-restored", 1): ClockRestored,
    ("clock-settled", 1): ClockSettled,
    ("structure-edited", 1): StructureEdited,
    ("players-eliminated", 1): PlayersEliminated,
    ("player-reinstated", 1): PlayerReinstated,
    ("player-moved", 1): PlayerMoved,
    ("elimination-corrected", 1): EliminationCorrected,
    ("elimination-reordered", 1): EliminationReordered,
    ("players-swapped", 1): PlayersSwapped,
    ("tables-balanced", 1): TablesBalanced,
    ("button-placed", 1): ButtonPlaced,
    ("players-seen", 1): PlayersSeen,
    ("breaking-order-set", 1): BreakingOrderSet,
    ("seats-added", 1): SeatsAdded,
    ("advice-taken", 1): AdviceTaken,
    ("advice-postponed", 1): AdvicePostponed,
    ("advice-dismissed", 1): AdviceDismissed,
    ("clock-called", 1): ClockCalled,
    ("call-ended", 1): CallEnded,
    ("time-card-played", 1): TimeCardPlayed,
    ("prizes-planned", 1): PrizesPlanned,
    ("prizes-posted", 1): PrizesPosted,
    ("tie-settled", 1): TieSettled,
    ("deal-agreed", 1): DealAgreed,
    ("player-disqualified", 1): PlayerDisqualified,
    ("player-reclassified", 1): PlayerReclassified,
    ("tournament-cancelled", 1): TournamentCancelled,
    ("prize-paid", 1): PrizePaid,
    ("prize-taken-back", 1): PrizeTakenBack,
    ("envelope-opened", 1): EnvelopeOpened,
    ("special-given", 1): SpecialGiven,
    ("chips-counted", 1): ChipsCounted,
    ("chips-raced", 1): ChipsRaced,
    ("race-cards-dealt", 1): RaceCardsDealt,
    ("chips-corrected", 1): ChipsCorrected,
    ("hand-for-hand-started", 1): HandForHandStarted,
    ("tables-reported", 1): TablesReported,
    ("next-hand-dealt", 1): NextHandDealt,
    ("hand-for-hand-extended", 1): HandForHandExtended,
    ("hand-for-hand-ended", 1): HandForHandEnded,
    ("penalty-given", 1): PenaltyGiven,
    ("hands-served", 1): HandsServed,
    ("penalty-lifted", 1): PenaltyLifted,
    ("player-returned", 1): PlayerReturned,
    ("last-hands-drawn", 1): LastHandsDrawn,
    ("last-hands-called", 1): LastHandsCalled,
    ("last-hands-played", 1): LastHandsPlayed,
    ("stacks-bagged", 1): StacksBagged,
    ("day-ended", 1): DayEnded,
    ("seated-as-before", 1): SeatedAsBefore,
    ("flight-opened", 1): FlightOpened,
    ("flights-merged", 1): FlightsMerged,
    ("ruling-made", 1): RulingMade,
    ("ruling-decided", 1): RulingDecided,
    ("ruling-corrected", 1): RulingCorrected,
    ("paper-issued", 1): PaperIssued,
}

_NAMES: Final = {shape: kind for (kind, _version), shape in KINDS.items()}


def kind_of(event: Event) -> str:
    return _NAMES[type(event)]
