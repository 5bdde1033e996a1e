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
    NoSuchFigure,
    NoSuchFunction,
    OtherArguments,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.values import Record

LONGEST: Final = 2_000
DEEPEST: Final = 50

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
)
"""The figures of one player's evening."""

FUNCTIONS: Final[dict[str, tuple[int, int]]] = {
    "if": (3, 3),
    "round": (1, 2),
    "floor": (1, 1),
    "ceil": (1, 1),
    "abs": (1, 1),
    "sqrt": (1, 1),
    "log": (1, 1),
    "ln": (1, 1),
    "exp": (1, 1),
    "min": (1, 50),
    "max": (1, 50),
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
    r"|(?P<sign><=|>=|<>|[-+*/^=<>(),])|(?P<other>\S))"
)


class Number(Record, kw_only=True):
    at: int
    text: str


class Figure(Record, kw_only=True):
    at: int
    name: str


class Call(Record, kw_only=True):
    at: int
    name: str
    given: tuple["Tree", ...]


class Joined(Record, kw_only=True):
    """Two values and the operator between them."""

    at: int
    sign: str
    left: "Tree"
    right: "Tree"


class Turned(Record, kw_only=True):
    """A value behind a minus or a `not`."""

    at: int
    sign: str
    of: "Tree"


Tree = Number | Figure | Call | Joined | Turned


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
        reader = _Reader(text)
        tree = reader.joined(0)
        reader.end()
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
        self._depth = 0

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

    def end(self) -> None:
        if self._here.kind != "end":
            raise self._wrong("operator")

    def joined(self, level: int) -> Tree:
        """What operators of this level and tighter ones make, from the left."""
        if level == len(_LEVELS):
            return self._turned()
        if _LEVELS[level][0] == "=" and (sign := self._take("not")) is not None:
            return self._within(
                sign.at, partial(self._turned_round, sign, partial(self.joined, level))
            )
        tree = self.joined(level + 1)
        while (sign := self._take(*_LEVELS[level])) is not None:
            tree = Joined(at=sign.at, sign=sign.text, left=tree, right=self.joined(level + 1))
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
        tree = self._within(here.at, lambda: self.joined(0))
        if self._take(")") is None:
            raise self._wrong("closing")
        return tree

    def _named(self, word: _Token) -> Tree:
        if self._here.text != "(" or self._here.kind != "sign":
            if word.text in FUNCTIONS:
                raise self._wrong("opening")
            if word.text not in FIGURES:
                near = _nearest(word.text, FIGURES)
                raise _Unread(NoSuchFigure(at=word.at, name=word.text, near=near))
            return Figure(at=word.at, name=word.text)
        if word.text not in FUNCTIONS:
            near = _nearest(word.text, tuple(FUNCTIONS))
            raise _Unread(NoSuchFunction(at=word.at, name=word.text, near=near))
        self._take("(")
        given = self._within(word.at, self._given)
        least, most = FUNCTIONS[word.text]
        if not least <= len(given) <= most:
            raise _Unread(OtherArguments(at=word.at, name=word.text, given=len(given)))
        return Call(at=word.at, name=word.text, given=given)

    def _given(self) -> tuple[Tree, ...]:
        if self._take(")") is not None:
            return ()
        given = [self.joined(0)]
        while self._take(")") is None:
            if self._take(",") is None:
                raise self._wrong("comma")
            given.append(self.joined(0))
        return tuple(given)

    def _within(self, at: int, read: Callable[[], Part]) -> Part:
        """Read a part one deeper, as long as it is not too deep."""
        if self._depth == DEEPEST:
            raise _Unread(FormulaTooDeep(at=at))
        self._depth += 1
        try:
            return read()
        finally:
            self._depth -= 1


def _nearest(name: str, known: tuple[str, ...]) -> str:
    return next(iter(get_close_matches(name, known, n=1)), "")
