"""The least raise, chips pushed without a word, who may raise again, and the cap of limit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.hand.raises import (
    again,
    cap,
    counts_in_limit,
    full_raise,
    least_raise,
    pushed,
    silent,
)
from tdconsole.domain.rules.book import STANDARD, Rulebook, Ruled
from tdconsole.domain.values import Chips
from tdconsole.library.rulebooks import rulebook, rulebooks_named

FIGP = rulebook("figp-2014")
POLISH = rulebook("pl-club")


def bets(*totals: int) -> tuple[Chips, ...]:
    return tuple(map(Chips, totals))


def least(*totals: int, blind: int = 100, book: Rulebook = STANDARD) -> int:
    return least_raise(bets(*totals), Chips(blind), book).to


def ruled(total: int, *totals: int, book: Rulebook = STANDARD, **how: bool) -> tuple[str, int]:
    found = pushed(Chips(total), least_raise(bets(*totals), Chips(100), book), **how)
    return found.action, found.stands_at


def unsaid(
    *chips: int, over: tuple[int, ...], book: Rulebook = STANDARD, last: bool = False
) -> tuple[str, int, str | None]:
    found = silent(bets(*chips), least_raise(bets(*over), Chips(100), book), book, last=last)
    return found.action, found.stands_at, found.cite


@pytest.mark.parametrize("name", rulebooks_named())
def test_a_raise_is_as_much_as_the_largest_before(name: str) -> None:
    """The examples of FIGP 9.c, which hold in every book."""
    book = rulebook(name)
    assert least(100, 300, book=book) == 500
    assert least(300, 600, book=book) == 900
    assert least(300, 600, 900, book=book) == 1_200


def test_the_first_bet_is_a_big_blind() -> None:
    assert least() == 100
    assert ruled(0) == ("check", 0)
    assert ruled(60) == ("completed", 100)
    assert ruled(250) == ("bet", 250)
    assert ruled(60, last=True) == ("all_in", 60)


def test_a_short_all_in_makes_no_raise_smaller() -> None:
    """TDA-2024 47-A: the least raise is the last full one of the round."""
    assert full_raise(bets(400, 1_200, 1_500), Chips(400)) == 800
    assert least(400, 1_200, 1_500, blind=400) == 2_300


def test_over_an_all_in_below_the_least_bet() -> None:
    """The example of FIGP 9.b: big blind 100, all-in for 20, a raise is to 200."""
    found = least_raise(bets(20), Chips(100), FIGP)
    assert (found.to, found.by, found.cite) == (200, 180, "FIGP 9.b")
    assert least_raise(bets(20), Chips(100), STANDARD).to == 120


@pytest.mark.parametrize(
    ("total", "action", "stands_at"),
    [
        (1_400, "call", 1_000),
        (1_499, "call", 1_000),
        (1_500, "completed", 2_000),
        (1_999, "completed", 2_000),
        (2_000, "raise", 2_000),
        (2_700, "raise", 2_700),
        (1_000, "call", 1_000),
        (600, "undercall", 1_000),
    ],
)
def test_from_half_of_a_raise_it_is_completed(total: int, action: str, stands_at: int) -> None:
    """TDA-2024 43-A, whose own example is the first: 1,400 over an opening bet of 1,000."""
    assert ruled(total, 1_000) == (action, stands_at)


@pytest.mark.parametrize("total", [600, 1_100, 1_999])
def test_a_raise_that_was_said_is_completed_however_small(total: int) -> None:
    assert ruled(total, 1_000, said=True) == ("completed", 2_000)


@pytest.mark.parametrize(
    ("total", "action"), [(600, "all_in"), (1_100, "all_in"), (1_000, "call"), (2_000, "raise")]
)
def test_the_last_chips_stand_as_they_are(total: int, action: str) -> None:
    """TDA-2024 45-B."""
    assert ruled(total, 1_000, last=True) == (action, total)


def test_one_book_measures_by_the_bet() -> None:
    """PL-OB 5: a call and half of the bet on top; others measure by the raise."""
    found = least_raise(bets(100, 300), Chips(100), POLISH)
    assert (found.completed_from, found.to, found.cite) == (450, 500, "PL-OB 5")
    assert least_raise(bets(100, 300), Chips(100), STANDARD).completed_from == 400
    assert least_raise(bets(1_000, 1_100), Chips(100), POLISH).completed_from == 1_650
    assert least_raise(bets(100, 900, 1_800), Chips(100), POLISH).completed_from == 2_700


def test_half_of_an_odd_raise_is_rounded_up() -> None:
    found = least_raise(bets(25), Chips(25), STANDARD)
    assert (found.completed_from, found.to) == (38, 50)
    assert pushed(Chips(37), found).action == "call"
    assert pushed(Chips(38), found).action == "completed"


@pytest.mark.parametrize(("book", "cite"), [(STANDARD, "TDA-2024 44"), (POLISH, "PL-OB 6")])
def test_one_chip_is_a_call(book: Rulebook, cite: str) -> None:
    assert unsaid(5_000, over=(400,), book=book) == ("call", 400, cite)
    assert unsaid(5_000, over=(400,), book=book, last=True) == ("call", 400, cite)


def test_one_chip_where_nothing_is_bet_is_all_it_is_worth() -> None:
    """TDA-2024 44."""
    assert unsaid(5_000, over=())[:2] == ("bet", 5_000)


def test_where_the_house_says_so_one_chip_is_all_it_is_worth() -> None:
    book = replace(
        STANDARD,
        one_chip=Ruled(value="its_worth"),
        several_chips=Ruled(value="their_worth"),
    )
    assert unsaid(5_000, over=(400,), book=book)[:2] == ("raise", 5_000)
    assert unsaid(500, 1_000, over=(400, 1_100), book=book)[:2] == ("completed", 1_800)


@pytest.mark.parametrize(
    ("chips", "over", "action", "stands_at"),
    [
        ((500, 1_000), (400, 1_100), "call", 1_100),
        ((1_000, 1_000), (400, 1_200), "call", 1_200),
        ((500, 500, 500, 500), (400, 1_200), "raise", 2_000),
        ((1_000, 100, 100), (1_000,), "call", 1_000),
        ((1_000, 500, 100), (1_000,), "completed", 2_000),
        ((500, 500), (1_000,), "call", 1_000),
        ((500, 100), (1_000,), "undercall", 1_000),
    ],
)
def test_several_chips_are_a_call_if_all_are_needed(
    chips: tuple[int, ...], over: tuple[int, ...], action: str, stands_at: int
) -> None:
    """TDA-2024 45, the first its example; FIGP 17, whose example are the second and the third."""
    for book in (STANDARD, FIGP):
        assert unsaid(*chips, over=over, book=book)[:2] == (action, stands_at)


def test_two_last_chips_that_are_both_needed_call() -> None:
    """TDA-2024 45-A, its second example: 1,050 bet, the last two chips are of 1,000."""
    assert unsaid(1_000, 1_000, over=(1_050,), last=True)[:2] == ("call", 1_050)
    assert unsaid(1_000, 1_000, over=(900,), last=True)[:2] == ("raise", 2_000)


@pytest.mark.parametrize(
    ("book", "single", "together", "full"),
    [(STANDARD, False, True, True), (FIGP, False, False, True), (POLISH, False, False, True)],
)
def test_who_may_raise_again(book: Rulebook, single: bool, together: bool, full: bool) -> None:
    """TDA-2024 47-A, FIGP 19, PL 33: a bet of 300, then all-ins to 500 and to 650."""

    def may(*totals: int) -> bool:
        return again(bets(*totals), Chips(300), Chips(100), book).may_raise

    assert (may(300, 500), may(300, 500, 650), may(300, 600)) == (single, together, full)
    assert not may(300)


@pytest.mark.parametrize(
    ("over", "may", "book"),
    [
        (149, False, STANDARD),
        (150, True, FIGP),
        (299, False, replace(STANDARD, reopened_in_limit_by=Ruled(value="a_full_bet"))),
        (300, True, replace(STANDARD, reopened_in_limit_by=Ruled(value="a_full_bet"))),
    ],
)
def test_in_limit_half_a_bet_is_enough(over: int, may: bool, book: Rulebook) -> None:
    """TDA-2024 47-B, FIGP 8.c."""
    assert counts_in_limit(Chips(over), Chips(300), book) == may


@pytest.mark.parametrize(
    ("name", "in_round", "in_tournament", "left", "cite"),
    [
        ("tda-2024", 3, 40, 1, None),
        ("tda-2024", 2, 40, 1, None),
        ("tda-2024", 2, 2, None, "TDA-2024 48"),
        ("figp-2014", 3, 40, 1, "FIGP 8.a"),
        ("figp-2014", 2, 40, None, "FIGP 8.b"),
        ("pokerclub-it", 2, 2, 1, "PC Limiti di puntata"),
    ],
)
def test_a_bet_and_three_raises(
    name: str, in_round: int, in_tournament: int, left: int | None, cite: str | None
) -> None:
    found = cap(3, in_round, in_tournament, rulebook(name))
    assert (found.left, found.cite) == (left, cite)


def test_no_raise_is_left_after_the_last_and_a_house_may_have_no_cap() -> None:
    assert cap(4, 3, 40, STANDARD).left == cap(5, 3, 40, STANDARD).left == 0
    assert cap(9, 3, 40, replace(STANDARD, raise_cap=Ruled(value=0))).left is None


@given(
    st.lists(st.integers(1, 500), max_size=6),
    st.integers(1, 3_000),
    st.sampled_from((STANDARD, FIGP, POLISH)),
)
def test_whatever_is_put_there_is_ruled_to_something_legal(
    by: list[int], total: int, book: Rulebook
) -> None:
    totals = tuple(Chips(sum(by[: n + 1])) for n in range(len(by)))
    found = least_raise(totals, Chips(50), book)
    assert found.call < found.completed_from <= found.to
    ruling = pushed(Chips(total), found)
    assert ruling.stands_at == found.call or ruling.stands_at >= found.to
