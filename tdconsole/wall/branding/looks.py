"""The look of a house's walls: as its brand has it, unless this machine has chosen otherwise."""

import logging
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from tdconsole.club import HouseBrand
from tdconsole.domain.values import Instant
from tdconsole.known_errors import KnownError, of_the_world
from tdconsole.library.brand import Brand, kept
from tdconsole.picture_files import picture_size
from tdconsole.settings import Wall, place
from tdconsole.wall.branding.cards import card_of, needs_card
from tdconsole.wall.branding.colours import LOST
from tdconsole.wall.branding.palette import palette_of
from tdconsole.wall.house_theme import Sized, by_header, house_theme
from tdconsole.wall.theme import Logo, Palette, Theme, ThemeName, theme

log = logging.getLogger(__name__)

PAPER: Final = "#ffffff"
EVERY: Final = 2000
"""The milliseconds after which it is asked whether another machine changed the brand."""


class HouseLook:
    """The look; a brand that can't be read any more never darkens a wall."""

    def __init__(self, brand: HouseBrand, sized: Sized = by_header) -> None:
        self._brand, self._sized = brand, sized
        self._asked = 0
        self._stamp: str | None = None
        self._theme: Theme | None = None

    def of(self, choices: Wall, window: ThemeName = "dark") -> Theme:
        """The theme for these choices; a machine's own file of colours goes before the brand."""
        own = self.brand()
        if choices.house is not None:
            return house_theme(Path(choices.house), self._sized)
        if own is None or not choices.branded:
            return theme(choices.theme or window)
        return own

    @property
    def has_brand(self) -> bool:
        """Whether the house had a brand when it was last asked."""
        return self._stamp is not None

    def brand(self) -> Theme | None:
        """The brand's theme; None if the house has no brand."""
        stamp = self._read_stamp()
        if stamp != self._stamp:
            self._stamp, self._theme = stamp, self._read(stamp)
        return self._theme

    def has_changed(self, now: Instant) -> bool:
        """Whether the house has another brand than the one last given; asked every other second."""
        if 0 <= now.uptime - self._asked < EVERY:
            return False
        self._asked = now.uptime
        return self._read_stamp() != self._stamp

    def _read_stamp(self) -> str | None:
        try:
            return self._brand.stamp()
        except KnownError as error:
            log.warning("the walls keep the look they had: %s", error)
            return self._stamp

    def _read(self, stamp: str | None) -> Theme | None:
        if stamp is None:
            return None
        try:
            body = self._brand.get()
            return None if body is None else branded(kept("brand", body))
        except KnownError as error:
            log.warning("the brand of the house can't be shown: %s", error)
            return self._theme


def branded(brand: Brand) -> Theme:
    """The theme of a brand, whose pictures are unpacked beside this machine's settings."""
    palette = palette_of(brand)
    return replace(
        theme("light" if brand.light else "dark"),
        palette=palette,
        layout=brand.layout,
        logo=_on_wall(brand, palette) if brand.logo else None,
        sponsors=tuple(_on_card(one, palette) for one in brand.sponsors),
        picture=str(unpacked(brand.picture)) if brand.picture else None,
    )


def unpacked(picture: bytes) -> Path:
    """The file with this picture, under a name that no other picture has."""
    ending = "png" if picture.startswith(b"\x89PNG") else "jpg"
    path = place().parent / "pictures" / f"{sha256(picture).hexdigest()[:32]}.{ending}"
    try:
        if path.is_file() and path.stat().st_size == len(picture):
            return path
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".part")
        beside.write_bytes(picture)
        beside.replace(path)
    except OSError as error:
        raise of_the_world(error) or error from error
    return path


def on_paper(brand: HouseBrand) -> Path | None:
    """The file of the brand's logo; None if there is none, or if white paper would show too little."""
    stamp = brand.stamp()
    return None if stamp is None else _on_paper(stamp, brand)


@lru_cache(maxsize=4)
def _on_paper(_stamp: str, brand: HouseBrand) -> Path | None:
    from tdconsole.wall.branding.figure import drawn  # noqa: PLC0415 -- only where a logo is

    body = brand.get()
    logo = b"" if body is None else kept("brand", body).logo
    return unpacked(logo) if logo and drawn(logo).lost_on(PAPER) < LOST else None


def _on_wall(brand: Brand, palette: Palette) -> Logo:
    """The logo of the house, on a card if that was chosen, or if it needs one."""
    from tdconsole.wall.branding.figure import drawn  # noqa: PLC0415 -- as above

    apart = drawn(brand.logo)
    on_card = needs_card(apart, palette) if brand.card is None else brand.card
    return replace(_on_card(brand.logo, palette), on_card=on_card)


def _on_card(picture: bytes, palette: Palette) -> Logo:
    from tdconsole.wall.branding.figure import drawn  # noqa: PLC0415 -- as above

    wide, high = picture_size(picture) or (1, 1)
    card = card_of(drawn(picture), palette)
    return Logo(path=str(unpacked(picture)), shape=wide / high, card=card)
