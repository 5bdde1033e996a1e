"""One document: its paper, languages and printer, and the progress of its making."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.values import Document, EntryId
from tdconsole.gui.console.engine.preferences import OWN_NAMES
from tdconsole.gui.console.papers.wording import about, paper_name, title
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.shared.layout import button_of, column_of, label_of, row_of, title_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language
from tdconsole.printing.paper.sizes import PaperName
from tdconsole.printing.papers.offered import OF_ENTRIES, PAPER_NAMES, papers_of
from tdconsole.settings import PaperWay
from tdconsole.wall.theme import Theme

FEWEST: Final = 2
"""Fields side by side at least, however narrow the window."""

_ENTRIES: Final = 20
"""The least width of the field of entries beside the buttons, in units."""


class PaperCard(QFrame):
    chosen = Signal(object)
    """Emitted with a `PaperWay`: how this document is printed from now on."""
    pointed = Signal()
    """Emitted when other entries are typed."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words = words
        self.document: Document = "seat-cards"
        self._filling = False
        self._space = theme.console.space
        self.setProperty("kind", "card")
        say = words.gettext
        self.title, self.facts = title_of(theme), QLabel()
        self.facts.setFont(lettering(theme.console.faces.strong, theme.console.type.text))
        self.about = label_of(role="quiet", wraps=True)
        self.printed = Elided()
        self.printed.setProperty("role", "quiet")
        self.facts.setTextFormat(Qt.TextFormat.PlainText)
        self.facts.setWordWrap(True)
        self.paper, self.language = Choice(theme), Choice(theme)
        self.second, self.printer = Choice(theme), Choice(theme)
        self.entries = QLineEdit()
        self.entries.setPlaceholderText(say("all"))
        self.language.setAccessibleName(say("Language of the paper"))
        self.second.setAccessibleName(say("Second language next to it"))
        for language in LANGUAGES:
            self.language.addItem(OWN_NAMES[language], language)
        self.second.addItem(words.pgettext("language", "none"), None)
        for language in LANGUAGES:
            self.second.addItem(OWN_NAMES[language], language)
        self.print = button_of(words.pgettext("action", "Print"), kind="chief")
        self.save = QPushButton(words.pgettext("action", "Save as PDF…"))
        self._lay_out(theme)
        for field in (self.paper, self.language, self.second, self.printer):
            field.currentIndexChanged.connect(self._choose)
        self.entries.editingFinished.connect(self.pointed)

    def _lay_out(self, theme: Theme) -> None:
        space, say = theme.console.space, self._words.gettext
        fields: tuple[tuple[str, QWidget], ...] = (
            (say("Paper size"), self.paper),
            (say("Language"), self.language),
            (say("Beside it"), self.second),
            (say("Printer"), self.printer),
        )
        self._only = _label(say("Only these entries"), self.entries)
        self._fields = [(_label(text, field), field) for text, field in fields]
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(space.gap)
        self._grid.setVerticalSpacing(space.unit)
        self._columns = 0
        self.entries.setMinimumWidth(_ENTRIES * space.unit)
        kept = self.entries.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.entries.setSizePolicy(kept)
        across = row_of((self.entries, 1), self.print, self.save, gap=space.gap)
        last = column_of(self._only, across, gap=space.unit)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*[space.margin] * 4)
        whole.setSpacing(space.gap)
        for label in (self.title, self.about, self.facts, self.printed):
            whole.addWidget(label)
        whole.addLayout(self._grid)
        whole.addLayout(last)

    def _arrange(self) -> None:
        """Put fields side by side as long as each shows its whole text."""
        for part in (self._only, self.entries):
            part.setVisible(self.document in OF_ENTRIES)
        columns = self._fitting(self._fields)
        if columns == self._columns:
            return
        self._columns = columns
        for nth, (label, field) in enumerate(self._fields):
            row, column = divmod(nth, columns)
            self._grid.addWidget(label, 2 * row, column)
            self._grid.addWidget(field, 2 * row + 1, column)
        for column in range(len(self._fields)):
            self._grid.setColumnStretch(column, int(column < columns))

    def _fitting(self, fields: Sequence[tuple[QLabel, QWidget]]) -> int:
        wide = [max(part.sizeHint().width() for part in pair) for pair in fields]
        room = self.width() - 2 * self._space.margin + self._space.gap
        for columns in range(len(fields), FEWEST, -1):
            needed = (max(wide[at::columns]) + self._space.gap for at in range(columns))
            if sum(needed) <= room:
                return columns
        return FEWEST

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._arrange()

    # Display

    def show_document(
        self, document: Document, way: PaperWay, usual: Language, printers: list[str]
    ) -> None:
        self._filling = True
        words = self._words
        if document != self.document:
            self.entries.clear()
        self.document = document
        self.title.setText(title(words, document))
        self.about.setText(about(words, document))
        self.print.setAccessibleName(f"{self.title.text()}: {self.print.text()}")
        self.save.setAccessibleName(f"{self.title.text()}: {self.save.text()}")
        offered = papers_of(document)
        self.paper.clear()
        for paper in offered:
            self.paper.addItem(paper_name(words, paper), paper)
        self.paper.setCurrentIndex(max(0, self.paper.findData(way.paper)))
        self.language.setCurrentIndex(LANGUAGES.index(way.language or usual))
        self.second.setCurrentIndex(max(0, self.second.findData(way.second)))
        self.printer.clear()
        for printer in printers:
            self.printer.addItem(printer, printer)
        if not printers:
            self.printer.addItem(words.pgettext("printer", "none here"), "")
        self.printer.setEnabled(bool(printers))
        hint = words.gettext("This machine has no printer: save the paper as a PDF.")
        self.print.setToolTip("" if printers else hint)
        self.printer.setCurrentIndex(max(0, self.printer.findData(way.printer)))
        self._arrange()
        self._filling = False

    # Choices

    @property
    def way(self) -> PaperWay:
        return PaperWay(
            document=self.document,
            paper=self.paper_chosen,
            language=self.language_chosen,
            second=self.second_chosen,
            printer=self.printer.currentData() or "",
        )

    @property
    def paper_chosen(self) -> PaperName:
        names = {str(name): name for name in PAPER_NAMES}
        return names.get(str(self.paper.currentData()), "a4")

    @property
    def language_chosen(self) -> Language:
        return LANGUAGES[max(0, self.language.currentIndex())]

    @property
    def second_chosen(self) -> Language | None:
        row = self.second.currentIndex()
        return None if row <= 0 else LANGUAGES[row - 1]

    @property
    def only_these(self) -> tuple[EntryId, ...] | None:
        """Return the entry numbers among what was typed; without any, all entries are meant."""
        typed = self.entries.text().replace(",", " ").replace(";", " ").split()
        numbers = [EntryId(int(word)) for word in typed if word.isascii() and word.isdecimal()]
        return tuple(dict.fromkeys(numbers)) or None

    def _choose(self, _row: int) -> None:
        if not self._filling:
            self.chosen.emit(self.way)


def _label(text: str, field: QWidget) -> QLabel:
    label = label_of(text, role="quiet")
    label.setBuddy(field)
    if not field.accessibleName():
        field.setAccessibleName(text)
    return label
