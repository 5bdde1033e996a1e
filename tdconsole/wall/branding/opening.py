"""Pictures opened with care: refused if they are none, or too small or too large for a wall."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Final

from PIL import Image

from tdconsole.flaws import DrawnInSvg, NotAPicture, PictureTooLarge, PictureTooSmall
from tdconsole.known_errors import BadData
from tdconsole.wall.house_theme import MOST_PIXELS

KINDS: Final = ("PNG", "JPEG", "WEBP", "GIF", "BMP", "TIFF")
ENDINGS: Final = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp", ".tif", ".tiff")
_MILLION: Final = 1_000_000
_SVG: Final = b"<svg"
_HEAD: Final = 4_096
"""The bytes of a drawing in which it says that it is one."""


@contextmanager
def opened(data: bytes, name: str, least: int = 1) -> Iterator[Image.Image]:
    """The picture, not yet unpacked; its longer side has at least this many pixels."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # measured below
            image = Image.open(BytesIO(data), formats=KINDS)
        with image:
            if image.width * image.height > MOST_PIXELS:
                raise too_large(name)
            if max(image.size) < least:
                wide, high = image.size
                flaw = PictureTooSmall(wide=wide, high=high, least=least)
                raise BadData(name, "picture", flaw=flaw)
            yield image
    except Image.DecompressionBombError as error:
        raise too_large(name) from error
    except (OSError, ValueError, SyntaxError) as error:
        if _SVG in data[:_HEAD]:
            raise BadData(name, "picture", flaw=DrawnInSvg()) from error
        raise BadData(name, "picture", flaw=NotAPicture(given=name, kinds=KINDS)) from error


def too_large(name: str) -> BadData:
    return BadData(name, "picture", flaw=PictureTooLarge(most=MOST_PIXELS // _MILLION))
