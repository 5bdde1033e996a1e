"""Clocks called on players, and what taking steps back makes of them."""

import pytest

from tdconsole.domain.language.commands.calling import CallTheClock, EndCall
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.rejections.engine import Blocker, StepsStandOnIt
from tdconsole.domain.values import CallNo
from tests.session.floor import Desk


@pytest.fixture(autouse=True)
def _playing(desk: Desk) -> None:
    desk.seat_and_start(6)


def on(desk: Desk, entry: int) -> CallTheClock:
    seat = desk.seat_of(entry)
    return CallTheClock(table=seat.table, seat=seat.seat)


def beside(desk: Desk, entry: int) -> int:
    """Somebody else at the table."""
    table = desk.seat_of(entry).table
    return next(e for e in range(1, 7) if e != entry and desk.seat_of(e).table == table)


def called(desk: Desk) -> list[int]:
    return [call.entry or 0 for call in desk.state.play.calls.values()]


def test_a_call_taken_back_was_never_made_and_its_number_stays_used(desk: Desk) -> None:
    desk.do(on(desk, 1))
    desk.do(Undo())
    assert called(desk) == []
    desk.do(on(desk, 1))
    assert list(desk.state.play.calls) == [2]


def test_an_end_taken_back_lets_the_seconds_run_on(desk: Desk) -> None:
    desk.do(on(desk, 1))
    open_call = desk.state.play.calls[CallNo(1)]
    desk.do(EndCall(call=CallNo(1), outcome="acted"))
    desk.do(Undo())
    assert desk.state.play.calls[CallNo(1)] == open_call


def test_a_bust_taken_back_brings_the_call_back(desk: Desk) -> None:
    desk.do(on(desk, 1))
    desk.bust(1)
    assert called(desk) == []
    desk.do(Undo())
    assert called(desk) == [1]


def test_of_two_at_one_table_the_later_counts(desk: Desk) -> None:
    desk.do(on(desk, 1))
    other = beside(desk, 1)
    out = desk.bust(1)
    desk.do(on(desk, other))
    desk.do(Undo(step=out.no))
    assert called(desk) == [other]


def test_a_call_is_not_brought_back_beside_a_later_one_at_the_table(desk: Desk) -> None:
    first = desk.do(on(desk, 1))
    desk.do(Undo())
    later = desk.do(on(desk, beside(desk, 1)))
    blocker = Blocker(step=later.no, command="CallTheClock")
    assert desk.refused(Redo(step=first.no)) == StepsStandOnIt(step=first.no, blockers=(blocker,))


def test_a_call_keeps_no_move_from_being_taken_back(desk: Desk) -> None:
    to = desk.free_seats()
    if not to:
        desk.bust(6)
        to = desk.free_seats()
    move = desk.move(1, to[0])
    desk.do(on(desk, 1))
    desk.do(Undo(step=move.no))
    assert called(desk) == []
