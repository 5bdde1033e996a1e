"""The end of a day as it is shown and advised: the window, the hands, the bags, the morning."""

from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.chips import CorrectChips
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock, SetLevel
from tdconsole.domain.language.commands.day import (
    CallLastHands,
    EndDay,
    PlayLastHands,
    SeatAsBefore,
)
from tdconsole.domain.language.commands.draw import DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.floor import SeePlayers
from tdconsole.domain.language.commands.penalties import GivePenalty
from tdconsole.domain.language.commands.seating import LockTable, OpenTables
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import DayEnd
from tdconsole.domain.values import Break, EntryId, Mark, PeriodId, Seat, SeatNo, Structure, TableNo
from tdconsole.projections.advice import (
    BagsDoNotAddUp,
    BagsMissing,
    ClockPaused,
    DayCanEnd,
    DocumentsUnseen,
    LastHandsDue,
    LastHandsNear,
    LastHandsToPlay,
    SeatsNotDrawn,
    TableCanBreak,
    advice,
)
from tdconsole.projections.clock.board import clock_board
from tdconsole.projections.day.bag_labels import bag_labels
from tdconsole.projections.day.bag_list import bag_listed, bags_listed
from tdconsole.projections.day.day_end import bag_rows, chosen_minute, end_of_day
from tdconsole.projections.day.overnight import overnight
from tdconsole.projections.draw.seat_cards import seat_cards
from tdconsole.projections.people.names import Known
from tests.domain.day.test_bagging import bag, bags
from tests.domain.floor import FIRST_LEVEL, LAST_LEVEL, Floor, busting, person, playing

RULE: Final = DayEnd(
    from_minutes=13, to_minutes=7, cards=(3, 4, 5, 6, 7), above_tables=3, shut=True
)
ENDS: Final[Structure] = (
    FIRST_LEVEL,
    replace(LAST_LEVEL, marks=(Mark(kind="end_of_day"),)),
    LAST_LEVEL,
)
"""After 35 minutes."""
REST: Final = Break(id=PeriodId(7), minutes=10)
PEOPLE: Final = {person(number): Known(name=f"Player {number}") for number in range(1, 60)}


def evening(*players: int, rule: DayEnd | None = RULE) -> Floor:
    floor = playing(*players, structure=ENDS)
    if rule is not None:
        floor.do(OverrideRules(changes=RuleChanges(day_end=rule)))
    return floor


def due(floor: Floor, kind: type) -> list[object]:
    return [one for one in advice(floor.tournament, floor.now) if isinstance(one, kind)]


def over(floor: Floor) -> Floor:
    seated = sorted(floor.tournament.play.seating.of)
    floor.do(PauseClock(), bags(*(bag(entry) for entry in seated)), EndDay())
    return floor


def test_the_window_is_reckoned_from_the_mark_in_the_structure() -> None:
    window = end_of_day(evening(3, 3).tournament, Floor().now).window
    assert window is not None
    assert (window.ends_in, window.opens_in, window.shuts_in) == (
        35 * 60_000,
        22 * 60_000,
        28 * 60_000,
    )
    assert 7 <= window.stop_at <= 13
    assert window.stop_in == (35 - window.stop_at) * 60_000


def test_the_minute_is_the_same_at_each_look_and_another_on_another_day() -> None:
    floor = evening(3, 3)
    first = {chosen_minute(floor.wait(minutes=1).tournament, RULE) for _ in range(5)}
    assert len(first) == 1
    play = floor.tournament.play
    tournament = floor.tournament
    minutes = {
        chosen_minute(
            replace(tournament, plays=tournament.plays.set(play.id, replace(play, day=day))), RULE
        )
        for day in range(1, 40)
    }
    assert minutes == set(range(7, 14))


def test_the_window_is_told_before_it_opens_and_the_call_is_due_at_the_minute() -> None:
    floor = evening(3, 3, 3, 3)
    assert not due(floor, LastHandsNear)
    floor.wait(minutes=13)
    (near,) = due(floor, LastHandsNear)
    assert isinstance(near, LastHandsNear)
    assert near.shuts - near.opens == 6 * 60_000
    assert near.opens <= near.stop <= near.shuts
    floor.wait(minutes=22 - near.before_end)
    (call,) = due(floor, LastHandsDue)
    assert isinstance(call, LastHandsDue)
    assert call.proposal == CallLastHands()
    floor.do(CallLastHands())
    assert not due(floor, LastHandsDue)


@pytest.mark.parametrize("minutes", [13, 22, 27, 33])
def test_wsop_125_after_a_redraw_to_few_tables_the_time_runs_out(minutes: int) -> None:
    floor = evening(3, 3)
    floor.do(RedrawSeats(reason="two tables"))
    floor.wait(minutes=minutes)
    view = end_of_day(floor.tournament, floor.now)
    assert (view.window, view.turned, view.cards) == (None, False, ())
    assert not due(floor, LastHandsNear)
    assert not due(floor, LastHandsDue)


@pytest.mark.parametrize("rule", [None, RULE])
def test_nothing_is_told_without_a_rule_or_a_mark(rule: DayEnd | None) -> None:
    floor = playing(3, 3) if rule is not None else evening(3, 3, rule=None)
    if rule is not None:
        floor.do(OverrideRules(changes=RuleChanges(day_end=rule)))
    floor.wait(minutes=34)
    assert not due(floor, LastHandsNear)
    assert not due(floor, LastHandsDue)


def test_while_they_are_played_only_they_are_advised() -> None:
    floor = evening(5, 2, 2, 2)
    assert due(floor, TableCanBreak)
    floor.do(CallLastHands(hands=2), PlayLastHands(tables=(TableNo(3),), hands=2))
    (told,) = advice(floor.tournament, floor.now)
    assert told == LastHandsToPlay(tables=(TableNo(1), TableNo(2), TableNo(4)), done=1)


def test_then_the_bags_are_missing_then_they_add_up_or_do_not() -> None:
    floor = evening(2, 2)
    floor.do(CallLastHands(hands=1), PlayLastHands(tables=(TableNo(1), TableNo(2))))
    floor.do(bags(bag(1), bag(2), bag(3)))
    assert due(floor, BagsMissing) == [BagsMissing(number=1, players=4)]
    floor.do(bags(bag(4, 19_000)))
    assert not due(floor, DayCanEnd)
    (astray,) = due(floor, BagsDoNotAddUp)
    assert isinstance(astray, BagsDoNotAddUp)
    assert (astray.bagged, astray.expected) == (79_000, 80_000)
    floor.do(CorrectChips(chips=-1_000, why="miscounted", reason="nobody found it"))
    assert due(floor, DayCanEnd) == [DayCanEnd(day=1, players=4)]


def test_overnight_seats_are_to_draw_and_nobody_is_told_to_let_the_clock_go_on() -> None:
    floor = over(evening(3, 3))
    assert due(floor, SeatsNotDrawn)
    assert not due(floor, ClockPaused)
    assert end_of_day(floor.tournament, floor.now).stage == "home"
    floor.do(DrawSeats())
    assert due(floor, ClockPaused)


def test_where_no_seats_are_drawn_in_the_morning_all_are_to_sit_as_before() -> None:
    floor = over(evening(3, 3))
    floor.do(OverrideRules(changes=RuleChanges(redraw_each_day=False)))
    told = SeatsNotDrawn(waiting=6, proposal=SeatAsBefore(), choices=(DrawSeats(),))
    assert due(floor, SeatsNotDrawn) == [told]
    floor.do(SeatAsBefore())
    assert not due(floor, SeatsNotDrawn)
    assert due(floor, ClockPaused)


def test_where_nobody_can_sit_as_before_seats_are_to_draw() -> None:
    floor = over(evening(3))
    floor.do(OverrideRules(changes=RuleChanges(redraw_each_day=False)))
    floor.do(OpenTables(tables=(TableNo(2),)), LockTable(table=TableNo(1), locked=True))
    assert due(floor, SeatsNotDrawn) == [SeatsNotDrawn(waiting=3)]


def test_the_end_of_a_day_that_is_over_is_not_near_again() -> None:
    floor = evening(3, 3, 3, 3).wait(minutes=25)
    over(floor).do(DrawSeats(), ResumeClock())
    assert not due(floor, LastHandsNear)
    assert not due(floor, LastHandsDue)


def test_documents_are_looked_at_again_where_the_book_says_each_day() -> None:
    floor = evening(3, 3)
    floor.do(OverrideRules(changes=RuleChanges(identity="each_day")))
    over(floor).do(DrawSeats())
    assert due(floor, DocumentsUnseen) == [DocumentsUnseen(number=6)]
    table = min(floor.tournament.play.seating.tables)
    floor.do(SeePlayers(tables=(table,)))
    assert due(floor, DocumentsUnseen) != [DocumentsUnseen(number=6)]


def test_the_seat_cards_of_the_next_day_say_the_chips_of_the_bag() -> None:
    floor = evening(2, 2)
    floor.do(PauseClock(), bags(bag(1, 30_000), bag(2, 10_000), bag(3), bag(4)), EndDay())
    floor.do(DrawSeats())
    stacks = {card.entry: card.stack for card in seat_cards(floor.tournament, PEOPLE)}
    assert stacks == {1: 30_000, 2: 10_000, 3: 20_000, 4: 20_000}


def test_bags_of_a_table_by_seat() -> None:
    floor = evening(3, 3)
    floor.do(PauseClock(), bags(bag(2, 25_000, "B 7")))
    rows = bag_rows(floor.tournament, PEOPLE, TableNo(1))
    assert [(row.seat.seat, row.chips, row.seal) for row in rows] == [
        (1, None, ""),
        (2, 25_000, "B 7"),
        (3, None, ""),
    ]
    assert bag_rows(floor.tournament, PEOPLE, TableNo(9)) == ()


def test_labels_before_and_after_the_day_is_over() -> None:
    floor = evening(2, 2)
    assert [label.chips for label in bag_labels(floor.tournament, PEOPLE)] == [None] * 4
    over(floor)
    labels = bag_labels(floor.tournament, PEOPLE, (EntryId(3),))
    assert [(one.day, one.entry, one.chips, one.seat) for one in labels] == [
        (1, 3, 20_000, Seat(table=TableNo(2), seat=SeatNo(1)))
    ]


def test_the_labels_of_the_night_are_there_until_play_goes_on() -> None:
    floor = over(evening(2, 2))
    night = bag_labels(floor.tournament, PEOPLE)
    floor.do(DrawSeats())
    assert bag_labels(floor.tournament, PEOPLE) == night
    assert [label.chips for label in night] == [20_000] * 4
    floor.do(ResumeClock())
    today = bag_labels(floor.tournament, PEOPLE)
    assert [(label.day, label.chips) for label in today] == [(2, None)] * 4
    assert not end_of_day(floor.tournament, floor.now).morning
    floor.wait(minutes=3).do(PauseClock())
    assert bag_labels(floor.tournament, PEOPLE) == today


def test_the_bags_of_the_night_are_listed_until_there_are_others() -> None:
    floor = evening(3, 2)
    assert bags_listed(floor.tournament) == {}
    floor.do(PauseClock(), bags(*(bag(entry) for entry in range(1, 6))))
    night = bags_listed(floor.tournament)
    floor.do(EndDay(), DrawSeats())
    assert bags_listed(floor.tournament) == night
    assert {bag_listed(*one).chips for one in night.items()} == {20_000}
    floor.do(busting(2, stacks=(1,)), bags(bag(1, 30_000, "B 7")))
    assert [(one, each.seal) for one, each in bags_listed(floor.tournament).items()] == [(1, "B 7")]


def test_no_break_is_announced_behind_the_last_hands() -> None:
    floor = playing(3, 3, structure=(FIRST_LEVEL, REST, LAST_LEVEL))
    assert clock_board(floor.tournament, floor.now).until_break is not None
    floor.do(CallLastHands(hands=2))
    assert clock_board(floor.tournament, floor.now).until_break is None


def test_a_table_with_one_player_is_done_for_the_advice_as_for_the_page() -> None:
    floor = evening(3, 2)
    floor.do(CallLastHands(hands=2), busting(5))
    view = end_of_day(floor.tournament, floor.now)
    (told,) = due(floor, LastHandsToPlay)
    assert isinstance(told, LastHandsToPlay)
    assert (told.tables, told.done) == ((1,), 1)
    assert len(view.tables) - view.playing == told.done


def test_the_report_of_a_day_names_leaders_and_where_the_clock_goes_on() -> None:
    floor = evening(3, 3).wait(minutes=8)
    floor.do(busting(1), GivePenalty(entry=EntryId(3), hands=4), PauseClock())
    assert overnight(floor.tournament, PEOPLE, floor.now) is None
    stacks = {2: 50_000, 3: 10_000, 4: 25_000, 5: 25_000, 6: 10_000}
    floor.do(bags(*(bag(entry, chips) for entry, chips in stacks.items())), EndDay())
    report = overnight(floor.tournament, PEOPLE, floor.now)
    assert report is not None
    assert report.over
    assert [(row.place, row.entry, row.big_blinds, row.hands) for row in report.rows] == [
        (1, 2, 250, 0),
        (2, 4, 125, 0),
        (2, 5, 125, 0),
        (4, 3, 50, 4),
        (4, 6, 50, 0),
    ]
    assert (report.entries, report.left, report.chips, report.average) == (6, 5, 120_000, 24_000)
    assert report.resuming is not None
    assert (report.resuming.level, report.resuming.left) == (1, 12 * 60_000)
    assert report.prizes == 3
    floor.do(DrawSeats(), SetLevel(period=PeriodId(2)))
    chosen = overnight(floor.tournament, PEOPLE, floor.now)
    assert chosen is not None
    assert chosen.resuming is not None
    assert chosen.resuming.level == 2
