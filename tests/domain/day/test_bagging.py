"""The bags of a day: what each holds, that they hold all that is in play, and everybody home."""

import pytest

from tdconsole.domain.day.bagging import in_bags, to_bag, unbagged
from tdconsole.domain.engine.invariants import SealTwice, problems
from tdconsole.domain.language.commands.bubble import StartHandForHand
from tdconsole.domain.language.commands.chips import CorrectChips
from tdconsole.domain.language.commands.clock import PauseClock, RestoreClock, ResumeClock, SetLevel
from tdconsole.domain.language.commands.day import (
    Bagging,
    BagStacks,
    CallLastHands,
    EndDay,
    PlayLastHands,
)
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import RemoveNoShow, UnregisterEntry
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.rejections.clock import ClockNotStarted, NothingToRestore
from tdconsole.domain.language.rejections.day import (
    BaggedAlready,
    BagsAstray,
    ClockStillRuns,
    EmptyBag,
    HandForHandFirst,
    NotInABag,
    SealTaken,
    TablesStillPlay,
)
from tdconsole.domain.language.rejections.draw import NobodyPlays
from tdconsole.domain.language.rejections.entry import AlreadyPlaying, UnknownEntry
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.rejections.room import (
    MoreThanInPlay,
    NamedTwice,
    NotSeated,
    PlayerIsOut,
)
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.room.waiting import waiting
from tdconsole.domain.values import Chips, EntryId, PeriodId, TableNo
from tests.domain.floor import Floor, busting, playing, queueing, registering, seated


def bag(entry: int, chips: int = 20_000, seal: str = "") -> Bagging:
    return Bagging(entry=EntryId(entry), chips=chips, seal=seal)


def bags(*several: Bagging) -> BagStacks:
    return BagStacks(bags=several)


def home(*players: int) -> Floor:
    """All in bags, and the day is over."""
    floor = stopped(*players)
    floor.do(bags(*(bag(entry) for entry in sorted(floor.tournament.play.seating.of))), EndDay())
    return floor


def stopped(*players: int) -> Floor:
    floor = playing(*players)
    floor.do(PauseClock())
    return floor


def all_bagged(*players: int) -> Floor:
    floor = stopped(*players)
    floor.do(bags(*(bag(entry, seal=f"B {entry}") for entry in range(1, sum(players) + 1))))
    return floor


def test_the_day_is_over_when_all_chips_are_in_bags() -> None:
    floor = all_bagged(3, 3)
    assert in_bags(floor.tournament) == to_bag(floor.tournament) == 120_000
    floor.do(EndDay())
    tournament = floor.tournament
    assert tournament.play.day == 2
    assert waiting(tournament) == [EntryId(number) for number in range(1, 7)]
    assert problems(tournament) == frozenset()


def test_the_next_day_all_get_new_seats_and_the_clock_goes_on_where_it_stood() -> None:
    floor = playing(3, 3).wait(minutes=8)
    floor.do(PauseClock(), bags(*(bag(entry) for entry in range(1, 7))), EndDay())
    floor.wait(minutes=900)
    (drawn,) = floor.do(DrawSeats())
    assert isinstance(drawn, SeatsDrawn)
    assert len(drawn.seated) == 6
    floor.do(ResumeClock())
    anchor = floor.tournament.play.clock.anchor
    assert anchor is not None
    assert anchor.left == 12 * 60_000
    assert unbagged(floor.tournament) == [EntryId(number) for number in range(1, 7)]


def test_who_enters_in_the_morning_waits_for_the_draw_of_the_day() -> None:
    floor = playing(3, 3, terms=Terms(draw_at="entry"))
    floor.do(PauseClock(), bags(*(bag(entry) for entry in range(1, 7))), EndDay())
    assert len(floor.do(registering(7))) == 1
    (drawn,) = floor.do(DrawSeats())
    assert isinstance(drawn, SeatsDrawn)
    assert len(drawn.seated) == 7


def test_or_it_goes_on_at_the_level_that_is_chosen() -> None:
    floor = all_bagged(3, 3)
    floor.do(EndDay(), DrawSeats(), SetLevel(period=PeriodId(2)), ResumeClock())
    anchor = floor.tournament.play.clock.anchor
    assert anchor is not None
    assert (anchor.period, anchor.since) == (PeriodId(2), floor.now)


@pytest.mark.parametrize(
    ("wrong", "refusal"),
    [
        (bag(9), UnknownEntry(entry=EntryId(9))),
        (bag(4), PlayerIsOut(entry=EntryId(4))),
        (bag(7), NotSeated(entry=EntryId(7))),
        (bag(2, 0), EmptyBag(entry=EntryId(2))),
        (bag(2, -5), EmptyBag(entry=EntryId(2))),
        (bag(2, 140_001), MoreThanInPlay(stack=Chips(140_001), in_play=Chips(140_000))),
        (bag(1), NamedTwice(entry=EntryId(1))),
        (bag(2, seal=" B 1 "), SealTaken(seal="B 1", by=EntryId(1))),
        (bag(3), BaggedAlready(entry=EntryId(3), chips=Chips(500))),
    ],
)
def test_a_bag_that_cannot_be_is_refused(wrong: Bagging, refusal: Refusal) -> None:
    floor = stopped(3, 3)
    floor.do(queueing(7), busting(4), bags(bag(3, 500)))
    assert floor.when(bags(bag(1, seal="B 1"), wrong)) == refusal


def test_nothing_is_bagged_before_play_or_in_the_middle_of_it() -> None:
    assert seated(3).when(bags(bag(1))) == ClockNotStarted()
    floor = playing(3, 3)
    floor.do(CallLastHands(hands=2), PlayLastHands(tables=(TableNo(1),), hands=2))
    floor.do(bags(bag(1)))
    assert floor.when(bags(bag(4))) == TablesStillPlay(table=TableNo(2))
    held = playing(3, 3)
    held.do(StartHandForHand(until=2))
    assert held.when(bags(bag(1))) == HandForHandFirst()
    assert held.when(EndDay()) == HandForHandFirst()


def test_a_seal_may_close_another_bag_on_another_day() -> None:
    floor = all_bagged(3, 3)
    floor.do(EndDay(), DrawSeats(), bags(bag(2, seal="B 1")))
    assert problems(floor.tournament) == frozenset()


def test_two_bags_of_a_day_under_one_seal_are_a_problem() -> None:
    floor = stopped(3, 3)
    first = floor.when(bags(bag(1, seal="B 1")))
    second = floor.when(bags(bag(2, seal="B 1")))
    assert isinstance(first, tuple)
    assert isinstance(second, tuple)
    floor.given(*first, *second)
    assert problems(floor.tournament) == frozenset({SealTwice(seal="B 1")})


def test_the_day_does_not_end_before_everything_is_in_bags() -> None:
    assert seated(3).when(EndDay()) == ClockNotStarted()
    floor = playing(3, 3)
    assert floor.when(EndDay()) == ClockStillRuns()
    floor.do(CallLastHands(hands=1))
    assert floor.when(EndDay()) == TablesStillPlay(table=TableNo(1), more=1)
    floor.do(PlayLastHands(tables=(TableNo(1), TableNo(2))))
    assert floor.when(EndDay()) == NotInABag(entry=EntryId(1), more=5)
    floor.do(bags(*(bag(entry) for entry in range(1, 6))))
    assert floor.when(EndDay()) == NotInABag(entry=EntryId(6))
    floor.do(bags(bag(6, 19_500)))
    assert floor.when(EndDay()) == BagsAstray(bagged=Chips(119_500), expected=Chips(120_000))
    floor.do(CorrectChips(chips=-500, why="miscounted", reason="nobody found it"), EndDay())
    assert floor.when(EndDay()) == NobodyPlays()


def test_who_waits_for_a_seat_has_a_stack_and_no_bag() -> None:
    floor = stopped(3, 3)
    floor.do(queueing(7), bags(*(bag(entry) for entry in range(1, 7))), EndDay())
    assert len(waiting(floor.tournament)) == 7
    floor.do(DrawSeats())
    assert to_bag(floor.tournament) == 140_000


def test_a_bag_of_somebody_who_went_out_after_all_counts_no_more() -> None:
    floor = stopped(3, 3)
    floor.do(bags(bag(1), bag(2, 40_000)))
    floor.do(busting(1))
    assert in_bags(floor.tournament) == 40_000


def test_a_bag_is_mended_in_its_stack_and_its_seal() -> None:
    floor = all_bagged(3, 3)
    wrong = BagStacks(bags=(bag(1, 25_000, "B 2"),), anew=True)
    assert floor.when(wrong) == SealTaken(seal="B 2", by=EntryId(2))
    floor.do(BagStacks(bags=(bag(1, 25_000, "B 1"),), anew=True))
    assert in_bags(floor.tournament) == 125_000
    floor.do(BagStacks(bags=(bag(1, 20_000, "X 9"),), anew=True))
    assert floor.tournament.play.bags[EntryId(1)].seal == "X 9"
    floor.do(EndDay())
    assert problems(floor.tournament) == frozenset()


def test_the_same_gesture_twice_is_refused_and_changes_nothing() -> None:
    floor = stopped(3, 3)
    same = bags(bag(1, seal="B 1"))
    floor.do(same)
    before = floor.tournament
    assert floor.when(same) == BaggedAlready(entry=EntryId(1), chips=Chips(20_000))
    assert floor.tournament is before


def test_overnight_nobody_who_has_played_leaves_as_if_he_had_not() -> None:
    floor = home(4)
    assert floor.when(UnregisterEntry(entry=EntryId(2))) == AlreadyPlaying(entry=EntryId(2))
    assert floor.when(RemoveNoShow(entry=EntryId(2), override="not here")) == AlreadyPlaying(
        entry=EntryId(2)
    )


def test_the_clock_of_one_day_is_not_gone_back_to_on_the_next() -> None:
    floor = home(4)
    assert floor.wait(minutes=720).when(RestoreClock()) == NothingToRestore()
