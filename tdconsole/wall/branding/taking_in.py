"""Pictures that a brand takes in: read whatever they are, cut to what a wall can show, kept small."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageOps

from tdconsole.flaws import NotAPicture
from tdconsole.known_errors import BadData, FileTooLarge
from tdconsole.library.brand import MOST_LOGO, MOST_PICTURE
from tdconsole.plain_files import contents
from tdconsole.wall.branding.colours import Patch
from tdconsole.wall.contrast import contrast
from tdconsole.wall.house_theme import LARGEST_FILE, MOST_PIXELS
from tdconsole.wall.theme import Colour

KINDS: Final = ("PNG", "JPEG", "WEBP", "GIF", "BMP", "TIFF")
ENDINGS: Final = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp", ".tif", ".tiff")
_LOGO: Final = (1600, 1600)
_PICTURE: Final = (3840, 2160)
"""The largest that a wall shows them, in pixels."""
_SMALLER: Final = 0.8
_QUALITY: Final = 88
_SMALL: Final = (128, 128)
_COLOURS: Final = 24
_LOST: Final = 1.6
"""The contrast below which a shape is lost."""
_CLEAR: Final = 128
"""Below it a pixel is seen through."""


def logo_in(path: Path) -> bytes:
    """The file's logo as a PNG, without the empty edge around it."""
    return logo_of(contents(path, LARGEST_FILE), path.name)


def logo_of(data: bytes, name: str) -> bytes:
    with _opened(data, name) as image:
        full = ImageOps.exif_transpose(image).convert("RGBA")
    seen = full.getchannel("A").point(lambda alpha: 255 * (alpha >= _CLEAR // 8)).getbbox()
    if seen is None:
        raise _none(name)
    return _within(full.crop(seen), _LOGO, "PNG", MOST_LOGO)


def picture_in(path: Path) -> bytes:
    """The file's picture as a JPEG."""
    return picture_of(contents(path, LARGEST_FILE), path.name)


def picture_of(data: bytes, name: str) -> bytes:
    with _opened(data, name) as image:
        full = ImageOps.exif_transpose(image).convert("RGB")
    return _within(full, _PICTURE, "JPEG", MOST_PICTURE)


def patches_of(logo: bytes) -> tuple[Patch, ...]:
    """The colours of a logo, each with the share that it covers of what isn't seen through."""
    with _opened(logo, "logo") as image:
        small = image.convert("RGBA")
    small.thumbnail(_SMALL)
    raw = small.tobytes()
    solid = [raw[at : at + 3] for at in range(0, len(raw), 4) if raw[at + 3] >= _CLEAR]
    if not solid:
        return ()
    few = Image.frombytes("RGB", (len(solid), 1), b"".join(solid)).quantize(
        _COLOURS, Image.Quantize.MEDIANCUT
    )
    palette = few.getpalette() or []
    return tuple(
        Patch(count / len(solid), "#{:02x}{:02x}{:02x}".format(*palette[3 * at : 3 * at + 3]))
        for count, at in sorted(few.getcolors() or [], reverse=True)
        if isinstance(at, int)
    )


def unseen(logo: bytes, ground: Colour) -> float:
    """The share of a logo that is lost on this ground."""
    patches = patches_of(logo)
    return sum(patch.share for patch in patches if contrast(patch.colour, ground) < _LOST)


@contextmanager
def _opened(data: bytes, name: str) -> Iterator[Image.Image]:
    """The picture, not yet unpacked; refused if it is none, or too large to unpack."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # measured below
            image = Image.open(BytesIO(data), formats=KINDS)
        with image:
            if image.width * image.height > MOST_PIXELS:
                raise FileTooLarge(name)
            yield image
    except Image.DecompressionBombError as error:
        raise FileTooLarge(name) from error
    except (OSError, ValueError, SyntaxError) as error:
        raise _none(name) from error


def _none(name: str) -> BadData:
    return BadData(name, "picture", flaw=NotAPicture(given=name))


def _within(image: Image.Image, size: tuple[int, int], kind: str, most: int) -> bytes:
    """The picture no larger than this, and in no more bytes."""
    image.thumbnail(size)
    while True:
        written = BytesIO()
        image.save(written, kind, quality=_QUALITY, optimize=True)
        if written.tell() <= most:
            return written.getvalue()
        image.thumbnail((round(image.width * _SMALLER), round(image.height * _SMALLER)))
