"""Texts over the tables or in their place: a seat is being chosen; nobody is seated yet."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.room.seat_draw import LEAST_PLAYERS
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.layout import button_of, label_of, row_of, title_of
from tdconsole.wall.theme import Theme

WIDEST = 120
"""The widest text of an empty floor, in units."""


class Banner(QFrame):
    def __init__(
        self,
        view: TournamentView,
        theme: Theme,
        leave: Callable[[], None],
        confirm: Callable[[], None],
    ) -> None:
        super().__init__()
        space = theme.console.space
        self.setProperty("kind", "card")
        self.setProperty("urgency", "now")
        self.text = label_of(wraps=True)
        self.swap = button_of(
            view.words.pgettext("button", "Swap"),
            kind="chief",
            name=view.words.gettext("Swap the two players"),
            press=confirm,
        )
        button = button_of(
            view.words.pgettext("button", "Cancel"),
            name=view.words.gettext("Leave the player where he sits"),
            press=leave,
        )
        row_of(
            (self.text, 1),
            self.swap,
            button,
            gap=space.margin,
            margin=(space.margin, space.gap, space.gap, space.gap),
            within=self,
        )

    def say(self, text: str, *, asks: bool) -> None:
        self.text.setText(text)
        self.swap.setVisible(asks)


class Empty(QFrame):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__()
        self._words = view.words
        space = theme.console.space
        self.title = title = title_of(theme)
        self.text = label_of(role="quiet", wraps=True)
        self.draw = gestures.button("draw", chief=True)
        self.register = gestures.button("register", chief=True)
        self.text.setFixedWidth(WIDEST * space.unit)
        down, across, whole = QVBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        down.setSpacing(space.gap)
        for one in (title, self.text):
            down.addWidget(one)
        down.addSpacing(space.gap)
        for button in (self.draw, self.register):
            down.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        across.addStretch(1)
        across.addLayout(down)
        across.addStretch(1)
        whole.addStretch(1)
        whole.addLayout(across)
        whole.addStretch(2)

    def tell(self, state: Tournament) -> None:
        say, ready = self._words.gettext, state.left >= LEAST_PLAYERS
        over = is_over(state)
        self.draw.setVisible(ready and not over)
        self.register.setVisible(not ready and not over)
        if over:
            flight = flight_name(state, state.current)
            self.title.setText(say("{flight} is over.", flight=flight))
            self.text.setText(
                say(
                    "Its stacks are in bags, and its players are drawn seats when the flights "
                    "are merged."
                )
            )
            return
        self.title.setText(say("No seats have been drawn."))
        self.text.setText(
            say(
                "Every table is shown here, with everybody who sits there, once the seats are drawn."
            )
            if ready
            else say(
                "Every table is shown here once two players are registered and seats are drawn."
            )
        )
