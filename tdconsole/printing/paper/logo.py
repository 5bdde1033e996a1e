"""The house's logo, from a file that somebody chose."""

import struct
from io import BytesIO
from pathlib import Path
from typing import Final

from reportlab.lib.utils import ImageReader

from tdconsole.known_errors import BadData, FileTooLarge, NotAPicture
from tdconsole.plain_files import contents

LARGEST_FILE: Final = 8 * 1024 * 1024
LARGEST_SIDE: Final = 4096
"""In pixels: on a head of a few centimetres nobody sees more."""

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_JPEG: Final = b"\xff\xd8\xff"
_PNG_SIZE: Final = slice(16, 24)
_FRAMES: Final = (0xC0, 0xC1, 0xC2)
"""The JPEGs that a PDF can hold as they are: baseline, extended and progressive."""
_BROKEN: Final = (
    OSError,
    ValueError,
    TypeError,
    KeyError,
    IndexError,
    EOFError,
    SyntaxError,
    struct.error,
)
"""The errors that readers raise for a picture that breaks off or isn't one."""


class Logo:
    """A picture that is known to be whole."""

    def __init__(self, image: ImageReader) -> None:
        self.image = image
        self.width, self.height = image.getSize()

    def within(self, room: float, height: float) -> tuple[float, float]:
        """The size in which it fits the room with its shape kept."""
        scale = min(room / self.width, height / self.height)
        return self.width * scale, self.height * scale


def logo_of(path: Path) -> Logo:
    data = contents(path, LARGEST_FILE)
    try:
        wide, high = _size(data)
        if max(wide, high) > LARGEST_SIDE:
            raise FileTooLarge(str(path))
        image = ImageReader(BytesIO(data))
        image.getRGBData()  # type: ignore[no-untyped-call]  # unpacks all of it
    except _BROKEN as error:
        raise BadData(str(path), path.name, flaw=NotAPicture(given=path.name)) from error
    return Logo(image)


def _size(data: bytes) -> tuple[int, int]:
    """The size by the file's header, before anything is unpacked."""
    if data.startswith(_PNG):
        wide, high = struct.unpack(">II", data[_PNG_SIZE])
        return wide, high
    if data.startswith(_JPEG):
        return _jpeg_size(data)
    raise ValueError


def _jpeg_size(data: bytes) -> tuple[int, int]:
    at = 2
    while True:
        marker, length = struct.unpack(">xBH", data[at : at + 4])
        if marker in _FRAMES:
            high, wide = struct.unpack(">HH", data[at + 5 : at + 9])
            return wide, high
        at += 2 + length
