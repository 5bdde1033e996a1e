"""The files of an open house: whether they are still those with their names."""

import os
import re
import struct
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from tdconsole.house.untimed import untimed_identity
from tdconsole.known_errors import FileMoved, LogGone, OpenElsewhere, TwoNames
from tdconsole.open_databases import Identity, identity, is_open_here

_MAKING: Final = re.compile(r"\.[0-9a-f]{16}\.new")
"""The name of a house that is being made."""
LOG: Final = "-wal"
MEMORY: Final = "-shm"

_SHARED_FIRST: Final = 0x40000002
_SHARED_SIZE: Final = 510
"""The bytes on which every connection of SQLite to the file holds a lock."""
PATIENCE: Final = 1.0
"""The seconds in which another program that is just opening or closing the file is done."""


class Files(NamedTuple):
    """The house file, its log and the memory shared by those who have it open, as once found.

    None is one that wasn't there. The log and the memory are next to what a link leads to.
    """

    path: str
    log_path: str
    memory_path: str
    house: Identity | None
    log: Identity | None
    memory: Identity | None

    @classmethod
    def at(cls, path: str) -> "Files":
        real = os.path.realpath(path)
        log, memory = real + LOG, real + MEMORY
        return cls(path, log, memory, identity(path), untimed_identity(log), identity(memory))

    def check_still_there(self) -> None:
        """Check that what is written now will be found again under the house's name."""
        try:
            found = os.stat(self.path)  # noqa: PTH116 -- on every gesture's way
        except OSError:
            raise FileMoved(self.path) from None
        if (found.st_dev, found.st_ino) != self.house:
            raise FileMoved(self.path)
        if found.st_nlink > 1:
            raise TwoNames(self.path)
        if untimed_identity(self.log_path) != self.log or identity(self.memory_path) != self.memory:
            raise LogGone(self.path)

    def log_may_be_saved(self) -> bool:
        """Whether the log that this process still holds may be written into the house file."""
        return untimed_identity(self.log_path) in {None, self.log}


def check_one_name(path: Path) -> None:
    """Check that nobody can have this file open with another log: each would lose the other's."""
    if path.stat().st_nlink > 1:
        _take_first_name_away(path)
    if path.stat().st_nlink > 1:
        raise TwoNames(str(path))
    check_log_is_here(path)


def _take_first_name_away(path: Path) -> None:
    """Take away the name under which this house was made, if the making was interrupted there."""
    with suppress(OSError):
        for one in path.resolve().parent.iterdir():
            if _MAKING.fullmatch(one.name) and one.samefile(path):
                one.unlink()


def check_log_is_here(path: Path, patience: float = PATIENCE) -> None:
    """Check that whatever somebody who has the file open writes is seen from here."""
    if is_open_here(path):
        return
    until = time.monotonic() + patience
    while _held_without_log(path):
        if time.monotonic() > until:
            raise OpenElsewhere(str(path))
        time.sleep(PATIENCE / 50)


def is_in_use(path: Path) -> bool:
    """Whether anybody has the file open, as far as the system tells."""
    if is_open_here(path):
        return True
    files = Files.at(str(path))
    left = files.log is not None and files.memory is not None
    return left if sys.platform == "win32" else is_locked(path)


def _held_without_log(path: Path) -> bool:
    """Whether a program has the file open, though no log of it is next to this name."""
    return Files.at(str(path)).log is None and is_locked(path)


def is_locked(path: Path) -> bool:
    """Whether another process holds SQLite's lock; on Windows a file in use keeps its name."""
    if sys.platform == "win32":
        return False
    import fcntl  # noqa: PLC0415 -- not on Windows

    mac = sys.platform == "darwin"
    layout = "@qqihh" if mac else "@hhqqi"
    wanted = (fcntl.F_WRLCK, os.SEEK_SET)
    place = (_SHARED_FIRST, _SHARED_SIZE, 0)
    asked = struct.pack(layout, *((*place, *wanted) if mac else (*wanted, *place)))
    try:
        descriptor = os.open(path, os.O_RDONLY)
    except OSError:
        return False
    try:
        answer = struct.unpack(layout, fcntl.fcntl(descriptor, fcntl.F_GETLK, asked))
    except OSError:
        return False
    finally:
        os.close(descriptor)
    return bool(answer[3 if mac else 0] != fcntl.F_UNLCK)
