"""The procedures found, and the selected one to read next to them or below."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout

from tdconsole.domain.rules.digests import GROUPS
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.rules.browser.beside import BesideBook
from tdconsole.gui.console.rules.browser.reading import Reading
from tdconsole.gui.console.rules.browser.rows import MARK, FoundRows
from tdconsole.gui.console.widgets.leavable import Leavable
from tdconsole.gui.shared.listing import Listing
from tdconsole.i18n.rules.digests import nothing_found
from tdconsole.library.digest_search import Found
from tdconsole.library.digests import digests
from tdconsole.line.rules.books import Books, index, options_compared, own_book
from tdconsole.line.rules.found import FoundLine
from tdconsole.wall.theme import Theme

WIDE: Final = 270
"""The width in units from which the text is next to the list."""


class DigestsPart(Leavable):
    """The part of the rules with the digests; Esc goes back to the search field."""

    wanted_option = Signal(str)
    wanted_digest = Signal(str)
    """Emitted by a link with the title to look for."""

    def __init__(
        self, view: TournamentView, theme: Theme, beside: BesideBook, *, alone: bool = False
    ) -> None:
        """Build the part; if `alone`, no page of options is within reach."""
        super().__init__()
        self._view, self._theme, self._beside = view, theme, beside
        self._typed: str | None = None
        words = view.words
        self.rows = FoundRows(view, theme)
        self.listing = Listing(self.rows, theme, words.gettext("Procedures found"))
        self.reading = Reading(view, theme, alone=alone)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(theme.console.space.gap)
        self._box.addWidget(self.listing, 2)
        self._box.addWidget(self.reading, 3)
        self.listing.pointed.connect(lambda _key: self._read())
        self.listing.wanted.connect(lambda _key: self.enter())
        self.reading.wanted_option.connect(self.wanted_option)
        self.reading.wanted_digest.connect(self.wanted_digest)
        self.reading.wanted_beside.connect(beside.put)
        beside.changed.connect(self.refresh)

    # Search

    def seek(self, typed: str) -> None:
        """Search; the best match is shown at once, and an empty text lists everything."""
        if typed.strip() == self._typed:
            return
        self._typed = typed.strip()
        self._list()
        self._point(0 if self._typed and self.rows.rowCount() else None)

    def refresh(self) -> None:
        """Refresh after the rules or the second book changed; the text being read stays."""
        if self._typed is None:
            return
        line = self.line
        self._list()
        same = None if line is None else self._place(line.kind, line.id)
        self._point(same)

    def point(self, digest: str) -> bool:
        place = self._place("digest", digest)
        if place is not None:
            self._point(place)
        return place is not None

    @property
    def line(self) -> FoundLine | None:
        return None if self.listing.key is None else self.rows.get(self.listing.key)

    def step(self, by: int) -> None:
        """Step through the list from the field, which keeps the keyboard."""
        if not self.rows.rowCount():
            return
        key = self.listing.key
        here = None if key is None else self.rows.row_of(key)
        to = 0 if here is None else min(max(here + by, 0), self.rows.rowCount() - 1)
        self.listing.select(self.rows.at(to).place)

    def enter(self) -> None:
        """Go on to the text."""
        if self.line is None:
            self.step(0)
        if self.line is not None:
            self.reading.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _list(self) -> None:
        state, words = self._view.state, self._view.words
        options = options_compared(state, self._beside.book)
        found = index().found(self._typed) if self._typed else _everything()
        self.rows.show_found(found, self.books, options, only_differing=self._beside.only_differing)
        self.listing.setColumnHidden(MARK, self._beside.book is None)
        self.listing.tell(self._nothing() if self._typed else words.gettext("Nothing differs."))

    def _nothing(self) -> str:
        words = self._view.words
        query = self._typed or ""
        if self._beside.only_differing:
            return words.gettext(
                "Nothing that differs is found for “{query}”. “Only what differs” leaves out the rest.",
                query=query,
            )
        told = nothing_found(words, query)
        advised = words.gettext("Try fewer or other words, or an article such as FIGP 42.")
        return f"{told} {advised}"

    def _place(self, kind: str, name: str) -> int | None:
        lines = (self.rows.at(row) for row in range(self.rows.rowCount()))
        return next((one.place for one in lines if (one.kind, one.id) == (kind, name)), None)

    # Reading

    @property
    def books(self) -> Books:
        return Books(own_book(self._view.state), self._beside.book)

    def _point(self, place: int | None) -> None:
        before = self.listing.key
        self.listing.select(place)
        if self.listing.key == before:
            self._read()

    def _read(self) -> None:
        line, words = self.line, self._view.words
        options = options_compared(self._view.state, self._beside.book)
        if line is None:
            self.reading.say(
                words.gettext(
                    "Type what happened, in any language, or an article such as FIGP 42: Up and Down choose, Enter goes to the text."
                )
                if self.rows.rowCount()
                else ""
            )
        elif line.kind == "digest":
            self.reading.show_digest(digests()[line.id], self.books, options)
        else:
            self.reading.show_option(line.id, options)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        """Put the text next to the list if there is room."""
        wide = self.width() >= WIDE * self._theme.console.space.unit
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if direction is not self._box.direction():
            self._box.setDirection(direction)
            self._box.setStretch(0, 5 if wide else 2)
            self._box.setStretch(1, 6 if wide else 3)
        super().resizeEvent(event)


def _everything() -> list[Found]:
    """Return everything, by groups."""
    every = sorted(digests().values(), key=lambda one: GROUPS.index(one.group))
    return [Found(kind="digest", id=one.id) for one in every]
