"""The veil over the house's picture: no thicker than the words on it need."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageOps

from tdconsole.wall.contrast import contrast
from tdconsole.wall.theme import Colour, Theme

LEAST: Final = 4.5
ACROSS: Final = 96
"""The patches in a row, each about as large as a stroke of the smallest letters."""
_VEILS: Final = tuple(share / 20 for share in range(11, 20))
"""The shares of the ground over the picture: never less than half."""


def veil(shades: Iterable[Colour], theme: Theme) -> float:
    """The thinnest veil under which every ink can be read on all of these shades."""
    inks = (theme.palette.ink, theme.palette.quiet)
    ordered = sorted(set(shades), key=_lightness)
    extremes = (*ordered[:8], *ordered[-8:])
    for share in _VEILS:
        mixed = [_mixed(shade, theme.palette.ground, share) for shade in extremes]
        if all(contrast(ink, shade) >= LEAST for ink in inks for shade in mixed):
            return share
    return 1.0


@lru_cache(maxsize=16)
def veil_of_file(theme: Theme, width: int, height: int) -> float | None:
    """The veil over the theme's picture where it fills this size; None if it can't be read."""
    if theme.picture is None:
        return None
    patches = (ACROSS, max(1, ACROSS * height // width))
    try:
        with Image.open(theme.picture) as found:
            found.draft("RGB", (2 * patches[0], 2 * patches[1]))
            small = ImageOps.fit(found.convert("RGB"), patches, Image.Resampling.BOX)
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None
    data = small.tobytes()
    return veil({f"#{data[at : at + 3].hex()}" for at in range(0, len(data), 3)}, theme)


def _parts(colour: Colour) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def _lightness(colour: Colour) -> int:
    parts = _parts(colour)
    return max(parts) + min(parts)


def _mixed(shade: Colour, ground: Colour, share: float) -> Colour:
    pairs = zip(_parts(shade), _parts(ground), strict=True)
    return "#" + "".join(f"{round(one * (1 - share) + other * share):02x}" for one, other in pairs)
