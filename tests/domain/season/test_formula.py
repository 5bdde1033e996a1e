"""Formulas for points: against Python's own arithmetic, by hand, and wrong ones."""

import math
from decimal import Decimal
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.language.rejections.calculators import (
    DividedByZero,
    FormulaTooDeep,
    FormulaTooLong,
    FormulaUnread,
    NoSuchFigure,
    NoSuchFunction,
    NoSuchNumber,
    OtherArguments,
    PointsTooLarge,
)
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.season.formula import DEEPEST, FIGURES, FUNCTIONS, LONGEST, read
from tdconsole.domain.season.points import points

FIGURE: Final = {name: Decimal(at + 2) for at, name in enumerate(FIGURES)}
BY_NAME: Final = {name: float(value) for name, value in FIGURE.items()}


def worth(text: str, **figures: int) -> Decimal | Rejection:
    tree = read(text)
    if isinstance(tree, Refusal):
        return tree
    return points(tree, FIGURE | {name: Decimal(value) for name, value in figures.items()})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2 + 3 * 4", "14"),
        ("(2 + 3) * 4", "20"),
        ("10 - 4 - 3", "3"),
        ("24 / 4 / 3", "2"),
        ("2 ^ 3 ^ 2", "512"),
        ("-2 ^ 2", "-4"),
        ("2 ^ -1", "0.5"),
        ("0.1 + 0.2", "0.3"),
        ("1 < 2 and 2 < 1 or 1 = 1", "1"),
        ("not 1 = 2", "1"),
        ("not (1 = 1) or 0", "0"),
        ("round(2.5)", "3"),
        ("round(-2.5)", "-3"),
        ("round(1234.567, 1)", "1234.6"),
        ("round(1234.567, -2)", "1200"),
        ("floor(-1.5) + ceil(1.2)", "0"),
        ("min(3, 1, 2) + max(4, 9)", "10"),
        ("IF(Place <= 3, 100 / place, 1 / 0)", "50"),
        ("if(place > 3, 1 / 0, 7)", "7"),
        ("log(1000) + ln(exp(2))", "5"),
        ("sqrt(players) * 0", "0"),
        ("0 ^ 0", "1"),
    ],
)
def test_it_is_worked_out_as_on_paper(text: str, expected: str) -> None:
    found = worth(text)
    assert isinstance(found, Decimal), found
    assert round(found, 20) == Decimal(expected)


def test_a_formula_of_a_league() -> None:
    text = "if(place <= paid, round(10 * sqrt(entries / place) * (1 + log(buyin + 0.25)), 2), 1)"
    found = worth(text, place=2, paid=5, entries=50, buyin=100)
    assert found == Decimal(str(round(10 * math.sqrt(25) * (1 + math.log10(100.25)), 2)))
    assert worth(text, place=6, paid=5) == 1


@pytest.mark.parametrize(
    ("text", "rejection"),
    [
        ("", FormulaUnread(at=0, found="", awaited="value")),
        ("1 +", FormulaUnread(at=3, found="", awaited="value")),
        ("(1 + 2", FormulaUnread(at=6, found="", awaited="closing")),
        ("1 2", FormulaUnread(at=2, found="2", awaited="operator")),
        ("1 + $", FormulaUnread(at=4, found="$", awaited="value")),
        ("max(1; 2)", FormulaUnread(at=5, found=";", awaited="comma")),
        ("sqrt 4", FormulaUnread(at=5, found="4", awaited="opening")),
        ("1 + plaice", NoSuchFigure(at=4, name="plaice", near="place")),
        ("__import__", NoSuchFigure(at=0, name="__import__")),
        ("squrt(4)", NoSuchFunction(at=0, name="squrt", near="sqrt")),
        ("place(4)", NoSuchFunction(at=0, name="place")),
        ("2 + sqrt(4, 5)", OtherArguments(at=4, name="sqrt", given=2)),
        ("max()", OtherArguments(at=0, name="max", given=0)),
        ("1" * (LONGEST + 1), FormulaTooLong(most=LONGEST)),
        ("(" * (DEEPEST + 1), FormulaTooDeep(at=DEEPEST)),
        ("-" * (DEEPEST + 1) + "1", FormulaTooDeep(at=DEEPEST)),
        ("7 / (place - place)", DividedByZero(at=2)),
        ("sqrt(0 - 1)", NoSuchNumber(at=0, name="sqrt")),
        ("1 + log(0)", NoSuchNumber(at=4, name="log")),
        ("(0 - 8) ^ 0.5", NoSuchNumber(at=8, name="^")),
        ("round(1, 0.5)", NoSuchNumber(at=0, name="round")),
        ("9 ^ 9 ^ 9", PointsTooLarge(at=2)),
        ("exp(99999)", PointsTooLarge(at=0)),
    ],
)
def test_what_is_wrong_is_named_at_its_character(text: str, rejection: Rejection) -> None:
    assert worth(text) == rejection


def test_a_long_sum_is_no_deep_one() -> None:
    assert worth("+".join("1" * 1_000)) == 1_000


Written = tuple[str, Any]
leaves = st.one_of(
    st.integers(0, 999).map(lambda one: (str(one), float(one))),
    st.sampled_from(FIGURES).map(lambda one: (one, BY_NAME[one])),
)


def _joined(parts: tuple[Written, str, Written]) -> Written:
    (left, one), sign, (right, other) = parts
    value = {"+": one + other, "-": one - other, "*": one * other}[sign]
    return f"({left} {sign} {right})", value


def _compared(parts: tuple[Written, str, Written, Written, Written]) -> Written:
    (left, one), sign, (right, other), (yes, if_so), (no, if_not) = parts
    so = {"<": one < other, "<=": one <= other, "=": one == other, "<>": one != other}[sign]
    return f"if({left} {sign} {right}, {yes}, {no})", if_so if so else if_not


trees: st.SearchStrategy[Written] = st.recursive(
    leaves,
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from("+-*"), inner).map(_joined),
        st.tuples(inner, st.sampled_from(("<", "<=", "=", "<>")), inner, inner, inner).map(
            _compared
        ),
        inner.map(lambda one: (f"-{one[0]}", -one[1])),
        st.tuples(inner, inner).map(
            lambda two: (f"max({two[0][0]}, {two[1][0]})", max(two[0][1], two[1][1]))
        ),
    ),
    max_leaves=8,
)


@given(trees)
def test_it_comes_to_what_python_says(written: Written) -> None:
    text, value = written
    found = worth(text)
    assert isinstance(found, Decimal), (text, found)
    assert math.isclose(float(found), value, rel_tol=1e-9, abs_tol=1e-9), text


words = st.sampled_from([*FIGURES, *FUNCTIONS, "(", ")", ",", "+", "-", "^", "/", "not", "1", "."])


@given(st.one_of(st.text(max_size=60), st.lists(words, max_size=30).map(" ".join)))
def test_any_text_is_a_formula_or_refused_where_it_is_wrong(text: str) -> None:
    found = worth(text)
    if not isinstance(found, Decimal):
        assert 0 <= getattr(found, "at", 0) <= len(text)
