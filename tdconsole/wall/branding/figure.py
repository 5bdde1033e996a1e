"""A logo taken apart: its ground, if it brings one along, and the colours of the figure on it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from tdconsole.wall.branding.colours import Drawn, Patch
from tdconsole.wall.branding.opening import opened
from tdconsole.wall.theme import Colour

_SMALL: Final = (256, 256)
_COLOURS: Final = 24
CLEAR: Final = 128
"""Below it a pixel is seen through."""
_SOLID: Final = 0.85
"""The least share that isn't seen through in a logo with a ground of its own."""
_ROUND: Final = 0.6
"""The least share of its edge: the corners may be round."""
_UNIFORM: Final = 0.9
"""The least share of its edge that has one colour."""
_NEAR: Final = 24
"""How far a channel may be from the ground's: a JPEG is never of one colour."""
_AIR: Final = 0.06
"""The ground that is left around a figure, by its larger side."""


@lru_cache(maxsize=16)
def drawn(logo: bytes) -> Drawn:
    """The ground, and the colours of the figure with the shares of it that they cover."""
    with opened(logo, "logo") as image:
        small = image.convert("RGBA")
    small.thumbnail(_SMALL)
    solid = _solid(small)
    ground = _ground(small, solid)
    if ground is not None:
        figure = ImageChops.multiply(solid, _away_from(small, ground))
        if figure.getbbox() is not None:
            return Drawn(_patches(small, _inside(figure)), _named(ground))
    return Drawn(_patches(small, solid))


def trimmed(full: Image.Image) -> Image.Image:
    """The logo without the most of its ground, so that it is as large as its figure allows."""
    small = full.copy()
    small.thumbnail(_SMALL)
    ground = _ground(small, _solid(small))
    box = None if ground is None else _away_from(full, ground).getbbox()
    if box is None:
        return full
    left, top, right, bottom = box
    air = round(_AIR * max(right - left, bottom - top))
    return full.crop(
        (
            max(0, left - air),
            max(0, top - air),
            min(full.width, right + air),
            min(full.height, bottom + air),
        )
    )


def _solid(image: Image.Image) -> Image.Image:
    return image.getchannel("A").point(lambda alpha: 255 * (alpha >= CLEAR))


def _ground(small: Image.Image, solid: Image.Image) -> tuple[int, ...] | None:
    """The one colour that the edge of a solid picture has."""
    if solid.histogram()[255] < _SOLID * small.width * small.height:
        return None
    edge = [pixel for pixel, is_solid in _edge(small, solid) if is_solid]
    if len(edge) < _ROUND * sum(1 for _ in _edge(small, solid)):
        return None
    middle = tuple(sorted(channel)[len(edge) // 2] for channel in zip(*edge, strict=True))
    near = sum(
        all(abs(one - other) <= _NEAR for one, other in zip(pixel, middle, strict=True))
        for pixel in edge
    )
    return middle if near >= _UNIFORM * len(edge) else None


def _edge(small: Image.Image, solid: Image.Image) -> Iterator[tuple[tuple[int, ...], bool]]:
    """The outermost pixels, and whether each is solid."""
    wide, high = small.size
    colours, mask = small.convert("RGB").tobytes(), solid.tobytes()
    for y in range(high):
        for x in range(wide) if y in {0, high - 1} else {0, wide - 1}:
            at = y * wide + x
            yield tuple(colours[3 * at : 3 * at + 3]), mask[at] > 0


def _away_from(image: Image.Image, ground: tuple[int, ...]) -> Image.Image:
    """A mask of what has another colour than the ground."""
    plain = Image.new("RGBA", image.size, (*ground, 255))
    seen = Image.alpha_composite(plain, image).convert("RGB")
    red, green, blue = ImageChops.difference(seen, plain.convert("RGB")).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point(lambda off: 255 * (off > _NEAR))


def _inside(figure: Image.Image) -> Image.Image:
    """The figure without its edge, where it blends with the ground; all of it if it is thin."""
    inner = figure.filter(ImageFilter.MinFilter(3))
    return figure if inner.getbbox() is None else inner


def _patches(small: Image.Image, mask: Image.Image) -> tuple[Patch, ...]:
    raw, taken = small.convert("RGB").tobytes(), mask.tobytes()
    solid = [raw[3 * at : 3 * at + 3] for at, one in enumerate(taken) if one]
    if not solid:
        return ()
    few = Image.frombytes("RGB", (len(solid), 1), b"".join(solid)).quantize(
        _COLOURS, Image.Quantize.MEDIANCUT
    )
    palette = few.getpalette() or []
    return tuple(
        Patch(count / len(solid), _named(palette[3 * at : 3 * at + 3]))
        for count, at in sorted(few.getcolors() or [], reverse=True)
        if isinstance(at, int)
    )


def _named(channels: tuple[int, ...] | list[int]) -> Colour:
    return "#{:02x}{:02x}{:02x}".format(*channels)
