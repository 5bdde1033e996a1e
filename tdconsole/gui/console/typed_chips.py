"""Chips as a floor types them: 41500, 41 500, 41k, 1.2m."""

import re
from fractions import Fraction
from typing import Final

from tdconsole.domain.values import Chips

_AMOUNT: Final = re.compile(r"([0-9]{1,13})(?:[.,]([0-9]{1,6}))?([km]?)", re.IGNORECASE)
_GROUPED: Final = re.compile(r"[0-9]{1,3}([.,'’\s])[0-9]{3}(?:\1[0-9]{3})*")
MOST: Final = 10**12
_TIMES: Final = {"": 1, "k": 1000, "m": 1_000_000}


def amount(typed: str) -> Chips | None:
    """1500, 1 500, 1.500, 1.5k or 2m."""
    text = re.sub(r"\s+(?=[km]$)", "", typed.strip(), flags=re.IGNORECASE)
    if _GROUPED.fullmatch(text):
        text = re.sub(r"\D", "", text)
    parts = _AMOUNT.fullmatch(text)
    if parts is None:
        return None
    exact = Fraction(f"{parts[1]}.{parts[2] or 0}") * _TIMES[parts[3].lower()]
    return Chips(int(exact)) if exact.denominator == 1 and exact <= MOST else None
