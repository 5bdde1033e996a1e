"""Stacks as they are handed out, and the entries that the chips suffice for."""

from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.chip_sets import Chip
from tdconsole.domain.language.terms import AddOn, Profile, Rebuys, StaffBonus, Terms
from tdconsole.domain.values import Chips, Level, Money, Price
from tdconsole.projections.chips.inventory import ChipInventory, Handed, chip_inventory, handed

PRICE = Price(pool=Money(1000))


def chips(**counts: int) -> list[Chip]:
    """Named by value, as v25=300."""
    return [
        Chip(value=Chips(int(value[1:])), colour="#808080", count=count)
        for value, count in counts.items()
    ]


CLUB = chips(v25=250, v100=250, v500=200, v1000=200, v5000=80, v25000=20)


def stack_of(inventory: ChipInventory) -> dict[int, int]:
    return {pile.value: pile.stack for pile in inventory.piles if pile.stack}


def test_a_stack_of_twenty_thousand_is_the_one_that_every_club_hands_out() -> None:
    found = chip_inventory(CLUB, Handed(stack=Chips(20_000)))
    assert stack_of(found) == {25: 8, 100: 8, 500: 6, 1000: 6, 5000: 2}
    assert (found.entries, found.runs_out) == (31, 25)


def test_for_more_entries_each_gets_fewer_of_the_small_chips() -> None:
    few = chips(v25=100, v100=300, v500=300, v1000=300, v5000=100)
    usual = chip_inventory(few, Handed(stack=Chips(10_000)))
    assert usual.entries == 12
    more = chip_inventory(few, Handed(stack=Chips(10_000)), entries=20)
    assert more.entries >= 20
    assert stack_of(more)[25] < stack_of(usual)[25]
    assert usual.most >= more.entries


def test_what_is_sold_later_comes_in_the_largest_chips_and_is_counted() -> None:
    plain = chip_inventory(CLUB, Handed(stack=Chips(10_000)))
    found = chip_inventory(CLUB, Handed(stack=Chips(10_000), after=(Chips(10_000), Chips(15_000))))
    assert {pile.value: pile.after for pile in found.piles if pile.after} == {5000: 5}
    assert found.runs_out == 5000
    assert found.entries == 16 < plain.entries


def test_a_chip_that_no_level_needs_stays_in_its_box() -> None:
    level = Level(small_blind=Chips(100), big_blind=Chips(200), minutes=20)
    found = chip_inventory(CLUB, Handed(stack=Chips(20_000)), (level,))
    assert 25 not in stack_of(found)
    assert 25 in stack_of(chip_inventory(CLUB, Handed(stack=Chips(10_025)), (level,)))


def test_what_can_not_be_made_is_said_to_be_so() -> None:
    for stack, owned in ((20_010, CLUB), (20_000, []), (20_000, chips(v25000=100))):
        found = chip_inventory(owned, Handed(stack=Chips(stack)))
        assert not found.made
        assert (found.entries, found.runs_out, found.most) == (0, None, 0)


def test_everything_that_an_entry_may_buy_is_handed_out() -> None:
    terms = Terms(
        profiles=(Profile(name="Early", price=PRICE, bonus=Chips(2000)),),
        staff_bonus=StaffBonus(price=Money(500), chips=Chips(5000)),
        rebuys=Rebuys(price=PRICE, chips=Chips(10_000)),
        add_on=AddOn(price=PRICE, chips=Chips(15_000)),
        second_half=Chips(7000),
    )
    wanted = handed(Chips(10_000), terms, rebuys=2)
    assert sorted(wanted.after) == [2000, 5000, 7000, 10_000, 10_000, 15_000]
    assert handed(Chips(10_000), Terms()).after == ()


@given(
    counts=st.lists(st.integers(0, 400), min_size=6, max_size=6),
    stack=st.integers(1, 2000).map(lambda number: Chips(25 * number)),
    after=st.lists(st.integers(1, 400).map(lambda number: Chips(25 * number)), max_size=2),
    entries=st.integers(0, 60),
)
def test_whatever_is_made_adds_up_and_is_there(
    counts: list[int], stack: Chips, after: list[Chips], entries: int
) -> None:
    values = (25, 100, 500, 1000, 5000, 25_000)
    owned = [
        Chip(value=Chips(value), colour="#808080", count=count)
        for value, count in zip(values, counts, strict=True)
    ]
    found = chip_inventory(owned, Handed(stack=stack, after=tuple(after)), entries=entries)
    if not found.made:
        return
    assert sum(pile.value * pile.stack for pile in found.piles) == stack
    assert sum(pile.value * pile.after for pile in found.piles) == sum(after)
    for pile in found.piles:
        assert (pile.stack + pile.after) * found.entries <= pile.owned
    assert found.most >= found.entries
