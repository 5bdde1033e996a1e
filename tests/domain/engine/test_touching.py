from collections.abc import Callable

import pytest

from tdconsole.domain.engine.undo_touches import collide, touches, undoable
from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.language.commands.tournament import FinishTournament
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
from tdconsole.domain.language.events.draw import SeatDrawn, SeatsDrawn
from tdconsole.domain.language.events.entry import EntryUnregistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import (
    AdviceTaken,
    Elimination,
    PlayerReinstated,
    PlayersEliminated,
)
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.language.events.structure import Reanchored, StructureEdited
from tdconsole.domain.state.touch import WHOLE_TOURNAMENT, Touch
from tdconsole.domain.values import (
    FIRST_CHAIN,
    FIRST_PLAY,
    CallNo,
    ClockAnchor,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    Millis,
    PeriodId,
    PlayId,
    SeatNo,
    TableNo,
)
from tests.domain.anything import SAMPLES
from tests.domain.floor import WELL, at, busting, ended, entered, founded, promised, seated, sits

STANDS = ClockAnchor(period=PeriodId(1), left=Millis(0))
ONE, TWO = EntryId(1), EntryId(2)


def winner(number: int) -> Touch:
    return Touch(thing="winner", number=number)


def entry(number: int) -> Touch:
    return Touch(thing="entry", number=number)


def seat(table: int, number: int) -> Touch:
    return Touch(thing="seat", number=table, seat=number)


def drawn(number: int, *lots: tuple[int, int, int]) -> SeatsDrawn:
    return SeatsDrawn(
        play=FIRST_PLAY,
        draw=DrawNo(number),
        chain=FIRST_CHAIN,
        link=Digest(WELL),
        word="",
        tables="",
        seated=tuple(
            SeatDrawn(entry=EntryId(who), table=TableNo(table), seat=SeatNo(seat))
            for who, table, seat in lots
        ),
    )


def bust(who: int, table: int, number: int) -> PlayersEliminated:
    return PlayersEliminated(
        play=FIRST_PLAY, hand=(Elimination(entry=EntryId(who), seat=at(table, number)),)
    )


def called(table: int) -> ClockCalled:
    return ClockCalled(
        play=FIRST_PLAY,
        call=CallNo(9),
        table=TableNo(table),
        seconds=25,
        countdown=5,
        since=Instant(utc=Millis(0), boot="b", uptime=Millis(0)),
    )


def acted(table: int) -> CallEnded:
    return CallEnded(play=FIRST_PLAY, call=CallNo(9), table=TableNo(table), outcome="acted")


def card(who: int) -> TimeCardPlayed:
    return TimeCardPlayed(play=FIRST_PLAY, entry=EntryId(who))


@pytest.mark.parametrize(
    ("event", "touched"),
    [
        (entered(1), {entry(1), Touch(thing="person", number=101)}),
        (EntryUnregistered(entry=ONE), {entry(1)}),
        (
            drawn(3, (1, 4, 5), (2, 6, 7)),
            {entry(1), entry(2), seat(4, 5), seat(6, 7), Touch(thing="draw", number=3)},
        ),
        (bust(1, 4, 5), {entry(1), winner(1), seat(4, 5)}),
        (
            PlayerReinstated(play=FIRST_PLAY, entry=ONE, seat=at(4, 5)),
            {entry(1), winner(1), seat(4, 5)},
        ),
        (sits(1, at(4, 5)), {entry(1), seat(4, 5)}),
        (ClockStarted(play=PlayId(2), anchor=STANDS), {Touch(thing="clock", number=2)}),
        (ClockPaused(play=FIRST_PLAY, anchor=STANDS), {Touch(thing="clock", number=1)}),
        (ClockResumed(play=FIRST_PLAY, anchor=STANDS), {Touch(thing="clock", number=1)}),
        (ClockAdjusted(play=FIRST_PLAY, anchor=STANDS), {Touch(thing="clock", number=1)}),
        (LevelSet(play=FIRST_PLAY, anchor=STANDS), {Touch(thing="clock", number=1)}),
        (HandsCounted(play=FIRST_PLAY, anchor=STANDS), {Touch(thing="clock", number=1)}),
        (ClockRestored(play=PlayId(2), anchor=None), {Touch(thing="clock", number=2)}),
        (ClockSettled(play=FIRST_PLAY, anchor=STANDS), {Touch(thing="clock", number=1)}),
        (
            StructureEdited(structure=(), clocks=(Reanchored(play=PlayId(2), anchor=STANDS),)),
            {Touch(thing="clock", number=2)},
        ),
        (StructureEdited(structure=()), set()),
        (called(3), {Touch(thing="call", number=3)}),
        (acted(3), {Touch(thing="call", number=3)}),
        (card(1), {Touch(thing="time_card", number=1)}),
        (founded(), {WHOLE_TOURNAMENT}),
        (ended(), {WHOLE_TOURNAMENT}),
        (promised(), {Touch(thing="draw")}),
        (PaperIssued(document="seat-cards", entries=(ONE,)), set()),
    ],
    ids=lambda it: type(it).__name__,
)
def test_an_event_touches_what_it_changes(event: Event, touched: set[Touch]) -> None:
    assert touches(event) == touched


def test_a_fact_touches_something_unless_it_changes_nothing_or_is_never_undone() -> None:
    """One that touches nothing would be undone whatever came after it, even after the end."""
    touching = {type(event) for event in SAMPLES if touches(event)}
    untouched = {type(event) for event in SAMPLES} - touching
    new = ", ".join(sorted(one.__name__ for one in untouched - {AdviceTaken, PaperIssued}))
    assert not new, f"say in tdconsole/domain/<subject>/rows.py what it touches: {new}"
    assert untouched == {AdviceTaken, PaperIssued}


@pytest.mark.parametrize(
    ("earlier", "later", "stands"),
    [
        (entered(1), drawn(1, (1, 1, 1)), True),
        (entered(1), drawn(1, (2, 1, 1)), False),
        (entered(1), EntryUnregistered(entry=ONE), True),
        (drawn(1, (1, 1, 1)), bust(1, 1, 1), True),
        (drawn(1, (1, 1, 1)), drawn(2, (2, 1, 2)), False),
        (bust(1, 1, 1), sits(2, at(1, 1)), True),
        (bust(1, 1, 1), bust(2, 1, 2), False),
        (sits(1, at(1, 1)), sits(1, at(1, 2)), True),
        (called(1), acted(1), True),
        (acted(1), called(1), True),
        (called(1), called(2), False),
        (sits(1, at(1, 1)), called(1), False),
        (card(1), card(1), True),
        (card(1), card(2), False),
        (bust(1, 1, 1), ended(), True),
        (entered(1), ended(), True),
        (ended(), PaperIssued(document="payout-sheet"), False),
        (drawn(1, (1, 1, 1)), PaperIssued(document="seat-cards", entries=(ONE,)), False),
        (PaperIssued(document="seat-cards"), ended(), False),
    ],
)
def test_a_later_event_stands_on_the_earlier_one(
    earlier: Event, later: Event, *, stands: bool
) -> None:
    assert collide(touches(earlier), touches(later)) is stands


def test_the_same_number_of_another_kind_is_another_thing() -> None:
    assert not collide(frozenset({entry(1)}), frozenset({Touch(thing="person", number=1)}))
    assert not collide(frozenset({seat(1, 2)}), frozenset({seat(2, 1)}))


DONE: dict[str, Callable[[], tuple[Event, ...]]] = {
    "entering": lambda: (entered(1),),
    "leaving": lambda: (EntryUnregistered(entry=ONE),),
    "a draw": lambda: (drawn(1),),
    "a bust": lambda: (bust(1, 1, 1),),
    "a move": lambda: (sits(1, at(1, 1)),),
    "a return": lambda: (PlayerReinstated(play=FIRST_PLAY, entry=TWO, seat=at(1, 2)),),
    "a call": lambda: (called(1),),
    "the end of a call": lambda: (acted(1),),
    "a card": lambda: (card(1),),
    "the end": lambda: (ended(),),
}

STAYS: dict[str, Callable[[], tuple[Event, ...]]] = {
    "a creation": lambda: (founded(), promised()),
    "a commitment": lambda: (promised(),),
    "a start": lambda: (ClockStarted(play=FIRST_PLAY, anchor=STANDS),),
    "a pause": lambda: (ClockPaused(play=FIRST_PLAY, anchor=STANDS),),
    "a resumption": lambda: (ClockResumed(play=FIRST_PLAY, anchor=STANDS),),
    "an adjustment": lambda: (ClockAdjusted(play=FIRST_PLAY, anchor=STANDS),),
    "another level": lambda: (LevelSet(play=FIRST_PLAY, anchor=STANDS),),
    "a hand played": lambda: (HandsCounted(play=FIRST_PLAY, anchor=STANDS),),
    "a clock as it was": lambda: (ClockRestored(play=FIRST_PLAY, anchor=STANDS),),
    "an answer": lambda: (ClockSettled(play=FIRST_PLAY, anchor=STANDS),),
    "another structure": lambda: (StructureEdited(structure=()),),
    "a paper": lambda: (PaperIssued(document="seat-cards"),),
    "a bust with a paper": lambda: (bust(1, 1, 1), PaperIssued(document="payout-sheet")),
}


@pytest.mark.parametrize("done", DONE)
def test_what_was_done_on_the_floor_can_be_undone(done: str) -> None:
    assert undoable(DONE[done]())


@pytest.mark.parametrize("done", STAYS)
def test_what_the_room_has_seen_stays(done: str) -> None:
    assert not undoable(STAYS[done]())


def test_every_gesture_of_an_evening_stands_on_its_ground() -> None:
    """The draw stands on the entries, a bust on the draw, and the end on all."""
    floor = seated(2)
    floor.do(StartClock())
    out = floor.do(busting(2))
    over = floor.do(FinishTournament())
    assert collide(touches(sits(2, at(1, 2))), touches(out[0]))
    assert not collide(touches(sits(1, at(1, 1))), touches(out[0]))
    assert collide(touches(out[0]), touches(over[0]))


def test_the_clock_stands_on_nothing_but_the_clock() -> None:
    floor = seated(3)
    clock = floor.do(StartClock(), PauseClock())
    assert collide(touches(clock[0]), touches(clock[1]))
    assert not collide(touches(entered(1)), touches(clock[0]))
