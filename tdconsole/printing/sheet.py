"""What every paper shares: A4 and its foot."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Final

from reportlab import rl_config
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas

from tdconsole.domain.values import Digest, Instant, Record
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.delivery import delivering
from tdconsole.printing.lettering import (
    REGULAR,
    SMALL,
    Pen,
    faces,
    one_at_a_time,
    printable,
)

WIDTH: Final = float(A4[0])
HEIGHT: Final = float(A4[1])
HAIRLINE: Final = 0.3
SHORT_DIGEST: Final = 16

_FOOT_LINE: Final = 20.0
_PAGE_ROOM: Final = 90.0

rl_config.useA85 = 0  # streams a quarter longer, for printers of the 1990s


class Footer(Record, kw_only=True):
    """What makes a paper a witness: when, by whom, and the head of the journal at that moment."""

    printed: Instant
    by: str | None = None
    head: Digest | None = None


class NothingToPrint(ValueError):
    """Without a card or a prize there is no paper; whoever asks looks first."""


class Sheet:
    """Pages in the making; how many there are is written into each of them at the end."""

    def __init__(self, title: str, words: Catalogue, footer: Footer, margin: float) -> None:
        faces()
        self._file = BytesIO()
        self.canvas = Canvas(
            self._file,
            pagesize=A4,
            pageCompression=1,
            invariant=1,
            initialFontName=REGULAR,  # type: ignore[arg-type]  # the stubs say float
            lang=words.language,
        )
        self.canvas.setTitle(printable(title))
        self.canvas.setCreator("tdconsole")
        self.pen = Pen(self.canvas)
        self.pages = 0
        self._words = words
        self._footer = footer
        self._margin = margin

    def end_page(self) -> None:
        self.pages += 1
        self.canvas.doForm("foot")
        self.canvas.doForm(f"page-{self.pages}")
        self.canvas.showPage()

    def pdf(self) -> bytes:
        with self.form("foot"):
            self._draw_foot()
        right = WIDTH - self._margin
        for page in range(1, self.pages + 1):
            text = self._words.gettext(
                "Page {page} of {pages}",
                page=self._words.number(page),
                pages=self._words.number(self.pages),
            )
            with self.form(f"page-{page}"):
                self.pen.write(right, _FOOT_LINE, text, SMALL, right=True)
        with one_at_a_time:
            self.canvas.save()
        return self._file.getvalue()

    @contextmanager
    def form(self, name: str) -> Iterator[None]:
        """What is drawn within is kept once in the file and may be placed many times."""
        self.canvas.beginForm(name)
        yield
        self.canvas.endForm()

    def rule(self, x: float, y: float, to: float, *, weight: float, grey: float = 0.0) -> None:
        self.canvas.setLineWidth(weight)
        self.canvas.setStrokeGray(grey)
        self.canvas.line(x, y, to, y)

    def _draw_foot(self) -> None:
        footer, words = self._footer, self._words
        moment = words.moment(footer.printed)
        text = (
            words.gettext("Printed {moment}", moment=moment)
            if footer.by is None
            else words.gettext("Printed {moment} by {name}", moment=moment, name=footer.by)
        )
        if footer.head is not None:
            head = footer.head[:SHORT_DIGEST]
            text = f"{text}   ·   {words.gettext('Journal {head}', head=head)}"
        room = WIDTH - 2 * self._margin - _PAGE_ROOM
        self.pen.line(self._margin, _FOOT_LINE, text, SMALL, room=room)


def deliver(pdf: bytes, to: Path | BinaryIO) -> None:
    """A path holds the whole document or what it held before."""
    if not isinstance(to, Path):
        to.write(pdf)
        return
    with delivering(pdf, to):
        pass
