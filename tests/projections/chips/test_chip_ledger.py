"""The chips in play line by line, and what was counted beside them."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.chips import CorrectChips, CountChips
from tdconsole.domain.language.commands.entry import RegisterEntry, TakeAddOn, TakeBonus, TakeRebuy
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.commands.money import DisqualifyPlayer
from tdconsole.domain.language.events.chips import ChipsRaced, RacedTable
from tdconsole.domain.language.terms import AddOn, Rebuys, Reentries, StaffBonus, Terms
from tdconsole.domain.values import FIRST_PLAY, Chips, EntryId, Money, Price, StepNo, TableNo
from tdconsole.projections.chips.counted import (
    CountState,
    chip_count,
    chip_leaders,
    count_state,
    fresh_stacks,
)
from tdconsole.projections.chips.ledger import chip_ledger
from tdconsole.projections.people.names import Known
from tests.domain.chips.test_chip_counts import counting
from tests.domain.floor import Floor, as_steps, at, busting, person, playing, queueing

TERMS: Final = Terms(
    reentries=Reentries(),
    rebuys=Rebuys(price=Price(pool=Money(2_000), fee=Money(100)), chips=Chips(10_000)),
    add_on=AddOn(price=Price(pool=Money(3_000)), chips=Chips(30_000)),
    staff_bonus=StaffBonus(price=Money(500), chips=Chips(2_000)),
)


def race(floor: Floor) -> ChipsRaced:
    """Nine odd 25s go, two 100s come: 25 less."""
    tables = (RacedTable(table=TableNo(1), odd=9, got=2),)
    return ChipsRaced(
        play=FIRST_PLAY, old=Chips(25), new=Chips(100), method="race", at=floor.now, tables=tables
    )


def test_every_line_says_what_came_and_what_left() -> None:
    floor = playing(3, 2, terms=TERMS)
    happened = list(
        floor.do(
            TakeRebuy(entry=EntryId(1), override="Allowed."),
            TakeAddOn(entry=EntryId(2), override="Allowed."),
            TakeBonus(entry=EntryId(3)),
            busting(5),
            RegisterEntry(person=person(5)),
            DisqualifyPlayer(entry=EntryId(4), stack=Chips(20_000), reason="Hid chips."),
            CorrectChips(chips=5_000, why="miscounted"),
            CorrectChips(chips=-75, why="concealed", entry=EntryId(1)),
            CorrectChips(chips=-1_000, why="miscounted"),
        )
    )
    happened.append(race(floor))
    floor.given(race(floor))
    ledger = chip_ledger(floor.tournament, as_steps(happened))
    assert [(line.source, line.why, line.number, line.chips) for line in ledger.lines] == [
        ("entries", None, 5, 100_000),
        ("reentries", None, 1, 20_000),
        ("bonuses", None, 1, 2_000),
        ("rebuys", None, 1, 10_000),
        ("add_ons", None, 1, 30_000),
        ("removed", None, 1, -20_000),
        ("race", None, 1, -25),
        ("correction", "miscounted", 2, 4_000),
        ("correction", "concealed", 1, -75),
    ]
    assert sum(line.chips for line in ledger.lines) == ledger.in_play == 145_900
    for line in ledger.lines:
        assert sum(item.chips for item in line.items) == line.chips
        assert all(item.step or item.entry for item in line.items)


def test_what_was_undone_is_in_no_line() -> None:
    (gone,) = as_steps(playing(2).do(CorrectChips(chips=5, why="miscounted")))
    undone = replace(gone, undone_by=StepNo(9))
    assert [line.source for line in chip_ledger(playing(2).tournament, [undone]).lines] == [
        "entries"
    ]


# The count

PEOPLE: Final = {person(number): Known(name=f"Player {number}") for number in range(1, 9)}


def state(floor: Floor) -> CountState:
    return count_state(floor.tournament, floor.now)


def test_before_a_count_every_seat_is_missing() -> None:
    found = state(playing(3, 2))
    assert [(row.table, row.players, row.missing) for row in found.tables] == [
        (1, 3, (1, 2, 3)),
        (2, 2, (1, 2)),
    ]
    assert (found.last, found.whole, found.difference, found.average) == (None, False, None, None)
    assert found.expected == 100_000


def test_a_difference_is_told_once_all_is_counted() -> None:
    floor = playing(3, 2)
    floor.do(counting(1, e1=30_000, e3=10_000))
    found = state(floor)
    assert (found.tables[0].missing, found.tables[0].chips) == ((2,), 40_000)
    assert (found.counted_seats, found.seats, found.difference) == (2, 5, None)
    floor.do(counting(1, e2=20_000), counting(2, 39_500))
    found = state(floor)
    assert (found.whole, found.counted, found.difference, found.average) == (
        True,
        99_500,
        -500,
        19_900,
    )
    assert found.tables[1].at_once


def test_whoever_goes_out_leads_no_more_and_his_chips_stay_counted() -> None:
    floor = playing(3, 2)
    floor.do(counting(1, e1=50_000, e2=5_000, e3=5_000), counting(2, e4=20_000, e5=20_000))
    floor.do(busting(2))
    found = state(floor)
    assert (found.whole, found.difference, found.gone) == (True, 0, 1)
    assert found.tables[0].chips == 60_000
    rows = chip_leaders(floor.tournament, PEOPLE, floor.now)
    assert [(row.place, row.name, row.chips) for row in rows] == [
        (1, "Player 1", 50_000),
        (2, "Player 4", 20_000),
        (2, "Player 5", 20_000),
        (4, "Player 3", 5_000),
    ]
    floor.do(counting(1, e1=50_000, e3=10_000))
    found = state(floor)
    assert (found.difference, found.gone) == (0, 0)


def test_a_player_put_out_takes_his_chips_out_of_the_sum_that_is_looked_for_next() -> None:
    floor = playing(3, 2)
    floor.do(counting(1, e1=50_000, e2=5_000, e3=5_000))
    floor.do(DisqualifyPlayer(entry=EntryId(2), stack=Chips(5_000), reason="Hid chips."))
    floor.do(counting(2, 40_000))
    found = state(floor)
    assert (found.expected, found.difference) == (95_000, 0)


def test_a_stack_goes_where_its_player_goes() -> None:
    floor = playing(3, 2)
    floor.do(counting(1, e1=50_000, e2=5_000, e3=5_000))
    floor.do(MovePlayer(entry=EntryId(2), seat=at(2, 7)))
    assert [(row.chips, row.missing) for row in state(floor).tables] == [
        (55_000, ()),
        (5_000, (1, 2)),
    ]


def test_what_changed_since_is_told_beside() -> None:
    floor = playing(2)
    floor.do(counting(1, 40_000))
    floor.given(race(floor))
    floor.do(queueing(3))
    found = state(floor)
    assert (found.difference, [one.old for one in found.races], found.entries) == (0, [25], 1)
    assert found.in_play == 59_975


def test_who_waits_for_a_seat_has_his_chips_on_no_table() -> None:
    floor = playing(2)
    floor.do(queueing(3))
    floor.do(counting(1, 40_000))
    found = state(floor)
    assert (found.apart, found.expected, found.difference) == (20_000, 40_000, 0)


def test_a_count_that_nobody_went_on_with_was_another_one() -> None:
    floor = playing(2)
    floor.do(counting(1, 40_000))
    assert not state(floor.wait(minutes=20)).earlier
    assert state(floor.wait(minutes=1)).earlier


def test_leaders_have_their_stacks_in_big_blinds() -> None:
    floor = playing(2)
    floor.do(counting(1, e1=30_100, e2=9_900))
    (first,) = chip_leaders(floor.tournament, PEOPLE, floor.now, most=1)
    assert (first.place, first.entry, first.big_blinds, first.seat) == (1, 1, 150, at(1, 1))
    whole = chip_count(floor.tournament, PEOPLE, floor.now)
    assert (whole.difference, whole.average, len(whole.leaders)) == (0, 20_000, 2)


def test_stacks_are_fresh_until_somebody_goes_out() -> None:
    floor = playing(3)
    floor.do(counting(1, e1=30_000, e2=20_000))
    assert fresh_stacks(floor.tournament) == {}
    floor.do(counting(1, e3=10_000))
    assert fresh_stacks(floor.tournament) == {1: 30_000, 2: 20_000, 3: 10_000}
    floor.do(busting(3))
    assert fresh_stacks(floor.tournament) == {}


def test_a_fresh_count_begins_with_nothing() -> None:
    floor = playing(2)
    floor.do(counting(1, 40_000), CountChips(table=TableNo(1), chips=1, fresh=True))
    assert state(floor).counted == 1


def test_a_table_that_was_counted_leaves_the_rows_of_the_others_as_they_are() -> None:
    floor = playing(3, 3, 3)
    before = count_state(floor.tournament, floor.now).tables
    floor.do(counting(2, e4=20_000, e5=20_000))
    after = count_state(floor.tournament, floor.now).tables
    assert [old is new for old, new in zip(before, after, strict=True)] == [True, False, True]
    assert (after[1].counted, len(after[1].missing), after[1].chips) == (2, 1, 40_000)
    floor.do(MovePlayer(entry=EntryId(4), seat=at(3, 8)))
    moved = count_state(floor.tournament, floor.now).tables
    assert [(row.players, row.counted, row.chips) for row in moved] == [
        (3, 0, 0),
        (2, 1, 20_000),
        (4, 1, 20_000),
    ]
