"""The overview of a festival: a tile for each tournament of today."""

from typing import Final, Self

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from tdconsole.domain.values import TournamentId
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.festival.beside import Beside
from tdconsole.gui.console.festival.tile import LEAST, TileButton
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import STRETCH, column_of, label_of, row_of, title_of
from tdconsole.wall.theme import Theme

WIDEST: Final = 110
"""Units of the grid: how wide a tile is at most."""


class FestivalPage(Page):
    name = "festival"

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
        self.title = title_of(theme)
        self.state = label_of(role="quiet")
        self._board = QWidget()
        self._board.setObjectName("page")
        self._grid = QGridLayout(self._board)
        self._grid.setSpacing(self._space.margin)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        scroll = QScrollArea()
        scroll.setObjectName("columns")
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._board)
        scroll.setAccessibleName(words.pgettext("page", "Festival"))
        self._scroll = scroll
        self.nothing = label_of(
            words.gettext(
                "As soon as a second tournament is of today, all of them are here: each with its clock, its players and what is due."
            ),
            role="quiet",
            wraps=True,
        )
        self.new = gestures.button("new", chief=True)
        self.days = gestures.button("schedule")
        column_of(
            row_of(self.title, self.state, STRETCH, self.days, gap=self._space.gap),
            self.nothing,
            row_of(self.new, STRETCH),
            (scroll, 1),
            STRETCH,
            gap=self._space.margin,
            margin=self._space.margin,
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

    def _add(self, at: int) -> None:
        made = TileButton(self._theme)
        made.setMaximumWidth(WIDEST * self._space.unit)
        made.clicked.connect(lambda _checked=False: self._turn(at))
        made.stepped.connect(lambda across, down: self._step(at, across, down))
        self.tiles.append(made)
        self._place(at)

    def _tell(self, at: int, number: TournamentId) -> None:
        if self._beside is not None:
            in_hand = number == self._view.tournament
            self.tiles[at].tell(
                self._view.words.number(at + 1), self._beside.said(number), in_hand=in_hand
            )
            self.tiles[at].show()

    def _step(self, at: int, across: int, down: int) -> None:
        to = at + across + down * self._columns
        if 0 <= to < len(self.tiles) and self.tiles[to].isVisible():
            self.tiles[to].setFocus()
            self._scroll.ensureWidgetVisible(self.tiles[to])

    def _place(self, at: int) -> None:
        self._grid.addWidget(self.tiles[at], at // self._columns, at % self._columns)

    # Called by Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        gap = self._space.margin
        room = self.width() - 2 * gap
        columns = max(1, (room + gap) // (LEAST * self._space.unit + gap))
        if columns != self._columns:
            self._columns = columns
            for at in range(len(self.tiles)):
                self._place(at)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        if self._beside is None and (beside := self.window().findChild(Beside)) is not None:
            self._beside = beside
            beside.turned.connect(self._look)
        if self._beside is not None:
            self._beside.seek()
            self._beside.look()
        self._look()


_HELD: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
