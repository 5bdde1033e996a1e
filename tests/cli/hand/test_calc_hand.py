"""The calculators of a hand as they are asked for: each answer with its article."""

from typing import Any

import pytest

from tests.cli.engine.test_calc import asked, calculated


def test_the_least_raise() -> None:
    answer = calculated("min-raise", bets=[400, 1_200], big_blind=400)
    assert answer == {
        "call": 1_200,
        "least": 2_000,
        "by": 800,
        "completed_from": 1_600,
        "cite": "TDA-2024 43-A",
        "ruled": None,
        "may_raise": None,
        "again_cite": None,
    }


def test_what_lies_there() -> None:
    question = {"bets": [400, 1_200], "big_blind": 400}
    silent = calculated("min-raise", **question, chips=[1_000, 1_000])
    assert silent["ruled"] == {"action": "call", "stands_at": 1_200, "cite": "TDA-2024 45"}
    said = calculated("min-raise", **question, put=1_300, said=True)
    assert said["ruled"] == {"action": "completed", "stands_at": 2_000, "cite": "TDA-2024 43-A"}


@pytest.mark.parametrize(
    ("book", "may", "cite"),
    [
        ("tda-2024", True, "TDA-2024 47-A"),
        ("figp-2014", False, "FIGP 19"),
    ],
)
def test_whether_somebody_may_raise_again(book: str, may: bool, cite: str) -> None:
    answer = calculated(
        "min-raise", rulebook=book, bets=[300, 500, 650], big_blind=100, acted_at=300
    )
    assert (answer["may_raise"], answer["again_cite"]) == (may, cite)


def test_raises_left_in_limit() -> None:
    round_ = {"rulebook": "figp-2014", "in_round": 3, "in_tournament": 40}
    answer = calculated("raise-cap", **round_, made=3)
    assert (answer["left"], answer["cite"], answer["all_in_counts"]) == (1, "FIGP 8.a", None)
    answer = calculated("raise-cap", **round_, made=3, bet=400, all_in_over=200)
    assert (answer["made"], answer["left"]) == (4, 0)
    assert (answer["all_in_counts"], answer["all_in_cite"]) == (True, "FIGP 8.c")
    answer = calculated("raise-cap", **round_, made=3, bet=400, all_in_over=199)
    assert (answer["made"], answer["all_in_counts"]) == (3, False)


def test_the_most_in_pot_limit() -> None:
    answer = calculated("pot-limit", pot=1_000, facing=700, own=100)
    assert (answer["most"], answer["call"], answer["binding"]) == (2_300, 600, None)
    blinds = {"small_blind": 100, "big_blind": 200, "small_posted": 100, "big_posted": 100}
    answer = calculated("pot-limit", pot=200, facing=100, blinds=blinds)
    assert (answer["most"], answer["cite"]) == (700, "TDA-2024 54-B")


@pytest.mark.parametrize(
    ("book", "cite", "of_blinds"),
    [
        ("figp-2014", "FIGP 10", "TDA-2024 54-B"),
        ("wsop-2026", "WSOP Section VIII", "WSOP Section VIII"),
        ("tda-2022", "TDA-2022 54-B", "TDA-2022 54-B"),
        ("pokerclub-it", "PC Limiti di puntata", "TDA-2024 54-B"),
        ("pl-club", "TDA-2024 54-B", "TDA-2024 54-B"),
    ],
)
def test_pot_limit_cites_the_article_of_its_book(book: str, cite: str, of_blinds: str) -> None:
    answer = calculated("pot-limit", rulebook=book, pot=150, facing=50)
    assert (answer["most"], answer["cite"], answer["blinds_cite"]) == (250, cite, None)
    blinds = {"small_blind": 100, "big_blind": 200, "small_posted": 0, "big_posted": 200}
    answer = calculated("pot-limit", rulebook=book, pot=200, facing=200, blinds=blinds)
    assert (answer["cite"], answer["blinds_cite"]) == (cite, of_blinds)


@pytest.mark.parametrize(
    ("book", "binding", "cite"),
    [
        ("tda-2024", "least_bet_or_raise", "TDA-2024 54-D"),
        ("figp-2014", "nothing", "FIGP 21"),
    ],
)
def test_the_word_pot_in_no_limit(book: str, binding: str, cite: str) -> None:
    answer = calculated("pot-limit", rulebook=book, pot=900, limit="no")
    assert (answer["most"], answer["binding"], answer["cite"]) == (None, binding, cite)


def test_the_blinds_of_a_short_stack() -> None:
    """BBA-1."""
    level = {"stack": 300, "small_blind": 100, "big_blind": 200, "ante": 200}
    answer = calculated("short-blinds", **level)
    assert (answer["blind"], answer["ante"], answer["cite"]) == (200, 100, "TDA-2024 RP-11")
    answer = calculated("short-blinds", **level, rulebook="pl-club")
    assert (answer["blind"], answer["ante"], answer["wins_of_each"]) == (100, 200, 100)


@pytest.mark.parametrize(("book", "due"), [("tda-2024", 2_000), ("pl-club", 2_000)])
def test_the_ante_at_short_tables(book: str, due: int) -> None:
    """BBA-3."""
    level = {"small_blind": 1_000, "big_blind": 2_000, "ante": 2_000, "fullest": 6}
    assert calculated("ante", **level, rulebook=book)["due"] == due
    assert calculated("ante", **level, reduce_when_all_tables_at_most=6)["due"] == 1_000


@pytest.mark.parametrize(("book", "due"), [("tda-2024", 2_000), ("pl-club", 0)])
def test_the_ante_of_the_last_two(book: str, due: int) -> None:
    """BBA-4."""
    level = {"small_blind": 1_000, "big_blind": 2_000, "ante": 2_000, "fullest": 2}
    assert calculated("ante", **level, last_two=True, rulebook=book)["due"] == due


def test_one_player_alone_at_a_table() -> None:
    """REG-2."""
    table = {"small_blind": 100, "big_blind": 200}
    answer = calculated("absent", **table, minutes=9, rulebook="wsop-2026")
    assert answer == {"moved": 3, "every_seconds": 120, "won": 900, "cite": "WSOP 36"}
    answer = calculated("absent", **table, minutes=9)
    assert answer == {"moved": None, "every_seconds": None, "won": None, "cite": None}


HAND = {
    "stakes": [{"seat": seat, "put": 1_025} for seat in (2, 5, 8)],
    "button": 5,
    "unit": 25,
}


@pytest.mark.parametrize(
    ("about", "first"),
    [
        ({}, 8),
        ({"game": "stud", "high_cards": [2, 8]}, 2),
        ({"game": "stud", "high_cards": [2, 8], "rulebook": "pl-club"}, 8),
        ({"game": "stud"}, 8),
    ],
    ids=["board", "stud", "PL-Podział", "no card told"],
)
def test_the_odd_chip_of_a_shared_pot(about: dict[str, Any], first: int) -> None:
    """TDA-2024 20-A and 20-B."""
    answer = calculated("side-pots", **HAND, ranked=[[2, 8], [5]], **about)
    won = answer["pots"][0]["won"]
    assert [(one["seat"], one["amount"]) for one in won] == [(first, 1_550), (10 - first, 1_525)]


def test_high_and_low() -> None:
    """TDA-2024 20-C."""
    answer = calculated("side-pots", **HAND, ranked=[[2], [5], [8]], low=[[8], [2]])
    (pot,) = answer["pots"]
    assert (pot["won"], pot["low"]) == (
        [{"seat": 2, "amount": 1_550}],
        [{"seat": 8, "amount": 1_525}],
    )
    assert (answer["cite"], answer["half_cite"]) == ("TDA-2024 20-A/B", "TDA-2024 20-C")
    assert calculated("side-pots", **HAND, ranked=[[2], [5, 8]])["half_cite"] is None


@pytest.mark.parametrize(
    "about",
    [{"low": [[9]]}, {"low": [[8], [8]]}, {"high_cards": [3]}, {"ranked": [], "low": [[2]]}],
)
def test_hands_of_nobody(about: dict[str, Any]) -> None:
    question = {**HAND, "ranked": [[2], [5], [8]], **about}
    assert asked("side-pots", question).refusal == "HandNotRanked"


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("min-raise", {"bets": [400, 400], "big_blind": 400}),
        ("min-raise", {"bets": [400], "big_blind": 0}),
        ("min-raise", {"big_blind": 400, "put": 5, "chips": [5]}),
        ("min-raise", {"big_blind": 400, "said": True, "chips": [5]}),
        ("raise-cap", {"made": 3, "in_round": 3, "in_tournament": 40, "bet": 400}),
        ("raise-cap", {"made": 3, "in_round": 9, "in_tournament": 4}),
        ("pot-limit", {"pot": 100, "facing": 200}),
        ("pot-limit", {"pot": 300, "facing": 100, "own": 200}),
        ("short-blinds", {"stack": 0, "small_blind": 100, "big_blind": 200}),
    ],
)
def test_what_makes_no_sense_is_misuse(name: str, question: dict[str, Any]) -> None:
    assert asked(name, question).misuse
