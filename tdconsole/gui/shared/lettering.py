"""The one family of type, drawn the same on every machine, and its widths."""

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainterPath

from tdconsole.files import font as shipped
from tdconsole.gui.shared.alphabets import meet

_MEASURED: Final = 512
"""Unhinted type scales evenly, so it is measured once at this size."""


_WEIGHT: Final = QFont.Tag("wght")
_WEIGHTS: Final = {"Regular": 400.0, "Medium": 500.0, "Bold": 700.0}
"""What other alphabets, whose faces are variable, weigh in each style."""


@lru_cache(maxsize=16)
def _family(face: str) -> tuple[str, str]:
    number = QFontDatabase.addApplicationFont(str(shipped(face)))
    families = QFontDatabase.applicationFontFamilies(number)
    if not families:
        raise FileNotFoundError(face)
    return families[0], face.rpartition("-")[2]


@lru_cache(maxsize=256)
def lettering(face: str, size: int) -> QFont:
    family, style = _family(face)
    font = QFont(family)
    font.setStyleName(style)
    font.setVariableAxis(_WEIGHT, _WEIGHTS[style])
    font.setPixelSize(size)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(
        QFont.StyleStrategy.NoSubpixelAntialias | QFont.StyleStrategy.PreferAntialias
    )
    font.setKerning(False)  # figures must not move closer to one another as they change
    return font


@lru_cache(maxsize=4_096)
def extent(text: str, face: str) -> tuple[float, float]:
    """How far the text goes up, which is negative, and down from its line, in ems."""
    meet(text)
    path = QPainterPath()
    path.addText(0, 0, lettering(face, _MEASURED), text)
    reach = path.boundingRect()
    return reach.top() / _MEASURED, reach.bottom() / _MEASURED


@lru_cache(maxsize=32_768)
def ems(text: str, face: str) -> float:
    """The width of the text in ems."""
    meet(text)
    return QFontMetricsF(lettering(face, _MEASURED)).horizontalAdvance(text) / _MEASURED
