"""The direction of each sign in a line: Arabic and Hebrew run from the right.

This is Unicode's bidirectional algorithm (UAX 9) for lines that begin on the left, except that a
figure ends what runs from the right: the number after a name stays after it.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar
from unicodedata import bidirectional

_KINDS: Final = {"L": "l", "EN": "l", "R": "r", "AL": "r", "AN": "n", "CS": ",", "NSM": "m"}
_NEUTRAL: Final = "o"
_OPENING: Final = "([{"
_CLOSING: Final = ")]}"
_LEVELS: Final = {"r": 1, "n": 2}

T = TypeVar("T")


def levels(text: str) -> list[int]:
    """The level of each sign: 0 is from the left, 1 from the right, 2 an Arabic figure in that."""
    kinds = "".join(_KINDS.get(bidirectional(sign), _NEUTRAL) for sign in text)
    kinds = re.sub(r"([^m])(m+)", lambda found: found[1] * len(found[0]), kinds)
    kinds = re.sub(r"(?<=n),(?=n)", "n", kinds)
    kinds = re.sub(r"[,m]", _NEUTRAL, kinds)
    kinds = re.sub(r"(?<=[rn])o+(?=[rn])", lambda found: "r" * len(found[0]), kinds)
    return [_LEVELS.get(kind, 0) for kind in _bracketed(text, kinds)]


def _bracketed(text: str, kinds: str) -> list[str]:
    """The kinds, with a bracket closed in the direction in which it was opened."""
    found, opened = list(kinds), ""
    for nth, sign in enumerate(text):
        if sign in _OPENING:
            opened += found[nth]
        elif sign in _CLOSING and opened:
            if found[nth - 1] == "r":
                found[nth] = opened[-1]
            opened = opened[:-1]
    return found


def ordered(runs: Sequence[T], level: Callable[[T], int]) -> list[T]:
    """The runs as they stand from left to right."""
    found = list(runs)
    for least in (2, 1):
        start = 0
        while start < len(found):
            end = start
            while end < len(found) and level(found[end]) >= least:
                end += 1
            found[start:end] = reversed(found[start:end])
            start = end + 1
    return found
