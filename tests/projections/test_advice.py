"""Nine seats at a table unless a test says otherwise; levels last 65 minutes in all."""

from collections import deque
from itertools import permutations
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

from tdconsole.domain.commands import (
    AdjustClock,
    DrawSeats,
    FinishTournament,
    LockTable,
    MarkSeats,
    MovePlayer,
    PauseClock,
    ResumeClock,
    SettleClock,
    StartClock,
    UnregisterEntry,
)
from tdconsole.domain.values import EntryId, Mark, Millis, NoteId, SeatNo, TableNo
from tdconsole.projections.advice import (
    Advice,
    AdviceList,
    AloneAtTable,
    AlternatesWaiting,
    ClockHeld,
    ClockInDoubt,
    ClockNotStarted,
    ClockPaused,
    LevelsOver,
    RegistrationCloses,
    SeatsNotDrawn,
    TableCanBreak,
    TablesNotLevel,
    WinnerKnown,
    advice,
    fewest_moves,
)
from tests.domain.floor import (
    FIRST_LEVEL,
    LAST_LEVEL,
    MINUTE,
    Floor,
    at,
    busting,
    opened,
    out_in_turn,
    playing,
    queueing,
    registered,
    seated,
)

Kind = TypeVar("Kind")


def due(floor: Floor) -> tuple[Advice, ...]:
    return advice(floor.tournament, floor.now)


def kinds(floor: Floor) -> list[type[Advice]]:
    return [type(one) for one in due(floor)]


def only(floor: Floor, kind: type[Kind]) -> Kind | None:
    found = [one for one in due(floor) if isinstance(one, kind)]
    assert len(found) < 2
    return found[0] if found else None


# Seats to draw


@pytest.mark.parametrize(("entries", "is_due"), [(0, False), (1, False), (2, True)])
def test_the_first_draw_needs_two(entries: int, is_due: bool) -> None:
    expected = (SeatsNotDrawn(waiting=entries, proposal=DrawSeats()),) if is_due else ()
    assert due(registered(entries)) == expected


def test_after_the_first_draw_one_who_waits_is_enough() -> None:
    floor = seated(4)
    floor.do(queueing(5))
    assert due(floor) == (SeatsNotDrawn(waiting=1, proposal=DrawSeats()),)
    floor.do(DrawSeats())
    assert kinds(floor) == [ClockNotStarted]


def test_who_waits_is_urgent_only_while_the_clock_runs() -> None:
    floor = seated(4)
    floor.do(queueing(5))
    assert [one.urgency for one in due(floor)] == ["soon"]
    floor.do(StartClock())
    assert [one.urgency for one in due(floor)] == ["now"]
    floor.do(PauseClock())
    assert [(type(one), one.urgency) for one in due(floor)] == [
        (ClockPaused, "now"),
        (AlternatesWaiting, "soon"),
    ]


# The clock


def test_the_clock_can_start_when_everybody_sits() -> None:
    floor = registered(3)
    assert only(floor, ClockNotStarted) is None
    floor.do(DrawSeats())
    assert due(floor) == (ClockNotStarted(seated=3, proposal=StartClock()),)
    floor.do(StartClock())
    assert due(floor) == ()


def test_for_one_player_no_clock_is_started() -> None:
    floor = seated(2)
    assert kinds(floor) == [ClockNotStarted]
    floor.do(UnregisterEntry(entry=EntryId(2)))
    assert due(floor) == ()


def test_a_pause_is_due_to_end_and_knows_its_reason() -> None:
    floor = playing(4)
    floor.do(PauseClock(reason="fire alarm"))
    assert due(floor) == (
        ClockPaused(reason=NoteId("a note"), urgency="now", proposal=ResumeClock()),
    )
    floor.do(ResumeClock(), PauseClock())
    assert due(floor) == (ClockPaused(reason=None),)
    floor.do(ResumeClock())
    assert due(floor) == ()


def test_the_levels_are_over_to_the_millisecond() -> None:
    floor = playing(4).wait(minutes=65, seconds=-0.001)
    assert due(floor) == ()
    assert due(floor.wait(seconds=0.001)) == (LevelsOver(urgency="now", start="+"),)
    floor.do(AdjustClock(seconds=60))
    assert due(floor) == ()


def test_where_nothing_is_left_of_the_levels_resuming_is_no_help() -> None:
    floor = playing(4).wait(minutes=65)
    floor.do(PauseClock())
    assert kinds(floor) == [LevelsOver]
    floor.do(AdjustClock(seconds=60))
    assert kinds(floor) == [ClockPaused]


# Balancing


@pytest.mark.parametrize(
    ("players", "urgency", "halted"),
    [((9, 9), None, None), ((9, 8), None, None), ((9, 7), "soon", False), ((9, 6), "now", True)],
)
def test_tables_are_level_within_one_and_play_halts_at_three(
    players: tuple[int, int], urgency: str | None, halted: bool | None
) -> None:
    uneven = only(playing(*players), TablesNotLevel)
    assert (uneven and uneven.urgency, uneven and uneven.halted) == (urgency, halted)


def test_the_fullest_table_gives_to_the_emptiest_the_lowest_number_first() -> None:
    uneven = only(playing(7, 9, 6, 9, 6), TablesNotLevel)
    assert uneven == TablesNotLevel(
        from_table=TableNo(2),
        players=9,
        to_table=TableNo(3),
        fewest=6,
        halted=True,
        moves=2,
        urgency="now",
        cite="TDA-2024 11",
        start="m 2-",
    )


def test_a_table_nobody_sits_at_is_not_short() -> None:
    floor = playing(9, 2)
    floor.do(busting(11))
    floor.do(busting(9), MovePlayer(entry=EntryId(10), seat=at(1, 9)))
    assert due(floor) == ()


def test_before_the_start_nothing_halts_and_levelling_comes_before_the_clock() -> None:
    floor = seated(9, 5)
    assert [(type(one), one.urgency) for one in due(floor)] == [
        (TablesNotLevel, "soon"),
        (ClockNotStarted, "soon"),
    ]
    uneven = only(floor, TablesNotLevel)
    assert uneven is not None
    assert not uneven.halted


def test_before_the_start_the_draw_does_the_levelling() -> None:
    floor = seated(9, 5)
    floor.do(queueing(15))
    assert kinds(floor) == [SeatsNotDrawn]
    floor.do(StartClock())
    assert kinds(floor) == [AlternatesWaiting, TablesNotLevel]


def test_a_locked_table_is_neither_levelled_nor_broken() -> None:
    floor = playing(9, 5, 8)
    assert TablesNotLevel in kinds(floor)
    floor.do(LockTable(table=TableNo(2)))
    assert due(floor) == ()
    floor = playing(4, 4, 3)
    assert TableCanBreak in kinds(floor)
    floor.do(LockTable(table=TableNo(3)))
    broken = only(floor, TableCanBreak)
    assert broken is not None
    assert (broken.table, broken.free) == (2, 5)


def test_a_dead_seat_takes_nobody_from_a_table_that_breaks() -> None:
    floor = playing(8, 8, 2)
    assert only(floor, TableCanBreak)
    floor.do(MarkSeats(seats=(at(1, 9),), use="dead"))
    assert TableCanBreak not in kinds(floor)


@given(st.lists(st.integers(1, 6), min_size=2, max_size=4))
def test_no_other_way_to_level_takes_fewer_moves(sizes: list[int]) -> None:
    assert fewest_moves(sizes) == _by_trying(sizes)


def test_at_the_table_the_moves_are_those_of_all_tables() -> None:
    uneven = only(playing(9, 9, 9, 6), TablesNotLevel)
    assert uneven is not None
    assert uneven.moves == 2


# Breaking


@pytest.mark.parametrize(("players", "is_due"), [((8, 8, 3), False), ((8, 8, 2), True)])
def test_a_table_can_break_when_the_others_hold_everybody(
    players: tuple[int, ...], is_due: bool
) -> None:
    assert (only(playing(*players), TableCanBreak) is not None) == is_due


def test_the_table_with_the_fewest_breaks_the_highest_number_first() -> None:
    floor = playing(4, 3, 5, 3, 4)
    assert only(floor, TableCanBreak) == TableCanBreak(
        table=TableNo(4), players=3, free=20, urgency="soon", cite="TDA-2024 10", start="m 4-"
    )


def test_a_table_that_halts_is_broken_now() -> None:
    assert [one.urgency for one in due(playing(6, 4))] == ["soon"]
    assert [one.urgency for one in due(playing(6, 3))] == ["now"]


def test_who_waits_needs_a_seat_too() -> None:
    floor = playing(8, 8, 2)
    assert only(floor, TableCanBreak)
    floor.do(queueing(19))
    assert kinds(floor) == [AlternatesWaiting, TablesNotLevel]


def test_no_table_breaks_before_the_start() -> None:
    floor = seated(4, 4)
    assert kinds(floor) == [ClockNotStarted]
    floor.do(StartClock())
    assert kinds(floor) == [TableCanBreak]


def test_the_last_table_does_not_break() -> None:
    assert due(playing(4)) == ()


def test_nobody_is_sent_to_the_table_that_breaks() -> None:
    assert kinds(playing(7, 2)) == [TableCanBreak]
    assert [(type(one), one.urgency) for one in due(playing(8, 3, 3))] == [
        (TableCanBreak, "now"),
        (TablesNotLevel, "now"),  # to table 2, and it is table 3 that breaks
    ]


# Alone


def test_who_is_alone_moves_where_there_is_a_seat() -> None:
    assert due(playing(8, 1)) == (
        AloneAtTable(table=TableNo(2), entry=EntryId(9), urgency="now", start="m 2-1 "),
    )
    assert only(playing(8, 2), AloneAtTable) is None


def test_where_there_is_none_somebody_joins_who_is_alone() -> None:
    (uneven,) = due(playing(9, 1))
    assert isinstance(uneven, TablesNotLevel)
    assert (uneven.from_table, uneven.to_table) == (1, 2)


@pytest.mark.parametrize(
    ("players", "tables"),
    [((1, 1), [2]), ((1, 1, 1), [3, 2]), ((5, 1, 1), [3, 2]), ((1, 5), [1]), ((9, 9, 1, 1), [4])],
)
def test_of_several_who_are_alone_as_many_move_as_find_company(
    players: tuple[int, ...], tables: list[int]
) -> None:
    assert [one.table for one in due(playing(*players)) if isinstance(one, AloneAtTable)] == tables


# The end


def test_the_last_one_in_has_won_and_nothing_else_is_due() -> None:
    floor = playing(2).wait(minutes=65)
    assert kinds(floor) == [LevelsOver]
    floor.do(busting(1))
    assert due(floor) == (
        WinnerKnown(entry=EntryId(2), urgency="now", proposal=FinishTournament()),
    )
    floor.do(PauseClock())
    assert kinds(floor) == [WinnerKnown]


def test_the_only_one_registered_has_not_won() -> None:
    assert due(playing(1)) == ()


def test_while_somebody_waits_for_a_seat_nobody_has_won() -> None:
    floor = playing(2)
    floor.do(busting(1), queueing(3))
    assert kinds(floor) == [AlternatesWaiting]


def test_when_it_is_finished_nothing_is_due() -> None:
    floor = playing(2)
    floor.do(busting(1), FinishTournament())
    assert due(floor) == ()


def test_of_nobody_nothing_is_due() -> None:
    assert due(opened()) == ()


# All of them

FLOORS = st.builds(
    lambda players, waiting, started, paused, minutes, out: _floor(
        players, waiting, started=started, paused=paused, minutes=minutes, out=out
    ),
    players=st.lists(st.integers(1, 4), max_size=4),
    waiting=st.integers(0, 3),
    started=st.booleans(),
    paused=st.booleans(),
    minutes=st.sampled_from([0, 45, 65]),
    out=st.integers(0, 20),
)


@given(FLOORS)
def test_what_is_proposed_can_be_done_and_is_then_not_due_any_more(floor: Floor) -> None:
    for one in due(floor):
        assert (one.proposal is None) != (one.start is None)
        if one.proposal is not None:
            decided = floor.when(one.proposal)
            assert isinstance(decided, tuple), decided
            after = Floor()
            after.state, after.now = floor.state, floor.now
            assert type(one) not in kinds(after.given(*decided))
        for choice in one.choices:
            assert isinstance(floor.when(choice), tuple)


@given(FLOORS)
def test_what_is_due_now_comes_first(floor: Floor) -> None:
    urgencies = [one.urgency for one in due(floor)]
    assert urgencies == sorted(urgencies)


@given(FLOORS)
def test_a_line_begins_at_a_table_where_somebody_sits(floor: Floor) -> None:
    seating = floor.tournament.play.seating
    for one in due(floor):
        if one.start is not None and one.start.startswith("m "):
            table, seat = one.start.removeprefix("m ").split("-")
            players = seating.tables[TableNo(int(table))].players
            assert players
            assert not seat or SeatNo(int(seat)) in players


@given(FLOORS)
def test_it_goes_over_the_wire_and_back(floor: Floor) -> None:
    said = AdviceList(items=due(floor))
    assert json.decode(json.encode(said), type=AdviceList) == said


def _floor(
    players: list[int], waiting: int, *, started: bool, paused: bool, minutes: int, out: int
) -> Floor:
    """Five seats at a table: one more than sit there, for who would be left alone at another."""
    make = playing if started else seated
    floor = make(*players, seats_per_table=5)
    if started:
        out_in_turn(floor, *range(1, min(out, sum(players) - 1) + 1))
        floor.wait(minutes=minutes)
        if paused:
            floor.do(PauseClock())
    floor.do(*(queueing(sum(players) + number) for number in range(1, waiting + 1)))
    return floor


def _by_trying(sizes: list[int]) -> int:
    """Every move there is, until the first seating in which no table has two more than another."""
    start = tuple(sizes)
    seen, open_ = {start}, deque([(start, 0)])
    while open_:
        now, moves = open_.popleft()
        if max(now) - min(now) < 2:
            return moves
        for giving, taking in permutations(range(len(now)), 2):
            if now[giving]:
                then = list(now)
                then[giving] -= 1
                then[taking] += 1
                if tuple(then) not in seen:
                    seen.add(tuple(then))
                    open_.append((tuple(then), moves + 1))
    raise AssertionError


# The clock's own


def test_a_clock_that_stopped_at_a_mark_waits_to_go_on() -> None:
    mark = Mark(kind="end_of_day", stop=True)
    floor = playing(4, 4, structure=(replace(FIRST_LEVEL, marks=(mark,)), LAST_LEVEL))
    floor.wait(minutes=21)
    held = only(floor, ClockHeld)
    assert held is not None
    assert (held.mark, held.proposal) == (mark, ResumeClock())
    assert ClockPaused not in kinds(floor)


def test_a_start_that_was_put_off_is_no_pause() -> None:
    floor = seated(4, 4)
    floor.do(StartClock(at="20:00"))
    assert not {ClockPaused, ClockNotStarted, TableCanBreak} & set(kinds(floor))


def test_the_end_of_registration_is_told_ten_minutes_before() -> None:
    closing = replace(FIRST_LEVEL, marks=(Mark(kind="registration_closes"),))
    floor = playing(4, 4, structure=(closing, LAST_LEVEL))
    floor.wait(minutes=9)
    assert RegistrationCloses not in kinds(floor)
    floor.wait(minutes=1)
    assert only(floor, RegistrationCloses) == RegistrationCloses(minutes=10)
    floor.wait(minutes=9, seconds=30)
    assert only(floor, RegistrationCloses) == RegistrationCloses(minutes=1)
    floor.wait(minutes=1)
    assert RegistrationCloses not in kinds(floor)


def test_after_a_sleep_the_director_is_asked_which_reading_is_right() -> None:
    floor = playing(4, 4)
    anchor = floor.tournament.play.clock.anchor
    assert anchor is not None
    floor.now = replace(floor.now, awake=floor.now.uptime)
    floor.do(PauseClock(), ResumeClock())
    floor.wait(minutes=25)
    floor.now = replace(floor.now, awake=Millis(floor.now.uptime - 10 * MINUTE))
    first = due(floor)[0]
    assert isinstance(first, ClockInDoubt)
    assert first.why == "slept"
    assert first.choices == (SettleClock(by="boot"), SettleClock(by="awake"))
    assert [(one.level, one.left) for one in first.readings] == [
        (2, 15 * MINUTE),
        (1, 5 * MINUTE),
    ]
    floor.do(SettleClock(by="awake"))
    assert ClockInDoubt not in kinds(floor)
