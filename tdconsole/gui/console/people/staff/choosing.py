"""The member of staff acting at this window: chosen by key, added, renamed or retired.

In a house that has given roles, the PIN proves who was chosen.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from msgspec import ValidationError, convert
from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QWidget

from tdconsole.domain.values import NameTyped, Role, StaffId
from tdconsole.gui.console.people.staff.roles import PinField, RolesRow
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.entry.roles import role_name
from tdconsole.i18n.people.people import staff_name_taken
from tdconsole.known_errors import KnownError
from tdconsole.projections.people.lines import StaffNameTaken
from tdconsole.session import HouseChange, Session
from tdconsole.wall.theme import Theme

Answer = TypeVar("Answer")

WIDE: Final = 120
HIGH: Final = 108
"""The height in units."""
LINES: Final = 3
"""The room that is kept for what is said, so that no button moves."""
NAMED: Final = "{figure}{name}"
NAMED_WITH_ROLE: Final = "{figure}{name}  ·  {role}"


class StaffDialog(QDialog):
    chosen = Signal(object)
    """Emitted with a `StaffId`."""

    def __init__(
        self, session: Session, words: Catalogue, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._session, self._words, self._staff = session, words, session.club.staff
        self._members: list[StaffId] = []
        space = theme.console.space
        self.setWindowTitle(words.gettext("Who acts at this window"))
        self.resize(WIDE * space.unit, HIGH * space.unit)
        self.how = label_of(role="quiet", wraps=True)
        self.list = QListWidget()
        self.list.setAccessibleName(words.gettext("The staff"))
        self.list.setSpacing(space.unit // 2)
        self.name = QLineEdit()
        self.name.setPlaceholderText(words.gettext("name"))
        self.name.setAccessibleName(
            words.gettext("A new name, or how the one chosen is called now")
        )
        self.pin = PinField(theme, words.gettext("The PIN of the one chosen"))
        self.roles = RolesRow(session, words, theme)
        self.said = label_of(wraps=True)
        self.said.setMinimumHeight(LINES * self.said.fontMetrics().lineSpacing())
        say = words.pgettext
        self.choose = button_of(say("button", "Choose"), kind="chief", press=self._choose)
        self.choose.setDefault(False)
        self.add = button_of(say("button", "Take in"), press=self._add)
        self.rename = button_of(say("button", "Rename"), press=self._rename)
        self.retire = button_of(say("button", "Retire"), press=self._retire)
        for button in (self.choose, self.add, self.rename, self.retire):
            button.setAccessibleName(button.text())
            button.setAutoDefault(False)
        column_of(
            self.how,
            (self.list, 1),
            row_of((self.name, 1), self.add, self.rename, self.retire, gap=space.gap),
            self.roles,
            self.said,
            row_of(STRETCH, self.pin, self.choose, gap=space.gap),
            gap=space.gap,
            margin=space.margin,
            within=self,
        )
        for part in (self.list, self.name, self.pin, self.roles.pin):
            part.installEventFilter(self)
        self.list.currentRowChanged.connect(lambda _row: self._look())
        self.list.itemDoubleClicked.connect(lambda _item: self._choose())
        self.name.textChanged.connect(lambda _text: self._look())
        self.roles.told.connect(lambda sentence, done: self._say(sentence, _role_of(done=done)))
        self._leave = session.observe_house(self._changed)
        self.finished.connect(lambda _result: self._leave())
        self._fill(session.actor)
        (self.list if self._members else self.name).setFocus()

    def _changed(self, _change: HouseChange) -> None:
        """Show the roles as they are now, whoever gave them."""
        self._fill(self.member)

    def _fill(self, now: StaffId | None) -> None:
        active, roles = self._staff.active(), self._session.house.roles
        self._members = list(active)
        with QSignalBlocker(self.list):  # what is being typed keeps the keyboard
            self._list_them(active, roles)
            if now in self._members:
                self.list.setCurrentRow(self._members.index(now))
            elif self._members:
                self.list.setCurrentRow(0)
        say = self._words.gettext
        self.how.setText(
            say(
                "A digit or Enter chooses, the PIN proves it. The name goes on every step from now on."
            )
            if roles
            else say("A digit or Enter chooses. The name goes on every step from now on.")
        )
        self.pin.setVisible(bool(roles))
        self._look()

    def _list_them(self, active: Mapping[StaffId, str], roles: Mapping[StaffId, Role]) -> None:
        self.list.clear()
        for number, (member, name) in enumerate(active.items(), 1):
            figure = f"{number}   " if number <= 9 else "     "
            role = roles.get(member)
            called = "" if role is None else role_name(self._words, role)
            shown = NAMED_WITH_ROLE if called else NAMED
            item = QListWidgetItem(shown.format(figure=figure, name=name, role=called))
            spoken = f"{name}, {called}" if called else name
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
            self.list.addItem(item)

    @property
    def member(self) -> StaffId | None:
        row = self.list.currentRow()
        return self._members[row] if 0 <= row < len(self._members) else None

    def _needs_pin(self, member: StaffId) -> bool:
        return self._session.house.roles.get(member, "display") != "display"

    def _look(self) -> None:
        member, named = self.member, self._named() is not None
        self.choose.setEnabled(member is not None)
        self.retire.setEnabled(member is not None)
        self.add.setEnabled(named)
        self.rename.setEnabled(member is not None and named)
        self.pin.setEnabled(member is not None and self._needs_pin(member))
        self.pin.clear()
        self.roles.show_member(member)

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
        """Let the one chosen act, after the PIN where there are roles."""
        member = self.member
        if member is None:
            return
        if self._needs_pin(member) and not self.pin.text():
            self._say(self._words.gettext("Now the PIN, and Enter."), "quiet")
            self.pin.setFocus()
            return
        pin = self.pin.text()
        self.pin.clear()
        try:
            refused = self._session.gate.identify(member, pin)
        except KnownError as error:
            self._say(mishap(self._words, error), "stopped")
            return
        if refused is not None:
            self._say(refusal(self._words, refused, str), "stopped")
            return
        self.chosen.emit(member)
        self.accept()

    def _add(self) -> None:
        """Add a member of staff, who starts at once where nobody needs a role."""
        name = self._named()
        if name is None:
            return
        added = self._done(lambda: self._staff.add(name))
        if added is None:
            return
        if self._session.house.roles:
            self.name.clear()
            self._fill(added)
            return
        self.chosen.emit(added)
        self.accept()

    def _rename(self) -> None:
        member, name = self.member, self._named()
        if member is None or name is None:
            return
        answer = self._done(lambda: self._session.house_desk.rename(member, name))
        if answer is None:
            return
        if isinstance(answer, StaffNameTaken):
            self._say(staff_name_taken(self._words, name), "stopped")
            return
        self.name.clear()
        self._fill(member)
        if member == self._session.actor:
            self.chosen.emit(member)
        self._say(self._words.gettext("Called {name} now.", name=name), "done")

    def _retire(self) -> None:
        """Retire a member of staff, whose name stays on earlier steps."""
        member = self.member
        if member is None or self._done(lambda: self._staff.retire(member)) is None:
            return
        if member == self._session.actor:
            self.chosen.emit(None)
        self._fill(self._session.actor)

    def _done(self, gesture: Callable[[], Answer]) -> Answer | None:
        """Return the answer; None if it was refused, which is said."""
        try:
            return gesture()
        except KnownError as error:
            self._say(mishap(self._words, error), "stopped")
            return None

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(viewing, event)
        if event.key() in ENTER:
            self._enter(viewing)
            return True
        row = event.key() - Qt.Key.Key_1
        if viewing is self.list and 0 <= row < min(9, len(self._members)):
            self.list.setCurrentRow(row)
            self._choose()
            return True
        return super().eventFilter(viewing, event)

    def _enter(self, within: QObject) -> None:
        if within is self.name:
            self._add()
        elif within is self.roles.pin:
            self.roles.set_pin()
        else:
            self._choose()


def _role_of(*, done: bool) -> str:
    return "done" if done else "stopped"
