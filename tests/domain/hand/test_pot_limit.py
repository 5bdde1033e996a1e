"""The most that may be bet in pot-limit."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.hand.pot_limit import PostedBlinds, most_bet
from tdconsole.domain.rules.book import STANDARD, Rulebook, Ruled
from tdconsole.domain.values import Chips
from tdconsole.library.rulebooks import rulebook


def most(pot: int, facing: int = 0, own: int = 0, book: Rulebook = STANDARD) -> int:
    return most_bet(Chips(pot), Chips(facing), Chips(own), book).to


def posted(small: int, big: int) -> PostedBlinds:
    return PostedBlinds(
        small_blind=Chips(100),
        big_blind=Chips(200),
        small_posted=Chips(small),
        big_posted=Chips(big),
    )


def test_the_pot_after_the_own_call() -> None:
    """The example of FIGP 10: 100 in the pot, 50 bet, a raise is to 250 at most."""
    assert most(150, 50, book=rulebook("figp-2014")) == 250


def test_where_nothing_is_bet_it_is_the_pot() -> None:
    assert most(900) == 900


def test_a_raise_over_a_raise() -> None:
    """Blinds of 100 and 200, a raise to 700; the small blind has 100 there."""
    assert most(1_000, 700) == 2_400
    assert most(1_000, 700, 100) == 2_300


@pytest.mark.parametrize(
    ("small", "big"), [(0, 200), (100, 100), (100, 200)], ids=["dead", "short", "full"]
)
def test_a_short_or_dead_blind_makes_the_pot_no_smaller(small: int, big: int) -> None:
    """The examples of TDA-2024 54-B: 700 for the first to act."""
    found = most_bet(Chips(small + big), Chips(big), Chips(0), STANDARD, posted(small, big))
    assert (found.to, found.call, found.pot, found.cite) == (700, 200, 300, "TDA-2024 54-B")


def test_where_the_house_says_so_it_counts_as_it_was_posted() -> None:
    book = replace(STANDARD, pot_short_blinds=Ruled(value="as_posted"))
    found = most_bet(Chips(200), Chips(200), Chips(0), book, posted(0, 200))
    assert (found.to, found.cite, found.blinds_cite) == (600, "TDA-2024 54-B", None)
