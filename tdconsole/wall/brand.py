"""The house's look on the pages that leave it: its colours and logo, as its screens have them."""

from pathlib import Path
from typing import Final

from tdconsole.club import HouseBrand
from tdconsole.exports.results.brand import LARGEST_LOGO, Brand
from tdconsole.plain_files import contents
from tdconsole.wall.branding.looks import HouseLook
from tdconsole.wall.contrast import contrast
from tdconsole.wall.house_theme import LARGEST_FILE, house_theme
from tdconsole.wall.theme import Colour, Theme, theme

READABLE: Final = 4.5


def brand_of(house: Path | None, club: str, worn: HouseBrand) -> Brand:
    """The look of a theme written by hand, else of the brand that the house wears."""
    look = HouseLook(worn).brand() if house is None else house_theme(house)
    return Brand(club=club) if look is None else _in_colours(look, club)


def _in_colours(look: Theme, club: str) -> Brand:
    """The band in the house's colours; below it an accent of its own only where it can be seen."""
    palette, logo = look.palette, look.logo
    plain = Brand()
    return Brand(
        club=club,
        band=palette.ground,
        on_band=palette.ink,
        on_band_quiet=palette.quiet,
        bar=palette.bar,
        accent_light=_accent(palette.bar, theme("light").palette.ground, plain.accent_light),
        accent_dark=_accent(palette.bar, theme("dark").palette.ground, plain.accent_dark),
        logo=b"" if logo is None else _logo(Path(logo.path)),
        card=palette.colour(logo.card) if logo is not None and logo.on_card else "",
    )


def _accent(wanted: Colour, ground: Colour, otherwise: Colour) -> Colour:
    return wanted if contrast(wanted, ground) >= READABLE else otherwise


def _logo(path: Path) -> bytes:
    """The logo, made smaller if it is larger than a page should carry."""
    logo = contents(path, LARGEST_FILE)
    if len(logo) <= LARGEST_LOGO:
        return logo
    from tdconsole.wall.branding.taking_in import shrunk  # noqa: PLC0415 -- only where it is large

    return shrunk(logo, path.name, LARGEST_LOGO)
