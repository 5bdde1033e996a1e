"""What a director types into a set-up, and what is meant by it."""

from datetime import UTC, datetime

import pytest

pytest.importorskip("PySide6")

from tdconsole.domain.values import Millis, Money, TableNo
from tdconsole.gui.console.setup.forms.typed import (
    chips,
    moment,
    moment_shown,
    money,
    money_shown,
    number,
    tables,
    tables_shown,
)

NOON = Millis(int(datetime(2026, 3, 14, 12, 0, tzinfo=UTC).timestamp() * 1000))


@pytest.mark.parametrize("typed", ["20000", "20 000", "20,000", "20.000", "20k", " 20 000 "])
def test_chips_as_people_write_them(typed: str) -> None:
    assert chips(typed, 10**9) == 20_000


def test_what_is_no_number_of_chips() -> None:
    assert chips("", 10**9) == 0
    assert chips("many", 10**9) is None
    assert chips("2000000000", 10**9) is None


def test_whole_numbers_and_money() -> None:
    assert (number("", 9), number("7", 9), number("10", 9), number("x", 9)) == (0, 7, None, None)
    assert money("7,5", "EUR") == 750
    assert money("", "EUR") == 0
    assert money("7.555", "EUR") is None
    assert money_shown(Money(750), "EUR") == "7.50"
    assert money_shown(Money(5000), "EUR") == "50"
    assert money_shown(Money(5000), "JPY") == "5000"


@pytest.mark.parametrize(
    ("typed", "order"),
    [
        ("", ()),
        ("1-4, 7", (1, 2, 3, 4, 7)),
        ("4-1", (4, 3, 2, 1)),
        (" 12 ; 3 ", (12, 3)),
        ("1-2,4", (1, 2, 4)),
    ],
)
def test_tables_in_the_order_in_which_they_open(typed: str, order: tuple[int, ...]) -> None:
    assert tables(typed) == order
    named = tuple(map(TableNo, order))
    assert tables(tables_shown(named)) == order


@pytest.mark.parametrize("typed", ["a", "0", "1-", "1-100000", "1-6000"])
def test_what_is_no_row_of_tables(typed: str) -> None:
    assert tables(typed) is None


def test_a_row_is_shown_as_short_as_it_is_typed() -> None:
    assert tables_shown(tuple(map(TableNo, (1, 2, 3, 9, 8, 7, 12)))) == "1-3, 9-7, 12"


def test_a_time_is_the_next_one_that_comes() -> None:
    evening, noon_tomorrow = moment("22:30", NOON, UTC), moment("11.00", NOON, UTC)
    assert evening is not None
    assert noon_tomorrow is not None
    assert evening - NOON == 10.5 * 3_600_000
    assert noon_tomorrow - NOON == 23 * 3_600_000
    assert moment_shown(evening, UTC) == "2026-03-14 22:30"
    assert moment("2026-03-14 22:30", NOON, UTC) == evening
    assert moment("", NOON, UTC) == 0
    assert moment_shown(Millis(0), UTC) == ""
    assert moment("25:00", NOON, UTC) is None
    assert moment("2026-02-30 10:00", NOON, UTC) is None
    assert moment("soon", NOON, UTC) is None
