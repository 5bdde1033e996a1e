"""Answers kept for as long as the questions stay the same: unchanged slices of state are identical.

Papers are made in a thread of their own while the window's thread runs, and both ask here. Each memo
therefore holds one object, read once and replaced whole: a thread that comes in between finds either
the new one or the old one, never a mixture.
"""

from collections.abc import Callable
from operator import is_
from typing import Final, Generic, TypeVar

Answer = TypeVar("Answer")
Key = TypeVar("Key")
About = TypeVar("About")

KEPT: Final = 4
"""Enough for the present state, the one before it and the one a gesture would lead to."""


class Memo(Generic[Answer]):
    """The answers to the last few questions; arguments are compared by identity, never by value."""

    def __init__(self) -> None:
        self._last: list[tuple[tuple[object, ...], Answer]] = []

    def known(self, *asked: object) -> Answer | None:
        return next((answer for last, answer in self._last if _same(last, asked)), None)

    def of(self, *asked: object, made: Callable[[], Answer]) -> Answer:
        for last, answer in self._last:
            if _same(last, asked):
                return answer
        answer = made()
        self._last = [(asked, answer), *self._last[: KEPT - 1]]  # replaced, never mutated
        return answer


class MemoEach(Generic[Key, About, Answer]):
    """Answers for many keys at once: a key whose argument is equal to the last keeps its answer."""

    def __init__(self, made: Callable[[Key, About], Answer]) -> None:
        self._made = made
        self._kept: tuple[dict[Key, About], dict[Key, Answer]] = {}, {}

    def of(self, about: dict[Key, About]) -> dict[Key, Answer]:
        """Give the answers in the order of the arguments."""
        (before, last), made = self._kept, self._made
        answers = {
            key: last[key] if key in before and before[key] == one else made(key, one)
            for key, one in about.items()
        }
        self._kept = about, answers
        return answers


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    return len(one) == len(other) and all(map(is_, one, other))
