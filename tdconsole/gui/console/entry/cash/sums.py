"""A till's sums, one below the other as on a bill, ending with what should be in it."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from tdconsole.domain.values import Money
from tdconsole.gui.shared.layout import label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.cash import difference_words, method_name
from tdconsole.projections.entry.cash import METHODS, TillSheet
from tdconsole.wall.theme import Theme

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
NOT_CASH: Final = tuple(method for method in METHODS if method != "cash")


class Line:
    """A line: words on the left and a sum on the right; hidden while there is no sum."""

    def __init__(self, grid: QGridLayout, row: int, label: str, *, role: str = "") -> None:
        self.label, self.value = QLabel(label), QLabel()
        for one, column, alignment in ((self.label, 0, _LEFT), (self.value, 1, _RIGHT)):
            one.setTextFormat(Qt.TextFormat.PlainText)
            one.setAlignment(alignment)
            one.setProperty("role", role)
            grid.addWidget(one, row, column)

    def say(self, value: str, *, shown: bool = True) -> None:
        self.value.setText(value)
        self.label.setVisible(shown)
        self.value.setVisible(shown)


class Sums(QWidget):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words = words
        say, faces, sizes = words.pgettext, theme.console.faces, theme.console.type
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.console.space.margin)
        grid.setVerticalSpacing(theme.console.space.unit)
        grid.setColumnStretch(0, 1)
        labels = (
            say("till", "float"),
            say("till", "put in"),
            say("till", "taken out"),
            say("till", "cash taken"),
            say("till", "cash given back"),
            say("till", "prizes paid"),
        )
        self.lines = [Line(grid, row, label, role="quiet") for row, label in enumerate(labels)]
        for line in self.lines:
            line.value.setProperty("role", "")
        rule = QFrame()
        rule.setProperty("kind", "rule")
        rule.setFixedHeight(1)
        row = len(labels)
        grid.addWidget(rule, row, 0, 1, 2)
        self.expected = Line(grid, row + 1, say("till", "should be there"))
        self.expected.label.setFont(lettering(faces.strong, sizes.text))
        self.expected.value.setFont(lettering(faces.figure, sizes.title))
        self.counted = Line(grid, row + 2, say("till", "counted"), role="quiet")
        self.counted.value.setProperty("role", "")
        self.difference = label_of(font=lettering(faces.strong, sizes.text))
        self.difference.setAlignment(_RIGHT)
        grid.addWidget(self.difference, row + 3, 0, 1, 2)
        self.beside = {
            method: Line(grid, row + 4 + at, method_name(words, method), role="quiet")
            for at, method in enumerate(NOT_CASH)
        }

    def show_sheet(self, sheet: TillSheet) -> None:
        words, currency = self._words, sheet.currency
        rows = (
            ("", sheet.floats, True),
            ("+ ", sheet.put_in, False),
            ("− ", sheet.taken_out, False),
            ("+ ", sheet.cash_in, True),
            ("− ", sheet.cash_out, False),
            ("− ", sheet.prizes_out, False),
        )
        for line, (sign, amount, always) in zip(self.lines, rows, strict=True):
            line.say(sign + words.money(amount, currency), shown=always or bool(amount))
        self.expected.say(words.money(sheet.expected, currency))
        counted = sheet.counted
        self.counted.label.setText(self._counted_when(sheet))
        self.counted.say(
            "" if counted is None else words.money(counted, currency), shown=counted is not None
        )
        self.difference.setVisible(sheet.difference is not None)
        if sheet.difference is not None:
            self.say_difference(sheet.difference, currency)
        totals = {one.method: one.total for one in sheet.methods}
        for method, line in self.beside.items():
            total = totals.get(method)
            line.say("" if total is None else words.money(total, currency), shown=bool(total))

    def _counted_when(self, sheet: TillSheet) -> str:
        """Say when it was counted; payments after a count are not part of its difference."""
        say, then = self._words.pgettext, sheet.expected_then
        if then is None or then == sheet.expected:
            return say("till", "counted")
        amount = self._words.money(then, sheet.currency)
        return say("till", "counted, of {amount} then", amount=amount)

    def say_difference(self, difference: Money, currency: str) -> None:
        paint(self.difference, "stopped" if difference else "done")
        self.difference.setText(difference_words(self._words, difference, currency))


def paint(label: QLabel, role: str) -> None:
    """Paint the label red if it does not add up, and green if it does; the words say the same."""
    if label.property("role") != role:
        label.setProperty("role", role)
        label.style().polish(label)
