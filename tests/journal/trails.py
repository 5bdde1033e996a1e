"""Steps to write: one event of every kind, and short trails of them."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.events.calling import CallEnded, ClockCalled, TimeCardPlayed
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
from tdconsole.domain.language.events.draw import DrawCommitted, SeatDrawn, SeatsDrawn
from tdconsole.domain.language.events.entry import EntryRegistered, EntryUnregistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import (
    Elimination,
    PlayerMoved,
    PlayerReinstated,
    PlayersEliminated,
)
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.language.events.structure import Reanchored, StructureEdited
from tdconsole.domain.language.events.tournament import (
    RulesOverridden,
    TournamentCreated,
    TournamentFinished,
)
from tdconsole.domain.rules.book import STANDARD, RuleChanges
from tdconsole.domain.rules.values import CallClock
from tdconsole.domain.values import (
    FIRST_CHAIN,
    FIRST_PLAY,
    Break,
    CallNo,
    Chips,
    ClockAnchor,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    Level,
    Mark,
    Millis,
    Money,
    NoteId,
    PayoutBand,
    PeriodId,
    PersonId,
    Price,
    Seat,
    SeatNo,
    StaffId,
    StepNo,
    TableNo,
)
from tdconsole.journal import Append, Step, Store, StoredStep
from tests.domain.anything import SAMPLES

NOW: Final = Instant(utc=Millis(1_770_000_000_000), boot="b1", uptime=Millis(5_000))
_ANCHOR: Final = ClockAnchor(period=PeriodId(2), left=Millis(90_000), since=NOW)
_SEAT: Final = Seat(table=TableNo(3), seat=SeatNo(2))

_OWN: Final[tuple[Event, ...]] = (
    TournamentCreated(
        name='Wtorek „u Łukasza” / perché no?\n"\\',
        currency="PLN",
        price=Price(pool=Money(5_000), fee=Money(500)),
        cash_unit=Money(100),
        seats_per_table=9,
        stack=Chips(20_000),
        structure=(
            Level(small_blind=Chips(100), big_blind=Chips(200), minutes=20, id=PeriodId(1)),
            Break(minutes=15, id=PeriodId(2)),
        ),
        payouts=(PayoutBand(entries=1, shares=(7_000, 3_000)),),
        play=FIRST_PLAY,
        rulebook=STANDARD,
    ),
    DrawCommitted(
        chain=FIRST_CHAIN, commitment=Digest("ab" * 32), length=20_000, reason=NoteId("n1")
    ),
    EntryRegistered(
        entry=EntryId(1), person=PersonId(2**53), paid=Price(pool=Money(10**12)), stack=Chips(1)
    ),
    EntryUnregistered(entry=EntryId(1)),
    SeatsDrawn(
        play=FIRST_PLAY,
        draw=DrawNo(1),
        chain=FIRST_CHAIN,
        link=Digest("cd" * 32),
        word="zażółć",
        tables="3 0 1,2\n",
        seated=(SeatDrawn(entry=EntryId(1), table=TableNo(3), seat=SeatNo(2)),),
    ),
    ClockStarted(play=FIRST_PLAY, anchor=_ANCHOR),
    ClockPaused(
        play=FIRST_PLAY,
        anchor=ClockAnchor(period=PeriodId(1), left=Millis(0)),
        reason=NoteId("n2"),
    ),
    ClockResumed(play=FIRST_PLAY, anchor=_ANCHOR),
    ClockAdjusted(play=FIRST_PLAY, anchor=_ANCHOR),
    LevelSet(play=FIRST_PLAY, anchor=_ANCHOR),
    HandsCounted(play=FIRST_PLAY, anchor=replace(_ANCHOR, hands=3)),
    ClockRestored(play=FIRST_PLAY, anchor=None),
    ClockSettled(play=FIRST_PLAY, anchor=_ANCHOR),
    StructureEdited(
        structure=(
            Level(bring_in=Chips(5), small_bet=Chips(20), big_bet=Chips(40), minutes=20, hands=9),
            Break(minutes=15, until="21:40", marks=(Mark(kind="colour_up", chip=Chips(25)),)),
        ),
        clocks=(Reanchored(play=FIRST_PLAY, anchor=_ANCHOR),),
    ),
    RulesOverridden(changes=RuleChanges(call=CallClock(seconds=50), shot_clock="off")),
    ClockCalled(
        play=FIRST_PLAY, call=CallNo(1), table=TableNo(3), seconds=25, countdown=5, since=NOW
    ),
    CallEnded(play=FIRST_PLAY, call=CallNo(1), table=TableNo(3), outcome="folded"),
    TimeCardPlayed(play=FIRST_PLAY, entry=EntryId(1)),
    PlayersEliminated(
        play=FIRST_PLAY,
        hand=(
            Elimination(entry=EntryId(1), seat=_SEAT),
            Elimination(entry=EntryId(2), seat=_SEAT, stack=Chips(10**15)),
        ),
    ),
    PlayerReinstated(play=FIRST_PLAY, entry=EntryId(1), seat=_SEAT),
    PlayerMoved(play=FIRST_PLAY, entry=EntryId(1), seat=_SEAT),
    PaperIssued(document="seat-cards", entries=(EntryId(1), EntryId(2))),
    TournamentFinished(play=FIRST_PLAY, anchor=_ANCHOR),
)

EVENTS: Final[tuple[Event, ...]] = (
    *_OWN,
    *(sample for sample in SAMPLES if type(sample) not in set(map(type, _OWN))),
)


def step(
    request: str,
    *events: Event,
    command: str = "MovePlayer",
    actor: StaffId | None = None,
    undoes: StepNo | None = None,
) -> Step:
    return Step(at=NOW, actor=actor, command=command, request=request, undoes=undoes, events=events)


def moved(entry: int) -> Event:
    return PlayerMoved(play=FIRST_PLAY, entry=EntryId(entry), seat=_SEAT)


def write(store: Store, stream: str, expected: int, written: Step) -> StoredStep:
    return store.append([Append(stream=stream, expected=expected, step=written)])[0]


def write_short_trail(store: Store, stream: str = "a") -> list[StoredStep]:
    """Three steps: a move, a hand of two events, and the undoing of the first."""
    return [
        write(store, stream, 0, step("r1", moved(1), actor=StaffId(7))),
        write(store, stream, 1, step("r2", moved(2), moved(3))),
        write(store, stream, 2, step("r3", command="Undo", undoes=StepNo(1))),
    ]
