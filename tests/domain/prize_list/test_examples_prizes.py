"""The worked examples for the pool and the prizes, each under its own number; amounts are whole units."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import pytest

from tdconsole.domain.language.commands.entry import RemoveNoShow
from tdconsole.domain.language.prize_plan import AS_TABLED, Curve, Fixed, PrizePlan
from tdconsole.domain.language.rejections.structure import SharesDoNotAddUp
from tdconsole.domain.language.terms import Deduction, Terms
from tdconsole.domain.prize_list.tables import (
    Field,
    places_paid,
    planned_for,
    prize_list,
    shares_for,
)
from tdconsole.domain.setup.creating import payouts_fault
from tdconsole.domain.values import EntryId, Money, PayoutBand, Price
from tdconsole.library.payouts import payouts
from tests.domain.floor import registered

# The pool: what an entry costs, less what the house deducts of it

POOLS: Final[Mapping[str, tuple[int, int, int, int]]] = {
    "PP-WSOP_ME_2023": (10_043, 10_000, 700, 93_399_900),
    "PP-WSOP_ME_2024": (10_112, 10_000, 700, 94_041_600),
    "PP-EPT_Prague_S5": (570, 5_000, 300, 2_764_500),
    "PP-EPT_Prague_S6": (586, 5_000, 300, 2_842_100),
    "PP-EPT_Prague_S7": (563, 5_000, 300, 2_730_550),
    "PP-EPT_Prague_S8": (722, 5_000, 300, 3_501_700),
    "PP-EPT_Prague_S9": (864, 5_000, 300, 4_190_400),
    "PP-EPT_Prague_S10": (1_007, 5_000, 300, 4_883_950),
    "PP-EPT_Prague_S11": (1_107, 5_000, 300, 5_368_950),
    "PP-EPT_Prague_S12": (1_044, 5_000, 300, 5_063_400),
    "PP-THMC_Nottingham_2025": (440, 240, 0, 105_600),
}
"""Entries, what each brings, the share that is deducted in ten-thousandths, the pool."""


@pytest.mark.parametrize("example", POOLS)
def test_the_pool(example: str) -> None:
    entries, each, share, pool = POOLS[example]
    deductions = (Deduction(name="Staff", share=share),) if share else ()
    assert Terms(deductions=deductions).pool(Money(entries * each)) == pool


def test_no_shows_are_out_of_the_pool() -> None:
    """CAN-6."""
    floor = registered(100, price=Price(pool=Money(930)))
    for entry in (99, 100):
        floor.do(RemoveNoShow(entry=EntryId(entry), override="Never came."))
    tournament = floor.tournament
    assert (tournament.pool, tournament.takings.held) == (91_140, 1_860)
    assert tournament.chips == 98 * tournament.setup.stack


# The places


def test_fifteen_percent_rounded_up() -> None:
    """PP-PAID."""
    paid = [places_paid(Curve(share=1_500), entries) for entries in (10_043, 10_112, 8_663, 1_224)]
    assert paid == [1_507, 1_517, 1_300, 184]


def test_the_places_of_a_club() -> None:
    """PP-PAID-002."""
    bands = payouts("final-table")
    assert [len(shares_for(bands, entries)) for entries in (11, 20, 100)] == [3, 4, 9]


# The prizes


def test_the_final_table_of_a_main_event_is_held() -> None:
    """PAY-WSOP24-FT: what was published stays, and the others make up the pool."""
    top = (10_000_000, 6_000_000, 4_000_000, 3_000_000, 2_500_000, 2_000_000, 1_500_000)
    published = [*top, 1_250_000, 1_000_000, *[800_000] * 2, *[600_000] * 2, *[450_400] * 4]
    fixed = tuple(
        Fixed(place=place, amount=Money(amount))
        for place, amount in enumerate([*published, *[0] * 107, 100_000], start=1)
        if amount
    )
    field = Field(pool=Money(94_041_600), entries=10_112, cost=Money(10_000), unit=Money(100))
    least = Fixed(place=1_517, amount=Money(15_000))
    plan = PrizePlan(curve=Curve(share=1_500, minimum=150), fixed=(*fixed, least))
    amounts = planned_for(field, plan, ())
    assert isinstance(amounts, tuple)
    assert sum(amounts) == 94_041_600
    assert (len(amounts), amounts[-1]) == (1_517, 15_000)
    assert list(amounts[:17]) == published
    assert min(amounts[:125]) == 100_000
    assert all(better >= worse for better, worse in pairwise(amounts))


TABLES: Final[Mapping[str, Mapping[int, Sequence[float]]]] = {
    "PAY-VP247-B": {
        9: (50, 30, 20),
        28: (40, 24, 16, 12, 8),
        46: (30, 20, 12, 10, 8, 6.5, 5.5, 4.5, 3.5),
    },
    "PAY-MARQUEE": {9: (30, 20, 14, 10, 8, 6, 5, 4, 3)},
    "PAY-USBA": {
        4: (35, 28, 21, 16),
        6: (30, 24, 18, 13, 9, 6),
        8: (27, 21, 16, 12, 9, 6, 5, 4),
        10: (25, 20, 15, 11, 9, 6, 5, 4, 3, 2),
    },
}


def table(columns: Mapping[int, Sequence[float]]) -> tuple[PayoutBand, ...]:
    bands = (
        PayoutBand(entries=entries, shares=tuple(round(100 * percent) for percent in column))
        for entries, column in columns.items()
    )
    return (PayoutBand(entries=1, shares=(10_000,)), *bands)


@pytest.mark.parametrize("example", TABLES)
def test_a_published_table_can_be_paid_by(example: str) -> None:
    bands = table(TABLES[example])
    assert payouts_fault(bands) is None
    for entries, column in TABLES[example].items():
        tournament = registered(entries, payouts=bands).tournament
        assert [prize * 100 / tournament.pool for prize in prize_list(tournament)] == [*column]


def test_a_column_that_does_not_add_up_is_named() -> None:
    """PAY-VP247-B, with a slip of the pen."""
    columns = dict(TABLES["PAY-VP247-B"]) | {
        46: (30, 20, 12, 10, 8, 6.5, 5.5, 4.5, 2.6),
        101: (100,),
    }
    assert payouts_fault(table(columns)) == SharesDoNotAddUp(entries=46, up_to=100, total=9_910)


def test_what_is_rounded_down_goes_to_the_first() -> None:
    """PAY-ROUND."""
    bands = (PayoutBand(entries=1, shares=(5_000, 3_000, 2_000)),)
    field = Field(pool=Money(4_370), entries=9, cost=Money(0), unit=Money(10))
    assert planned_for(field, AS_TABLED, bands) == (2_190, 1_310, 870)
