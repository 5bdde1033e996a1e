"""The second thing worth seeing beside a page: it follows the state, and what is selected."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.layout import column_of, label_of, title_of
from tdconsole.wall.theme import Theme


class Pane(QWidget):
    """A card with a title and a quiet line below it; each pane adds what it is for."""

    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__()
        self._view, self._gestures, self._theme = view, gestures, theme
        space = theme.console.space
        self.card = QFrame()
        self.card.setProperty("kind", "card")
        self.title: QLabel = title_of(theme)
        self.said = label_of(role="quiet", wraps=True)
        self.down: QVBoxLayout = column_of(
            self.title, self.said, gap=space.gap, margin=space.margin, within=self.card
        )
        self.whole = column_of(
            (self.card, 1),
            gap=space.margin,
            margin=(0, space.margin, space.margin, space.margin),
            within=self,
        )
        view.changed.connect(lambda _change: self._follow())
        gestures.selected.connect(lambda _selection: self._follow())

    def stand_beside(self, page: QWidget) -> None:
        """Learn which page this is beside, once it is made; most follow the selection alone."""

    def take_in(self) -> None:
        """Show how it stands now."""
        raise NotImplementedError

    def say(self, title: str, said: str = "") -> None:
        self.title.setText(title)
        self.said.setText(said)
        self.said.setVisible(bool(said))

    def _follow(self) -> None:
        if self.isVisible():
            self.take_in()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self.take_in()
