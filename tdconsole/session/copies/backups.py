"""Rolling copies of a house in a second place: made, checked, thinned out and listed."""

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from tdconsole import settings
from tdconsole.domain.values import Millis, Record
from tdconsole.house import Progress, copies_in, free_name, is_earlier_copy, thin
from tdconsole.known_errors import CopiesDiffer, KnownError
from tdconsole.session.copies.copying import Copied, copy_house
from tdconsole.session.local_time import on_the_wall
from tdconsole.session.time_source import SystemTime, TimeSource


class Backed(NamedTuple):
    """A copy that was opened and checked, when, and the older ones that went for it."""

    copied: Copied
    at: Millis
    removed: tuple[Path, ...]


class LastCopy(Record, kw_only=True):
    path: Path
    at: Millis
    bytes: int


class Listed(Record, kw_only=True):
    """The copies that are in a place, latest first."""

    copies: tuple[LastCopy, ...]


def last_in(place: Path, house: Path) -> LastCopy | None:
    """The last copy there, unless an older one holds what it lacks: then one has to be named."""
    found = copies(place, house)
    for older in found[1:]:
        if not is_earlier_copy(found[0].path, older.path):
            raise CopiesDiffer(str(place), f"{found[0].path.name}, {older.path.name}")
    return found[0] if found else None


def back_up(
    house: Path, place: Path, keep: int, progress: Progress, time: TimeSource | None = None
) -> Backed:
    """Copy the house there under the time of day; only a good copy lets an older one go."""
    time = time or SystemTime()
    now = time.now().utc
    made = copy_house(house, free_name(place, house, on_the_wall(now)), progress, time)
    return Backed(made, now, tuple(thin(house, made.path, keep)))


def copies(place: Path, house: Path) -> list[LastCopy]:
    """What has the name of a copy of this house there, latest first; nothing is opened."""
    return [
        LastCopy(path=copy.path, at=_moment(copy.at), bytes=_size(copy.path))
        for copy in copies_in(place, house)
    ]


def last_copy(house: Path) -> LastCopy | None:
    """The last copy of this house that this machine knows of."""
    chosen = settings.read().backups.place
    if chosen is None:
        return None
    try:
        return last_in(Path(chosen), house)
    except KnownError:
        return None


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:  # it went meanwhile
        return 0


def _moment(at: datetime) -> Millis:
    return Millis(round(at.astimezone().timestamp() * 1000))
