"""The common parts of all papers: pages, foot, delivery."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from math import ceil
from pathlib import Path
from typing import BinaryIO, Final

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from tdconsole.domain.values import Digest, Instant, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.delivery import delivering
from tdconsole.printing.paper.lettering import (
    LEADING,
    REGULAR,
    SMALL,
    Block,
    Pen,
    faces,
    fitted,
    one_at_a_time,
    printable,
    width,
)
from tdconsole.printing.paper.logo import Logo
from tdconsole.printing.paper.sizes import MM, PAPERS, Paper

A4: Final = PAPERS["a4"]
WIDTH: Final = A4.width
HEIGHT: Final = A4.height or 0.0
HAIRLINE: Final = 0.3
SHORT_DIGEST: Final = 16
FOOT: Final = 40.0
"""The space kept free for the foot of a sheet."""

LONGEST: Final = 2000 * MM
"""The longest piece of a roll; anything longer continues on another."""

_FOOT_LINE: Final = 20.0
_PAGE_ROOM: Final = 90.0
_NARROW_PAGE_ROOM: Final = 60.0
_NARROW: Final = 400.0
_FACT_LINES: Final = 4
_LOWEST: Final = 13.0
_BETWEEN: Final = "   ·   "
_ROLL_WHITE: Final = 8.0
_ROLL_LINE: Final = 2.0

rl_config.useA85 = 0  # streams a quarter longer, for printers of the 1990s

Progress = Callable[[int, int], None]
"""Reports how much is done of how much; an exception from it ends the printing unwritten."""


class Footer(Record, kw_only=True):
    """What makes a paper a witness: time, author, and the head of the journal at that moment."""

    printed: Instant
    by: str | None = None
    head: Digest | None = None


class NothingToPrint(ValueError):
    """Without a card or a prize there is no paper; callers check first."""


class Sheet:
    """Pages in the making, each with the total number written into it at the end.

    `of` gives the total beforehand, if known, and spares thousands of pages a form of their own. A
    page is drawn down from `height`; a roll is cut below what `end_page` says is used.
    """

    def __init__(  # noqa: PLR0913 -- what it says, how, and on what
        self,
        title: str,
        words: Catalogue,
        footer: Footer,
        margin: float,
        paper: Paper = A4,
        *,
        logo: Logo | None = None,
        of: int | None = None,
        foot: bool = True,
    ) -> None:
        faces()
        self._file = BytesIO()
        self.paper = paper
        self.width = paper.width
        self.height = LONGEST if paper.height is None else paper.height
        self.canvas = Canvas(
            self._file,
            pagesize=(self.width, self.height),
            pageCompression=1,
            invariant=1,
            initialFontName=REGULAR,  # type: ignore[arg-type]  # the stubs say float
            lang=words.language,
        )
        self.canvas.setTitle(printable(title))
        self.canvas.setCreator("tdconsole")
        self.pen = Pen(self.canvas)
        self.pages = 0
        self.bottom = margin if paper.kind == "roll" else FOOT
        self._words = words
        self._footer = footer
        self._margin = margin
        self._logo = logo
        self._of = of
        self._has_foot = foot
        self._foot_lines = self._fitted_foot()
        if logo is not None:
            with self.form("logo"):
                self.canvas.drawImage(logo.image, 0, 0, 1, 1, mask="auto")
        if paper.kind == "roll":
            self.canvas.beginForm("piece-1")

    def end_page(self, height: float | None = None) -> None:
        """End a page; `height` is what was used of a roll, from the top."""
        self.pages += 1
        if self.paper.kind == "roll":
            self._cut(self.height if height is None else height)
        elif self._has_foot:
            self._end_with_foot()
        self.canvas.showPage()
        if self.paper.kind == "roll":
            self.canvas.setPageSize((self.width, self.height))
            self.canvas.beginForm(f"piece-{self.pages + 1}")

    def pdf(self) -> bytes:
        if self.paper.kind == "roll":
            self.canvas.endForm()
        with self.form("foot"):
            self._draw_foot()
        for page in range(1, self.pages + 1 if self._of is None else 1):
            with self.form(f"page-{page}"):
                self._draw_page(page, self.pages)
        with one_at_a_time:
            self.canvas.save()
        return self._file.getvalue()

    @contextmanager
    def form(self, name: str) -> Iterator[None]:
        """Keep what is drawn within once in the file, to be placed many times."""
        self.canvas.beginForm(name)
        yield
        self.canvas.endForm()

    def rule(self, x: float, y: float, to: float, *, weight: float, grey: float = 0.0) -> None:
        self.canvas.setLineWidth(weight)
        self.canvas.setStrokeGray(grey)
        self.canvas.line(x, y, to, y)

    @property
    def has_logo(self) -> bool:
        return self._logo is not None

    def logo(
        self, x: float, top: float, room: float, height: float, *, align: float = 0.0
    ) -> float:
        """Draw the house's logo from `x` on, up to it (1) or around it (0.5); return its width, or 0."""
        if self._logo is None:
            return 0.0
        wide, high = self._logo.within(room, height)
        left = x - wide * align
        self.canvas.saveState()
        self.canvas.translate(left, top - high)
        self.canvas.scale(wide, high)
        self.canvas.doForm("logo")
        self.canvas.restoreState()
        return wide

    def foot_at(self, x: float, y: float, room: float) -> None:
        """Write the foot in one line, on a part that is cut off."""
        self.pen.line(x, y, _BETWEEN.join(self._foot()), SMALL, room=room)

    def _cut(self, used: float) -> None:
        """Cut the roll below the foot, which follows what is used, in whole millimetres."""
        lines, type_ = self._foot_lines
        under = _ROLL_WHITE + len(lines) * type_.size * LEADING + SMALL.size * LEADING
        length = ceil((used + under + self._margin) / MM) * MM
        self.canvas.saveState()
        self.canvas.translate(0, self.height - used - under)
        self._end_with_foot()
        self.canvas.restoreState()
        self.canvas.endForm()
        self.canvas.setPageSize((self.width, length))
        self.canvas.translate(0, length - self.height)
        self.canvas.doForm(f"piece-{self.pages}")

    def _end_with_foot(self) -> None:
        self.canvas.doForm("foot")
        if self._of is None:
            self.canvas.doForm(f"page-{self.pages}")
        else:
            self._draw_page(self.pages, self._of)

    def _draw_page(self, page: int, of: int) -> None:
        words = self._words
        number, pages = words.number(page), words.number(of)
        text = words.gettext("Page {page} of {pages}", page=number, pages=pages)
        if self.paper.kind == "roll":
            room = self.width - 2 * self._margin
            self.pen.line(self._margin, _ROLL_LINE, text, SMALL, room=room)
        else:
            self.pen.write(self.width - self._margin, _FOOT_LINE, text, SMALL, right=True)

    def _foot(self) -> list[str]:
        footer, words = self._footer, self._words
        moment = words.moment(footer.printed)
        said = [
            words.gettext("Printed {moment}", moment=moment)
            if footer.by is None
            else words.gettext("Printed {moment} by {name}", moment=moment, name=footer.by)
        ]
        if footer.head is not None:
            said.append(words.gettext("Journal {head}", head=footer.head[:SHORT_DIGEST]))
        return said

    def _fitted_foot(self) -> Block:
        """The foot in one line if there is room, or each fact in lines of its own."""
        room = self.width - 2 * self._margin
        if self.paper.kind != "roll":
            room -= _PAGE_ROOM if self.width > _NARROW else _NARROW_PAGE_ROOM
        facts = self._foot()
        whole = printable(_BETWEEN.join(facts))
        if width(whole, SMALL) <= room:
            return Block((whole,), SMALL)
        blocks = [fitted(fact, SMALL, room, _FACT_LINES * SMALL.size * LEADING) for fact in facts]
        lines = tuple(line for block in blocks for line in block.lines)
        return Block(lines, min(block.type for block in blocks))

    def _draw_foot(self) -> None:
        lines, type_ = self._foot_lines
        high = type_.size * LEADING
        if self.paper.kind == "roll":
            y = _ROLL_LINE + SMALL.size * LEADING
        else:
            y = max(_LOWEST, _FOOT_LINE - (len(lines) - 1) * high / 2)
        for below, line in enumerate(lines, 1):
            self.pen.write(self._margin, y + (len(lines) - below) * high, line, type_)


def deliver(pdf: bytes, to: Path | BinaryIO) -> None:
    """Write the PDF; a path holds the whole document or what it held before."""
    if not isinstance(to, Path):
        to.write(pdf)
        return
    with delivering(pdf, to):
        pass
