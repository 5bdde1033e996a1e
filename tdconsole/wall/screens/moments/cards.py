"""The cards of a break, one after the other: what there is to read until play goes on."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from tdconsole.domain.values import Chips, Instant, Level, Millis, Record
from tdconsole.drawing.marks import Plate
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.composing.fitting import TALL, Box, Room, filling, largest
from tdconsole.wall.composing.listing import Column, Row, flow
from tdconsole.wall.composing.sheet import Sheet, zeros
from tdconsole.wall.screens.chips import LeaderShown
from tdconsole.wall.screens.clock_words import ways
from tdconsole.wall.screens.figures import number, writable
from tdconsole.wall.screens.prizes import Prizes
from tdconsole.wall.theme import Logo

CARD: Final = Millis(12_000)
"""How long a card can be read before the next one comes."""
_LEADERS: Final = 10
_LEVELS: Final = 6
_PRIZES: Final = 9
_TITLE: Final = 0.07
_SIZES: Final = (0.064, 0.036)
_SAID: Final = 0.13
_BROAD: Final = 2.4
"""The shape from which a card has its list in two columns."""
_DOT: Final = 0.011
_LISTED: Final = (
    Column(align="right", ink="quiet"),
    Column(grows=True),
    Column(align="right", strong=True),
)
_PAIRED: Final = (Column(align="right", ink="quiet"), Column(align="right", grows=True))


class Card(Record, kw_only=True):
    """A list, or words."""

    title: str
    aside: str = ""
    rows: tuple[Row, ...] = ()
    text: str = ""


def notice_card(words: Catalogue, notice: str) -> Iterator[Card]:
    if text := " ".join(notice.split()):
        yield Card(title=words.pgettext("screen", "Notice"), text=text)


def leaders_card(
    words: Catalogue, leaders: tuple[LeaderShown, ...], counted: Instant | None
) -> Iterator[Card]:
    """The largest stacks of the last count."""
    if not leaders or counted is None:
        return
    yield Card(
        title=words.pgettext("screen", "Chip counts"),
        aside=words.pgettext("wall", "counted {time}", time=words.time_of_day(counted)),
        rows=tuple(
            (words.number(place), name, number(words, Chips(chips)))
            for place, name, chips in leaders[:_LEADERS]
        ),
    )


def levels_card(words: Catalogue, levels: Iterable[tuple[int, Level]]) -> Iterator[Card]:
    """The levels to come, each with its number."""
    rows = []
    for nth, level in levels:
        way = next(iter(ways(words, level)))
        rows.append((words.number(nth), f"{way.blinds} ({way.ante})" if way.ante else way.blinds))
    if rows:
        yield Card(title=words.pgettext("wall", "Next levels"), rows=tuple(rows[:_LEVELS]))


def prizes_card(words: Catalogue, shown: Prizes) -> Iterator[Card]:
    """The largest prizes and the least one, with those between in one row."""
    if not shown.first:
        return
    first = shown.first_label
    if first == words.pgettext("board", "1st prize"):
        first = words.number(1)
    others = shown.others
    if len(others) >= _PRIZES:
        between = others[_PRIZES - 3 : -1]
        ends = [
            f"{above.split('–', maxsplit=1)[0]}–{below.rsplit('–', maxsplit=1)[-1]}"
            for above, below in zip(between[0], between[-1], strict=True)
        ]
        others = (*others[: _PRIZES - 3], tuple(ends), others[-1])
    yield Card(title=shown.heading, aside=shown.aside, rows=((first, shown.first), *others))


class Turning(NamedTuple):
    """The cards that take turns, and after them one for the sponsors, who have turns of their own."""

    cards: tuple[Card, ...]
    turn: int
    sponsors: tuple[Logo, ...] = ()

    @property
    def number(self) -> int:
        return len(self.cards) + bool(self.sponsors)

    def boxes(self, room: Room, sheet: Sheet) -> Iterator[Box]:
        again, turn = divmod(self.turn, self.number)
        if turn < len(self.cards):
            yield from card_boxes(self.cards[turn], self.turn, self.number, room, sheet)
            return
        yield Box("card", room, "ink", marks=tuple(_plate(turn, self.number, room, sheet)))
        around = sheet.gap * 3 // 4
        foot = around if self.number < 2 else around + sheet.px(_DOT) * 2
        inside = Room(
            room.x + around, room.y + around, room.width - 2 * around, room.height - around - foot
        )
        logo = self.sponsors[again % len(self.sponsors)]
        yield from sheet.on_card("card_sponsor", logo, inside)


def card_boxes(card: Card, turn: int, cards: int, room: Room, sheet: Sheet) -> Iterator[Box]:
    """The card on its plate, with a dot for each one in the turn.

    A list longer than its card goes on when the card comes again.
    """
    again, turn = divmod(turn, cards)
    across = sheet.gap * 3 // 4
    yield Box("card", room, "ink", marks=tuple(_plate(turn, cards, room, sheet)))
    inside = Room(room.x + across, room.y + across // 2, room.width - 2 * across, room.height)
    title = inside._replace(height=sheet.px(_TITLE))
    yield from _titled(card, title, sheet)
    foot = across if cards < 2 else across + sheet.px(_DOT) * 2
    body = inside._replace(y=title.bottom, height=room.bottom - foot - title.bottom)
    if card.rows:
        columns = _LISTED if len(card.rows[0]) == len(_LISTED) else _PAIRED
        across = 2 if body.width > _BROAD * body.height else 1
        flowed = flow(sheet, columns, card.rows, body, _SIZES, again, across=across)
        if flowed.pages > 1:  # about as many rows each time: nobody is left alone on a card
            each = -(-len(card.rows) // flowed.pages)
            first = flowed.page * each
            part = card.rows[first : first + each]
            flowed = flow(sheet, columns, part, body, _SIZES, 0, across=across)
        for box in flowed.boxes:
            yield box._replace(ground="plate")
        return
    face, most = sheet.faces.figure, sheet.px(_SAID)
    rows, size = filling(card.text, face, body, most, sheet.least, sheet.measure)
    yield Box("said", body, "ink", rows, face, size, "centre", "plate")


def _titled(card: Card, room: Room, sheet: Sheet) -> Iterator[Box]:
    """The title, and beside it what is left of the line for the rest."""
    faces, gap = sheet.faces, sheet.gap // 2
    text, most = card.title.upper(), min(sheet.px(0.040), int(room.height / TALL))
    aside = writable(card.aside)
    needed = sheet.measure(text, faces.blinds) + sheet.measure(zeros(aside), faces.figure) * 0.9
    size = int(min(most, (room.width - gap) / needed))
    beside = sheet.measure(zeros(aside), faces.figure)
    left = room.width - gap - sheet.wide(text, faces.blinds, size)
    if size <= sheet.least or beside * sheet.small > left:
        aside, size = "", largest(text, faces.blinds, room, most, sheet.measure)
    wide = min(room.width, sheet.wide(text, faces.blinds, size))
    at = room._replace(width=wide)
    yield Box("card_title", at, "quiet", (text,), faces.blinds, size, ground="plate")
    if aside:
        rest = room._replace(x=at.right + gap, width=room.right - at.right - gap)
        small = max(sheet.small, int(size * 0.9))
        small = largest(zeros(aside), faces.figure, rest, small, sheet.measure)
        said = (aside,)
        yield Box("card_aside", rest, "quiet", said, faces.figure, small, "right", "plate")


def _plate(turn: int, cards: int, room: Room, sheet: Sheet) -> Iterator[Plate]:
    yield Plate(
        x=0, y=0, width=room.width, height=room.height, fill="plate", edge="edge",
        thick=sheet.px(0.0018), round=sheet.px(0.012),
    )  # fmt: skip
    if cards < 2:
        return
    dot = sheet.px(_DOT)
    x = (room.width - dot * (2 * cards - 1)) / 2
    for at in range(cards):
        yield Plate(
            x=x + 2 * dot * at, y=room.height - 2 * dot, width=dot, height=dot,
            fill="quiet" if at == turn else "edge", round=dot / 2,
        )  # fmt: skip
