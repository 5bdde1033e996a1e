"""The prizes: first one large, the others in as many columns as they need."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from math import ceil
from typing import Final, Literal, assert_never

from msgspec.structs import replace

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Money, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.projections.prizes.listed import PrizeList
from tdconsole.wall.composing.fitting import TALL, Box, Room, largest
from tdconsole.wall.composing.listing import Column, Group, Row, flow
from tdconsole.wall.composing.sheet import Sheet, zeros
from tdconsole.wall.screens.figures import amount
from tdconsole.wall.theme import Token

_SIZES: Final = (0.072, 0.036)
_FIRST: Final = 0.19
_SHARE: Final = 0.34
"""The size of the first prize, and the share of the height that it takes."""
_ALONE: Final = 0.42
_SHARE_ALONE: Final = 0.9
"""The same of an only one."""
_FEW: Final = 3
_OF_FEW: Final = 0.16
_BEFORE_FEW: Final = 0.27
_SHARE_BEFORE_FEW: Final = 0.54
"""The sizes where at most three other prizes follow, and the share of the height of the first."""
_HIGH: Final = 0.79
_TAILS: Final = 0.23
"""The height of a prize, which may be a seat in words, and of tails below that, in ems."""
_COLUMNS: Final = (
    Column(align="right", ink="quiet"),
    Column(align="right", grows=True, whole=True),
)


class Prizes(Record, kw_only=True):
    heading: str
    aside: str
    first_label: str
    first: str
    others: tuple[Row, ...]
    """The place, or places with equal prizes, and the prize."""
    groups: tuple[Group, ...] = ()
    nothing: str
    turn: int


Standing = Literal["posted", "provisional", "settled"]


def how_prizes_stand(state: Tournament, board: ClockBoard) -> Standing:
    """The state of the prizes: until they are posted, entries may still change them."""
    if state.prizes.posted is not None:
        return "posted"
    return "settled" if board.registration_closed or state.finished else "provisional"


def prizes(
    words: Catalogue,
    listed: PrizeList | None,
    turn: int,
    standing: Standing = "settled",
    left: int = 0,
) -> Prizes:
    """The prizes; none if the sums aren't to be shown. With players left, those won stand apart."""
    heading, nothing = (
        words.pgettext("screen", "Prizes"),
        words.gettext("The prizes are announced later."),
    )
    empty = Prizes(
        heading=heading, aside="", first_label="", first="", others=(), nothing=nothing, turn=turn
    )
    if listed is None or not listed.amounts:
        return empty
    label, first, above = _first(words, listed)
    left = min(left, len(listed.amounts))
    others = _folded(words, listed.amounts, above, listed.seat, listed.currency, left)
    return replace(
        empty,
        aside=_aside(words, amount(words, listed.pool, listed.currency), standing),
        first_label=label,
        first=first,
        others=others,
        groups=tuple(_apart(words, listed.amounts, above, left)),
    )


def _first(words: Catalogue, listed: PrizeList) -> tuple[str, str, int]:
    """The large figure, and how many places it stands for."""
    say, currency = words.pgettext, listed.currency
    if listed.dealers and listed.held:
        return say("board", "For the winner"), amount(words, listed.held, currency), listed.dealers
    if listed.dealers:
        label = words.ngettext(
            "Divided by {number} player", "Divided by {number} players", listed.dealers
        )
        return label, amount(words, listed.divided, currency), listed.dealers
    seats = sum(prize >= listed.seat for prize in listed.amounts) if listed.seat else 0
    if not seats:
        return say("board", "1st prize"), amount(words, listed.amounts[0], currency), 1
    label = listed.target or say("board", "To win")
    alike = len(set(listed.amounts[:seats])) == 1
    more = Money(listed.amounts[0] - listed.seat)
    first = words.ngettext("{number} seat", "{number} seats", seats)
    if alike and more:
        first = say(
            "board", "{seats} + {amount}", seats=first, amount=amount(words, more, currency)
        )
    return label, first, seats if alike else 0


def _aside(words: Catalogue, pool: str, standing: Standing) -> str:
    say = words.pgettext
    said = f"{say('board', 'Prize pool')} {pool}"
    match standing:
        case "posted":
            return f"{said} · {say('prizes', 'posted')}"
        case "provisional":
            return f"{said} · {say('prizes', 'provisional')}"
        case "settled":
            return said
        case _:
            assert_never(standing)


@lru_cache(maxsize=8)
def _folded(  # noqa: PLR0913, PLR0917  # all that makes other rows
    words: Catalogue, amounts: tuple[Money, ...], above: int, seat: Money, currency: str, left: int
) -> tuple[Row, ...]:
    """The rows, the same object from bust to bust until the money."""
    return tuple(
        (
            "–".join(dict.fromkeys((words.number(first), words.number(last)))),
            _prize(words, amounts[first - 1], seat, currency),
        )
        for first, last in _alike(amounts, above, left)
    )


def _alike(amounts: tuple[Money, ...], above: int, left: int) -> Iterator[tuple[int, int]]:
    """The first and the last of places with equal prizes, all won or all still played for."""
    place = above + 1
    prizes = enumerate(amounts[above:], start=place)
    for _, group in groupby(prizes, key=lambda one: (one[1], one[0] > left)):
        last = place + sum(1 for _ in group) - 1
        yield place, last
        place = last + 1


def _apart(words: Catalogue, amounts: tuple[Money, ...], above: int, left: int) -> Iterator[Group]:
    """The prizes that were won apart from those that are still played for."""
    played = sum(last <= left for _, last in _alike(amounts, above, left))
    if played and left < len(amounts):
        yield Group(0, words.pgettext("prizes", "Still to play for"))
        yield Group(played, words.pgettext("prizes", "Paid"), over=True)


def _prize(words: Catalogue, prize: Money, seat: Money, currency: str) -> str:
    if not seat or prize < seat:
        return amount(words, prize, currency)
    won, more = words.pgettext("board", "a seat"), Money(prize - seat)
    if not more:
        return won
    told = amount(words, more, currency)
    return words.pgettext("board", "{seats} + {amount}", seats=won, amount=told)


def boxes(shown: Prizes, sheet: Sheet) -> Iterator[Box]:
    room = sheet.room(sheet.places.body)
    if not shown.first:
        yield from sheet.heading(shown.heading)
        yield sheet.quietly("nothing", shown.nothing, room)
        return
    few = 0 < len(shown.others) <= _FEW and not shown.groups
    most, share = (_BEFORE_FEW, _SHARE_BEFORE_FEW) if few else (_FIRST, _SHARE)
    if not shown.others:
        most, share = _ALONE, _SHARE_ALONE
    top = room._replace(height=round(room.height * share))
    under = room._replace(y=top.bottom + sheet.gap, height=room.bottom - top.bottom - sheet.gap)
    flowed = flow(
        sheet, _COLUMNS, () if few else shown.others, under, _SIZES, shown.turn, groups=shown.groups
    )
    note = f"{flowed.page + 1} / {flowed.pages}" if flowed.pages > 1 else ""
    yield from sheet.heading(shown.heading, shown.aside, note)
    yield from _prize_under_label(
        "first", shown.first_label, shown.first, top, sheet.px(most), sheet
    )
    if shown.others:
        yield Box("line", under._replace(y=top.bottom, height=2), "rule")
    yield from _side_by_side(shown.others, under, sheet) if few else flowed.boxes


def _side_by_side(others: tuple[Row, ...], room: Room, sheet: Sheet) -> Iterator[Box]:
    """The prizes under their places, in columns of one width however few they are."""
    gap, face = 2 * sheet.gap, sheet.faces.figure
    cell = room._replace(width=(room.width - gap * (_FEW - 1)) // _FEW)
    sizes = (largest(zeros(one), face, cell, sheet.px(_OF_FEW), sheet.measure) for _, one in others)
    size = min(sizes)
    for nth, (place, prize) in enumerate(others):
        at = cell._replace(x=room.x + nth * (cell.width + gap))
        yield from _prize_under_label(f"prize_{nth}", place, prize, at, size, sheet)


def _prize_under_label(  # noqa: PLR0913, PLR0917  # what, where and how large
    name: str, label: str, prize: str, room: Room, most: int, sheet: Sheet
) -> Iterator[Box]:
    """The prize close under its label, both at the left, or in the middle with everything else."""
    faces, align = sheet.faces, sheet.aligned
    first = name == "first"
    face = faces.time if first else faces.figure
    small = sheet.px(sheet.type.reason if first else sheet.type.upcoming)
    over = room._replace(height=ceil(small * TALL))
    y = over.bottom + sheet.gap // 4
    text = label.upper()
    small = largest(text, faces.label, over, small, sheet.measure)
    yield Box(f"{name}_label", over, "quiet", (text,), faces.label, small, align)
    top = min(most, int((room.bottom - y) / (_HIGH + _TAILS)))
    size = largest(zeros(prize), face, room, top, sheet.measure)
    tails = ceil(size * _TAILS)
    at = room._replace(y=y, height=ceil(size * _HIGH) + tails)
    ink: Token = "gold" if first else "ink"
    yield Box(name, at, ink, (prize,), face, size, align, tails=tails)
