"""The house's look on the pages that leave it: its colours and logo, as its screens have them."""

from pathlib import Path
from typing import Final

from tdconsole.exports.results.brand import LARGEST_LOGO, Brand
from tdconsole.known_errors import FileTooLarge
from tdconsole.plain_files import contents
from tdconsole.wall.contrast import contrast
from tdconsole.wall.house_theme import house_theme
from tdconsole.wall.theme import Colour, theme

READABLE: Final = 4.5


def brand_of(house: Path | None, club: str) -> Brand:
    """The band in the house's colours; below it an accent of its own only where it can be seen."""
    if house is None:
        return Brand(club=club)
    look = house_theme(house)
    palette = look.palette
    plain = Brand()
    return Brand(
        club=club,
        band=palette.ground,
        on_band=palette.ink,
        on_band_quiet=palette.quiet,
        bar=palette.bar,
        accent_light=_accent(palette.bar, theme("light").palette.ground, plain.accent_light),
        accent_dark=_accent(palette.bar, theme("dark").palette.ground, plain.accent_dark),
        logo=b"" if look.logo is None else _logo(Path(look.logo.path)),
    )


def _accent(wanted: Colour, ground: Colour, otherwise: Colour) -> Colour:
    return wanted if contrast(wanted, ground) >= READABLE else otherwise


def _logo(path: Path) -> bytes:
    try:
        return contents(path, LARGEST_LOGO)
    except FileTooLarge:
        return b""
