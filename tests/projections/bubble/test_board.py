"""The board of hand for hand as it is seen, and what was played on it."""

from typing import Any

import pytest

from tdconsole.domain.language.commands.bubble import (
    DealNextHand,
    EndHandForHand,
    ExtendHandForHand,
    StartHandForHand,
)
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.commands.money import PlanPrizes, ReclassifyPlayer, SettleTie
from tdconsole.domain.language.commands.seating import OpenTables
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.prize_plan import PrizePlan
from tdconsole.domain.language.rejections.bubble import NobodyDeals
from tdconsole.domain.values import EntryId, Money, PayoutBand
from tdconsole.projections.bubble.hand_board import hand_board
from tests.domain.at_the_bubble import (
    COST,
    all_done,
    board,
    book_of,
    bubble,
    minutes,
    on,
    out,
    reporting,
    won,
)
from tests.domain.floor import at, busting, down_to, playing
from tests.projections.bubble.boards import seen


def test_there_is_none_where_it_is_not_played_hand_for_hand() -> None:
    floor = bubble(20, 18)
    assert hand_board(floor.tournament, floor.now) is None


def test_with_fewer_left_than_it_was_played_for_they_have_more_for_certain() -> None:
    floor = bubble(20, 4)
    prizes = tuple(map(Money, (12_000, 4_000, 3_000, 1_000)))
    floor.do(PlanPrizes(plan=PrizePlan(typed=prizes)))
    gone = (*range(3, 10), *range(12, 20))
    floor.do(*(out(entry) for entry in gone), StartHandForHand())
    assert (seen(floor).until, seen(floor).at_stake) == (4, 1_000)
    floor.do(out(1), out(10))
    assert (seen(floor).left, seen(floor).at_stake) == (3, 3_000)


def test_it_says_how_far_the_money_is_and_what_is_at_stake() -> None:
    view = seen(on(20, 18))
    assert (view.left, view.paid, view.until, view.jump) == (20, 18, 18, 1)
    assert (view.at_stake, view.next_out) == (900, 0)
    assert (view.hand, view.minutes, view.cite) == (1, 2, "TDA-2024 RP-8")


def test_it_says_what_the_clock_will_show_after_this_hand() -> None:
    floor = on()
    assert (seen(floor).clock.left, seen(floor).after.left) == (minutes(20), minutes(18))
    floor.do(all_done(floor), DealNextHand())
    view = seen(floor.wait(minutes=7))
    assert (view.clock.left, view.after.left, view.off) == (minutes(18), minutes(16), minutes(2))
    assert (view.clock.level, view.after.level) == (1, 1)


def test_each_table_is_counted_by_what_it_does() -> None:
    floor = on(45, 40)
    floor.do(reporting(1, 2), reporting(3, task="held"))
    view = seen(floor)
    assert (view.dealing, view.done, view.held, view.released) == (2, 2, 1, 0)
    assert [(row.table, row.players, row.task) for row in view.tables[:3]] == [
        (1, 9, "done"),
        (2, 9, "done"),
        (3, 9, "held"),
    ]
    assert not any(row.may_release for row in view.tables)


def test_the_next_step_is_the_one_that_can_be_made() -> None:
    floor = on(20, 18)
    steps: list[Any] = [(seen(floor).step, seen(floor).release)]
    for command in (
        reporting(1, 3, task="held"),
        reporting(2),
        reporting(1, task="released"),
        reporting(1),
        reporting(3, task="released"),
        out(19),
        out(10),
        reporting(3),
    ):
        floor.do(command)
        steps.append((seen(floor).step, seen(floor).release))
    assert steps == [
        ("report", None),
        ("report", None),
        ("release", 1),
        ("report", None),
        ("release", 3),
        ("report", None),
        ("report", None),
        ("report", None),
        ("end", None),
    ]


def test_with_more_left_than_paid_the_next_hand_is_dealt() -> None:
    floor = on()
    floor.do(all_done(floor))
    assert seen(floor).step == "next"


def test_all_that_are_held_may_be_released() -> None:
    floor = on()
    floor.do(reporting(1, 3, task="held"), reporting(2))
    assert [row.may_release for row in seen(floor).tables] == [True, False, True]


def test_who_is_out_is_seen_at_his_table_and_among_all() -> None:
    floor = on()
    floor.do(busting(2, stacks=(4_000,)), out(10))
    view = seen(floor)
    assert [(one.entry, one.seat.table, one.stack) for one in view.out] == [
        (2, 1, 4_000),
        (10, 2, None),
    ]
    assert [[one.entry for one in row.out] for row in view.tables] == [[2], [10], []]


def test_it_says_who_ties_and_what_each_gets() -> None:
    floor = on(19, 18)
    floor.do(out(1), out(10))
    (place,) = seen(floor).ranking.places
    assert (place.place, place.entries, place.amounts) == (18, (1, 10), (450, 450))
    assert seen(floor).ranking.cite == "TDA-2024 RP-8-A"


def test_later_hands_rank_by_the_other_article() -> None:
    floor = on(19, 18, rulebook=book_of("wsop-2026"))
    floor.do(all_done(floor), DealNextHand())
    floor.do(busting(1, 2, stacks=(4_000, 5_000)))
    view = seen(floor).ranking
    assert [(one.place, one.entries, one.amounts) for one in view.places] == [
        (18, (2,), (900,)),
        (19, (1,), (0,)),
    ]
    assert (view.cite, view.doubt, view.stacks_missing) == ("WSOP 126", None, ())


def test_it_names_whose_stacks_are_missing() -> None:
    floor = on(19, 18, rulebook=book_of("goldbet-it"))
    floor.do(busting(1, 10))
    ranking = seen(floor).ranking
    assert (ranking.stacks_missing, ranking.doubt) == ((1, 10), "stacks")


def test_where_nobody_knows_them_none_is_missing() -> None:
    floor = on(19, 18, rulebook=book_of("goldbet-it"))
    floor.do(busting(1, 10, unknown=True))
    ranking = seen(floor).ranking
    assert (ranking.stacks_missing, ranking.doubt) == ((), None)


def test_it_says_what_the_book_leaves_open_until_it_is_settled() -> None:
    floor = on(20, 18, rulebook=book_of("wsop-2026"))
    floor.do(busting(1, 2, stacks=(4_000, 5_000)), out(10))
    assert seen(floor).ranking.doubt == "tables"
    floor.do(SettleTie(ranks=((EntryId(1), EntryId(2), EntryId(10)),)))
    assert seen(floor).ranking.doubt is None


@pytest.mark.parametrize("busts", [(1,), (1, 10), (1, 2, 10, 11)])
def test_what_it_says_is_what_they_are_paid(busts: tuple[int, ...]) -> None:
    floor = on(20, 18)
    floor.do(*(out(entry) for entry in busts))
    told = {
        entry: amount
        for place in seen(floor).ranking.places
        for entry, amount in zip(place.entries, place.amounts, strict=True)
    }
    assert [told[EntryId(entry)] for entry in busts] == won(floor, *busts)


def test_whoever_was_struck_has_no_place() -> None:
    floor = on(20, 18)
    floor.do(out(1), out(10), ReclassifyPlayer(entry=EntryId(1), reason="marked cards"))
    (place,) = seen(floor).ranking.places
    assert place.entries == (10,)


def test_a_table_that_everybody_left_is_done() -> None:
    floor = on(20, 18)
    floor.do(OpenTables(number=1), reporting(3))
    floor.do(*(MovePlayer(entry=EntryId(entry), seat=at(4, entry - 18)) for entry in (19, 20)))
    floor.do(reporting(3, task="dealing"))
    assert [(row.players, row.task) for row in seen(floor).tables] == [
        (9, "dealing"),
        (9, "dealing"),
        (0, "done"),
    ]


def test_where_nobody_can_be_dealt_the_next_hand_the_end_comes() -> None:
    floor = playing(2, 2, price=COST, payouts=(PayoutBand(entries=1, shares=(10_000,)),))
    floor.do(StartHandForHand(until=1), out(1), out(3), reporting(1, 2))
    assert floor.tournament.left > board(floor).until
    assert isinstance(floor.when(DealNextHand()), NobodyDeals)
    assert seen(floor).step == "end"


def test_the_next_jump_is_beyond_the_one_it_goes_on_to() -> None:
    floor = on(20, 18)
    floor.do(ExtendHandForHand(until=5))
    assert (seen(floor).until, seen(floor).jump) == (5, 1)


def test_once_all_is_over_there_is_no_board() -> None:
    floor = down_to(bubble(9, 3), 3)
    floor.do(StartHandForHand())
    floor.do(out(8), out(7), FinishTournament())
    assert hand_board(floor.tournament, floor.now) is None


def test_its_end_takes_it_away() -> None:
    floor = on()
    floor.do(EndHandForHand())
    assert hand_board(floor.tournament, floor.now) is None
