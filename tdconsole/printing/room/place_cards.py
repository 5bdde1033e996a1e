"""Place cards of the last table: folded to stand, the name read across the room on both sides."""

from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.values import EntryId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.laying import Grid, fold_marks, lying, pages_for
from tdconsole.printing.paper.lettering import (
    BOLD,
    CAPITALS,
    LEADING,
    MEDIUM,
    REGULAR,
    Type,
    block_high,
    fitted,
    label_type,
    shrunk,
    width,
)
from tdconsole.printing.paper.listing import Frame, name_of, to_sign_on
from tdconsole.printing.paper.sheet import NothingToPrint, Sheet, deliver
from tdconsole.printing.paper.sizes import Labels
from tdconsole.projections.room.seating_list import SeatedPlayer, SeatingList

ROWS: Final = 2
_EDGE: Final = 22.0
_NAME: Final = Type(BOLD, 66.0)
_ERASED: Final = Type(REGULAR, 66.0)
_NAME_LINES: Final = 2
_SEAT: Final = Type(BOLD, 84.0)
_LABEL: Final = Type(MEDIUM, 10.0)
_SEAT_WIDE: Final = 96.0
_GAP: Final = 18.0
_EVENT: Final = Type(MEDIUM, 12.0)
_FACTS: Final = Type(MEDIUM, 18.0)
_LOGO: Final = (110.0, 30.0)


def print_place_cards(
    seating: SeatingList, entries: tuple[EntryId, ...] | None, frame: Frame, to: Path | BinaryIO
) -> int:
    """Print two cards to a sheet, and return the pages; `NothingToPrint` with several tables."""
    players = [player for player in seating.players if entries is None or player.entry in entries]
    if len(seating.tables) != 1 or not players:
        raise NothingToPrint
    words, paper = frame.words, to_sign_on(frame).paper
    labels = lying(paper, 1, ROWS)
    if labels is None:
        raise NothingToPrint
    title = words.pgettext("paper", "Place cards")
    sheet = Sheet(
        title,
        words,
        frame.footer,
        paper.margin,
        paper,
        logo=frame.logo,
        of=pages_for(len(players), labels),
    )
    card = _Card(sheet, words, seating.event, labels)
    laid = Grid(sheet, card.draw, labels)
    for done, player in enumerate(players, 1):
        laid.add(player)
        if frame.progress is not None:
            frame.progress(done, len(players))
    laid.end()
    deliver(sheet.pdf(), to)
    return sheet.pages


class _Card:
    """A card of two faces, of which the upper one stands on its head until it is folded."""

    def __init__(self, sheet: Sheet, words: Catalogue, event: str, labels: Labels) -> None:
        self._sheet, self._words, self._event = sheet, words, event
        self._wide, self._high = labels.width, labels.height / 2

    def draw(self, player: SeatedPlayer) -> None:
        canvas = self._sheet.canvas
        self._draw_face(player)
        canvas.saveState()
        canvas.translate(self._wide, 2 * self._high)
        canvas.rotate(180)
        self._draw_face(player)
        canvas.restoreState()
        fold_marks(self._sheet, self._wide, self._high)

    def _draw_face(self, player: SeatedPlayer) -> None:
        words, pen, top = self._words, self._sheet.pen, self._high - _EDGE
        left = _EDGE + _SEAT_WIDE + _GAP
        room = self._wide - left - _EDGE
        self._draw_seat(str(player.seat))
        logo = self._sheet.logo(self._wide - _EDGE, top, *_LOGO, align=1.0)
        event = fitted(
            self._event, _EVENT, room - logo - (_GAP if logo else 0), 2 * _EVENT.size * LEADING
        )
        pen.block(left, top, event)
        facts = fitted(self._facts(player), _FACTS, room, _FACTS.size * LEADING)
        foot = _EDGE + facts.type.size * CAPITALS
        pen.block(left, foot, facts)
        high = top - _LOGO[1] - _GAP / 2 - foot - _GAP / 2
        name = fitted(
            name_of(words, player.name),
            _ERASED if player.name is None else _NAME,
            room,
            min(high, _NAME_LINES * _NAME.size * LEADING),
        )
        pen.block(left, foot + _GAP / 2 + (high + block_high(name)) / 2, name)

    def _draw_seat(self, seat: str) -> None:
        """Draw the seat white on black, to be found from afar."""
        canvas, pen = self._sheet.canvas, self._sheet.pen
        high = self._high - 2 * _EDGE
        canvas.saveState()
        canvas.setFillGray(0)
        canvas.roundRect(_EDGE, _EDGE, _SEAT_WIDE, high, 6, stroke=0, fill=1)
        canvas.setFillGray(1)
        type_ = shrunk(seat, _SEAT, _SEAT_WIDE - 20)
        left = _EDGE + (_SEAT_WIDE - width(seat, type_)) / 2
        pen.write(left, _EDGE + (high - type_.size * CAPITALS) / 2 - 6, seat, type_)
        label = self._words.pgettext("poker", "Seat")
        line = _EDGE + high - 12 - _LABEL.size * CAPITALS
        type_ = label_type(label, _SEAT_WIDE - 24, _LABEL)
        pen.label(_EDGE + 12, line, label, _SEAT_WIDE - 24, type_=type_)
        canvas.restoreState()

    def _facts(self, player: SeatedPlayer) -> str:
        words = self._words
        chips = player.chips
        counted = "" if chips is None else words.ngettext("{number} chip", "{number} chips", chips)
        told = (player.country or "", counted)
        return BETWEEN.join(one for one in told if one)
