"""The member of staff acting at this window: chosen by key, added, renamed or retired."""

from typing import Final

from msgspec import ValidationError, convert
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from tdconsole.domain.values import NameTyped, StaffId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.layout import button_of, column_of, label_of
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.people.people import staff_name_taken
from tdconsole.known_errors import KnownError
from tdconsole.projections.people.lines import StaffNameTaken

WIDE: Final = 96
HIGH: Final = 88
"""The height in units."""


class StaffDialog(QDialog):
    chosen = Signal(object)
    """Emitted with a `StaffId`."""

    def __init__(self, view: TournamentView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view, self._staff = view, view.session.club.staff
        self._members: list[StaffId] = []
        words, space = view.words, theme.console.space
        self.setWindowTitle(words.gettext("Who acts at this window"))
        self.resize(WIDE * space.unit, HIGH * space.unit)
        how = label_of(
            words.gettext("A digit or Enter chooses. The name goes on every step from now on."),
            role="quiet",
            wraps=True,
        )
        self.list = QListWidget()
        self.list.setAccessibleName(words.gettext("The staff"))
        self.list.setSpacing(space.unit // 2)
        self.name = QLineEdit()
        self.name.setPlaceholderText(words.gettext("name"))
        self.name.setAccessibleName(
            words.gettext("A new name, or how the one chosen is called now")
        )
        self.said = label_of(wraps=True)
        self.choose = button_of(
            words.pgettext("button", "Choose"), kind="chief", press=self._choose
        )
        self.choose.setDefault(False)
        self.add = button_of(words.pgettext("button", "Take in"), press=self._add)
        self.rename = button_of(words.pgettext("button", "Rename"), press=self._rename)
        self.retire = button_of(words.pgettext("button", "Retire"), press=self._retire)
        for button in (self.choose, self.add, self.rename, self.retire):
            button.setAccessibleName(button.text())
            button.setAutoDefault(False)
        naming, foot = QHBoxLayout(), QHBoxLayout()
        for row in (naming, foot):
            row.setSpacing(space.gap)
        naming.addWidget(self.name, 1)
        naming.addWidget(self.add)
        naming.addWidget(self.rename)
        foot.addWidget(self.choose)
        foot.addWidget(self.retire)
        foot.addWidget(self.said, 1)
        column_of(
            how, (self.list, 1), naming, foot, gap=space.gap, margin=space.margin, within=self
        )
        self.list.installEventFilter(self)
        self.name.installEventFilter(self)
        self.list.currentRowChanged.connect(lambda _row: self._look())
        self.list.itemDoubleClicked.connect(lambda _item: self._choose())
        self.name.textChanged.connect(lambda _text: self._look())
        self._fill(view.session.actor)
        (self.list if self._members else self.name).setFocus()

    def _fill(self, now: StaffId | None) -> None:
        active = self._staff.active()
        self._members = list(active)
        self.list.clear()
        for number, name in enumerate(active.values(), 1):
            figure = f"{number}   " if number <= 9 else "     "
            item = QListWidgetItem(f"{figure}{name}")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, name)
            self.list.addItem(item)
        if now in self._members:
            self.list.setCurrentRow(self._members.index(now))
        elif self._members:
            self.list.setCurrentRow(0)
        self._look()

    @property
    def member(self) -> StaffId | None:
        row = self.list.currentRow()
        return self._members[row] if 0 <= row < len(self._members) else None

    def _look(self) -> None:
        somebody, named = self.member is not None, self._named() is not None
        self.choose.setEnabled(somebody)
        self.retire.setEnabled(somebody)
        self.add.setEnabled(named)
        self.rename.setEnabled(somebody and named)

    def _named(self) -> str | None:
        try:
            return convert(" ".join(self.name.text().split()), NameTyped)
        except ValidationError:
            return None

    def _say(self, sentence: str, role: str) -> None:
        if self.said.property("role") != role:
            self.said.setProperty("role", role)
            self.said.style().polish(self.said)
        self.said.setText(sentence)

    # Gestures

    def _choose(self) -> None:
        if self.member is not None:
            self.chosen.emit(self.member)
            self.accept()

    def _add(self) -> None:
        """Add a member of staff, who starts at once."""
        name = self._named()
        if name is None:
            return
        try:
            member = self._staff.add(name)
        except KnownError as error:
            self._say(mishap(self._view.words, error), "stopped")
            return
        self.chosen.emit(member)
        self.accept()

    def _rename(self) -> None:
        member, name = self.member, self._named()
        if member is None or name is None:
            return
        try:
            answer = self._view.session.house_desk.rename(member, name)
        except KnownError as error:
            self._say(mishap(self._view.words, error), "stopped")
            return
        if isinstance(answer, StaffNameTaken):
            self._say(staff_name_taken(self._view.words, name), "stopped")
            return
        self.name.clear()
        self._fill(member)
        if member == self._view.session.actor:
            self.chosen.emit(member)
        self._say(self._view.words.gettext("Called {name} now.", name=name), "done")

    def _retire(self) -> None:
        """Retire a member of staff, whose name stays on earlier steps."""
        member = self.member
        if member is None:
            return
        try:
            self._staff.retire(member)
        except KnownError as error:
            self._say(mishap(self._view.words, error), "stopped")
            return
        if member == self._view.session.actor:
            self.chosen.emit(None)
        self._fill(self._view.session.actor)

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(viewing, event)
        if event.key() in ENTER:
            self._add() if viewing is self.name else self._choose()
            return True
        row = event.key() - Qt.Key.Key_1
        if viewing is self.list and 0 <= row < min(9, len(self._members)):
            self.list.setCurrentRow(row)
            self._choose()
            return True
        return super().eventFilter(viewing, event)
