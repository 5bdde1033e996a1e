"""The line of each key and item of a TOML text; its parser gives only the values."""

import re
import tomllib
from bisect import bisect
from typing import Final

Steps = tuple[str | int, ...]
"""The path to a value: keys, and indices of list items, from 0."""

_BLANK: Final = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_STRING: Final = re.compile(
    r'"""(?:[^"\\]|\\[\s\S]|""?(?!"))*"{3,5}'
    r"|'''(?:[^']|''?(?!'))*'{3,5}"
    r'|"(?:[^"\\]|\\.)*"'
    r"|'[^']*'"
)
_SCALAR: Final = re.compile(r"[^,\]}#\n]*")


def lines_of(text: str) -> dict[Steps, int]:
    """The lines of a text that the parser has accepted."""
    return _Walk(text.replace("\r\n", "\n")).lines


class _Walk:
    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._ends = [found.start() for found in re.finditer("\n", text)]
        self._items: dict[Steps, int] = {}  # so far, for each list of tables
        self.lines: dict[Steps, int] = {}
        table: Steps = ()
        self._skip(_BLANK)
        while self._at < len(text):
            if text[self._at] == "[":
                table = self._header()
            else:
                self._pair(table)
            self._skip(_BLANK)

    def _skip(self, what: re.Pattern[str]) -> str:
        found = what.match(self._text, self._at)
        if found is None:
            raise AssertionError(self._text[self._at :])
        self._at = found.end()
        return found[0]

    def _taken(self, sign: str) -> bool:
        if not self._text.startswith(sign, self._at):
            return False
        self._at += len(sign)
        return True

    def _stands(self, steps: Steps) -> None:
        self.lines.setdefault(steps, bisect(self._ends, self._at - 1) + 1)

    def _header(self) -> Steps:
        begins = self._at
        many = self._taken("[[") or not self._taken("[")
        names = self._names()
        self._at, after = begins, self._at
        path: Steps = ()
        for name in names:
            path = (*self._latest(path), name)
            self._stands(path)
        if many:
            self._items[path] = self._items.get(path, 0) + 1
            self._stands(self._latest(path))
        self._at = after + (2 if many else 1)
        return self._latest(path)

    def _latest(self, path: Steps) -> Steps:
        return (*path, self._items[path] - 1) if path in self._items else path

    def _names(self) -> tuple[str, ...]:
        names = []
        while True:
            self._skip(_SPACE)
            if self._text[self._at] in "\"'":
                names.append(str(tomllib.loads(f"x = {self._skip(_STRING)}")["x"]))
            else:
                names.append(self._skip(_BARE))
            self._skip(_SPACE)
            if not self._taken("."):
                return tuple(names)

    def _pair(self, table: Steps) -> None:
        begins = self._at
        names = self._names()
        self._at, after = begins, self._at
        for length in range(1, len(names) + 1):
            self._stands((*table, *names[:length]))
        self._at = after + 1
        self._skip(_SPACE)
        self._value((*table, *names))

    def _value(self, steps: Steps) -> None:
        if self._taken("["):
            self._skip(_BLANK)
            number = 0
            while not self._taken("]"):
                self._stands((*steps, number))
                self._value((*steps, number))
                self._skip(_BLANK)
                self._taken(",")
                self._skip(_BLANK)
                number += 1
        elif self._taken("{"):
            self._skip(_SPACE)
            while not self._taken("}"):
                self._pair(steps)
                self._skip(_SPACE)
                self._taken(",")
                self._skip(_SPACE)
        elif self._text[self._at] in "\"'":
            self._skip(_STRING)
        else:
            self._skip(_SCALAR)
