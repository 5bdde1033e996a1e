"""Levels here: 100/200 and 200/400 of 20 minutes, a break of 10, 300/600 of 15."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import AdjustClock, PauseClock, StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.commands.money import AgreeDeal, CancelTournament
from tdconsole.domain.language.commands.tournament import FinishTournament, OverrideRules
from tdconsole.domain.language.terms import Rebuys, Terms
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.values import Chips, DealShare, EntryId, Level, Mark, Millis, Money, Price
from tdconsole.projections.clock.board import (
    ClockBoard,
    beside,
    clock_board,
    clock_state,
    level_number,
)
from tests.domain.floor import (
    BREAK,
    FIRST_LEVEL,
    LAST_LEVEL,
    MINUTE,
    SECOND_LEVEL,
    Floor,
    at,
    busting,
    opened,
    playing,
    queueing,
    registered,
)


def board(floor: Floor) -> ClockBoard:
    return clock_board(floor.tournament, floor.now)


def blinds(level: Level | None) -> tuple[int, int] | None:
    return None if level is None else (level.small_blind, level.big_blind)


def test_before_the_start_the_first_level_is_next() -> None:
    shown = board(registered(4))
    assert (shown.started, shown.running, shown.level, shown.period, shown.left) == (
        False,
        False,
        None,
        None,
        None,
    )
    assert blinds(shown.next) == (100, 200)
    assert shown.until_break is None


def test_an_empty_tournament_has_no_averages_and_no_prizes() -> None:
    shown = board(opened())
    assert (shown.players, shown.entries, shown.chips, shown.pool, shown.paid) == (0, 0, 0, 0, 0)
    assert (shown.average, shown.average_in_big_blinds, shown.first, shown.next_prize) == (
        None,
        None,
        None,
        None,
    )


@pytest.mark.parametrize(
    ("minutes", "level", "left", "following", "until_break"),
    [
        (0, 1, 20, (200, 400), 40),
        (5, 1, 15, (200, 400), 35),
        (20, 2, 20, (300, 600), 20),
        (39, 2, 1, (300, 600), 1),
        (40, 2, 10, (300, 600), None),
        (50, 3, 15, None, None),
        (65, 3, 0, None, None),
    ],
)
def test_the_board_follows_the_clock(
    minutes: int, level: int, left: int, following: tuple[int, int] | None, until_break: int | None
) -> None:
    shown = board(playing(4).wait(minutes=minutes))
    assert (shown.level, shown.left) == (level, left * MINUTE)
    assert blinds(shown.next) == following
    assert shown.until_break == (None if until_break is None else until_break * MINUTE)


def test_a_break_counts_as_the_level_just_played() -> None:
    shown = board(playing(4).wait(minutes=41))
    assert shown.period == replace(BREAK, id=3)
    assert shown.level == 2


def test_a_break_before_the_first_level_is_level_nought() -> None:
    floor = opened(structure=(BREAK, FIRST_LEVEL))
    floor.do(StartClock())
    assert board(floor).level == 0


def test_the_last_level_run_out_is_over() -> None:
    shown = board(playing(4).wait(minutes=70))
    assert (shown.over, shown.running, shown.left) == (True, True, 0)


def test_a_pause_shows_and_says_why() -> None:
    floor = playing(4).wait(minutes=5)
    floor.do(PauseClock(reason="fire alarm"))
    shown = board(floor.wait(minutes=60))
    assert (shown.started, shown.running, shown.left) == (True, False, 15 * MINUTE)
    assert shown.pause_reason == "a note"


def test_time_given_moves_the_break() -> None:
    floor = playing(4).wait(minutes=5)
    floor.do(AdjustClock(seconds=120))
    assert board(floor).until_break == 37 * MINUTE


def test_without_a_break_to_come_none_is_announced() -> None:
    floor = opened(structure=(FIRST_LEVEL, SECOND_LEVEL))
    floor.do(StartClock())
    assert board(floor).until_break is None


@pytest.mark.parametrize(("minutes", "left"), [(0, 40), (25, 15)])
def test_the_day_ends_before_the_next_break(minutes: int, left: int) -> None:
    night = replace(SECOND_LEVEL, marks=(Mark(kind="end_of_day"),))
    floor = opened(structure=(FIRST_LEVEL, night, LAST_LEVEL, BREAK, LAST_LEVEL))
    floor.do(StartClock())
    shown = board(floor.wait(minutes=minutes))
    assert (shown.until_break, shown.before_night) == (left * MINUTE, True)
    assert not board(playing(4)).before_night
    following = board(floor.wait(minutes=45 - minutes))
    assert (following.until_break, following.before_night) == (10 * MINUTE, False)


def test_the_average_is_what_is_in_play_over_who_is_left() -> None:
    floor = playing(3)
    floor.do(busting(3))
    shown = board(floor)
    assert (shown.players, shown.entries, shown.chips) == (2, 3, 60_000)
    assert (shown.average, shown.average_in_big_blinds) == (30_000, 150)


def test_in_a_break_the_average_is_counted_in_the_blinds_to_come() -> None:
    shown = board(playing(3).wait(minutes=45))
    assert shown.average_in_big_blinds == 20_000 // LAST_LEVEL.big_blind


def test_after_a_last_break_there_are_no_blinds_to_count_in() -> None:
    floor = playing(3, structure=(FIRST_LEVEL, BREAK)).wait(minutes=25)
    assert board(floor).average == Chips(20_000)
    assert board(floor).average_in_big_blinds is None


def test_who_is_without_a_seat_waits_and_is_in() -> None:
    floor = playing(3)
    floor.do(queueing(4), queueing(5))
    assert (board(floor).players, board(floor).waiting) == (5, 2)
    floor.do(DrawSeats())
    assert (board(floor).players, board(floor).waiting) == (5, 0)


def test_a_table_nobody_sits_at_is_not_counted() -> None:
    floor = playing(3, 1)
    assert board(floor).tables == 2
    floor.do(MovePlayer(entry=EntryId(4), seat=at(1, 9)))
    assert board(floor).tables == 1


def test_the_money_is_shown_as_it_stands() -> None:
    floor = playing(6)
    shown = board(floor)
    assert (shown.pool, shown.paid, shown.first) == (30_000, 3, 15_000)
    assert shown.next_prize is None


def test_in_the_money_the_next_prize_is_that_of_the_next_to_go() -> None:
    floor = playing(6)
    floor.do(busting(6), busting(5), busting(4))
    assert board(floor).next_prize == 6_000
    floor.do(busting(3))
    assert board(floor).next_prize == 9_000
    floor.do(busting(2))
    assert board(floor).next_prize is None


def test_who_is_alone_before_anybody_went_out_plays_for_no_next_prize() -> None:
    assert board(playing(1)).next_prize is None
    assert board(playing(1)).first == 5_000


def test_a_finished_tournament_says_so() -> None:
    floor = playing(2)
    assert not board(floor).finished
    floor.do(busting(2), FinishTournament())
    assert board(floor).finished


def test_when_it_is_finished_the_board_stands() -> None:
    floor = playing(2).wait(minutes=5)
    floor.do(busting(2), FinishTournament())
    shown = board(floor)
    assert (shown.running, shown.level, shown.left) == (False, 1, 15 * MINUTE)
    assert board(floor.wait(minutes=90)) == shown


def test_a_board_is_named() -> None:
    assert (board(opened()).name, board(opened()).currency) == ("Friday Night", "EUR")


# Marks, hands and a start to come

CLOSES = Mark(kind="registration_closes")
STOPS = Mark(kind="end_of_day", stop=True)


def test_a_start_to_come_is_counted_down() -> None:
    floor = registered(4)
    floor.do(StartClock(at="12:00"))
    shown = board(floor)
    assert shown.starts_in is not None
    assert (shown.started, shown.running, clock_state(shown)) == (False, False, "waiting")
    floor.wait(seconds=shown.starts_in / 1000)
    shown = board(floor)
    assert (shown.starts_in, shown.running, shown.left) == (None, True, 20 * MINUTE)


def test_registration_closes_with_the_level_that_says_so() -> None:
    floor = playing(
        4, structure=(FIRST_LEVEL, replace(SECOND_LEVEL, marks=(CLOSES,)), BREAK, LAST_LEVEL)
    )
    assert board(floor).registration_closes_in == 40 * MINUTE
    floor.wait(minutes=39)
    assert board(floor).registration_closes_in == MINUTE
    assert not board(floor).registration_closed
    floor.wait(minutes=1)
    assert board(floor).registration_closes_in is None
    assert board(floor).registration_closed


def test_the_rules_may_leave_it_open_through_the_break() -> None:
    floor = playing(4, structure=(replace(FIRST_LEVEL, marks=(CLOSES,)), BREAK, LAST_LEVEL))
    floor.do(OverrideRules(changes=RuleChanges(open_through_break=True)))
    assert board(floor).registration_closes_in == 30 * MINUTE
    floor.wait(minutes=25)
    assert board(floor).registration_closes_in == 5 * MINUTE
    floor.wait(minutes=5)
    assert board(floor).registration_closed


def test_a_break_until_a_time_of_day_is_counted_as_it_will_be() -> None:
    until_one = replace(BREAK, until="01:00")
    floor = playing(4, structure=(FIRST_LEVEL, until_one, replace(LAST_LEVEL, marks=(CLOSES,))))
    one_in_the_morning = 60 * MINUTE - floor.now.utc
    shown = board(floor)
    assert shown.registration_closes_in == shown.remaining == one_in_the_morning + 15 * MINUTE


def test_before_a_start_to_come_registration_is_open_for_the_wait_as_well() -> None:
    floor = registered(4, structure=(replace(FIRST_LEVEL, marks=(CLOSES,)), LAST_LEVEL))
    floor.do(StartClock(at="00:30"))
    shown = board(floor)
    assert shown.starts_in is not None
    assert shown.registration_closes_in == shown.starts_in + 20 * MINUTE


def test_without_a_mark_nothing_is_said_of_registration() -> None:
    shown = board(playing(4))
    assert (shown.registration_closes_in, shown.registration_closed) == (None, False)


def test_rebuys_end_with_the_mark_that_says_so() -> None:
    rebuys = Rebuys(price=Price(pool=Money(2_000), fee=Money(0)), chips=Chips(10_000))
    ends = replace(FIRST_LEVEL, marks=(Mark(kind="rebuys_end"),))
    floor = playing(4, structure=(ends, LAST_LEVEL), terms=Terms(rebuys=rebuys))
    assert (board(floor).rebuys_end_in, board(floor).rebuys_over) == (20 * MINUTE, False)
    floor.wait(minutes=20)
    assert (board(floor).rebuys_end_in, board(floor).rebuys_over) == (None, True)


def test_rebuys_that_end_with_the_entry_are_said_with_it() -> None:
    rebuys = Rebuys(price=Price(pool=Money(2_000), fee=Money(0)), chips=Chips(10_000))

    def together(*marks: Mark, terms: Terms) -> bool:
        structure = (replace(FIRST_LEVEL, marks=marks), BREAK, LAST_LEVEL)
        return board(playing(4, structure=structure, terms=terms)).rebuys_with_entry

    ends, terms = Mark(kind="rebuys_end"), Terms(rebuys=rebuys)
    assert together(ends, CLOSES, terms=terms)
    assert not together(ends, terms=terms)
    assert together(CLOSES, terms=terms)
    assert not together(ends, CLOSES, terms=Terms())
    assert not together(ends, CLOSES, terms=replace(terms, closes_at=Millis(9_999_999_999)))


def test_where_none_are_sold_nothing_is_said_of_rebuys() -> None:
    ends = replace(FIRST_LEVEL, marks=(Mark(kind="rebuys_end"),))
    floor = playing(4, structure=(ends, LAST_LEVEL))
    floor.wait(minutes=20)
    assert (board(floor).rebuys_end_in, board(floor).rebuys_over) == (None, False)


def test_a_clock_that_stopped_at_a_mark_says_which() -> None:
    floor = playing(4, structure=(replace(FIRST_LEVEL, marks=(STOPS,)), LAST_LEVEL))
    floor.wait(minutes=25)
    shown = board(floor)
    assert (shown.held, shown.running, shown.left, clock_state(shown)) == (STOPS, False, 0, "held")
    assert (shown.ran, shown.remaining) == (20 * MINUTE, 0)


def test_the_day_ends_where_its_mark_is_else_with_the_structure() -> None:
    assert board(playing(4)).remaining == 65 * MINUTE
    marked = (FIRST_LEVEL, replace(SECOND_LEVEL, marks=(STOPS,)), LAST_LEVEL)
    floor = playing(4, structure=marked)
    floor.wait(minutes=5)
    assert board(floor).remaining == 35 * MINUTE
    assert board(floor).ran == 5 * MINUTE


def test_a_level_by_hands_has_no_last_minute() -> None:
    floor = opened(structure=(replace(FIRST_LEVEL, hands=12), LAST_LEVEL))
    floor.do(StartClock())
    floor.wait(minutes=19, seconds=30)
    shown = board(floor)
    assert (shown.hands, clock_state(shown)) == (12, "running")


def test_without_blinds_nothing_is_counted_in_them() -> None:
    stud = Level(bring_in=Chips(10), small_bet=Chips(40), big_bet=Chips(80), minutes=20)
    shown = board(playing(4, structure=(stud, LAST_LEVEL)))
    assert shown.average == 20_000
    assert shown.average_in_big_blinds is None


def test_what_lies_beside_the_present_period() -> None:
    floor = playing(4)
    structure = floor.tournament.setup.structure
    assert beside(floor.tournament, floor.now, -1) is None
    assert beside(floor.tournament, floor.now, 1) == structure[1]
    floor.wait(minutes=41)
    assert beside(floor.tournament, floor.now, 1) == structure[3]
    assert level_number(structure, 2) is None
    assert level_number(structure, 3) == 3


def test_after_a_deal_only_what_is_held_is_still_to_be_won() -> None:
    floor = playing(5)
    floor.do(busting(5), busting(4))
    pot = sum(prize_list(floor.tournament)[:3])
    stack = Chips(floor.tournament.chips // 3)
    chips = (Chips(floor.tournament.chips - 2 * stack), stack, stack)
    amounts = (Money(pot - 10_000 - 2), Money(1), Money(1))
    shares = tuple(
        DealShare(entry=EntryId(entry), chips=stack, amount=amount)
        for entry, (stack, amount) in enumerate(zip(chips, amounts, strict=True), start=1)
    )
    floor.do(AgreeDeal(method="typed", shares=shares, held=Money(10_000)))
    shown = board(floor)
    assert (shown.dealt, shown.first, shown.next_prize) == (True, 10_000, None)


def test_one_that_was_called_off_has_nothing_to_win_any_more() -> None:
    floor = playing(4)
    floor.do(CancelTournament(reason="fire alarm"))
    shown = board(floor)
    assert (shown.called_off, shown.finished, shown.paid, shown.first) == (True, True, 0, None)
