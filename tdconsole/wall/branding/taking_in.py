"""Pictures that a brand takes in: read whatever they are, cut to what a wall can show, kept small."""

from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageOps

from tdconsole.flaws import PictureEmpty
from tdconsole.known_errors import BadData
from tdconsole.library.brand import MOST_LOGO, MOST_PICTURE
from tdconsole.plain_files import contents
from tdconsole.wall.branding.figure import trimmed
from tdconsole.wall.branding.opening import opened
from tdconsole.wall.house_theme import LARGEST_FILE

LEAST_LOGO: Final = 64
LEAST_PICTURE: Final = 200
"""The fewest pixels on the longer side: with less, nobody on the floor sees what it is."""
_LOGO: Final = (1600, 1600)
_PICTURE: Final = (3840, 2160)
"""The largest that a wall shows them, in pixels."""
_PAPER: Final = 2
"""How many times as large a logo with its ground is looked at; more would only take longer."""
_SMALL_LOGO: Final = (640, 640)
"""The largest that a page shows a logo, on screens of the finest grain."""
_SMALLER: Final = 0.8
_QUALITY: Final = 88
_CLEAR: Final = 16
"""The alpha below which nobody sees a pixel."""


def logo_in(path: Path) -> bytes:
    """The file's logo as a PNG, without the empty edge or most of the ground around it."""
    return logo_of(contents(path, LARGEST_FILE), path.name)


def logo_of(data: bytes, name: str) -> bytes:
    with opened(data, name, LEAST_LOGO) as image:
        wide, high = _LOGO
        full = _upright(image, (_PAPER * wide, _PAPER * high)).convert("RGBA")
    seen = full.getchannel("A").point(lambda alpha: 255 * (alpha >= _CLEAR)).getbbox()
    if seen is None:
        raise BadData(name, "picture", flaw=PictureEmpty())
    return _within(trimmed(full.crop(seen)), _LOGO, "PNG", MOST_LOGO)


def shrunk(logo: bytes, name: str, most: int) -> bytes:
    """The logo as a PNG of no more bytes, for where it is seen small."""
    with opened(logo, name) as image:
        full = image.convert("RGBA")
    return _within(full, _SMALL_LOGO, "PNG", most)


def picture_in(path: Path) -> bytes:
    """The file's picture as a JPEG."""
    return picture_of(contents(path, LARGEST_FILE), path.name)


def picture_of(data: bytes, name: str) -> bytes:
    with opened(data, name, LEAST_PICTURE) as image:
        full = _upright(image, _PICTURE).convert("RGB")
    return _within(full, _PICTURE, "JPEG", MOST_PICTURE)


def _upright(image: Image.Image, most: tuple[int, int]) -> Image.Image:
    """The picture as it was taken, no larger than this, in no more shades than a screen has."""
    if image.mode in {"RGB", "RGBA", "L", "LA"}:
        image.thumbnail((max(most), max(most)), reducing_gap=1.0)  # it may lie on its side
    upright = ImageOps.exif_transpose(image)
    if upright.mode.startswith("I"):
        return upright.convert("I").point(lambda deep: deep * (1 / 256)).convert("L")
    return upright


def _within(image: Image.Image, size: tuple[int, int], kind: str, most: int) -> bytes:
    """The picture no larger than this, and in no more bytes."""
    image.thumbnail(size)
    while True:
        written = BytesIO()
        image.save(written, kind, quality=_QUALITY, optimize=True)
        if written.tell() <= most:
            return written.getvalue()
        image.thumbnail((round(image.width * _SMALLER), round(image.height * _SMALLER)))
