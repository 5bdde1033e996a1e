"""Paints the boxes of a screen, all of them or only those that changed."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRegion

from tdconsole.gui.projector.fitting import LEADING, Box, Room
from tdconsole.gui.projector.layout import layout
from tdconsole.gui.projector.sheet import baseline
from tdconsole.gui.projector.wording import Shown
from tdconsole.gui.shared.lettering import ems, lettering
from tdconsole.gui.shared.theme import Theme

COLON_RAISED = 0.09
"""In ems: beside figures a colon stands in their middle, not on the line."""


def paint(painter: QPainter, rect: QRect, shown: Shown, theme: Theme) -> None:
    """The whole screen, into this rectangle."""
    painter.save()
    painter.setClipRect(rect)
    painter.translate(rect.topLeft())
    painter.fillRect(0, 0, rect.width(), rect.height(), QColor(theme.palette.ground))
    for box in layout(shown, rect.width(), rect.height(), theme, ems):
        paint_box(painter, box, theme)
    painter.restore()


def paint_box(painter: QPainter, box: Box, theme: Theme) -> None:
    ink = QColor(theme.palette.colour(box.ink))
    if not box.lines:
        painter.fillRect(_rect(box.room), ink)
        return
    painter.save()
    painter.setClipRect(_rect(box.room), Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.setFont(lettering(box.face, box.size))
    painter.setPen(ink)
    if box.cells:
        _paint_cells(painter, box)
    else:
        _paint_lines(painter, box)
    painter.restore()


def _paint_lines(painter: QPainter, box: Box) -> None:
    for row, line in enumerate(box.lines):
        wide = ems(line, box.face) * box.size
        spare = box.room.width - wide
        x = {"left": 0.0, "centre": spare / 2, "right": spare}[box.align]
        painter.drawText(QPoint(round(box.room.x + x), round(baseline(box, row, LEADING))), line)


def _paint_cells(painter: QPainter, box: Box) -> None:
    """From the right: each figure where it will stand for as long as the clock runs."""
    x, y = float(box.room.right), baseline(box, 0, LEADING)
    for sign in reversed(box.lines[0]):
        x -= ems(sign, box.face) * box.size
        raised = COLON_RAISED * box.size if sign == ":" else 0.0
        painter.drawText(QPoint(round(x), round(y - raised)), sign)


class Picture:
    """The screen as it stands now; what comes next touches only what is different."""

    def __init__(self, width: int, height: int, theme: Theme, ratio: float = 1.0) -> None:
        self.width, self.height, self.theme, self.ratio = width, height, theme, ratio
        self.image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(ratio)
        self._shown: Shown | None = None
        self._boxes: dict[str, Box] = {}

    def show(self, shown: Shown) -> QRegion:
        """What has to be brought to the screen."""
        if shown == self._shown:
            return QRegion()
        boxes = {box.name: box for box in layout(shown, self.width, self.height, self.theme, ems)}
        before, self._boxes, self._shown = self._boxes, boxes, shown
        changed = [name for name in boxes if boxes[name] != before.get(name)]
        if not _alike(before, boxes, changed):
            return self._all(boxes.values())
        region = QRegion()
        painter = QPainter(self.image)
        for name in changed:
            for room, box in ((before[name].room, before[name]), (boxes[name].room, boxes[name])):
                ground = self.theme.palette.colour("rule" if name == "played" else box.ground)
                painter.fillRect(_rect(room), QColor(ground))
                region += QRegion(_rect(room))
            paint_box(painter, boxes[name], self.theme)
        painter.end()
        return region

    def _all(self, boxes: Iterable[Box]) -> QRegion:
        painter = QPainter(self.image)
        painter.fillRect(0, 0, self.width, self.height, QColor(self.theme.palette.ground))
        for box in boxes:
            paint_box(painter, box, self.theme)
        painter.end()
        return QRegion(0, 0, self.width, self.height)


def _alike(before: dict[str, Box], after: dict[str, Box], changed: Iterable[str]) -> bool:
    """The same boxes on the same grounds: then each can be painted over alone."""
    return before.keys() == after.keys() and all(
        before[name].ground == after[name].ground
        and (after[name].lines or name == "played")
        and not any(
            before[name].room.meets(other.room)
            for other in after.values()
            if other.name != name and other.lines
        )
        for name in changed
    )


def _rect(room: Room) -> QRect:
    return QRect(*room)
