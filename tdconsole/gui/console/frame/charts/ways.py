"""The ways to the charts: the gesture, and a click on the figure that a chart tells more about."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdconsole.gui.console.frame.charts.glance import AtAGlance
from tdconsole.gui.console.frame.charts.ribbon import EveningRibbon

if TYPE_CHECKING:
    from tdconsole.gui.console.frame.charts.dialog import ChartsDialog
    from tdconsole.gui.console.frame.window import ConsoleWindow
    from tdconsole.i18n.engine.charts import ChartName


class WaysToCharts(QObject):
    """Opens the one window of charts; a figure of the strip opens it at its own chart."""

    def __init__(self, window: "ConsoleWindow") -> None:
        super().__init__(window)
        self._window = window
        self._figures: Final[dict[QWidget, ChartName]] = {
            window.strip.players: "players",
            window.strip.tables: "ending",
            window.strip.average: "depth",
            window.strip.pool: "prizes",
        }
        window.gestures.teach("charts", self.open_all)
        self.ribbon = EveningRibbon(window.view, window.theme)
        self.ribbon.wanted.connect(lambda: window.show_page("structure"))
        whole = window.strip.parentWidget()
        down = None if whole is None else whole.layout()
        if isinstance(down, QVBoxLayout):
            down.insertWidget(down.indexOf(window.strip) + 1, self.ribbon)
        self.glance = AtAGlance(window.view.words, window.theme)
        self.ribbon.seen.connect(self.glance.show_evening)
        window.quick.set_figures(self.glance)
        self._lead_on()
        for figure in self._figures:
            figure.setCursor(Qt.CursorShape.PointingHandCursor)
            figure.installEventFilter(self)

    def _lead_on(self) -> None:
        """Lead from a figure at the foot to the page or the chart that tells more."""
        figures, window = self.glance.figures, self._window
        figures["short"].clicked.connect(lambda: window.show_page("chips"))
        figures["ends"].clicked.connect(lambda: self.open("ending"))
        figures["pays"].clicked.connect(lambda: window.show_page("prizes"))
        figures["came"].clicked.connect(lambda: self.open("entries"))

    def open_all(self) -> None:
        self.open()

    def open(self, name: "ChartName | None" = None) -> "ChartsDialog":
        from tdconsole.gui.console.frame.charts.dialog import ChartsDialog  # noqa: PLC0415 -- when asked for

        window = self._window
        there = window.findChild(ChartsDialog)
        if there is None:
            there = ChartsDialog(window.view, window.theme, window)
            window.closed.connect(there.close)
        there.show()
        there.raise_()
        there.activateWindow()
        if name is None:
            there.show_all()
        else:
            there.show_large(name)
        return there

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if (
            isinstance(event, QMouseEvent)
            and event.type() is QEvent.Type.MouseButtonRelease
            and event.button() is Qt.MouseButton.LeftButton
        ):
            name = next((name for one, name in self._figures.items() if one is watched), None)
            if name is not None:
                self.open(name)
                return True
        return False
