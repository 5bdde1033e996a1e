"""The live screen: one painted widget that follows its tournament."""

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QFontMetrics,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from tdconsole.gui.projector.drawing.painter import Picture
from tdconsole.gui.projector.drift import drift
from tdconsole.gui.projector.fade import Fade, Slide, bends, cut, over
from tdconsole.gui.shared.lettering import lettering
from tdconsole.wall.composing.fitting import Room
from tdconsole.wall.composing.layout import Shown, slides
from tdconsole.wall.show import Glance
from tdconsole.wall.theme import Theme

FOLLOWS: Final = 250
"""The milliseconds until another process's step is on the screen at the latest."""
LATER: Final = 2
"""The milliseconds by which a timer may be early."""
LEAST: Final = (320, 240)
WINDOW: Final = (1280, 720)
HINTED: Final = 6_000
"""The milliseconds for which the way back can be read."""
_BACK: Final = frozenset({Qt.Key.Key_F5, Qt.Key.Key_Escape})


class ProjectorWindow(QWidget):
    ended = Signal()

    def __init__(
        self,
        glance: Callable[[], Glance | None],
        follow: Callable[[], None],
        theme: Theme,
        way_back: str = "",
        fades: Callable[[], bool] = lambda: False,
    ) -> None:
        """Name the way back if the console is behind this window; it may fade from screen to screen."""
        super().__init__()
        self._fades = fades
        self._last: Shown | None = None
        self.fade = Fade(self)
        self.fade.stepped.connect(self.update)
        self._way_back = way_back
        self._hint = QTimer(self)
        self._hint.setSingleShot(True)
        self._hint.timeout.connect(self._end_hint)
        self.setMouseTracking(bool(way_back))
        self._glance, self._follow, self._theme = glance, follow, theme
        self._picture: Picture | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setMinimumSize(*LEAST)
        self.resize(*WINDOW)
        self._poll = QTimer(self)
        self._poll.timeout.connect(self.follow)
        self._second = QTimer(self)
        self._second.setSingleShot(True)
        self._second.setTimerType(Qt.TimerType.PreciseTimer)
        self._second.timeout.connect(self.look)

    def begin(self, follows: int = FOLLOWS) -> None:
        self._poll.start(follows)
        self.look()
        self._begin_hint()

    @property
    def hint(self) -> str:
        """The way back, while it can be read."""
        return self._way_back if self._hint.isActive() else ""

    def _begin_hint(self) -> None:
        if self._way_back:
            self.setCursor(Qt.CursorShape.ArrowCursor)
            self._hint.start(HINTED)
            self.update()

    def _end_hint(self) -> None:
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.update()

    def follow(self) -> None:
        """Take in what others wrote."""
        self._follow()

    def look(self) -> None:
        """Update what differs, and come back when the next change is due."""
        glance = self._glance()
        if glance is None:
            return
        if self._picture is not None:
            self.setWindowTitle(glance.shown.title)
            slid = self._sliding(glance.shown)
            before = self._seen(glance.shown, anew=bool(slid))
            touched = self._picture.show(glance.shown, drift(glance.at, self.height()))
            if before is not None and not touched.isEmpty():
                ground = QColor(self._theme.palette.ground)
                self.fade.begin(before, tuple(self._slides(slid, before, ground)), ground)
            self.update(touched)
        if self._poll.isActive():
            self._second.start(glance.holds + LATER)

    def _seen(self, shown: Shown, *, anew: bool) -> QImage | None:
        """What is seen until now, if another screen or page comes in its place."""
        before, self._last = self._last, shown
        if before is None or self._picture is None:
            return None
        if not anew and before.sight == shown.sight:
            return None
        if not (self.isVisible() and self._fades()):
            return None
        return self.fade.over(self._picture.image)

    def _sliding(self, shown: Shown) -> list[tuple[Room, str, bool]]:
        """What changes its place with this: where it is, the box it goes to, and whether it stays."""
        if self._last is None or self._picture is None:
            return []
        every = ((self._picture.room(box), to, box == to) for box, to in slides(self._last, shown))
        return [(room, to, stays) for room, to, stays in every if room is not None]

    def _slides(
        self, slid: list[tuple[Room, str, bool]], before: QImage, ground: QColor
    ) -> Iterator[Slide]:
        """The pieces that slide; each is taken out of the picture that fades. What would bend fades."""
        for room, to, stays in slid:
            goal = None if self._picture is None else self._picture.room(to)
            if goal is None or goal == room:
                continue
            bent = bends(room, goal)
            if bent and stays:
                continue
            lands = over(room, goal) if bent else goal
            yield Slide(cut(before, room), room, lands, goal)
            painter = QPainter(before)
            painter.fillRect(QRect(*room), ground)
            painter.end()

    def dress(self, theme: Theme) -> None:
        if theme != self._theme:
            self._theme = theme
            self._renew()

    def _renew(self) -> None:
        self.fade.end()
        self._last = None
        size, ratio = self.size(), self.devicePixelRatioF()
        self._picture = Picture(size.width(), size.height(), self._theme, ratio)
        self.look()
        self.update()

    def leave_or_enter_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # Qt's own calls

    def resizeEvent(self, _event: QResizeEvent, /) -> None:  # noqa: N802
        self._renew()

    def paintEvent(self, event: QPaintEvent, /) -> None:  # noqa: N802
        if self._picture is None:
            return
        if self._picture.ratio != self.devicePixelRatioF():
            self._renew()
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        painter.drawImage(QPoint(0, 0), self._picture.image)
        self.fade.paint(painter)
        if self.hint:
            self._paint_hint(painter)
        painter.end()

    def _paint_hint(self, painter: QPainter) -> None:
        """Paint the hint at the bottom centre, quiet, on a ground of its own."""
        palette, screen = self._theme.palette, self._theme.screen
        font = lettering(screen.faces.label, int(screen.least.type * self.height()) + 1)
        wide, high = QFontMetrics(font).horizontalAdvance(self.hint), QFontMetrics(font).height()
        room = QRect(0, 0, wide + 2 * high, high * 3 // 2)
        room.moveCenter(self.rect().center())
        room.moveBottom(self.height() - high // 3)
        painter.fillRect(room, QColor(palette.ground))
        painter.setPen(QColor(palette.rule))
        painter.drawRect(room)
        painter.setFont(font)
        painter.setPen(QColor(palette.quiet))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.hint)

    def keyPressEvent(self, event: QKeyEvent, /) -> None:  # noqa: N802
        match event.key():
            case key if self._way_back and key in _BACK:
                self.close()
            case Qt.Key.Key_F11:
                self.leave_or_enter_full_screen()
            case Qt.Key.Key_Escape if self.isFullScreen():
                self.leave_or_enter_full_screen()
            case Qt.Key.Key_Q:
                self.close()
            case _:
                super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent, /) -> None:  # noqa: N802
        super().mouseMoveEvent(event)
        self._begin_hint()

    def closeEvent(self, event: QCloseEvent, /) -> None:  # noqa: N802
        self._hint.stop()
        self._poll.stop()
        self._second.stop()
        self.fade.end()
        super().closeEvent(event)
        self.ended.emit()
