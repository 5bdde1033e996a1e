"""Restoring a house from a copy, beside the hurt one or in its place; nothing is overwritten."""

from pathlib import Path

from msgspec.structs import replace

from tdconsole.house import (
    HouseFile,
    HurtFile,
    Progress,
    Record,
    appearing,
    copy_pages,
    is_held_open,
    put_aside,
)
from tdconsole.house.file import check_header
from tdconsole.house.moving.mark import KINDS
from tdconsole.journal import stream_of
from tdconsole.journal.proven import proven
from tdconsole.known_errors import (
    CopyFailsCheck,
    CopyOntoItself,
    DamagedFile,
    HouseInUse,
    NotAHouse,
    StillWhole,
)
from tdconsole.plain_files import check_replaceable, is_database
from tdconsole.projections.engine.mended import Restored
from tdconsole.session.checking import check
from tdconsole.session.local_time import on_the_wall
from tdconsole.session.mending.brought_back import (
    furthest_known,
    known_heads,
    remember,
    renew,
    trails_back,
)
from tdconsole.session.mending.looking import first_fault
from tdconsole.session.opening import SCHEMAS, Opened
from tdconsole.session.time_source import SystemTime, TimeSource


def restore(  # noqa: PLR0913 -- of what, where to, and what is said of it
    copy: Path,
    place: Path,
    reason: str,
    progress: Progress = lambda _done, _of: None,
    *,
    hurt: str = "hurt",
    lost: Path | None = None,
    instead: bool = False,
    time: TimeSource | None = None,
) -> Restored:
    """Make a house of the copy, and check it; one that is hurt in its place gets another name.

    `lost` is the house that the copy is of, if that isn't what is in its place. A house that is
    whole gives way only `instead`. What comes of the draws' secret is recorded with the reason.
    """
    time = time or SystemTime()
    check_header(copy)
    if place.exists() and place.samefile(copy):
        raise CopyOntoItself(str(place))
    _check_gives_way(place, instead=instead)
    of = lost or place
    known, written = furthest_known(known_heads(of)), _last_written(of)
    aside: Path | None = None
    with appearing(place) as making:
        house = _opened(copy, making, progress)
        try:
            opened = Opened(house, time)
            if (fault := next(check(opened), None)) is not None:
                raise CopyFailsCheck(str(copy), type(fault).__name__)
            trails = trails_back(opened, known)
            renewed = {stream_of(one) for one in renew(opened, reason, lambda _one: True)}
        finally:
            house.close()
        if place.exists():
            aside = put_aside(place, hurt, on_the_wall(time.now().utc))
    remember(place)
    return Restored(
        path=str(place),
        aside=None if aside is None else str(aside),
        trails=tuple(replace(one, renewed=one.stream in renewed) for one in trails),
        written=written,
    )


def _opened(copy: Path, making: Path, progress: Progress) -> HouseFile:
    """The copy's pages as a house; a fault found in them is the copy's."""
    try:
        copy_pages(copy, making, progress)
        house = HouseFile.open(making, SCHEMAS, even=KINDS)
    except DamagedFile as error:
        raise DamagedFile(str(copy), error.detail) from error
    with house.transaction():
        house.set_mark(None)  # from now on it is in force, wherever the one it is of went
    return house


def _check_gives_way(place: Path, *, instead: bool) -> None:
    """Check that what is in this place is a house, closed, and hurt unless it is to go anyway."""
    if not place.exists():
        return
    if place.is_symlink() or not is_database(place):
        check_replaceable(place)
    if is_held_open(place):
        raise HouseInUse(str(place))
    if not _was_a_house(place):
        raise NotAHouse(str(place))
    if not instead and first_fault(place) is None:
        raise StillWhole(str(place))


def _was_a_house(place: Path) -> bool:
    """Whether it is one, or was one before it was hurt."""
    try:
        check_header(place)
    except NotAHouse:
        return place.stat().st_size == 0 or bool(proven(HurtFile.at(place), str(place), {}).streams)
    except DamagedFile:
        return True
    return True


def _last_written(house: Path) -> int | None:
    """When the house was last written to, as its record tells, or the file itself."""
    for path in (Record(str(house)).path, house):
        if path.is_file():
            return round(path.stat().st_mtime * 1000)
    return None
