"""Reading a house without a trace: neither in the file nor beside it is anything written.

SQLite reads a house with a log only together with the memory that its readers share. While a program
that writes has it open, that memory is there and can be read. A house that nobody has open needs no
memory, as long as it has no log. The log of one that wasn't closed would have to be worked into the
file: that is done to a copy of both, in a folder of this user's alone, which is gone a moment later.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time_ns
from typing import Final, NamedTuple

from tdconsole.house import held
from tdconsole.known_errors import (
    FileBusy,
    FileUnreadable,
    HouseMissing,
    KnownError,
    of_the_world,
)
from tdconsole.open_databases import Identity, hold, identity, let_go

_LIVE: Final = "mode=ro&readonly_shm=1"
_CLOSED: Final = "mode=ro&immutable=1"
_TICK_NS: Final = 100_000_000
"""More than any time between two ticks of a disk's clock that need be thought of."""
_LOGS: Final = (held.LOG, "-journal")


class Stamp(NamedTuple):
    """What of a house and its logs is another once somebody has written."""

    files: tuple[tuple[int, ...] | None, ...]

    @classmethod
    def of(cls, path: str) -> "Stamp":
        real = os.path.realpath(path)
        return cls(tuple(_file_stamp(f"{real}{tail}") for tail in ("", *_LOGS)))

    def is_settled(self) -> bool:
        """Whether whatever is written from now on makes another: some clocks of files tick slowly."""
        latest = max((one[-1] for one in self.files if one is not None), default=0)
        return time_ns() - latest > _TICK_NS


def _file_stamp(path: str) -> tuple[int, ...] | None:
    try:
        found = os.stat(path)  # noqa: PTH116 -- several times a second
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def connected_live(path: Path) -> tuple[sqlite3.Connection, Identity]:
    """A connection beside those of others, and the file that is to be let go with it."""
    here = identity(str(path))
    if here is None:
        raise HouseMissing(str(path))
    hold(here)
    try:
        return _connected(path, _LIVE), here
    except BaseException:
        let_go(here)
        raise


def _connected(path: Path, how: str) -> sqlite3.Connection:
    address = f"{path.resolve().as_uri()}?{how}"
    return sqlite3.connect(address, uri=True, isolation_level=None)


@contextmanager
def read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to all that is in the house, for as long as it takes to copy it."""
    if held.is_in_use(path):
        with _while_open(path) as db:
            yield db
        return
    before = Stamp.of(str(path))
    try:
        with _closed(path) as db:
            yield db
    except (sqlite3.DatabaseError, KnownError):
        if Stamp.of(str(path)) == before:
            raise
    else:
        if Stamp.of(str(path)) == before:
            return
    raise FileBusy(str(path))  # somebody wrote: what was read is of no one moment


@contextmanager
def _while_open(path: Path) -> Iterator[sqlite3.Connection]:
    db, here = connected_live(path)
    try:
        yield db
    finally:
        db.close()
        let_go(here)


@contextmanager
def _closed(path: Path) -> Iterator[sqlite3.Connection]:
    real = Path(os.path.realpath(path))
    logs = [log for tail in _LOGS if (log := real.with_name(f"{real.name}{tail}")).exists()]
    if not logs:
        with closing(_connected(real, _CLOSED)) as db:
            yield db
        return
    with _own_folder(path) as folder:
        try:
            copies = [shutil.copyfile(file, folder / file.name) for file in (real, *logs)]
        except OSError as error:
            raise of_the_world(error) or FileUnreadable(str(path), str(error)) from error
        with closing(sqlite3.connect(copies[0], isolation_level=None)) as db:
            yield db


@contextmanager
def _own_folder(path: Path) -> Iterator[Path]:
    """A folder that nobody else may look into, gone at the end."""
    try:
        made = TemporaryDirectory(prefix="tdconsole-")
    except OSError as error:
        raise of_the_world(error) or FileUnreadable(str(path), str(error)) from error
    with made as name:
        yield Path(name)
