"""A formula of The Tournament Director 3, read and said in our language in one go."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from tdconsole.domain.language.rejections.calculators import FormulaUntranslated, WhyUntranslated
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.season.formula import FIGURES, FUNCTIONS, read
from tdconsole.domain.season.td3_functions import FUNCTIONS_OF, remainder
from tdconsole.domain.season.td3_terms import (
    COMPARISON,
    FIGURE_OF,
    MINUS,
    NOTHING,
    OR,
    SIGNS,
    VALUE,
    Assumed,
    Term,
    chosen,
    joined,
)
from tdconsole.domain.values import Record

LONGEST_READ: Final = 10_000
DEEPEST_READ: Final = 40
_MOST_CASES: Final = 99
_OURS: Final = frozenset({*FIGURES, *FUNCTIONS, "and", "or", "not"})
_TOKEN: Final = re.compile(
    r"(?P<blank>\s*)(?:(?P<number>[0-9]+(?:\.[0-9]*)?|\.[0-9]+)|(?P<word>[^\W\d]\w*)"
    r'|"(?P<text>[^"]*)"|(?P<sign>[!<>=]=|&&|\|\||[-+*/%=<>!(),;])|(?P<other>\S))'
)


class Translation(Record, kw_only=True):
    """The formula in our language, with whatever had to be assumed about the other one."""

    text: str
    assumed: tuple[Assumed, ...] = ()


class _Token(NamedTuple):
    kind: str
    typed: str
    at: int
    begins_line: bool = False

    @property
    def text(self) -> str:
        return self.typed.lower()


class _Unread(Exception):
    def __init__(self, untranslated: FormulaUntranslated) -> None:
        self.untranslated = untranslated


def translated(text: str) -> Translation | tuple[FormulaUntranslated, ...]:
    """The formula in our language, or all that has no translation."""
    if len(text) > LONGEST_READ:
        return (FormulaUntranslated(at=LONGEST_READ, found="", why="size"),)
    return _Translating(text).result()


def _tokens(text: str) -> Iterator[_Token]:
    at = 0
    while (found := _TOKEN.match(text, at)) is not None:
        kind = found.lastgroup or ""
        said, begins = found[kind], found.end("blank")
        if kind == "word" and said.lower() in {"and", "or", "not", "is"}:
            kind = "sign"
        yield _Token(kind, said, begins, "\n" in found["blank"].replace("\r", "\n"))
        at = found.end()


class _Translating:
    def __init__(self, text: str) -> None:
        self._tokens = [*_tokens(text), _Token("end", "", len(text))]
        self._next = self._brackets = self._depth = self._assigned = 0
        self._variables: dict[str, Term | None] = {}
        self._lines: dict[str, str] = {}
        self._assumed: set[Assumed] = set()
        self._wrong: list[FormulaUntranslated] = []

    def result(self) -> Translation | tuple[FormulaUntranslated, ...]:
        try:
            text = self._said(self._used(self._statements()))
        except _Unread as unread:
            return (*self._wrong, unread.untranslated)
        if self._wrong:
            return tuple(self._wrong)
        if isinstance(read(text), Refusal):
            return (FormulaUntranslated(at=0, found="", why="size"),)
        return Translation(text=text, assumed=tuple(sorted(self._assumed)))

    def _said(self, last: Term) -> str:
        """The formula, behind the names that it needs."""
        said = last.text
        for name, value in reversed(self._lines.items()):
            if re.search(rf"\b{name}\b", said):
                said = f"{name} = {value};\n{said}"
        return said

    @property
    def _here(self) -> _Token:
        return self._tokens[self._next]

    def _take(self, *signs: str) -> _Token | None:
        here = self._here
        if here.kind == "sign" and here.text in signs and not self._is_new_line:
            self._next += 1
            return here
        return None

    @property
    def _is_new_line(self) -> bool:
        return self._here.begins_line and not self._brackets

    def _unread(self, why: WhyUntranslated = "unread") -> _Unread:
        here = self._here
        return _Unread(FormulaUntranslated(at=here.at, found=here.typed, why=why))

    def _expect(self, sign: str) -> None:
        if self._take(sign) is None:
            raise self._unread()

    def _refused(self, token: _Token, why: WhyUntranslated) -> Term:
        self._wrong.append(FormulaUntranslated(at=token.at, found=token.typed, why=why))
        return NOTHING

    def _used(self, term: Term) -> Term:
        """The term as a value on which something depends, and so do its assumptions."""
        self._assumed |= term.assumes
        return term._replace(assumes=frozenset())

    def _named(self, term: Term, name: str = "value", *, always: bool = False) -> Term:
        if term.is_simple and not always:
            return term
        plain = re.sub(r"[^a-z0-9_]", "_", name)
        ours, more = plain, 1
        while ours in _OURS or ours in self._lines:
            more += 1
            ours = f"{plain}_{more}"
        self._lines[ours] = term.text
        return Term(ours)

    def _statements(self) -> Term:
        """Statements end with a semicolon or their line; the last one is the result."""
        last: Term | None = None
        ended = True
        while self._here.kind != "end":
            if self._here.kind == "sign" and self._here.text == ";":
                self._next, ended = self._next + 1, True
                continue
            if not ended and (not self._is_new_line or self._here.text in SIGNS):
                raise self._unread("line" if self._is_new_line else "unread")
            last, ended = self._joined(OR, begins=True), False
        if last is None:
            raise self._unread()
        return last

    def _joined(self, least: int, *, begins: bool = False) -> Term:
        """Values joined by signs that bind at least as tightly as this."""
        left = self._operand(begins=begins)
        while (sign := self._sign(least)) is not None:
            ours, bound = SIGNS[sign.text]
            left, assigned = self._used(left), self._assigned
            right = self._used(self._joined(bound + 1))
            if bound < COMPARISON and self._assigned != assigned:
                self._refused(sign, "assigning")
            left = remainder(left, right, self._named) if ours == "%" else joined(ours, left, right)
        return left

    def _sign(self, least: int) -> _Token | None:
        here = self._here
        if here.kind == "sign" and here.text in SIGNS and SIGNS[here.text][1] >= least:
            return self._take(here.text)
        return None

    def _operand(self, *, begins: bool = False) -> Term:
        if self._is_new_line and not begins:
            raise self._unread("line")
        here = self._here
        if self._depth == DEEPEST_READ:
            raise self._unread("size")
        self._next += here.kind != "end"
        self._depth += 1
        try:
            return self._one(here)
        finally:
            self._depth -= 1

    def _one(self, here: _Token) -> Term:
        if here.kind == "number":
            return Term(here.text.rstrip(".") if here.text.endswith(".") else here.text)
        if here.kind == "word":
            opens = self._here.kind == "sign" and self._here.text == "(" and not self._is_new_line
            return self._function(here) if opens else self._variable(here)
        if here.kind == "sign" and here.text == "-":
            return Term(f"-{self._used(self._operand()).within(MINUS)}", MINUS)
        if here.kind == "sign" and here.text in {"not", "!"}:
            term = self._used(self._operand())
            return Term(f"not {term.within(VALUE)}", COMPARISON, bare="not")
        if here.kind == "sign" and here.text == "(":
            return self._bracketed()
        raise _Unread(FormulaUntranslated(at=here.at, found=here.typed, why="unread"))

    def _bracketed(self) -> Term:
        self._brackets += 1
        term = self._joined(OR)
        while self._take(";") is not None:
            if self._here.text != ")":
                term = self._joined(OR)
        self._close()
        return term._replace(bare="")

    def _close(self) -> None:
        self._expect(")")
        self._brackets -= 1

    def _variable(self, word: _Token) -> Term:
        if word.text in self._variables:
            return self._variables[word.text] or self._refused(word, "unset")
        return FIGURE_OF.get(word.text) or self._refused(word, "absent")

    def _function(self, word: _Token) -> Term:
        self._expect("(")
        self._brackets += 1
        if word.text == "if":
            return self._if()
        if word.text == "assign":
            return self._assign()
        before, given = self._assigned, self._given()
        function = FUNCTIONS_OF.get(word.text)
        if function is None:
            return self._refused(word, "absent")
        if not function.least <= len(given) <= function.most:
            return self._refused(word, "arguments")
        if word.text in {"switch", "lswitch"} and self._assigned != before:
            return self._refused(word, "assigning")
        return function.made(given, self._named)._replace(bare="")

    def _given(self) -> list[Term]:
        given: list[Term] = []
        if self._here.text != ")":
            given.append(self._used(self._joined(OR)))
            while self._take(",") is not None:
                given.append(self._used(self._joined(OR)))
        self._close()
        return given

    def _if(self) -> Term:
        """What a branch assigns counts only if that branch is taken."""
        condition = self._used(self._joined(OR))
        self._expect(",")
        before = dict(self._variables)
        then, in_then = self._joined(OR), self._variables
        self._variables = before
        other = Term("0", assumes=frozenset({"no-else"}))
        if self._take(",") is not None:
            self._variables = dict(before)
            other = self._joined(OR)
        self._close()
        in_other = self._variables
        self._variables = {
            name: self._either(name, condition, in_then.get(name), in_other.get(name))
            for name in {**in_then, **in_other}
        }
        rest = other.cases if 0 < len(other.cases) <= _MOST_CASES - 2 else (other.text,)
        return chosen((condition.text, then.text, *rest), then.assumes | other.assumes)

    def _either(
        self, name: str, condition: Term, then: Term | None, other: Term | None
    ) -> Term | None:
        """The variable after both branches; None if one of them leaves it without a value."""
        if then is None or other is None or then == other:
            return then and other
        return self._named(chosen((condition.text, then.text, other.text)), name)

    def _assign(self) -> Term:
        name = self._here
        if name.kind != "text":
            raise self._unread()
        self._next += 1
        self._expect(",")
        value = self._used(self._joined(OR))
        self._close()
        self._assigned += 1
        if name.text in FIGURE_OF or not re.fullmatch(r"[^\W\d]\w*", name.text):
            return self._refused(name, "assigning")
        term = self._named(value, name.text, always=True)
        self._variables[name.text] = term
        return term._replace(assumes=frozenset({"assigned"}))
