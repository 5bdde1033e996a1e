"""Copying a house file, whole and as of one moment, while it is open and written to."""

import os
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlite_utils import Database

from tdconsole.house.ending import mark_copy
from tdconsole.house.file import HouseFile, check_header, known_errors
from tdconsole.house.place import of_the_folder
from tdconsole.house.reading import read_only
from tdconsole.known_errors import (
    CopyOntoItself,
    FileMissing,
    HouseInUse,
    NoEarlierCopy,
)
from tdconsole.plain_files import LOG_TAILS, check_log_names, check_replaceable, is_database

PAGES: Final = 256
"""The pages per step of the copying, a mebibyte: it can be stopped between steps."""

_SEALED: Final = "SELECT 1 FROM step WHERE id = :id AND hash = :hash"
"""Whether the house has this step of the copy under the same seal, and so all before it."""

Progress = Callable[[int, int], None]
"""Reports how much is done of how much; an exception from it ends the copying."""


@contextmanager
def copied(source: Path, place: Path, progress: Progress) -> Iterator[HouseFile]:
    """Copy under a temporary name and yield the copy to be checked; then give it its own name."""
    check_header(source)
    _check_target(source, place)
    making = place.with_name(f".{secrets.token_hex(8)}.copy")
    try:
        with known_errors(str(place)):
            copy_pages(source, making, progress)
            with closing(_for_reading(making)) as db:
                yield HouseFile(db, str(making))
        with making.open("rb+") as file:
            os.fsync(file.fileno())
        making.replace(place)
        keep_name(place.parent)
    except OSError as error:
        raise of_the_folder(place, error) from error
    finally:
        with suppress(OSError):  # a stick that is read-only, or gone: the error says why
            making.unlink(missing_ok=True)


def _check_target(source: Path, place: Path) -> None:
    """Refuse to replace anything but an earlier copy: no open house, no other kind of file."""
    if not place.absolute().parent.is_dir():
        raise FileMissing(str(place.absolute().parent))
    if place.exists() and place.samefile(source):
        raise CopyOntoItself(str(place))
    if not is_database(place) or place.is_symlink():
        check_replaceable(place)
    check_log_names(place)
    if not place.exists():
        return
    check_header(place)
    real = place.resolve()
    if any(real.with_name(f"{real.name}{tail}").exists() for tail in LOG_TAILS):
        raise HouseInUse(str(place))
    if not is_earlier_copy(source, place):
        raise NoEarlierCopy(str(place))


def is_earlier_copy(source: Path, place: Path) -> bool:
    """Whether everything in it is in the house too, or it is empty."""
    with known_errors(str(place)), closing(_for_reading(place)) as copy:
        last = next(copy.query("SELECT id, hash FROM step ORDER BY id DESC"), None)
        if last is None:
            return copy["person"].count == 0
    with known_errors(str(source)), read_only(source) as house:
        return house.execute(_SEALED, last).fetchone() is not None


def copy_pages(source: Path, making: Path, progress: Progress) -> None:
    """Copy the pages; one read transaction holds the moment, whatever is written meanwhile."""
    os.close(os.open(making, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with read_only(source) as reading, closing(sqlite3.connect(making)) as writing:
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        reading.backup(
            writing,
            pages=PAGES,
            progress=lambda _status, left, of: progress(of - left, of),
        )
        mark_copy(writing)


def keep_name(folder: Path) -> None:
    """Put the new name on the disk too, where a folder can be asked to."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _for_reading(path: Path) -> Database:
    """A read-only connection without a log: some sticks have no room for a shared one."""
    address = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
    return Database(sqlite3.connect(address, uri=True, isolation_level=None), execute_plugins=False)
