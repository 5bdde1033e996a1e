"""The evening as it was: the floor, who is out, the prizes and the log of any moment."""

from typing import Final, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from tdconsole.domain.values import PlayId
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.frame.navigation import Navigation
from tdconsole.gui.console.frame.replay.bar import ReplayBar
from tdconsole.gui.console.frame.replay.film import FilmDialog
from tdconsole.gui.console.frame.replay.playing import Playing
from tdconsole.gui.console.frame.table import ACTIONS, PAGES
from tdconsole.gui.console.frame.turning import Pages
from tdconsole.gui.console.widgets.style import dress
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.wall.theme import Theme

LEAST: Final = (1024, 700)
SHOWN: Final = ("floor", "out", "prizes", "log")
"""The pages that show a moment; the others are about what is to be done."""


class Picture(Protocol):
    """The wall of that time, large or small."""

    def made(self, name: str, width: int) -> QWidget: ...
    def look(self) -> None: ...
    def toggle(self) -> None: ...
    def leave(self) -> None: ...


class ReplayWindow(QMainWindow):
    closed = Signal()

    def __init__(
        self,
        view: TournamentView,
        playing: Playing,
        theme: Theme,
        preferences: WindowPreferences,
        picture: Picture,
    ) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.view, self.playing, self.picture = view, playing, picture
        view.setParent(self)
        playing.setParent(self)
        words, space = view.words, theme.console.space
        self.setWindowTitle(
            words.gettext("Replay: {tournament}", tournament=view.state.setup.name) + " — tdconsole"
        )
        self.setMinimumSize(*LEAST)
        self.resize(1280, 800)
        dress(self, theme)
        rows = [row for row in PAGES if row.id in SHOWN]
        own = {row.action.id for row in rows}
        actions = [one if one.id in own else one._replace(shortcut="") for one in ACTIONS]
        self.gestures = Gestures(view, self, actions)
        self.pages = Pages(view, self.gestures, theme, preferences)
        self.navigation = Navigation(rows, self.gestures, theme)
        self.navigation.actor.hide()
        self.bar = ReplayBar(view, playing, self.gestures, theme)
        self.preview = picture.made(
            words.gettext("What the players saw"), space.side - 2 * space.margin
        )
        self._lay_out(space.margin)
        self.navigation.chosen.connect(self.show_page)
        self.gestures.asked.connect(self._asked)
        for refused in (self.gestures.begun, self.gestures.saved, self.gestures.printed):
            refused.connect(self._refuse)
        view.told.connect(self._tell)
        playing.went.connect(self._turn)
        playing.moved.connect(self._moved)
        self.bar.wanted_wall.connect(picture.toggle)
        self.film = FilmDialog(view, playing, preferences, theme, self)
        self.bar.wanted_film.connect(self.film.open)
        self._keys()
        self.show_page("floor" if view.state.play.seating.of else "log")

    def _lay_out(self, margin: int) -> None:
        whole = QWidget()
        down, across, side = QVBoxLayout(whole), QHBoxLayout(), QVBoxLayout()
        for box in (down, across):
            box.setContentsMargins(0, 0, 0, 0)
            box.setSpacing(0)
        side.setContentsMargins(margin, margin, margin, margin)
        side.addWidget(self.preview)
        side.addStretch(1)
        down.addWidget(self.bar)
        down.addLayout(across, 1)
        across.addWidget(self.navigation)
        across.addWidget(self.pages, 1)
        across.addLayout(side)
        self.setCentralWidget(whole)

    def _keys(self) -> None:
        playing = self.playing
        for keys, gesture in (
            ("Ctrl+Space", playing.toggle),
            ("Alt+Left", lambda: playing.step_by(-1)),
            ("Alt+Right", lambda: playing.step_by(1)),
            ("Ctrl+G", self.bar.moment.setFocus),
            ("Ctrl+W", self.close),
        ):
            QShortcut(QKeySequence(keys), self, gesture)

    def show_page(self, name: str) -> None:
        self.pages.turn_to(self.pages.named(name))
        self.navigation.show_page(name)

    def _asked(self, page: str, action: str) -> None:
        if page == action and page in SHOWN:
            self.show_page(page)
        else:
            self._refuse()

    def _refuse(self, _what: object = None) -> None:
        """Refuse in words what would be completed in the line or printed."""
        why = self.view.session.only_looking
        if why is not None:
            self.bar.said.setText(refusal(self.view.words, why, str))

    def _tell(self, told: Told) -> None:
        self.bar.said.setText(told.sentence)

    def _turn(self, flight: PlayId | None) -> None:
        """Take the flight in hand in which it happened."""
        if flight is not None:
            self.view.turn_to(flight)

    def _moved(self) -> None:
        self.view.tick()
        self.picture.look()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        self.playing.stop()
        self.film.stop()
        self.pages.stop_working()
        self.view.close()
        self.picture.leave()
        super().closeEvent(event)
        self.closed.emit()
