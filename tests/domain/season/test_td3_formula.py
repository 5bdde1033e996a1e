"""Formulas of The Tournament Director 3 in our language: by its manual's own examples, and by hand."""

import math
import re
from decimal import Decimal
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdconsole.domain.language.rejections.calculators import FormulaUntranslated
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.season.formula import FIGURES, read
from tdconsole.domain.season.points import points
from tdconsole.domain.season.td3_formula import (
    DEEPEST_READ,
    LONGEST_READ,
    Translation,
    translated,
)
from tdconsole.domain.season.td3_functions import FUNCTIONS_OF
from tdconsole.domain.season.td3_terms import FIGURE_OF, SIGNS
from tdconsole.files import resource


def said(text: str) -> Translation:
    found = translated(text)
    assert isinstance(found, Translation), found
    return found


def worth(text: str, **figures: int) -> float:
    tree = read(said(text).text)
    assert not isinstance(tree, Refusal), tree
    zeros = dict.fromkeys(FIGURES, Decimal(0))
    found = points(tree, zeros | {name: Decimal(value) for name, value in figures.items()})
    assert isinstance(found, Decimal), found
    return float(found)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("abs(-3)", 3),
        ("ceil(2.2)", 3),
        ("exp(1)", 2.718281828459045),
        ("floor(2.2)", 2),
        ("log(2)", 0.6931471805599453),
        ("log(2, 10)", 0.30102999566398114),
        ("ln(2)", 0.6931471805599453),
        ("log10(2)", 0.30102999566398114),
        ("max(2, 5)", 5),
        ("min(2, 5)", 2),
        ("pow(2, 5)", 32),
        ("power(5, 2)", 25),
        ("round(2.7)", 3),
        ("round(1.55, 1)", 1.6),
        ("round(1.55555, 3)", 1.556),
        ("roundUpToNearest(371, 25)", 375),
        ("roundToNearest(371, 50)", 350),
        ("roundDownToNearest(371, 100)", 300),
        ("sqrt(16)", 4),
        ("switch(3, 1, 10, 2, 20, 3, 30, 4, 40)", 30),
        ("switch(6, 1, 10, 2, 20, 3, 30, 4, 40, -1)", -1),
        ("switch(6, 1, 10)", 0),
        ("lswitch(1, 10, 20, 30, 40)", 10),
        ("lswitch(4, 10, 20, 30, 40)", 40),
        ("lswitch(10, 10, 20, 30, 40)", 40),
        ('(assign("a", 6); assign("b", 3); a * b)', 18),
        ("sum(1, 2, 3, 4, 5, 6)", 21),
        ("product(1, 2, 3, 4, 5, 6)", 720),
        ("average(1, 2, 3, 4, 5, 6)", 3.5),
        ("count(1, 2, 3, 4, 5, 6)", 6),
        ("oneof(4, 2, 4, 12)", 1),
        ("oneof(5, 2, 4, 12)", 0),
        ("triangle(6)", 21),
        ("17 + 33", 50),
        ("51 / 3", 17),
        ("!1", 0),
        ("not 0", 1),
        ("10 != 20", 1),
        ("10 <= 5", 0),
        ("2 is 2", 1),
        ("2 == 3", 0),
        ("1 and 0", 0),
        ("1 && 1", 1),
        ("(10 > 5) or (20 = 10)", 1),
        ("0 || 0", 0),
        ("12 % 5", 2),
        ("25 % 5", 0),
    ],
)
def test_the_examples_of_its_manual_come_to_what_it_says(text: str, expected: float) -> None:
    assert worth(text) == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(
    ("text", "ours"),
    [
        ("buyins - rank + 1", "players - place + 1"),
        ("N - R", "players - place"),
        ("(n - r) * 2", "(players - place) * 2"),
        ("10 - (5 - r)", "10 - (5 - place)"),
        ("8 / (n / r)", "8 / (players / place)"),
        ("-r * -n", "-place * -players"),
        ("pow(-2, 2) * pow(2, -r)", "(-2) ^ 2 * 2 ^ -place"),
        ("pow(pow(2, 3), 2)", "(2 ^ 3) ^ 2"),
        ("if(r <= 3, 5, if(r <= 6, 2, 0))", "if(place <= 3, 5, place <= 6, 2, 0)"),
        ("n-r+1 + if(m, 6-r, 0)", "players - place + 1 + if(place <= paid, 6 - place, 0)"),
        ("nh * 3 + 2.;", "heads * 3 + 2"),
        ('assign("third", n / 3)\nthird + third', "third = players / 3;\nthird + third"),
        ('assign("place", r)\nplace + 1', "place_2 = place;\nplace_2 + 1"),
        ('assign("x", 1)\nassign("x", x + 1)\nx', "x = 1;\nx_2 = x + 1;\nx_2"),
        ('assign("unused", 1 / 0)\nr', "place"),
        ('assign("Poäng", n)\nPOÄNG + 1', "po_ng = players;\npo_ng + 1"),
        ("triangle(n - 1)", "value = players - 1;\nvalue * (value + 1) / 2"),
    ],
)
def test_it_is_said_as_one_would_write_it(text: str, ours: str) -> None:
    assert said(text) == Translation(text=ours)


def test_what_a_branch_assigns_counts_where_that_branch_was_taken() -> None:
    text = """
        assign("v", n + nr)
        assign("percent", switch(r, 1, .3, 2, .2, 3, .12, 0)); assign("hits", switch(nh, 1, 20, 0))
        assign("points", 0)

        if((v >= 10) && (v <= 12), assign("points", (v * 100 * percent) + if(r < 4, v, 0)))

        points + hits"""
    assert said(text).assumed == ()
    assert worth(text, players=10, rebuys=1, place=2, heads=1) == 11 * 100 * 0.2 + 11 + 20
    assert worth(text, players=10, rebuys=1, place=5, heads=2) == 0
    assert worth(text, players=10, rebuys=3, place=1, heads=1) == 20


LEAGUE: Final = """assign ("score", 1)
assign ("top", Round(n/4) )
assign ("cost", (totalBuyInsAmount + totalRebuysAmount + totalAddOnsAmount) / buyins)
IF (top < r and r < 9, assign("score", round(40 * pow(0.8, r - top)) + numberofHits * 5),
    (IF (top >= r, assign ("score", round(10 * sqrt(n) / sqrt(r) * (1 + log(cost)))))))"""


def test_an_assignment_as_the_result_is_said_to_be_assumed() -> None:
    assert said(LEAGUE).assumed == ("assigned", "no-else")
    evening = {"players": 20, "entry_money": 400, "rebuy_money": 200, "heads": 2}
    assert worth(LEAGUE, place=4, **evening) == round(10 * math.sqrt(5) * (1 + math.log(30)))
    assert worth(LEAGUE, place=7, **evening) == 40 * 0.64 // 1 + 1 + 10
    assert worth(LEAGUE, place=9, **evening) == 0


@pytest.mark.parametrize(
    ("text", "assumed"),
    [
        ("if(r < 3, 10)", ("no-else",)),
        ('assign("x", if(r < 3, 10)) + 1', ("assigned", "no-else")),
        ("if(r < 3, 10); n", ()),
        ("r = 1 or r = 2 and n > 9", ("order",)),
        ("(r = 1 or r = 2) and n > 9", ()),
        ("oneof(r, 1, 2) and n > 9", ()),
        ("1 < r < 9", ("order",)),
        ("not r = 1", ("order",)),
        ("!(r = 1) and !m", ()),
        ("max(1, 2, r)", ("values",)),
        ("position", ("position",)),
        ("take / tc", ("winnings",)),
    ],
)
def test_what_the_manual_leaves_open_is_named(text: str, assumed: tuple[str, ...]) -> None:
    assert said(text).assumed == assumed


def _no(at: int, found: str, why: Any) -> FormulaUntranslated:
    return FormulaUntranslated(at=at, found=found, why=why)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("players + n", (_no(0, "players", "absent"),)),
        (
            "Random() + top(2, r) + Level",
            (_no(0, "Random", "absent"), _no(11, "top", "absent"), _no(23, "Level", "absent")),
        ),
        ("round(1, 2, 3)", (_no(0, "round", "arguments"),)),
        ("switch(r, 1)", (_no(0, "switch", "arguments"),)),
        ('assign("r", 1)\nrank', (_no(7, "r", "assigning"),)),
        ('assign("my points", 1)', (_no(7, "my points", "assigning"),)),
        ('assign("a", 1); m and assign("a", 2)', (_no(18, "and", "assigning"),)),
        ('switch(r, 1, assign("a", 2))', (_no(0, "switch", "assigning"),)),
        ('if(m, assign("a", 2), 0)\na', (_no(25, "a", "unset"),)),
        ("n\n- r", (_no(2, "-", "line"),)),
        ("n -\nr", (_no(4, "r", "line"),)),
        ("n r", (_no(2, "r", "unread"),)),
        ("r ^ 2", (_no(2, "^", "unread"),)),
        ("=if(r, 1, 2)", (_no(0, "=", "unread"),)),
        ("if(r)", (_no(4, ")", "unread"),)),
        ("(n", (_no(2, "", "unread"),)),
        ("(n)) + 1", (_no(3, ")", "unread"),)),
        ('"n"', (_no(0, "n", "unread"),)),
        ("", (_no(0, "", "unread"),)),
        (" ;\n; ", (_no(5, "", "unread"),)),
        ("(" * 99, (_no(DEEPEST_READ, "(", "size"),)),
        ("-" * 99 + "1", (_no(DEEPEST_READ, "-", "size"),)),
        ("1" * (LONGEST_READ + 1), (_no(LONGEST_READ, "", "size"),)),
        ("+".join("n" * 999), (_no(0, "", "size"),)),
    ],
)
def test_what_has_no_translation_is_listed(
    text: str, wrong: tuple[FormulaUntranslated, ...]
) -> None:
    assert translated(text) == wrong


def test_the_manual_shows_what_becomes_of_a_formula() -> None:
    page = resource("manual").joinpath("points.md").read_text(encoding="utf-8")
    before, after = page.split("\n## Formulas of The Tournament Director 3\n")
    theirs, ours = re.findall(r"^```\n(.*?)\n```$", after, re.DOTALL | re.MULTILINE)
    assert said(theirs) == Translation(text=ours)
    own_names = re.findall(r"^```\n(.*?)\n```$", before, re.DOTALL | re.MULTILINE)[-1]
    assert "third = " in own_names
    assert not isinstance(read(own_names), Refusal)


def test_a_name_within_a_name_doubles_nothing() -> None:
    text = "n"
    for _ in range(12):
        text = f"triangle({text})"
    assert len(said(text).text) < 1_000


words = st.sampled_from(
    [*FIGURE_OF, *FUNCTIONS_OF, *SIGNS, "if", "assign", '"a"', "a", "(", ")", ",", ";", "\n", "!"]
)
leaves = st.sampled_from(["n", "r", "nh", "1", "2", "7", "0.5"])
formulas = st.recursive(
    leaves,
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", "*", "<", "=="]), inner).map(
            lambda one: f"({one[0]} {one[1]} {one[2]})"
        ),
        st.tuples(inner, inner, inner).map(lambda one: f"if({', '.join(one)})"),
        st.tuples(inner, inner).map(lambda two: f"max({', '.join(two)})"),
        st.tuples(st.sampled_from(["x", "y"]), inner, inner).map(
            lambda one: f'(assign("{one[0]}", {one[1]}); {one[0]} + {one[2]})'
        ),
        inner.map(lambda one: f"-{one}"),
    ),
    max_leaves=10,
)
NUMBERS: Final = {"n": 20.0, "r": 3.0, "nh": 2.0}


class _Its:
    """A plain reading of the generated formulas, which are in brackets throughout."""

    def __init__(self, text: str) -> None:
        self._left = text
        self._variables = dict(NUMBERS)

    def value(self) -> float:
        for name, most in (("if(", 3), ("max(", 2)):
            if self._took(name):
                return self._called(name, most)
        if self._took("-"):
            return -self.value()
        if self._took("(assign("):
            return self._assigned()
        if self._took("("):
            return self._joined()
        word = self._left[: len(self._left) - len(self._left.lstrip("nrhxy0123456789."))]
        self._left = self._left[len(word) :]
        return self._variables[word] if word.isalpha() else float(word)

    def _took(self, text: str) -> bool:
        took = self._left.startswith(text)
        self._left = self._left.removeprefix(text)
        return took

    def _called(self, name: str, most: int) -> float:
        if name == "if(":
            return self._chosen()
        given = []
        for at in range(most):
            given.append(self.value())
            assert self._took(", " if at < most - 1 else ")")
        return max(given)

    def _chosen(self) -> float:
        condition, _ = self.value(), self._took(", ")
        before = dict(self._variables)
        yes, _ = self.value(), self._took(", ")
        after_yes, self._variables = self._variables, before
        no, _ = self.value(), self._took(")")
        self._variables = after_yes if condition else self._variables
        return yes if condition else no

    def _assigned(self) -> float:
        name = self._left[1]
        self._left = self._left[len('"x", ') :]
        self._variables[name] = self.value()
        assert self._took(f"); {name} + ")
        mine = self._variables[name]
        total = mine + self.value()
        assert self._took(")")
        return total

    def _joined(self) -> float:
        one = self.value()
        sign = self._left.split()[0]
        self._left = self._left[len(sign) + 2 :]
        other = self.value()
        assert self._took(")")
        return {
            "+": one + other,
            "-": one - other,
            "*": one * other,
            "<": float(one < other),
            "==": float(one == other),
        }[sign]


@given(formulas)
def test_both_come_to_the_same(text: str) -> None:
    found = worth(text, players=20, place=3, heads=2)
    assert math.isclose(found, _Its(text).value(), rel_tol=1e-9, abs_tol=1e-9), text


@given(st.one_of(st.text(max_size=60), st.lists(words, max_size=40).map(" ".join)))
def test_any_text_is_translated_or_what_is_wrong_is_inside_it(text: str) -> None:
    found = translated(text)
    if isinstance(found, Translation):
        assert not isinstance(read(found.text), Refusal)
    else:
        assert found
        assert all(0 <= one.at <= len(text) for one in found)
