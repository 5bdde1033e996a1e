"""The paired devices: for whom each acts and as what, and whether it is here now."""

from collections.abc import Collection
from contextlib import suppress

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tdconsole.domain.values import DeviceId, Record, Role
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.i18n.entry.roles import role_name
from tdconsole.known_errors import KnownError
from tdconsole.session import Refused, Session
from tdconsole.session.people.devices import Paired, paired, unpair
from tdconsole.wall.theme import Theme


class DeviceRow(Record, kw_only=True):
    id: DeviceId
    name: str
    staff: str
    role: Role
    claimed: bool
    here: bool
    """Whether it is connected."""


class DevicesPart(QWidget):
    told = Signal(str, str)
    """Emitted with a sentence and its role."""
    wanted = Signal(object)
    """Emitted with the `Paired` to pair anew; None for a new one."""

    def __init__(self, session: Session, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._session, self._words = session, words
        self._here: frozenset[DeviceId] = frozenset()
        self._known: tuple[Paired, ...] = ()
        self._shown: tuple[DeviceRow, ...] = ()
        say, space, strong = words.pgettext, theme.console.space, theme.console.faces.strong
        self.rows = Rows(self._columns(), lambda row: row.id, theme, self)
        self.list = Listing(
            self.rows, theme, words.gettext("Paired devices"), words.gettext("No device is paired.")
        )
        self.list.verticalHeader().hide()
        self.pair = button_of(
            say("button", "Pair a device…"), press=lambda: self.wanted.emit(self._unclaimed())
        )
        self.remove = button_of(say("button", "Remove"), press=self._remove)
        for button in (self.pair, self.remove):
            button.setAccessibleName(button.text())
            button.setAutoDefault(False)
        title = label_of(
            words.gettext("Paired devices"), font=lettering(strong, theme.console.type.text)
        )
        title.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        column_of(
            row_of(title, STRETCH, self.remove, self.pair, gap=space.gap),
            (self.list, 1),
            gap=space.gap,
            within=self,
        )
        self.list.pointed.connect(lambda _key: self._look())
        self._leave = session.observe_house(lambda _change: self.follow(self._here))
        self._look()

    def leave(self) -> None:
        self._leave()

    def _columns(self) -> tuple[Column[DeviceRow], ...]:
        words = self._words
        say = words.pgettext
        return (
            Column(say("device", "Device"), lambda row: row.name),
            Column(words.gettext("Acts for"), lambda row: row.staff, "Aleksandra Wiśniewska"),
            Column(words.gettext("Role"), lambda row: role_name(words, row.role), "wyświetlacz"),
            Column(
                say("device", "State"),
                self._state,
                max((self._here_word, self._away_word, self._waiting_word), key=len),
                ink=_ink,
            ),
        )

    @property
    def _here_word(self) -> str:
        return self._words.pgettext("device", "connected")

    @property
    def _away_word(self) -> str:
        return self._words.pgettext("device", "not here")

    @property
    def _waiting_word(self) -> str:
        return self._words.gettext("waits for its code")

    def _state(self, row: DeviceRow) -> str:
        if not row.claimed:
            return self._waiting_word
        return self._here_word if row.here else self._away_word

    def follow(self, here: Collection[DeviceId]) -> None:
        """Show the devices as they are now; while the house can't be read, as they were."""
        self._here = frozenset(here)
        with suppress(KnownError):
            self._known = paired(self._session)
        erased = self._words.gettext("erased")
        rows = tuple(
            DeviceRow(
                id=one.id,
                name=one.name or erased,
                staff=one.staff or erased,
                role=one.role,
                claimed=one.claimed,
                here=one.id in self._here,
            )
            for one in self._known
        )
        if rows != self._shown:
            self._shown = rows
            self.rows.fill(rows)
            self._look()

    def is_claimed(self, device: DeviceId) -> bool:
        return any(one.id == device and one.claimed for one in self._known)

    def _chosen(self) -> Paired | None:
        return next((one for one in self._known if one.id == self.list.key), None)

    def _unclaimed(self) -> Paired | None:
        chosen = self._chosen()
        return None if chosen is None or chosen.claimed else chosen

    def _look(self) -> None:
        self.remove.setEnabled(self.list.key is not None)

    def _remove(self) -> None:
        chosen = self._chosen()
        if chosen is None:
            return
        words = self._words
        try:
            answer = unpair(self._session, chosen.id)
        except KnownError as error:
            self.told.emit(mishap(words, error), "stopped")
            return
        if isinstance(answer, Refused):
            self.told.emit(refusal(words, answer.rejection, str), "stopped")
            return
        name = chosen.name or words.gettext("erased")
        self.told.emit(words.gettext("{device} is no longer paired.", device=name), "done")
        self.follow(self._here)


def _ink(row: DeviceRow) -> Ink:
    if not row.claimed:
        return "waiting"
    return "done" if row.here else "quiet"
