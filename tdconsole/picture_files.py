"""What a PNG or JPEG says of itself, before anything unpacks it and takes its word."""

import re
import struct
from typing import Final

MOST_SCANS: Final = 64
"""A progressive JPEG has about ten; each one is a walk over the whole picture."""
MOST_PARTS: Final = 20_000

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_JPEG: Final = b"\xff\xd8\xff"
_HEAD: Final = (13, b"IHDR")
_CHECKSUM: Final = 4
_FRAMES: Final = (0xC0, 0xC1, 0xC2)
"""The JPEGs that a PDF can hold as they are: baseline, extended and progressive."""
_SCAN: Final = 0xDA
_END: Final = 0xD9
_WITHOUT_LENGTH: Final = (0x01, 0xD8)
# Inside a scan an FF that is no marker has a zero behind it, or restarts the counting.
_MARKER: Final = re.compile(rb"\xff([^\x00\xff\xd0-\xd7])")


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height; None for other kinds, and a ValueError if its parts don't fit the file."""
    try:
        if data.startswith(_PNG):
            return _png_size(data)
        if data.startswith(_JPEG):
            return _jpeg_size(data)
    except struct.error as error:
        raise ValueError from error
    return None


def _png_size(data: bytes) -> tuple[int, int]:
    at = len(_PNG)
    if struct.unpack_from(">I4s", data, at) != _HEAD:
        raise ValueError
    wide, high = struct.unpack_from(">II", data, at + 8)
    for _ in range(MOST_PARTS):
        length, kind = struct.unpack_from(">I4s", data, at)
        at += 8 + length + _CHECKSUM
        if at > len(data):
            raise ValueError
        if kind == b"IEND":
            return wide, high
    raise ValueError


def _jpeg_size(data: bytes) -> tuple[int, int]:
    at, scans = 2, 0
    size: tuple[int, int] | None = None
    for _ in range(MOST_PARTS):
        found = _MARKER.search(data, at)
        if found is None or (marker := found[1][0]) == _END:
            break
        at = found.end()
        if marker in _WITHOUT_LENGTH:
            continue
        (length,) = struct.unpack_from(">H", data, at)
        if marker in _FRAMES:
            high, wide = struct.unpack_from(">HH", data, at + 3)
            size = wide, high
        scans += marker == _SCAN
        at += length
        if scans > MOST_SCANS or at > len(data):
            raise ValueError
    else:
        raise ValueError
    if size is None:
        raise ValueError
    return size
