"""Labelled fields, one below the other; a fault is shown without moving any of them."""

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from tdconsole.gui.console.setup.forms.plan import Plan
from tdconsole.gui.console.widgets.field import mark_wrong
from tdconsole.gui.shared.layout import label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.plain import plain
from tdconsole.wall.theme import Theme

LABEL: Final = 40
"""The column of labels, in units."""
LINES: Final = 2
"""Lines of small type next to a field."""
Role = Literal["quiet", "stopped", "waiting", "done", "ink"]


def say_in(label: QLabel, text: str, role: Role) -> None:
    if label.property("role") != role:
        label.setProperty("role", role)
        label.style().polish(label)
    if label.text() != text:
        label.setText(text)


def note(theme: Theme, text: str = "", role: Role = "quiet") -> QLabel:
    """Return a sentence in small type that wraps."""
    return label_of(
        text,
        role=role,
        font=lettering(theme.console.faces.text, theme.console.type.small),
        wraps=True,
    )


def figure(name: str, units: int, theme: Theme) -> QLineEdit:
    """A right-aligned field for a number, this many units wide."""
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
        head = label_of(title, font=lettering(theme.console.faces.strong, theme.console.type.text))
        inside.addWidget(head)
    for part in parts:
        if isinstance(part, QWidget):
            inside.addWidget(part)
        else:
            inside.addLayout(part)
    return card


class Fault:
    """A fault of some fields: their edges change, and the words next to them say why."""

    def __init__(self, fields: Sequence[QWidget], remark: QLabel | None = None) -> None:
        self.text = ""
        self._at: QWidget | None = None
        self._fields, self._remark = fields, remark
        self._hint = "" if remark is None else remark.text()
        self._tips: list[str] = []

    def say(self, why: str, at: QWidget | None = None) -> None:
        """Say why, at one of the fields or at all; empty text clears the fault."""
        if (why, at) == (self.text, self._at):
            return
        if not self.text:
            self._tips = [field.toolTip() for field in self._fields]
        self.text, self._at = why, at
        for field, tip in zip(self._fields, self._tips, strict=True):
            wrong = bool(why) and at in {None, field}
            mark_wrong(field, wrong=wrong)
            field.setToolTip(plain(why) if wrong else tip)
            field.setAccessibleDescription(why if wrong else "")
        if self._remark is not None:
            said = fitted(self._remark, why) if why else self._hint
            say_in(self._remark, said, "stopped" if why else "quiet")
            self._remark.setToolTip(plain(why) if said != self._hint else "")


def fitted(label: QLabel, text: str) -> str:
    """Return as much of the text as fits the label's lines."""
    words = text.split()
    metrics, room = label.fontMetrics(), label.contentsRect()
    lines, wraps = LINES * metrics.lineSpacing(), Qt.TextFlag.TextWordWrap
    tried = text
    while len(words) > 1 and metrics.boundingRect(room, wraps, tried).height() > lines:
        words.pop()
        tried = f"{' '.join(words)}…"
    return tried


class Section(QWidget):
    """A part of a set-up: it shows a plan, reads itself into one, and shows faults at fields."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._wrong: dict[str, Fault] = {}
        self._showing = False

    def show_plan(self, plan: Plan, *, anew: bool) -> None:
        """Show the plan; a field that means the same, or can't be read yet, stays as typed."""
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
        """Return the plan with these fields; None if one is invalid, which is then shown."""
        raise NotImplementedError

    def touched(self, *_anything: object) -> None:
        if not self._showing:
            self.changed.emit()

    def follow(self, *fields: QLineEdit) -> None:
        for field in fields:
            field.textChanged.connect(self.touched)

    # Faults

    def watch_over(
        self, fields: Sequence[QWidget], *names: str, beside: QLabel | None = None
    ) -> None:
        """Show faults under these names at these fields."""
        fault = Fault(fields, beside)
        for name in names:
            self._wrong[name] = fault

    def refuse(self, name: str, why: str, at: QWidget | None = None) -> bool:
        """Return whether it has that field."""
        fault = self._wrong.get(name)
        if fault is None:
            return False
        fault.say(why, at)
        return True

    def faults(self) -> list[str]:
        return [fault.text for fault in dict.fromkeys(self._wrong.values()) if fault.text]

    def blamed(self) -> str:
        """Return the first field with a fault."""
        return next((name for name, fault in self._wrong.items() if fault.text), "")

    def accept(self) -> None:
        for fault in self._wrong.values():
            fault.say("")


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
        """Add a field; a word next to it is quiet until it shows a fault."""
        named = label_of(label, wraps=True)
        named.setBuddy(part)
        if not part.accessibleName():
            part.setAccessibleName(label)
        self.grid.addWidget(named, self._row, 0)
        short = part.minimumWidth() == part.maximumWidth()
        remark: QLabel | None = None
        if beside or short:
            across = row_of(part, gap=self.theme.console.space.gap)
            for one in beside:
                if isinstance(one, str):
                    remark = self._remark(one)
                    across.addWidget(remark, 1)
                else:
                    across.addWidget(one)
            if not beside:
                remark = self._remark("")
                across.addWidget(remark, 1)
            elif remark is None:
                across.addStretch(1)
            self.grid.addLayout(across, self._row, 1)
        else:
            self.grid.addWidget(part, self._row, 1)
        self.watch_over((part,), name, beside=remark)
        self._row += 1

    def _remark(self, text: str) -> QLabel:
        made = note(self.theme, text)
        made.setMaximumHeight(LINES * made.fontMetrics().lineSpacing())
        return made

    def seen_at(self, rows: range) -> list[QWidget]:
        """Return the labels, the fields, and the words next to them."""
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
