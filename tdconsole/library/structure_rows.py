"""A row of a structure as people write it in any file: its cells and where they are."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from itertools import pairwise
from typing import Final, get_args

from tdconsole.domain.values import (
    AnteKind,
    Record,
)
from tdconsole.flaws import Flaw, NotANumber, NotOneOf, NotUtf8
from tdconsole.known_errors import BadData

ANTE_KINDS: Final[tuple[AnteKind, ...]] = get_args(AnteKind)
MOST_CHIPS: Final = 10**12
MOST_SIGNS: Final = 80
_GROUPED: Final = re.compile("[1-9][0-9]{0,2}(?:([ .,'’_\u00a0\u202f])[0-9]{3}(?:\\1[0-9]{3})*)?")


class Row(Record, kw_only=True):
    """The filled cells of a row by field, with their lines and the names they are under."""

    path: str
    line: int
    cells: dict[str, object]
    lines: dict[str, int]
    names: dict[str, str]

    def bad(self, flaw: Flaw, field: str = "") -> BadData:
        return bad(self.path, self.lines.get(field, self.line), flaw)

    def name(self, field: str) -> str:
        return self.names.get(field, field)


def bad(path: str, line: int, flaw: Flaw) -> BadData:
    return BadData(path, f"line {line}: {flaw}", line=line, flaw=flaw)


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was meant, if it is only a typing slip away."""
    return next(iter(get_close_matches(word.casefold(), list(known), n=1)), None)


def decoded(path: str, written: bytes) -> str:
    try:
        return written.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise bad(path, written.count(b"\n", 0, error.start) + 1, NotUtf8()) from error


def whole(text: str) -> int | None:
    """A number as spreadsheets write it, with or without thousands separators."""
    text = text.strip()
    if re.fullmatch("[0-9]{1,15}", text):
        return int(text)
    if len(text) <= 24 and _GROUPED.fullmatch(text):
        return int(re.sub("[^0-9]", "", text))
    return None


def number_in(row: Row, field: str, value: object, least: int, most: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    flaw = NotANumber(field=row.name(field), given=shown(value), least=least, most=most)
    raise row.bad(flaw, field)


def kind_in(row: Row, field: str) -> AnteKind:
    given = row.cells[field]
    word = re.sub(r"[\s-]+", "_", given.strip().casefold()) if isinstance(given, str) else ""
    for kind in ANTE_KINDS:
        if word == kind:
            return kind
    flaw = NotOneOf(
        field=row.name(field),
        given=shown(given),
        choices=ANTE_KINDS,
        near=nearest(word, ANTE_KINDS),
    )
    raise row.bad(flaw, field)


def shown(value: object) -> str:
    """The value as written, as far as anybody would read it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        said = str(value)
    except ValueError:  # a hexadecimal number of thousands of digits
        return "…"
    return said if len(said) <= MOST_SIGNS else f"{said[:MOST_SIGNS]}…"


def rising(chips: Iterable[int]) -> bool:
    return all(lower < higher for lower, higher in pairwise(chips))
