"""Hand for hand taken back: with a hand go its minutes, what was served in it, and the buttons."""

import pytest

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.bubble import (
    DealNextHand,
    EndHandForHand,
    ReportTables,
    StartHandForHand,
)
from tdconsole.domain.language.commands.clock import ResumeClock
from tdconsole.domain.language.commands.floor import (
    Bust,
    EliminatePlayers,
    PlaceButton,
    ReinstatePlayer,
)
from tdconsole.domain.language.commands.money import DisqualifyPlayer
from tdconsole.domain.language.commands.penalties import GivePenalty
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.rejections.engine import WouldNotAddUp
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, SeatNo, TableNo, TableTask
from tdconsole.journal import StoredStep
from tests.session.floor import Desk, standing_on
from tests.session.undo.test_undoing import redo, undo

EVERY = (1, 2, 3)


def reporting(*tables: int, task: TableTask = "done") -> ReportTables:
    return ReportTables(tables=tuple(map(TableNo, tables or EVERY)), task=task)


@pytest.fixture
def bubble(desk: Desk) -> Desk:
    """Three tables of three, hand for hand until two are left."""
    desk.seat_and_start(9)
    desk.do(PlaceButton(table=TableNo(1), button=SeatNo(1)))
    desk.do(StartHandForHand())
    return desk


def shown(state: Tournament) -> tuple[object, ...]:
    """All that a hand changes."""
    play = state.play
    return play.board, play.clock, play.hands, state.penalties, state.exits


def sitting_at(desk: Desk, table: int) -> list[int]:
    return list(desk.state.play.seating.tables[TableNo(table)].players.values())


def test_a_hand_gives_back_its_minutes_penalties_and_buttons(bubble: Desk) -> None:
    one = sitting_at(bubble, 1)[0]
    bubble.do(GivePenalty(entry=EntryId(one), hands=5))
    bubble.do(reporting())
    bubble.do(DealNextHand())
    bubble.do(reporting())
    before = shown(bubble.state)
    bubble.do(DealNextHand())
    after = shown(bubble.state)
    *changed, _out = (one != other for one, other in zip(before, after, strict=True))
    assert all(changed)
    bubble.do(Undo())
    assert shown(bubble.state) == before
    bubble.do(Redo())
    assert shown(bubble.state) == after


def test_its_beginning_and_its_end_are_taken_back(bubble: Desk) -> None:
    begun = shown(bubble.state)
    bubble.do(reporting())
    done = shown(bubble.state)
    bubble.do(EndHandForHand())
    ended = shown(bubble.state)
    bubble.do(Undo())
    assert shown(bubble.state) == done
    bubble.do(Redo())
    assert shown(bubble.state) == ended
    for _ in range(2):
        bubble.do(Undo())
    assert shown(bubble.state) == begun
    bubble.do(Undo())
    assert bubble.state.play.board is None
    reading = bubble.state.play.clock.anchor
    assert reading is not None
    assert reading.since is not None


def test_its_beginning_is_held_by_what_was_reported(bubble: Desk) -> None:
    begun = bubble.do(reporting(1, task="held"))
    start = bubble.session.timeline(bubble.id).steps[begun.no - 2]
    assert bubble.refused(undo(start)) == standing_on(start, begun)


def test_a_hand_is_held_by_the_reports_of_it(bubble: Desk) -> None:
    bubble.do(reporting())
    dealt = bubble.do(DealNextHand())
    told = bubble.do(reporting(2))
    assert bubble.refused(undo(dealt)) == standing_on(dealt, told)
    bubble.do(undo(told))
    bubble.do(undo(dealt))
    board = bubble.state.play.board
    assert board is not None
    assert board.hand == 1


def test_its_end_is_held_by_the_clock_that_runs_on(bubble: Desk) -> None:
    ended = bubble.do(EndHandForHand())
    resumed = bubble.do(ResumeClock())
    assert bubble.refused(undo(ended)) == standing_on(ended, resumed)


def out_at(desk: Desk, table: int) -> StoredStep:
    return desk.bust(sitting_at(desk, table)[0])


def test_a_report_goes_from_under_those_of_other_tables(bubble: Desk) -> None:
    first = bubble.do(reporting(1))
    bubble.do(reporting(2))
    bubble.do(undo(first))
    board = bubble.state.play.board
    assert board is not None
    assert dict(board.tasks) == {2: "done"}
    bubble.do(redo(first))
    board = bubble.state.play.board
    assert board is not None
    assert dict(board.tasks) == {1: "done", 2: "done"}


def test_the_first_out_is_held_by_who_went_out_in_the_same_hand(bubble: Desk) -> None:
    first = out_at(bubble, 1)
    second = out_at(bubble, 2)
    assert bubble.refused(undo(first)) == standing_on(first, second)
    bubble.do(undo(second))
    bubble.do(undo(first))
    assert bubble.state.play.board is not None
    assert bubble.state.play.board.out == ()


def test_a_hand_is_not_taken_back_from_between_those_who_went_out(bubble: Desk) -> None:
    """They would have gone out in one hand, and it was told that they did not."""
    out_at(bubble, 1)
    bubble.do(reporting())
    dealt = bubble.do(DealNextHand())
    out_at(bubble, 2)
    wrong = WouldNotAddUp(step=dealt.no, problems=("HandAstray",))
    assert bubble.refused(undo(dealt)) == wrong


def test_a_hand_taken_back_from_before_the_first_out_makes_it_his(bubble: Desk) -> None:
    bubble.do(reporting())
    dealt = bubble.do(DealNextHand())
    out_at(bubble, 2)
    assert not any(exit_.announced for exit_ in bubble.state.exits.by_entry.values())
    bubble.do(undo(dealt))
    assert all(exit_.announced for exit_ in bubble.state.exits.by_entry.values())


@pytest.mark.parametrize("request_", [reporting(1), DealNextHand(), EndHandForHand()])
def test_a_second_time_is_refused_and_changes_nothing(bubble: Desk, request_: Request) -> None:
    bubble.do(reporting())
    if isinstance(request_, ReportTables):
        bubble.refused(request_)
        return
    bubble.do(request_)
    bubble.refused(request_)


def board_hands(desk: Desk) -> list[set[EntryId]]:
    """The busts of each hand, earliest first."""
    by_hand = desk.state.exits.by_hand
    return [set(by_hand[hand]) for hand in sorted(by_hand)]


def test_the_first_out_told_again_is_out_in_one_hand_with_who_was_told_meanwhile(
    bubble: Desk,
) -> None:
    """So too once the next hand is dealt."""
    first = out_at(bubble, 1)
    (one,) = bubble.state.exits.by_entry
    bubble.do(Undo())
    out_at(bubble, 2)
    bubble.do(redo(first))
    together = set(bubble.state.exits.by_entry)
    assert (board_hands(bubble), len(together)) == ([together], 2)
    bubble.do(undo(first))
    bubble.do(reporting())
    bubble.do(DealNextHand())
    assert board_hands(bubble) == [together - {one}]
    bubble.do(redo(first))
    assert board_hands(bubble) == [together]
    assert problems(bubble.state) == frozenset()


def test_whose_return_is_taken_back_later_is_out_in_one_hand_with_the_others(bubble: Desk) -> None:
    out_at(bubble, 1)
    (one,) = bubble.state.exits.by_entry
    back = bubble.do(ReinstatePlayer(entry=one))
    out_at(bubble, 2)
    bubble.do(reporting())
    bubble.do(DealNextHand())
    bubble.do(undo(back))
    (together,) = board_hands(bubble)
    assert len(together) == 2


def test_its_end_is_not_taken_back_from_between_two_hands_of_a_table(bubble: Desk) -> None:
    out_at(bubble, 1)
    ended = bubble.do(EndHandForHand())
    out_at(bubble, 2)
    last = out_at(bubble, 2)
    wrong = WouldNotAddUp(step=ended.no, problems=("HandAstray",))
    assert bubble.refused(undo(ended)) == wrong
    bubble.do(undo(last))
    bubble.do(undo(ended))
    assert len(board_hands(bubble)) == 1


def test_reinstated_nobody_is_out_in_it_and_the_hand_is_whole(bubble: Desk) -> None:
    out_at(bubble, 1)
    (gone,) = bubble.state.exits.by_entry
    out_at(bubble, 2)
    bubble.do(ReinstatePlayer(entry=gone))
    back = shown(bubble.state)
    bubble.do(Undo())
    bubble.do(Redo())
    assert shown(bubble.state) == back


def test_under_the_end_no_report_is_taken_back(bubble: Desk) -> None:
    last = [bubble.do(reporting(table)) for table in EVERY][-1]
    ended = bubble.do(EndHandForHand())
    assert bubble.refused(undo(last)) == standing_on(last, ended)


def test_who_won_a_hand_may_be_put_out_before_it_is_told(bubble: Desk) -> None:
    one, two, three = sitting_at(bubble, 1)
    other = sitting_at(bubble, 2)[0]
    bubble.bust(other)
    bubble.do(DisqualifyPlayer(entry=EntryId(two), stack=Chips(1_000), reason="Chips in a pocket"))
    hand = (Bust(entry=EntryId(three), by=(EntryId(two),)),)
    bubble.do(EliminatePlayers(hand=hand))
    assert EntryId(one) in bubble.state.play.seating.of
