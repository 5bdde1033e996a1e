"""The five colours of a brand, each a button with a word on how clear it is."""

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
from tdconsole.wall.branding.colours import WRITTEN, Checked, Part, checked
from tdconsole.wall.theme import Theme

NAMES: Final[dict[Part, Callable[[Catalogue], str]]] = {
    "ground": lambda words: words.pgettext("brand", "Background"),
    "panel": lambda words: words.pgettext("brand", "Panels"),
    "ink": lambda words: words.pgettext("brand", "Text"),
    "accent": lambda words: words.pgettext("brand", "Accent"),
    "highlight": lambda words: words.pgettext("brand", "Highlight"),
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
            self.said[one.name].setText(self._clarity(one))
            self.said[one.name].setToolTip(self._measured(one))

    def _clarity(self, one: Checked) -> str:
        """How well it can be told from what is behind it, in a word."""
        say = self._words.pgettext
        if one.is_faint:
            return say("colour", "too faint")
        return say("colour", "very clear") if one.found >= WRITTEN else say("colour", "clear")

    def _measured(self, one: Checked) -> str:
        """The contrast in figures, for those who work with them."""
        found, least = (self._words.tenths(floor(10 * each)) for each in (one.found, one.least))
        return self._words.gettext(
            "Contrast with what is behind it: {found} to 1; at least {least} to 1 is needed.",
            found=found,
            least=least,
        )

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
