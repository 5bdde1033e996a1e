"""A house with a brand, for the pictures of the wall's layouts: a logo, two sponsors, a hall."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QRadialGradient

from tdconsole.gui.shared.lettering import lettering
from tdconsole.wall.theme import Layout

_FACE: Final = "Roboto-Bold"
_LAMPS: Final = ((260, 190, 150), (640, 120, 210), (1010, 220, 170), (1290, 90, 130))
"""Where each lamp hangs, and how far it shines."""


def house_theme(folder: Path, layout: Layout) -> Path:
    """The file of the house's look, beside its pictures."""
    _written(folder / "logo.png", (900, 300), "ACES CLUB", QColor("#ecc25c"), framed=True)
    _written(folder / "brewery.png", (800, 320), "Brewery", QColor("#7a3d00"))
    _written(folder / "tyres.png", (1000, 220), "NORTH TYRES", QColor("#10306a"))
    _hall(folder / "hall.png")
    path = folder / f"{layout}.toml"
    path.write_text(
        f'layout = "{layout}"\nlogo = "logo.png"\nsponsors = ["brewery.png", "tyres.png"]\n'
        'picture = "hall.png"\n',
        encoding="utf-8",
    )
    return path


def _written(
    path: Path, size: tuple[int, int], name: str, ink: QColor, *, framed: bool = False
) -> None:
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(ink)
    if framed:
        pen = painter.pen()
        pen.setWidth(14)
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(image.rect()).adjusted(10, 10, -10, -10), 50, 50)
    painter.setFont(lettering(_FACE, size[1] // 2))
    painter.drawText(image.rect(), Qt.AlignmentFlag.AlignCenter, name)
    painter.end()
    image.save(str(path))


def _hall(path: Path) -> None:
    """A hall in the evening, with lamps over its tables."""
    image = QImage(1440, 1080, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    evening = QLinearGradient(0, 0, 0, image.height())
    evening.setColorAt(0, QColor("#2a1533"))
    evening.setColorAt(1, QColor("#0d1220"))
    painter.fillRect(image.rect(), evening)
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y, far in _LAMPS:
        light = QRadialGradient(x, y, far)
        light.setColorAt(0, QColor("#ffd98a"))
        light.setColorAt(1, QColor(255, 190, 90, 0))
        painter.setBrush(light)
        painter.drawEllipse(QRect(x - far, y - far, 2 * far, 2 * far))
        painter.setBrush(QColor("#1d5a45"))
        painter.drawEllipse(QRect(x - 150, y + 560, 300, 120))
    painter.end()
    image.save(str(path))
