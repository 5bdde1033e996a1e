"""Entries 1, 2 and 3 are left of six who paid 50.00: 150, 90 and 60.00 are open."""

from typing import Final

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.money import AgreeDeal
from tdconsole.domain.prizes.deals import heads_open
from tdconsole.domain.values import Chips, DealShare, EntryId, Money, Price
from tdconsole.projections.people.names import Known
from tdconsole.projections.prizes.deal import agreed_deal, deal_board
from tests.domain.busts import three_left
from tests.domain.floor import at, busting, person

STACKS: Final = {EntryId(1): Chips(60_000), EntryId(2): Chips(40_000), EntryId(3): Chips(20_000)}
PEOPLE: Final = {person(1): Known(name="Ada", country="IT"), person(2): Known(name="Ben")}


def test_before_the_stacks_are_known_nothing_is_offered() -> None:
    board = deal_board(three_left().tournament, PEOPLE, {}, Money(0), heads=False)
    assert [(row.name, row.country, row.seat) for row in board.rows] == [
        ("Ada", "IT", at(1, 1)),
        ("Ben", None, at(1, 2)),
        (None, None, at(1, 3)),
    ]
    assert (board.prizes, board.pot, board.in_play) == ((15_000, 9_000, 6_000), 30_000, 120_000)
    assert not board.complete
    assert all(row.offers == () and row.prize is None for row in board.rows)


def test_a_stack_of_nothing_is_not_known() -> None:
    stacks = {**STACKS, EntryId(3): Chips(0)}
    board = deal_board(three_left().tournament, {}, stacks, Money(0), heads=False)
    assert not board.complete
    assert board.counted == 100_000


def test_the_methods_beside_what_the_place_would_be_paid() -> None:
    board = deal_board(three_left().tournament, PEOPLE, STACKS, Money(0), heads=False)
    assert board.complete
    assert [(row.place, row.prize) for row in board.rows] == [(1, 15_000), (2, 9_000), (3, 6_000)]
    for method in ("icm", "chips", "even"):
        offers = [row.offer(method) for row in board.rows]
        assert sum(0 if one is None else one.amount for one in offers) == 30_000
    chips = [row.offer("chips") for row in board.rows]
    assert [one and (one.amount, one.gain) for one in chips] == [
        (12_000, -3_000),
        (10_000, 1_000),
        (8_000, 2_000),
    ]


def test_equal_stacks_have_the_same_place_and_share_its_prize() -> None:
    stacks = {EntryId(1): Chips(50_000), EntryId(2): Chips(50_000), EntryId(3): Chips(20_000)}
    rows = deal_board(three_left().tournament, {}, stacks, Money(0), heads=False).rows
    assert [(row.place, row.prize) for row in rows] == [(1, 12_000), (1, 12_000), (3, 6_000)]


def test_amounts_that_were_reckoned_elsewhere_are_taken_as_they_are() -> None:
    found = (Money(29_998), Money(1), Money(1))
    board = deal_board(
        three_left().tournament, {}, STACKS, Money(0), False, ("icm",), {"icm": found}
    )
    assert [row.offers[0].amount for row in board.rows] == [29_998, 1, 1]
    assert [row.offers[0].doubt for row in board.rows] == [
        "above_first",
        "below_next",
        "below_next",
    ]


def agreed(*amounts: int, held: int = 0, heads: bool = False) -> AgreeDeal:
    shares = tuple(
        DealShare(entry=entry, chips=chips, amount=Money(amount))
        for (entry, chips), amount in zip(STACKS.items(), amounts, strict=True)
    )
    return AgreeDeal(method="typed", shares=shares, held=Money(held), heads=heads)


def test_what_was_agreed_stands_beside_what_each_method_would_have_given() -> None:
    floor = three_left()
    assert agreed_deal(floor.tournament, {}) is None
    floor.do(agreed(11_000, 9_500, 7_500, held=2_000))
    view = agreed_deal(floor.tournament, PEOPLE)
    assert view is not None
    assert [(row.name, row.amount, row.gain) for row in view.rows] == [
        ("Ada", 11_000, -4_000),
        ("Ben", 9_500, 500),
        (None, 7_500, 1_500),
    ]
    assert (view.divided, view.held, view.chips) == (28_000, 2_000, 120_000)
    even = [one.amount for row in view.rows for one in row.offers if one.method == "even"]
    assert even == [9_334, 9_333, 9_333]
    assert all(row.still_in and not row.won for row in view.rows)


def test_the_winner_has_what_was_held_back() -> None:
    floor = three_left()
    floor.do(agreed(11_000, 9_500, 7_500, held=2_000), busting(1), busting(3))
    view = agreed_deal(floor.tournament, {})
    assert view is not None
    assert [(row.entry, row.still_in, row.won) for row in view.rows] == [
        (1, False, 0),
        (2, True, 2_000),
        (3, False, 0),
    ]


def test_what_is_on_the_heads_can_be_divided_too() -> None:
    """Three players are left; each paid 10.00 for a bounty, and nobody took one."""
    floor = three_left(price=Price(pool=Money(5_000), bounty=Money(1_000)))
    on_heads = heads_open(floor.tournament)
    assert on_heads == 3_000
    board = deal_board(floor.tournament, {}, STACKS, Money(0), heads=True)
    assert (board.heads, board.pot) == (3_000, 33_000)
    assert [row.head for row in board.rows] == [1_000] * 3
    floor.do(agreed(13_000, 11_000, 9_000, heads=True))
    assert heads_open(floor.tournament) == 0
    assert problems(floor.tournament) == frozenset()
    view = agreed_deal(floor.tournament, {})
    assert view is not None
    assert (view.heads, view.divided) == (3_000, 33_000)
