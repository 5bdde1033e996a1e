"""The five colours of a brand: out of those of its logo, and readable whatever was chosen."""

from math import pi, sqrt
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from tdconsole.library.brand import BrandColours
from tdconsole.wall.branding.shades import Shade, apart, colour, reach, shade
from tdconsole.wall.contrast import contrast
from tdconsole.wall.house_theme import LEAST
from tdconsole.wall.theme import Colour, Palette, theme

SEEN: Final = 3.0
"""The least contrast of what is seen but not read."""
WRITTEN: Final = 7.0
"""The contrast with which the words begin, as they are read from the far wall."""
_OTHER: Final = pi / 5
"""How far another hue is from the first, to be one of its own."""
_SHARE: Final = 0.01
"""The least share of a logo that a colour of it covers; less is the edge of another."""
LOST: Final = 0.25
"""The share of a logo that may be lost on a ground."""
_FAINT: Final = 1.6
"""The contrast below which a shape is lost."""
_VIVID: Final = 0.06
"""The strength from which the ground of a logo is a colour of the house; paper may be yellowish."""

Part = Literal["ground", "panel", "ink", "accent", "highlight"]
"""One of the five."""


class Patch(NamedTuple):
    """A colour of a picture, and the share that it covers."""

    share: float
    colour: Colour


class Drawn(NamedTuple):
    """What a logo is drawn with."""

    patches: tuple[Patch, ...]
    """The colours of its figure."""
    ground: Colour | None = None
    """What it brings along under the figure, up to its edge; None if the wall is seen there."""

    def lost_on(self, wall: Colour) -> float:
        """The share of it that is lost on this; on a ground of its own nothing is."""
        if self.ground is not None:
            return 0.0
        return sum(one.share for one in self.patches if contrast(one.colour, wall) < _FAINT)

    @property
    def house_ground(self) -> Shade | None:
        """Its ground, where that is a colour of the house and no paper."""
        found = None if self.ground is None else shade(self.ground)
        return found if found is not None and found.strong >= _VIVID else None


class Checked(NamedTuple):
    """A colour with its least contrast, and the contrast it needs."""

    name: Part
    found: float
    least: float

    @property
    def is_faint(self) -> bool:
        return self.found < self.least


def plain(*, light: bool) -> BrandColours:
    """The program's own."""
    own = _own(light=light)
    return BrandColours(
        ground=own.ground, panel=own.plate, ink=own.ink, accent=own.bar, highlight=own.gold
    )


def from_logo(logo: Drawn, *, light: bool = False) -> BrandColours:
    """The five colours; a logo without any of its own keeps the program's accents.

    Both accents come from the figure. A ground in a colour of the house is what the wall's is
    mixed from, and an accent only where the figure has no colour.
    """
    own = _own(light=light)
    found = [
        (patch.share, one)
        for patch in logo.patches
        if patch.share >= _SHARE and not (one := shade(patch.colour)).is_grey
    ]
    found.sort(key=lambda each: sqrt(each[0]) * each[1].strong, reverse=True)
    first = found[0][1] if found else logo.house_ground
    tint = logo.house_ground or first
    second = next((one for _, one in found[1:] if first and apart(one, first) > _OTHER), None)
    return readable(
        BrandColours(
            ground=_tinted(tint, 0.98 if light else 0.165, 0.012 if light else 0.03),
            panel=_tinted(tint, 0.93 if light else 0.235, 0.022 if light else 0.042),
            ink=_tinted(tint, 0.22 if light else 0.975, 0.02 if light else 0.006),
            accent=own.bar if first is None else colour(first),
            highlight=own.gold if second is None else colour(second),
        )
    )


def readable(chosen: BrandColours) -> BrandColours:
    """The colours, each as near to what was chosen as can be read on the ground and the plates."""
    panel = chosen.panel
    best = max("#000000", "#ffffff", key=lambda ink: contrast(ink, chosen.ground))
    if contrast(best, panel) < WRITTEN:
        panel = reach(panel, (best,), WRITTEN)
    grounds = (chosen.ground, panel)
    return replace(
        chosen,
        panel=panel,
        ink=reach(chosen.ink, grounds, LEAST),
        accent=reach(chosen.accent, grounds, SEEN),
        highlight=reach(chosen.highlight, grounds, LEAST),
    )


def checked(chosen: BrandColours) -> tuple[Checked, ...]:
    """The contrast of what is on the ground and the plates."""
    grounds = (chosen.ground, chosen.panel)

    def least(ink: Colour) -> float:
        return min(contrast(ink, ground) for ground in grounds)

    return (
        Checked("ink", least(chosen.ink), LEAST),
        Checked("accent", least(chosen.accent), SEEN),
        Checked("highlight", least(chosen.highlight), LEAST),
    )


def _own(*, light: bool) -> Palette:
    return theme("light" if light else "dark").palette


def _tinted(hue: Shade | None, light: float, strong: float) -> Colour:
    """A shade near black or white, in the hue of this colour."""
    if hue is None:
        return colour(Shade(light, 0, 0))
    return colour(Shade(light, min(strong, hue.strong), hue.hue))
