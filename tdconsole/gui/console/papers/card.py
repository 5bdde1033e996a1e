"""One document: what would be on it, when it was last made, and a button that makes it."""

from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.catalogue import Catalogue


class PaperCard(QFrame):
    wanted = Signal()

    def __init__(
        self,
        words: Catalogue,
        theme: Theme,
        title: str,
        what: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._path = Path()
        self.setProperty("kind", "card")
        head = QLabel(title)
        head.setFont(lettering(theme.console.faces.strong, theme.console.type.title))
        about = QLabel(what)
        self.facts, self.printed, self.said = QLabel(), QLabel(), QLabel()
        for label in (self.facts, self.printed, self.said):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.facts.setFont(lettering(theme.console.faces.strong, theme.console.type.text))
        for label in (about, self.printed):
            label.setProperty("role", "quiet")
        self.save = QPushButton(words.pgettext("action", "Save as PDF…"))
        self.save.setAccessibleName(f"{title}: {self.save.text()}")
        self.open = QPushButton(words.pgettext("action", "Open"))
        self.open.setAccessibleName(f"{title}: {self.open.text()}")
        self.open.hide()
        space = theme.console.space
        buttons = QHBoxLayout()
        buttons.setSpacing(space.gap)
        buttons.addWidget(self.save)
        buttons.addWidget(self.open)
        buttons.addStretch()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*[space.margin] * 4)
        whole.setSpacing(space.gap)
        whole.addWidget(head)
        for label in (about, self.facts, self.printed):
            label.setWordWrap(True)
            whole.addWidget(label)
        self.said.setWordWrap(True)
        self.said.hide()
        whole.addWidget(self.said)
        whole.addSpacing(space.unit)
        whole.addStretch()
        whole.addLayout(buttons)
        self.save.clicked.connect(lambda _checked=False: self.wanted.emit())
        self.open.clicked.connect(lambda _checked=False: self._open())

    def making(self) -> None:
        self.open.hide()
        self.say(self._words.gettext("Being made…"), "quiet")

    def kept(self, path: Path) -> None:
        self._path = path
        self.open.show()
        self.say(self._words.gettext("{path} written.", path=path), "done")

    def say(self, sentence: str, role: str) -> None:
        if self.said.property("role") != role:
            self.said.setProperty("role", role)
            self.said.style().polish(self.said)
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))

    def _open(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._path))):
            self.say(
                self._words.gettext(
                    "No program here opens it; it lies at {path}.", path=self._path
                ),
                "waiting",
            )
