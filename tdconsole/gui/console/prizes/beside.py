"""The panel next to the list, one at a time: a payment, the plan, a posting, the pool."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.cash.panel import AtTill
from tdconsole.gui.console.payouts.paying_out import PayPanel
from tdconsole.gui.console.prizes.planning import PlanPanel
from tdconsole.gui.console.prizes.pool_panel import PoolPanel
from tdconsole.gui.console.prizes.posting import PostPanel
from tdconsole.gui.console.widgets.panel import Panel
from tdconsole.wall.theme import Theme


class Beside(QWidget):
    closed = Signal()
    """Emitted when it is done or left, and the keyboard returns to the list."""

    def __init__(self, view: TournamentView, theme: Theme, chosen: AtTill) -> None:
        super().__init__()
        self.paying = PayPanel(view, theme, chosen)
        self.planning = PlanPanel(view, theme)
        self.posting = PostPanel(view, theme)
        self.pool = PoolPanel(view, theme)
        self._panels: tuple[Panel, ...] = (self.paying, self.planning, self.posting, self.pool)
        down = QVBoxLayout(self)
        down.setContentsMargins(0, 0, 0, 0)
        for panel in self._panels:
            down.addWidget(panel)
            panel.left.connect(self.leave)
        self.hide()

    def make_room_for(self, panel: Panel) -> None:
        """Make room for the panel; what was begun in another one is left."""
        for other in self._panels:
            if other is not panel:
                other.leave()
        self.show()

    def leave(self) -> None:
        if self.isHidden():
            return
        for panel in self._panels:
            panel.leave()
        self.hide()
        self.closed.emit()

    @property
    def plans(self) -> bool:
        return not self.planning.isHidden()

    def follow(self) -> None:
        self.paying.look()
        self.posting.look()
        self.pool.look()
