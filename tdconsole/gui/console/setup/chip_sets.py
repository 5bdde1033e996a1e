"""The chips owned by the house, counted and saved under a name."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QColorDialog,
    QDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from tdconsole.club import Chip, ChipSet, Club
from tdconsole.domain.values import Chips
from tdconsole.gui.console.setup.forms.fields import figure, note
from tdconsole.gui.console.setup.forms.typed import chips, number
from tdconsole.gui.console.widgets.name_asked import LONGEST, is_name
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.wall.theme import Theme

ROWS: Final = 10
MOST_VALUE: Final = 10**12
MOST_OWNED: Final = 10**7
PLAIN: Final = "#808080"


class ChipLine:
    """A denomination: its value, how many the house has, and its colour on a button."""

    def __init__(self, words: Catalogue, theme: Theme, place: int, parent: QWidget) -> None:
        say = words.gettext
        self._theme, self._parent = theme, parent
        self.value = figure(say("Chip {number}: value", number=place), 28, theme)
        self.count = figure(say("Chip {number}: how many", number=place), 22, theme)
        self.colour = QToolButton()
        self.colour.setAccessibleName(say("Chip {number}: colour", number=place))
        self.colour.clicked.connect(self._ask)
        self.paint(PLAIN)

    def paint(self, colour: str) -> None:
        self.name = colour
        side = 5 * self._theme.console.space.unit
        drawn = QPixmap(side, side)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self._theme.colours.ink))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(2, 2, side - 4, side - 4)
        painter.end()
        self.colour.setIcon(QIcon(drawn))

    def _ask(self) -> None:
        dialog = QColorDialog(QColor(self.name), self._parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.colorSelected.connect(lambda colour: self.paint(colour.name()))
        dialog.open()

    def put(self, chip: Chip | None) -> None:
        self.value.setText("" if chip is None else str(chip.value))
        self.count.setText("" if chip is None else str(chip.count))
        self.paint(PLAIN if chip is None else chip.colour)

    def read(self) -> Chip | None:
        """Return the chip; None if the line is empty or what is typed is not a chip."""
        value = chips(self.value.text(), MOST_VALUE)
        count = number(self.count.text(), MOST_OWNED)
        if not value or count is None:
            return None
        return Chip(value=Chips(value), colour=self.name, count=count)

    @property
    def empty(self) -> bool:
        return not self.value.text().strip() and not self.count.text().strip()


class ChipSetsDialog(QDialog):
    kept = Signal(str)
    """Emitted when the set of this name was saved or deleted."""

    def __init__(
        self, words: Catalogue, theme: Theme, club: Club, shown: ChipSet | None, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say = words.gettext
        self.setWindowTitle(say("Chip sets of the house"))
        self._words, self._club = words, club
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST)
        self.name.setAccessibleName(say("Name of the set"))
        self.lines = [ChipLine(words, theme, place, self) for place in range(1, ROWS + 1)]
        self.said = note(theme, role="stopped")
        self.go = button_of(say("Keep the set"), kind="chief", press=self.keep)
        self.go.setAccessibleName(self.go.text())
        self.go.setDefault(True)
        self.remove = button_of(
            say("Remove it"),
            name=say("Remove this set from the house"),
            press=self._remove,
            default=False,
        )
        self._lay_out(theme)
        for line in self.lines:
            line.value.textChanged.connect(self._look)
            line.count.textChanged.connect(self._look)
        self.name.textChanged.connect(self._look)
        self._put(shown)

    def _lay_out(self, theme: Theme) -> None:
        say, space = self._words.gettext, theme.console.space
        grid = QGridLayout()
        grid.setHorizontalSpacing(space.gap)
        grid.setVerticalSpacing(space.unit)
        for column, word in enumerate((say("Colour"), say("Value"), say("How many"))):
            grid.addWidget(note(theme, word), 0, column)
        for row, line in enumerate(self.lines, start=1):
            for column, part in enumerate((line.colour, line.value, line.count)):
                grid.addWidget(part, row, column)
        named = row_of(QLabel(say("Name")), (self.name, 1), gap=space.gap)
        self.total = label_of(font=lettering(theme.console.faces.strong, theme.console.type.small))
        cancel = button_of(say("Cancel"), press=self.reject, default=False)
        cancel.setAccessibleName(cancel.text())
        ends = row_of(self.remove, (STRETCH, 1), cancel, self.go, gap=space.gap)
        column_of(
            named,
            grid,
            self.total,
            self.said,
            ends,
            gap=space.gap,
            margin=2 * space.margin,
            within=self,
        )

    def _put(self, shown: ChipSet | None) -> None:
        self.name.setText("" if shown is None else shown.name)
        chips = () if shown is None else shown.chips
        for place, line in enumerate(self.lines):
            line.put(chips[place] if place < len(chips) else None)
        self._look()

    def _look(self, *_typed: object) -> None:
        found = [chip for line in self.lines if (chip := line.read()) is not None]
        total = sum(chip.count for chip in found)
        worth = sum(chip.count * chip.value for chip in found)
        self.total.setText(
            self._words.ngettext(
                "{number} chip, worth {worth}",
                "{number} chips, worth {worth}",
                total,
                worth=self._words.number(worth),
            )
        )
        self.remove.setEnabled(self._club.chip_sets.get(self.name.text()) is not None)
        self.said.setText("")

    def keep(self) -> None:
        """Save the set; another one of the same name is replaced."""
        say, name = self._words.gettext, self.name.text().strip()
        found = [line.read() for line in self.lines if not line.empty]
        chips = sorted((one for one in found if one is not None), key=lambda one: one.value)
        if not is_name(name):
            self._refuse(self.name, say("The set needs a name."))
        elif len(chips) < len(found) or not chips:
            wrong = next((one for one in self.lines if not one.empty and one.read() is None), None)
            field = self.lines[0].value if wrong is None else wrong.value
            self._refuse(field, say("Each chip needs its value and how many there are."))
        elif len({chip.value for chip in chips}) < len(chips):
            self._refuse(self.lines[0].value, say("Each value once."))
        else:
            self._do(
                name, partial(self._club.chip_sets.put, ChipSet(name=name, chips=tuple(chips)))
            )

    def _remove(self) -> None:
        name = self.name.text().strip()
        self._do(name, partial(self._club.chip_sets.remove, name))

    def _do(self, name: str, gesture: partial[None] | partial[bool]) -> None:
        try:
            gesture()
        except KnownError as error:
            self.said.setText(mishap(self._words, error))
            return
        self.kept.emit(name)
        self.accept()

    def _refuse(self, field: QLineEdit, why: str) -> None:
        self.said.setText(why)
        field.setFocus(Qt.FocusReason.OtherFocusReason)
