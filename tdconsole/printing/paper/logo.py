"""The house's logo, from a file that somebody chose."""

import struct
from io import BytesIO
from pathlib import Path
from typing import Final

from reportlab.lib.utils import ImageReader

from tdconsole.flaws import NotAPicture
from tdconsole.known_errors import BadData, FileTooLarge
from tdconsole.picture_files import picture_size
from tdconsole.plain_files import contents

LARGEST_FILE: Final = 8 * 1024 * 1024
LARGEST_SIDE: Final = 4096
"""In pixels: on a head of a few centimetres nobody sees more."""

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
        size = picture_size(data)
        if size is None:
            raise BadData(str(path), path.name, flaw=NotAPicture(given=path.name))
        if max(size) > LARGEST_SIDE:
            raise FileTooLarge(str(path))
        image = ImageReader(BytesIO(data))
        image.getRGBData()  # type: ignore[no-untyped-call]  # unpacks all of it
    except _BROKEN as error:
        raise BadData(str(path), path.name, flaw=NotAPicture(given=path.name)) from error
    return Logo(image)
