"""Chips put right, raced and found late: what can be taken back, and what others stand on."""

from typing import Final

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.chips import (
    CorrectChips,
    ExchangeFound,
    RaceChips,
    RacingTable,
)
from tdconsole.domain.language.commands.day import (
    Bagging,
    BagStacks,
    CallLastHands,
    EndDay,
    PlayLastHands,
)
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.money import DisqualifyPlayer
from tdconsole.domain.language.commands.penalties import GivePenalty
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.rejections.engine import StepsStandOnIt, WouldNotAddUp
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.values import Chips, EntryId, TableNo
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.journal import StoredStep
from tests.session.floor import Desk

TABLES: Final = tuple(map(TableNo, (1, 2)))


def said(rejection: Rejection) -> str:
    return refusal(catalogue("en"), rejection, str)


def refused(desk: Desk, step: StoredStep, problem: str) -> str:
    no = desk.refused(Undo(step=step.no))
    assert no == WouldNotAddUp(step=step.no, problems=(problem,))
    assert problems(desk.state) == frozenset()
    return said(no)


def bag(entry: int) -> BagStacks:
    return BagStacks(bags=(Bagging(entry=EntryId(entry), chips=1_000),))


def put_out(chips: int) -> DisqualifyPlayer:
    return DisqualifyPlayer(entry=EntryId(1), stack=Chips(chips), reason="hid chips")


def racing(new: int, *tables: int) -> RaceChips:
    told = (RacingTable(table=TableNo(table), odd=1) for table in tables)
    return RaceChips(old=Chips(1), new=Chips(new), method="round_up_all", tables=tuple(told))


def home(desk: Desk) -> None:
    desk.seat_and_start(6)
    desk.do(CallLastHands(hands=1))
    desk.do(PlayLastHands(tables=TABLES))
    for entry in range(1, 7):
        desk.do(bag(entry))
    desk.do(EndDay())


def test_chips_that_came_by_hand_stay_once_somebody_left_with_them(desk: Desk) -> None:
    desk.seat_and_start(6)
    came = desk.do(CorrectChips(chips=50_000, why="miscounted"))
    out = desk.do(put_out(54_000))
    sentence = refused(desk, came, "FewerChipsThanPlayers")
    assert "fewer chips would be in play than players are left" in sentence
    desk.do(Undo(step=out.no))
    desk.do(Undo(step=came.no))


def test_chips_that_a_race_brought_stay_once_somebody_left_with_them(desk: Desk) -> None:
    desk.seat_and_start(6)
    raced = desk.do(racing(50_000, 1))
    desk.do(put_out(54_000))
    refused(desk, raced, "FewerChipsThanPlayers")


def test_a_race_stays_while_chips_of_it_were_found_late(desk: Desk) -> None:
    desk.seat_and_start(6)
    raced = desk.do(racing(4, 1))
    found = desk.do(ExchangeFound(entry=EntryId(2), old=Chips(1), pieces=7, new=Chips(4)))
    assert "exchanged after this race" in refused(desk, raced, "FoundUnraced")
    desk.do(Undo(step=found.no))
    undone = desk.do(Undo(step=raced.no))
    desk.refused(Redo(step=found.no))
    desk.do(Redo(step=undone.no))
    desk.do(Redo(step=found.no))


def test_of_two_races_of_a_chip_one_may_go_while_some_were_found_late(desk: Desk) -> None:
    desk.seat_and_start(6)
    first, _second = desk.do(racing(4, 1)), desk.do(racing(4, 2))
    desk.do(ExchangeFound(entry=EntryId(2), old=Chips(1), pieces=7, new=Chips(4)))
    desk.do(Undo(step=first.no))


def test_last_hands_stay_played_under_bags(desk: Desk) -> None:
    desk.seat_and_start(6)
    desk.do(CallLastHands(hands=1))
    played = desk.do(PlayLastHands(tables=TABLES))
    bagged = [desk.do(bag(entry)) for entry in sorted(desk.state.play.seating.of)]
    assert "stacks are in bags" in said(desk.refused(Undo(step=played.no)))
    for step in reversed(bagged):
        desk.do(Undo(step=step.no))
    desk.do(Undo(step=played.no))


def test_who_was_put_out_at_night_is_back_by_an_undo_even_after_the_draw(desk: Desk) -> None:
    home(desk)
    before = desk.state
    out = desk.do(put_out(1_000))
    assert desk.state.chips == 5_000
    desk.do(Undo(step=out.no))
    assert desk.state == before
    desk.do(Redo())
    desk.do(DrawSeats())
    desk.do(Undo(step=out.no))
    assert (desk.state.chips, len(desk.state.play.seating.of)) == (6_000, 5)
    assert problems(desk.state) == frozenset()


def test_a_day_stays_over_for_what_was_decided_at_night(desk: Desk) -> None:
    home(desk)
    over = desk.session.timeline(desk.id).steps[-1]
    desk.do(GivePenalty(entry=EntryId(1), hands=2))
    assert isinstance(desk.refused(Undo(step=over.no)), StepsStandOnIt)
