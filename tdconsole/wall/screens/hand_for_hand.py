"""Hand-for-hand play: the hand, players left and paid, and the tables being waited for."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.room.seats import named
from tdconsole.projections.bubble.hand_board import HandBoard
from tdconsole.wall.composing.fitting import DIGITS, Box, Room, filling
from tdconsole.wall.composing.sheet import Sheet, zeros
from tdconsole.wall.screens.figures import amount, number

_HUGE: Final = 0.52
_LARGE: Final = 0.13
_HELD: Final = 0.07
_LOW: Final = 0.2
"""The share of the body's height for held all-ins."""


class HandForHand(Record, kw_only=True):
    heading: str
    aside: str
    hand_label: str
    hand: str
    left_label: str
    left: str
    done_label: str
    done: str
    prize_label: str
    prize: str
    held: str
    nothing: str


def hand_for_hand(words: Catalogue, board: HandBoard | None, *, money: bool) -> HandForHand:
    say = words.pgettext
    heading = say("screen", "Hand for hand")
    if board is None:
        nothing = words.gettext("Play is not hand-for-hand.")
        empty = dict.fromkeys(_FIGURES, "")
        return HandForHand(heading=heading, aside="", held="", nothing=nothing, **empty)
    tables, at_stake = len(board.tables), board.at_stake if money else 0
    return HandForHand(
        heading=heading,
        aside=words.gettext("until {until} are left", until=words.number(board.until)),
        hand_label=say("screen", "Hand"),
        hand=number(words, board.hand),
        left_label=say("screen", "Left / go on")
        if board.of_flight
        else say("screen", "Left / paid"),
        left=f"{number(words, board.left)} / {number(words, board.paid)}",
        done_label=say("screen", "Tables done"),
        done=f"{number(words, board.done)} / {number(words, tables)}",
        prize_label=say("screen", "Minimum prize") if at_stake else "",
        prize=amount(words, board.at_stake, board.currency) if at_stake else "",
        held=_held(words, board),
        nothing="",
    )


_FIGURES: Final = (
    "hand_label",
    "hand",
    "left_label",
    "left",
    "done_label",
    "done",
    "prize_label",
    "prize",
)


def _held(words: Catalogue, board: HandBoard) -> str:
    """The all-in being played, then those held."""
    running = next((one.table for one in board.tables if one.task == "released"), None)
    held = [str(one.table) for one in board.tables if one.task == "held"]
    said = []
    if running is not None:
        said.append(words.gettext("All-in played at table {table}", table=running))
    if held:
        said.append(
            words.ngettext(
                "All-in held: table {tables}",
                "All-ins held: tables {tables}",
                len(held),
                tables=named(words, held),
            )
        )
    return " · ".join(said)


def boxes(shown: HandForHand, sheet: Sheet) -> Iterator[Box]:
    body = sheet.room(sheet.places.body)
    yield from sheet.heading(shown.heading, shown.aside)
    if not shown.hand:
        yield sheet.quietly("nothing", shown.nothing, body)
        return
    low = round(body.height * _LOW) if shown.held else 0
    upper = body._replace(height=body.height - low)
    caption = sheet.px(sheet.screen.space.caption)
    left = upper._replace(width=sheet.anchor - sheet.gap - upper.x)
    yield sheet.caption("hand_label", left, shown.hand_label)
    under = left._replace(y=left.y + caption, height=left.height - caption)
    yield _figure("hand", shown.hand, under, sheet)
    right = upper._replace(x=sheet.anchor, width=upper.right - sheet.anchor)
    figures = [
        (name, label, value)
        for name, label, value in (
            ("left", shown.left_label, shown.left),
            ("done", shown.done_label, shown.done),
            ("prize", shown.prize_label, shown.prize),
        )
        if value
    ]
    high = right.height // len(figures)
    for at, (name, label, value) in enumerate(figures):
        room = Room(right.x, right.y + at * high, right.width, high)
        yield from sheet.captioned(name, label, value, room, caption, _LARGE)
    if shown.held:
        under = body._replace(y=upper.bottom + sheet.gap, height=low - sheet.gap)
        yield sheet.line(under, under.y)
        face, most = sheet.faces.figure, sheet.px(_HELD)
        rows, size = filling(shown.held, face, under, most, sheet.least, sheet.measure)
        yield Box("held", under, "paused_ink", rows, face, size)


def _figure(name: str, text: str, room: Room, sheet: Sheet) -> Box:
    """The figure; it keeps place and size from hand to hand, up to the next digit."""
    face = sheet.faces.time
    cells = zeros(text.rjust(2, "0"))
    wide = room.width / sheet.measure(cells, face)
    size = int(min(sheet.px(_HUGE), room.height / DIGITS, wide))
    return Box(name, room, "ink", (text,), face, size, "left")
