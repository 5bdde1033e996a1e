"""The head of a paper: what it is, large, its event, its figures, and the tab in its corner."""

from functools import partial
from typing import Final, NamedTuple

from tdconsole.printing.paper.flow import Piece
from tdconsole.printing.paper.icons import Icon
from tdconsole.printing.paper.lettering import (
    BOLD,
    CAPITALS,
    FIGURE,
    LABEL,
    LABEL_LINE,
    LARGE,
    LEADING,
    MEDIUM,
    STRONG,
    TEXT,
    Block,
    Type,
    block_high,
    fitted,
    label_lines,
    shrunk,
    width,
)
from tdconsole.printing.paper.sheet import Sheet
from tdconsole.printing.paper.sizes import Paper
from tdconsole.printing.paper.tab import draw_tab, tab_size

TITLE: Final = Type(BOLD, 26.0)
NARROW_TITLE: Final = Type(BOLD, 17.0)
EVENT: Final = Type(MEDIUM, 10.0)
SPAN: Final = Type(BOLD, 24.0)

NARROW: Final = 400.0
"""The width below which a sheet or roll is narrow: its lists have few columns."""
WIDE_MARGIN: Final = 40.0
_TOP: Final = 46.0
_LOGO: Final = 46.0
_LOGO_ROOM: Final = 130.0
_UNDER_TAB: Final = 8.0
_BESIDE_TAB: Final = 8.0
_NARROW_LOGO: Final = 30.0
_LINES: Final = 4
_UNDER: Final = 14.0
_UNDER_TITLE: Final = 9.0
_FIGURE_GAP: Final = 12.0


class Figure(NamedTuple):
    label: str
    text: str


def is_narrow(paper: Paper) -> bool:
    return paper.width < NARROW


def margin_of(paper: Paper) -> float:
    return paper.margin if is_narrow(paper) else WIDE_MARGIN


class Heading:
    """The heading, in full on the first page, brief on the others.

    With `each` every page has it in full: it is a paper of its own. If it is `spanned` each page is
    told by `span`, once all are made, what of a long list is on it.
    """

    def __init__(  # noqa: PLR0913, PLR0917 -- what it says, and where
        self,
        sheet: Sheet,
        margin: float,
        icon: Icon,
        title: str,
        event: str,
        figures: tuple[Figure, ...] = (),
        *,
        each: bool = False,
        spanned: bool = False,
    ) -> None:
        self._sheet, self._spanned = sheet, spanned and not is_narrow(sheet.paper)
        self._margin, self._icon = margin, icon
        self._room = sheet.width - 2 * margin
        whole = tuple(self._laid(title, event, figures, first=True))
        again = whole if each else tuple(self._laid(title, event, (), first=False))
        self._pieces = {True: whole, False: again}
        self._spans: dict[int, float] = {}

    def height(self, *, first: bool) -> float:
        top = self._sheet.paper.margin if is_narrow(self._sheet.paper) else _TOP
        return top + sum(piece.height for piece in self._pieces[first])

    def draw(self, *, first: bool) -> None:
        sheet = self._sheet
        y = sheet.height - (sheet.paper.margin if is_narrow(sheet.paper) else _TOP)
        draw_tab(sheet, self._icon)
        for piece in self._pieces[first]:
            piece.draw(self._margin, y, self._room)
            y -= piece.height
        if self._spanned:
            self._spans[sheet.pages + 1] = y + _UNDER
            sheet.canvas.doForm(f"span-{sheet.pages + 1}")

    def span(self, page: int, text: str) -> None:
        """Say at the right of a page’s head from where to where its list goes."""
        y = self._spans.get(page)
        if y is None:
            return
        with self._sheet.form(f"span-{page}"):
            right = self._margin + self._room
            self._sheet.pen.line(right, y, text, SPAN, room=self._room / 2, right=True)

    def _laid(
        self, title: str, event: str, figures: tuple[Figure, ...], *, first: bool
    ) -> list[Piece]:
        sheet = self._sheet
        narrow = is_narrow(sheet.paper)
        pieces, room = [], self._room
        if first and sheet.has_logo:
            if narrow:
                pieces.append(Piece(_NARROW_LOGO + 8, self._draw_narrow_logo))
            else:
                room -= _LOGO_ROOM + 20
                pieces.append(Piece(0, self._draw_logo))
        type_ = NARROW_TITLE if narrow else TITLE if first else LARGE
        beside = self._beside_tab(room) if narrow else room
        lines = (_LINES if narrow else 2 if first else 1) * type_.size * LEADING
        kind = fitted(title, type_, beside, lines + 1)
        named = fitted(event, EVENT, room, _LINES * EVENT.size * LEADING)
        under = _UNDER_TITLE if first else _UNDER_TITLE - 2
        pieces += [
            Piece(block_high(kind) + under, partial(_draw_block, sheet, kind)),
            Piece(block_high(named) + (10 if first else 8), partial(_draw_block, sheet, named)),
        ]
        if first and sheet.has_logo and not narrow:
            used = sum(piece.height for piece in pieces)
            pieces.append(Piece(max(0.0, _LOGO + _UNDER_TAB - used), _draw_nothing))
        if figures:
            pieces.append(self._figures(figures, narrow=narrow))
        pieces.append(Piece(_UNDER - 8 if narrow else _UNDER, _draw_nothing))
        return pieces

    def _figures(self, figures: tuple[Figure, ...], *, narrow: bool) -> Piece:
        if narrow:
            laid = [(figure, self._beside(figure)) for figure in figures]
            high = sum(_line_height(block) for _, block in laid)
            return Piece(high + 4, partial(self._draw_lines, laid))
        each = self._room / max(4, len(figures)) - _FIGURE_GAP
        above = LABEL_LINE * max(len(label_lines(one.label, each)) - 1 for one in figures)
        drawn = partial(self._draw_figures, figures, above)
        return Piece(above + LABEL.size + FIGURE.size + 16, drawn)

    def _draw_logo(self, x: float, top: float, room: float) -> None:
        self._sheet.logo(x + room, top - _UNDER_TAB, _LOGO_ROOM, _LOGO, align=1.0)

    def _draw_narrow_logo(self, x: float, top: float, room: float) -> None:
        self._sheet.logo(x, top, self._beside_tab(room), _NARROW_LOGO)

    def _beside_tab(self, room: float) -> float:
        """The width that narrow paper has left of its tab."""
        return room - tab_size(self._sheet)[0] + self._sheet.paper.margin - _BESIDE_TAB

    def _draw_figures(
        self, figures: tuple[Figure, ...], above: float, x: float, top: float, room: float
    ) -> None:
        pen, each = self._sheet.pen, room / max(4, len(figures))
        line, within = top - 8 - above - LABEL.size * CAPITALS, each - _FIGURE_GAP
        for n, figure in enumerate(figures):
            left = x + n * each
            pen.head(left, line, figure.label, within)
            pen.line(left, line - 16, figure.text, FIGURE, room=within)

    def _beside(self, figure: Figure) -> Block:
        """A figure's label, in two lines if there is no room in one."""
        taken = width(figure.text, shrunk(figure.text, STRONG, self._room / 2)) + 8
        return fitted(figure.label, TEXT, self._room - taken, 2 * TEXT.size * LEADING + 0.1)

    def _draw_lines(
        self, laid: list[tuple[Figure, Block]], x: float, top: float, room: float
    ) -> None:
        pen, y = self._sheet.pen, top - 4
        for figure, block in laid:
            type_ = shrunk(figure.text, STRONG, room / 2)
            pen.write(x + room, y - TEXT.size * CAPITALS, figure.text, type_, right=True)
            pen.block(x, y, block)
            y -= _line_height(block)


def _line_height(block: Block) -> float:
    return max(TEXT.size, len(block.lines) * block.type.size) * LEADING + 2


def _draw_block(sheet: Sheet, block: Block, x: float, top: float, _room: float) -> None:
    sheet.pen.block(x, top, block)


def _draw_nothing(_x: float, _top: float, _room: float) -> None:
    pass
