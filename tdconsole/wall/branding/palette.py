"""The palette of the walls, mixed from the five colours of a brand."""

from msgspec.structs import replace

from tdconsole.library.brand import Brand, BrandColours
from tdconsole.wall.branding.colours import readable
from tdconsole.wall.branding.shades import colour as colour_of
from tdconsole.wall.branding.shades import mixed, reach, shade
from tdconsole.wall.contrast import contrast
from tdconsole.wall.house_theme import LEAST
from tdconsole.wall.theme import Colour, Palette, theme


def palette_of(brand: Brand) -> Palette:
    """The palette, in which every ink can be read; what warns keeps the program's own colours."""
    own = theme("light" if brand.light else "dark").palette
    return own if brand.colours is None else _mixed(own, readable(brand.colours))


def _mixed(own: Palette, five: BrandColours) -> Palette:
    ground, panel, ink = five.ground, five.panel, five.ink
    felt = _felt(five)
    under = (ground, panel, felt)
    return replace(
        own,
        ground=ground,
        plate=panel,
        felt=felt,
        ink=ink,
        quiet=_quiet(ink, under),
        rule=mixed(ground, ink, 0.17),
        edge=mixed(ground, ink, 0.3),
        bar=five.accent,
        others=mixed(ground, ink, 0.45),
        gold=five.highlight,
        on_gold=max("#000000", "#ffffff", ground, key=lambda one: contrast(one, five.highlight)),
        good=reach(own.good, (ground, panel), LEAST),
        last=reach(own.last, (ground,), LEAST),
        paused_ink=reach(own.paused_ink, (ground,), LEAST),
        aside=mixed(ground, ink, 0.17),
        on_aside=reach(ink, (mixed(ground, ink, 0.17),), LEAST),
    )


def _felt(five: BrandColours) -> Colour:
    """The final table's felt: the accent's hue, as far from the ground as the words allow."""
    accent, ground = shade(five.accent), shade(five.ground)
    towards = 0.3 if ground.light < 0.5 else 0.9
    for step in range(20):
        light = towards + (ground.light - towards) * step / 20
        felt = colour_of(accent._replace(light=light, strong=min(0.07, accent.strong)))
        if contrast(five.ink, felt) >= LEAST + 1:
            return felt
    return five.ground


def _quiet(ink: Colour, under: tuple[Colour, ...]) -> Colour:
    """The ink for what is read second: the faintest that can still be read everywhere."""
    for share in (0.34, 0.28, 0.22, 0.16, 0.1, 0.05):
        quiet = mixed(ink, under[0], share)
        if all(contrast(quiet, one) >= LEAST + 0.3 for one in under):
            return quiet
    return ink
