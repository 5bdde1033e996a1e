"""What is said of hand for hand: at the tables, over the loudspeaker, to be read aloud."""

import pytest

from tdconsole.domain.language.commands.bubble import DealNextHand, EndHandForHand, StartHandForHand
from tdconsole.domain.language.commands.clock import AdjustClock
from tdconsole.domain.rules.book import STANDARD, RuleChanges, rules
from tdconsole.domain.values import Millis
from tdconsole.i18n.bubble.words import clock_sentence, reports_told, step_name, waits_told
from tdconsole.i18n.clock.speech import spoken_text
from tdconsole.projections.clock.board import clock_board
from tdconsole.projections.clock.signals import Signal, signals
from tests.domain.at_the_bubble import all_done, bubble, on, reporting
from tests.i18n.aloud import ENGLISH, aloud
from tests.projections.bubble.boards import seen


def test_the_one_button_says_the_next_step() -> None:
    floor = on(20, 18)
    assert step_name(ENGLISH, seen(floor)) == "Next hand"
    assert waits_told(ENGLISH, seen(floor)) == "3 tables still deal."
    floor.do(reporting(1, 2))
    assert waits_told(ENGLISH, seen(floor)) == "Table 3 still deals."
    assert reports_told(ENGLISH, seen(floor)) == "2 of 3 tables done"
    floor.do(reporting(3, task="held"))
    assert step_name(ENGLISH, seen(floor)) == "Release table 3"
    assert waits_told(ENGLISH, seen(floor)) == "The all-in at table 3 is held."
    floor.do(reporting(3, task="released"))
    assert waits_told(ENGLISH, seen(floor)) == "The all-in at table 3 is being played."
    floor.do(reporting(3))
    assert waits_told(ENGLISH, seen(floor)) == ""


def test_several_that_are_held_are_played_one_by_one() -> None:
    floor = on(20, 18)
    floor.do(reporting(1))
    floor.do(reporting(2, 3, task="held"))
    assert waits_told(ENGLISH, seen(floor)) == (
        "The all-ins at tables 2 and 3 are held: one is played after the other."
    )


def test_the_clock_is_told_now_and_after_the_hand() -> None:
    floor = bubble(20, 18)
    floor.do(AdjustClock(seconds=-150))
    floor.do(StartHandForHand())
    assert clock_sentence(ENGLISH, seen(floor)) == "Clock 17:30, after this hand 15:30"


def test_a_level_that_ends_with_the_hand_is_named() -> None:
    floor = bubble(20, 18)
    floor.do(AdjustClock(seconds=-19 * 60))
    floor.do(StartHandForHand())
    assert clock_sentence(ENGLISH, seen(floor)).startswith("Clock 1:00, after this hand level 2, ")


def test_another_level_that_a_hand_brings_is_called() -> None:
    floor = bubble(20, 18)
    floor.do(AdjustClock(seconds=-19 * 60))
    floor.do(StartHandForHand())
    before = clock_board(floor.tournament, floor.now)
    floor.do(all_done(floor))
    floor.do(DealNextHand())
    after = clock_board(floor.tournament, floor.now)
    assert signals(before, after, Millis(100)) == (Signal(kind="level_up"),)


def test_it_is_announced_once_and_nothing_else_is_called() -> None:
    floor = bubble(20, 18)
    before = clock_board(floor.tournament, floor.now)
    floor.do(StartHandForHand())
    begun = clock_board(floor.tournament, floor.now)
    assert signals(before, begun, Millis(100)) == (Signal(kind="hand_for_hand"),)
    assert signals(before, begun, Millis(60_000)) == ()
    assert signals(begun, begun, Millis(100)) == ()
    floor.do(all_done(floor))
    floor.do(DealNextHand())
    next_hand = clock_board(floor.tournament, floor.now)
    assert signals(begun, next_hand, Millis(100)) == ()
    floor.do(all_done(floor))
    floor.do(EndHandForHand())
    ended = clock_board(floor.tournament, floor.now)
    assert signals(next_hand, ended, Millis(100)) == ()


def test_what_is_spoken_and_read_aloud_is_the_announcement() -> None:
    floor = on(20, 18)
    board = clock_board(floor.tournament, floor.now)
    told = aloud(floor)
    assert told == spoken_text(ENGLISH, (Signal(kind="hand_for_hand"),), board, floor.now)
    assert told == (
        "We play hand for hand. Dealers, finish the hand you are dealing and deal no other. "
        "When your hand is over, tell the floor and wait. "
        "All in and called: leave the cards face down and call the floor. "
        "There are twenty players left, and eighteen are paid. "
        "Each hand takes two minutes off the clock."
    )
    floor.do(all_done(floor))
    floor.do(DealNextHand())
    assert "Dealers, deal one hand and no other." in aloud(floor)


@pytest.mark.parametrize("held", [True, False])
def test_all_ins_are_spoken_of_only_where_the_book_holds_them(held: bool) -> None:
    book = rules(STANDARD, RuleChanges(hold_all_in=held)).book
    floor = on(20, 18, rulebook=book)
    assert ("face down" in aloud(floor)) is held
