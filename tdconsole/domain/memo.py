"""Answers that are kept for as long as the same is asked: slices that did not change are the same.

A paper is made in a thread beside the window's, and both ask here. So what is kept is one object,
looked at once and exchanged whole: a thread that comes between finds all of it, or all of that before.
"""

from collections.abc import Callable
from operator import is_
from typing import Final, Generic, TypeVar

Answer = TypeVar("Answer")
Key = TypeVar("Key")
About = TypeVar("About")

KEPT: Final = 4
"""What is so, what was so before, and what a gesture would bring."""


class Lately(Generic[Answer]):
    """Of the last few questions; what was asked is compared by identity, never by its worth."""

    def __init__(self) -> None:
        self._last: list[tuple[tuple[object, ...], Answer]] = []

    def known(self, *asked: object) -> Answer | None:
        return next((answer for last, answer in self._last if _same(last, asked)), None)

    def of(self, *asked: object, made: Callable[[], Answer]) -> Answer:
        for last, answer in self._last:
            if _same(last, asked):
                return answer
        answer = made()
        self._last = [(asked, answer), *self._last[: KEPT - 1]]  # exchanged, never changed
        return answer


class LatelyEach(Generic[Key, About, Answer]):
    """Of many at once: what is asked about the same, by its worth, has the same answer as before."""

    def __init__(self, made: Callable[[Key, About], Answer]) -> None:
        self._made = made
        self._kept: tuple[dict[Key, About], dict[Key, Answer]] = {}, {}

    def of(self, about: dict[Key, About]) -> dict[Key, Answer]:
        """In the order in which it is asked."""
        (before, last), made = self._kept, self._made
        answers = {
            key: last[key] if key in before and before[key] == one else made(key, one)
            for key, one in about.items()
        }
        self._kept = about, answers
        return answers


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    return len(one) == len(other) and all(map(is_, one, other))
