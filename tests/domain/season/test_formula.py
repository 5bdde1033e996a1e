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
    NameTaken,
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
        ("trunc(-2.9) + trunc(2.9)", "0"),
        ("if(place = 1, 10, place = 2, 6, 1)", "6"),
        ("if(place > 9, 1 / 0, place = 9, 1 / 0, 3)", "3"),
        ("a = 4; B = a + 1; a * b", "20"),
        ("third = players / 3; if(place > 0, 5, third)", "5"),
        ("never = 1 / 0; if(place > 0, 5, never)", "5"),
        ("place = 2", "1"),
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
        ("place = 1; 3", NameTaken(at=0, name="place")),
        ("max = 1; 3", NameTaken(at=0, name="max")),
        ("a = 1; a = 2; a", NameTaken(at=7, name="a")),
        ("a = b; b = 1; a", NoSuchFigure(at=4, name="b")),
        ("a = a; 1", NoSuchFigure(at=4, name="a")),
        ("third = 1; thrid + 1", NoSuchFigure(at=11, name="thrid", near="third")),
        ("a = 1;", FormulaUnread(at=6, found="", awaited="value")),
        ("1; 2", FormulaUnread(at=1, found=";", awaited="operator")),
        ("a = 1 / 0; 2 + a", DividedByZero(at=6)),
        ("if(1, 2, 3, 4)", OtherArguments(at=0, name="if", given=4)),
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


def test_the_deepest_formula_is_worked_out_however_deep_its_asker_is() -> None:
    part = "0 or 1 and 1 = 1 + 1 * max("
    text = part * DEEPEST + "1" + ")" * DEEPEST

    def asked_from(depth: int) -> Decimal | Rejection:
        return asked_from(depth - 1) if depth else worth(text)

    assert isinstance(asked_from(200), Decimal)


def test_names_upon_names_are_worked_out_once_each() -> None:
    doubled = "a0 = 1; " + "".join(f"a{n + 1} = a{n} + a{n}; " for n in range(DEEPEST - 1))
    assert worth(f"{doubled} a{DEEPEST - 1}") == 2 ** (DEEPEST - 1)


def test_names_within_names_count_as_brackets_do() -> None:
    deep = "a0 = 1; " + "".join(f"a{n + 1} = a{n}; " for n in range(DEEPEST + 1))
    assert worth(f"{deep} 7") == FormulaTooDeep(at=deep.index(f"a{DEEPEST};"))


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


BINDS: Final = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 4}


def _bare(tree: Any, at_least: int = 0) -> str:
    """The tree with the brackets that the order of the signs asks for, and no others."""
    if isinstance(tree, int):
        return str(tree)
    sign, left, right = tree
    binds = BINDS[sign]
    from_the_right = sign == "^"
    text = (
        f"{_bare(left, binds + from_the_right)} {sign} {_bare(right, binds + (not from_the_right))}"
    )
    return f"({text})" if binds < at_least else text


def _by_python(tree: Any) -> float:
    if isinstance(tree, int):
        return float(tree)
    sign, left, right = tree[0], _by_python(tree[1]), _by_python(tree[2])
    if sign == "^":
        return float(left**right)
    if sign == "/":
        return left / right
    return {"+": left + right, "-": left - right, "*": left * right}[sign]


bare = st.recursive(
    st.integers(1, 9),
    lambda inner: st.one_of(
        st.tuples(st.sampled_from("+-*/"), inner, inner),
        st.tuples(st.just("^"), st.integers(1, 9), st.integers(1, 3)),
        st.tuples(st.just("^"), st.tuples(st.just("^"), st.integers(1, 9), st.just(2)), st.just(2)),
        st.tuples(st.just("^"), st.integers(1, 4), st.tuples(st.just("^"), st.just(2), st.just(2))),
    ),
    max_leaves=10,
)


@given(bare)
def test_signs_bind_as_on_paper(tree: Any) -> None:
    found, text = worth(_bare(tree)), _bare(tree)
    try:
        value = _by_python(tree)
    except ZeroDivisionError:
        assert isinstance(found, DividedByZero), text
        return
    assert isinstance(found, Decimal | DividedByZero), (text, found)
    if isinstance(found, Decimal) and abs(value) < 1e9:
        assert math.isclose(float(found), value, rel_tol=1e-6, abs_tol=1e-6), text


words = st.sampled_from(
    [*FIGURES, *FUNCTIONS, "a", "=", ";", "(", ")", ",", "+", "-", "^", "/", "not", "1", "."]
)


@given(st.one_of(st.text(max_size=60), st.lists(words, max_size=30).map(" ".join)))
def test_any_text_is_a_formula_or_refused_where_it_is_wrong(text: str) -> None:
    found = worth(text)
    if not isinstance(found, Decimal):
        assert 0 <= getattr(found, "at", 0) <= len(text)
