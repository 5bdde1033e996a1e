"""One screen of the wall as a tile: its thumbnail, name and key, and whether it is live or next."""

from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.engine.gestures import Gestures, pressed
from tdconsole.gui.console.engine.preferences import Stage
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.wall.screens import nothing_on, screen_action, screen_name
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.console.widgets.writing import letters
from tdconsole.gui.shared.layout import label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.settings import Screen
from tdconsole.wall.theme import Theme

SHAPE: Final = (16, 9)
FRAME: Final = 3
"""The width of the frame around what is live or next."""
_STEPS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Badge(QWidget):
    """A word on a ground of its own."""

    def __init__(self, word: str, theme: Theme, ground: str, ink: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.word, self._ground, self._ink = word, ground, ink
        self._letters = letters(theme.console.faces.strong, theme.console.type.small)
        unit = theme.console.space.unit
        high = round(self._letters.metrics.height()) + unit // 2
        self.setFixedSize(self._letters.wide(word) + 2 * unit, high)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._ground))
        painter.setFont(self._letters.font)
        painter.setPen(QColor(self._ink))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.word)
        painter.end()


class Scene(QWidget):
    chosen = Signal()
    """Emitted when it is to be next."""
    taken = Signal()
    """Emitted when it is to be live."""
    stepped = Signal(int, int)
    """Emitted when the keyboard goes on from it: so many tiles across, and so many down."""
    entered = Signal()
    """Emitted when it has the keyboard."""

    def __init__(
        self,
        view: TournamentView,
        gestures: Gestures,
        theme: Theme,
        stage: Stage,
        screen: Screen,
    ) -> None:
        super().__init__()
        self.shows, self._words, self._stage, self._theme = screen, view.words, stage, theme
        self.live = self.following = self.seen = self.fresh = False
        self._twice = False
        faces, sizes, say = theme.console.faces, theme.console.type, view.words.gettext
        named = screen_name(view.words, screen)
        self.picture = stage.thumbnail(screen)
        self.reason = label_of(
            "", font=lettering(faces.text, sizes.small), role="quiet", wraps=True
        )
        self.reason.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name = Elided()
        self.name.setFont(lettering(faces.strong, sizes.text))
        self.name.say(named)
        self.turn = Tick("", theme)
        self.turn.setAccessibleName(say("In turn: {screen}", screen=named))
        self.turn.setToolTip(say("In turn: {screen}", screen=named))
        self.keys = label_of(pressed(gestures.row(screen_action(screen))), role="key")
        for part in (self.picture, self.reason, self.name, self.turn, self.keys):
            part.setParent(self)
        colour, word = theme.colours, view.words.pgettext
        self._live = Badge(word("screen", "LIVE"), theme, colour.stopped, colour.on_stopped, self)
        self._off = Badge(word("screen", "OFF"), theme, colour.edge, colour.ground, self)
        self._next = Badge(word("screen", "NEXT"), theme, colour.done, colour.on_done, self)
        self.reason.hide()
        self.setAccessibleName(named)
        self.setToolTip(say("Click: next. Double click or Enter: live."))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.reach(by_tab=False)

    # State

    def mark(self, *, live: bool, following: bool, seen: bool) -> None:
        """Mark it live or next; what is live is off as long as nobody sees it."""
        if (live, following, seen) != (self.live, self.following, self.seen):
            self.live, self.following, self.seen = live, following, seen
            self._live.setVisible(live and seen)
            self._off.setVisible(live and not seen)
            self._next.setVisible(following)
            on = self._live if seen else self._off
            words = [on.word] * live + [self._next.word] * following
            self.setAccessibleDescription(" ".join(words))
            self._place()
            self.update()

    def follow(self) -> None:
        """Look at the screen once more, or say why there is nothing to see."""
        self.fresh = True
        if self.judge():
            self._stage.look_at(self.shows)

    def judge(self) -> bool:
        """Tell whether there is something to see, which costs far less than to look at it."""
        able = self._stage.is_able(self.shows)
        why = "" if able else nothing_on(self._words, self.shows, self._stage.choices)
        self.reason.setText(why)
        if able == self.reason.isVisibleTo(self):
            self.reason.setVisible(not able)
            self.picture.setVisible(able)
            self.name.setProperty("role", None if able else "quiet")
            self.name.style().polish(self.name)
            self.update()
        return able

    def reach(self, *, by_tab: bool) -> None:
        """Let Tab stop here, as at one tile of them all."""
        policy = Qt.FocusPolicy.StrongFocus if by_tab else Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(policy)
        self.turn.setFocusPolicy(policy)

    # Layout

    def high(self, width: int) -> int:
        across = width - 2 * self._pad
        foot = self._pad // 2 + sum(self._lines) + self._theme.console.space.unit
        return self._head + across * SHAPE[1] // SHAPE[0] + foot

    @property
    def _lines(self) -> tuple[int, int]:
        """The heights of the line with the name, and of the one with the tick and the key."""
        keys, tick = self.keys.sizeHint().height(), self.turn.sizeHint().height()
        return self.name.sizeHint().height() + self._theme.console.space.unit, max(keys, tick)

    @property
    def _head(self) -> int:
        """The room above the picture for its badges and its frame."""
        return self._live.height() + FRAME

    @property
    def _pad(self) -> int:
        return FRAME + self._theme.console.space.unit

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        unit, pad = self._theme.console.space.unit, self._pad
        across = self.width() - 2 * pad
        place = QRect(pad, self._head, across, across * SHAPE[1] // SHAPE[0])
        self.picture.setGeometry(place)
        self.reason.setGeometry(place)
        right = self.width() - unit
        on = self._live if self.seen else self._off
        for badge, shown in ((self._next, self.following), (on, self.live)):
            right -= badge.width() if shown else 0
            badge.move(right, 0)
        name, foot = self._lines
        self.name.setGeometry(pad, place.bottom() + 1 + pad // 2, across, name)
        tick, keys = self.turn.sizeHint(), self.keys.sizeHint()
        y = self.name.geometry().bottom() + 1
        self.turn.setGeometry(pad, y, tick.width(), foot)
        x = pad + tick.width() + unit
        self.keys.setGeometry(
            x,
            y + (foot - keys.height()) // 2,
            min(keys.width(), pad + across - x),
            keys.height(),
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        super().paintEvent(event)
        painter, colour = QPainter(self), self._theme.colours
        if self.reason.isVisibleTo(self):
            painter.fillRect(self.picture.geometry(), QColor(colour.off))
        if self.live or self.following:
            live = colour.stopped if self.seen else colour.edge
            painter.setPen(QPen(QColor(live if self.live else colour.done), FRAME))
            around = self.picture.geometry().adjusted(-2, -2, 1, 1)
            painter.drawRect(around)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colour.accent), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    # Mouse and keyboard

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        twice, self._twice = self._twice, False
        here = self.rect().contains(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and here and not twice:
            self.chosen.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 -- Qt's name
        if event.button() is Qt.MouseButton.LeftButton:
            self._twice = True
            self.taken.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        if event.key() in ENTER:
            self.taken.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.chosen.emit()
        elif event.key() in _STEPS:
            self.stepped.emit(*_STEPS[event.key()])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusInEvent(event)
        self.entered.emit()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 -- Qt's name
        super().focusOutEvent(event)
        self.update()
