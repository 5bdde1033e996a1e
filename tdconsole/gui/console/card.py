"""One piece of advice: what to do, why, under which article, and the button that does it."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tdconsole.gui.console.wrapped_button import WrappedButton
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.advice import Worded
from tdconsole.projections.advice import Advice


class Card(QFrame):
    accepted = Signal()
    chosen = Signal(int)
    """Which of the advice's choices, counted from 0."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._theme = theme
        self.advice: Advice | None = None
        faces, sizes, space = theme.console.faces, theme.console.type, theme.console.space
        self.sentence, self.reason, self.cite = QLabel(), QLabel(), QLabel()
        self.key, self.button = QLabel(), QPushButton()
        self.sentence.setFont(lettering(faces.strong, sizes.text))
        self.cite.setFont(lettering(faces.text, sizes.small))
        self.key.setFont(lettering(faces.strong, sizes.small))
        for label in (self.reason, self.cite, self.key):
            label.setProperty("role", "quiet")
        for label in (self.sentence, self.reason, self.cite):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.button.clicked.connect(self.accepted)
        down = QVBoxLayout(self)
        down.setContentsMargins(2 * space.unit, 3 * space.unit, 3 * space.unit, 3 * space.unit)
        down.setSpacing(space.unit)
        for label in (self.sentence, self.reason, self.cite):
            down.addWidget(label)
        row = QHBoxLayout()
        row.setContentsMargins(0, space.unit, 0, 0)
        row.setSpacing(space.gap)
        row.addWidget(self.button)
        row.addWidget(self.key)
        row.addStretch(1)
        down.addLayout(row)
        self.choices: list[WrappedButton] = []
        self._choices = QVBoxLayout()
        self._choices.setSpacing(space.gap)
        down.addLayout(self._choices)

    def tell(self, advice: Advice, worded: Worded, key: str) -> None:
        """`key` accepts it from anywhere; empty where none does."""
        if self.advice is None or self.advice.urgency != advice.urgency:
            self.setProperty("urgency", advice.urgency)
            self.style().unpolish(self)
            self.style().polish(self)
        self.advice = advice
        self.sentence.setText(worded.sentence)
        self.reason.setText(worded.reason)
        self.cite.setText(advice.cite or "")
        self.cite.setVisible(bool(advice.cite))
        self.button.setText(worded.button.replace("&", "&&"))
        self.button.setAccessibleName(f"{worded.button}: {worded.sentence}")
        self.button.setToolTip(key)
        self.button.setVisible(advice.proposal is not None or advice.start is not None)
        self.key.setText(key if self.button.isVisibleTo(self) else "")
        self.key.setVisible(bool(self.key.text()))
        self._offer(worded.choices)

    def has_focus(self) -> bool:
        return any(button.hasFocus() for button in (self.button, *self.choices))

    def _offer(self, choices: tuple[str, ...]) -> None:
        """The same button means the same all the while: only its figures move."""
        while len(self.choices) < len(choices):
            button = WrappedButton(self._theme)
            button.clicked.connect(partial(self._choose, len(self.choices)))
            self._choices.addWidget(button)
            self.choices.append(button)
        for button, words in zip(self.choices, choices, strict=False):
            button.setText(words.replace("&", "&&"))
            button.setAccessibleName(words)
        for number, button in enumerate(self.choices):
            button.setVisible(number < len(choices))

    def _choose(self, number: int, _checked: object = None) -> None:
        self.chosen.emit(number)
