"""The final table on the map: everybody's stack, who leads, the blinds and the next prize."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from tdconsole.domain.values import Chips, EntryId, Level
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.writing import Letters, letters
from tdconsole.i18n.clock.words import blinds
from tdconsole.projections.prizes.final_table import FinalTable, final_table
from tdconsole.wall.screens.figures import amount, number, writable
from tdconsole.wall.theme import Theme

ROOMY: Final = 56
"""The height from which a plate has the name in large type."""
LARGE: Final = 84
"""The height from which the stack is in the largest type, which grows with the plate."""
BAR: Final = 4
DEPTH: Final = 0.8
"""The growth of the big blinds beside a stack, by that of the plate."""
SHARES: Final = (1.0, 0.9, 0.8, 0.7)
"""The sizes of type that are tried, of the largest."""


class Stacked(NamedTuple):
    """A counted player of the final table, in words."""

    entry: EntryId
    chips: str
    big_blinds: str
    share: float
    """The stack by the leader's."""
    leads: bool


class Stage(NamedTuple):
    plates: tuple[Stacked, ...]
    blinds: str
    next_out: str

    def of(self, entry: EntryId) -> Stacked | None:
        return next((one for one in self.plates if one.entry == entry), None)


class Writing(NamedTuple):
    """The name as it fits the plate, the plates with which it shares a size of type, and the inks."""

    name: str
    among: Sequence[Stacked]
    ink: str
    chips: str
    quiet: str
    bar: str
    rule: str


def stage(view: TournamentView) -> Stage | None:
    """The final table of now; None as long as there are several tables, or nobody is out."""
    table = final_table(view.state, view.now())
    if table is None:
        return None
    return Stage(tuple(_plates(view, table)), blinds_now(view), _next_out(view, table))


def _plates(view: TournamentView, table: FinalTable) -> Iterator[Stacked]:
    words = view.words
    most = max((one.chips or Chips(0) for one in table.plates), default=Chips(0))
    for one in table.plates:
        if one.chips is not None:
            deep = one.big_blinds
            yield Stacked(
                entry=one.entry,
                chips=number(words, one.chips),
                big_blinds=""
                if deep is None
                else words.pgettext("board", "{number} BB", number=number(words, deep)),
                share=one.chips / most if most else 0,
                leads=one.leads,
            )


def blinds_now(view: TournamentView) -> str:
    """The blinds that are played; during a break, those that follow it."""
    board = view.board()
    period = board.period if isinstance(board.period, Level) else board.next
    return "" if period is None else writable(blinds(view.words, period))


def _next_out(view: TournamentView, table: FinalTable) -> str:
    if not table.next_prize:
        return ""
    prize = amount(view.words, table.next_prize, table.currency)
    return view.words.pgettext("wall", "next out {prize}", prize=prize)


def grown(height: float) -> float:
    """Return by how much the type on a plate of this height is larger than its token."""
    return max(1.0, height / LARGE)


class Growing:
    """Letters that grow with the plates of a table that has a large page to itself."""

    def __init__(self, face: str, size: int) -> None:
        self._face, self._size = face, size
        self._made: dict[int, Letters] = {}

    def at(self, height: float) -> Letters:
        size = int(self._size * grown(height))
        if size not in self._made:
            self._made[size] = letters(self._face, size)
        return self._made[size]


def largest(of: Growing, height: float, fits: Callable[[Letters], bool]) -> Letters:
    """Return the largest letters that fit, from those for this height down to the least."""
    sizes = (of.at(height * share) for share in SHARES)
    return next((font for font in sizes if fits(font)), of.at(0))


class StackedPlates:
    def __init__(self, theme: Theme) -> None:
        faces, sizes = theme.console.faces, theme.console.type
        self._small = letters(faces.strong, sizes.text)
        self._text = Growing(faces.text, sizes.text)
        self._title = Growing(faces.strong, sizes.title)
        self._figure = letters(faces.figure, sizes.title)
        self._largest = Growing(faces.figure, sizes.time)

    def name(self, box: QRectF) -> Letters:
        return self._title.at(box.height()) if box.height() >= ROOMY else self._small

    def _depth(self, box: QRectF) -> Letters:
        return self._text.at(box.height() * DEPTH)

    def chips(self, box: QRectF, wide: float, among: Sequence[Stacked]) -> Letters:
        """Return the largest letters in which every stack has its big blinds beside it."""
        if box.height() < LARGE:
            return self._figure if box.height() >= ROOMY else self._small
        beside = self._depth(box)
        return largest(
            self._largest,
            box.height(),
            lambda font: all(
                font.wide(one.chips) + beside.wide(one.big_blinds) < wide for one in among
            ),
        )

    def paint(
        self, painter: QPainter, box: QRectF, room: QRect, one: Stacked, writing: Writing
    ) -> None:
        """Write the name and the stack beside the seat's number, with a bar below them."""
        above, beside = self.name(box), self._depth(box)
        thick = BAR * grown(box.height()) if box.height() >= ROOMY else BAR / 2
        edge = max(3.0, box.height() * 0.09 if box.height() >= ROOMY else 0)
        bar = QRectF(room.left(), box.bottom() - edge - thick, room.width() - 2 * edge, thick)
        below = self.chips(box, bar.width() - edge, writing.among)
        steps = above.metrics.height(), below.metrics.height() * 0.9
        top = box.top() + max(1.0, (bar.top() - box.top() - sum(steps)) / 2)
        line = QRectF(room.left(), top, room.width(), steps[0])
        self._write(painter, writing.name, line, above, writing.ink)
        line = QRectF(room.left(), line.bottom(), room.width(), steps[1])
        self._write(painter, one.chips, line, below, writing.chips)
        right = bar.right() - beside.wide(one.big_blinds)
        if right > room.left() + below.wide(one.chips) + edge:
            line.setLeft(right)
            self._write(painter, one.big_blinds, line, beside, writing.quiet)
        painter.setPen(Qt.PenStyle.NoPen)
        for wide, ink in ((bar.width(), writing.rule), (bar.width() * one.share, writing.bar)):
            painter.setBrush(QColor(ink))
            rect = QRectF(bar.left(), bar.top(), max(thick, wide), thick)
            painter.drawRoundedRect(rect, thick / 2, thick / 2)

    @staticmethod
    def _write(painter: QPainter, text: str, line: QRectF, font: Letters, ink: str) -> None:
        painter.setFont(font.font)
        painter.setPen(QColor(ink))
        base = line.center().y() + font.metrics.capHeight() / 2
        painter.drawText(QPointF(round(line.left()), round(base)), text)
