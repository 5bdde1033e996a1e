"""Advice around hand for hand: one button for each step, and none that starts the clock."""

from typing import Any

import pytest

from tdconsole.domain.language.commands.bubble import (
    DealNextHand,
    EndHandForHand,
    ExtendHandForHand,
    ReportTables,
    StartHandForHand,
)
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.values import Millis, TableNo
from tdconsole.projections.advice import (
    AllInReady,
    BubbleNear,
    ClockPaused,
    HandOver,
    MoneyReached,
    TableCanBreak,
    TablesNotLevel,
    TieToSettle,
)
from tests.domain.at_the_bubble import all_done, book_of, bubble, on, out, reporting
from tests.domain.floor import busting, down_to, playing
from tests.projections.advising import due, kinds, only


@pytest.mark.parametrize(
    ("left", "urgency"), [(40, None), (21, "soon"), (20, "soon"), (19, "now"), (18, None)]
)
def test_it_is_advised_when_the_money_is_near(left: int, urgency: str | None) -> None:
    near = only(down_to(bubble(45, 18), left), BubbleNear)
    assert (None if near is None else near.urgency) == urgency


def test_at_many_tables_it_is_advised_earlier() -> None:
    near = only(bubble(189, 187), BubbleNear)
    assert near is not None
    assert (near.left, near.paid, near.urgency, near.cite) == (189, 187, "now", "TDA-2024 RP-8")
    assert near.proposal == StartHandForHand(until=187)


def test_at_one_table_and_while_the_clock_stands_it_is_not() -> None:
    assert only(bubble(9, 8), BubbleNear) is None
    floor = bubble(20, 18)
    floor.do(PauseClock())
    assert only(floor, BubbleNear) is None


def test_in_a_break_it_is_not() -> None:
    assert only(bubble(20, 18).wait(minutes=41), BubbleNear) is None


def test_while_somebody_may_still_enter_it_is_not() -> None:
    assert only(bubble(20, 18, terms=Terms(closes_at=Millis(9_999_999_999))), BubbleNear) is None


def test_once_it_is_on_it_waits_for_the_tables() -> None:
    floor = on()
    assert not {BubbleNear, AllInReady, HandOver, MoneyReached} & set(kinds(floor))


def test_an_all_in_may_be_released_once_the_others_are_done() -> None:
    floor = on()
    floor.do(reporting(1, 3, task="held"))
    assert only(floor, AllInReady) is None
    floor.do(reporting(2))
    ready = only(floor, AllInReady)
    assert ready is not None
    assert (ready.table, ready.others, ready.cite) == (1, 1, "TDA-2024 RP-8-F")
    assert ready.proposal == ReportTables(tables=(TableNo(1),), task="released")
    floor.do(ready.proposal)
    assert only(floor, AllInReady) is None


def test_with_all_done_the_next_hand_is_dealt() -> None:
    floor = on()
    floor.do(all_done(floor))
    over = only(floor, HandOver)
    assert over is not None
    assert (over.hand, over.proposal) == (1, DealNextHand())


def test_with_everybody_alone_no_hand_is_advised() -> None:
    floor = playing(2, 2)
    floor.do(StartHandForHand(until=1), out(1), out(3), reporting(1, 2))
    assert only(floor, HandOver) is None


def test_with_everybody_paid_it_ends_or_goes_on_to_the_next_jump() -> None:
    floor = on(20, 18, rulebook=book_of("wsop-2026"))
    floor.do(out(1), out(10))
    assert only(floor, MoneyReached) is None
    floor.do(all_done(floor))
    reached = only(floor, MoneyReached)
    assert reached is not None
    assert (reached.left, reached.jump, reached.cite) == (18, 1, "WSOP 126")
    assert (reached.proposal, reached.choices) == (EndHandForHand(), (ExtendHandForHand(until=1),))
    assert only(floor, HandOver) is None


def test_while_it_is_on_nobody_is_told_to_start_the_clock() -> None:
    floor = on(19, 18)
    assert ClockPaused not in kinds(floor)
    floor.do(out(1), all_done(floor))
    assert not any(isinstance(one.proposal, ResumeClock) for one in due(floor))
    floor.do(EndHandForHand())
    assert ClockPaused in kinds(floor)


@pytest.mark.parametrize(
    ("kind", "gone"),
    [(TablesNotLevel, (1, 2, 3)), (TableCanBreak, (1, 2, 3, 10, 11, 12, 19, 20, 21))],
)
def test_nobody_is_moved_before_the_hand_is_over(kind: Any, gone: tuple[int, ...]) -> None:
    floor = on(27, 10)
    floor.do(*(out(entry) for entry in gone))
    assert kind not in kinds(floor)
    floor.do(all_done(floor))
    assert kind in kinds(floor)


def test_a_tie_is_settled_when_all_have_told_who_went_out() -> None:
    floor = on(20, 18, rulebook=book_of("wsop-2026"))
    floor.do(busting(1, 2, stacks=(4_000, 5_000)), out(10))
    assert only(floor, TieToSettle) is None
    floor.do(all_done(floor))
    assert only(floor, TieToSettle) is not None
