"""A tile of the overview: one tournament, pressed to turn to it."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy

from tdconsole.gui.console.festival.wording import TileSaid
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.shared.layout import STRETCH, Space, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.wall.theme import Theme

HIGH: Final = 54
LEAST: Final = 76
"""Units of the grid: how high a tile is, and how wide at least."""
_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class TileButton(QPushButton):
    stepped = Signal(int, int)
    """Emitted with the columns and rows that an arrow goes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "tile")
        faces, sizes, space = theme.console.faces, theme.console.type, theme.console.space
        self._high = HIGH * space.unit
        self._told: TileSaid | None = None
        self._theme = theme
        strong, text = lettering(faces.strong, sizes.text), lettering(faces.text, sizes.text)
        small = lettering(faces.text, sizes.small)
        self.number = label_of(role="quiet", font=strong)
        self.name = _elided(strong)
        self.level, self.word = label_of(font=strong), label_of(role="quiet", font=small)
        self.time = label_of(font=lettering(faces.figure, sizes.time))
        self.blinds = _elided(text)
        self.field, self.rest = _elided(small), label_of(role="quiet", font=small)
        self.prizes = _elided(small)
        self.due = label_of(font=text, wraps=True)
        self.hand = _elided(small)
        for quiet in (self.prizes, self.hand):
            quiet.setProperty("role", "quiet")
        self.due.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.due.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        gap = space.gap
        column_of(
            row_of(self.number, (self.name, 1), gap=gap),
            row_of(
                self.time,
                column_of(STRETCH, self.level, self.word, STRETCH, gap=0),
                STRETCH,
                gap=gap,
            ),
            self.blinds,
            row_of((self.field, 1), self.rest, gap=gap),
            self.prizes,
            Space(space.unit),
            (self.due, 1),
            self.hand,
            gap=space.unit // 2,
            margin=(space.margin, gap, space.margin, gap),
            within=self,
        )
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMinimumWidth(LEAST * space.unit)
        self.setFixedHeight(self._high)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 -- Qt's name
        return QSize(self.minimumWidth(), self._high)

    def tell(self, number: str, told: TileSaid, *, in_hand: bool) -> None:
        self.number.setText(number)
        if told == self._told and self.property("in_hand") == in_hand:
            return
        self._told = told
        self.name.say(told.name)
        self.level.setText(told.level)
        self.word.setText(told.word)
        self.time.setText(told.time)
        self.blinds.say(told.blinds)
        self.field.say(told.field)
        self.rest.setText(told.rest)
        self.prizes.say(told.prizes)
        self.due.setText(told.due)
        self.hand.say(told.hand)
        stopped = told.state in {"paused", "held"}
        self._role(self.level, "waiting" if stopped else "")
        self._role(self.time, "waiting" if stopped else "quiet" if told.state == "waiting" else "")
        self._role(self.due, "waiting" if told.is_due else "quiet")
        if self.property("in_hand") != in_hand:
            self.setProperty("in_hand", in_hand)
            self.style().polish(self)
        self.setAccessibleName(f"{number} {told.name}: {told.level} {told.time}. {told.due}")

    @staticmethod
    def _role(label: QLabel, role: str) -> None:
        if label.property("role") != role:
            label.setProperty("role", role)
            label.style().unpolish(label)
            label.style().polish(label)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(*_STEPS[key])
        else:
            super().keyPressEvent(event)


def _elided(font: QFont) -> Elided:
    label = Elided()
    label.setFont(font)
    return label
