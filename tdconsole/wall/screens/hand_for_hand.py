"""Hand-for-hand play: how many more must go, what is at stake, and the tables being waited for."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Money, Record, TableTask
from tdconsole.drawing.marks import Mark, Plate
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.bubble.hand_board import HandBoard
from tdconsole.projections.bubble.untold import InTheMoney
from tdconsole.wall.composing.fitting import FIGURES, TALL, Box, Room, filling, largest
from tdconsole.wall.composing.sheet import Sheet, zeros
from tdconsole.wall.composing.task_signs import task_sign
from tdconsole.wall.screens.figures import amount, number
from tdconsole.wall.theme import Token

_HERO: Final = 0.34
_UNDER: Final = 0.075
_WORD: Final = 0.058
_PRIZE: Final = 0.15
_BESIDE: Final = 0.042
_LOW: Final = 0.3
"""The share of the body's height for the tables."""
_MOST_TILES: Final = 12
_WIDEST: Final = 4
"""More tables in one line are counted rather than named."""
_BURST: Final = 0.3
_SIGN: Final = 1.3
"""The width of a sign with what is between it and its word, in ems."""


class Tile(Record, kw_only=True):
    table: str
    task: TableTask
    word: str


class HandForHand(Record, kw_only=True):
    heading: str
    aside: str = ""
    hero: str = ""
    """How many more must go out."""
    then: str = ""
    """What they play for."""
    left: str = ""
    prize: str = ""
    prize_note: str = ""
    tiles: tuple[Tile, ...] = ()
    more: str = ""
    """The tables for which there are no tiles, in one line."""
    burst: bool = False
    nothing: str = ""


def hand_for_hand(
    words: Catalogue, board: HandBoard | None, burst: InTheMoney | None, *, money: bool
) -> HandForHand:
    say = words.pgettext
    if burst is not None:
        return _in_the_money(words, burst)
    heading = say("screen", "Hand for hand")
    if board is None:
        return HandForHand(heading=heading, nothing=words.gettext("Play is not hand-for-hand."))
    at_stake = board.at_stake if money else Money(0)
    left = board.left + _untold(board)
    tiles = tuple(_tiles(words, board))
    return HandForHand(
        heading=heading,
        aside=say("screen", "Hand {number}", number=number(words, board.hand)),
        hero=_hero(words, max(0, left - board.until)),
        then=_then(words, board),
        left=_left(words, board, left),
        prize=amount(words, at_stake, board.currency) if at_stake else "",
        prize_note=say("wall", "at least, for everybody left") if at_stake else "",
        tiles=tiles if len(tiles) <= _MOST_TILES else (),
        more=_in_a_line(words, board) if len(tiles) > _MOST_TILES else "",
    )


def _in_the_money(words: Catalogue, burst: InTheMoney) -> HandForHand:
    left = words.ngettext(
        "{number} player has won at least",
        "{number} players have won at least",
        burst.left,
    )
    return HandForHand(
        heading=words.pgettext("wall", "The bubble has burst"),
        hero=words.pgettext("wall", "In the money"),
        then=left,
        prize=amount(words, burst.prize, burst.currency),
        burst=True,
    )


def _untold(board: HandBoard) -> int:
    """The busts of a hand that is still played somewhere: nobody knows yet who is paid."""
    return len(board.out) if board.step in {"report", "release"} else 0


def _hero(words: Catalogue, more: int) -> str:
    return words.ngettext("{number} out", "{number} out", more)


def _then(words: Catalogue, board: HandBoard) -> str:
    say = words.pgettext
    if board.of_flight:
        return say("wall", "and everybody goes on")
    if board.until == board.paid:
        return say("wall", "and everybody is paid")
    return words.gettext("until {until} are left", until=words.number(board.until))


def _left(words: Catalogue, board: HandBoard, left: int) -> str:
    say, both = words.pgettext, {"left": number(words, left), "paid": number(words, board.paid)}
    if board.of_flight:
        return say("wall", "{left} left · {paid} go on", **both)
    return say("wall", "{left} left · {paid} paid", **both)


def _tiles(words: Catalogue, board: HandBoard) -> Iterator[Tile]:
    for one in board.tables:
        yield Tile(table=str(one.table), task=one.task, word=_task(words, one.task))


def _task(words: Catalogue, task: TableTask) -> str:
    say = words.pgettext
    match task:
        case "dealing":
            return say("wall", "dealing")
        case "done":
            return say("wall", "done")
        case "held":
            return say("wall", "all-in held")
        case "released":
            return say("wall", "all-in played")


def _in_a_line(words: Catalogue, board: HandBoard) -> str:
    """How many tables are done, and where an all-in is held or played."""
    said = [
        words.pgettext(
            "wall",
            "{done} of {tables} tables done",
            done=words.number(board.done),
            tables=words.number(len(board.tables)),
        )
    ]
    for task in ("released", "held"):
        tables = [str(one.table) for one in board.tables if one.task == task]
        if tables:
            few = len(tables) <= _WIDEST
            said.append(f"{_task(words, task)} {', '.join(tables) if few else len(tables)}")
    return " · ".join(said)


def boxes(shown: HandForHand, sheet: Sheet) -> Iterator[Box]:
    body = sheet.room(sheet.places.body)
    if shown.nothing:
        yield from sheet.heading(shown.heading)
        yield sheet.quietly("nothing", shown.nothing, body)
        return
    if shown.burst:
        yield from _burst(shown, body, sheet)
        return
    yield from sheet.heading(shown.heading, shown.aside, ground="paused")
    low = round(body.height * _LOW)
    upper = body._replace(height=body.height - low - sheet.gap)
    yield from _story(shown, upper, sheet)
    under = body._replace(y=upper.bottom + sheet.gap, height=low)
    if shown.tiles:
        yield from _Tiles(shown.tiles, under, sheet).boxes()
    else:
        face, most = sheet.faces.figure, sheet.px(_UNDER)
        rows, size = filling(shown.more, face, under, most, sheet.least, sheet.measure)
        yield Box("more", under, "paused_ink", rows, face, size)


def _burst(shown: HandForHand, body: Room, sheet: Sheet) -> Iterator[Box]:
    """The one thing there is to say, in gold."""
    faces = sheet.faces
    for box in sheet.heading(shown.heading):
        yield box._replace(ink="good")
    high = round(body.height * 0.5)
    hero = body._replace(height=high)
    size = min(sheet.px(_BURST), int(high / TALL))
    size = largest(shown.hero, faces.time, hero, size, sheet.measure)
    yield Box("hero", hero, "gold", (shown.hero,), faces.time, size, "centre")
    then = body._replace(y=hero.bottom, height=round(body.height * 0.16))
    most = min(sheet.px(_UNDER), int(then.height / TALL))
    size = largest(shown.then, faces.figure, then, most, sheet.measure)
    yield Box("then", then, "ink", (shown.then,), faces.figure, size, "centre")
    prize = body._replace(y=then.bottom, height=body.bottom - then.bottom)
    most = min(sheet.px(0.2), int(prize.height / FIGURES))
    size = largest(zeros(shown.prize), faces.blinds, prize, most, sheet.measure)
    yield Box("prize", prize, "good", (shown.prize,), faces.blinds, size, "centre")


def _story(shown: HandForHand, room: Room, sheet: Sheet) -> Iterator[Box]:
    """How many must go, and on the right what for."""
    faces, wide = sheet.faces, round(room.width * 0.58)
    left = room._replace(width=wide - sheet.gap)
    right = Room(room.x + wide, room.y, room.width - wide, room.height)
    high = round(room.height * 0.68)
    hero = left._replace(height=high)
    most = min(sheet.px(_HERO), int(high / TALL))
    size = largest(zeros(shown.hero), faces.time, hero, most, sheet.measure)
    yield Box("hero", hero, "ink", (shown.hero,), faces.time, size)
    then = left._replace(y=hero.bottom, height=room.height - high)
    rows, size = filling(
        shown.then, faces.label, then, sheet.px(_UNDER), sheet.least, sheet.measure
    )
    yield Box("then", then, "quiet", rows, faces.label, size)
    above = right._replace(height=round(room.height * 0.24))
    most = min(sheet.px(_BESIDE), int(above.height / TALL))
    size = largest(zeros(shown.left), faces.label, above, most, sheet.measure)
    yield Box("left", above, "quiet", (shown.left,), faces.label, size, "right")
    if not shown.prize:
        return
    prize = right._replace(y=above.bottom, height=round(room.height * 0.44))
    most = min(sheet.px(_PRIZE), int(prize.height / FIGURES))
    size = largest(zeros(shown.prize), faces.blinds, prize, most, sheet.measure)
    yield Box("prize", prize, "good", (shown.prize,), faces.blinds, size, "right")
    note = right._replace(y=prize.bottom, height=room.bottom - prize.bottom)
    said, size = filling(
        shown.prize_note, faces.label, note, sheet.px(_BESIDE), sheet.least, sheet.measure
    )
    yield Box("prize_note", note, "quiet", said, faces.label, size, "right")


class _Tiles:
    """A tile for each table, which turns as it reports: a sign and a word say the same."""

    def __init__(self, tiles: tuple[Tile, ...], room: Room, sheet: Sheet) -> None:
        self.tiles, self.room, self.sheet = tiles, room, sheet
        rows = 1 if len(tiles) <= 4 or (len(tiles) <= 6 and not sheet.places.stacked) else 2
        across = max(3, -(-len(tiles) // rows))
        gap = sheet.gap // 2
        self.high = (room.height - gap * (rows - 1)) // rows
        self.wide = (room.width - gap * (across - 1)) // across
        self.rooms = [
            Room(
                room.x + (at % across) * (self.wide + gap),
                room.y + (at // across) * (self.high + gap),
                self.wide,
                self.high,
            )
            for at in range(len(tiles))
        ]

    def boxes(self) -> Iterator[Box]:
        size = self._word_size()
        marks = [
            mark
            for tile, room in zip(self.tiles, self.rooms, strict=True)
            for mark in (self._plate(tile, room), *self._sign(tile, room, size))
        ]
        yield Box("tiles", self.room, "ink", marks=tuple(marks))
        for tile, room in zip(self.tiles, self.rooms, strict=True):
            yield from self._words(tile, room, size)

    def _plate(self, tile: Tile, room: Room) -> Plate:
        waits = tile.task in {"held", "released"}
        return Plate(
            x=room.x - self.room.x,
            y=room.y - self.room.y,
            width=room.width,
            height=room.height,
            fill="paused" if waits else "plate",
            edge="" if waits else "good" if tile.task == "done" else "edge",
            thick=self.sheet.px(0.0035),
            round=self.sheet.px(0.009),
        )

    def _number(self) -> int:
        return min(self.sheet.px(0.12), int(self.high * 0.7 / FIGURES))

    def _split(self, room: Room) -> tuple[Room, Room]:
        sheet, across = self.sheet, self.sheet.gap * 2 // 3
        wide = sheet.wide(
            "0" * max(len(one.table) for one in self.tiles), sheet.faces.time, self._number()
        )
        left = Room(room.x + across, room.y, wide, room.height)
        x = left.right + across // 2
        return left, Room(x, room.y, room.right - across - x, room.height)

    def _word_size(self) -> int:
        """One size for all words, so that no tile is louder than another."""
        sheet = self.sheet
        _, beside = self._split(self.rooms[0])
        fits = min(
            beside.width / (sheet.measure(one.word, sheet.faces.figure) + _SIGN)
            for one in self.tiles
        )
        return int(min(sheet.px(_WORD), fits, beside.height / TALL))

    def _words(self, tile: Tile, room: Room, size: int) -> Iterator[Box]:
        sheet, faces = self.sheet, self.sheet.faces
        left, right = self._split(room)
        waits = tile.task in {"held", "released"}
        ground: Token = "paused" if waits else "plate"
        ink: Token = "on_paused" if waits else "ink"
        told: Token = "on_paused" if waits else "good" if tile.task == "done" else "quiet"
        key = tile.table
        yield Box(f"table_{key}", left, ink, (key,), faces.time, self._number(), "left", ground)
        if size > sheet.least:
            said = (tile.word,)
            right = right._replace(x=right.x + round(_SIGN * size))
            right = right._replace(width=right.width - round(_SIGN * size))
            yield Box(f"task_{key}", right, told, said, faces.figure, size, "right", ground)

    def _sign(self, tile: Tile, room: Room, size: int) -> tuple[Mark, ...]:
        """The task in one sign, which stands alone where its word has no room."""
        sheet = self.sheet
        _, beside = self._split(room)
        worded = size > sheet.least
        high = 0.7 * (size if worded else min(sheet.px(_WORD), beside.width))
        wide = sheet.measure(tile.word, sheet.faces.figure) * size + 0.5 * size if worded else 0.0
        right = beside.right - wide - self.room.x
        middle = room.y - self.room.y + room.height / 2
        return task_sign(tile.task, right - high, middle - high / 2, high)
