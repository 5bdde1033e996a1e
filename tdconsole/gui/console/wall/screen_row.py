"""One screen of the wall on its page, with its gestures."""

from PySide6.QtWidgets import QLabel

from tdconsole.gui.console.engine.gestures import Gestures, pressed
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.wall.screens import screen_action, screen_name
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import button_of
from tdconsole.settings import Screen
from tdconsole.wall.theme import Theme


class ScreenRow:
    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, screen: Screen
    ) -> None:
        words = view.words
        name, say = screen_name(words, screen), words.gettext
        self.name, self.keys = QLabel(name), QLabel(pressed(gestures.row(screen_action(screen))))
        self.keys.setProperty("role", "quiet")
        self.next = button_of(
            words.pgettext("screen", "Next"), name=say("Next: {screen}", screen=name)
        )
        self.live = button_of(
            words.pgettext("screen", "Live"), name=say("Live: {screen}", screen=name)
        )
        self.turn = Tick("", theme)
        self.turn.setAccessibleName(say("In turn: {screen}", screen=name))
        for button in (self.next, self.live):
            button.setCheckable(True)

    def mark(self, *, live: bool, following: bool) -> None:
        self.live.setChecked(live)
        self.next.setChecked(following)
