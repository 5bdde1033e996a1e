"""The clock on a player: who may be called, how long it lasts, and how it ends."""

from typing import Any

import pytest
from msgspec.structs import replace

from tdconsole.domain.engine.decider import evolve
from tdconsole.domain.language.commands.calling import CallTheClock, EndCall
from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.entry import UnregisterEntry
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.commands.tournament import FinishTournament, OverrideRules
from tdconsole.domain.language.events.calling import CallEnded, ClockCalled
from tdconsole.domain.language.events.entry import EntryUnregistered
from tdconsole.domain.language.rejections.clock import (
    ClockCalledAlready,
    ClockNotStarted,
    MoreSecondsThanRuled,
    NobodyThere,
    NoSuchCall,
    SecondsAreFixed,
)
from tdconsole.domain.language.rejections.room import NoSuchSeat, NoSuchTable
from tdconsole.domain.player_clock.calling import CallReading, read_call
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import CallClock
from tdconsole.domain.state.tournament import Call
from tdconsole.domain.values import FIRST_PLAY, CallNo, EntryId, Millis, SeatNo, TableNo
from tests.domain.floor import Floor, at, busting, out_in_turn, playing, seated, sits


def calling(table: int, seat: int | None = None, seconds: int | None = None) -> CallTheClock:
    return CallTheClock(
        table=TableNo(table), seat=None if seat is None else SeatNo(seat), seconds=seconds
    )


def ending(call: int, outcome: Any = "acted") -> EndCall:
    return EndCall(call=CallNo(call), outcome=outcome)


def ruled(floor: Floor, call: CallClock) -> Floor:
    floor.do(OverrideRules(changes=RuleChanges(call=call)))
    return floor


def open_calls(floor: Floor) -> list[int]:
    return list(floor.tournament.play.calls)


def test_a_call_is_of_the_player_on_the_seat_with_the_books_seconds() -> None:
    floor = playing(3)
    assert floor.when(calling(1, 2)) == (
        ClockCalled(
            play=FIRST_PLAY,
            call=CallNo(1),
            table=TableNo(1),
            seat=SeatNo(2),
            entry=EntryId(2),
            seconds=25,
            countdown=5,
            since=floor.now,
        ),
    )


def test_a_table_may_be_called_without_saying_on_whom() -> None:
    floor = playing(3)
    floor.do(calling(1))
    (call,) = floor.tournament.play.calls.values()
    assert (call.seat, call.entry) == (None, None)


def test_several_tables_at_once_are_numbered_in_turn() -> None:
    floor = playing(3, 3)
    floor.do(calling(1, 1), calling(2, 3))
    assert open_calls(floor) == [1, 2]


def test_a_number_is_not_issued_again() -> None:
    floor = playing(3)
    floor.do(calling(1, 1), ending(1), calling(1, 1))
    assert open_calls(floor) == [2]


@pytest.mark.parametrize(
    ("command", "rejection"),
    [
        (calling(9), NoSuchTable(table=TableNo(9))),
        (calling(1, 10), NoSuchSeat(seat=at(1, 10), seats_per_table=9)),
        (calling(1, 4), NobodyThere(table=TableNo(1), seat=SeatNo(4))),
        (calling(2, 1), ClockCalledAlready(table=TableNo(2), entry=EntryId(5))),
        (calling(2), ClockCalledAlready(table=TableNo(2), entry=EntryId(5))),
        (calling(1, 1, seconds=20), SecondsAreFixed(seconds=25, cite="TDA-2024 29")),
    ],
)
def test_what_is_refused(command: CallTheClock, rejection: object) -> None:
    floor = playing(3, 3)
    floor.do(calling(2, 2))
    assert floor.when(command) == rejection


def test_nobody_sits_at_a_table_that_was_left() -> None:
    floor = playing(2, 1)
    floor.do(MovePlayer(entry=EntryId(3), seat=at(1, 5)))
    assert floor.when(calling(2)) == NobodyThere(table=TableNo(2))


def test_before_play_nobody_thinks() -> None:
    assert seated(3).when(calling(1, 1)) == ClockNotStarted()


def test_the_last_hand_before_a_pause_is_played_to_its_end() -> None:
    floor = playing(3)
    floor.do(PauseClock(), calling(1, 1))
    assert open_calls(floor) == [1]


@pytest.mark.parametrize(("seconds", "given"), [(None, 25), (25, 25), (10, 10)])
def test_up_to_so_many_seconds_may_be_fewer(seconds: int | None, given: int) -> None:
    floor = ruled(playing(3), CallClock(seconds=25, countdown=5, at_most=True))
    floor.do(calling(1, 1, seconds=seconds))
    assert [call.seconds for call in floor.tournament.play.calls.values()] == [given]


def test_up_to_so_many_seconds_are_never_more() -> None:
    floor = ruled(playing(3), CallClock(seconds=25, countdown=5, at_most=True))
    assert floor.when(calling(1, 1, seconds=26)) == MoreSecondsThanRuled(seconds=25)


def test_a_later_change_of_the_rules_leaves_a_call_as_it_was() -> None:
    floor = playing(3)
    floor.do(calling(1, 1))
    ruled(floor, CallClock(seconds=60, countdown=10))
    (call,) = floor.tournament.play.calls.values()
    assert (call.seconds, call.countdown) == (25, 5)


@pytest.mark.parametrize(
    ("after", "phase", "left"),
    [
        (0, "thinking", 25_000),
        (24.999, "thinking", 1),
        (25, "countdown", 5_000),
        (29.999, "countdown", 1),
        (30, "over", 0),
        (4000, "over", 0),
    ],
)
def test_it_is_read_from_its_beginning_and_the_moment(after: float, phase: Any, left: int) -> None:
    floor = playing(3)
    floor.do(calling(1, 1))
    (call,) = floor.tournament.play.calls.values()
    assert read_call(call, floor.wait(seconds=after).now) == CallReading(
        phase=phase, left=Millis(left)
    )


def test_without_a_countdown_the_hand_is_dead_at_once() -> None:
    floor = ruled(playing(3), CallClock(seconds=10))
    floor.do(calling(1, 1))
    (call,) = floor.tournament.play.calls.values()
    assert read_call(call, floor.wait(seconds=10).now).phase == "over"


@pytest.mark.parametrize("outcome", ["acted", "folded"])
def test_the_floor_says_how_it_ended(outcome: Any) -> None:
    floor = playing(3)
    floor.do(calling(1, 2))
    assert floor.do(ending(1, outcome)) == (
        CallEnded(
            play=FIRST_PLAY, call=CallNo(1), table=TableNo(1), entry=EntryId(2), outcome=outcome
        ),
    )
    assert open_calls(floor) == []
    assert floor.when(ending(1)) == NoSuchCall(call=CallNo(1))


def test_whoever_is_out_is_called_no_more() -> None:
    floor = playing(3, 2)
    floor.do(calling(1, 2), calling(2, 1), busting(2))
    assert open_calls(floor) == [2]


def test_whoever_moves_is_called_no_more() -> None:
    floor = playing(3)
    floor.do(calling(1, 2), MovePlayer(entry=EntryId(2), seat=at(1, 7)))
    assert open_calls(floor) == []


def test_a_table_without_players_is_called_no_more() -> None:
    floor = playing(2, 1)
    floor.do(calling(2), MovePlayer(entry=EntryId(3), seat=at(1, 5)))
    assert open_calls(floor) == []


def test_an_entry_that_is_taken_back_is_called_no_more() -> None:
    floor = playing(3)
    floor.do(calling(1, 2))
    assert not isinstance(floor.when(UnregisterEntry(entry=EntryId(2))), tuple)
    floor.given(EntryUnregistered(entry=EntryId(2)))
    assert open_calls(floor) == []


def test_others_that_sit_down_or_leave_change_nothing() -> None:
    floor = playing(3, 3)
    floor.do(calling(1, 2))
    before = floor.tournament.play.calls
    floor.do(busting(1), MovePlayer(entry=EntryId(4), seat=at(1, 8)))
    assert floor.tournament.play.calls is before


def test_the_end_of_the_tournament_ends_every_call() -> None:
    floor = playing(3)
    out_in_turn(floor, 1, 2)
    floor.do(calling(1, 3), FinishTournament())
    assert open_calls(floor) == []


def test_a_call_of_somebody_who_never_sat_there_is_none() -> None:
    floor = playing(3)
    (event,) = floor.do(calling(1, 2))
    assert isinstance(event, ClockCalled)
    state = evolve(
        floor.given(sits(2, at(1, 9))).state, replace(event, call=CallNo(7), entry=EntryId(1))
    )
    assert state is not None
    assert list(state.play.calls) == []


def test_a_call_holds_what_its_event_says() -> None:
    floor = playing(3)
    floor.do(calling(1, 2))
    assert list(floor.tournament.play.calls.values()) == [
        Call(
            id=CallNo(1),
            table=TableNo(1),
            seat=SeatNo(2),
            entry=EntryId(2),
            seconds=25,
            countdown=5,
            since=floor.now,
        )
    ]
