"""A cited article, and the way to its text: from anywhere, with one click."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.icons import icon
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.plain import hint
from tdconsole.library.mentioned import cites_in
from tdconsole.wall.theme import Theme

MOST: Final = 3
"""The most buttons; a sentence with more articles still names them all."""
FRAME: Final = 2
"""Pixels around a link, which show keyboard focus."""


class CiteButton(QPushButton):
    """A button to an article; `brief` is a sign alone, next to a sentence that names it."""

    def __init__(self, view: TournamentView, theme: Theme, *, brief: bool = False) -> None:
        super().__init__()
        self._view, self._theme, self._brief = view, theme, brief
        self.cite = ""
        self.setProperty("kind", "link")
        self.setAutoDefault(False)
        self.setFont(lettering(theme.console.faces.text, theme.console.type.small))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        if brief:
            self._draw(theme.console.space.icon)
        self.clicked.connect(lambda _checked=False: view.show_citation(self.cite))
        self.hide()

    def _draw(self, size: int) -> None:
        self.setIcon(icon("rules", self._theme.colours.accent, size))
        self.setIconSize(QSize(size, size))

    def fit(self, line: int) -> None:
        """Fit the sign to the height of the line of text."""
        self._draw(line - 2 * FRAME)
        self.setFixedHeight(line)

    def tell(self, told: str, about: str) -> None:
        """Show an article; one that a house's book cites in its own way leads nowhere."""
        cites = cites_in(f"({told})")
        self.cite = cites[0] if cites else ""
        if not self._brief:
            self.setText(told.replace("&", "&&"))
        say = self._view.words.gettext
        self.setEnabled(bool(cites))
        named = say("Read {article}: {about}", article=told, about=about)
        if self._brief:
            named = say("Read {article}, which the line names", article=told)
        self.setAccessibleName(named)
        hint(self, say("Read {article} in the rules", article=self.cite) if cites else "")
        self.setVisible(bool(told))


class Cites(QWidget):
    """The articles that a sentence mentions, next to it."""

    def __init__(self, view: TournamentView, theme: Theme, *, brief: bool = False) -> None:
        super().__init__()
        self.told: tuple[str, ...] = ()
        self.buttons = [CiteButton(view, theme, brief=brief) for _ in range(1 if brief else MOST)]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.console.space.gap)
        for button in self.buttons:
            row.addWidget(button)
        row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def first(self) -> str:
        return "" if self.isHidden() else self.buttons[0].cite

    def tell(self, sentence: str) -> None:
        cites = self.told = cites_in(sentence)
        for number, button in enumerate(self.buttons):
            button.tell(cites[number] if number < len(cites) else "", sentence)
        self.setVisible(bool(cites))

    def holds_keyboard(self) -> bool:
        return any(button.hasFocus() for button in self.buttons)


class CitedLabel(QLabel):
    """A sentence that wraps; its owner puts `cites` below it, or a sign next to it."""

    def __init__(self, view: TournamentView, theme: Theme, *, brief: bool = False) -> None:
        super().__init__()
        self._brief, self._gap = brief, theme.console.space.gap
        self.cites = Cites(view, theme, brief=brief)
        self._fit_sign()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def _fit_sign(self) -> None:
        for button in self.cites.buttons if self._brief else ():
            button.fit(self.fontMetrics().height())

    def with_sign(self) -> QHBoxLayout:
        """Return the label with a sign, where another line would push away what is below."""
        self._fit_sign()
        across = QHBoxLayout()
        across.setSpacing(self._gap)
        across.addWidget(self, 1)
        upright = self.alignment() & Qt.AlignmentFlag.AlignVertical_Mask
        across.addWidget(self.cites, 0, upright)  # level with the sentence if the row is higher
        return across

    def setText(self, text: str) -> None:  # noqa: N802 -- Qt's name
        if text != self.text():
            super().setText(text)
            self.cites.tell(text)
            if self.isHidden():
                self.cites.hide()

    def setVisible(self, visible: bool) -> None:  # noqa: N802 -- Qt's name
        super().setVisible(visible)
        self.cites.setVisible(visible and bool(self.cites.told))
