"""Chips as a floor types them, read the same in every line and field: 41500, 41 500, 41.500, 41,500, 41.5k, 1.2m.

A space, point, comma or apostrophe parts groups of three figures. Before `k` or `m` a point or comma
is a decimal. Three figures behind a single one, and then a letter, may be either: nothing is guessed.
"""

import re
from fractions import Fraction
from typing import Final

from tdconsole.domain.values import Chips
from tdconsole.i18n.catalogue import Catalogue

MOST: Final = 10**12
_TIMES: Final = {"": 1, "k": 1000, "m": 1_000_000}
_WHOLE: Final = re.compile(
    r"(?P<all>[0-9]{1,13}|[1-9][0-9]{0,2}(?P<by>[.,'’\s])[0-9]{3}(?:(?P=by)[0-9]{3})*)"
    r"\s?(?P<unit>[km]?)",
    re.IGNORECASE,
)
_DECIMAL: Final = re.compile(r"([0-9]{1,13})[.,]([0-9]{1,6})\s?([km])", re.IGNORECASE)
_PARTED: Final = re.compile(
    r"(?<=[\s=])[1-9][0-9]{0,2}(?:\s[0-9]{3})+(?=[km]?(?:[\s,]|$))", re.IGNORECASE
)
_UNCLEAR: Final = re.compile(
    r"(?<![\w.,'’])[1-9][0-9]{0,2}[.,][0-9]{3}\s?[km](?!\w)", re.IGNORECASE
)

_BEHIND: Final = re.compile(
    r"(?<=[^\s=,]) ([0-9]{3,13}|[0-9]{1,3}(?:[.,'’][0-9]{3})+|[0-9]+(?:[.,][0-9]+)?[km])(?=[\s,]|$)",
    re.IGNORECASE,
)
"""A stack after a bust's name: seats and entries are written differently."""


def amount(typed: str) -> Chips | None:
    """Return the chips; None if it is not a number of chips, or could be two."""
    found = readings(typed)
    return found[0] if len(found) == 1 else None


def readings(typed: str) -> tuple[Chips, ...]:
    """Return all possible numbers, the smaller first: 1.500k is 1500 or 1500000."""
    text, found = typed.strip(), set[Fraction]()
    if whole := _WHOLE.fullmatch(text):
        found.add(Fraction(re.sub(r"\D", "", whole["all"])) * _TIMES[whole["unit"].lower()])
    if parts := _DECIMAL.fullmatch(text):
        found.add(Fraction(f"{parts[1]}.{parts[2]}") * _TIMES[parts[3].lower()])
    return tuple(Chips(int(one)) for one in sorted(found) if one.denominator == 1 and one <= MOST)


def unreadable(words: Catalogue, typed: str) -> str:
    """Say why it can't be read as chips."""
    text = typed.strip()
    if len(found := readings(text)) > 1:
        less, more = map(words.number, found)
        return words.gettext(
            "“{typed}” may be {less} or {more}: type it in full.", typed=text, less=less, more=more
        )
    return words.gettext("“{typed}” is not a number of chips.", typed=text)


def gathered(text: str) -> str:
    """Return a line with spaces inside numbers only, `7-4 41 500`, with each number in one word.

    The line's first word is a table, a seat or a name, never a part of a number.
    """
    return _PARTED.sub(lambda found: re.sub(r"\s", "", found[0]), text)


def unclear(line: str) -> re.Match[str] | None:
    """Return the first number in a line that may be two."""
    return _UNCLEAR.search(line)


def with_stacks(text: str) -> str:
    """Return the line with each stack joined to its player, `7-4=12000`; gathered beforehand."""
    return _BEHIND.sub(r"=\1", text)
