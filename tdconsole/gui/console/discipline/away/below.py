"""A part of the page below its list: a title, what is drawn, and bars."""

from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.bars import Bars
from tdconsole.gui.shared.layout import column_of, label_of, title_of
from tdconsole.wall.theme import Theme


class BarsBelow(QWidget):
    def __init__(self, view: TournamentView, theme: Theme, title: str, said: str) -> None:
        super().__init__()
        self._view, space = view, theme.console.space
        self.title = title_of(theme, title)
        self.said = label_of(said, role="quiet", wraps=True)
        self.bars = Bars(view.words, theme, title)
        above = (0, space.margin, 0, 0)
        column_of(self.title, self.said, (self.bars, 1), gap=space.gap, margin=above, within=self)
