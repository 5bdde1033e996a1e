"""Files that people name: which may be read, how much of one, and what may take a file's place."""

import stat
from pathlib import Path
from typing import Final

from tdconsole.known_errors import (
    DeviceNamed,
    FileExists,
    FileMissing,
    FileTooLarge,
    FileUnreadable,
    HouseInUse,
    KnownError,
    LinkNamed,
    LogOfHouse,
    NameImpossible,
    NameTooLong,
    PipeNamed,
    SocketNamed,
    TooManyLines,
    of_the_world,
)
from tdconsole.open_databases import is_open_here

LOG_TAILS: Final = ("-wal", "-shm", "-journal")
"""What SQLite adds to a house's name for the files beside it."""

BESIDE: Final = (*LOG_TAILS, "-heads")
"""And the record of how far it was written."""

_DATABASE: Final = b"SQLite format 3\0"
_ODD: Final[dict[int, type[KnownError]]] = {
    stat.S_IFIFO: PipeNamed,
    stat.S_IFSOCK: SocketNamed,
    stat.S_IFCHR: DeviceNamed,
    stat.S_IFBLK: DeviceNamed,
    stat.S_IFLNK: LinkNamed,
}


def contents(path: Path, most: int, lines: int | None = None) -> bytes:
    """The file's bytes; refused if it isn't a plain file, or has more bytes or lines than this."""
    check_readable(path)
    try:
        with path.open("rb") as file:
            written = file.read(most + 1)
    except FileNotFoundError as error:
        raise FileMissing(str(path)) from error
    except OSError as error:
        known = of_the_world(error)
        if isinstance(known, NameTooLong):
            raise known from error
        raise FileUnreadable(str(path), str(error)) from error
    if len(written) > most:
        raise FileTooLarge(str(path))
    if lines is not None and max(written.count(b"\n"), written.count(b"\r")) > lines:
        raise TooManyLines(str(path))
    return written


def check_name(name: str) -> None:
    if "\0" in name:
        raise NameImpossible(name.replace("\0", "␀"))


def check_readable(path: Path) -> None:
    """Refuse pipes and devices, which may make a reader wait for ever, and a house open here."""
    check_name(str(path))
    if is_open_here(path):
        raise HouseInUse(str(path))
    try:
        mode = path.stat().st_mode
    except OSError:
        return  # reading will tell
    _check_plain(path, mode)


def check_replaceable(path: Path) -> None:
    """Refuse to put a file in the place of a link, a device, a database or a database's log."""
    check_name(str(path))
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        mode = stat.S_IFREG
    except OSError:
        return  # writing will tell
    _check_plain(path, mode)
    if stat.S_ISREG(mode) and is_database(path):
        raise FileExists(str(path))
    for tail in BESIDE:
        if path.name.casefold().endswith(tail):
            of = path.with_name(path.name[: -len(tail)] or path.name)
            if is_database(of):
                raise LogOfHouse(str(path), str(of))


def check_log_names(path: Path) -> None:
    """Refuse a name that a file may have, but not with what its log adds to it."""
    for tail in BESIDE:
        try:
            path.with_name(f"{path.name}{tail}").lstat()
        except FileNotFoundError:
            continue
        except OSError as error:
            if isinstance(of_the_world(error), NameTooLong):
                raise NameTooLong(str(path)) from error


def is_database(path: Path) -> bool:
    if is_open_here(path):
        return True
    try:
        if not path.is_file():  # a pipe would make anybody opening it wait
            return False
        with path.open("rb") as file:
            return file.read(len(_DATABASE)) == _DATABASE
    except OSError:
        return False


def _check_plain(path: Path, mode: int) -> None:
    kind = _ODD.get(stat.S_IFMT(mode))
    if kind is not None:
        raise kind(str(path))
