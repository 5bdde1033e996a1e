"""The databases that this process has open, which nothing but SQLite may open meanwhile.

Closing any descriptor of such a file gives up every lock of the process on it: the next program to
close it would believe to be the last, and take away the log into which this one still writes.
"""

import os
from collections import Counter
from pathlib import Path
from threading import Lock
from typing import Final

Identity = tuple[int, int]

_open: Final[Counter[Identity]] = Counter()
_guard: Final = Lock()


def identity(path: str) -> Identity | None:
    """The identity of the file with this name; None if it is gone or was never on disk."""
    try:
        found = os.stat(path)  # noqa: PTH116 -- on every gesture's way
    except (OSError, ValueError):  # ValueError: a name that no file can have
        return None
    return found.st_dev, found.st_ino


def hold(database: Identity) -> None:
    with _guard:
        _open[database] += 1


def let_go(database: Identity) -> None:
    with _guard:
        _open[database] -= 1


def is_open_here(path: Path) -> bool:
    found = identity(str(path))
    with _guard:
        return found is not None and _open[found] > 0
