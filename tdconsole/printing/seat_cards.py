"""Seat cards, each a player's part to keep and a dealer's part to tear off, on any paper."""

from collections.abc import Iterable
from math import ceil
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.card_below import Below
from tdconsole.printing.card_beside import Beside
from tdconsole.printing.card_label import OnLabel
from tdconsole.printing.card_words import CardWords
from tdconsole.printing.logo import Logo
from tdconsole.printing.paper import PAPERS, Labels, Paper
from tdconsole.printing.sheet import (
    FOOT,
    HAIRLINE,
    Footer,
    NothingToPrint,
    Progress,
    Sheet,
    deliver,
)
from tdconsole.projections.seat_cards import SeatCard

COLUMNS: Final = 2
ROWS: Final = 4
PER_PAGE: Final = COLUMNS * ROWS
"""Of a sheet that is cut."""

_NARROWEST: Final = 250.0
"""For two parts beside each other."""
_NARROW_SHEET: Final = 400.0
_MARK: Final = 9.0


def print_seat_cards(  # noqa: PLR0913 -- what, how, on what and where to
    cards: Iterable[SeatCard],
    words: Catalogue,
    footer: Footer,
    to: Path | BinaryIO,
    progress: Progress | None = None,
    *,
    paper: Paper = PAPERS["a4"],
    logo: Logo | None = None,
) -> int:
    """In the order given; the pages there are. `progress` hears the cards done, eight by eight.

    Nothing is written before the last card is drawn: what `progress` or the cards raise leaves
    the file as it was. No cards is `NothingToPrint`.
    """
    cards = tuple(cards)
    if not cards:
        raise NothingToPrint
    laid = _laid(len(cards), words, footer, paper, logo)
    for done, card in enumerate(cards, 1):
        laid.add(card)
        if progress is not None and (done % PER_PAGE == 0 or done == len(cards)):
            progress(done, len(cards))
    deliver(laid.pdf(), to)
    return laid.sheet.pages


def _laid(
    cards: int, words: Catalogue, footer: Footer, paper: Paper, logo: Logo | None
) -> "_Grid | _Single":
    singly = paper.kind == "roll" or paper.width < _NARROW_SHEET
    lying = None if singly else paper.labels or _cut_from(paper)
    pages = cards if lying is None else ceil(cards / (lying.columns * lying.rows))
    title = words.gettext("Seat cards")
    sheet = Sheet(title, words, footer, paper.margin, paper, logo=logo, of=pages)
    said = CardWords(words)
    return _Single(sheet, said) if lying is None else _Grid(sheet, said, lying)


class _Single:
    """One card a page, or a piece of a roll."""

    def __init__(self, sheet: Sheet, words: CardWords) -> None:
        self.sheet = sheet
        self._face = Below(sheet, words)

    def add(self, card: SeatCard) -> None:
        self.sheet.end_page(self._face.draw(card))

    def pdf(self) -> bytes:
        return self.sheet.pdf()


class _Grid:
    def __init__(self, sheet: Sheet, words: CardWords, labels: Labels) -> None:
        self.sheet = sheet
        self._labels = labels
        self._cut = sheet.paper.labels is None
        self._top = sheet.paper.margin if self._cut else _above(sheet, labels)
        face = Beside if labels.width > _NARROWEST else OnLabel
        self._face = face(sheet, words, labels.width, labels.height)
        self._per_page = labels.columns * labels.rows
        self._count = 0
        if self._cut:
            with sheet.form("cut-marks"):
                self._draw_cut_marks()

    def add(self, card: SeatCard) -> None:
        canvas, place, labels = self.sheet.canvas, self._count % self._per_page, self._labels
        if place == 0:
            if self._count:
                self.sheet.end_page()
            if self._cut:
                canvas.doForm("cut-marks")
        row, column = divmod(place, labels.columns)
        canvas.saveState()
        canvas.translate(
            self.sheet.paper.margin + column * (labels.width + labels.gap_across),
            self.sheet.height - self._top - (row + 1) * labels.height - row * labels.gap_down,
        )
        self._face.draw(card)
        canvas.restoreState()
        self._count += 1

    def pdf(self) -> bytes:
        self.sheet.end_page()
        return self.sheet.pdf()

    def _draw_cut_marks(self) -> None:
        """Outside the cards, so that none is left on a card; small crosses where four cards meet."""
        sheet, labels = self.sheet, self._labels
        canvas, side, top = sheet.canvas, sheet.paper.margin, sheet.height - self._top
        canvas.setLineWidth(HAIRLINE)
        bottom, right = top - labels.rows * labels.height, sheet.width - side
        columns = [side + n * labels.width for n in range(labels.columns + 1)]
        rows = [bottom + n * labels.height for n in range(labels.rows + 1)]
        for x in columns:
            canvas.line(x, top + 3, x, top + 3 + _MARK)
            canvas.line(x, bottom - 3, x, bottom - _MARK - 1)
        for y in rows:
            canvas.line(side - 3 - _MARK, y, side - 3, y)
            canvas.line(right + 3, y, right + 3 + _MARK, y)
        for x in columns[1:-1]:
            for y in rows[1:-1]:
                canvas.line(x - 4, y, x + 4, y)
                canvas.line(x, y - 4, x, y + 4)


def _cut_from(paper: Paper) -> Labels:
    """As large as they come when all of the sheet is used."""
    high = 0.0 if paper.height is None else paper.height
    return Labels(
        columns=COLUMNS,
        rows=ROWS,
        width=(paper.width - 2 * paper.margin) / COLUMNS,
        height=(high - paper.margin - FOOT) / ROWS,
    )


def _above(sheet: Sheet, labels: Labels) -> float:
    """Labels lie in the middle of their sheet."""
    return (sheet.height - labels.rows * labels.height - (labels.rows - 1) * labels.gap_down) / 2
