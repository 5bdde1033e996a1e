"""The bar over the room while its tables are being arranged."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.floor.arranging import Arranging
from tdconsole.gui.console.room.floor.view import FloorView
from tdconsole.gui.shared.layout import button_of, label_of, row_of
from tdconsole.wall.theme import Theme

NAME = 44
"""The width of the field for a room's name, in units."""


class ArrangeBar(QFrame):
    def __init__(self, view: TournamentView, theme: Theme, canvas: FloorView) -> None:
        super().__init__()
        self._view, self._canvas = view, canvas
        say, space = view.words.gettext, theme.console.space
        self.setProperty("kind", "card")
        self.setProperty("urgency", "now")
        self.text = label_of(wraps=True)
        self.name = QLineEdit()
        self.name.setPlaceholderText(say("Name of the room"))
        self.name.setAccessibleName(say("Name of the room"))
        self.name.setFixedWidth(NAME * space.unit)
        self.name.returnPressed.connect(canvas.stop_arranging)
        self.tidy = self._button(say("In rows"), say("All tables in rows, by their numbers"))
        self.back = self._button(say("As it was"), say("All tables back to where they were"))
        self.done = self._button(view.words.pgettext("button", "Done"), say("Keep this plan"))
        self.done.setProperty("kind", "chief")
        self.tidy.clicked.connect(lambda _checked=False: self._do(Arranging.tidy))
        self.back.clicked.connect(lambda _checked=False: self._do(Arranging.put_back))
        self.done.clicked.connect(lambda _checked=False: canvas.stop_arranging())
        across = row_of(
            (self.text, 1),
            gap=space.gap,
            margin=(space.margin, space.gap, space.gap, space.gap),
            within=self,
        )
        for widget in (self.name, self.tidy, self.back, self.done):
            across.addWidget(widget)

    def begin(self) -> None:
        """Begin; a room known to the house keeps its name."""
        room, say = self._canvas.room.plan.room, self._view.words.gettext
        self.name.setText(room or self._view.state.setup.name)
        self.name.setVisible(room is None)
        self.text.setText(
            say(
                "Drag the tables to where they stand, with a frame or Space several at once; or go step by step with the arrows. Done or Esc keeps it as a room of this name:"
            )
            if room is None
            else say(
                "Drag the tables to where they stand, with a frame or Space several at once; or go step by step with the arrows. Done or Esc keeps it: {room}.",
                room=room,
            )
        )

    def _button(self, label: str, name: str) -> QPushButton:
        button = button_of(label, name=name)
        button.setToolTip(name)
        return button

    def _do(self, gesture: Callable[[Arranging], None]) -> None:
        if self._canvas.arranging is not None:
            gesture(self._canvas.arranging)
        self._canvas.setFocus(Qt.FocusReason.OtherFocusReason)
