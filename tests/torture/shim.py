"""The disk that fails: compiled here, loaded ahead of the C library, told what to do."""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).with_name("shim.c")
PRELOAD: Final = "LD_PRELOAD"
NAME: Final = "failing-disk.so"
FAIL, HALF, KILL, TEAR = 1, 2, 3, 4


def compiled(folder: Path) -> Path | None:
    """The library; None where nothing compiles it, or the system loads none."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux" or sys.maxsize < 2**32:
        return None
    made = folder / NAME
    subprocess.run([compiler, "-O2", "-fPIC", "-shared", "-o", made, SOURCE], check=True)
    return made


def is_loaded() -> bool:
    return os.environ.get(PRELOAD, "").endswith(NAME)


@cache
def _library() -> ctypes.CDLL:
    library = ctypes.CDLL(None)
    library.shim_watch.argtypes = [ctypes.c_char_p]
    library.shim_fail.argtypes = [ctypes.c_long, ctypes.c_int, ctypes.c_int, ctypes.c_int]
    library.shim_record.argtypes = [ctypes.c_int]
    library.shim_calls.restype = ctypes.c_long
    return library


def watching(
    folder: Path, number: int = 0, deed: int = 0, error: int = 0, *, stays: bool = False
) -> Callable[[], None]:
    """What a new process does first: from its call with this number on, the folder fails."""

    def begin() -> None:
        _library().shim_watch(os.fsencode(folder))
        _library().shim_fail(number, deed, error, stays)

    return begin


def recording(folder: Path, journal: Path) -> Callable[[], None]:
    """What a new process does first: what it writes in the folder is noted in the journal."""

    def begin() -> None:
        to = os.open(journal, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        _library().shim_watch(os.fsencode(folder))
        _library().shim_record(to)

    return begin


def calls() -> int:
    """How many calls the folder has met in this process."""
    return int(_library().shim_calls())
