"""The hall: open or closed, where the room reaches it, who is connected, and its devices."""

from typing import Final

from msgspec import ValidationError, convert
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface
from PySide6.QtWidgets import QDialog, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.wall.hall.code import CodePicture
from tdconsole.gui.console.wall.hall.devices import DevicesPart
from tdconsole.gui.console.wall.hall.pairing import PairingDialog
from tdconsole.gui.console.widgets.choice import Choice, Number
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of, title_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session.people.devices import Paired
from tdconsole.settings import ALL_ADDRESSES, Hall
from tdconsole.wall.theme import Theme

WIDE: Final = 212
HIGH: Final = 156
"""The dialog's size, in units."""
MODULE: Final = 4
"""The pixels of a module of the code."""
LINES: Final = 2
"""The lines kept for what is said, so that nothing moves."""
URL_HIGH: Final = 14
"""The height of the address, in units."""
_PORT: Final = 26
"""The width of the port, in units."""
_LOOK: Final = 1_000
"""The milliseconds between two looks at what the house keeps of the devices."""


class HallDialog(QDialog):
    def __init__(
        self, view: TournamentView, preferences: WindowPreferences, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view, self._theme = view, theme
        self._hall, self._preferences = preferences.hall, preferences
        self._following, self._fault = False, ""
        words, console = view.words, theme.console
        self.setWindowTitle(words.gettext("Hall"))
        self.resize(WIDE * console.space.unit, HIGH * console.space.unit)
        self.code = CodePicture(words.gettext("The address as a code"), MODULE, theme)
        self.state = title_of(theme)
        self.url = label_of()
        self.url.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.url.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.url.setFixedHeight(URL_HIGH * console.space.unit)
        self.connected = label_of(wraps=True)
        self.said = label_of(wraps=True)
        self.said.setMinimumHeight(LINES * self.said.fontMetrics().lineSpacing())
        self.switch = button_of(press=self._switch, default=False)
        self.address, self.port, self.name = Choice(theme), Number(), QLineEdit()
        self.starts = Tick(words.gettext("Opens with the window"), theme)
        self.cards = Tick(words.gettext("Seat cards lead to the player's own page"), theme)
        self._name_fields(words)
        self.devices = DevicesPart(view.session, words, theme)
        self.close_button = button_of(
            words.pgettext("button", "Close"), press=self.close, default=False
        )
        self._lay_out()
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK)
        self._timer.timeout.connect(self.look)
        self._connect()
        self._fill()
        self.look()
        self.switch.setFocus()

    def _name_fields(self, words: Catalogue) -> None:
        say = words.gettext
        self.address.setAccessibleName(say("Address of this machine"))
        self.address.cut(18)
        self.port.setRange(1, 65_535)
        self.port.setKeyboardTracking(False)
        self.port.setGroupSeparatorShown(False)
        self.port.setAccessibleName(say("Port"))
        self.port.setFixedWidth(_PORT * self._theme.console.space.unit)
        self.name.setPlaceholderText("hall.club.lan")
        self.name.setAccessibleName(say("A name by which the room reaches this machine"))
        self.name.setToolTip(
            say("Only if the room's own network knows this machine by a name; else leave it empty.")
        )
        self.cards.setToolTip(
            say("The proof of the draw is then on that page; without it the card has the proof.")
        )

    # Layout

    def _lay_out(self) -> None:
        space = self._theme.console.space
        column_of(
            row_of(self.code, (self._beside(), 1), gap=2 * space.margin),
            (self.devices, 1),
            row_of(STRETCH, self.close_button),
            gap=space.margin,
            margin=space.margin,
            within=self,
        )

    def _beside(self) -> QVBoxLayout:
        say, space = self._view.words.gettext, self._theme.console.space
        where = row_of(
            (self._under(say("Address"), self.address), 3),
            self._under(say("Port"), self.port),
            (self._under(self._view.words.pgettext("device", "Name"), self.name), 2),
            gap=space.gap,
        )
        return column_of(
            row_of((self.state, 1), self.switch, gap=space.gap),
            self.url,
            self.connected,
            self.said,
            STRETCH,
            where,
            self.starts,
            self.cards,
            gap=space.gap,
        )

    @staticmethod
    def _under(text: str, field: QWidget) -> QVBoxLayout:
        return column_of(label_of(text, role="quiet"), field, gap=0)

    # Gestures

    def _connect(self) -> None:
        self._hall.changed.connect(self.look)
        self.address.activated.connect(
            lambda _at: self._choose(address=str(self.address.currentData()))
        )
        self.port.valueChanged.connect(lambda port: self._choose(port=port))
        self.name.editingFinished.connect(self._choose_name)
        self.starts.toggled.connect(lambda on: self._choose(starts=on))
        self.cards.toggled.connect(lambda on: self._choose(on_cards=on))
        self.devices.told.connect(self._say)
        self.devices.wanted.connect(self._pair)
        self.finished.connect(lambda _result: self.devices.leave())

    def _switch(self) -> None:
        self._say("")
        if self._hall.on:
            self._hall.close()
        else:
            self._hall.open()

    def _choose(self, **changes: object) -> None:
        if not self._following:
            self._hall.choose(replace(self._preferences.hall_chosen, **changes))

    def _choose_name(self) -> None:
        typed = self.name.text().strip()
        try:
            names = convert({"names": [typed] if typed else []}, Hall).names
        except ValidationError:
            self._say(
                self._view.words.gettext(
                    "{name} is not a name of a machine: letters, digits, hyphens and dots.",
                    name=typed,
                ),
                "stopped",
            )
            return
        if names != self._preferences.hall_chosen.names[:1]:
            self._choose(names=names)

    def _pair(self, again: Paired | None) -> None:
        session, words = self._view.session, self._view.words
        dialog = PairingDialog(session, words, self._theme, self._hall.url, again, self)
        dialog.accepted.connect(lambda: self._has_paired(dialog.name.text().strip()))
        dialog.open()

    def _has_paired(self, name: str) -> None:
        self._say(self._view.words.gettext("{device} is paired.", device=name), "done")
        self.look()

    def _say(self, sentence: str, role: str = "quiet") -> None:
        if self.said.property("role") != role:
            self.said.setProperty("role", role)
            self.said.style().polish(self.said)
        self.said.setText(sentence)

    # State

    def _fill(self) -> None:
        """Fill the fields with what is chosen."""
        say, chosen = self._view.words.gettext, self._preferences.hall_chosen
        self._following = True
        self.address.addItem(say("all addresses"), ALL_ADDRESSES)
        for address, where in _addresses():
            self.address.addItem(f"{address} · {where}", address)
        if self.address.findData(chosen.listens_at) < 0:
            self.address.addItem(chosen.listens_at, chosen.listens_at)
        self.address.setCurrentIndex(self.address.findData(chosen.listens_at))
        self.port.setValue(chosen.port)
        self.name.setText(chosen.names[0] if chosen.names else "")
        self.starts.setChecked(chosen.starts)
        self.cards.setChecked(chosen.on_cards)
        self._following = False

    def look(self) -> None:
        """Show how the hall is now."""
        hall, words = self._hall, self._view.words
        report, say = hall.report, words.gettext
        self.state.setText(
            say("The hall is open")
            if report is not None
            else say("The hall is being opened…")
            if hall.on
            else say("The hall is closed")
        )
        self.url.setText(hall.url)
        self._fit()
        self.code.show_text(hall.url)
        self.connected.setText(
            say(
                "Once it is open, the phones and televisions in this network follow the tournament."
            )
            if report is None
            else " · ".join(
                (
                    words.ngettext("{number} phone", "{number} phones", report.phones),
                    words.ngettext("{number} television", "{number} televisions", report.walls),
                    words.ngettext("{number} device", "{number} devices", len(report.devices)),
                )
            )
        )
        self.switch.setText(
            words.pgettext("button", "Close the hall")
            if hall.on
            else words.pgettext("button", "Open the hall")
        )
        self.switch.setAccessibleName(self.switch.text())
        kind = "" if hall.on else "chief"
        if self.switch.property("kind") != kind:
            self.switch.setProperty("kind", kind)
            self.switch.style().polish(self.switch)
        self.switch.setEnabled(hall.house is not None)
        self.devices.pair.setEnabled(report is not None)
        self.devices.pair.setToolTip("" if report else say("Open the hall first."))
        self.devices.follow(() if report is None else report.devices)
        before, self._fault = self._fault, self._why()
        if self._fault:
            self._say(self._fault, "stopped")
        elif before == self.said.text():
            self._say("")

    def _fit(self) -> None:
        """Write the address as large as it fits."""
        faces, sizes = self._theme.console.faces, self._theme.console.type
        fonts = [lettering(faces.strong, size) for size in (sizes.time, sizes.title, sizes.text)]
        fitting = (one for one in fonts if self._wide(one) <= self.url.width())
        self.url.setFont(next(fitting, fonts[-1]))

    def _wide(self, font: QFont) -> int:
        return QFontMetrics(font).horizontalAdvance(self.url.text())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._fit()

    def _why(self) -> str:
        """Return why it is not open; empty if nothing is in its way."""
        hall, say = self._hall, self._view.words.gettext
        if hall.house is None:
            return say("Here the house is only looked at: the hall opens where it is worked on.")
        if hall.taken:
            return say("Another window on this machine has the hall.")
        if not hall.fault:
            return ""
        if not hall.again_in:
            return hall.fault
        again = self._view.words.ngettext(
            "It is tried again in {number} second.",
            "It is tried again in {number} seconds.",
            hall.again_in,
        )
        return f"{hall.fault} {again}"

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 -- Qt's name
        self._timer.stop()
        super().hideEvent(event)


def _addresses() -> list[tuple[str, str]]:
    """The addresses of this machine with the names of their networks, its own one last."""
    found = [
        (entry.ip().toString(), one.humanReadableName(), entry.ip().isLoopback())
        for one in QNetworkInterface.allInterfaces()
        if one.flags() & QNetworkInterface.InterfaceFlag.IsUp
        for entry in one.addressEntries()
        if entry.ip().protocol() == QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
    ]
    return [(address, name) for address, name, _ in sorted(found, key=lambda one: one[2])]
