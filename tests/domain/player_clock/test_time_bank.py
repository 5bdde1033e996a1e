"""Time-bank cards: who has how many left, and where they are given anew."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.calling import PlayTimeCard
from tdconsole.domain.language.commands.clock import ResumeClock, SetLevel
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.events.calling import TimeCardPlayed
from tdconsole.domain.language.rejections.clock import ClockNotStarted, NoShotClock, NoTimeCardLeft
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.room import NotSeated, PlayerIsOut
from tdconsole.domain.player_clock.time_bank import at_final_table, cards_left
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import ShotClock
from tdconsole.domain.values import FIRST_PLAY, EntryId, Mark, PeriodId
from tests.domain.floor import (
    BREAK,
    EVENING,
    FIRST_LEVEL,
    Floor,
    at,
    busting,
    playing,
    queueing,
    seated,
)

TWO_CARDS = ShotClock(seconds=30, cards=2, card_seconds=30)
ANEW = replace(TWO_CARDS, reset_at_final_table=True)
LAST_OF_THE_DAY = replace(FIRST_LEVEL, marks=(Mark(kind="end_of_day", stop=True),))
OPEN = replace(FIRST_LEVEL, marks=(Mark(kind="registration_closes"),))


def shot(floor: Floor, clock: ShotClock = TWO_CARDS) -> Floor:
    floor.do(OverrideRules(changes=RuleChanges(shot_clock=clock)))
    return floor


def card(entry: int) -> PlayTimeCard:
    return PlayTimeCard(entry=EntryId(entry))


def left(floor: Floor, entry: int) -> int:
    return cards_left(floor.tournament, EntryId(entry), floor.now)


def test_each_player_has_the_books_cards() -> None:
    floor = shot(playing(3, 3))
    floor.do(card(2))
    assert [left(floor, entry) for entry in (1, 2, 3)] == [2, 1, 2]


def test_a_card_that_was_played_is_gone() -> None:
    floor = shot(playing(3, 3))
    floor.do(card(2), card(2))
    assert floor.when(card(2)) == NoTimeCardLeft(entry=EntryId(2), cards=2)


def test_without_a_shot_clock_there_are_no_cards() -> None:
    floor = playing(3)
    assert left(floor, 1) == 0
    assert floor.when(card(1)) == NoShotClock()


def test_a_shot_clock_need_not_have_cards() -> None:
    floor = shot(playing(3), ShotClock(seconds=30))
    assert floor.when(card(1)) == NoTimeCardLeft(entry=EntryId(1), cards=0)


def test_only_who_plays_has_a_card_to_play() -> None:
    floor = shot(playing(3))
    floor.do(busting(3), queueing(4))
    assert floor.when(card(3)) == PlayerIsOut(entry=EntryId(3))
    assert floor.when(card(4)) == NotSeated(entry=EntryId(4))
    assert floor.when(card(9)) == UnknownEntry(entry=EntryId(9))
    assert shot(seated(3)).when(card(1)) == ClockNotStarted()


def test_at_the_final_table_they_are_given_anew() -> None:
    floor = shot(playing(2, 1), ANEW)
    floor.do(card(1), card(1), MovePlayer(entry=EntryId(3), seat=at(1, 9)))
    assert left(floor, 1) == 2
    assert floor.do(card(1)) == (
        TimeCardPlayed(play=FIRST_PLAY, entry=EntryId(1), final_table=True),
    )
    assert left(floor, 1) == 1


def test_where_the_rules_say_so_and_not_elsewhere() -> None:
    floor = shot(playing(2, 1))
    floor.do(card(1), MovePlayer(entry=EntryId(3), seat=at(1, 9)), card(1))
    assert left(floor, 1) == 0


def test_two_tables_again_are_not_the_final_one() -> None:
    floor = shot(playing(2, 2), ANEW)
    floor.do(card(1), MovePlayer(entry=EntryId(3), seat=at(1, 9)))
    floor.do(MovePlayer(entry=EntryId(4), seat=at(1, 8)), card(1), card(1))
    floor.do(MovePlayer(entry=EntryId(4), seat=at(2, 8)))
    assert left(floor, 1) == 1


def test_the_final_table_is_the_one_at_which_everybody_left_sits() -> None:
    assert not at_final_table(playing(3, 3).tournament, playing(3).now)
    floor = playing(3)
    assert at_final_table(floor.tournament, floor.now)
    floor.do(queueing(4))
    assert not at_final_table(floor.tournament, floor.now)


def test_one_table_is_not_the_final_one_while_others_may_register() -> None:
    floor = playing(3, structure=(OPEN, *EVENING))
    assert not at_final_table(floor.tournament, floor.now)
    floor.wait(minutes=21)
    assert at_final_table(floor.tournament, floor.now)


def test_nor_while_the_rules_leave_it_open_through_the_break() -> None:
    floor = playing(3, structure=(OPEN, BREAK, *EVENING))
    floor.do(OverrideRules(changes=RuleChanges(open_through_break=True)))
    floor.wait(minutes=25)
    assert not at_final_table(floor.tournament, floor.now)
    floor.wait(minutes=5)
    assert at_final_table(floor.tournament, floor.now)


def test_the_first_mark_closes_registration_for_good() -> None:
    floor = playing(3, structure=(OPEN, OPEN, *EVENING)).wait(minutes=21)
    assert at_final_table(floor.tournament, floor.now)


def test_on_a_new_day_everybody_has_them_again() -> None:
    """The World Poker Tour's rule (TM-1): a number each day, with none carried over."""
    floor = shot(playing(3, 3, structure=(LAST_OF_THE_DAY, *EVENING)))
    floor.do(card(2), card(2))
    floor.wait(minutes=21)
    assert left(floor, 2) == 0
    floor.do(ResumeClock())
    assert left(floor, 2) == 2
    assert floor.do(card(2)) == (TimeCardPlayed(play=FIRST_PLAY, entry=EntryId(2), day=2),)
    assert left(floor, 2) == 1


def test_back_on_the_day_before_they_are_as_they_were_then() -> None:
    floor = shot(playing(3, 3, structure=(LAST_OF_THE_DAY, *EVENING)))
    floor.do(card(2))
    floor.wait(minutes=21)
    floor.do(ResumeClock(), SetLevel(period=PeriodId(1)))
    assert left(floor, 2) == 1


def test_a_card_of_nobody_is_passed_over() -> None:
    floor = shot(playing(3))
    before = floor.state
    floor.given(TimeCardPlayed(play=FIRST_PLAY, entry=EntryId(9)))
    assert floor.state is before
