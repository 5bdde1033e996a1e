"""The functions of The Tournament Director 3, made of ours."""

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Final, NamedTuple

from tdconsole.domain.season.td3_terms import (
    MINUS,
    NOTHING,
    POWER,
    VALUE,
    Assumed,
    Term,
    called,
    chosen,
    joined,
)

Named = Callable[[Term], Term]
"""Gives a value a name of its own, unless it is short, so that it is written once."""


class Function(NamedTuple):
    least: int
    most: int
    made: Callable[[Sequence[Term], Named], Term]


def _same(name: str) -> Callable[[Sequence[Term], Named], Term]:
    return lambda given, _: called(name, *given)


def _most_or_least(name: str) -> Callable[[Sequence[Term], Named], Term]:
    open_ones: frozenset[Assumed] = frozenset({"values"})

    def made(given: Sequence[Term], _: Named) -> Term:
        return called(name, *given)._replace(assumes=frozenset() if len(given) == 2 else open_ones)

    return made


def _logarithm(given: Sequence[Term], _: Named) -> Term:
    """Natural, unless there is a base."""
    if len(given) == 1:
        return called("ln", given[0])
    return joined("/", called("ln", given[0]), called("ln", given[1]))


def _power(given: Sequence[Term], _: Named) -> Term:
    return Term(f"{given[0].within(VALUE)} ^ {given[1].within(MINUS)}", POWER)


def _to_nearest(name: str) -> Callable[[Sequence[Term], Named], Term]:
    def made(given: Sequence[Term], named: Named) -> Term:
        unit = named(given[1])
        return joined("*", called(name, joined("/", given[0], unit)), unit)

    return made


def remainder(left: Term, right: Term, named: Named) -> Term:
    whole, part = named(left), named(right)
    return joined("-", whole, joined("*", part, called("trunc", joined("/", whole, part))))


def _switch(given: Sequence[Term], named: Named) -> Term:
    """Pairs of a value and its result; the last one alone is for all others, else 0."""
    asked, pairs = named(given[0]), list(given[1:])
    other = pairs.pop() if len(pairs) % 2 else NOTHING
    cases: list[str] = []
    for value, result in zip(pairs[::2], pairs[1::2], strict=True):
        cases += [joined("=", asked, value).text, result.text]
    return chosen((*cases, other.text))


def _lswitch(given: Sequence[Term], named: Named) -> Term:
    """Results for 1, 2, 3 …; the last one is for all others too."""
    if len(given) == 2:
        return given[1]
    asked = named(given[0])
    cases: list[str] = []
    for at, result in enumerate(given[1:-1], 1):
        cases += [joined("=", asked, Term(str(at))).text, result.text]
    return chosen((*cases, given[-1].text))


def _one_of(given: Sequence[Term], named: Named) -> Term:
    asked = named(given[0])
    return reduce(
        lambda left, right: joined("or", left, right),
        (joined("=", asked, one)._replace(bare="") for one in given[1:]),
    )


def _sum(given: Sequence[Term], _: Named) -> Term:
    return reduce(lambda left, right: joined("+", left, right), given)


def _product(given: Sequence[Term], _: Named) -> Term:
    return reduce(lambda left, right: joined("*", left, right), given)


def _average(given: Sequence[Term], named: Named) -> Term:
    return joined("/", _sum(given, named), Term(str(len(given))))


def _count(given: Sequence[Term], _: Named) -> Term:
    return Term(str(len(given)))


def _triangle(given: Sequence[Term], named: Named) -> Term:
    rows = named(given[0])
    return joined("/", joined("*", rows, joined("+", rows, Term("1"))), Term("2"))


_MANY: Final = 98
FUNCTIONS_OF: Final[dict[str, Function]] = {
    "abs": Function(1, 1, _same("abs")),
    "ceil": Function(1, 1, _same("ceil")),
    "exp": Function(1, 1, _same("exp")),
    "floor": Function(1, 1, _same("floor")),
    "round": Function(1, 2, _same("round")),
    "sqrt": Function(1, 1, _same("sqrt")),
    "log": Function(1, 2, _logarithm),
    "ln": Function(1, 2, _logarithm),
    "log10": Function(1, 1, _same("log")),
    "max": Function(1, _MANY, _most_or_least("max")),
    "min": Function(1, _MANY, _most_or_least("min")),
    "pow": Function(2, 2, _power),
    "power": Function(2, 2, _power),
    "roundtonearest": Function(2, 2, _to_nearest("round")),
    "rounduptonearest": Function(2, 2, _to_nearest("ceil")),
    "rounddowntonearest": Function(2, 2, _to_nearest("floor")),
    "switch": Function(3, _MANY, _switch),
    "lswitch": Function(2, _MANY // 2, _lswitch),
    "oneof": Function(2, _MANY, _one_of),
    "sum": Function(1, _MANY, _sum),
    "product": Function(1, _MANY, _product),
    "average": Function(1, _MANY, _average),
    "count": Function(1, _MANY, _count),
    "triangle": Function(1, 1, _triangle),
}
"""Those that have a counterpart; `if` and `assign` are read by the reader itself."""
