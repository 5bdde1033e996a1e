"""The formula for points, read: names of the trade, arithmetic, conditions, and no more."""

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import partial
from typing import Final, NamedTuple, TypeVar

from tdconsole.domain.language.rejections.calculators import (
    Awaited,
    FormulaTooDeep,
    FormulaTooLong,
    FormulaUnread,
    NameTaken,
    NoSuchFigure,
    NoSuchFunction,
    OtherArguments,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.season.tree import Call, Figure, Joined, Named, Number, Tree, Turned

LONGEST: Final = 2_000
DEEPEST: Final = 30
_MOST_GIVEN: Final = 99

FIGURES: Final = (
    "place",
    "players",
    "entries",
    "bullets",
    "rebuys",
    "addons",
    "all_rebuys",
    "all_addons",
    "buyin",
    "spent",
    "pool",
    "prize",
    "paid",
    "heads",
    "bounties",
    "entry_money",
    "rebuy_money",
    "addon_money",
)
"""The figures of one player's evening."""

FUNCTIONS: Final[dict[str, tuple[int, int]]] = {
    "if": (3, _MOST_GIVEN),
    "round": (1, 2),
    "floor": (1, 1),
    "ceil": (1, 1),
    "trunc": (1, 1),
    "abs": (1, 1),
    "sqrt": (1, 1),
    "log": (1, 1),
    "ln": (1, 1),
    "exp": (1, 1),
    "min": (1, _MOST_GIVEN),
    "max": (1, _MOST_GIVEN),
}
"""The functions, with the fewest and the most values that each takes."""

_LEVELS: Final[tuple[tuple[str, ...], ...]] = (
    ("or",),
    ("and",),
    ("=", "<>", "<", "<=", ">", ">="),
    ("+", "-"),
    ("*", "/"),
)
"""The operators from the loosest to the tightest; `not` binds as a comparison, `^` tightest."""
_TOKEN: Final = re.compile(
    r"\s*(?:(?P<number>[0-9]+(?:\.[0-9]+)?|\.[0-9]+)|(?P<word>[A-Za-z_][A-Za-z_0-9]*)"
    r"|(?P<sign><=|>=|<>|[-+*/^=<>(),;])|(?P<other>\S))"
)


Part = TypeVar("Part")


class _Token(NamedTuple):
    kind: str
    text: str
    at: int


class _Unread(Exception):
    def __init__(self, rejection: Rejection) -> None:
        self.rejection = rejection


def read(text: str) -> Tree | Rejection:
    """The formula, or what is wrong with it and where."""
    if len(text) > LONGEST:
        return FormulaTooLong(most=LONGEST)
    try:
        tree = _Reader(text).formula()
    except _Unread as unread:
        return unread.rejection
    return tree


def _tokens(text: str) -> Iterator[_Token]:
    at = 0
    while (found := _TOKEN.match(text, at)) is not None:
        kind = found.lastgroup or ""
        said, begins = found[kind], found.start(kind)
        if kind == "word" and said.lower() in {"and", "or", "not"}:
            kind = "sign"
        yield _Token(kind, said.lower() if kind in {"word", "sign"} else said, begins)
        at = found.end()


class _Reader:
    def __init__(self, text: str) -> None:
        self._tokens = [*_tokens(text), _Token("end", "", len(text))]
        self._next = 0
        self._depth = self._deepest = 0
        self._names: dict[str, tuple[Tree, int]] = {}
        self._last = max((n for n, one in enumerate(self._tokens) if one.text == ";"), default=-1)

    @property
    def _here(self) -> _Token:
        return self._tokens[self._next]

    def _take(self, *signs: str) -> _Token | None:
        here = self._here
        if here.kind == "sign" and here.text in signs:
            self._next += 1
            return here
        return None

    def _wrong(self, awaited: Awaited) -> _Unread:
        here = self._here
        return _Unread(FormulaUnread(at=here.at, found=here.text, awaited=awaited))

    def formula(self) -> Tree:
        """The names that the formula gives to values, and what it comes to."""
        while self._names_a_value():
            self._name()
        tree = self._joined(0)
        if self._here.kind != "end":
            raise self._wrong("operator")
        return tree

    def _names_a_value(self) -> bool:
        """Without a semicolon to come, it is a comparison."""
        if self._here.kind != "word" or self._next > self._last:
            return False
        return self._tokens[self._next + 1].text == "="

    def _name(self) -> None:
        word = self._here
        if word.text in FIGURES or word.text in FUNCTIONS or word.text in self._names:
            raise _Unread(NameTaken(at=word.at, name=word.text))
        self._next += 2
        self._deepest = 0
        tree = self._joined(0)
        if self._take(";") is None:
            raise self._wrong("operator")
        self._names[word.text] = tree, self._deepest

    def _joined(self, level: int) -> Tree:
        """What operators of this level and tighter ones make, from the left."""
        if level == len(_LEVELS):
            return self._turned()
        if _LEVELS[level][0] == "=" and (sign := self._take("not")) is not None:
            return self._within(
                sign.at, partial(self._turned_round, sign, partial(self._joined, level))
            )
        tree = self._joined(level + 1)
        while (sign := self._take(*_LEVELS[level])) is not None:
            tree = Joined(at=sign.at, sign=sign.text, left=tree, right=self._joined(level + 1))
        return tree

    def _turned(self) -> Tree:
        if (sign := self._take("-")) is not None:
            return self._within(sign.at, partial(self._turned_round, sign, self._turned))
        return self._power()

    @staticmethod
    def _turned_round(sign: _Token, read: "Callable[[], Tree]") -> Tree:
        return Turned(at=sign.at, sign=sign.text, of=read())

    def _power(self) -> Tree:
        tree = self._value()
        if (sign := self._take("^")) is None:
            return tree
        right = self._within(sign.at, self._turned)
        return Joined(at=sign.at, sign="^", left=tree, right=right)

    def _value(self) -> Tree:
        here = self._here
        if here.kind == "number":
            self._next += 1
            return Number(at=here.at, text=here.text)
        if here.kind == "word":
            self._next += 1
            return self._named(here)
        if self._take("(") is None:
            raise self._wrong("value")
        tree = self._within(here.at, lambda: self._joined(0))
        if self._take(")") is None:
            raise self._wrong("closing")
        return tree

    def _named(self, word: _Token) -> Tree:
        if self._here.text != "(" or self._here.kind != "sign":
            if word.text in FUNCTIONS:
                raise self._wrong("opening")
            if word.text in self._names:
                return self._within(word.at, lambda: self._value_named(word))
            if word.text not in FIGURES:
                near = _nearest(word.text, (*FIGURES, *self._names))
                raise _Unread(NoSuchFigure(at=word.at, name=word.text, near=near))
            return Figure(at=word.at, name=word.text)
        if word.text not in FUNCTIONS:
            near = _nearest(word.text, tuple(FUNCTIONS))
            raise _Unread(NoSuchFunction(at=word.at, name=word.text, near=near))
        self._take("(")
        given = self._within(word.at, self._given)
        least, most = FUNCTIONS[word.text]
        if not least <= len(given) <= most or (word.text == "if" and len(given) % 2 == 0):
            raise _Unread(OtherArguments(at=word.at, name=word.text, given=len(given)))
        return Call(at=word.at, name=word.text, given=given)

    def _value_named(self, word: _Token) -> Named:
        tree, depth = self._names[word.text]
        if self._depth + depth > DEEPEST:
            raise _Unread(FormulaTooDeep(at=word.at))
        self._deepest = max(self._deepest, self._depth + depth)
        return Named(at=word.at, name=word.text, of=tree)

    def _given(self) -> tuple[Tree, ...]:
        if self._take(")") is not None:
            return ()
        given = [self._joined(0)]
        while self._take(")") is None:
            if self._take(",") is None:
                raise self._wrong("comma")
            given.append(self._joined(0))
        return tuple(given)

    def _within(self, at: int, read: Callable[[], Part]) -> Part:
        """Read a part one deeper, as long as it is not too deep."""
        if self._depth == DEEPEST:
            raise _Unread(FormulaTooDeep(at=at))
        self._depth += 1
        self._deepest = max(self._deepest, self._depth)
        try:
            return read()
        finally:
            self._depth -= 1


def _nearest(name: str, known: tuple[str, ...]) -> str:
    return next(iter(get_close_matches(name, known, n=1)), "")
