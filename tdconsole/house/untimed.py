"""Which file has a name, asked without its times.

Linux since 6.13 gives a file that somebody asked for its times an exact one at its next write, and
the disk must then store that with the data: asked about the log at each gesture, it would make
each a fifth slower.
"""

import ctypes
import os
import sys
from errno import ENOENT, ENOTDIR
from typing import Final

from tdconsole.open_databases import Identity, identity

_HERE: Final = -100
_NUMBER_ONLY: Final = 0x100


class _Statx(ctypes.Structure):
    """The kernel's answer, as wide as it may become."""

    _fields_ = (
        ("_before", ctypes.c_uint8 * 32),
        ("number", ctypes.c_uint64),
        ("_between", ctypes.c_uint8 * 96),
        ("device_major", ctypes.c_uint32),
        ("device_minor", ctypes.c_uint32),
        ("_after", ctypes.c_uint8 * 112),
    )


_statx: Final = (
    getattr(ctypes.CDLL(None, use_errno=True), "statx", None) if sys.platform == "linux" else None
)


def untimed_identity(path: str) -> Identity | None:
    """The identity of the file with this name; None if it is gone."""
    if _statx is None:
        return identity(path)
    found = _Statx()
    if _statx(_HERE, os.fsencode(path), 0, _NUMBER_ONLY, ctypes.byref(found)) == 0:
        return os.makedev(found.device_major, found.device_minor), found.number
    if ctypes.get_errno() in {ENOENT, ENOTDIR}:
        return None
    return identity(path)  # a kernel or a sandbox that doesn't know the question
