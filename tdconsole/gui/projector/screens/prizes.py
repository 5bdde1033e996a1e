"""The prizes: the first one large, the others in as many columns as they need."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, Literal, assert_never

from tdconsole.domain.values import Money, Record
from tdconsole.gui.projector.fitting import FIGURES, Box
from tdconsole.gui.projector.listing import Column, Row, flow
from tdconsole.gui.projector.screens.figures import amount
from tdconsole.gui.projector.sheet import Sheet
from tdconsole.i18n.catalogue import Catalogue

_SIZES: Final = (0.072, 0.036)
_FIRST: Final = 0.15
_COLUMNS: Final = (
    Column(align="right", ink="quiet"),
    Column(align="right", grows=True),
)


class Prizes(Record, kw_only=True):
    heading: str
    aside: str
    first_label: str
    first: str
    others: tuple[Row, ...]
    """The place, or the places that are paid alike, and the prize."""
    nothing: str
    turn: int


Standing = Literal["posted", "provisional", "settled"]


def prizes(  # noqa: PLR0913, PLR0917 -- what there is, and how it stands
    words: Catalogue,
    amounts: Sequence[Money],
    pool: Money,
    currency: str,
    turn: int,
    standing: Standing = "settled",
) -> Prizes:
    """No amounts where none are to be seen."""
    say = words.pgettext
    return Prizes(
        heading=say("screen", "Prizes"),
        aside=_aside(words, amount(words, pool, currency), standing) if amounts else "",
        first_label=say("board", "1st prize"),
        first=amount(words, amounts[0], currency) if amounts else "",
        others=_folded(words, tuple(amounts[1:]), currency),
        nothing=words.gettext("The prizes are announced later."),
        turn=turn,
    )


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
def _folded(words: Catalogue, amounts: tuple[Money, ...], currency: str) -> tuple[Row, ...]:
    """From one bust to the next they are the same."""
    return tuple(_groups(words, amounts, currency))


def _groups(words: Catalogue, amounts: tuple[Money, ...], currency: str) -> Iterator[Row]:
    place = 2
    for prize, group in groupby(amounts):
        last = place + sum(1 for _ in group) - 1
        both = dict.fromkeys((words.number(place), words.number(last)))
        yield "–".join(both), amount(words, prize, currency)
        place = last + 1


def boxes(shown: Prizes, sheet: Sheet) -> Iterator[Box]:
    room = sheet.room(sheet.places.body)
    if not shown.first:
        yield from sheet.heading(shown.heading)
        yield sheet.quietly("nothing", shown.nothing, room)
        return
    top = room._replace(height=round(room.height * (0.34 if shown.others else 0.8)))
    under = room._replace(y=top.bottom + sheet.gap, height=room.bottom - top.bottom - sheet.gap)
    flowed = flow(sheet, _COLUMNS, shown.others, under, _SIZES, shown.turn)
    note = f"{flowed.page + 1} / {flowed.pages}" if flowed.pages > 1 else ""
    yield from sheet.heading(shown.heading, shown.aside, note)
    face = sheet.faces.time
    label = sheet.type.figure if shown.others else sheet.type.level
    size = int(min(sheet.px(_FIRST if shown.others else 0.3), top.height / FIGURES))
    size = int(min(size, top.width * 0.62 / sheet.measure(shown.first, face)))
    wide = sheet.wide(shown.first, face, size)
    at = top._replace(x=top.right - wide, width=wide)
    left = top._replace(width=at.x - top.x - sheet.gap)
    yield Box("first", at, "ink", (shown.first,), face, size, "right")
    text = shown.first_label.upper()
    size = min(sheet.px(label), int(left.width / sheet.measure(text, sheet.faces.label)))
    yield Box("first_label", left, "quiet", (text,), sheet.faces.label, size)
    yield Box("line", under._replace(y=top.bottom, height=2), "rule")
    yield from flowed.boxes
