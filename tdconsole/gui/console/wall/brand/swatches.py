"""The five colours of a brand, each a button with its contrast below it."""

from collections.abc import Callable
from math import floor
from typing import Final, get_args

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QColorDialog, QHBoxLayout, QWidget

from tdconsole.gui.console.wall.brand.slot import Framed
from tdconsole.gui.shared.layout import column_of, label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.library.brand import BrandColours
from tdconsole.wall.branding.colours import Part, checked
from tdconsole.wall.theme import Theme

NAMES: Final[dict[Part, Callable[[Catalogue], str]]] = {
    "ground": lambda words: words.pgettext("brand", "Ground"),
    "panel": lambda words: words.pgettext("brand", "Plates"),
    "ink": lambda words: words.pgettext("brand", "Words"),
    "accent": lambda words: words.pgettext("brand", "Accent"),
    "highlight": lambda words: words.pgettext("brand", "Gold"),
}
_HIGH: Final = 10
"""The height of a swatch, in units."""


class Swatch(Framed):
    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__(name, theme, _HIGH)
        self.title, self.colour = name, "#000000"

    def paint_in(self, colour: str) -> None:
        self.colour = colour
        self.setAccessibleName(f"{self.title} {colour}")
        self.setToolTip(colour)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 -- Qt's name
        painter = QPainter(self)
        self.frame(painter, self.colour)
        painter.end()


class Swatches(QHBoxLayout):
    chosen = Signal(object)
    """Emitted with the five colours, one of them as it was chosen."""

    def __init__(self, words: Catalogue, theme: Theme, parent: QWidget) -> None:
        super().__init__()
        self._words, self._parent = words, parent
        self._colours: BrandColours | None = None
        self.setSpacing(theme.console.space.gap)
        small = lettering(theme.console.faces.text, theme.console.type.small)
        self.swatches: dict[Part, Swatch] = {}
        self.said = {name: label_of(role="quiet", font=small) for name in get_args(Part)}
        for name, said in self.said.items():
            swatch = self.swatches[name] = Swatch(NAMES[name](words), theme)
            swatch.clicked.connect(lambda _checked=False, name=name: self._ask(name))
            title = label_of(swatch.title, font=small)
            for label in (title, said):
                label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.addLayout(column_of(swatch, title, said, gap=0), 1)

    def show_colours(self, colours: BrandColours) -> None:
        self._colours = colours
        for name, swatch in self.swatches.items():
            swatch.paint_in(getattr(colours, name))
        for one in checked(colours):
            number = self._words.tenths(floor(10 * one.found))
            self.said[one.name].setText(self._words.gettext("{number} to 1", number=number))

    def _ask(self, name: Part) -> None:
        if self._colours is None:
            return
        title = self.swatches[name].title
        dialog = QColorDialog(QColor(getattr(self._colours, name)), self._parent)
        dialog.setWindowTitle(title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.colorSelected.connect(lambda colour: self.take(name, colour.name()))
        dialog.open()

    def take(self, name: Part, colour: str) -> None:
        if self._colours is not None:
            self.chosen.emit(replace(self._colours, **{name: colour}))
