"""Hands to be missed: given, counted, lifted, and what goes on with them."""

from typing import Final

import pytest

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.hand.blinds import next_hand
from tdconsole.domain.language.commands.bubble import EndHandForHand, StartHandForHand
from tdconsole.domain.language.commands.day import (
    Bagging,
    BagStacks,
    CallLastHands,
    EndDay,
    PlayLastHands,
)
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.floor import BreakTable, MovePlayer
from tdconsole.domain.language.commands.penalties import CountServed, GivePenalty, LiftPenalty
from tdconsole.domain.language.events.penalties import HandsServed, PenaltyGiven, PenaltyLifted
from tdconsole.domain.language.rejections.discipline import (
    HandsOrRounds,
    MoreThanToMiss,
    NoSuchPenalty,
    PenaltyOver,
)
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.room import NotSeated, PlayerIsOut
from tdconsole.domain.state.penalties import open_of, to_miss
from tdconsole.domain.values import FIRST_PLAY, Dealt, EntryId, NoteId, PenaltyNo, SeatNo, TableNo
from tests.domain.at_the_bubble import hand_over, reporting
from tests.domain.floor import Floor, at, busting, playing, queueing

ONE: Final = EntryId(1)
FIRST: Final = PenaltyNo(1)
SECOND: Final = PenaltyNo(2)


def hands(number: int, entry: int = 1) -> GivePenalty:
    return GivePenalty(entry=EntryId(entry), hands=number)


def rounds(number: int, entry: int = 1) -> GivePenalty:
    return GivePenalty(entry=EntryId(entry), rounds=number)


def served(number: int, penalty: PenaltyNo = FIRST) -> CountServed:
    return CountServed(penalty=penalty, hands=number)


def lifting(penalty: PenaltyNo = FIRST) -> LiftPenalty:
    return LiftPenalty(penalty=penalty, reason="the floor was wrong")


def left(floor: Floor, entry: int = 1) -> int:
    return to_miss(floor.tournament, EntryId(entry))


# The worked examples


def test_pen_1_a_round_is_a_hand_for_each_at_the_table_the_offender_included() -> None:
    """PEN-1."""
    floor = playing(10, 4, seats_per_table=10)
    floor.do(rounds(1))
    assert left(floor) == 10


def test_pen_1_missed_from_the_cutoff_to_the_button_and_back_in_the_cutoff() -> None:
    """PEN-1: the offender, at seat 1, was the button."""
    players = tuple(map(SeatNo, range(1, 11)))
    hand = Dealt(button=SeatNo(1), small_blind=SeatNo(2), big_blind=SeatNo(3))
    buttons = []
    for _ in range(11):
        hand = next_hand(hand, players)
        buttons.append(hand.button)
    first, last, back = buttons[0], buttons[9], buttons[10]
    assert (first, last, back) == (2, 1, 2)


def test_pen_2_what_is_left_at_night_is_missed_the_next_day() -> None:
    """PEN-2."""
    floor = playing(10, 3, seats_per_table=10)
    floor.do(rounds(2), served(4))
    floor.do(CallLastHands(hands=1), PlayLastHands(tables=(TableNo(1), TableNo(2))))
    assert left(floor) == 15
    floor.do(BagStacks(bags=tuple(Bagging(entry=EntryId(n), chips=20_000) for n in range(1, 14))))
    floor.do(EndDay())
    assert left(floor) == 15
    floor.do(DrawSeats())
    assert left(floor) == 15


def test_pen_4_a_hand_that_is_dealt_anew_is_one() -> None:
    """PEN-4."""
    floor = playing(9, 9)
    floor.do(hands(4), StartHandForHand(until=3))
    floor.do(reporting(1), reporting(1, task="dealing"))  # a misdeal, and the redeal
    hand_over(floor)
    assert left(floor) == 3


@pytest.mark.parametrize("reported", [False, True])
def test_pen_6_it_starts_at_the_end_of_the_hand_in_progress(*, reported: bool) -> None:
    """PEN-6: the hand itself is not dead."""
    floor = playing(9, 9)
    floor.do(StartHandForHand(until=3))
    if reported:
        floor.do(reporting(2))
    floor.do(hands(3))
    assert ONE in floor.tournament.play.seating.of
    hand_over(floor)
    assert left(floor) == 3
    hand_over(floor)
    assert left(floor) == 2


def test_pen_6_in_one_of_the_last_hands_too() -> None:
    """PEN-6."""
    floor = playing(5, 5)
    floor.do(CallLastHands(hands=3), hands(5), PlayLastHands(tables=(TableNo(1),), hands=3))
    assert left(floor) == 3


def test_given_when_the_last_one_is_over_it_starts_tomorrow() -> None:
    floor = playing(5, 5)
    floor.do(CallLastHands(hands=1), PlayLastHands(tables=(TableNo(1),)), hands(5))
    (penalty,) = floor.tournament.penalties.values()
    assert not penalty.waits


# Given


def test_it_says_who_and_how_long() -> None:
    floor = playing(4, 4)
    given = PenaltyGiven(penalty=FIRST, play=FIRST_PLAY, entry=ONE, at=floor.now, hands=3)
    assert floor.when(hands(3)) == (given,)
    floor.do(hands(3))
    assert problems(floor.tournament) == frozenset()


def test_a_round_is_as_many_as_sat_there_then() -> None:
    floor = playing(4, 4)
    floor.do(rounds(2), busting(2), MovePlayer(entry=EntryId(5), seat=at(1, 7)))
    assert left(floor) == 8


def test_only_who_sits_at_a_table_misses_hands() -> None:
    floor = playing(4, 4)
    floor.do(queueing(9), busting(1))
    assert floor.when(hands(2, 1)) == PlayerIsOut(entry=ONE)
    assert floor.when(hands(2, 9)) == NotSeated(entry=EntryId(9))
    assert floor.when(hands(2, 77)) == UnknownEntry(entry=EntryId(77))


@pytest.mark.parametrize("wanted", [(0, 0), (1, 1)])
def test_hands_or_rounds(wanted: tuple[int, int]) -> None:
    several, whole = wanted
    asked = GivePenalty(entry=ONE, hands=several, rounds=whole)
    assert playing(4, 4).when(asked) == HandsOrRounds()


def test_another_one_is_missed_after_the_first() -> None:
    floor = playing(4, 4)
    floor.do(hands(1), rounds(1), StartHandForHand(until=3))
    assert (open_of(floor.tournament, ONE), left(floor)) == ((FIRST, SECOND), 5)
    hand_over(floor)
    assert (open_of(floor.tournament, ONE), left(floor)) == ((SECOND,), 4)
    hand_over(floor)
    assert left(floor) == 3


def test_one_given_in_the_hand_does_not_hold_up_the_first() -> None:
    floor = playing(4, 4)
    floor.do(hands(5), StartHandForHand(until=3), hands(2))
    hand_over(floor)
    assert [one.left for _, one in sorted(floor.tournament.penalties.items())] == [4, 2]


# Counted


def test_hands_are_counted_by_the_floor() -> None:
    floor = playing(4, 4)
    floor.do(rounds(1))
    assert floor.when(served(3)) == (HandsServed(penalty=FIRST, hands=3),)
    floor.do(served(3))
    assert floor.when(served(2)) == MoreThanToMiss(penalty=FIRST, hands=2, left=1)
    floor.do(served(1))
    assert floor.when(served(1)) == PenaltyOver(penalty=FIRST)
    assert floor.when(served(1, SECOND)) == NoSuchPenalty(penalty=SECOND)


def test_whoever_is_out_misses_none() -> None:
    floor = playing(4, 4)
    floor.do(hands(4), busting(1))
    assert floor.when(served(1)) == PlayerIsOut(entry=ONE)


def test_hand_for_hand_counts_only_those_dealt() -> None:
    floor = playing(4, 4)
    floor.do(hands(4, 1), hands(4, 5), StartHandForHand(until=3), reporting(1), EndHandForHand())
    assert (left(floor, 1), left(floor, 5)) == (3, 4)


def test_it_goes_with_the_player_to_another_table() -> None:
    floor = playing(4, 3)
    floor.do(rounds(1), served(1), BreakTable(table=TableNo(1)), StartHandForHand(until=3))
    assert left(floor) == 3
    hand_over(floor)
    assert left(floor) == 2


# Lifted


def test_it_is_lifted_with_a_reason() -> None:
    floor = playing(4, 4)
    floor.do(hands(4), served(1))
    assert floor.when(lifting()) == (PenaltyLifted(penalty=FIRST, reason=NoteId("a note")),)
    floor.do(lifting())
    assert left(floor) == 0
    assert floor.when(lifting()) == PenaltyOver(penalty=FIRST, lifted=True)
    assert floor.when(served(1)) == PenaltyOver(penalty=FIRST, lifted=True)


def test_a_served_one_is_not_lifted() -> None:
    floor = playing(4, 4)
    floor.do(hands(1), served(1))
    assert floor.when(lifting()) == PenaltyOver(penalty=FIRST)
    assert floor.when(lifting(SECOND)) == NoSuchPenalty(penalty=SECOND)
