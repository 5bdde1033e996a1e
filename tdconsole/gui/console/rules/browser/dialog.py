"""The digests over a dialog with a question: read, then back to the question with Esc."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.rules.browser.beside import BesideBook
from tdconsole.gui.console.rules.browser.part import DigestsPart
from tdconsole.gui.console.rules.browser.search_field import SearchField
from tdconsole.library.cited import leads_to
from tdconsole.library.digests import digests
from tdconsole.wall.theme import Theme

SIZE = QSize(200, 150)
"""The size in units."""


class DigestsDialog(QDialog):
    """The digests without links to options: the options' page is behind the dialog."""

    def __init__(self, view: TournamentView, theme: Theme, cite: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words, space = view.words, theme.console.space
        self.setWindowTitle(words.pgettext("rules", "Digests"))
        self._words = words
        self.beside = BesideBook(view, theme)
        self.part = DigestsPart(view, theme, self.beside, alone=True)
        self.search = SearchField(self.part.step)
        told = words.gettext("Find a procedure by words of any language, or by an article")
        self.search.setAccessibleName(told)
        self.search.setPlaceholderText(words.gettext("What happened, or an article"))
        above, whole = QHBoxLayout(), QVBoxLayout(self)
        above.setSpacing(space.margin)
        above.addWidget(self.search, 1)
        above.addWidget(self.beside)
        whole.setContentsMargins(*[space.margin] * 4)
        whole.setSpacing(space.gap)
        whole.addLayout(above)
        whole.addWidget(self.part, 1)
        self.resize(SIZE * space.unit)
        self.search.textChanged.connect(self.part.seek)
        self.search.returnPressed.connect(self.part.enter)
        self.part.left.connect(self.close)
        self.part.wanted_digest.connect(self._show)
        self.beside.put_cited(cite)
        self.search.setText(cite)
        leads = leads_to(cite)
        if leads.digests:
            self.part.point(leads.digests[0])
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, name: str) -> None:
        self.search.setText(digests()[name].title.text_in(self._words.language))
        if not self.part.point(name):
            self.beside.only.setChecked(False)
            self.part.point(name)
