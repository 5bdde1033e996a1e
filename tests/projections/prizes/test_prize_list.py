from tdconsole.domain.values import Money
from tdconsole.projections.prizes.listed import PrizeList, prize_list
from tests.domain.floor import opened, registered


def test_the_prizes_stand_beside_the_pool_they_come_from() -> None:
    assert prize_list(registered(6).tournament) == PrizeList(
        currency="EUR",
        entries=6,
        pool=Money(30_000),
        fees=Money(3_000),
        amounts=(Money(15_000), Money(9_000), Money(6_000)),
    )


def test_before_anybody_came_there_are_no_prizes() -> None:
    shown = prize_list(opened(currency="PLN").tournament)
    assert (shown.currency, shown.entries, shown.amounts) == ("PLN", 0, ())
