"""Brands in files: one made here, or the colours and pictures of a theme written by hand."""

from pathlib import Path
from typing import Final

from tdconsole.library.brand import MOST_BYTES, Brand, BrandColours, kept
from tdconsole.plain_files import contents
from tdconsole.wall.branding.colours import readable
from tdconsole.wall.branding.taking_in import logo_in, picture_in
from tdconsole.wall.contrast import contrast
from tdconsole.wall.house_theme import house_theme

BY_HAND: Final = ".toml"


def brand_in(path: Path) -> Brand:
    """The brand of the file."""
    if path.suffix.lower() == BY_HAND:
        return _by_hand(path)
    return kept(path.name, contents(path, MOST_BYTES))


def _by_hand(path: Path) -> Brand:
    """The brand nearest to a theme, which may name more colours than five."""
    look = house_theme(path)
    has = look.palette
    return Brand(
        light=contrast(has.ground, "#000000") > contrast(has.ground, "#ffffff"),
        colours=readable(
            BrandColours(
                ground=has.ground,
                panel=has.plate,
                ink=has.ink,
                accent=has.bar,
                highlight=has.gold,
            )
        ),
        layout=look.layout,
        card=True if look.logo is not None and look.logo.on_card else None,
        logo=b"" if look.logo is None else logo_in(Path(look.logo.path)),
        sponsors=tuple(logo_in(Path(one.path)) for one in look.sponsors),
        picture=b"" if look.picture is None else picture_in(Path(look.picture)),
    )
