"""The slots of the brand beside the screen: the logo, the sponsors in turn, the house's picture."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Instant, Millis
from tdconsole.wall.composing.fitting import FIGURES, Box, Room
from tdconsole.wall.composing.sheet import Sheet, shaped
from tdconsole.wall.theme import Brand, Logo

SPONSOR: Final = Millis(20_000)
"""How long each sponsor stands."""
_TALLEST: Final = 0.8
"""The height of a sponsor's card by its width, where there is more than it needs."""


def sponsors_turn(now: Instant) -> int:
    return now.uptime // SPONSOR


def held_sponsor(now: Instant) -> Millis:
    """How long the sponsor in sight stays."""
    return Millis(SPONSOR - now.uptime % SPONSOR)


def slots(turn: int, wall_clock: str, sheet: Sheet) -> Iterator[Box]:
    """What stands beside the screen or on it, whatever the screen shows."""
    brand = sheet.brand
    if brand is not None:
        panel = _panel(brand, sheet)
        yield Box("brand", panel, "plate")
        yield _edge(panel, sheet)
        yield from _over_each_other(brand, turn, sheet)
        yield from _time_of_day(brand, wall_clock, sheet)
    place = sheet.places.sponsor if brand is None else brand.sponsor
    if place is not None and sheet.theme.sponsors:
        room = sheet.room(place) if brand is None else sheet.slot(place)
        yield from sheet.on_card("sponsor", sponsor(turn, sheet), room)


def sponsor(turn: int, sheet: Sheet) -> Logo:
    return sheet.theme.sponsors[turn % len(sheet.theme.sponsors)]


def _panel(brand: Brand, sheet: Sheet) -> Room:
    """The ground of it all, up to the wall's edges."""
    room, fitted = sheet.slot(brand.panel), sheet.fitted
    left = 0 if room.x == fitted.x else room.x
    top = 0 if room.y == fitted.y else room.y
    right = sheet.whole if room.right == fitted.right else room.right
    bottom = sheet.full if room.bottom == fitted.bottom else room.bottom
    return Room(left, top, right - left, bottom - top)


def _edge(panel: Room, sheet: Sheet) -> Box:
    """The line between the panel and the screen, seen where both are black."""
    thick = sheet.px(sheet.screen.space.hairline)
    across = panel.width > panel.height
    line = panel._replace(height=thick) if across else panel._replace(width=thick)
    return Box("brand_edge", line, "rule")


def _over_each_other(brand: Brand, turn: int, sheet: Sheet) -> Iterator[Box]:
    """What there is of logo, sponsors and picture; what there isn't leaves its room to the others."""
    if brand.stack is None or brand.shares is None:
        return
    theme, room, gap = sheet.theme, sheet.slot(brand.stack), sheet.gap
    there = {
        "logo": brand.shares.logo if theme.logo else 0,
        "sponsor": brand.shares.sponsor if theme.sponsors else 0,
        "picture": brand.shares.picture if theme.picture else 0,
    }
    shown = {name: share for name, share in there.items() if share}
    unit = (room.height - gap * (len(shown) - 1)) / sum(shown.values())
    y = float(room.y)
    for name, share in shown.items():
        at = room._replace(y=round(y), height=round(y + unit * share) - round(y))
        yield from _slot(name, turn, at, sheet)
        y += unit * share + gap


def _slot(name: str, turn: int, room: Room, sheet: Sheet) -> Iterator[Box]:
    theme = sheet.theme
    if name == "logo" and theme.logo is not None:
        yield from sheet.logo(shaped(theme.logo.shape, room))
    elif name == "sponsor":
        high = min(room.height, round(room.width * _TALLEST))
        card = room._replace(y=room.y + (room.height - high) // 2, height=high)
        yield from sheet.on_card("sponsor", sponsor(turn, sheet), card)
    elif theme.picture is not None:
        yield Box("picture", room, "ink", picture=theme.picture)


def _time_of_day(brand: Brand, wall_clock: str, sheet: Sheet) -> Iterator[Box]:
    if brand.wall_clock is None or not wall_clock:
        return
    room, face = sheet.slot(brand.wall_clock), sheet.faces.figure
    wide = room.width / sheet.measure("00:00", face)
    size = int(min(sheet.px(sheet.type.wall_clock), room.height / FIGURES, wide))
    said = (wall_clock,)
    yield Box("wall_clock", room, "quiet", said, face, size, "centre", ground="plate")
