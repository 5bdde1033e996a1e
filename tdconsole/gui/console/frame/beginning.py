"""The window of a house without a tournament: it offers to create one."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from tdconsole.domain.values import StaffId
from tdconsole.gui.console.engine.preferences import Houses
from tdconsole.gui.console.frame.house_menu import ask_for_house
from tdconsole.gui.console.frame.looking import looking_bar
from tdconsole.gui.console.frame.on_server import AddressDialog
from tdconsole.gui.console.frame.server_bar import ServerBar
from tdconsole.gui.console.widgets.style import dress
from tdconsole.gui.shared.layout import Space, button_of, column_of, label_of, row_of, title_of
from tdconsole.gui.shared.line_to_house import LineToHouse
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session import Session, TimeSource
from tdconsole.wall.theme import Theme

USUAL: Final = (1280, 800)


class Reached(Protocol):
    """What reaches the house: the line, if it is on a server, and the way to open it again."""

    @property
    def line(self) -> LineToHouse | None: ...
    @property
    def houses(self) -> Houses: ...


class BeginningWindow(QMainWindow):
    closed = Signal()
    wanted_house = Signal(Path)
    found_house = Signal(object)
    """Emitted with one on a server, open."""

    def __init__(
        self,
        words: Catalogue,
        theme: Theme,
        session: Session,
        time: TimeSource,
        preferences: Reached | None = None,
    ) -> None:
        from tdconsole.gui.console.setup.creating import (  # noqa: PLC0415 -- few starts need it
            CreatingForm,
        )

        super().__init__()
        dress(self, theme)
        self.resize(*USUAL)
        self.setWindowTitle("tdconsole")
        space = theme.console.space
        middle = QWidget()
        title = title_of(theme, words.gettext("The first tournament of this house"))
        hint = label_of(
            words.gettext(
                "Everything can be undone but this; name and buy-in go onto every paper."
            ),
            role="quiet",
        )
        self.form = CreatingForm(words, theme, session.club, time)
        self.other = button_of(
            words.pgettext("action", "Open another house…"),
            kind="link",
            press=self._ask_which,
            default=False,
        )
        self.on_server = button_of(
            words.pgettext("action", "Open a house on a server…"),
            kind="link",
            press=self._ask_address,
            default=False,
        )
        for button in (self.other, self.on_server):
            button.setAccessibleName(button.text())
        top = row_of((title, 1), self.other, self.on_server)
        self._words, self._theme, self._session = words, theme, session
        column_of(
            top,
            hint,
            Space(space.gap),
            self.form,
            gap=space.gap,
            margin=space.margin,
            within=middle,
        )
        whole = QWidget()
        bar = looking_bar(words, session)
        column_of(
            *(() if bar is None else (bar,)),
            *self._server_bar(theme, preferences),
            (middle, 0, Qt.AlignmentFlag.AlignCenter),
            margin=space.gap,
            within=whole,
        )
        self.setCentralWidget(whole)
        self.form.templates.list.setFocus()

    def _server_bar(self, theme: Theme, preferences: Reached | None) -> Iterator[ServerBar]:
        if preferences is not None and preferences.line is not None:
            bar = ServerBar(preferences.line, self._words, theme)
            bar.wanted_again.connect(preferences.houses.open_again)
            yield bar

    def ask_who(self, theme: Theme, act: Callable[[StaffId | None], None]) -> None:
        """Ask who acts, unless that is being asked."""
        from tdconsole.gui.console.people.staff.choosing import (  # noqa: PLC0415 -- few houses
            StaffDialog,
        )

        if any(there.isVisible() for there in self.findChildren(StaffDialog)):
            return
        dialog = StaffDialog(self._session, self._words, theme, self)
        dialog.chosen.connect(act)
        dialog.open()

    def _ask_which(self) -> None:
        dialog = ask_for_house(self, self._words.gettext("Open another house"))
        dialog.fileSelected.connect(lambda path: self.wanted_house.emit(Path(path)))
        dialog.open()

    def _ask_address(self) -> None:
        dialog = AddressDialog(self._words, self._theme, None, self)
        dialog.opened.connect(self.found_house)
        dialog.open()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        super().closeEvent(event)
        self.closed.emit()
