"""The places of cards: cut from a sheet, on a sheet of labels, or each alone on its paper."""

from collections.abc import Callable
from math import ceil
from typing import Final, Generic, TypeVar

from tdconsole.printing.paper.sheet import FOOT, HAIRLINE, Sheet
from tdconsole.printing.paper.sizes import Labels, Paper

Card = TypeVar("Card")

_NARROW_SHEET: Final = 400.0
_MARK: Final = 9.0
_CORNERS: Final = ((0, 0), (0, 1), (1, 0), (1, 1))


def lying(paper: Paper, columns: int, rows: int) -> Labels | None:
    """The places, as large as possible on a sheet that is cut; None if each card is alone."""
    if paper.kind == "roll" or paper.width < _NARROW_SHEET:
        return None
    high = 0.0 if paper.height is None else paper.height
    return paper.labels or Labels(
        columns=columns,
        rows=rows,
        width=(paper.width - 2 * paper.margin) / columns,
        height=(high - paper.margin - FOOT) / rows,
    )


def pages_for(cards: int, labels: Labels | None) -> int:
    return cards if labels is None else ceil(cards / (labels.columns * labels.rows))


class Singly(Generic[Card]):
    """Cards one by one; `face` returns the height it used."""

    def __init__(self, sheet: Sheet, face: Callable[[Card], float]) -> None:
        self._sheet, self._face = sheet, face

    def add(self, card: Card) -> None:
        self._sheet.end_page(self._face(card))

    def end(self) -> None:
        """Do nothing: each card was ended as it was drawn."""


class Grid(Generic[Card]):
    def __init__(self, sheet: Sheet, face: Callable[[Card], None], labels: Labels) -> None:
        self._sheet, self._face, self._labels = sheet, face, labels
        self._cut = sheet.paper.labels is None
        self._top = sheet.paper.margin if self._cut else _above(sheet, labels)
        self._per_page = labels.columns * labels.rows
        self._count = 0
        if self._cut:
            with sheet.form("cut-marks"):
                self._draw_cut_marks(self._per_page)

    def add(self, card: Card) -> None:
        sheet, labels = self._sheet, self._labels
        canvas, place = sheet.canvas, self._count % self._per_page
        if place == 0 and self._count:
            self.end()
        row, column = divmod(place, labels.columns)
        canvas.saveState()
        canvas.translate(
            sheet.paper.margin + column * (labels.width + labels.gap_across),
            sheet.height - self._top - (row + 1) * labels.height - row * labels.gap_down,
        )
        self._face(card)
        canvas.restoreState()
        self._count += 1

    def end(self) -> None:
        """End the page, with marks only where there is something to cut."""
        there = self._count % self._per_page
        if self._cut and not there:
            self._sheet.canvas.doForm("cut-marks")
        elif self._cut:
            self._draw_cut_marks(there)
        self._sheet.end_page()

    def _draw_cut_marks(self, cards: int) -> None:
        """Draw cut marks outside the sheet's first cards, and small crosses within the sheet."""
        sheet, labels = self._sheet, self._labels
        canvas, side, top = sheet.canvas, sheet.paper.margin, sheet.height - self._top
        canvas.setLineWidth(HAIRLINE)
        places = [divmod(card, labels.columns) for card in range(cards)]
        for row, column in sorted({(r + dr, c + dc) for r, c in places for dr, dc in _CORNERS}):
            x, y = side + column * labels.width, top - row * labels.height
            if row == 0:
                canvas.line(x, y + 3, x, y + 3 + _MARK)
            elif row == labels.rows:
                canvas.line(x, y - 3, x, y - _MARK - 1)
            elif 0 < column < labels.columns:
                canvas.line(x - 4, y, x + 4, y)
                canvas.line(x, y - 4, x, y + 4)
            if column == 0:
                canvas.line(x - 3 - _MARK, y, x - 3, y)
            elif column == labels.columns:
                canvas.line(x + 3, y, x + 3 + _MARK, y)


def cut_marks(sheet: Sheet, y: float) -> None:
    """Draw the marks of one cut across a sheet, in its margins."""
    side, right = sheet.paper.margin, sheet.width - sheet.paper.margin
    sheet.rule(side - 3 - _MARK, y, side - 3, weight=HAIRLINE)
    sheet.rule(right + 3, y, right + 3 + _MARK, weight=HAIRLINE)


def fold_marks(sheet: Sheet, wide: float, y: float) -> None:
    """Draw the marks of a fold beside a card of this width, dashed to tell them from cuts."""
    sheet.canvas.setDash([2, 2])
    sheet.rule(-3 - _MARK, y, -3, weight=2 * HAIRLINE)
    sheet.rule(wide + 3, y, wide + 3 + _MARK, weight=2 * HAIRLINE)
    sheet.canvas.setDash()


def tear_line(sheet: Sheet, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw the dotted line to tear along."""
    canvas = sheet.canvas
    canvas.setLineWidth(0.5)
    canvas.setStrokeGray(0)
    canvas.setLineCap(1)
    canvas.setDash([0.01, 3])
    canvas.line(*start, *end)
    canvas.setDash()
    canvas.setLineCap(0)


def _above(sheet: Sheet, labels: Labels) -> float:
    """The white above, as labels are centred on their sheet."""
    return (sheet.height - labels.rows * labels.height - (labels.rows - 1) * labels.gap_down) / 2
