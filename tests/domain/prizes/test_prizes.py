"""Everybody pays 50.00 into the pool; amounts are in cents."""

import pytest

from tdconsole.domain.language.commands.entry import UnregisterEntry
from tdconsole.domain.prize_list.tables import prize_list, shares_for
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.values import EntryId, Money, PayoutBand, Price
from tests.domain.floor import (
    THREE_PAID,
    TWO_PAID,
    WINNER_TAKES_ALL,
    Floor,
    busting,
    opened,
    out_in_turn,
    playing,
    registered,
    registering,
)

BANDS = (WINNER_TAKES_ALL, TWO_PAID, THREE_PAID)


def always(*shares: int) -> tuple[PayoutBand, ...]:
    return (PayoutBand(entries=1, shares=shares),)


def paid(floor: Floor) -> dict[int, int]:
    return {award.entry: award.amount for award in awards(floor.tournament)}


# The list


@pytest.mark.parametrize(
    ("entries", "shares"),
    [
        (1, (10_000,)),
        (2, (10_000,)),
        (3, (7_000, 3_000)),
        (4, (7_000, 3_000)),
        (5, (5_000, 3_000, 2_000)),
        (5_000, (5_000, 3_000, 2_000)),
    ],
)
def test_the_field_decides_the_places_paid(entries: int, shares: tuple[int, ...]) -> None:
    assert shares_for(BANDS, entries) == shares


def test_below_every_band_the_winner_takes_all() -> None:
    assert shares_for((THREE_PAID,), 4) == (10_000,)


def test_nobody_came_and_there_is_nothing_to_win() -> None:
    assert prize_list(opened().tournament) == ()


def test_without_a_pool_nobody_is_paid() -> None:
    free = Price(pool=Money(0), fee=Money(500))
    assert prize_list(registered(6, price=free).tournament) == ()


def test_the_pool_is_shared_out() -> None:
    assert prize_list(registered(6).tournament) == (15_000, 9_000, 6_000)


def test_the_fee_is_not_played_for() -> None:
    assert sum(prize_list(registered(6).tournament)) == 30_000
    assert registered(6).tournament.takings.fees == 3_000


def test_a_late_entry_raises_the_prizes() -> None:
    floor = playing(6)
    floor.do(registering(7))
    assert prize_list(floor.tournament) == (17_500, 10_500, 7_000)


def test_an_entry_taken_back_may_cost_a_paid_place() -> None:
    floor = registered(5)
    assert len(prize_list(floor.tournament)) == 3
    floor.do(UnregisterEntry(entry=EntryId(5)))
    assert prize_list(floor.tournament) == (14_000, 6_000)


def test_what_is_left_of_the_rounding_goes_to_the_first() -> None:
    thirds = always(3_334, 3_333, 3_333)
    odd = Price(pool=Money(3_331))
    assert prize_list(registered(3, price=odd, payouts=thirds).tournament) == (3_333, 3_330, 3_330)


def test_prizes_come_in_whole_cash_units() -> None:
    """Pool 350.00: 50, 30 and 20 percent are 175, 105 and 70; in fifties 150, 100 and 50."""
    tournament = registered(7, cash_unit=Money(5_000)).tournament
    assert prize_list(tournament) == (20_000, 10_000, 5_000)


def test_a_prize_below_the_cash_unit_is_no_prize() -> None:
    tournament = registered(6, cash_unit=Money(7_000)).tournament
    assert prize_list(tournament) == (23_000, 7_000)


def test_a_pool_below_the_cash_unit_goes_to_the_winner() -> None:
    tournament = registered(6, cash_unit=Money(1_000_000)).tournament
    assert prize_list(tournament) == (30_000,)


def test_no_more_places_are_paid_than_there_are_entries() -> None:
    """What the missing places would have had is the winner's."""
    tournament = registered(2, payouts=always(5_000, 3_000, 2_000)).tournament
    assert prize_list(tournament) == (7_000, 3_000)


@pytest.mark.parametrize("unit", [1, 5, 100, 500, 1_000, 12_345])
@pytest.mark.parametrize("pool", [1, 999, 5_000, 123_457])
@pytest.mark.parametrize("entries", [1, 2, 5, 11])
def test_the_prizes_are_the_pool_to_the_cent(entries: int, pool: int, unit: int) -> None:
    shares = always(4_001, 2_500, 1_800, 1_000, 699)
    price = Price(pool=Money(pool), fee=Money(1))
    tournament = registered(entries, price=price, cash_unit=Money(unit), payouts=shares).tournament
    prizes = prize_list(tournament)
    assert sum(prizes) == pool * entries
    assert list(prizes) == sorted(prizes, reverse=True)
    assert all(prize % unit == 0 for prize in prizes[1:])


# Debts


def test_nobody_is_owed_anything_before_the_money() -> None:
    floor = playing(6)
    floor.do(busting(6), busting(5))
    assert paid(floor) == {}


def test_the_first_in_the_money_is_owed_the_least() -> None:
    floor = playing(6)
    floor.do(busting(6), busting(5), busting(4), busting(3))
    assert paid(floor) == {3: 6_000}


def test_the_winner_is_owed_the_first_prize() -> None:
    floor = playing(6)
    floor.do(*(busting(entry) for entry in (6, 5, 4, 3, 2)))
    assert paid(floor) == {1: 15_000, 2: 9_000, 3: 6_000}
    assert [award.place for award in awards(floor.tournament)] == [1, 2, 3]


def test_a_tie_shares_the_prizes_of_its_places() -> None:
    """Third and fourth, 60.00 and 30.00, at two tables."""
    floor = playing(3, 3, payouts=always(4_000, 3_000, 2_000, 1_000))
    floor.do(busting(3), busting(6), busting(2, 5))
    assert paid(floor) == {2: 4_500, 5: 4_500}
    assert [(a.place, a.shared_by) for a in awards(floor.tournament)] == [(3, 2), (3, 2)]


def test_at_one_table_a_tie_for_the_second_place_shares_too() -> None:
    """Second and third, 90.00 and 60.00."""
    floor = playing(6)
    floor.do(busting(3), busting(6), busting(5), busting(2, 4, stacks=(700, 700)))
    assert paid(floor) == {1: 15_000, 2: 7_500, 4: 7_500}
    assert [(a.place, a.shared_by) for a in awards(floor.tournament)] == [(1, 1), (2, 2), (2, 2)]


def test_whose_stacks_nobody_knows_share() -> None:
    floor = playing(6)
    floor.do(busting(3), busting(6), busting(5), busting(2, 4, stacks=(700, None), unknown=True))
    assert paid(floor) == {1: 15_000, 2: 7_500, 4: 7_500}


def test_the_larger_stack_is_owed_the_better_prize() -> None:
    floor = playing(6)
    floor.do(busting(3), busting(6), busting(5), busting(2, 4, stacks=(700, 701)))
    assert paid(floor) == {1: 15_000, 4: 9_000, 2: 6_000}


def test_who_is_alone_before_anybody_went_out_is_owed_nothing() -> None:
    floor = playing(1)
    assert prize_list(floor.tournament) == (5_000,)
    assert paid(floor) == {}


def test_a_tie_over_the_bubble_shares_what_there_is() -> None:
    """Third to fifth at two tables: one prize of 60.00 for three."""
    floor = playing(3, 3)
    floor.do(busting(6), busting(2, 3, 5, unknown=True))
    assert paid(floor) == {2: 2_000, 3: 2_000, 5: 2_000}


def test_a_tie_out_of_the_money_gets_nothing() -> None:
    floor = playing(3, 3)
    floor.do(busting(3, 6))
    assert paid(floor) == {}


def test_cents_that_cannot_be_split_go_to_the_larger_stack() -> None:
    """The third prize of 20.00 among three: 6.66 for each, and two cents over."""
    floor = playing(3, 3, price=Price(pool=Money(1_667)))
    floor.do(busting(6), busting(2, 3, 5, stacks=(900, 5_000, 1_000)))
    assert paid(floor) == {3: 667, 5: 667, 2: 666}


def test_with_equal_stacks_the_lower_seat_has_the_unit() -> None:
    floor = playing(3, 3, price=Price(pool=Money(1_667)), cash_unit=Money(2))
    floor.do(busting(6), busting(3, 2, 5, unknown=True))
    assert paid(floor) == {2: 668, 5: 666, 3: 666}


def test_at_equal_seats_the_lower_table_has_the_unit() -> None:
    floor = playing(3, 3, cash_unit=Money(4_000))
    floor.do(busting(3), busting(6), busting(5, 2))
    assert paid(floor) == {5: 0, 2: 4_000}


def test_a_tie_is_paid_in_whole_cash_units() -> None:
    """Prizes 150, 100 and 50.00 in fifties: three who share 50.00 can't be paid alike."""
    floor = playing(3, 3, cash_unit=Money(5_000))
    floor.do(busting(6), busting(2, 3, 5, stacks=(900, 5_000, 1_000)))
    assert prize_list(floor.tournament) == (20_000, 5_000, 5_000)
    assert paid(floor) == {3: 5_000, 5: 0, 2: 0}


def test_a_late_entry_takes_a_prize_away_again() -> None:
    """Two entries have one prize; the third makes it two, but the bust is third now."""
    floor = playing(2)
    floor.do(busting(2))
    assert paid(floor) == {1: 10_000}
    floor.do(registering(3))
    assert paid(floor) == {}


@pytest.mark.parametrize("unit", [1, 3, 100, 7_000])
@pytest.mark.parametrize("tie", [(2, 4), (2, 3, 4), (2, 3, 4, 5), (2, 3, 4, 5, 6)])
def test_what_is_owed_is_the_pool_to_the_cent(tie: tuple[int, ...], unit: int) -> None:
    floor = playing(6, price=Price(pool=Money(3_331)), cash_unit=Money(unit))
    before = [entry for entry in range(2, 7) if entry not in tie]
    floor.do(*(busting(entry) for entry in before), busting(*tie, unknown=True))
    assert sum(paid(floor).values()) == 6 * 3_331


@pytest.mark.parametrize("unit", [1, 3, 100, 7_000])
@pytest.mark.parametrize("tie", [(2, 5), (2, 3, 5), (2, 3, 5, 6)])
def test_it_is_the_pool_after_a_tie_at_two_tables(tie: tuple[int, ...], unit: int) -> None:
    floor = playing(3, 3, price=Price(pool=Money(3_331)), cash_unit=Money(unit))
    before = [entry for entry in (2, 3, 5, 6) if entry not in tie]
    floor.do(*(busting(entry) for entry in before), busting(*tie, unknown=True))
    out_in_turn(floor, 4)
    assert sum(paid(floor).values()) == 6 * 3_331
