"""The role of the member of staff chosen in the dialog, and a new PIN."""

from collections.abc import Callable
from typing import Final, get_args

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from tdconsole.domain.language.commands.house import GiveRole, HouseCommand, TakeRole
from tdconsole.domain.values import Role, StaffId
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.shared.layout import STRETCH, button_of, row_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.entry.roles import role_name
from tdconsole.known_errors import KnownError
from tdconsole.session import HouseAnswer, Refused, Session
from tdconsole.wall.theme import Theme

ROLES: Final[tuple[Role, ...]] = get_args(Role)
PIN: Final = "PIN"
"""Called so in every language."""
LONGEST: Final = 12
_WIDE: Final = 28
"""The width of a PIN's field in units."""


class PinField(QLineEdit):
    """A field for digits that nobody sees."""

    def __init__(self, theme: Theme, name: str, shown: str = PIN) -> None:
        super().__init__()
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setMaxLength(LONGEST)
        self.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]*"), self))
        self.setPlaceholderText(shown)
        self.setAccessibleName(name)
        self.setFixedWidth(_WIDE * theme.console.space.unit)


class RolesRow(QWidget):
    told = Signal(str, bool)
    """Emitted with what became of a gesture, and whether it was done."""

    def __init__(self, session: Session, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._session, self._words = session, words
        self._member: StaffId | None = None
        self._had: Role | None = None
        """The role that the member had when it was last shown."""
        self._once: tuple[StaffId, str] | None = None
        """A new PIN typed once: nobody saw it, so it is typed again."""
        say = words.pgettext
        self.role = Choice(theme)
        self.role.setAccessibleName(words.gettext("Role"))
        self.role.addItem(say("role", "no role"), None)
        for role in ROLES:
            self.role.addItem(role_name(words, role), role)
        self.give = button_of(say("button", "Give role"), press=self._give, default=False)
        self.pin = PinField(theme, words.gettext("A new PIN"), words.gettext("new PIN"))
        self.set = button_of(say("button", "Set PIN"), press=self.set_pin, default=False)
        for button in (self.give, self.set):
            button.setAccessibleName(button.text())
        row_of(
            self.role,
            self.give,
            STRETCH,
            self.pin,
            self.set,
            gap=theme.console.space.gap,
            within=self,
        )
        self.pin.textChanged.connect(lambda _text: self._look())

    def show_member(self, member: StaffId | None) -> None:
        role = None if member is None else self._session.house.roles.get(member)
        if member != self._member:
            self._once = None
            self.pin.clear()
        if (member, role) != (self._member, self._had):  # else what was chosen stays chosen
            self.role.setCurrentIndex(0 if role is None else 1 + ROLES.index(role))
        self._member, self._had = member, role
        self._look()

    def _look(self) -> None:
        somebody = self._member is not None
        for part in (self.role, self.give, self.pin):
            part.setEnabled(somebody)
        self.set.setEnabled(somebody and bool(self.pin.text()))

    def _give(self) -> None:
        if self._member is None:
            return
        role = self.role.currentData()
        request: HouseCommand = (
            TakeRole(staff=self._member)
            if role is None
            else GiveRole(staff=self._member, role=role)
        )
        if self._done(lambda: self._session.submit_house(request)):
            self.told.emit(self._words.gettext("Role changed."), True)

    def set_pin(self) -> None:
        """Set the PIN typed, once it was typed twice."""
        member, typed = self._member, self.pin.text()
        if member is None or not typed:
            return
        self.pin.clear()
        self.pin.setFocus()
        once, self._once = self._once, None
        if once is None:
            self._once = (member, typed)
            self.told.emit(self._words.gettext("Type the same PIN once more and set it."), True)
        elif once != (member, typed):
            self.told.emit(self._words.gettext("These were two PINs: begin again."), False)
        elif self._done(lambda: self._session.set_pin(member, typed)):
            self.told.emit(self._words.gettext("PIN set."), True)

    def _done(self, gesture: Callable[[], HouseAnswer]) -> bool:
        """Whether it was done; else the reason is told."""
        try:
            answer = gesture()
        except KnownError as error:
            self.told.emit(mishap(self._words, error), False)
            return False
        if isinstance(answer, Refused):
            self.told.emit(refusal(self._words, answer.rejection, str), False)
            return False
        return True
