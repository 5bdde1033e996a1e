"""The results as plain text for a newspaper or a forum, with leaders in a width that all take."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Final
from unicodedata import bidirectional, category, east_asian_width

from tdconsole.exports.results.wording import (
    day,
    dealt,
    heading,
    money,
    named,
    notes,
    place_of,
    unnamed,
)
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.eliminations.published import PlacePublished, Published

WIDTH: Final = 72
_LEADERS: Final = 3
"""The fewest dots between a name and its prize."""
_LEAST: Final = 12
"""The least that is left of a name."""
_BETWEEN: Final = " · "


def results_press(words: Catalogue, told: Published, club: str) -> bytes:
    return "".join(f"{line.rstrip()}\n" for line in _lines(words, told, club)).encode(
        errors="replace"
    )


def width(text: str) -> int:
    """The columns it takes where each sign has one width: two for a Chinese one, none for accents."""
    return sum(_width(sign) for sign in text)


def _width(sign: str) -> int:
    if category(sign) in {"Mn", "Me", "Cf", "Cc"}:
        return 0
    return 2 if east_asian_width(sign) in {"W", "F"} else 1


def cut(text: str, most: int) -> str:
    """The text, cut to this width if it is wider."""
    if width(text) <= most:
        return text
    kept, taken = "", 1
    for sign in text:
        taken += _width(sign)
        if taken > most:
            break
        kept += sign
    return f"{kept.rstrip()}…"


def isolated(name: str) -> str:
    """The name, set apart from what is beside it if it is written from right to left."""
    turned = any(bidirectional(sign) in {"R", "AL"} for sign in name)
    return f"\u2068{name}\u2069" if turned else name


def _lines(words: Catalogue, told: Published, club: str) -> Iterator[str]:
    yield from wrap(told.name.upper(), WIDTH)
    yield from wrap(_BETWEEN.join(one for one in (club, day(words, told)) if one), WIDTH)
    yield from wrap(_BETWEEN.join(_sums(words, told)), WIDTH)
    yield ""
    yield heading(words, told)
    yield "=" * WIDTH
    if not told.rows:
        yield words.gettext("Nobody is out yet.")
    places = [f"{place_of(words, row)}." for row in told.rows]
    wide = max(map(len, places), default=0)
    for place, row in zip(places, told.rows, strict=True):
        yield _line(words, told, row, f"{place:>{wide}} ")
    if told.rows:
        yield "=" * WIDTH
    yield from wrap(dealt(words, told), WIDTH)
    if told.unnamed:
        yield from wrap(unnamed(words, told), WIDTH)


def _sums(words: Catalogue, told: Published) -> Iterator[str]:
    entries = words.ngettext("{number} entry", "{number} entries", told.entries)
    yield entries
    if told.players != told.entries:
        yield words.ngettext("{number} player", "{number} players", told.players)
    pool = money(words, told, told.pool)
    yield words.gettext("prize pool {amount}", amount=pool)
    if told.stage == "running":
        yield words.ngettext("{number} player left", "{number} players left", told.left)


def _line(words: Catalogue, told: Published, row: PlacePublished, before: str) -> str:
    prize = money(words, told, row.prize) if row.prize else ""
    said = [*([row.country] if row.country else []), *notes(words, told, row)]
    after = f" ({', '.join(said)})" if said else ""
    room = WIDTH - len(before) - (width(prize) + _LEADERS + 2 if prize else 0)
    name = isolated(cut(named(words, row), max(_LEAST, room - width(after))))
    text = f"{name}{cut(after, max(0, room - width(name)))}"
    if not prize:
        return f"{before}{text}"
    dots = "." * (room + _LEADERS - width(text))
    return f"{before}{text} {dots} {prize}"
