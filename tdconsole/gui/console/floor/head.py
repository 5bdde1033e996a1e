"""What stands above the tables: how many there are, who is chosen, and what can be done."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tdconsole.gui.console.floor.hall import Hall
from tdconsole.gui.console.floor.pointing import Pointing
from tdconsole.gui.console.floor.seeking import FindField
from tdconsole.gui.console.floor.view import FloorView
from tdconsole.gui.console.floor.wording import selected, summary
from tdconsole.gui.console.hands import Hands
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.lettering import ems, lettering
from tdconsole.gui.shared.plain import plain
from tdconsole.gui.shared.theme import Theme

FIELD = 50
"""The width of the find field, in units."""


class Elided(QLabel):
    """As much as there is room for; the whole is its tooltip then."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, text: str) -> None:
        if text != self.text():
            self.setText(text)
            self._hint()

    def shown(self) -> str:
        metrics = QFontMetricsF(self.font())
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    def _hint(self) -> None:
        self.setToolTip("" if self.shown() == self.text() else plain(self.text()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._hint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self.rect(), self.alignment(), self.shown())
        painter.end()


class Head(QWidget):
    def __init__(
        self,
        watch: Watch,
        hands: Hands,
        theme: Theme,
        view: FloorView,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._watch = watch
        self._hall: Hall | None = None
        words, space, faces = watch.words, theme.console.space, theme.console.faces
        sizes = theme.console.type
        title = QLabel(words.pgettext("page", "Floor"))
        title.setFont(lettering(faces.strong, sizes.title))
        self.summary = Elided()
        self.summary.setProperty("role", "quiet")
        self.field = FindField(watch, view)
        self.field.setFixedWidth(FIELD * space.unit)
        self.found = QLabel()
        self.found.setProperty("role", "quiet")
        widest = ems(words.pgettext("found", "has no seat"), faces.text) * sizes.text
        self.found.setMinimumWidth(round(widest))
        self.field.told.connect(self.found.setText)
        self.chosen = Elided()
        self.chosen.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        names = ("bust", "bust-shared", "move", "draw", "finish")
        self.buttons = {name: hands.button(name) for name in names}
        self.row = QWidget()
        above, below = QHBoxLayout(), QHBoxLayout(self.row)
        above.setSpacing(space.margin)
        above.addWidget(title)
        above.addWidget(self.summary, 1)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(space.gap)
        below.addWidget(self.field)
        below.addWidget(self.found)
        below.addWidget(self.chosen, 1)
        below.addSpacing(space.gap)
        for button in self.buttons.values():
            below.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(space.gap)
        whole.addLayout(above)
        whole.addWidget(self.row)
        for name in ("bust-shared", "finish"):
            button, action = self.buttons[name], hands.action(name)
            button.setVisible(action.isEnabled())
            action.enabledChanged.connect(button.setVisible)

    def tell(self, hall: Hall) -> None:
        if hall is not self._hall:
            self._hall = hall
            self.summary.say(summary(self._watch.words, self._watch.state, hall))
            self.row.setVisible(bool(hall.tables))
            self.buttons["draw"].setVisible(bool(hall.waiting))

    def select(self, pointing: Pointing) -> None:
        self.chosen.say(selected(self._watch, pointing))
