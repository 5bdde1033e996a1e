"""The calculator of the end of a day."""

from typing import Any

import pytest

from tests.cli.engine.test_calc import asked


def told(**question: Any) -> Any:
    said = asked("end-of-day", question)
    assert said.code == 0, said
    return said.json


@pytest.mark.parametrize(
    ("left", "window"), [(16, "not_yet"), (15, "open"), (10, "open"), (5, "open"), (4.9, "past")]
)
def test_eod_1_the_window_of_the_clock(left: float, window: str) -> None:
    answer = told(rulebook="figp-2014", minutes_left=left)
    assert (answer["from_minutes"], answer["to_minutes"], answer["window"]) == (15, 5, window)
    assert (answer["cards"], answer["cite"]) == ([3, 4, 5, 6, 7], "FIGP 59")


@pytest.mark.parametrize(("seats", "cards"), [(9, [3, 4, 5, 6, 7]), (6, [2, 3, 4, 5])])
def test_eod_2_and_3_by_seats_at_a_table(seats: int, cards: list[int]) -> None:
    answer = told(rulebook="wsop-2026", seats=seats, tables=4)
    assert (answer["cards"], answer["turned"], answer["shut"]) == (cards, True, True)
    assert answer["window"] is None


@pytest.mark.parametrize("tables", [1, 3])
def test_wsop_125_after_a_redraw_to_three_tables_the_clock_is_not_stopped(tables: int) -> None:
    answer = told(rulebook="wsop-2026", tables=tables, minutes_left=10)
    assert (answer["turned"], answer["window"], answer["cards"]) == (False, "not_stopped", [])
    assert (answer["from_minutes"], answer["to_minutes"], answer["shut"]) == (None, None, False)
    assert answer["cite"] == "WSOP 125"
    never = told(rulebook="wsop-2026", tables=tables, minutes_left=10, redrawn=False)
    assert (never["turned"], never["window"]) == (True, "open")


def test_no_rule_in_some_books() -> None:
    answer = told(minutes_left=10)
    assert (answer["window"], answer["from_minutes"], answer["cite"]) == ("no_rule", None, None)


def test_what_makes_no_sense_is_misuse() -> None:
    assert asked("end-of-day", {"minutes_left": -1}).misuse
