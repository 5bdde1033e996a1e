"""The last hands of a day: a card says how many, each table counts them down, and the clock stands."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.clock.reading import read
from tdconsole.domain.day.last_hands import cards_by, drawn_again, time_runs_out
from tdconsole.domain.hand.hands_left import to_play
from tdconsole.domain.hand.table_hands import playing as playing_at
from tdconsole.domain.language.commands.bubble import StartHandForHand
from tdconsole.domain.language.commands.clock import RestoreClock, ResumeClock
from tdconsole.domain.language.commands.day import Bagging, BagStacks, CallLastHands, PlayLastHands
from tdconsole.domain.language.commands.draw import DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.floor import (
    BalanceTables,
    BreakTable,
    MovePlayer,
    Relocation,
    SwapPlayers,
)
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.events.day import LastHandsCalled, LastHandsDrawn
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.rejections.clock import ClockNotStarted
from tdconsole.domain.language.rejections.day import (
    HandForHandFirst,
    LastHandsHoldClock,
    LastHandsOff,
    LastHandsOn,
    NoCardTurned,
    NoLastHandLeft,
    ShutForLastHands,
    StackInBag,
)
from tdconsole.domain.language.rejections.draw import NobodyPlays
from tdconsole.domain.language.rejections.entry import EntersNextDay
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.rejections.room import NoSuchTable
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import DayEnd
from tdconsole.domain.values import Chips, EntryId, Mark, TableNo
from tdconsole.library.rulebooks import rulebook
from tests.domain.floor import FIRST_LEVEL, LAST_LEVEL, Floor, at, busting, person, playing, seated


def ruled(profile: str) -> DayEnd:
    rule = rulebook(profile).day_end.value
    assert isinstance(rule, DayEnd)
    return rule


FIGP: Final = ruled("figp-2014")
WSOP: Final = ruled("wsop-2026")


def by(rule: DayEnd, *players: int) -> Floor:
    floor = playing(*players)
    floor.do(OverrideRules(changes=RuleChanges(day_end=rule)))
    return floor


def hand(*tables: int, hands: int = 1) -> PlayLastHands:
    return PlayLastHands(tables=tuple(map(TableNo, tables)), hands=hands)


def left(floor: Floor) -> dict[int, int]:
    return {int(table): number for table, number in to_play(floor.tournament).items()}


def test_a_card_is_drawn_by_the_link_and_the_clock_stops() -> None:
    floor = by(FIGP, 3, 3).wait(minutes=8)
    drawn, called = floor.do(CallLastHands())
    assert isinstance(drawn, LastHandsDrawn)
    assert isinstance(called, LastHandsCalled)
    assert drawn.card == drawn_again(drawn)
    assert drawn.card in FIGP.cards
    assert called.hands == drawn.card
    assert left(floor) == {1: drawn.card, 2: drawn.card}
    floor.wait(minutes=30)
    reading = read(floor.tournament.setup.structure, floor.tournament.play.clock, floor.now)
    assert reading is not None
    assert (reading.left, reading.running) == (12 * 60_000, False)


def test_a_card_turned_at_the_table_is_typed() -> None:
    floor = by(FIGP, 3, 3)
    (called,) = floor.do(CallLastHands(hands=4))
    assert isinstance(called, LastHandsCalled)
    assert called.hands == 4


def test_each_table_counts_its_own_down() -> None:
    floor = by(FIGP, 3, 3, 3)
    floor.do(CallLastHands(hands=2), hand(1, 3), hand(3, 3))
    assert left(floor) == {1: 1, 2: 2}
    floor.do(hand(2, hands=2), hand(1))
    assert left(floor) == {}


def test_where_one_sits_alone_no_hand_is_to_be_played() -> None:
    floor = by(FIGP, 3, 2)
    floor.do(CallLastHands(hands=3), busting(4))
    assert left(floor) == {1: 3}
    assert floor.when(hand(2)) == NoLastHandLeft(table=TableNo(2), left=0)


def test_no_table_plays_more_than_it_has_left() -> None:
    floor = by(FIGP, 3, 3)
    assert floor.when(hand(1)) == LastHandsOff()
    floor.do(CallLastHands(hands=2))
    assert floor.when(hand(9)) == NoSuchTable(table=TableNo(9))
    assert floor.when(hand(2, hands=3)) == NoLastHandLeft(table=TableNo(2), left=2)


def test_called_once_and_only_while_it_is_played() -> None:
    assert seated(3, 3).when(CallLastHands()) == ClockNotStarted()
    floor = by(FIGP, 3, 3)
    floor.do(CallLastHands(hands=2))
    assert floor.when(CallLastHands(hands=3)) == LastHandsOn()
    assert by(FIGP, 1, 1).when(CallLastHands(hands=3)) == NobodyPlays()


def test_not_before_the_bubble_is_over() -> None:
    floor = by(FIGP, 3, 3)
    floor.do(StartHandForHand(until=2))
    assert floor.when(CallLastHands(hands=3)) == HandForHandFirst()


def test_wsop_125_after_a_redraw_to_three_tables_no_card_is_drawn_but_a_number_may_be_said() -> (
    None
):
    floor = by(WSOP, 3, 3, 3)
    floor.do(RedrawSeats(reason="three tables"))
    tables = len(playing_at(floor.tournament))
    assert tables <= 3
    assert floor.when(CallLastHands()) == NoCardTurned(tables=tables)
    floor.do(CallLastHands(hands=3))
    assert isinstance(by(WSOP, 2, 2, 2, 2).do(CallLastHands())[0], LastHandsDrawn)


@pytest.mark.parametrize("rule", [WSOP, FIGP])
def test_three_tables_that_never_drew_again_have_their_card(rule: DayEnd) -> None:
    floor = by(rule, 3, 3, 3)
    assert not time_runs_out(floor.tournament)
    assert isinstance(floor.do(CallLastHands())[0], LastHandsDrawn)


def test_figp_59_has_its_card_after_a_redraw_as_well() -> None:
    floor = by(FIGP, 3, 3, 3)
    floor.do(RedrawSeats(reason="three tables"))
    assert isinstance(floor.do(CallLastHands())[0], LastHandsDrawn)


@pytest.mark.parametrize("command", [ResumeClock(), RestoreClock()])
def test_the_clock_stands_until_the_day_is_over(command: ResumeClock | RestoreClock) -> None:
    floor = by(FIGP, 3, 3)
    floor.do(CallLastHands(hands=1), hand(1, 2))
    assert floor.when(command) == LastHandsHoldClock()


def test_a_clock_that_stopped_at_the_end_of_the_day_goes_on_with_the_next_level() -> None:
    last = replace(FIRST_LEVEL, marks=(Mark(kind="end_of_day", stop=True),))
    floor = playing(3, 3, structure=(last, LAST_LEVEL)).wait(minutes=25)
    floor.do(CallLastHands(hands=1))
    reading = read(floor.tournament.setup.structure, floor.tournament.play.clock, floor.now)
    assert reading is not None
    assert reading.held is not None
    assert reading.index == 0


_SHUT: Final = ShutForLastHands()


def test_meanwhile_nobody_gets_another_seat_where_the_book_says_so() -> None:
    floor = by(WSOP, 4, 2, 2, 2)
    floor.do(CallLastHands(hands=2))
    moves = (Relocation(entry=EntryId(1), seat=at(2, 5)),)
    commands = (
        MovePlayer(entry=EntryId(1), seat=at(2, 5)),
        SwapPlayers(entry=EntryId(1), other=EntryId(5)),
        BalanceTables(moves=moves),
        BreakTable(table=TableNo(2)),
        RedrawSeats(reason="new seats"),
    )
    assert [floor.when(one) for one in commands] == [_SHUT] * len(commands)


def test_meanwhile_nobody_enters_but_by_the_directors_word() -> None:
    floor = by(WSOP, 2, 2, 2, 2)
    floor.do(CallLastHands(hands=2))
    late = RegisterEntry(person=person(20))
    assert floor.when(late) == EntersNextDay()
    registered = floor.do(replace(late, override="was in the queue", draw=False))[0]
    assert isinstance(registered, EntryRegistered)
    assert registered.overrode == ("last_hands",)
    assert floor.when(DrawSeats()) == _SHUT


def test_where_the_book_shuts_nothing_they_enter_and_move() -> None:
    floor = by(FIGP, 3, 3)
    floor.do(CallLastHands(hands=2))
    floor.do(MovePlayer(entry=EntryId(1), seat=at(2, 5)), RegisterEntry(person=person(20)))


def test_whose_chips_are_sealed_stays_where_they_are() -> None:
    floor = by(FIGP, 3, 1)
    floor.do(CallLastHands(hands=1), PlayLastHands(tables=(TableNo(1),)))
    floor.do(BagStacks(bags=(Bagging(entry=EntryId(1), chips=Chips(20_000)),)))
    moves = (Relocation(entry=EntryId(1), seat=at(2, 5)),)
    commands = (BalanceTables(moves=moves), BreakTable(table=TableNo(1)), RedrawSeats(reason="new"))
    assert [floor.when(one) for one in commands] == [StackInBag(entry=EntryId(1))] * 3


# The worked examples


def test_eod_1_between_fifteen_and_five_minutes_before_the_end() -> None:
    assert (FIGP.from_minutes, FIGP.to_minutes) == (15, 5)
    assert FIGP.to_minutes <= 10 <= FIGP.from_minutes
    assert cards_by(FIGP, 9) == cards_by(FIGP, 6) == (3, 4, 5, 6, 7)


@pytest.mark.parametrize(("seats", "cards"), [(9, (3, 4, 5, 6, 7)), (6, (2, 3, 4, 5))])
def test_eod_2_and_3_fewer_hands_at_short_tables(seats: int, cards: tuple[int, ...]) -> None:
    assert (WSOP.from_minutes, WSOP.to_minutes) == (13, 7)
    assert cards_by(WSOP, seats) == cards


@given(
    hands=st.integers(1, 7),
    asked=st.lists(
        st.tuples(st.lists(st.integers(1, 4), min_size=1, max_size=3), st.integers(1, 3)),
        max_size=25,
    ),
)
def test_hands_are_counted_as_on_paper(hands: int, asked: list[tuple[list[int], int]]) -> None:
    floor = by(FIGP, 2, 2, 2)
    floor.do(CallLastHands(hands=hands))
    paper = dict.fromkeys((1, 2, 3), hands)
    for tables, played in asked:
        decided = floor.when(hand(*tables, hands=played))
        fits = all(paper.get(table, 0) >= played for table in tables)
        assert isinstance(decided, Refusal) is not fits
        if isinstance(decided, tuple):
            floor.given(*decided)
            for table in set(tables):
                paper[table] -= played
    assert left(floor) == {table: number for table, number in paper.items() if number}
