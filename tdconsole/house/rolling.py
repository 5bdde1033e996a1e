"""The rolling copies of a house in a second place: their names, whose they are, which are kept."""

import re
from collections.abc import Iterable
from contextlib import suppress
from datetime import date, datetime
from pathlib import Path
from typing import Final, NamedTuple

from tdconsole.house.copying import is_earlier_copy
from tdconsole.house.heads import Record
from tdconsole.house.place import of_the_folder
from tdconsole.known_errors import FileMissing, KnownError
from tdconsole.plain_files import LOG_TAILS, is_database

DAYS: Final = 14
"""The earlier days of which the last copy is kept, the longest event there is."""
ENDING: Final = ".house"

_WHEN: Final = "%Y-%m-%d %H.%M"
_TAIL: Final = re.compile(r" (\d{4}-\d\d-\d\d \d\d\.\d\d)(?: \((\d{1,3})\))?\.house")
_NOT_ON_STICKS: Final = re.compile(r'["*/:<>?\\|\x00-\x1f]')
_LONGEST: Final = 180
"""The bytes of the house's name: the time and what SQLite adds for a log go behind it."""


class Copy(NamedTuple):
    """A file with the name of a copy; `nth` tells those of one minute apart."""

    at: datetime
    """The time of day on the wall, as in the name."""
    nth: int
    path: Path


def stem_of(house: Path) -> str:
    """The house's name as every stick can have it."""
    plain = _NOT_ON_STICKS.sub("_", house.stem)
    return plain.encode()[:_LONGEST].decode(errors="ignore").strip(" .") or "house"


def stamped(stem: str, at: datetime, nth: int = 1) -> str:
    again = "" if nth == 1 else f" ({nth})"
    return f"{stem} {at.strftime(_WHEN)}{again}{ENDING}"


def copies_in(place: Path, house: Path) -> list[Copy]:
    """The files there that have the name of a copy of this house, latest first."""
    stem = stem_of(house)
    found = []
    try:
        for path in place.iterdir():
            if not path.name.startswith(stem):
                continue
            named = _TAIL.fullmatch(path.name[len(stem) :])
            if named is None:
                continue
            with suppress(ValueError):  # no day of any calendar
                at = datetime.strptime(named[1], _WHEN)  # noqa: DTZ007 -- as on the wall
                found.append(Copy(at, int(named[2] or 1), path))
    except OSError as error:
        raise of_the_folder(place, error) from error
    return sorted(found, reverse=True)


def free_name(place: Path, house: Path, at: datetime) -> Path:
    """The name for a copy made now: that of no other house's, and of none worked on since."""
    if not place.is_dir():
        raise FileMissing(str(place))
    stem, nth = stem_of(house), 1
    while (path := place / stamped(stem, at, nth)).exists() and not _is_ours(house, path):
        nth += 1
    return path


def to_keep(copies: Iterable[Copy], last: int, days: int = DAYS) -> set[Copy]:
    """The last ones, and of each earlier day its last."""
    latest_first = sorted(copies, reverse=True)
    of_days: dict[date, Copy] = {}
    for copy in latest_first:
        of_days.setdefault(copy.at.date(), copy)
    kept = latest_first[:last]
    today = kept[0].at.date() if kept else None
    earlier = [copy for day, copy in of_days.items() if day != today]
    return {*kept, *earlier[:days]}


def thin(house: Path, made: Path, last: int) -> list[Path]:
    """Remove those copies of this very house beside the new one that are too many.

    What can't be removed stays, and so does the new one, though the clock was set back.
    """
    ours = [copy for copy in copies_in(made.parent, house) if _is_ours(house, copy.path)]
    removed = []
    for copy in sorted(set(ours) - to_keep(ours, last)):
        if copy.path == made:
            continue
        with suppress(OSError):
            copy.path.unlink()
            Record(str(copy.path)).forget()
            removed.append(copy.path)
    return removed


def _is_ours(house: Path, copy: Path) -> bool:
    """Whether it is a copy of this house, closed and not worked on since."""
    if copy.is_symlink() or not is_database(copy):
        return False
    if any(copy.with_name(f"{copy.name}{tail}").exists() for tail in LOG_TAILS):
        return False
    try:
        return is_earlier_copy(house, copy)
    except KnownError:
        return False
