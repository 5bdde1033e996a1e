"""Levels here: 100/200 and 200/400 of 20 minutes, a break of 10, 300/600 of 15."""

from collections.abc import Iterator
from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.clock.reading import length
from tdconsole.domain.language.commands.bubble import DealNextHand, EndHandForHand, StartHandForHand
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    CountHands,
    PauseClock,
    ResumeClock,
    SetClock,
    SetLevel,
    StartClock,
)
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import Break, Chips, Level, Mark, Millis, PeriodId, Structure
from tdconsole.projections.clock.announcement import announcement
from tdconsole.projections.clock.board import clock_board
from tdconsole.projections.clock.signals import Signal, SignalKind, signals
from tests.domain.at_the_bubble import all_done, bubble
from tests.domain.floor import (
    BREAK,
    FIRST_LEVEL,
    LAST_LEVEL,
    SECOND_LEVEL,
    Floor,
    busting,
    playing,
    seated,
)

COLOUR_UP = Mark(kind="colour_up", chip=Chips(25))
CLOSES = Mark(kind="registration_closes")
DAY_ENDS = Mark(kind="end_of_day", stop=True)


def heard(floor: Floor, seconds: float, *gestures: Command) -> list[Signal]:
    """What is called at the one look after so long a wait and these gestures."""
    before = clock_board(floor.tournament, floor.now)
    floor.wait(seconds=seconds)
    floor.do(*gestures)
    after = clock_board(floor.tournament, floor.now)
    return list(signals(before, after, Millis(int(seconds * 1000))))


def kinds(floor: Floor, seconds: float, *gestures: Command) -> list[SignalKind]:
    return [signal.kind for signal in heard(floor, seconds, *gestures)]


def with_marks(*marks: Mark) -> Structure:
    return (FIRST_LEVEL, replace(SECOND_LEVEL, marks=marks), BREAK, LAST_LEVEL)


@pytest.mark.parametrize(
    ("minute", "called"),
    [
        (19, ["one_minute"]),
        (19 + 50 / 60, ["ten_seconds"]),
        (20, ["level_up"]),
        (40, ["break_begins"]),
        (49, ["one_minute"]),
        (50, ["break_over"]),
        (64, ["one_minute"]),
        (65, ["held"]),
        (10, []),
    ],
)
def test_each_signal_has_its_second(minute: float, called: list[SignalKind]) -> None:
    floor = playing(4).wait(minutes=minute, seconds=-1.5)
    assert kinds(floor, 1) == []
    assert kinds(floor, 1) == called
    assert kinds(floor, 1) == []


@pytest.mark.parametrize("late", [4, 30, 60 * 15, 60 * 60 * 9])
@pytest.mark.parametrize("minute", [19, 20, 40, 65])
def test_what_was_slept_through_is_not_called_late(minute: int, late: float) -> None:
    floor = playing(4).wait(minutes=minute, seconds=-0.5)
    assert kinds(floor, late) == []


@pytest.mark.parametrize(("minute", "called"), [(19, "one_minute"), (20, "level_up")])
def test_a_window_that_was_busy_for_two_seconds_still_calls(minute: int, called: str) -> None:
    floor = playing(4).wait(minutes=minute, seconds=-0.5)
    assert kinds(floor, 2.5) == [called]


def test_a_clock_that_is_paused_calls_nothing_and_goes_on_where_it_was() -> None:
    floor = playing(4).wait(minutes=18, seconds=59)
    assert kinds(floor, 0.5, PauseClock()) == []
    assert kinds(floor, 600) == []
    assert kinds(floor, 0.5, ResumeClock()) == []
    assert kinds(floor, 1) == ["one_minute"]


def test_a_paused_clock_that_is_set_to_another_level_calls_nothing() -> None:
    floor = playing(4)
    floor.do(PauseClock())
    assert kinds(floor, 1, SetLevel(period=PeriodId(2))) == []


def test_time_taken_off_beyond_the_minute_calls_nothing() -> None:
    assert kinds(playing(4).wait(minutes=18), 1, AdjustClock(seconds=-90)) == []


def test_a_minute_that_was_given_back_is_counted_down_again() -> None:
    floor = playing(4).wait(minutes=18, seconds=59.5)
    assert kinds(floor, 1) == ["one_minute"]
    assert kinds(floor, 1, AdjustClock(seconds=60)) == []
    floor.wait(seconds=58)
    assert kinds(floor, 1) == ["one_minute"]


def test_one_minute_set_by_hand_is_called() -> None:
    assert kinds(playing(4), 1, SetClock(seconds=60)) == ["one_minute"]


@pytest.mark.parametrize(
    ("minute", "to", "called"),
    [
        (5, 2, ["level_up"]),
        (5, 3, ["break_begins"]),
        (5, 4, ["level_up"]),
        (45, 4, ["break_over"]),
        (45, 2, ["level_up"]),
        (25, 1, ["level_up"]),
    ],
)
def test_a_level_chosen_by_hand_is_said_without_a_countdown(
    minute: int, to: int, called: list[SignalKind]
) -> None:
    floor = playing(4).wait(minutes=minute)
    assert kinds(floor, 0.4, SetLevel(period=PeriodId(to))) == called
    assert kinds(floor, 1) == []


def test_what_another_window_chose_while_this_one_slept_is_not_called() -> None:
    assert kinds(playing(4), 300, SetLevel(period=PeriodId(3))) == []


# The start


def test_a_start_by_hand() -> None:
    floor = seated(4)
    assert kinds(floor, 30, StartClock()) == []
    assert kinds(seated(4), 0.5, StartClock()) == ["starting"]


def test_a_start_that_was_put_off_is_counted_down() -> None:
    before = clock_board(playing(4).tournament, playing(4).now)
    waiting = replace(before, started=False, running=False, starts_in=Millis(60_500))
    soon = replace(waiting, starts_in=Millis(59_500))
    assert [s.kind for s in signals(waiting, soon, Millis(1000))] == ["one_minute"]
    ten = replace(waiting, starts_in=Millis(10_000))
    assert [s.kind for s in signals(replace(ten, starts_in=Millis(10_900)), ten, Millis(900))] == [
        "ten_seconds"
    ]
    last = replace(waiting, starts_in=Millis(700))
    assert [s.kind for s in signals(last, before, Millis(1000))] == ["starting"]
    assert signals(last, before, Millis(9000)) == ()


# Marks


def test_what_the_level_was_marked_with_is_called_when_it_is_over() -> None:
    structure = with_marks(CLOSES, COLOUR_UP, Mark(kind="rebuys_end"), Mark(kind="add_on"))
    floor = playing(4, structure=structure).wait(minutes=40, seconds=-0.5)
    assert heard(floor, 1) == [
        Signal(kind="break_begins"),
        Signal(kind="registration_closed"),
        Signal(kind="colour_up", chip=Chips(25)),
        Signal(kind="rebuys_ended"),
        Signal(kind="add_on"),
    ]
    assert announcement(floor.tournament, floor.now).due == structure[1].marks
    assert kinds(floor, 1) == []


def test_chips_that_leave_in_a_break_are_called_when_it_begins_and_not_when_it_is_over() -> None:
    pause = replace(BREAK, marks=(COLOUR_UP,))
    floor = playing(4, structure=(FIRST_LEVEL, pause, LAST_LEVEL)).wait(minutes=20, seconds=-0.5)
    assert kinds(floor, 1) == ["break_begins", "colour_up"]
    assert announcement(floor.tournament, floor.now).due == (COLOUR_UP,)
    floor.wait(minutes=10, seconds=-1)
    assert kinds(floor, 1) == ["break_over"]


def test_a_level_that_is_cut_short_has_its_marks_called_and_one_that_is_repeated_has_not() -> None:
    floor = playing(4, structure=with_marks(COLOUR_UP)).wait(minutes=25)
    assert kinds(floor, 1, SetLevel(period=PeriodId(3))) == ["break_begins", "colour_up"]
    floor.do(SetLevel(period=PeriodId(2)))
    assert kinds(floor, 1, SetLevel(period=PeriodId(1))) == ["level_up"]


def test_a_registration_that_a_jump_passed_is_closed() -> None:
    floor = playing(4, structure=with_marks(CLOSES))
    assert kinds(floor, 1, SetLevel(period=PeriodId(4))) == ["level_up", "registration_closed"]


def test_a_clock_that_stops_at_a_mark_calls_it_once() -> None:
    structure = with_marks(CLOSES, DAY_ENDS)
    floor = playing(4, structure=structure).wait(minutes=40, seconds=-0.5)
    assert kinds(floor, 1) == ["registration_closed", "end_of_day", "held"]
    assert announcement(floor.tournament, floor.now).due == structure[1].marks
    assert kinds(floor, 60) == []
    assert kinds(floor, 1, ResumeClock()) == ["break_begins"]


def test_a_level_by_hands_is_not_counted_down_in_minutes() -> None:
    by_hands = replace(SECOND_LEVEL, hands=10, marks=(COLOUR_UP,))
    floor = playing(4, structure=(FIRST_LEVEL, by_hands, BREAK, LAST_LEVEL)).wait(minutes=39)
    floor.wait(seconds=-0.5)
    assert kinds(floor, 1) == []
    floor.wait(minutes=1, seconds=-1)
    assert kinds(floor, 1) == []
    assert kinds(floor, 1, CountHands(hands=10)) == ["break_begins", "colour_up"]


def test_where_hands_take_the_clock_to_its_stop_the_mark_is_called_once() -> None:
    stops = replace(FIRST_LEVEL, minutes=2, marks=(replace(COLOUR_UP, stop=True),))
    floor = bubble(20, 18, structure=(stops, SECOND_LEVEL))
    assert kinds(floor, 0.4, StartHandForHand()) == ["hand_for_hand"]
    floor.do(all_done(floor))
    assert kinds(floor, 1, DealNextHand()) == ["colour_up", "held"]
    floor.do(all_done(floor))
    assert kinds(floor, 1, DealNextHand()) == []
    assert kinds(floor, 1, EndHandForHand()) == []
    assert kinds(floor, 1, ResumeClock()) == ["level_up"]


def test_a_tournament_that_is_over_calls_nothing() -> None:
    floor = playing(2).wait(minutes=19, seconds=-1.5)
    floor.do(busting(1))
    assert kinds(floor, 1, FinishTournament()) == []
    assert kinds(floor, 1) == []


# Against a clock that counts every second

PERIODS = st.one_of(
    st.builds(
        lambda minutes, marks: replace(FIRST_LEVEL, minutes=minutes, marks=marks),
        st.integers(1, 2),
        st.sampled_from([(), (COLOUR_UP,), (Mark(kind="add_on"), COLOUR_UP)]),
    ),
    st.builds(
        lambda minutes, marks: Break(minutes=minutes, marks=marks),
        st.integers(1, 2),
        st.sampled_from([(), (COLOUR_UP,), (Mark(kind="add_on"), COLOUR_UP)]),
    ),
)
STRUCTURES = st.tuples(st.lists(PERIODS, max_size=3)).map(
    lambda drawn: (replace(FIRST_LEVEL, minutes=2), *drawn[0], replace(LAST_LEVEL, minutes=1))
)


def called_by(structure: Structure) -> Iterator[tuple[int, SignalKind]]:
    """Every second from the start on, and what is called in it."""
    second = 0
    for before, period in zip((None, *structure), (*structure, None), strict=True):
        if before is not None and period is not None:
            if isinstance(period, Break):
                yield second, "break_begins"
            else:
                yield second, "break_over" if isinstance(before, Break) else "level_up"
            for mark in before.marks:
                assert mark.kind in {"colour_up", "add_on"}
                if mark.kind == "add_on":
                    yield second, "add_on"
                elif not isinstance(before, Break):
                    yield second, "colour_up"
            if isinstance(period, Break) and COLOUR_UP in period.marks:
                yield second, "colour_up"
        for left in range(0 if period is None else length(period) // 1000, 0, -1):
            if second and left == 60 and period is not None and length(period) > 60_000:
                yield second, "one_minute"
            if left == 10:
                yield second, "ten_seconds"
            second += 1
    yield second, "held"


@settings(max_examples=30, deadline=None)
@given(
    structure=STRUCTURES,
    ticks=st.lists(st.integers(300, 2_900), min_size=1, max_size=20),
    before=st.integers(1, 1000),
)
def test_however_the_window_looks_each_signal_is_called_once_and_in_its_place(
    structure: Structure, ticks: list[int], before: int
) -> None:
    floor = playing(2, structure=structure)
    floor.wait(seconds=before / 1000)
    board = clock_board(floor.tournament, floor.now)
    now, heard_at = before, []
    end = sum(length(period) for period in structure) + 3_000
    for tick in cycle(ticks):
        if now > end:
            break
        now += tick
        floor.wait(seconds=tick / 1000)
        seen = clock_board(floor.tournament, floor.now)
        heard_at += [(now, tick, one.kind) for one in signals(board, seen, Millis(tick))]
        board = seen
    expected = list(called_by(structure))
    assert [kind for _, _, kind in heard_at] == [kind for _, kind in expected]
    for (at, tick, _), (second, _) in zip(heard_at, expected, strict=True):
        assert at - tick < second * 1000 <= at


def test_an_edited_level_is_not_called_again() -> None:
    before = clock_board(playing(4).tournament, playing(4).now)
    assert isinstance(before.period, Level)
    after = replace(before, period=replace(before.period, big_blind=Chips(250)))
    assert signals(before, after, Millis(1000)) == ()
