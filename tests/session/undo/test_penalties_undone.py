"""Penalties taken back: with the chips that left by them, and not once others stand on them."""

from typing import Final

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.bubble import DealNextHand, ReportTables, StartHandForHand
from tdconsole.domain.language.commands.penalties import (
    CountHandAt,
    CountServed,
    GivePenalty,
    LiftPenalty,
    ReportReturn,
)
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.rejections.engine import StepsStandOnIt, WouldNotAddUp
from tdconsole.domain.state.penalties import to_miss
from tdconsole.domain.values import Chips, EntryId, PenaltyNo
from tests.session.floor import Desk
from tests.session.undo.test_chips_undone import said

ONE: Final = EntryId(1)
FIRST: Final = PenaltyNo(1)


def confiscating(chips: int = 500) -> GivePenalty:
    return GivePenalty(entry=ONE, step="chips", chips=Chips(chips), words="in the pocket")


def test_with_the_penalty_its_chips_come_and_go(desk: Desk) -> None:
    desk.seat_and_start(6)
    before = desk.state
    given = desk.do(confiscating())
    desk.do(Undo(step=given.no))
    assert (desk.state.chips, desk.state.penalties) == (before.chips, before.penalties)
    desk.do(Redo(step=given.no))
    assert desk.state.chips == before.chips - 500
    assert problems(desk.state) == frozenset()


def test_not_once_it_was_lifted_or_counted(desk: Desk) -> None:
    desk.seat_and_start(6)
    given = desk.do(confiscating())
    lifted = desk.do(LiftPenalty(penalty=FIRST, reason="wrong player", chips_back=True))
    assert isinstance(desk.refused(Undo(step=given.no)), StepsStandOnIt)
    desk.do(Undo(step=lifted.no))
    desk.do(Undo(step=given.no))
    given = desk.do(GivePenalty(entry=ONE, hands=2))
    desk.do(CountHandAt(table=desk.state.play.seating.of[ONE].table))
    assert isinstance(desk.refused(Undo(step=given.no)), StepsStandOnIt)
    assert to_miss(desk.state, ONE) == 1


def test_a_return_is_undone_and_only_then_the_count(desk: Desk) -> None:
    desk.seat_and_start(6)
    desk.do(GivePenalty(entry=ONE, hands=1))
    counted = desk.do(CountServed(penalty=FIRST))
    back = desk.do(ReportReturn(penalty=FIRST))
    assert isinstance(desk.refused(Undo(step=counted.no)), StepsStandOnIt)
    desk.do(Undo(step=back.no))
    desk.do(Undo(step=counted.no))
    assert to_miss(desk.state, ONE) == 1


def test_a_hand_of_the_board_stays_once_somebody_came_back_by_it(desk: Desk) -> None:
    desk.seat_and_start(6)
    desk.do(GivePenalty(entry=ONE, hands=1))
    desk.do(StartHandForHand(until=2))
    board = desk.state.play.board
    assert board is not None
    desk.do(ReportTables(tables=board.tables, task="done"))
    dealt = desk.do(DealNextHand())
    back = desk.do(ReportReturn(penalty=FIRST))
    no = desk.refused(Undo(step=dealt.no))
    assert no == WouldNotAddUp(step=dealt.no, problems=("PenaltyAstray",))
    assert "hands were counted for a penalty by it" in said(no)
    desk.do(Undo(step=back.no))
    desk.do(Undo(step=dealt.no))


def test_what_was_said_is_kept_apart_from_the_trail(desk: Desk) -> None:
    desk.seat_and_start(6)
    desk.do(confiscating())
    words = desk.state.penalties[FIRST].words
    assert words is not None
    assert desk.session.club.notes.read(words) == "in the pocket"
