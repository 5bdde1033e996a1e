"""How what was made reaches the disk: whole or not at all."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Final

from tdconsole.known_errors import DiskFull, FileMissing, FileUnreadable, ReadOnlyPlace

_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT)
_NOT_ALLOWED: Final = (errno.EACCES, errno.EPERM, errno.EROFS)


@contextmanager
def delivering(made: bytes, to: Path) -> Iterator[None]:
    """The document lies safe beside its place; it takes it when the block ends well."""
    part = to.with_name(f".{token_hex(8)}.part")
    with _told(to):
        try:
            with part.open("xb") as file:
                file.write(made)
                file.flush()
                os.fsync(file.fileno())
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    try:
        yield
        with _told(to):
            part.replace(to)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


@contextmanager
def _told(to: Path) -> Iterator[None]:
    try:
        yield
    except FileNotFoundError as error:
        raise FileMissing(str(to.parent)) from error
    except OSError as error:
        if error.errno in _NO_ROOM:
            raise DiskFull(str(to)) from error
        if error.errno in _NOT_ALLOWED:
            raise ReadOnlyPlace(str(to)) from error
        raise FileUnreadable(str(to), str(error)) from error
