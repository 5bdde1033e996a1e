"""The overview of a festival: a tile for each tournament of today; together they fill the page."""

from typing import Final, Self

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from tdconsole.domain.values import TournamentId
from tdconsole.drawing.charts import Chart
from tdconsole.gui.console.engine.evening import EveningInHand, EveningOf
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.festival.beside import Beside
from tdconsole.gui.console.festival.tile import HIGH, HIGHEST, LARGE, LEAST, TileButton
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import STRETCH, column_of, head_of, label_of, row_of, title_of
from tdconsole.i18n.engine.charts import ChartName
from tdconsole.wall.theme import ConsoleSpace, Theme

ON_TILE: Final[tuple[ChartName, ...]] = ("players", "entries", "depth")
"""The charts of which the first that shows something is on a tile."""
SHAPE: Final = 1.7
"""How much wider than high a tile is best."""
WIDEST: Final = 300
"""Units of the grid: how wide a tile is at most."""


class FestivalPage(Page):
    name = "festival"
    looked = Signal()
    """Emitted when the tournaments were looked at, or another of them is come to."""

    def __init__(
        self,
        view: TournamentView,
        gestures: Gestures,
        theme: Theme,
        preferences: WindowPreferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        self._preferences = preferences
        self._space, words = theme.console.space, view.words
        self._beside: Beside | None = None
        self.tiles: list[TileButton] = []
        self._columns = 1
        self._met: TournamentId | None = None
        self.title = title_of(theme)
        self.state = label_of(role="quiet")
        self._board = QWidget()
        self._board.setObjectName("page")
        self._grid = QGridLayout(self._board)
        self._grid.setSpacing(self._space.margin)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        scroll = QScrollArea()
        scroll.setObjectName("columns")
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._board)
        scroll.setAccessibleName(words.pgettext("page", "Festival"))
        self._scroll = scroll
        scroll.viewport().installEventFilter(self)
        self.nothing = label_of(
            words.gettext(
                "As soon as a second tournament is of today, all of them are here: each with its clock, its players and what is due."
            ),
            role="quiet",
            wraps=True,
        )
        self.new = gestures.button("new", chief=True)
        self.days = gestures.button("schedule")
        margin = self._space.margin
        column_of(
            head_of(theme, self.title, self.state, STRETCH, self.days),
            self.nothing,
            row_of(self.new, STRETCH),
            (scroll, 1),
            STRETCH,
            gap=margin,
            margin=(margin, 2 * margin, margin, margin),
            within=self,
        )
        view.passed.connect(self._pass)

    @classmethod
    def opened(
        cls, view: TournamentView, gestures: Gestures, theme: Theme, preferences: WindowPreferences
    ) -> Self:
        return cls(view, gestures, theme, preferences)

    def seek(self) -> None:
        """Move to the tile of the tournament in hand, or to what makes another."""
        order = self._shown()
        if self._view.tournament in order and self.tiles:
            self.tiles[order.index(self._view.tournament)].setFocus()
        else:
            self.new.setFocus()

    def takes(self, widget: QWidget, text: str) -> bool:
        """Take the figures, which turn to the tournament of that number."""
        return self.isAncestorOf(widget) and text.isdecimal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        text = event.text()
        if text.isascii() and text.isdecimal() and not event.modifiers() & _HELD:
            self._turn(int(text) - 1)
        else:
            super().keyPressEvent(event)

    def _turn(self, at: int) -> None:
        order = self._shown()
        if 0 <= at < len(order):
            self._preferences.choose(order[at])

    def _shown(self) -> tuple[TournamentId, ...]:
        """Return the tournaments that have a tile: all of today, unless there is only one."""
        beside = self._beside
        return () if beside is None else tuple(one for one in beside.order if one in beside.tiles)

    # The tiles

    def _pass(self, _board: object) -> None:
        if self.isVisible() and self._beside is not None:
            self._beside.look()
            self._look()

    def _look(self) -> None:
        if self._beside is None or not self.isVisible():
            return
        order = self._shown()
        words = self._view.words
        while len(self.tiles) < len(order):
            self._add(len(self.tiles))
        for spare in self.tiles[len(order) :]:
            spare.hide()
        for at, number in enumerate(order):
            self._tell(at, number)
        self._arrange()
        self._show_evenings(order)
        self._scroll.setVisible(bool(order))
        for alone in (self.nothing, self.new):
            alone.setVisible(not order)
        self.title.setText(
            words.ngettext(
                "{number} tournament today", "{number} tournaments today", len(order) or 1
            )
        )
        due = sum(one.due for one in self._beside.tiles.values())
        self.state.setText(
            words.ngettext("{number} thing is due", "{number} things are due", due) if due else ""
        )
        self.looked.emit()

    def _add(self, at: int) -> None:
        made = TileButton(self._view.words, self._theme)
        made.setMaximumWidth(WIDEST * self._space.unit)
        made.clicked.connect(lambda _checked=False: self._turn(at))
        made.stepped.connect(lambda across, down: self._step(at, across, down))
        made.met.connect(lambda: self._meet(at))
        self.tiles.append(made)
        self._place(at)

    def _tell(self, at: int, number: TournamentId) -> None:
        if self._beside is not None:
            in_hand = number == self._view.tournament
            self.tiles[at].tell(
                self._view.words.number(at + 1), self._beside.said(number), in_hand=in_hand
            )
            self.tiles[at].show()

    def _show_evenings(self, order: tuple[TournamentId, ...]) -> None:
        """Show the evening on tiles that have room for it."""
        from tdconsole.projections.structure.ribbon import evening_line  # noqa: PLC0415 -- with the first

        for number, made in zip(order, self.tiles, strict=False):
            there = self.evening(number) if made.is_large else None
            seen = None if there is None else there.seen()
            if there is not None and seen is not None and self._beside is not None:
                state = self._beside.in_hand(number).state
                made.show_evening(evening_line(state, seen), self.on_tile(number))

    # The tournament that is looked at

    @property
    def at(self) -> TournamentId | None:
        """The tournament last come to, or else the one in hand; None while there is only one."""
        order = self._shown()
        here = self._view.tournament
        return self._met if self._met in order else here if here in order else None

    def evening(self, number: TournamentId) -> EveningOf:
        """Return the evening of one of today's tournaments, be it alone."""
        there = None if self._beside is None else self._beside.evening(number)
        return EveningInHand.of(self._view) if there is None else there

    def on_tile(self, number: TournamentId) -> Chart | None:
        """Return the chart on the tile of one of today's tournaments; None without room for it."""
        at = self._shown().index(number)
        drawn = self.evening(number).drawn(*ON_TILE) if self.tiles[at].has_chart else []
        return drawn[0] if drawn else None

    def name_of(self, number: TournamentId) -> str:
        return "" if self._beside is None else self._beside.tiles[number].board.name

    def _meet(self, at: int) -> None:
        order = self._shown()
        if at < len(order) and order[at] != self._met:
            self._met = order[at]
            self.looked.emit()

    # Where the tiles are

    def _step(self, at: int, across: int, down: int) -> None:
        to = at + across + down * self._columns
        if 0 <= to < len(self.tiles) and self.tiles[to].isVisible():
            self.tiles[to].setFocus()
            self._scroll.ensureWidgetVisible(self.tiles[to])

    def _place(self, at: int) -> None:
        self._grid.addWidget(self.tiles[at], at // self._columns, at % self._columns)

    def _arrange(self) -> None:
        """Arrange the tiles so that they are as large as they can be together."""
        number, unit = max(1, len(self._shown())), self._space.unit
        port = self._scroll.viewport()
        columns, high = arranged(port.width(), port.height(), number, self._space)
        if columns != self._columns:
            self._columns = columns
            for at in range(len(self.tiles)):
                self._place(at)
        for made in self.tiles:
            made.setFixedHeight(max(HIGH * unit, high))
        self._grid.activate()  # what has room on a tile is known at once

    # Called by Qt

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if viewing is self._scroll.viewport() and event.type() is QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._look)
        return super().eventFilter(viewing, event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        if self._beside is None and (beside := self.window().findChild(Beside)) is not None:
            self._beside = beside
            beside.walked.connect(self._look)
            beside.turned.connect(self._look)
        if self._beside is not None:
            self._beside.seek()
            self._beside.look()
        self._look()


def arranged(width: int, height: int, tiles: int, space: ConsoleSpace) -> tuple[int, int]:
    """Return the columns and the height of tiles that fill this room; too many are scrolled."""
    gap, unit = space.margin, space.unit
    found = []
    for columns in range(1, max(1, (width + gap) // (LEAST * unit + gap)) + 1):
        rows = -(-tiles // columns)
        wide = min((width + gap) // columns - gap, WIDEST * unit)
        high = min((height + gap) // rows - gap, HIGHEST * unit)
        fits = (high >= HIGH * unit) + (high >= LARGE * unit)
        found.append((fits, min(wide, high * SHAPE) if fits else columns, columns, high))
    _fits, _worth, columns, high = max(found)
    return columns, max(HIGH * unit, high)


_HELD: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
