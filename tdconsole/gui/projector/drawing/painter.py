"""Painting the boxes of a screen, all of them or only those that changed."""

from collections.abc import Iterable
from functools import lru_cache
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QRegion

from tdconsole.alphabets import has_others
from tdconsole.gui.projector.drawing.backdrop import backdrop, filling
from tdconsole.gui.projector.drift import Shift, shifted
from tdconsole.gui.shared.lettering import ems, extent, lettering
from tdconsole.gui.shared.marks import paint_marks
from tdconsole.library.brand import MOST_SPONSORS
from tdconsole.wall.composing.fitting import CAPITALS, LEADING, TALL, Box, Room
from tdconsole.wall.composing.layout import Body, Shown, above, around, below, inside
from tdconsole.wall.composing.sheet import Sheet, baseline
from tdconsole.wall.theme import Theme

_LARGE: Final = 56
"""The pixels from which letters are stamped."""
COLON_RAISED = 0.09
"""In ems: next to figures a colon is centred on them instead of on the line."""


def paint_box(painter: QPainter, box: Box, theme: Theme) -> None:
    if box.picture:
        ratio = painter.device().devicePixelRatioF()
        image = _image(box.picture, box.room.width, box.room.height, ratio)
        if image is not None:
            painter.drawImage(QPoint(box.room.x, box.room.y), image)
        return
    if box.marks:
        paint_marks(painter, box.marks, QPointF(box.room.x, box.room.y), theme.palette.colour)
        return
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


@lru_cache(maxsize=MOST_SPONSORS + 8)
def _image(path: str, width: int, height: int, ratio: float) -> QImage | None:
    """The picture at the size it is seen at, so that painting it again costs next to nothing."""
    found = QImage(path)
    if found.isNull():
        return None
    image = filling(found, round(width * ratio), round(height * ratio))
    image.setDevicePixelRatio(ratio)
    return image


def _paint_lines(painter: QPainter, box: Box) -> None:
    for row, line in enumerate(box.lines):
        y = round(baseline(box, row, LEADING))
        if has_others(line):
            _paint_joined(painter, line, y, box)
            continue
        x = _left(box, ems(line, box.face) * box.size)
        if box.size < _LARGE:
            painter.drawText(QPoint(round(x), y), line)
            continue
        for sign in line:
            _paint_sign(painter, sign, x, y, box)
            x += ems(sign, box.face) * box.size


def _left(box: Box, wide: float) -> float:
    spare = box.room.width - wide
    return box.room.x + {"left": 0.0, "centre": spare / 2, "right": spare}[box.align]


def _paint_joined(painter: QPainter, line: str, y: int, box: Box) -> None:
    """Paint letters that join in one piece, smaller and moved if they are too tall or too deep."""
    top, bottom = (at * box.size for at in extent(line, box.face))
    above, below = (round(box.size * (TALL + one) / 2) - 1 for one in (CAPITALS, -CAPITALS))
    scale = min(1.0, (above + below - 1) / max(1.0, bottom - top))
    moved = min(0, floor(below - bottom * scale)) or max(0, ceil(-above - top * scale))
    painter.save()
    painter.translate(_left(box, ems(line, box.face) * box.size * scale), y + moved)
    painter.scale(scale, scale)
    painter.drawText(QPointF(0, 0), line)
    painter.restore()


def _paint_sign(painter: QPainter, sign: str, x: float, y: int, box: Box) -> None:
    ink, ratio = painter.pen().color().name(), painter.device().devicePixelRatioF()
    left, top, image = _stamp(sign, box.face, box.size, ink, ratio)
    if image is not None:
        painter.drawImage(QPoint(round(x) + left, y + top), image)


@lru_cache(maxsize=512)
def _stamp(
    sign: str, face: str, size: int, ink: str, ratio: float
) -> tuple[int, int, QImage | None]:
    """A picture of a letter: Qt draws large ones as curves each time, which costs far more."""
    font = lettering(face, size)
    painted = QFontMetricsF(font).tightBoundingRect(sign).toAlignedRect().adjusted(-2, -2, 2, 2)
    if sign.isspace():
        return 0, 0, None
    image = QImage(painted.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(-painted.left(), -painted.top(), sign)
    painter.end()
    return painted.left(), painted.top(), image


def _paint_cells(painter: QPainter, box: Box) -> None:
    """Paint from the right, each figure where it stays for as long as the clock runs."""
    x, y = float(box.room.right), baseline(box, 0, LEADING)
    for sign in reversed(box.lines[0]):
        x -= ems(sign, box.face) * box.size
        raised = COLON_RAISED * box.size if sign == ":" else 0.0
        painter.drawText(QPoint(round(x), round(y - raised)), sign)


class Picture:
    """The screen as painted; the next one touches only what differs."""

    def __init__(self, width: int, height: int, theme: Theme, ratio: float = 1.0) -> None:
        self.width, self.height, self.theme, self.ratio = width, height, theme, ratio
        self.image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(ratio)
        self._sheet = Sheet(width, height, theme, ems)
        self._shown: tuple[Shown, Shift] | None = None
        self._inside: tuple[Body, Room, list[Box]] | None = None
        self._boxes: dict[str, Box] = {}
        self._behind: QImage | None = None

    def show(self, shown: Shown, shift: Shift = Shift()) -> QRegion:  # noqa: B008 -- it never changes
        """Show this, and return the region to bring to the screen."""
        if (shown, shift) == self._shown:
            return QRegion()
        boxes = {
            box.name: shifted(box, shift, self.width, self.height) for box in self._laid_out(shown)
        }
        before, self._boxes, self._shown = self._boxes, boxes, (shown, shift)
        behind, self._behind = self._behind, self._backdrop(shown)
        changed = [name for name in boxes if boxes[name] != before.get(name)]
        if behind is not self._behind or not _alike(before, boxes, changed):
            return self._all(boxes.values())
        region = QRegion()
        painter = QPainter(self.image)
        for name in changed:
            for room, box in ((before[name].room, before[name]), (boxes[name].room, boxes[name])):
                self._wipe(painter, _rect(room), "rule" if name == "played" else box.ground)
                region += QRegion(_rect(room))
            paint_box(painter, boxes[name], self.theme)
        painter.end()
        return region

    def room(self, name: str) -> Room | None:
        """The place of the box of this name, if it is on the screen."""
        box = self._boxes.get(name)
        return None if box is None else box.room

    def repaint(self) -> QRegion:
        """Paint everything once more."""
        return self._all(self._boxes.values())

    def _laid_out(self, shown: Shown) -> list[Box]:
        """The boxes; a long list isn't laid out again because a second has passed."""
        free = above(shown, self._sheet)
        room = free.room(free.places.body)
        if self._inside is None or self._inside[:2] != (shown.body, room):
            self._inside = (shown.body, room, inside(shown.body, free))
        return [*around(shown, free), *self._inside[2], *below(shown, self._sheet)]

    def _backdrop(self, shown: Shown) -> QImage | None:
        if not shown.has_picture(self._sheet):
            return None
        return backdrop(self.theme, self.width, self.height)

    def _wipe(self, painter: QPainter, rect: QRect, ground: str) -> None:
        if self._behind is not None and ground == "ground":
            painter.drawImage(rect, self._behind, rect)
        else:
            painter.fillRect(rect, QColor(self.theme.palette.colour(ground)))

    def _all(self, boxes: Iterable[Box]) -> QRegion:
        painter = QPainter(self.image)
        self._wipe(painter, QRect(0, 0, self.width, self.height), "ground")
        for box in boxes:
            paint_box(painter, box, self.theme)
        painter.end()
        return QRegion(0, 0, self.width, self.height)


def _alike(before: dict[str, Box], after: dict[str, Box], changed: Iterable[str]) -> bool:
    """Whether the boxes and grounds are the same, so that each can be painted over alone."""
    return before.keys() == after.keys() and all(
        before[name].ground == after[name].ground
        and (after[name].lines or after[name].picture or name == "played")
        and not any(
            before[name].room.meets(other.room)
            for other in after.values()
            if other.name != name and other.lines
        )
        for name in changed
    )


def _rect(room: Room) -> QRect:
    return QRect(*room)
