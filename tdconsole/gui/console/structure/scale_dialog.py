"""Blinds and lengths of many rows at once, with a preview."""

from fractions import Fraction

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from tdconsole.domain.values import Break, Level, Structure
from tdconsole.gui.console.structure.mending import Mending
from tdconsole.gui.console.structure.scaling import scaled
from tdconsole.gui.console.structure.table.cells import factor, whole
from tdconsole.gui.console.structure.table.edits import LONGEST, Rows, lasting, stretched
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme


class ScaleDialog(QDialog):
    def __init__(
        self, words: Catalogue, theme: Theme, mending: Mending, chosen: Rows, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say = words.gettext
        self.setWindowTitle(say("Scale the structure"))
        self._words, self._mending, self._structure = words, mending, mending.rows
        reading = mending.effect().after.reading
        begun = reading is not None and reading.starts_in is None
        following = reading.index + 1 if reading is not None and begun else 0
        coming = frozenset(range(following, len(mending.rows)))
        self._ranges = [
            (
                words.ngettext("{number} row selected", "{number} rows selected", len(chosen)),
                chosen,
            ),
            (say("From the next level on"), coming),
            (say("All rows"), frozenset(range(len(mending.rows)))),
        ]
        self.rows = Choice(theme)
        for label, rows in self._ranges:
            self.rows.addItem(label, rows)
        self.rows.setCurrentIndex(0 if len(chosen) > 1 else 1 if coming else 2)
        self.blinds, self.lengths, self.minutes = QLineEdit("1"), QLineEdit("1"), QLineEdit()
        self.minutes.setPlaceholderText(say("as they are"))
        self.said = label_of(wraps=True)
        self.go = button_of(say("Scale"), kind="chief", press=self._scale)
        self.go.setAccessibleName(self.go.text())
        self.go.setDefault(True)
        cancel = button_of(say("Cancel"), press=self.reject, default=False)
        cancel.setAccessibleName(cancel.text())
        self._lay_out(theme, cancel)
        for field in (self.blinds, self.lengths, self.minutes):
            field.textChanged.connect(self._look)
        self.rows.currentIndexChanged.connect(self._look)
        self._look()
        self.blinds.setFocus(Qt.FocusReason.OtherFocusReason)
        self.blinds.selectAll()

    def _lay_out(self, theme: Theme, cancel: QPushButton) -> None:
        say, space = self._words.gettext, theme.console.space
        form = QFormLayout()
        form.setHorizontalSpacing(space.margin)
        form.setVerticalSpacing(space.gap)
        for label, part in (
            (say("Rows"), self.rows),
            (say("Blinds, antes and bets times"), self.blinds),
            (say("Lengths times"), self.lengths),
            (say("Minutes of each level"), self.minutes),
        ):
            form.addRow(label, part)
            part.setAccessibleName(label)
        self.said.setMinimumHeight(3 * space.icon)
        self.said.setMinimumWidth(4 * space.unit * space.icon)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        ends = row_of((STRETCH, 1), cancel, self.go, gap=space.gap)
        column_of(form, self.said, ends, gap=space.margin, margin=2 * space.margin, within=self)

    def made(self) -> Structure | None:
        """Return the structure; None if a field can't be read."""
        blinds, lengths = factor(self.blinds.text()), factor(self.lengths.text())
        typed = self.minutes.text().strip()
        minutes = whole(typed, LONGEST) if typed else None
        if blinds is None or lengths is None or (typed and minutes is None):
            return None
        rows = self._ranges[self.rows.currentIndex()][1]
        structure = self._structure
        if blinds != 1:
            structure = scaled(structure, rows, blinds, self._mending.chips)
        if lengths != 1:
            structure = stretched(structure, rows, Fraction(lengths))
        if minutes is not None:
            levels = frozenset(row for row in rows if isinstance(structure[row], Level))
            structure = lasting(structure, levels, minutes)
        return structure

    def _look(self) -> None:
        structure = self.made()
        self.go.setEnabled(structure is not None and structure != self._structure)
        self.said.setText(self._foreseen(structure))

    def _foreseen(self, structure: Structure | None) -> str:
        say = self._words.gettext
        if structure is None:
            return say("Write factors such as 1.5 or 75%, and minutes from 1 to 1440.")
        changed = [
            (old, new) for old, new in zip(self._structure, structure, strict=True) if old != new
        ]
        if not changed:
            return say("Nothing changes yet.")
        (first, becomes), (last, ends) = changed[0], changed[-1]
        rows = self._words.ngettext("{number} row changes", "{number} rows change", len(changed))
        steps = [f"{self._row(first)} → {self._row(becomes)}"]
        if len(changed) > 1:
            steps.append(f"{self._row(last)} → {self._row(ends)}")
        return "\n".join((rows, *steps))

    def _row(self, period: Level | Break) -> str:
        number = self._words.number
        length = self._words.gettext("{minutes} min", minutes=period.minutes)
        if isinstance(period, Break):
            return f"{self._words.pgettext('structure', 'Break')}, {length}"
        bets = f"{number(period.small_blind)} / {number(period.big_blind)}"
        if not period.big_blind:
            bets = number(period.bring_in)
        ante = f" ({number(period.ante)})" if period.ante else ""
        return f"{bets}{ante}, {length}"

    def _scale(self) -> None:
        structure = self.made()
        if structure is not None:
            self._mending.take(structure)
            self.accept()
