"""A theme of the house's own: colours over a shipped one, a layout, logos, a picture."""

from collections.abc import Callable, Mapping
from math import floor
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta
from msgspec.structs import replace

from tdconsole.domain.values import Record
from tdconsole.flaws import InkTooFaint, NotAPicture
from tdconsole.known_errors import BadData, FileTooLarge
from tdconsole.library.brand import MOST_SPONSORS
from tdconsole.library.toml import read
from tdconsole.picture_files import picture_size
from tdconsole.plain_files import contents
from tdconsole.wall.contrast import contrast
from tdconsole.wall.theme import Colour, Layout, Logo, Palette, Theme, ThemeName, Token, theme

LEAST: Final = 4.5
LARGEST_FILE: Final = 32 * 1024 * 1024
MOST_PIXELS: Final = 60_000_000
"""More than a camera's; Qt gives up a little above."""
"""Eight minutes until each has been seen once."""
READ: Final[tuple[tuple[Token, Token], ...]] = (
    ("ink", "ground"),
    ("quiet", "ground"),
    ("last", "ground"),
    ("paused_ink", "ground"),
    ("on_paused", "paused"),
    ("on_rest", "rest"),
    ("on_aside", "aside"),
    ("ink", "plate"),
    ("quiet", "plate"),
    ("gold", "plate"),
    ("gold", "ground"),
    ("good", "plate"),
    ("good", "ground"),
    ("ink", "felt"),
    ("quiet", "felt"),
    ("on_gold", "gold"),
)
"""Each ink that is read, with its ground."""
_WRITTEN: Final = ("ink", "quiet")
_UNDER: Final = ("ground", "plate")


class HouseColours(Record, kw_only=True):
    ground: Colour | None = None
    rule: Colour | None = None
    ink: Colour | None = None
    quiet: Colour | None = None
    bar: Colour | None = None
    others: Colour | None = None
    last: Colour | None = None
    paused_ink: Colour | None = None
    paused: Colour | None = None
    on_paused: Colour | None = None
    rest: Colour | None = None
    on_rest: Colour | None = None
    aside: Colour | None = None
    on_aside: Colour | None = None
    plate: Colour | None = None
    card: Colour | None = None
    edge: Colour | None = None
    felt: Colour | None = None
    gold: Colour | None = None
    on_gold: Colour | None = None
    good: Colour | None = None


class HouseTheme(Record, kw_only=True):
    on: ThemeName = "dark"
    """The shipped theme for anything not named below."""
    layout: Layout = "board"
    logo: str | None = None
    logo_on_card: bool = False
    sponsors: Annotated[tuple[str, ...], Meta(max_length=MOST_SPONSORS)] = ()
    picture: str | None = None
    """All pictures are next to this file unless they have full paths."""
    colours: HouseColours = HouseColours()


Size = tuple[int, int]
Sized = Callable[[Path], Size | None]
"""Gives the size of a picture, as whatever will draw it reads that; None if it can't."""


def by_header(picture: Path) -> Size | None:
    """The size as the file itself says: a browser will draw it."""
    return picture_size(contents(picture, LARGEST_FILE))


def house_theme(path: Path, sized: Sized = by_header) -> Theme:
    """The theme; refused if something couldn't be read from the far wall."""
    wanted = read(path, HouseTheme)
    under = theme(wanted.on)
    chosen = {
        name: colour
        for name in wanted.colours.__struct_fields__
        if (colour := getattr(wanted.colours, name)) is not None
    }
    palette = _readable(replace(under.palette, **chosen), chosen)
    for ink, ground in READ:
        found = contrast(palette.colour(ink), palette.colour(ground))
        if found < LEAST:
            tenths, least = floor(found * 10), round(LEAST * 10)
            flaw = InkTooFaint(ink=ink, ground=ground, found=tenths, least=least)
            raise BadData(str(path), f"{ink} on {ground}", flaw=flaw)
    logo = None if wanted.logo is None else _logo(path, wanted.logo, sized)
    if logo is not None:
        logo = replace(logo, on_card=wanted.logo_on_card)
    sponsors = tuple(_logo(path, one, sized) for one in wanted.sponsors)
    picture = None
    if wanted.picture is not None:
        _size(path, path.parent / wanted.picture, sized)
        picture = str(path.parent / wanted.picture)
    return replace(
        under,
        palette=palette,
        layout=wanted.layout,
        logo=logo,
        sponsors=sponsors,
        picture=picture,
    )


def _logo(path: Path, given: str, sized: Sized) -> Logo:
    place = path.parent / given
    wide, high = _size(path, place, sized)
    return Logo(path=str(place), shape=wide / high)


def _readable(palette: Palette, chosen: Mapping[str, Colour]) -> Palette:
    """The palette, with what the house didn't name taken from what it did where that can't be read."""
    surfaces = {
        name: palette.ground
        for name in ("plate", "felt")
        if name not in chosen
        and any(contrast(palette.colour(ink), palette.colour(name)) < LEAST for ink in _WRITTEN)
    }
    palette = replace(palette, **surfaces)
    inks = {
        name: palette.ink
        for name in ("gold", "good")
        if name not in chosen
        and any(contrast(palette.colour(name), palette.colour(on)) < LEAST for on in _UNDER)
    }
    if "gold" in inks and "on_gold" not in chosen:
        inks["on_gold"] = palette.ground
    return replace(palette, **inks)


def _size(path: Path, picture: Path, sized: Sized) -> Size:
    """The size by the header; what is too large to be shown is refused before it is unpacked."""
    refused = BadData(str(path), picture.name, flaw=NotAPicture(given=picture.name))
    try:
        found = by_header(picture)
    except ValueError as error:
        raise refused from error
    size = sized(picture)
    if size is None:
        raise refused
    wide, high = found or size
    if wide * high > MOST_PIXELS:
        raise FileTooLarge(str(picture))
    return wide, high
