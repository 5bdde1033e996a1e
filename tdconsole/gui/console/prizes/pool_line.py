"""The pool in one line, written as a sum: each number leads to its origin."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.values import Money, Record
from tdconsole.gui.shared.layout import label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

_CLEAR: Final = Qt.WidgetAttribute.WA_TransparentForMouseEvents


class Term(Record, kw_only=True):
    """One number of the sum, with its sign."""

    id: str
    label: str
    amount: Money
    sign: str = ""


class Figure(QToolButton):
    """An amount above its caption."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        faces, sizes, unit = theme.console.faces, theme.console.type, theme.console.space.unit
        self.setProperty("kind", "plain")
        self.amount, self.label = QLabel(), QLabel()
        self.amount.setFont(lettering(faces.strong, sizes.text))
        self.label.setFont(lettering(faces.text, sizes.small))
        self.label.setProperty("role", "quiet")
        down = QVBoxLayout(self)
        down.setContentsMargins(2 * unit, unit, 2 * unit, unit)
        down.setSpacing(0)
        for part in (self.amount, self.label):
            part.setAttribute(_CLEAR)
            part.setTextFormat(Qt.TextFormat.PlainText)
            down.addWidget(part)

    def sizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return self.sizeHint()

    def say(self, amount: str, label: str) -> None:
        self.amount.setText(amount)
        self.label.setText(label)
        self.updateGeometry()


class PoolLine(QWidget):
    asked = Signal(str)
    """Emitted to ask where this number comes from."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words, self._theme = words, theme
        self._terms: tuple[Term, ...] = ()
        self._signs: list[QLabel] = []
        self.figures: dict[str, Figure] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._row.setSpacing(0)

    def show_terms(self, terms: Sequence[Term], currency: str) -> None:
        if [one.id for one in terms] != [one.id for one in self._terms]:
            self._make(terms)
        self._terms = tuple(terms)
        for term in terms:
            amount = self._words.money(term.amount, currency)
            self.figures[term.id].say(amount, term.label)
            self.figures[term.id].setAccessibleName(
                self._words.gettext("{what}: {amount}", what=term.label, amount=amount)
            )
        self._make_room()

    def _make(self, terms: Sequence[Term]) -> None:
        while (item := self._row.takeAt(0)) is not None:
            if (part := item.widget()) is not None:
                part.setParent(None)
                part.deleteLater()
        self.figures, self._signs = {}, []
        self._row.addStretch(1)
        for term in terms:
            if term.sign:
                sign = label_of(term.sign, role="quiet")
                self._signs.append(sign)
                self._row.addWidget(sign)
            figure = self.figures[term.id] = Figure(self._theme)
            figure.clicked.connect(partial(self._ask, term.id))
            self._row.addWidget(figure)

    # The last one is the result: if there is no room, it alone is shown

    def _make_room(self) -> None:
        parts = [*self.figures.values(), *self._signs]
        fits = sum(part.sizeHint().width() for part in parts) <= self.width()
        last = next(reversed(self.figures.values()), None)
        for part in parts:
            part.setVisible(fits or part is last)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._make_room()

    def _ask(self, term: str, _checked: bool = False) -> None:
        self.asked.emit(term)
