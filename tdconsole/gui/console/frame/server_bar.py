"""The bar of a window on a server's house: which house it is, and since when it can't be reached."""

from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QWidget

from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.shared.layout import button_of, row_of
from tdconsole.gui.shared.line_to_house import LineToHouse
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

WAITS: Final = 500
"""The milliseconds for which it is said that a gesture waits, unless it is said again."""


class ServerBar(QFrame):
    """Quiet while all is well, and always there: so nothing moves when it has something to say."""

    wanted_again = Signal()
    """Emitted when the house is to be opened again."""

    def __init__(
        self, line: LineToHouse, words: Catalogue, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._line, self._words = line, words
        self.setObjectName("server")
        space = theme.console.space
        self.setFixedHeight(space.control + space.unit)
        self.said = Elided()
        self.again = button_of(
            words.gettext("Open the house again"), press=self.wanted_again.emit, default=False
        )
        row_of(
            (self.said, 1),
            self.again,
            gap=space.gap,
            margin=(space.margin, 0, space.unit, 0),
            within=self,
        )
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(WAITS)
        self._waiting.timeout.connect(self.look)
        line.turned.connect(self.look)
        self.look()

    def wait(self, _waits_for: str = "") -> None:
        """Say that a gesture waits, as long as that is said again."""
        self._waiting.start()
        self.look()

    def look(self) -> None:
        standing = self._line.standing
        state = "done" if standing.back_at else "out" if standing.is_out else "there"
        self.said.say(self._sentence())
        self.again.setVisible(standing.fell_back)
        state = "fallen" if standing.fell_back else state
        if state != self.property("state"):
            self.setProperty("state", state)
            for part in (self, self.said, self.again):
                part.style().polish(part)

    def _sentence(self) -> str:
        say, standing = self._words.gettext, self._line.standing
        gone, back = standing.gone_at, standing.back_at
        if standing.fell_back:
            return say(
                "The server that answers now lacks something it had acknowledged. Nothing is written to it from here."
            )
        if gone is None:
            return say("On a server: {place}", place=self._line.place)
        since = self._words.time_to_the_second(gone)
        if back is not None:
            return say(
                "The server was gone from {since} to {back}. Everything works again.",
                back=self._words.time_to_the_second(back),
                since=since,
            )
        if self._waiting.isActive():
            return say(
                "No connection to the server since {since}. The clock runs on; what you just did is waiting for it.",
                since=since,
            )
        return say(
            "No connection to the server since {since}. The clock runs on; nothing is written until it is back.",
            since=since,
        )
