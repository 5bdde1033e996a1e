import pytest

from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.values import EntryId, Money, Place
from tdconsole.projections.payouts.sheet import Payout, PayoutSheet, payout_sheet
from tests.domain.floor import Floor, busting, opened, playing, registered
from tests.projections.persons import PEOPLE


def sheet(floor: Floor) -> PayoutSheet:
    return payout_sheet(floor.tournament, PEOPLE)


def owed(floor: Floor) -> list[tuple[int, int, int | None]]:
    return [(row.place, row.amount, row.entry) for row in sheet(floor).rows]


def test_before_the_money_the_sheet_shows_the_prizes() -> None:
    assert owed(playing(6)) == [(1, 15_000, None), (2, 9_000, None), (3, 6_000, None)]


def test_a_prize_is_named_as_soon_as_its_place_is_known() -> None:
    floor = playing(6)
    floor.do(busting(6), busting(5), busting(4), busting(1))
    assert sheet(floor).rows[2] == Payout(
        place=Place(3),
        shared_by=1,
        amount=Money(6_000),
        entry=EntryId(1),
        name="Ada Łęcka",
        country="PL",
    )
    assert [row.entry for row in sheet(floor).rows] == [None, None, 1]


def test_at_the_end_everybody_paid_is_named() -> None:
    floor = playing(6)
    floor.do(*(busting(entry) for entry in (6, 5, 4, 2, 1)), FinishTournament())
    assert owed(floor) == [(1, 15_000, 3), (2, 9_000, 1), (3, 6_000, 2)]
    assert sheet(floor).finished
    assert [row.name for row in sheet(floor).rows] == [None, "Ada Łęcka", "Bob"]


def test_a_tie_takes_a_row_for_each_who_shares() -> None:
    floor = playing(6)
    floor.do(busting(6), busting(5), busting(4), busting(1, 3, stacks=(500, 500)))
    rows = sheet(floor).rows
    assert [(row.place, row.shared_by, row.amount, row.entry) for row in rows] == [
        (1, 1, 15_000, 2),
        (2, 2, 7_500, 1),
        (2, 2, 7_500, 3),
    ]


def test_a_tie_over_the_bubble_has_more_rows_than_paid_places() -> None:
    floor = playing(3, 3)
    floor.do(busting(6), busting(2, 3, 5, unknown=True))
    assert owed(floor)[:2] == [(1, 15_000, None), (2, 9_000, None)]
    assert sorted(owed(floor)[2:]) == [(3, 2_000, 2), (3, 2_000, 3), (3, 2_000, 5)]


@pytest.mark.parametrize("busts", range(6))
def test_the_rows_are_the_pool_to_the_cent(busts: int) -> None:
    floor = playing(6, cash_unit=Money(700))
    floor.do(*(busting(entry) for entry in range(6, 6 - busts, -1)))
    shown = sheet(floor)
    assert shown.total == shown.pool == 30_000
    assert (shown.entries, shown.fees, shown.event) == (6, 3_000, "Friday Night")


def test_who_is_alone_before_anybody_went_out_has_not_won() -> None:
    assert owed(playing(1)) == [(1, 5_000, None)]


def test_places_out_of_the_money_leave_the_prizes_open() -> None:
    floor = playing(3, 3)
    floor.do(busting(3, 6))
    assert owed(floor) == [(1, 15_000, None), (2, 9_000, None), (3, 6_000, None)]


def test_without_entries_the_sheet_is_empty() -> None:
    shown = sheet(opened())
    assert (shown.rows, shown.total, shown.pool) == ((), 0, 0)


def test_before_the_start_nobody_is_named() -> None:
    assert {row.name for row in sheet(registered(6)).rows} == {None}
