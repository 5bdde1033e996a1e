from tdconsole.domain.language.commands.money import PlanPrizes
from tdconsole.domain.language.prize_plan import PrizePlan
from tdconsole.domain.values import EntryId, Money
from tdconsole.projections.prizes.final_table import final_table
from tests.domain.floor import busting, out_in_turn, playing

TYPED = PrizePlan(typed=(Money(15_000), Money(6_000), Money(4_000)))


def test_nobody_is_at_a_final_table_before_the_first_is_out() -> None:
    floor = playing(5)
    assert final_table(floor.tournament, floor.now) is None
    out_in_turn(floor, 1)
    table = final_table(floor.tournament, floor.now)
    assert table is not None
    assert (table.left, len(table.plates), table.counted) == (4, 4, None)


def test_a_prize_moves_down_the_ladder_to_who_won_it() -> None:
    floor = playing(5)
    floor.do(PlanPrizes(plan=TYPED))
    out_in_turn(floor, 1)
    table = final_table(floor.tournament, floor.now)
    assert table is not None
    assert table.next_prize is None
    out_in_turn(floor, 2, 3)
    table = final_table(floor.tournament, floor.now)
    assert table is not None
    assert table.next_prize == 6_000
    assert [(one.place, one.prize, one.entry) for one in table.ladder] == [
        (1, 15_000, None),
        (2, 6_000, None),
        (3, 4_000, 3),
    ]


def test_two_who_share_a_prize_are_both_on_the_ladder() -> None:
    floor = playing(5)
    floor.do(PlanPrizes(plan=TYPED))
    out_in_turn(floor, 1)
    floor.do(busting(2, 3, unknown=True))
    table = final_table(floor.tournament, floor.now)
    assert table is not None
    won = {one.entry: (one.place, one.prize) for one in table.ladder if one.entry is not None}
    assert won == {EntryId(2): (3, 2_000), EntryId(3): (3, 2_000)}
    assert final_table(floor.tournament, floor.now) == table


def test_once_one_is_left_there_is_no_stage() -> None:
    floor = playing(3)
    out_in_turn(floor, 1, 2)
    assert final_table(floor.tournament, floor.now) is None
