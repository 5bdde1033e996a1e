"""A device is paired: what it is called and for whom it acts, then the code that it is claimed with."""

from typing import Final, get_args

from msgspec import ValidationError, convert
from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtWidgets import QDialog, QLineEdit, QStackedWidget, QWidget

from tdconsole.club.devices import CODE_LASTS
from tdconsole.domain.values import DeviceId, NameTyped, Role, StaffId
from tdconsole.gui.console.wall.hall.code import CodePicture
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of, title_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.entry.roles import role_name
from tdconsole.known_errors import KnownError
from tdconsole.session import Refused, Session
from tdconsole.session.people.devices import Paired, pair
from tdconsole.wall.theme import Theme

ROLES: Final[tuple[Role, ...]] = tuple(role for role in get_args(Role) if role != "director")
EXAMPLE: Final = "Tablet 1"
"""Called so in every language."""
MODULE: Final = 5
"""The pixels of a module: legible to a phone at arm's length from the screen."""
WIDE: Final = 110
LINES: Final = 3
"""The lines kept for what is said, so that no button moves."""
_LOOK: Final = 400
"""The milliseconds between two looks whether the device is there."""


class PairingDialog(QDialog):
    """Accepted as soon as the device has claimed its code."""

    def __init__(  # noqa: PLR0913, PLR0917 -- whose, where it is reached, and how it looks
        self,
        session: Session,
        words: Catalogue,
        theme: Theme,
        url: str,
        again: Paired | None,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._session, self._words, self._url = session, words, url
        self.device: DeviceId | None = None
        say, space = words.pgettext, theme.console.space
        self.setWindowTitle(words.gettext("Pair a device"))
        self.setFixedWidth(WIDE * space.unit)
        self.name = QLineEdit("" if again is None else again.name or "")
        self.name.setPlaceholderText(EXAMPLE)
        self.name.setAccessibleName(words.gettext("What the device is called"))
        self.staff, self.role = Choice(theme), Choice(theme)
        self.staff.setAccessibleName(words.gettext("For whom it acts"))
        self.role.setAccessibleName(words.gettext("Role"))
        self._offer(again)
        self.code = CodePicture(words.gettext("The code for the device's camera"), MODULE, theme)
        self.letters = label_of(font=lettering(theme.console.faces.strong, theme.console.type.time))
        self.letters.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.where = label_of(f"{url}pair", wraps=True)
        self.where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.left = label_of(role="quiet", wraps=True)
        self.said = label_of(wraps=True)
        for label in (self.letters, self.where, self.left):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for label in (self.left, self.said):
            label.setMinimumHeight(LINES * label.fontMetrics().lineSpacing())
        self.leave = button_of(words.gettext("Cancel"), press=self.reject, default=False)
        self.go = button_of(say("button", "Show the code"), kind="chief", press=self._pair)
        self.go.setDefault(True)
        self._parts = QStackedWidget()
        self._parts.addWidget(self._asked(theme))
        self._parts.addWidget(self._shown(theme))
        column_of(
            title_of(theme, words.gettext("Pair a device")),
            self._parts,
            self.said,
            row_of(STRETCH, self.leave, self.go, gap=space.gap),
            gap=space.gap,
            margin=space.margin,
            within=self,
        )
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK)
        self._timer.timeout.connect(self._look)
        self.finished.connect(lambda _result: self._timer.stop())
        self.name.textChanged.connect(lambda _text: self._enable())
        self._enable()
        self.name.setFocus()

    def _offer(self, again: Paired | None) -> None:
        """Offer the staff and the roles, first of all those of the device that is paired again."""
        kept = self._session.house.devices
        try:
            active = self._session.club.staff.active()
        except KnownError:
            active = {}
        for one, name in active.items():
            self.staff.addItem(name, one)
        for role in ROLES:
            self.role.addItem(role_name(self._words, role), role)
        known = None if again is None else kept.get(again.id)
        member: StaffId | None = self._session.actor if known is None else known.staff
        self.staff.setCurrentIndex(max(0, self.staff.findData(member)))
        if known is not None:
            self.role.setCurrentIndex(self.role.findData(known.role))

    def _asked(self, theme: Theme) -> QWidget:
        words, gap, asked = self._words, theme.console.space.gap, QWidget()
        lines = (
            (words.pgettext("device", "Name"), self.name),
            (words.gettext("Acts for"), self.staff),
            (words.gettext("Role"), self.role),
        )
        parts = [part for label, field in lines for part in (label_of(label, role="quiet"), field)]
        column_of(*parts, STRETCH, gap=gap, within=asked)
        return asked

    def _shown(self, theme: Theme) -> QWidget:
        shown = QWidget()
        column_of(
            row_of(STRETCH, self.code, STRETCH),
            self.letters,
            self.where,
            self.left,
            gap=theme.console.space.gap,
            within=shown,
        )
        return shown

    def _named(self) -> str | None:
        try:
            return convert(" ".join(self.name.text().split()), NameTyped)
        except ValidationError:
            return None

    def _enable(self) -> None:
        self.go.setEnabled(self._named() is not None and self.staff.count() > 0)
        if not self.staff.count():
            action = self._words.pgettext("action", "Who acts…")
            self._say(
                self._words.gettext(
                    "Nobody is on the staff yet: “{action}” takes somebody in.", action=action
                )
            )

    def _say(self, sentence: str) -> None:
        self.said.setProperty("role", "stopped")
        self.said.style().polish(self.said)
        self.said.setText(sentence)

    # Pairing

    def _pair(self) -> None:
        """Pair it, or one of the same name anew, and show its code."""
        name, words, session = self._named(), self._words, self._session
        if name is None:
            return
        member, role = StaffId(self.staff.currentData()), self.role.currentData()
        try:
            known = self.device or session.house_desk.called(name)
            answer, code = pair(session, name, member, role, known)
        except KnownError as error:
            self._say(mishap(words, error))
            return
        if isinstance(answer, Refused):
            self._say(refusal(words, answer.rejection, str))
            return
        self.device = session.house_desk.called(name)
        if code is not None:
            self._show(code)

    def _show(self, code: str) -> None:
        self.said.clear()
        self.code.show_text(f"{self._url}pair#{code}")
        self.letters.setText(f"{code[:4]}-{code[4:]}")
        self._parts.setCurrentIndex(1)
        self.go.setText(self._words.pgettext("button", "New code"))
        self.go.setEnabled(False)
        self._since.start()
        self._timer.start()
        self._look()

    def _look(self) -> None:
        """Count down, and close once the device is there."""
        if self._is_claimed():
            self.accept()
            return
        words, left = self._words, CODE_LASTS - self._since.elapsed()
        if left <= 0:
            self._timer.stop()
            self.code.show_text("")
            self.letters.clear()
            self.left.setText(words.gettext("The code is over: nobody can use it any more."))
            self.go.setEnabled(True)
            return
        minutes, seconds = divmod(-(-left // 1000), 60)
        self.left.setText(
            words.gettext(
                "Point the device's camera at it, or open this address there and type the code. It is good for one device, once, for {time} more.",
                time=f"{minutes}:{seconds:02}",
            )
        )

    def _is_claimed(self) -> bool:
        try:
            return self.device in self._session.club.devices.claimed()
        except KnownError:
            return False
