"""What lives on from one day to the next, and what is done between the two."""

from typing import Final

import pytest

from tdconsole.domain.chip_sets import ChipSet
from tdconsole.domain.chips.counts import apart
from tdconsole.domain.day.bagging import in_bags, to_bag
from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.engine.invariants import BagInPlay, problems
from tdconsole.domain.language.commands.bubble import EndHandForHand
from tdconsole.domain.language.commands.chips import (
    CorrectChips,
    CountChips,
    ExchangeFound,
    RaceChips,
    RacingTable,
    StackTyped,
)
from tdconsole.domain.language.commands.clock import ResumeClock
from tdconsole.domain.language.commands.day import CallLastHands, EndDay, PlayLastHands
from tdconsole.domain.language.commands.draw import DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.entry import RegisterEntry, UnregisterEntry
from tdconsole.domain.language.commands.floor import MovePlayer, ReinstatePlayer, SwapPlayers
from tdconsole.domain.language.commands.money import DisqualifyPlayer
from tdconsole.domain.language.commands.penalties import GivePenalty
from tdconsole.domain.language.commands.seating import (
    LockTable,
    MarkSeats,
    OpenTables,
    RemoveUnsold,
)
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.money import PlayerDisqualified
from tdconsole.domain.language.rejections.chips import AlreadyRaced, FewerThanPlayers
from tdconsole.domain.language.rejections.day import BagHolds, StackInBag
from tdconsole.domain.language.rejections.discipline import RoundsAtNoTable
from tdconsole.domain.language.rejections.room import NoSuchTable, NotSeated, TableIsBroken
from tdconsole.domain.language.terms import Reentries, Terms
from tdconsole.domain.room.final_table import redraw_due
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.state.penalties import to_miss
from tdconsole.domain.state.table_play import Bag
from tdconsole.domain.values import Chips, EntryId, SeatUse, TableNo
from tdconsole.projections.chips.colour_up import evening
from tdconsole.projections.chips.leaving import HeldRace
from tests.domain.at_the_bubble import on
from tests.domain.day.test_bagging import all_bagged as bagged
from tests.domain.day.test_bagging import bag, bags, home, stopped
from tests.domain.floor import Floor, at, busting, person, playing, queueing

ONE: Final = EntryId(1)
TABLES: Final = tuple(map(TableNo, (1, 2)))
AGAIN: Final = Terms(reentries=Reentries(most=0))


def marking(use: SeatUse, table: int, seat: int) -> MarkSeats:
    return MarkSeats(seats=(at(table, seat),), use=use)


def drawn(floor: Floor) -> SeatsDrawn:
    (event,) = floor.do(DrawSeats())
    assert isinstance(event, SeatsDrawn)
    return event


def put_out(entry: int, stack: int) -> DisqualifyPlayer:
    """With the prize of the place."""
    return DisqualifyPlayer(
        entry=EntryId(entry), stack=Chips(stack), sanction=True, reason="hid chips"
    )


def racing(*tables: int, odd: int = 4) -> RaceChips:
    told = (RacingTable(table=TableNo(table), odd=odd) for table in tables)
    return RaceChips(old=Chips(25), new=Chips(100), tables=tuple(told))


def raced(floor: Floor) -> tuple[HeldRace, ...]:
    return evening(floor.tournament, ChipSet(name="", chips=())).races


# The room


def test_dead_and_kept_seats_are_so_in_the_morning() -> None:
    floor = stopped(3, 3)
    floor.do(marking("dead", 1, 9), marking("reserved", 2, 8), marking("unsold", 2, 7))
    floor.do(RemoveUnsold(), bags(*(bag(entry) for entry in range(1, 7))), EndDay())
    tables = floor.tournament.play.seating.tables
    assert {no: dict(table.uses) for no, table in tables.items()} == {
        1: {9: "dead"},
        2: {8: "reserved"},
    }
    seats = {(one.table, one.seat) for one in drawn(floor).seated}
    assert not seats & {(1, 9), (2, 8)}


def test_a_stack_nobody_came_for_does_not_stand_there_overnight() -> None:
    floor = stopped(3, 3)
    floor.do(marking("unsold", 2, 7), bags(*(bag(entry) for entry in range(1, 7))), EndDay())
    assert not floor.tournament.play.seating.tables


def test_a_table_out_of_use_stays_locked_and_one_that_played_does_not() -> None:
    floor = stopped(3, 3)
    floor.do(OpenTables(tables=(TableNo(3),)), LockTable(table=TableNo(3), locked=True))
    floor.do(LockTable(table=TableNo(1), locked=True))
    floor.do(bags(*(bag(entry) for entry in range(1, 7))), EndDay())
    tables = floor.tournament.play.seating.tables
    assert [no for no, table in tables.items() if table.locked] == [3]
    assert {one.table for one in drawn(floor).seated} == {1}


def test_the_final_table_is_the_same_in_the_morning_with_as_many_seats() -> None:
    floor = stopped(5, 5)
    floor.do(RedrawSeats(seats=10, tables=(TableNo(2),), reason="the final table"))
    assert len(floor.tournament.play.seating.tables[TableNo(2)].players) == 10
    floor.do(bags(*(bag(entry) for entry in range(1, 11))), EndDay())
    assert {one.table for one in drawn(floor).seated} == {2}
    assert problems(floor.tournament) == frozenset()


def test_the_draw_of_the_day_is_a_redraw_for_all() -> None:
    floor = playing(6, 6)
    floor.do(OverrideRules(changes=RuleChanges(redraw_players=(11,))), busting(1))
    assert redraw_due(floor.tournament) is not None
    stacks = [bag(entry) for entry in range(2, 12)]
    floor.do(CallLastHands(hands=1), PlayLastHands(tables=TABLES))
    floor.do(bags(*stacks, bag(12, 40_000)), EndDay(), DrawSeats(), ResumeClock())
    assert redraw_due(floor.tournament) is None


# Chips


def test_a_chip_that_was_raced_stays_out_and_may_be_raced_again() -> None:
    floor = stopped(3, 3)
    floor.do(racing(1, 2))
    assert [one.over for one in raced(floor)] == [True]
    assert floor.when(racing(1)) == AlreadyRaced(table=TableNo(1), old=Chips(25))
    total = floor.tournament.chips
    floor.do(bags(*(bag(e) for e in range(1, 6)), bag(6, total - 100_000)), EndDay())
    before = floor.tournament.counts.raced_before[Chips(25)]
    assert (before.odd, before.got, before.tables, before.over) == (8, 2, 2, True)
    assert [one.over for one in raced(floor)] == [True]
    floor.do(DrawSeats(), racing(1))
    (held,) = raced(floor)
    assert (held.over, held.odd, held.got) == (True, 12, 3)
    floor.do(ExchangeFound(entry=ONE, old=Chips(25), pieces=7, new=Chips(100)))


def test_a_race_half_held_at_night_is_not_over() -> None:
    floor = stopped(3, 3)
    floor.do(racing(1), bags(*(bag(entry) for entry in range(1, 7))), EndDay())
    assert not floor.tournament.counts.raced_before[Chips(25)].over
    floor.do(DrawSeats(), racing(1))
    before = floor.tournament.counts.raced_before[Chips(25)]
    assert (before.odd, before.tables) == (4, 1)


def test_no_race_leaves_fewer_chips_than_players() -> None:
    floor = playing(3)
    wrong = RaceChips(
        old=Chips(20_000),
        new=Chips(1_000_000),
        tables=(RacingTable(table=TableNo(1), odd=3, got=0),),
    )
    assert floor.when(wrong) == FewerThanPlayers(chips=Chips(0), players=3)


def test_nobody_is_taken_back_out_of_chips_that_others_need() -> None:
    floor = playing(2)
    floor.do(RegisterEntry(person=person(3), draw=False))
    floor.do(CorrectChips(chips=-59_990, why="miscounted"))
    assert floor.when(UnregisterEntry(entry=EntryId(3))) == FewerThanPlayers(
        chips=Chips(-19_990), players=2
    )


def test_nobody_comes_back_to_chips_that_are_not_there() -> None:
    floor = playing(3)
    floor.do(busting(1), CorrectChips(chips=-59_998, why="miscounted"))
    assert floor.when(ReinstatePlayer(entry=ONE)) == FewerThanPlayers(chips=Chips(2), players=3)


def test_the_count_of_the_morning_is_another_one() -> None:
    floor = stopped(3, 3)
    counting = CountChips(table=TableNo(1), chips=60_000)
    floor.do(counting, bags(*(bag(entry) for entry in range(1, 7))), EndDay())
    assert floor.when(counting) == NoSuchTable(table=TableNo(1))
    floor.do(DrawSeats(), counting)
    count = floor.tournament.counts.count
    assert count is not None
    assert (count.no, dict(count.tables)) == (2, {1: 60_000})


def test_who_waits_in_the_morning_has_what_the_bag_holds() -> None:
    floor = stopped(3, 3)
    stacks = [bag(1, 35_000), bag(2, 5_000), *(bag(entry) for entry in range(3, 7))]
    floor.do(bags(*stacks), EndDay(), DrawSeats(entries=tuple(map(EntryId, range(2, 7)))))
    assert apart(floor.tournament, ()) == 35_000
    stack = StackTyped(entry=EntryId(2), chips=5_000)
    floor.do(CountChips(table=TableNo(1), stacks=(stack,)))
    count = floor.tournament.counts.count
    assert count is not None
    assert count.apart == 35_000


# Hands to miss


def test_the_hand_a_penalty_waited_for_is_forgotten_with_the_board() -> None:
    floor = on(20, 10)
    floor.do(GivePenalty(entry=ONE, hands=2), EndHandForHand())
    assert [one.waits for one in floor.tournament.penalties.values()] == [False]
    assert to_miss(floor.tournament, ONE) == 2


def test_the_hand_a_penalty_waited_for_is_forgotten_with_the_day() -> None:
    floor = playing(2, 2)
    floor.do(CallLastHands(hands=2), GivePenalty(entry=ONE, hands=2), busting(2))
    floor.do(PlayLastHands(tables=(TableNo(2),), hands=2))
    floor.do(bags(bag(1, 40_000), bag(3), bag(4)), EndDay())
    assert [one.waits for one in floor.tournament.penalties.values()] == [False]


def test_hands_to_miss_follow_whoever_enters_again() -> None:
    floor = playing(3, 3, terms=AGAIN)
    floor.do(GivePenalty(entry=ONE, rounds=2), busting(1), RegisterEntry(person=person(1)))
    assert [to_miss(floor.tournament, EntryId(entry)) for entry in (1, 7)] == [0, 6]


def test_hands_to_miss_go_back_with_an_entry_that_is_taken_back() -> None:
    floor = playing(3, 3, terms=AGAIN)
    floor.do(GivePenalty(entry=ONE, hands=2), busting(1))
    floor.do(RegisterEntry(person=person(1), draw=False), UnregisterEntry(entry=EntryId(7)))
    floor.do(RegisterEntry(person=person(1), draw=False))
    assert [to_miss(floor.tournament, EntryId(entry)) for entry in (1, 8)] == [0, 2]


def test_a_penalty_between_two_days_is_one_of_hands() -> None:
    floor = home(3, 3)
    assert floor.when(GivePenalty(entry=ONE, rounds=1)) == RoundsAtNoTable()
    floor.do(GivePenalty(entry=ONE, hands=3))
    assert to_miss(floor.tournament, ONE) == 3


# Put out between two days


def test_who_is_put_out_at_night_goes_with_the_bag_and_has_the_place() -> None:
    floor = home(3, 3)
    assert floor.when(put_out(2, 19_000)) == BagHolds(entry=EntryId(2), chips=Chips(20_000))
    (event,) = floor.do(put_out(2, 20_000))
    assert isinstance(event, PlayerDisqualified)
    assert event.seat is None
    tournament = floor.tournament
    assert tournament.exits.by_entry[EntryId(2)].seat == at(1, 2)
    assert [(one.entry, one.place) for one in finishes(tournament)] == [(2, 6)]
    assert (tournament.chips, to_bag(tournament), tournament.left) == (100_000, 0, 5)
    assert problems(tournament) == frozenset()
    assert len(drawn(floor).seated) == 5


def test_a_bag_is_not_put_out_with_other_chips_than_it_holds() -> None:
    floor = bagged(3, 3)
    assert floor.when(put_out(2, 19_000)) == BagHolds(entry=EntryId(2), chips=Chips(20_000))
    floor.do(put_out(2, 20_000))
    assert in_bags(floor.tournament) == to_bag(floor.tournament)
    floor.do(EndDay())


def test_nobody_follows_to_a_seat_before_the_draw_of_the_day() -> None:
    floor = stopped(2)
    floor.do(OverrideRules(changes=RuleChanges(alternates="at_once")), queueing(3))
    floor.do(bags(bag(1), bag(2)), EndDay())
    assert len(floor.do(put_out(2, 20_000))) == 1
    assert not floor.tournament.play.seating.of


def test_who_never_sat_is_not_put_out_at_night() -> None:
    floor = home(3, 3)
    floor.do(RegisterEntry(person=person(7)))
    assert floor.when(put_out(7, 20_000)) == NotSeated(entry=EntryId(7))


def test_who_was_put_out_at_night_comes_back_to_a_seat_in_the_morning() -> None:
    floor = home(3, 3)
    floor.do(put_out(2, 20_000))
    assert floor.when(ReinstatePlayer(entry=EntryId(2))) == TableIsBroken(table=TableNo(1))
    floor.do(DrawSeats(), ReinstatePlayer(entry=EntryId(2), seat=at(1, 9)))
    assert floor.tournament.chips == 120_000
    assert problems(floor.tournament) == frozenset()


# Bags


@pytest.mark.parametrize(
    "command",
    [
        MovePlayer(entry=ONE, seat=at(2, 9)),
        SwapPlayers(entry=ONE, other=EntryId(4)),
        SwapPlayers(entry=EntryId(4), other=ONE),
    ],
)
def test_whose_stack_is_in_a_bag_changes_no_seat(command: MovePlayer | SwapPlayers) -> None:
    floor = stopped(3, 3)
    floor.do(bags(bag(1)))
    assert floor.when(command) == StackInBag(entry=ONE)


def test_a_bag_knows_where_the_stack_stood() -> None:
    assert home(3, 3).tournament.play.bags[EntryId(5)] == Bag(
        chips=Chips(20_000), seal="", day=1, seat=at(2, 2)
    )


def test_a_table_that_has_bags_plays_no_last_hand() -> None:
    floor = stopped(3, 3)
    floor.do(bags(bag(1)), CallLastHands(hands=2))
    last = floor.tournament.play.last_hands
    assert last is not None
    assert dict(last.left) == {2: 2}


def test_whoever_is_bagged_alone_leaves_no_hand_to_the_table() -> None:
    floor = playing(2, 3)
    floor.do(CallLastHands(hands=2), busting(1), bags(bag(2)))
    last = floor.tournament.play.last_hands
    assert last is not None
    assert dict(last.left) == {1: 0, 2: 2}


def test_a_bag_where_hands_are_to_be_played_is_a_problem() -> None:
    floor = stopped(3, 3)
    told = floor.when(bags(bag(1)))
    assert isinstance(told, tuple)
    floor.do(CallLastHands(hands=2))
    floor.given(*told)
    assert problems(floor.tournament) == {BagInPlay(entry=ONE)}
