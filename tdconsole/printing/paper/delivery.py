"""Writing a finished document to disk: whole or not at all."""

import errno
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Final

from tdconsole.known_errors import DiskFull, FileMissing, FileUnreadable, ReadOnlyPlace
from tdconsole.plain_files import check_replaceable

_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT)
_NOT_ALLOWED: Final = (errno.EACCES, errno.EPERM, errno.EROFS)


@contextmanager
def delivering(
    made: bytes | Iterable[bytes], to: Path, *, over_export: bool = False
) -> Iterator[None]:
    """Keep the document safe next to its place, and move it there when the block ends well.

    It replaces nothing but plain files, and no database but an earlier export. A long one may be
    made piece by piece.
    """
    if not over_export:
        check_replaceable(to)
    part = to.with_name(f".{token_hex(8)}.part")
    with _known_errors(to):
        try:
            with part.open("xb") as file:
                file.writelines((made,) if isinstance(made, bytes) else made)
                file.flush()
                os.fsync(file.fileno())
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    try:
        yield
        with _known_errors(to):
            part.replace(to)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


@contextmanager
def _known_errors(to: Path) -> Iterator[None]:
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
