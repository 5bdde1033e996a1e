"""Penalties of every step: what is taken with them, how they are counted, and how they are closed."""

from typing import Any, Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.engine.invariants import PenaltyAstray, problems
from tdconsole.domain.language.commands.bubble import DealNextHand, EndHandForHand, StartHandForHand
from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.day import (
    Bagging,
    BagStacks,
    CallLastHands,
    EndDay,
    PlayLastHands,
)
from tdconsole.domain.language.commands.floor import BreakTable, MovePlayer
from tdconsole.domain.language.commands.penalties import (
    CountHandAt,
    CountMisdealAt,
    GivePenalty,
    LiftPenalty,
    ReportReturn,
)
from tdconsole.domain.language.events.chips import ChipsCorrected
from tdconsole.domain.language.events.penalties import (
    HandsServed,
    PenaltyGiven,
    PenaltyLifted,
    PlayerReturned,
)
from tdconsole.domain.language.rejections.chips import FewerThanPlayers
from tdconsole.domain.language.rejections.clock import ClockNotStarted
from tdconsole.domain.language.rejections.day import BaggedAlready
from tdconsole.domain.language.rejections.discipline import (
    BackAlready,
    BlindsNotForfeited,
    ChipsNotTaken,
    CountedByItself,
    FewerServed,
    HandsOrRounds,
    HowManyChips,
    MoreThanToMiss,
    NobodyMisses,
    NoChipsTaken,
    NoHandsCounted,
    NoHandToTakeBack,
    NoSuchPenalty,
    NothingToMiss,
    PenaltyOver,
    RoundsAtNoTable,
    StillMisses,
    UnknownOffence,
)
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.rejections.room import (
    MoreThanInPlay,
    NoSuchTable,
    NotSeated,
    PlayerIsOut,
)
from tdconsole.domain.values import FIRST_PLAY, Chips, EntryId, NoteId, PenaltyNo, TableNo
from tests.domain.at_the_bubble import all_done, book_of
from tests.domain.discipline.test_penalties import (
    FIRST,
    ONE,
    SECOND,
    hands,
    left,
    lifting,
    rounds,
    served,
)
from tests.domain.floor import FIRST_LEVEL, SECOND_LEVEL, Floor, at, busting, playing, seated

NOTE: Final = NoteId("a note")
TABLE: Final = TableNo(1)


def giving(**what: Any) -> GivePenalty:
    return GivePenalty(entry=ONE, **what)


def warning(**more: Any) -> GivePenalty:
    return giving(step="warning", **more)


def confiscating(chips: int) -> GivePenalty:
    return giving(step="chips", chips=Chips(chips), offence="concealed-chips")


def back(penalty: PenaltyNo = FIRST) -> ReportReturn:
    return ReportReturn(penalty=penalty)


def with_chips_back(penalty: PenaltyNo = FIRST) -> LiftPenalty:
    return LiftPenalty(penalty=penalty, reason="the floor was wrong", chips_back=True)


def at_wsop(*players: int, **changes: Any) -> Floor:
    return playing(*players, rulebook=book_of("wsop-2026"), **changes)


# Given


def test_a_warning_with_offence_and_words() -> None:
    floor = playing(4, 4)
    asked = warning(offence="phone", words="answered it at the table")
    assert floor.when(asked) == (
        PenaltyGiven(
            penalty=FIRST,
            play=FIRST_PLAY,
            entry=ONE,
            at=floor.now,
            step="warning",
            offence="phone",
            words=NOTE,
        ),
    )
    floor.do(asked)
    assert left(floor) == 0
    assert problems(floor.tournament) == frozenset()


def test_chips_are_confiscated_and_leave_play() -> None:
    floor = playing(4, 4)
    (given, corrected) = floor.do(confiscating(5_000))
    assert isinstance(given, PenaltyGiven)
    assert (given.step, given.chips) == ("chips", 5_000)
    assert corrected == ChipsCorrected(chips=-5_000, why="confiscated", entry=ONE)
    assert floor.tournament.chips == 8 * 20_000 - 5_000
    assert problems(floor.tournament) == frozenset()


@pytest.mark.parametrize(
    ("asked", "refusal"),
    [
        (warning(hands=1), NothingToMiss(step="warning")),
        (warning(rounds=1), NothingToMiss(step="warning")),
        (giving(step="hand_annulled", dodged=True), NothingToMiss(step="hand_annulled")),
        (giving(step="hand_annulled", chips=Chips(1)), ChipsNotTaken(step="hand_annulled")),
        (warning(chips=Chips(1)), ChipsNotTaken(step="warning")),
        (giving(hands=1, chips=Chips(1)), ChipsNotTaken(step="miss")),
        (giving(step="chips"), HowManyChips()),
        (confiscating(160_000), FewerThanPlayers(chips=Chips(0), players=8)),
        (confiscating(159_993), FewerThanPlayers(chips=Chips(7), players=8)),
        (giving(hands=1, offence="fishing"), UnknownOffence(offence="fishing")),
        (giving(dodged=True), BlindsNotForfeited(cite="WSOP 86")),
        (giving(), HandsOrRounds()),
    ],
)
def test_what_is_no_penalty_is_refused(asked: GivePenalty, refusal: Refusal) -> None:
    assert playing(4, 4).when(asked) == refusal


def test_one_chip_is_left_to_each() -> None:
    floor = playing(4, 4)
    floor.do(confiscating(159_992))
    assert problems(floor.tournament) == frozenset()


def test_pen_5_dodged_blinds_are_forfeited_with_a_round() -> None:
    """PEN-5: both blinds and the big blind ante, and a round of nine hands."""
    level = replace(SECOND_LEVEL, small_blind=Chips(500), big_blind=Chips(1_000), ante=Chips(1_000))
    floor = at_wsop(9, 9, structure=(level,))
    (given, corrected) = floor.do(giving(dodged=True))
    assert isinstance(given, PenaltyGiven)
    assert (given.rounds, given.chips, given.offence) == (1, 2_500, "dodged-blinds")
    assert corrected == ChipsCorrected(chips=-2_500, why="blinds_forfeited", entry=ONE)
    assert left(floor) == 9
    assert problems(floor.tournament) == frozenset()


def test_never_more_than_the_blinds_is_forfeited() -> None:
    floor = at_wsop(9, 9)
    every = floor.do(giving(dodged=True))[0]
    assert isinstance(every, PenaltyGiven)
    more = Chips(every.chips + 1)
    assert floor.when(giving(dodged=True, chips=more)) == MoreThanInPlay(
        stack=more, in_play=every.chips
    )


def test_dodged_with_another_length_and_what_there_was() -> None:
    floor = at_wsop(4, 4)
    (given, corrected) = floor.do(
        giving(dodged=True, hands=2, chips=Chips(150), offence="late-back")
    )
    assert isinstance(given, PenaltyGiven)
    assert (given.rounds, given.hands, given.offence) == (0, 2, "late-back")
    assert corrected == ChipsCorrected(chips=-150, why="blinds_forfeited", entry=ONE)


def test_an_ante_of_each_is_posted_anyway_and_a_break_has_the_blinds_before_it() -> None:
    each = replace(FIRST_LEVEL, ante=Chips(25), ante_kind="each")
    floor = at_wsop(4, 4, structure=(each, *floor_structure()[2:]))
    floor.wait(minutes=21)
    (_given, corrected) = floor.do(giving(dodged=True))
    assert isinstance(corrected, ChipsCorrected)
    assert corrected.chips == -300


def floor_structure() -> Any:
    return playing(2).tournament.setup.structure


def test_before_the_start_there_are_no_blinds() -> None:
    floor = seated(4, 4, rulebook=book_of("wsop-2026"))
    assert floor.when(giving(dodged=True)) == ClockNotStarted()


def test_a_sealed_stack_is_not_touched() -> None:
    floor = playing(4, 4)
    floor.do(CallLastHands(hands=1), PlayLastHands(tables=(TABLE, TableNo(2))), confiscating(50))
    bags = tuple(Bagging(entry=EntryId(n), chips=20_000) for n in range(1, 9))
    bagging = BagStacks(bags=bags[1:])
    floor.do(BagStacks(bags=(Bagging(entry=ONE, chips=19_950),)), bagging)
    sealed = BaggedAlready(entry=ONE, chips=Chips(19_950))
    assert floor.when(confiscating(50)) == sealed
    assert floor.when(with_chips_back()) == sealed
    floor.do(EndDay())
    assert floor.when(rounds(1)) == RoundsAtNoTable()
    floor.do(warning(), hands(2))
    assert left(floor) == 2


def test_pen_6_a_warning_waits_for_nothing() -> None:
    """PEN-6: only hands to be missed start at the end of the hand."""
    floor = playing(4, 4)
    floor.do(StartHandForHand(until=3), warning(), hands(1))
    first, second = (floor.tournament.penalties[one] for one in (FIRST, SECOND))
    assert (first.waits, second.waits) == (False, True)


# Counted


def test_pen_4_a_hand_counted_too_early_is_taken_back() -> None:
    """PEN-4: a misdeal and its redeal are one hand."""
    floor = playing(9, 9)
    floor.do(hands(4), CountHandAt(table=TABLE))
    assert floor.when(CountMisdealAt(table=TABLE)) == (HandsServed(penalty=FIRST, hands=-1),)
    floor.do(CountMisdealAt(table=TABLE))
    assert floor.when(CountMisdealAt(table=TABLE)) == NoHandToTakeBack(table=TABLE)
    floor.do(CountHandAt(table=TABLE))
    assert left(floor) == 3


def test_a_misdeal_is_taken_back_once_however_many_hands_were_counted() -> None:
    floor = playing(9, 9)
    floor.do(hands(4), CountHandAt(table=TABLE), CountHandAt(table=TABLE))
    floor.do(CountMisdealAt(table=TABLE))
    assert floor.when(CountMisdealAt(table=TABLE)) == NoHandToTakeBack(table=TABLE)
    assert left(floor) == 3


def test_one_hand_of_all_who_are_away_at_a_table() -> None:
    floor = playing(4, 4)
    floor.do(hands(2, 1), hands(1, 1), hands(3, 2), hands(2, 5))
    assert floor.when(CountHandAt(table=TABLE)) == (
        HandsServed(penalty=FIRST, hands=1),
        HandsServed(penalty=PenaltyNo(3), hands=1),
    )
    floor.do(*[CountHandAt(table=TABLE)] * 3)
    assert (left(floor, 1), left(floor, 2), left(floor, 5)) == (0, 0, 2)
    assert floor.when(CountHandAt(table=TABLE)) == NobodyMisses(table=TABLE)
    floor.do(CountMisdealAt(table=TABLE))
    assert (left(floor, 1), left(floor, 2)) == (1, 1)
    assert floor.tournament.penalties[SECOND].left == 1


def test_only_at_tables_and_where_nothing_else_counts() -> None:
    floor = playing(4, 4)
    floor.do(hands(4))
    for ask in (CountHandAt, CountMisdealAt):
        assert floor.when(ask(table=TableNo(9))) == NoSuchTable(table=TableNo(9))
    floor.do(StartHandForHand(until=3))
    for ask in (CountHandAt, CountMisdealAt):
        assert floor.when(ask(table=TABLE)) == CountedByItself(table=TABLE)
    floor = playing(4, 4)
    floor.do(hands(4), CallLastHands(hands=1))
    assert floor.when(CountHandAt(table=TABLE)) == CountedByItself(table=TABLE)
    floor.do(PlayLastHands(tables=(TABLE,)))
    assert left(floor) == 3


def test_between_two_days_no_table_plays() -> None:
    floor = playing(4)
    floor.do(hands(4), PauseClock())
    floor.do(BagStacks(bags=tuple(Bagging(entry=EntryId(n), chips=20_000) for n in range(1, 5))))
    floor.do(EndDay())
    assert floor.when(CountHandAt(table=TABLE)) == NoSuchTable(table=TABLE)


def test_a_misdeal_is_of_the_table_where_the_hand_was_counted() -> None:
    floor = playing(4, 3)
    floor.do(hands(4), CountHandAt(table=TABLE), MovePlayer(entry=ONE, seat=at(2, 9)))
    assert floor.when(CountMisdealAt(table=TableNo(2))) == NoHandToTakeBack(table=TableNo(2))
    floor.do(CountHandAt(table=TableNo(2)), CountMisdealAt(table=TableNo(2)))
    assert left(floor) == 3


def test_the_last_hand_of_a_board_may_turn_out_a_misdeal_when_that_is_over() -> None:
    floor = playing(4, 4)
    floor.do(hands(4), StartHandForHand(until=3))
    floor.do(all_done(floor), DealNextHand(), EndHandForHand())
    assert left(floor) == 3
    floor.do(CountMisdealAt(table=TABLE))
    assert left(floor) == 4


def test_hands_are_taken_back_one_by_one() -> None:
    floor = playing(4, 4)
    floor.do(hands(4), served(3))
    assert floor.when(served(-4)) == FewerServed(penalty=FIRST, hands=4, served=3)
    assert floor.when(served(0)) == NoHandsCounted()
    assert floor.when(served(2)) == MoreThanToMiss(penalty=FIRST, hands=2, left=1)
    floor.do(served(-2), served(3))
    assert left(floor) == 0
    floor.do(served(-1))
    assert left(floor) == 1


def test_a_warning_is_not_counted() -> None:
    floor = playing(4, 4)
    floor.do(warning())
    assert floor.when(served(1)) == NothingToMiss(step="warning")
    assert floor.when(back()) == NothingToMiss(step="warning")


# Back at the table


def test_the_return_closes_it() -> None:
    floor = playing(4, 4)
    floor.do(hands(2), served(1))
    assert floor.when(back()) == StillMisses(entry=ONE, left=1)
    floor.do(served(1))
    assert floor.when(back()) == (PlayerReturned(penalty=FIRST, at=floor.now),)
    floor.do(back())
    assert floor.tournament.penalties[FIRST].back == floor.now
    again = BackAlready(penalty=FIRST, entry=ONE)
    assert floor.when(back()) == again
    assert floor.when(served(-1)) == again
    assert floor.when(CountMisdealAt(table=TABLE)) == NoHandToTakeBack(table=TABLE)
    assert floor.when(lifting()) == PenaltyOver(penalty=FIRST)
    assert problems(floor.tournament) == frozenset()


def test_it_closes_all_that_were_served() -> None:
    floor = playing(4, 4)
    floor.do(hands(1), hands(2), served(1))
    assert floor.when(back()) == StillMisses(entry=ONE, left=2)
    floor.do(served(2, SECOND))
    assert [one.penalty for one in floor.do(back(SECOND)) if isinstance(one, PlayerReturned)] == [
        FIRST,
        SECOND,
    ]


def test_nobody_is_back_who_is_out_or_has_no_seat() -> None:
    floor = playing(4, 4)
    assert floor.when(back()) == NoSuchPenalty(penalty=FIRST)
    floor.do(hands(1), served(1), busting(1))
    assert floor.when(back()) == PlayerIsOut(entry=ONE)
    floor = playing(4)
    floor.do(hands(1), served(1), PauseClock())
    floor.do(BagStacks(bags=tuple(Bagging(entry=EntryId(n), chips=20_000) for n in range(1, 5))))
    floor.do(EndDay())
    assert floor.when(back()) == NotSeated(entry=ONE)


def test_whoever_s_penalty_was_lifted_is_back_too() -> None:
    floor = playing(4, 4)
    floor.do(hands(3), served(1), lifting(), back())
    assert floor.tournament.penalties[FIRST].back == floor.now


def test_back_and_given_another() -> None:
    floor = playing(4, 4)
    floor.do(hands(1), served(1), back(), hands(2))
    assert left(floor) == 2
    floor.do(served(2, SECOND))
    assert floor.do(back(SECOND)) == (PlayerReturned(penalty=SECOND, at=floor.now),)


# Lifted


def test_a_warning_is_lifted() -> None:
    floor = playing(4, 4)
    floor.do(warning())
    assert floor.when(lifting()) == (PenaltyLifted(penalty=FIRST, reason=NOTE),)
    assert floor.when(with_chips_back()) == NoChipsTaken(penalty=FIRST)
    floor.do(lifting())
    assert floor.when(lifting()) == PenaltyOver(penalty=FIRST, lifted=True)
    assert floor.when(lifting(SECOND)) == NoSuchPenalty(penalty=SECOND)


def test_with_the_chips_or_without() -> None:
    floor = playing(4, 4)
    floor.do(confiscating(5_000), confiscating(3_000))
    floor.do(lifting())
    assert floor.tournament.chips == 8 * 20_000 - 8_000
    assert floor.do(with_chips_back(SECOND)) == (
        PenaltyLifted(penalty=SECOND, reason=NOTE),
        ChipsCorrected(chips=3_000, why="given_back", entry=ONE),
    )
    assert floor.tournament.chips == 8 * 20_000 - 5_000
    assert problems(floor.tournament) == frozenset()


def test_no_chips_go_back_to_who_is_out() -> None:
    floor = playing(4, 4)
    floor.do(confiscating(5_000), busting(1))
    assert floor.when(with_chips_back()) == PlayerIsOut(entry=ONE)
    floor.do(lifting())


# What may never be


@pytest.mark.parametrize(
    "wrong",
    [
        (HandsServed(penalty=FIRST, hands=5),),
        (HandsServed(penalty=FIRST, hands=-1),),
        (PlayerReturned(penalty=FIRST, at=Floor().now),),
    ],
)
def test_more_than_was_given_less_than_nothing_and_back_too_early(wrong: Any) -> None:
    floor = playing(4, 4)
    floor.do(hands(4))
    floor.given(*wrong)
    assert problems(floor.tournament) == {PenaltyAstray(penalty=FIRST)}


def test_a_warning_has_no_return() -> None:
    floor = playing(4, 4)
    floor.do(warning())
    floor.given(PlayerReturned(penalty=FIRST, at=floor.now))
    assert problems(floor.tournament) == {PenaltyAstray(penalty=FIRST)}


def test_events_of_a_penalty_that_is_gone_change_nothing() -> None:
    floor = playing(4, 4)
    before = floor.tournament
    floor.given(
        HandsServed(penalty=FIRST, hands=1),
        PlayerReturned(penalty=FIRST, at=floor.now),
        PenaltyLifted(penalty=FIRST, reason=NOTE),
    )
    assert floor.tournament is before


def test_broken_out_of_its_table_it_goes_along_with_what_is_left() -> None:
    floor = playing(4, 3)
    floor.do(rounds(1), CountHandAt(table=TABLE), BreakTable(table=TABLE))
    assert left(floor) == 3
    floor.do(CountHandAt(table=TableNo(2)))
    assert left(floor) == 2
