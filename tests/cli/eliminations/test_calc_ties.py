"""Out in one hand, as the sources work it out, each example under its own number."""

from typing import Any, Final

import pytest

from tests.cli.engine.test_calc import asked

PRIZE: Final = 90_000
"""The prize of place 50, the last one paid."""


def given(**question: Any) -> Any:
    said = asked("ties", question)
    assert said.code == 0, said
    return said.json


def paid(answer: Any) -> dict[int, int]:
    """By the bust as it was told."""
    return {rank["bust"]: rank["amount"] for rank in answer["ranks"]}


def busts(*told: tuple[int, int | None]) -> list[dict[str, int]]:
    """Table and stack of each."""
    return [
        {"table": table} if stack is None else {"table": table, "stack": stack}
        for table, stack in told
    ]


@pytest.mark.parametrize("book", ["tda-2024", "tda-2022"])
def test_all_who_go_out_in_the_hand_of_the_announcement_share(book: str) -> None:
    """H4H-1: 52 are left, three go out, 50 places are paid."""
    answer = given(
        rulebook=book,
        at_announcement=True,
        left=49,
        prizes=[PRIZE],
        busts=busts((1, 42_000), (1, 18_000), (2, 60_000)),
    )
    assert paid(answer) == {1: 30_000, 2: 30_000, 3: 30_000}
    assert {(rank["place"], rank["shared_by"]) for rank in answer["ranks"]} == {(50, 3)}
    assert answer["cite"] == f"{book.upper()} RP-8-A"


@pytest.mark.parametrize("book", ["wsop-2026", "figp-2014", "tda-2024", "pl-club"])
def test_at_different_tables_they_share(book: str) -> None:
    """H4H-2."""
    answer = given(rulebook=book, left=49, prizes=[PRIZE], busts=busts((1, None), (2, None)))
    assert paid(answer) == {1: 45_000, 2: 45_000}


@pytest.mark.parametrize(
    ("book", "cite"),
    [
        ("wsop-2026", "WSOP 126"),
        ("figp-2014", "FIGP 60"),
        ("pl-club", "PL 29"),
        ("goldbet-it", "GB Eliminazione progressiva dei partecipanti"),
        ("tda-2024", None),
    ],
)
def test_at_one_table_the_larger_stack_is_paid(book: str, cite: str | None) -> None:
    """H4H-3."""
    two = busts((1, 42_000), (1, 18_000))
    answer = given(rulebook=book, left=49, prizes=[PRIZE], busts=two)
    assert paid(answer) == {1: PRIZE, 2: 0}
    assert [rank["place"] for rank in answer["ranks"]] == [50, 51]
    assert answer["cite"] == cite


def test_by_the_letter_of_the_tda_all_share_at_one_table_too() -> None:
    """H4H-3, its note."""
    answer = given(
        changes={"ties.later": "share_all"},
        left=49,
        prizes=[PRIZE],
        busts=busts((1, 42_000), (1, 18_000)),
    )
    assert paid(answer) == {1: 45_000, 2: 45_000}


def test_online_the_larger_stack_ranks_higher_at_any_table() -> None:
    """H4H-7: 121 are left and 120 are paid."""
    two = busts((1, 90_000), (2, 60_000))
    answer = given(rulebook="goldbet-it", left=119, prizes=[PRIZE], busts=two)
    assert [(rank["bust"], rank["place"]) for rank in answer["ranks"]] == [(1, 120), (2, 121)]
    assert answer["rule"] == "stack_decides"


def test_equal_stacks_share_the_two_prizes() -> None:
    """H4H-8."""
    answer = given(left=4, prizes=[50_000, 30_000], busts=busts((1, 7_000), (1, 7_000)))
    assert paid(answer) == {1: 40_000, 2: 40_000}


def test_three_who_tie_have_a_third_each() -> None:
    """H4H-9."""
    answer = given(left=2, prizes=[25, 15, 8], busts=busts((1, None), (2, None), (3, None)))
    assert set(paid(answer).values()) == {16}


def test_equal_stacks_where_the_better_hand_decides_are_left_open() -> None:
    """H4H-12."""
    two = busts((1, 10_000), (1, 10_000))
    answer = given(rulebook="goldbet-it", left=7, prizes=[500, 300], busts=two)
    assert (answer["doubt"], answer["cite"]) == ("equal_stacks", "GB Parità")
    assert given(rulebook="pl-club", busts=two)["doubt"] is None


def test_a_pair_of_one_table_and_another_table_are_proposed_to_share() -> None:
    three = busts((1, 42_000), (1, 18_000), (2, 60_000))
    answer = given(left=47, prizes=[300, 200, 100], busts=three)
    assert paid(answer) == {1: 200, 2: 200, 3: 200}
    assert answer["doubt"] == "tables"


def test_what_is_no_whole_part_goes_to_the_larger_stack_then_to_the_lower_seat() -> None:
    told = [
        {"table": 1, "seat": 9, "stack": 500},
        {"table": 2, "seat": 3, "stack": 500},
        {"table": 3, "seat": 5, "stack": 900},
    ]
    answer = given(left=1, prizes=[1_000, 700, 300], busts=told, cash_unit=100)
    assert paid(answer) == {3: 700, 2: 700, 1: 600}
    odd = given(left=1, prizes=[1_005, 700, 300], busts=told, cash_unit=100)
    assert paid(odd) == {3: 705, 2: 700, 1: 600}


@pytest.mark.parametrize("wrong", [{}, {"busts": []}, {"busts": [{"table": 0}]}, {"cash_unit": 0}])
def test_misuse_is_told_as_such(wrong: dict[str, Any]) -> None:
    assert asked("ties", wrong).code == 2


def test_prizes_that_rise_are_none() -> None:
    question = {"busts": busts((1, 5), (1, 6)), "prizes": [PRIZE, PRIZE + 1]}
    assert asked("ties", question).refusal == "PrizeRises"
