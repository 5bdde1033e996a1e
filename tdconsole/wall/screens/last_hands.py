"""The last hands of a day: how many are left, and which tables still play."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.room.seats import tables_named
from tdconsole.projections.day.day_end import EndOfDay
from tdconsole.wall.composing.fitting import DIGITS, Box, Room, filling
from tdconsole.wall.composing.sheet import Sheet, zeros
from tdconsole.wall.screens.figures import number

_HUGE: Final = 0.52
_LARGE: Final = 0.13
_BELOW: Final = 0.07
_LOW: Final = 0.2
"""The share of the body's height for the text below."""
_FEW: Final = 12
"""The most tables named."""


class LastHandsShown(Record, kw_only=True):
    heading: str
    aside: str
    left_label: str
    left: str
    """The most hands any table has left; empty once all are done."""
    called_label: str
    called: str
    done_label: str
    done: str
    below: str
    nothing: str


def last_hands(words: Catalogue, view: EndOfDay) -> LastHandsShown:
    say = words.pgettext
    heading = say("screen", "Last hands of the day")
    aside = words.gettext("day {day}", day=view.day)
    if view.hands is None:
        nothing = words.gettext("The last hands of the day were not called yet.")
        empty = dict.fromkeys(_FIGURES, "")
        return LastHandsShown(heading=heading, aside=aside, nothing=nothing, **empty)
    playing = [table for table in view.tables if table.left]
    most = max((table.left for table in playing), default=0)
    return LastHandsShown(
        heading=heading,
        aside=aside,
        left_label=say("screen", "Hands left"),
        left=number(words, most),
        called_label=say("screen", "Card drawn"),
        called=number(words, view.hands),
        done_label=say("screen", "Tables done"),
        done=f"{number(words, len(view.tables) - len(playing))} / {number(words, len(view.tables))}",
        below=_below(words, view),
        nothing="",
    )


_FIGURES: Final = (
    "left_label",
    "left",
    "called_label",
    "called",
    "done_label",
    "done",
    "below",
)


def _below(words: Catalogue, view: EndOfDay) -> str:
    playing = [table.table for table in view.tables if table.left]
    if not playing:
        return words.gettext(
            "All tables are done. Please stay seated until your chips are in a bag."
        )
    if len(playing) <= _FEW:
        return words.ngettext(
            "Still playing: table {tables}",
            "Still playing: tables {tables}",
            len(playing),
            tables=tables_named(words, playing),
        )
    return words.gettext("When your table is done, please stay seated.")


def boxes(shown: LastHandsShown, sheet: Sheet) -> Iterator[Box]:
    body = sheet.room(sheet.places.body)
    yield from sheet.heading(shown.heading, shown.aside)
    if not shown.left:
        yield sheet.quietly("nothing", shown.nothing, body)
        return
    low = round(body.height * _LOW)
    upper = body._replace(height=body.height - low)
    caption = sheet.px(sheet.screen.space.caption)
    left = upper._replace(width=sheet.anchor - sheet.gap - upper.x)
    yield sheet.caption("left_label", left, shown.left_label)
    under = left._replace(y=left.y + caption, height=left.height - caption)
    yield _figure("left", shown.left, under, sheet)
    figures = (
        ("done", shown.done_label, shown.done),
        ("called", shown.called_label, shown.called),
    )
    right = upper._replace(x=sheet.anchor, width=upper.right - sheet.anchor)
    high = right.height // len(figures)
    for at, (name, label, value) in enumerate(figures):
        room = Room(right.x, right.y + at * high, right.width, high)
        yield from sheet.captioned(name, label, value, room, caption, _LARGE)
    under = body._replace(y=upper.bottom + sheet.gap, height=low - sheet.gap)
    yield sheet.line(under, under.y)
    face, most = sheet.faces.figure, sheet.px(_BELOW)
    rows, size = filling(shown.below, face, under, most, sheet.least, sheet.measure)
    yield Box("below", under, "ink", rows, face, size)


def _figure(name: str, text: str, room: Room, sheet: Sheet) -> Box:
    """The figure; it keeps place and size from hand to hand."""
    face = sheet.faces.time
    wide = room.width / sheet.measure(zeros(text.rjust(2, "0")), face)
    size = int(min(sheet.px(_HUGE), room.height / DIGITS, wide))
    return Box(name, room, "ink", (text,), face, size, "left")
