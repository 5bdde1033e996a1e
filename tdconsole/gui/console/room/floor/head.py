"""The head above the tables: their number, the selection, and the gestures."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.floor.seeking import FindField
from tdconsole.gui.console.room.floor.view import FloorView
from tdconsole.gui.console.room.map.pointing import Pointing
from tdconsole.gui.console.room.wording import selected, summary
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.shared.layout import column_of, label_of, title_of
from tdconsole.gui.shared.lettering import ems
from tdconsole.projections.room.hall import Hall
from tdconsole.settings import FloorLook
from tdconsole.wall.theme import Theme

FIELD = 50
"""The width of the find field, in units."""


class Head(QWidget):
    def __init__(
        self,
        view: TournamentView,
        gestures: Gestures,
        theme: Theme,
        canvas: FloorView,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._view, self._canvas = view, canvas
        self._hall: Hall | None = None
        words, space, faces = view.words, theme.console.space, theme.console.faces
        sizes = theme.console.type
        title = title_of(theme, words.pgettext("page", "Floor"))
        self.summary = Elided()
        self.summary.setProperty("role", "quiet")
        self.field = FindField(view, canvas)
        self.field.setFixedWidth(FIELD * space.unit)
        self.found = label_of(role="quiet")
        widest = ems(words.pgettext("found", "has no seat"), faces.text) * sizes.text
        self.found.setMinimumWidth(round(widest))
        self.field.told.connect(self.found.setText)
        self.chosen = Elided()
        self.chosen.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        names = ("bust", "bust-shared", "move", "draw", "finish")
        self.buttons = {name: gestures.button(name) for name in names}
        self.nearer = {
            name: gestures.button(name, label=label)
            for name, label in (
                ("farther", "−"),
                ("nearer", "+"),
                ("whole-room", words.pgettext("button", "Whole room")),
                ("arrange", words.pgettext("button", "Arrange…")),
            )
        }
        self.look = gestures.button("floor-look")
        self.row = QWidget()
        above, below = QHBoxLayout(), QHBoxLayout(self.row)
        above.setSpacing(space.margin)
        above.addWidget(title)
        above.addWidget(self.summary, 1)
        near = QHBoxLayout()
        near.setSpacing(space.gap)
        for button in (*self.nearer.values(), self.look):
            near.addWidget(button)
        above.addLayout(near)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(space.gap)
        below.addWidget(self.field)
        below.addWidget(self.found)
        below.addWidget(self.chosen, 1)
        below.addSpacing(space.gap)
        for button in self.buttons.values():
            below.addWidget(button)
        column_of(above, self.row, gap=space.gap, within=self)
        for name in ("bust-shared", "finish"):
            button, action = self.buttons[name], gestures.action(name)
            button.setVisible(action.isEnabled())
            action.enabledChanged.connect(button.setVisible)

    def tell(self, hall: Hall) -> None:
        if hall is not self._hall:
            self._hall = hall
            self.summary.say(summary(self._view.words, self._view.state, hall))
            self.row.setVisible(bool(hall.tables))
            self.buttons["draw"].setVisible(bool(hall.waiting))
            self.look.setVisible(bool(hall.tables))
            self.see_as(self._canvas.look)

    def see_as(self, look: FloorLook) -> None:
        """Set the view; cards can't be zoomed and stay in rows."""
        say = self._view.words.pgettext
        self.look.setText(say("button", "Cards") if look == "map" else say("button", "Room"))
        for button in self.nearer.values():
            button.setVisible(look == "map" and bool(self._canvas.hall.tables))

    def select(self, pointing: Pointing) -> None:
        self.chosen.say(selected(self._view, pointing))
