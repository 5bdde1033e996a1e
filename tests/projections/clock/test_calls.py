"""The clocks called on players as they are shown and heard."""

import pytest

from tdconsole.domain.language.commands.calling import CallTheClock, EndCall
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import CallClock
from tdconsole.domain.values import CallNo, SeatNo, TableNo
from tdconsole.projections.clock.calls import (
    NO_CALLS,
    CallBoard,
    call_board,
    call_signals,
    until_next_second,
)
from tests.domain.floor import Floor, playing
from tests.projections.persons import PEOPLE


def call(table: int, seat: int | None = None) -> CallTheClock:
    return CallTheClock(table=TableNo(table), seat=None if seat is None else SeatNo(seat))


def board(floor: Floor) -> CallBoard:
    return call_board(floor.tournament, PEOPLE, floor.now)


def heard(floor: Floor, seconds: float) -> tuple[str, ...]:
    """What becomes of it in that time."""
    before = board(floor)
    return call_signals(before, board(floor.wait(seconds=seconds)))


def test_without_a_call_nothing_is_made() -> None:
    assert board(playing(3)) is NO_CALLS
    assert until_next_second(NO_CALLS) is None


def test_who_is_called_where_and_by_which_article() -> None:
    floor = playing(3)
    floor.do(call(1, 1))
    (one,) = board(floor.wait(seconds=7.25)).calls
    assert (one.table, one.seat, one.entry, one.name) == (1, 1, 1, "Ada Łęcka")
    assert (one.phase, one.left, one.in_all, one.cite) == (
        "thinking",
        17_750,
        22_750,
        "TDA-2024 29",
    )


def test_who_was_erased_has_no_name() -> None:
    floor = playing(3)
    floor.do(call(1, 3))
    (one,) = board(floor).calls
    assert (one.entry, one.name) == (3, None)


def test_whose_time_runs_out_first_stands_first() -> None:
    floor = playing(2, 2, 2)
    floor.do(call(2, 1))
    floor.wait(seconds=26).do(
        OverrideRules(changes=RuleChanges(call=CallClock(seconds=3, countdown=0)))
    )
    floor.do(call(1, 1), call(3))
    assert [one.table for one in board(floor).calls] == [1, 3, 2]
    floor.wait(seconds=2.5)
    assert [one.left for one in board(floor).calls] == [500, 500, 1500]


@pytest.mark.parametrize(("after", "wait"), [(0, 1000), (0.3, 700), (24.999, 1), (25, 1000)])
def test_it_is_looked_at_again_when_a_second_is_over(after: float, wait: int) -> None:
    floor = playing(3)
    floor.do(call(1, 1))
    assert until_next_second(board(floor.wait(seconds=after))) == wait


def test_of_several_the_first_second_that_is_over_counts() -> None:
    floor = playing(2, 2)
    floor.do(call(1, 1))
    floor.wait(seconds=0.4).do(call(2, 1))
    assert until_next_second(board(floor)) == 600


def test_when_all_are_over_no_second_runs() -> None:
    floor = playing(3)
    floor.do(call(1, 1))
    assert until_next_second(board(floor.wait(seconds=30))) is None


@pytest.mark.parametrize(
    ("begins", "lasts", "sounds"),
    [
        (0, 24, ()),
        (24, 1.001, ("tick",)),
        (25.5, 0.2, ()),
        (25.5, 0.7, ("tick",)),
        (29.5, 1, ("over",)),
        (31, 5, ()),
        (10, 60, ("over",)),
    ],
)
def test_each_second_counted_down_is_heard_and_the_end(
    begins: float, lasts: float, sounds: tuple[str, ...]
) -> None:
    floor = playing(3)
    floor.do(call(1, 1))
    assert heard(floor.wait(seconds=begins), lasts) == sounds


def test_what_comes_or_ends_by_hand_is_silent() -> None:
    floor = playing(3)
    before = board(floor)
    floor.do(call(1, 1))
    called = board(floor)
    floor.wait(seconds=26).do(EndCall(call=CallNo(1), outcome="acted"))
    assert call_signals(before, called) == ()
    assert call_signals(called, board(floor)) == ()


def test_the_end_of_one_is_heard_before_the_countdown_of_another() -> None:
    floor = playing(2, 2)
    floor.do(call(1, 1))
    floor.wait(seconds=4).do(call(2, 1))
    assert heard(floor.wait(seconds=25.5), 1) == ("over", "tick")
