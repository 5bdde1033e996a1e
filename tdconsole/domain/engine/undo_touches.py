"""What an event changes, so that an undo can see whether a later step stands on it."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final, Literal, assert_never

from tdconsole.domain.language.events import (
    AddOnTaken,
    AdviceDismissed,
    AdvicePostponed,
    AdviceTaken,
    AlternateCalled,
    AlternatePassed,
    BonusTaken,
    BreakingOrderSet,
    ButtonPlaced,
    ButtonsDrawn,
    CallEnded,
    ChipsCorrected,
    ChipsCounted,
    ChipsRaced,
    ClockAdjusted,
    ClockCalled,
    ClockPaused,
    ClockRestored,
    ClockResumed,
    ClockSettled,
    ClockStarted,
    DayEnded,
    DealAgreed,
    DrawCommitted,
    EliminationCorrected,
    EliminationReordered,
    EntryRegistered,
    EntryUnregistered,
    EnvelopeOpened,
    Event,
    FlightOpened,
    FlightsMerged,
    HandForHandEnded,
    HandForHandExtended,
    HandForHandStarted,
    HandsCounted,
    HandsServed,
    LastHandsCalled,
    LastHandsDrawn,
    LastHandsPlayed,
    LevelSet,
    NextHandDealt,
    NoShowRemoved,
    PaperIssued,
    PaymentsCorrected,
    PenaltyGiven,
    PenaltyLifted,
    PlayerDisqualified,
    PlayerMoved,
    PlayerReclassified,
    PlayerReinstated,
    PlayerReturned,
    PlayerSeated,
    PlayersEliminated,
    PlayersSeen,
    PlayersSwapped,
    PrizePaid,
    PrizesPlanned,
    PrizesPosted,
    PrizeTakenBack,
    RaceCardsDealt,
    RebuyTaken,
    RulesOverridden,
    RulingCorrected,
    RulingDecided,
    RulingMade,
    SeatedAsBefore,
    SeatPinned,
    SeatsAdded,
    SeatsDrawn,
    SeatsMarked,
    SecondHalfTaken,
    SetupEdited,
    SpecialGiven,
    StackForfeited,
    StacksBagged,
    StructureEdited,
    TableLocked,
    TablesBalanced,
    TablesClosed,
    TablesOpened,
    TablesReported,
    TieSettled,
    TimeCardPlayed,
    TournamentCancelled,
    TournamentCreated,
    TournamentFinished,
    UnsoldRemoved,
)
from tdconsole.domain.rules.book import RuleChanges, chosen
from tdconsole.domain.values import EntryId, PlayId, Record, Seat, TableNo


class Touch(Record, kw_only=True):
    """A thing by its kind and number; a seat has two."""

    thing: Literal[
        "entry",
        "winner",
        "person",
        "seat",
        "table",
        "button",
        "seen",
        "order",
        "advice",
        "clock",
        "call",
        "time_card",
        "draw",
        "rule",
        "setup",
        "tournament",
        "prizes",
        "purse",
        "board",
        "count",
        "chips",
        "penalty",
        "day",
        "bag",
        "flight",
        "ruling",
    ]
    number: int = 0
    seat: int = 0


WHOLE_TOURNAMENT: Final = Touch(thing="tournament")
BOARD_OVER: Final = Touch(thing="board", seat=1)
"""The end of hand for hand rests on all that was reported."""
DAY_OVER: Final = Touch(thing="day")
"""Whatever is done at the tables of the next day needs that this one is over."""
FLIGHTS: Final = Touch(thing="flight")
"""That there are several, and what they are called: of each of them."""

OF_CLOCK: Final = (
    ClockStarted,
    ClockPaused,
    ClockResumed,
    ClockAdjusted,
    LevelSet,
    HandsCounted,
    ClockSettled,
)
"""The gestures that the clock as it was takes back."""

# The clock and the structure are answered by the opposite gesture; paper, a commitment and a tournament stay.
_STAYING: Final = (
    *OF_CLOCK,
    TournamentCreated,
    DrawCommitted,
    ClockRestored,
    StructureEdited,
    PaperIssued,
)

_OF_NO_DAY: Final = ("advice", "setup", "rule", "prizes", "purse", "person", "ruling")


def undoable(events: Iterable[Event]) -> bool:
    return not any(isinstance(event, _STAYING) or _is_of_currency(event) for event in events)


def _is_of_currency(event: Event) -> bool:
    """Set back by another edit, which asks whether money has been taken since."""
    return isinstance(event, SetupEdited) and event.currency is not None


def _entry(entry: EntryId) -> Touch:
    return Touch(thing="entry", number=entry)


def _winner(entry: EntryId) -> Touch:
    """Whether somebody is still in, which is all that a hand won has to do with."""
    return Touch(thing="winner", number=entry)


def _seat(seat: Seat) -> Touch:
    return Touch(thing="seat", number=seat.table, seat=seat.seat)


def _rule(option: str) -> Touch:
    return Touch(thing="rule", number=RuleChanges.__struct_fields__.index(option))


def _clock(play: PlayId) -> Touch:
    return Touch(thing="clock", number=play)


def _table(table: TableNo) -> Touch:
    return Touch(thing="table", number=table)


def _edited(number: int) -> Touch:
    return Touch(thing="setup", number=number)


def _number(advice: str) -> int:
    """The same on every machine, as the hash of a string is not."""
    return int.from_bytes(sha256(advice.encode()).digest()[:4], "big")


def _edits(event: SetupEdited) -> Iterator[int]:
    """Which of the values an edit gives: those of the setup, then those of the terms."""
    shapes = (event, event.terms)
    fields = [(shape, name) for shape in shapes for name in shape.__struct_fields__]
    for number, (shape, name) in enumerate(fields):
        value = getattr(shape, name)
        if name not in {"terms", "entries_too", "reason", "ends"} and value is not None:
            yield number


def touches(event: Event) -> frozenset[Touch]:
    match event:
        case EntryRegistered():
            mine = {_entry(event.entry), Touch(thing="person", number=event.person)}
            return frozenset(mine if event.before is None else mine | {_entry(event.before)})
        case (
            EntryUnregistered()
            | NoShowRemoved()
            | RebuyTaken()
            | AddOnTaken()
            | BonusTaken()
            | SecondHalfTaken()
            | PaymentsCorrected()
            | AlternateCalled()
            | AlternatePassed()
            | SeatPinned()
        ):
            return frozenset((_entry(event.entry),))
        case SeatsDrawn():
            entries = {_entry(one.entry) for one in event.seated}
            seats = {Touch(thing="seat", number=one.table, seat=one.seat) for one in event.seated}
            broken = set[Touch]() if event.broken is None else {_table(event.broken)}
            return frozenset(entries | seats | broken | {Touch(thing="draw", number=event.draw)})
        case PlayersEliminated():
            entries = {_entry(out.entry) for out in event.hand}
            beside = {_entry(one) for one in (event.joined, event.before) if one is not None}
            winners = {_winner(one) for out in event.hand for one in (out.entry, *out.by)}
            return frozenset(entries | beside | winners | {_seat(out.seat) for out in event.hand})
        case EliminationCorrected():
            winners = {_winner(one) for one in (event.entry, *event.by)}
            return frozenset({_entry(event.entry)} | winners)
        case EliminationReordered():
            several = [one for one in (event.entry, event.joined, event.before) if one is not None]
            return frozenset((*map(_entry, several), *map(_winner, several)))
        case PlayersSwapped():
            return frozenset((_entry(event.one), _entry(event.other)))
        case TablesBalanced():
            entries = {_entry(move.entry) for move in event.moves}
            return frozenset(entries | {_seat(move.seat) for move in event.moves})
        case ButtonPlaced():
            return frozenset((Touch(thing="button", number=event.table),))
        case PlayersSeen():
            return frozenset(Touch(thing="seen", number=entry) for entry in event.entries)
        case BreakingOrderSet():
            return frozenset((Touch(thing="order"),))
        case SeatsAdded():
            return frozenset((_table(event.table),))
        case AdvicePostponed() | AdviceDismissed():
            return frozenset((Touch(thing="advice", number=_number(event.advice)),))
        case AdviceTaken():
            return frozenset()
        case ButtonsDrawn():
            tables = {_table(one.table) for one in event.buttons}
            return frozenset(tables | {Touch(thing="draw", number=event.draw)})
        case TablesOpened() | TablesClosed():
            return frozenset(map(_table, event.tables))
        case TableLocked():
            return frozenset((_table(event.table),))
        case SeatsMarked() | UnsoldRemoved():
            return frozenset(map(_seat, event.seats))
        case PlayerReinstated() | StackForfeited():
            return frozenset((_entry(event.entry), _winner(event.entry), _seat(event.seat)))
        case PlayerMoved() | PlayerSeated():
            return frozenset((_entry(event.entry), _seat(event.seat)))
        case (
            ClockStarted()
            | ClockPaused()
            | ClockResumed()
            | ClockAdjusted()
            | LevelSet()
            | HandsCounted()
            | ClockRestored()
            | ClockSettled()
        ):
            return frozenset((Touch(thing="clock", number=event.play),))
        case ClockCalled() | CallEnded():
            return frozenset((Touch(thing="call", number=event.table),))
        case TimeCardPlayed():
            return frozenset((Touch(thing="time_card", number=event.entry),))
        case StructureEdited():
            return frozenset(Touch(thing="clock", number=one.play) for one in event.clocks)
        case SetupEdited():
            edited = frozenset(map(_edited, _edits(event)))
            kind = event.terms.satellite is not None  # of prizes: what was posted is of one kind
            prizes = {Touch(thing="prizes")} if kind else set[Touch]()
            flights = set[Touch]() if event.terms.flights is None else {FLIGHTS}
            return edited | prizes | flights
        case RulesOverridden():
            return frozenset(_rule(option) for option in chosen(event.changes))
        case TournamentCreated() | TournamentFinished():
            return frozenset((WHOLE_TOURNAMENT,))
        case DrawCommitted():
            return frozenset((Touch(thing="draw"),))
        case PrizesPlanned() | PrizesPosted():
            return frozenset((Touch(thing="prizes"),))
        case TieSettled():
            return frozenset(_entry(one) for tied in event.ranks for one in tied)
        case DealAgreed():
            shares = {_entry(share.entry) for share in event.shares}
            return frozenset(shares | {Touch(thing="prizes")})
        case PlayerDisqualified():
            there = set[Touch]() if event.seat is None else {_seat(event.seat)}
            return frozenset({_entry(event.entry), _winner(event.entry)} | there)
        case PlayerReclassified() | SpecialGiven():
            return frozenset((_entry(event.entry),))
        case TournamentCancelled():
            return frozenset((WHOLE_TOURNAMENT,))
        case PrizePaid() | PrizeTakenBack():
            return frozenset((_entry(event.entry), Touch(thing="purse", number=event.entry)))
        case EnvelopeOpened():
            return frozenset((_entry(event.victim), Touch(thing="draw", number=event.draw)))
        case ChipsCounted():
            stacks = {Touch(thing="count", number=one.entry) for one in event.stacks}
            return frozenset(stacks | {Touch(thing="count", seat=event.table)})
        case ChipsRaced():
            tables = {Touch(thing="chips", number=one.table) for one in event.tables}
            return frozenset(tables)
        case ChipsCorrected():
            return frozenset((Touch(thing="chips"),))
        case RaceCardsDealt():
            return frozenset((Touch(thing="draw", number=event.draw),))
        case HandForHandStarted() | NextHandDealt():
            boards = {Touch(thing="board", number=table) for table in event.tables}
            return frozenset(boards | {_clock(event.play), Touch(thing="board")})
        case HandForHandEnded():
            return frozenset((_clock(event.play), Touch(thing="board"), BOARD_OVER))
        case TablesReported():
            return frozenset(Touch(thing="board", number=table) for table in event.tables)
        case HandForHandExtended():
            return frozenset((Touch(thing="board"),))
        case PenaltyGiven() | HandsServed() | PenaltyLifted() | PlayerReturned():
            return frozenset((Touch(thing="penalty", number=event.penalty),))
        case LastHandsDrawn():
            return frozenset((Touch(thing="draw", number=event.draw),))
        case LastHandsCalled():
            days = {Touch(thing="day", number=table) for table in event.tables}
            return frozenset(days | {_clock(event.play)})
        case LastHandsPlayed():
            return frozenset(Touch(thing="day", number=table) for table in event.tables)
        case StacksBagged():
            return frozenset(Touch(thing="bag", number=one.entry) for one in event.bags)
        case SeatedAsBefore():
            entries = {_entry(one.entry) for one in event.seated}
            return frozenset(entries | {_seat(one.seat) for one in event.seated})
        case DayEnded():
            return frozenset((WHOLE_TOURNAMENT, DAY_OVER))
        case FlightOpened():
            return frozenset((Touch(thing="flight", number=event.play), FLIGHTS))
        case FlightsMerged():
            return frozenset((WHOLE_TOURNAMENT, DAY_OVER, FLIGHTS))
        case RulingMade() | RulingDecided() | RulingCorrected():
            return frozenset((Touch(thing="ruling", number=event.ruling),))
        case PaperIssued():
            return frozenset()
        case _:
            assert_never(event)


_OF_A_FLOOR: Final = (
    "seat",
    "table",
    "button",
    "order",
    "clock",
    "call",
    "board",
    "count",
    "chips",
    "day",
    "tournament",
)


def of_no_floor(touched: frozenset[Touch]) -> frozenset[Touch]:
    """What may have to do with another flight all the same: people, money, the draw's chain."""
    return frozenset(touch for touch in touched if touch.thing not in _OF_A_FLOOR)


def plays_of(events: Iterable[Event]) -> frozenset[PlayId]:
    """The flights in which they happened; the end of all of them is of none."""
    events = tuple(events)
    if any(isinstance(event, FlightsMerged | TournamentCancelled) for event in events):
        return frozenset()
    plays = (getattr(event, "play", None) for event in events)
    return frozenset(play for play in plays if play is not None)


def collide(earlier: frozenset[Touch], later: frozenset[Touch]) -> bool:
    """Whether the later can't do without the earlier; a finished tournament needs all of it."""
    if not earlier or not later:
        return False
    if DAY_OVER in earlier and any(touch.thing not in _OF_NO_DAY for touch in later):
        return True
    if BOARD_OVER in later and any(touch.thing == "board" for touch in earlier):
        return True
    return WHOLE_TOURNAMENT in later or not earlier.isdisjoint(later)
