"""The payout sheet: who is owed what, by whom it was paid, and a line to sign for it."""

from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.lettering import (
    BOLD,
    CAPITALS,
    FIGURE,
    LABEL,
    LARGE,
    LEADING,
    SMALL,
    STRONG,
    TEXT,
    Type,
    fitted,
    money,
)
from tdconsole.printing.logo import Logo
from tdconsole.printing.paper import PAPERS, Paper
from tdconsole.printing.sheet import (
    HAIRLINE,
    Footer,
    NothingToPrint,
    Sheet,
    deliver,
)
from tdconsole.projections.payout_sheet import Payout, PayoutSheet

MARGIN: Final = 40.0
TITLE: Final = Type(BOLD, 22.0)
ROW: Final = 28.0

_TOP: Final = 46.0
_BOTTOM: Final = 50.0
_NARROW: Final = 500.0
_HEAVY: Final = 0.9
_WRITTEN_ON: Final = 0.6
_FAINT: Final = 0.7
"""Grey of the rules that only lead the eye; what is written on is black."""

# Columns: from where to where.
_PLACE: Final = (MARGIN, MARGIN + 28.0)
_NAME: Final = (_PLACE[1] + 14.0, _PLACE[1] + 150.0)
_COUNTRY: Final = (_NAME[1] + 8.0, _NAME[1] + 48.0)
_PRIZE: Final = (_COUNTRY[1] + 6.0, _COUNTRY[1] + 84.0)
_PAID_BY: Final = (_PRIZE[1] + 18.0, _PRIZE[1] + 72.0)
_SIGNATURE: Final = _PAID_BY[1] + 8.0
"""As far as the sheet goes."""

_FIGURES: Final = (
    (MARGIN, MARGIN + 80.0),
    (MARGIN + 92.0, MARGIN + 172.0),
    (MARGIN + 184.0, MARGIN + 340.0),
    (MARGIN + 352.0, MARGIN + 500.0),
)
_LOGO: Final = (130.0, 40.0)
_LOGO_GAP: Final = 14.0
_BLANK_NAME: Final = (_NAME[0], _COUNTRY[1])

_BASE: Final = 11.5
"""From a row's rule up to what is written on it."""
_NOTE: Final = 3.6
_TITLE: Final = 20.0
_TITLE_HEIGHT: Final = 48.0
_RUNNING_TITLE_HEIGHT: Final = 26.0


def print_payout_sheet(  # noqa: PLR0913 -- what, how, on what and where to
    sheet: PayoutSheet,
    words: Catalogue,
    footer: Footer,
    to: Path | BinaryIO,
    *,
    paper: Paper = PAPERS["a4"],
    logo: Logo | None = None,
) -> int:
    """The pages there are. No prizes is `NothingToPrint`, and nothing is written.

    A paper too narrow to sign on is taken for A4.
    """
    if not sheet.rows:
        raise NothingToPrint
    wide = paper if paper.kind == "sheet" and paper.width > _NARROW else PAPERS["a4"]
    laid = _PayoutSheet(
        sheet, Sheet(words.gettext("Payout sheet"), words, footer, MARGIN, wide, logo=logo), words
    )
    laid.draw()
    deliver(laid.paper.pdf(), to)
    return laid.paper.pages


class _PayoutSheet:
    def __init__(self, sheet: PayoutSheet, paper: Sheet, words: Catalogue) -> None:
        self.paper = paper
        self._pen = paper.pen
        self._right = paper.width - MARGIN
        self._top = paper.height - _TOP
        self._sheet = sheet
        self._words = words
        self._y = 0.0
        self._sum = Money(0)

    def draw(self) -> None:
        """A page ends with its sum, which the next begins with; the last has a prize at least."""
        words, left = self._words, self._sheet.rows
        while left:
            first = left is self._sheet.rows
            self._draw_head(first=first)
            if not first:
                self._draw_sum(words.gettext("Brought forward"))
            room = int((self._y - _BOTTOM) / ROW) - 1
            last = len(left) <= room
            here = left if last else left[: min(room, len(left) - 1)]
            for row in here:
                self._draw_row(row)
            left = left[len(here) :]
            if last:
                self._draw_total()
            else:
                self._draw_sum(words.gettext("Carried forward"))
            self.paper.end_page()

    def _draw_head(self, *, first: bool) -> None:
        """In full on the first page; the others say again what they belong to."""
        words, sheet, pen = self._words, self._sheet, self._pen
        line, right = self._top - LABEL.size * CAPITALS, self._right
        if first and (wide := self.paper.logo(right, self._top, *_LOGO, right=True)):
            right -= wide + _LOGO_GAP
        half = (right - MARGIN) / 2
        pen.label(MARGIN, line, words.gettext("Payout sheet"), half)
        if not sheet.finished:
            pen.line(right, line, words.gettext("Provisional"), LARGE, room=half, right=True)
        type_, height = (TITLE, _TITLE_HEIGHT) if first else (LARGE, _RUNNING_TITLE_HEIGHT)
        title = fitted(sheet.event, type_, right - MARGIN, height)
        self._y = pen.block(MARGIN, self._top - _TITLE, title)
        if first:
            self._draw_figures()
            self._draw_warnings()
        self._draw_column_heads()

    def _draw_figures(self) -> None:
        words, sheet = self._words, self._sheet
        figures = (
            (words.gettext("Entries"), words.number(sheet.entries)),
            (words.gettext("Places paid"), words.number(len(sheet.rows))),
            (words.gettext("Prize pool"), money(words, sheet.pool, sheet.currency)),
            (words.gettext("Fees"), money(words, sheet.fees, sheet.currency)),
        )
        self._y -= 22
        for (label, figure), (x, end) in zip(figures, _FIGURES, strict=True):
            self._pen.head(x, self._y, label, end - x)
            self._pen.line(x, self._y - 16, figure, FIGURE, room=end - x)
        self._y -= 20

    def _draw_warnings(self) -> None:
        words, sheet = self._words, self._sheet
        warnings = []
        if not sheet.finished:
            warnings.append(
                words.gettext(
                    "The tournament is not finished: names, places and prizes may still change."
                )
            )
        if sheet.total != sheet.pool:
            warnings.append(self._difference())
        for text in warnings:
            self._y -= 16
            self._pen.line(MARGIN, self._y, text, STRONG, room=self._right - MARGIN)

    def _difference(self) -> str:
        words, sheet = self._words, self._sheet
        amount = money(words, Money(abs(sheet.pool - sheet.total)), sheet.currency)
        if sheet.total < sheet.pool:
            return words.gettext("The prizes are {amount} less than the prize pool.", amount=amount)
        return words.gettext("The prizes are {amount} more than the prize pool.", amount=amount)

    def _draw_column_heads(self) -> None:
        words = self._words
        self._y -= 34
        heads = (
            (_PLACE, words.pgettext("poker", "Place"), True),
            (_NAME, words.gettext("Name"), False),
            (_COUNTRY, words.gettext("Country"), False),
            (_PRIZE, words.pgettext("poker", "Prize"), True),
            (_PAID_BY, words.gettext("Paid by"), False),
            ((_SIGNATURE, self._right), words.gettext("Signature"), False),
        )
        for (start, end), text, right in heads:
            self._pen.head(end if right else start, self._y, text, end - start, right=right)
        self._y -= 5
        self.paper.rule(MARGIN, self._y, self._right, weight=_HEAVY)

    def _draw_row(self, row: Payout) -> None:
        words = self._words
        self._y -= ROW
        self._sum = Money(self._sum + row.amount)
        self._figure(_PLACE, words.number(row.place))
        self._figure(_PRIZE, money(words, row.amount, self._sheet.currency))
        if row.entry is not None:
            if row.name is None:
                self._hang(_NAME, words.gettext("erased"), TEXT)
            else:
                self._hang(_NAME, row.name, STRONG)
            if row.country is not None:
                self._hang(_COUNTRY, row.country, TEXT)
        self._pen.line(_NAME[0], self._y + _NOTE, self._note(row), SMALL, room=_width(_NAME))
        self._draw_lines(blank=row.entry is None)

    def _note(self, row: Payout) -> str:
        words, said = self._words, []
        if row.entry is not None:
            said.append(words.gettext("Entry {entry}", entry=row.entry))
        if row.shared_by > 1:
            said.append(
                words.ngettext(
                    "shared by {number} player", "shared by {number} players", row.shared_by
                )
            )
        return "  ·  ".join(said)

    def _draw_lines(self, *, blank: bool) -> None:
        """A faint rule under the row, black where somebody is to write."""
        self.paper.rule(MARGIN, self._y, _PRIZE[1], weight=HAIRLINE, grey=_FAINT)
        for start, end in (_PAID_BY, (_SIGNATURE, self._right), *([_BLANK_NAME] if blank else [])):
            self.paper.rule(start, self._y, end, weight=_WRITTEN_ON)

    def _draw_sum(self, text: str) -> None:
        self._y -= ROW
        self._pen.line(_NAME[0], self._y + _BASE, text, TEXT, room=_width(_NAME))
        self._figure(_PRIZE, money(self._words, self._sum, self._sheet.currency))
        self.paper.rule(MARGIN, self._y, _PRIZE[1], weight=HAIRLINE, grey=_FAINT)

    def _draw_total(self) -> None:
        self.paper.rule(MARGIN, self._y, _PRIZE[1], weight=_HEAVY)
        line, half = self._y - 20, _width(_NAME) / 2
        total = money(self._words, self._sum, self._sheet.currency)
        self._pen.line(_NAME[0], line, self._words.gettext("Total"), LARGE, room=half)
        room = _PRIZE[1] - _NAME[0] - half - 12
        self._pen.line(_PRIZE[1], line, total, LARGE, room=room, right=True)

    def _figure(self, column: tuple[float, float], text: str) -> None:
        line = self._y + _BASE
        self._pen.line(column[1], line, text, STRONG, room=_width(column), right=True)

    def _hang(self, column: tuple[float, float], text: str, type_: Type) -> None:
        """One line stands level with the figures; more lines rise from there."""
        block = fitted(text, type_, _width(column), ROW - _BASE - 1)
        size = block.type.size
        rise = (len(block.lines) - 1) * size * LEADING
        self._pen.block(column[0], self._y + _BASE + rise + size * CAPITALS, block)


def _width(column: tuple[float, float]) -> float:
    return column[1] - column[0]
