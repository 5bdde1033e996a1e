"""A document that is a list or a bill: its sheet, its head and the flow of its lines."""

from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from tdconsole.domain.values import EntryId
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.flow import Flow
from tdconsole.printing.paper.heading import Figure, Heading, is_narrow, margin_of
from tdconsole.printing.paper.icons import Icon
from tdconsole.printing.paper.logo import Logo
from tdconsole.printing.paper.sheet import Footer, Progress, Sheet, deliver
from tdconsole.printing.paper.sizes import PAPERS, Paper

_BILL: Final = 340.0
"""The width of a bill on a wide sheet."""
_HEARD: Final = 100
"""The lines drawn between two reports of progress."""


class Frame(NamedTuple):
    """What every document is made with: words, paper, and a listener to its progress."""

    words: Catalogue
    footer: Footer
    paper: Paper = PAPERS["a4"]
    logo: Logo | None = None
    progress: Progress | None = None


class Listing:
    """A listing; a wide page has `areas` columns of lines, a narrow one has one.

    With `each` every page is a paper of its own, and no wider than a bill.
    """

    def __init__(  # noqa: PLR0913 -- what it is, and how it is laid out
        self,
        frame: Frame,
        icon: Icon,
        title: str,
        event: str,
        figures: tuple[Figure, ...] = (),
        *,
        areas: int = 1,
        each: bool = False,
        spanned: bool = False,
    ) -> None:
        self.words, self._progress = frame.words, frame.progress
        self.sheet = sheet_of(frame, title)
        self.narrow = is_narrow(frame.paper)
        margin = margin_of(frame.paper)
        if each:
            margin = max(margin, (self.sheet.width - _BILL) / 2)
        self._heading = Heading(
            self.sheet, margin, icon, title, event, figures, each=each, spanned=spanned
        )
        self.flow = Flow(self.sheet, self._heading, margin, 1 if self.narrow else areas)
        self._spans: dict[int, tuple[str, str]] = {}
        self._done = 0

    def on_page(self, text: str) -> None:
        """Note what was put last, for the page’s head to say from where to where its list goes."""
        page = self.sheet.pages + 1
        first, _ = self._spans.get(page, (text, text))
        self._spans[page] = first, text

    def tick(self, done: int, of: int) -> None:
        """Report that this many more are drawn."""
        before, self._done = self._done, self._done + done
        if self._progress is not None and (
            self._done >= of or before // _HEARD != self._done // _HEARD
        ):
            self._progress(self._done, of)

    def deliver(self, to: Path | BinaryIO) -> int:
        """Deliver the document, and return the number of pages."""
        self.flow.finish()
        for page, (first, last) in self._spans.items():
            said = first if first == last else f"{first} – {last}"
            self._heading.span(page, said if len(self._spans) > 1 else "")
        deliver(self.sheet.pdf(), to)
        return self.sheet.pages


def sheet_of(frame: Frame, title: str) -> Sheet:
    margin = margin_of(frame.paper)
    return Sheet(title, frame.words, frame.footer, margin, frame.paper, logo=frame.logo)


def to_sign_on(frame: Frame) -> Frame:
    """The frame, with A4 if the paper is too narrow to sign next to a name."""
    return frame._replace(paper=PAPERS["a4"]) if is_narrow(frame.paper) else frame


def name_of(words: Catalogue, name: str | None) -> str:
    return words.gettext("erased") if name is None else name


def entry_cell(listing: Listing, entry: EntryId) -> str:
    """The entry's number; on narrow paper, below a name, it says what it is."""
    number = str(entry)
    return listing.words.gettext("Entry {entry}", entry=number) if listing.narrow else number
