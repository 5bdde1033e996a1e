"""Nine seats at a table unless a test says otherwise; levels last 65 minutes in all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    PauseClock,
    ResumeClock,
    SettleClock,
    StartClock,
)
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import UnregisterEntry
from tdconsole.domain.language.commands.money import (
    CancelTournament,
    PayOut,
    ReclassifyPlayer,
    TakeBack,
)
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.values import EntryId, Mark, Millis, Money, NoteId, SeatNo, TableNo
from tdconsole.projections.advice import (
    Advice,
    AlternatesWaiting,
    BreakWaits,
    ClockHeld,
    ClockInDoubt,
    ClockNotStarted,
    ClockPaused,
    LevelsOver,
    MoneyOwedBack,
    MoneyUnpaid,
    RegistrationCloses,
    SeatsNotDrawn,
    TableCanBreak,
    WinnerKnown,
    name_of,
)
from tests.domain.floor import (
    EVENING,
    FIRST_LEVEL,
    LAST_LEVEL,
    MINUTE,
    Floor,
    busting,
    opened,
    out_in_turn,
    playing,
    queueing,
    registered,
    seated,
)
from tests.projections.advising import due, kinds, only

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


def test_when_it_is_finished_only_what_is_owed_is_due() -> None:
    floor = playing(2)
    floor.do(busting(1), FinishTournament())
    unpaid = MoneyUnpaid(
        players=1, amount=Money(10_000), currency="EUR", refunds=False, start="pay #2"
    )
    assert due(floor) == (unpaid,)
    floor.do(PayOut(entry=EntryId(2)))
    assert due(floor) == ()


def test_refunds_are_due_until_all_are_paid() -> None:
    floor = playing(2)
    floor.do(CancelTournament(reason="no light"))
    paid = PayOut(entry=EntryId(2), due="refund")
    assert only(floor, MoneyUnpaid) == MoneyUnpaid(
        players=2, amount=Money(11_000), currency="EUR", refunds=True, start="pay #1"
    )
    floor.do(paid, replace(paid, entry=EntryId(1)))
    assert due(floor) == ()


def test_what_was_paid_too_much_is_to_be_taken_back() -> None:
    floor = playing(5)
    out_in_turn(floor, 1, 2, 3, 4)
    floor.do(PayOut(entry=EntryId(4)), FinishTournament())
    floor.do(ReclassifyPlayer(entry=EntryId(4), reason="two accounts"))
    assert only(floor, MoneyOwedBack) == MoneyOwedBack(
        players=1, amount=Money(7_500), currency="EUR", start="unpay #4"
    )
    floor.do(TakeBack(entry=EntryId(4)))
    assert only(floor, MoneyOwedBack) is None


def test_of_nobody_nothing_is_due() -> None:
    assert due(opened()) == ()


# All of them

FLOORS = st.builds(
    lambda players, waiting, started, paused, minutes, out, closing: _floor(
        players,
        waiting,
        started=started,
        paused=paused,
        minutes=minutes,
        out=out,
        closing=closing,
    ),
    players=st.lists(st.integers(1, 4), max_size=4),
    waiting=st.integers(0, 3),
    started=st.booleans(),
    paused=st.booleans(),
    minutes=st.sampled_from([0, 45, 65]),
    out=st.integers(0, 20),
    closing=st.booleans(),
)


@given(FLOORS)
def test_what_is_proposed_can_be_done_and_is_then_not_due_any_more(floor: Floor) -> None:
    for one in due(floor):
        if not isinstance(one, BreakWaits):  # the director may break it all the same
            assert (one.proposal is None) != (one.start is None)
        if one.proposal is not None:
            decided = floor.when(one.proposal)
            assert isinstance(decided, tuple), decided
            after = Floor()
            after.state, after.now = floor.state, floor.now
            after.given(*decided)
            assert name_of(one) not in [name_of(other) for other in due(after)]
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
    said = due(floor)
    assert json.decode(json.encode(said), type=tuple[Advice, ...]) == said


def _floor(
    players: list[int],
    waiting: int,
    *,
    started: bool,
    paused: bool,
    minutes: int,
    out: int,
    closing: bool,
) -> Floor:
    """Five seats at a table: one more than sit there, for who would be left alone at another."""
    make = playing if started else seated
    mark = (Mark(kind="registration_closes"),) if closing else ()
    structure = (replace(FIRST_LEVEL, marks=mark), *EVENING[1:])
    floor = make(*players, seats_per_table=5, structure=structure)
    if started:
        out_in_turn(floor, *range(1, min(out, sum(players) - 1) + 1))
    floor.do(*(queueing(sum(players) + number) for number in range(1, waiting + 1)))
    if started:
        floor.wait(minutes=minutes)
        if paused:
            floor.do(PauseClock())
    return floor


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
