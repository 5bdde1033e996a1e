"""Labelled fields, one below the other, each with room for what is wrong with it."""

from typing import Final, Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from tdconsole.gui.console.setup.plan import Plan
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.theme import Theme

LABEL: Final = 40
"""The column of labels, in units."""
Role = Literal["quiet", "stopped", "waiting", "done", "ink"]


def say_in(label: QLabel, text: str, role: Role) -> None:
    if label.property("role") != role:
        label.setProperty("role", role)
        label.style().polish(label)
    if label.text() != text:
        label.setText(text)


def note(theme: Theme, text: str = "", role: Role = "quiet") -> QLabel:
    """A sentence of small type that breaks where it has to."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setFont(lettering(theme.console.faces.text, theme.console.type.small))
    made.setWordWrap(True)
    made.setProperty("role", role)
    return made


def figure(name: str, units: int, theme: Theme) -> QLineEdit:
    """A field for a number: right aligned, and so many units wide."""
    made = QLineEdit()
    made.setAccessibleName(name)
    made.setAlignment(Qt.AlignmentFlag.AlignRight)
    made.setFixedWidth(units * theme.console.space.unit)
    return made


def titled_card(title: str, theme: Theme, *parts: QWidget | QLayout) -> QFrame:
    space = theme.console.space
    card = QFrame()
    card.setProperty("kind", "card")
    inside = QVBoxLayout(card)
    inside.setContentsMargins(*[space.margin] * 4)
    inside.setSpacing(space.gap)
    if title:
        head = QLabel(title)
        head.setFont(lettering(theme.console.faces.strong, theme.console.type.text))
        inside.addWidget(head)
    for part in parts:
        if isinstance(part, QWidget):
            inside.addWidget(part)
        else:
            inside.addLayout(part)
    return card


class Section(QWidget):
    """Part of a set-up: it shows a plan, reads itself into one, and says at the field what is wrong."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._wrong: dict[str, QLabel] = {}
        self._showing = False

    def show_plan(self, plan: Plan, *, anew: bool) -> None:
        """What says the same already is left as it was typed, and so is what nobody can read yet."""
        found = self.read(plan)
        self.accept()
        if found == plan or (found is None and not anew):
            return
        self._showing = True
        try:
            self.put(plan)
        finally:
            self._showing = False

    def put(self, plan: Plan) -> None:
        raise NotImplementedError

    def read(self, plan: Plan) -> Plan | None:
        """The plan with what stands here; None where something means nothing, which is said there."""
        raise NotImplementedError

    def touched(self, *_anything: object) -> None:
        if not self._showing:
            self.changed.emit()

    def follow(self, *fields: QLineEdit) -> None:
        for field in fields:
            field.textChanged.connect(self.touched)

    # What is wrong

    def fault_line(self, *names: str) -> QLabel:
        """Where it is said what is wrong with the fields of these names; not seen until then."""
        made = note(self.theme, role="stopped")
        made.hide()
        for name in names:
            self._wrong[name] = made
        return made

    def refuse(self, name: str, why: str) -> bool:
        """Whether it has that field."""
        label = self._wrong.get(name)
        if label is None:
            return False
        label.setText(why)
        label.show()
        return True

    def faults(self) -> list[str]:
        return [label.text() for label in dict.fromkeys(self._wrong.values()) if label.text()]

    def blamed(self) -> str:
        """The first field with which something is wrong."""
        return next((name for name, label in self._wrong.items() if label.text()), "")

    def accept(self) -> None:
        for label in self._wrong.values():
            if label.text():
                label.setText("")
                label.hide()


class Rows(Section):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        space = theme.console.space
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(space.margin)
        self.grid.setVerticalSpacing(space.unit)
        self.grid.setColumnMinimumWidth(0, LABEL * space.unit)
        self.grid.setColumnStretch(1, 1)
        self._row = 0

    def add(self, name: str, label: str, part: QWidget, *beside: QWidget | str) -> None:
        """A word beside it is quiet; what is wrong with it stands below."""
        named = QLabel(label)
        named.setBuddy(part)
        named.setWordWrap(True)
        if not part.accessibleName():
            part.setAccessibleName(label)
        self.grid.addWidget(named, self._row, 0)
        if beside:
            across = QHBoxLayout()
            across.setSpacing(self.theme.console.space.gap)
            across.addWidget(part)
            for one in beside:
                word = note(self.theme, one) if isinstance(one, str) else one
                across.addWidget(word, 1 if isinstance(one, str) else 0)
            if not any(isinstance(one, str) for one in beside):
                across.addStretch(1)
            self.grid.addLayout(across, self._row, 1)
        else:
            self.grid.addWidget(part, self._row, 1)
        self.grid.addWidget(self.fault_line(name), self._row + 1, 1)
        self._row += 2

    def seen_at(self, rows: range) -> list[QWidget]:
        """The labels, the fields, and the words beside them."""
        found: list[QWidget] = []
        for place in ((row, column) for row in rows for column in (0, 1)):
            item = self.grid.itemAtPosition(*place)
            across = None if item is None else item.layout()
            beside = () if across is None else (across.itemAt(n) for n in range(across.count()))
            for one in (item, *beside):
                widget = None if one is None else one.widget()
                if widget is not None:
                    found.append(widget)
        return found
