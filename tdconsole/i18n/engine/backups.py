"""Words for the rolling copies of a house: where they are, and how old."""

from pathlib import Path
from typing import Final

from tdconsole.domain.values import Millis
from tdconsole.i18n.catalogue import Catalogue

_MINUTE: Final = 60_000
_HOURS: Final = 48 * 60
"""The minutes from which an age is told in days."""


def age_words(words: Catalogue, age: int) -> str:
    """An age in milliseconds, in the unit that people would name."""
    minutes = max(0, age) // _MINUTE
    if minutes < 1:
        return words.pgettext("age", "just now")
    if minutes < 120:
        return words.ngettext("{number} minute old", "{number} minutes old", minutes)
    if minutes < _HOURS:
        return words.ngettext("{number} hour old", "{number} hours old", minutes // 60)
    return words.ngettext("{number} day old", "{number} days old", minutes // (24 * 60))


def no_copies(words: Catalogue, place: Path) -> str:
    return words.gettext("There is no copy of this house in {path}.", path=place)


def copy_state(
    words: Catalogue, place: Path | None, age: int | None, *, busy: bool, failed: bool
) -> str:
    """The state of the copies in one line: how old the last one is, and where."""
    if place is None:
        return words.gettext("No place for copies chosen")
    name = place.name or str(place)
    if busy:
        return words.gettext("Copying to {place}…", place=name)
    if failed:
        return words.gettext("No copy: {place} failed", place=name)
    if age is None:
        return words.gettext("No copy yet in {place}", place=name)
    return words.gettext("Copy {age} · {place}", age=age_words(words, age), place=name)


def copy_line(words: Catalogue, at: Millis, age: int, size: int) -> str:
    """A copy in a list."""
    return words.gettext(
        "{day}, {time} – {age}, {size} MB",
        day=words.day_at(at),
        time=words.time_at(at),
        age=age_words(words, age),
        size=words.tenths(max(1, -(-size // 100_000))),
    )


def last_copy_words(words: Catalogue, path: Path, age: int) -> str:
    return words.gettext("Its last copy is {path}, {age}.", path=path, age=age_words(words, age))


def no_place(words: Catalogue) -> str:
    return words.gettext(
        "No place for copies was chosen on this machine: name a folder, and --remember keeps it."
    )


def removed_sentence(words: Catalogue, number: int) -> str:
    return words.ngettext(
        "{number} older copy made room.", "{number} older copies made room.", number
    )
