"""Pictures opened with care: refused if they are none, or too small or too large for a wall."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Final

from PIL import Image

from tdconsole.flaws import NotAPicture, PictureTooLarge, PictureTooSmall
from tdconsole.known_errors import BadData
from tdconsole.wall.house_theme import MOST_PIXELS

KINDS: Final = ("PNG", "JPEG", "WEBP", "GIF", "BMP", "TIFF")
ENDINGS: Final = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp", ".tif", ".tiff")
_MILLION: Final = 1_000_000


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
        raise not_a_picture(name) from error


def not_a_picture(name: str) -> BadData:
    return BadData(name, "picture", flaw=NotAPicture(given=name, kinds=KINDS))


def too_large(name: str) -> BadData:
    return BadData(name, "picture", flaw=PictureTooLarge(most=MOST_PIXELS // _MILLION))
