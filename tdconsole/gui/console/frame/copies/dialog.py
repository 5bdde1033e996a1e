"""The copies of the house in hand: where they go, which there are, and one more of them."""

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from tdconsole.gui.console.engine.copies import Copies
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.program import Program
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.copies.listing import CopyList
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.i18n.engine.backups import copy_state
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.engine.promises import promise_lines
from tdconsole.known_errors import KnownError
from tdconsole.session import Address
from tdconsole.wall.theme import Theme

WIDE: Final = 140
HIGH: Final = 96
"""The dialog's size, in units."""


class CopiesDialog(QDialog):
    def __init__(
        self, view: TournamentView, preferences: WindowPreferences, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view, self._preferences = view, preferences
        self._copies: Copies = preferences.copies
        self._restored: Path | None = None
        self._program = Program(self)
        self._program.ended.connect(self._brought_back)
        words, space = view.words, theme.console.space
        self.setWindowTitle(words.gettext("Copies of the house"))
        self.resize(WIDE * space.unit, HIGH * space.unit)
        self.where = label_of(wraps=True)
        self.choose = button_of(
            words.pgettext("button", "Choose a place…"), press=self.ask_place, default=False
        )
        self.list = CopyList(words, theme)
        self.said = label_of(role="quiet", wraps=True)
        self.restore = button_of(
            words.pgettext("button", "Restore…"), press=self.ask_where, default=False
        )
        self.make = button_of(words.pgettext("button", "Copy now"), kind="chief", press=self._make)
        self.strip = Tick(words.gettext("Print a strip of the seals at each break"), theme)
        self.strip.setToolTip(
            words.gettext(
                "Signed and kept away from the computer, it contradicts a file that was changed later."
            )
        )
        self.strip.setChecked(preferences.sealing.strip)
        self.strip.toggled.connect(lambda on: preferences.seal_on_paper(strip=on))
        self.leave = button_of(words.pgettext("button", "Close"), press=self.close, default=False)
        self._column = column_of(
            row_of((self.where, 1), self.choose, gap=space.gap),
            (self.list, 1),
            self.said,
            self.strip,
            row_of(self.restore, STRETCH, self.leave, self.make, gap=space.gap),
            gap=space.gap,
            margin=space.margin,
            within=self,
        )
        if isinstance(preferences.houses.place, Address):
            self._show_server()
            return
        self._copies.changed.connect(self.look)
        self._copies.ended.connect(self._copies.look)
        self._copies.look()
        self.look()
        self.list.setFocus()

    def _show_server(self) -> None:
        """A server has copies of its own: what is said is what it promises without them."""
        words, houses = self._view.words, self._preferences.houses
        for part in (self.choose, self.list, self.restore, self.make):
            part.hide()
        self.where.setText(
            words.gettext(
                "This house is on a server. Its copies are made there, by pg_dump or a standby; tdconsole move brings it into a file."
            )
        )
        try:
            promise = houses.promise()
        except KnownError as error:
            self.said.setText(mishap(words, error))
        else:
            self.said.setText("" if promise is None else "\n".join(promise_lines(words, promise)))
        self.resize(self.width(), self._column.totalHeightForWidth(self.width()))
        self.leave.setFocus()

    def look(self) -> None:
        """Show the copies as they are known now."""
        copies, words, now = self._copies, self._view.words, self._view.now().utc
        self.where.setText(
            words.gettext(
                "Choose a folder on a stick or on another disk: a copy goes there at each break, at the end of a day and when the console closes."
            )
            if copies.place is None
            else words.gettext("Copies go to {path}", path=copies.place)
        )
        self.list.show_copies(copies.there, now)
        age = None if copies.last is None else now - copies.last
        state = copy_state(words, copies.place, age, busy=copies.busy, failed=bool(copies.fault))
        if not self._program.busy and self._restored is None:
            self.said.setText(copies.fault or state)
        self._enable()

    def _enable(self) -> None:
        busy, copies = self._program.busy, self._copies
        self.make.setEnabled(copies.place is not None and not copies.busy and not busy)
        self.restore.setEnabled(self.list.chosen is not None and not busy)
        self.choose.setEnabled(not busy)

    def _make(self) -> None:
        self.list.setCurrentRow(-1)  # the new one is chosen once it is there
        self._copies.make(self._view.now())

    def ask_place(self) -> None:
        dialog = QFileDialog(self, self._view.words.gettext("Where copies go"))
        dialog.setObjectName("place")
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        if self._copies.place is not None:
            dialog.setDirectory(str(self._copies.place))
        dialog.fileSelected.connect(self.take_place)
        dialog.open()

    def take_place(self, place: str) -> None:
        """From now on copies go there, and the first one at once."""
        self._preferences.copy_to(place)
        self._copies.begin_anew()
        self._copies.make(self._view.now())

    def ask_where(self) -> None:
        """Ask for the name of the restored house; the one in hand stays as it is."""
        copy, house = self.list.chosen, self._copies.house
        if copy is None or house is None:
            return
        words = self._view.words
        named = words.pgettext("in the name of a file", "restored")
        at = datetime.fromtimestamp(self._view.now().utc / 1000).astimezone()
        dialog = QFileDialog(self, words.gettext("Restore as a new house"))
        dialog.setObjectName("house")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setDirectory(str(house.absolute().parent))
        dialog.selectFile(f"{house.stem} {named} {at:%Y-%m-%d %H.%M}{house.suffix}")
        dialog.fileSelected.connect(partial(self.bring_back, copy))
        dialog.open()

    def bring_back(self, copy: Path, place: str) -> None:
        words, house = self._view.words, self._copies.house
        self._restored = Path(place)
        self.said.setText(words.gettext("Restoring {name}…", name=copy.name))
        self._program.start(words.language, "restore", copy, place, "--of", house or place)
        self._enable()

    def _brought_back(self, done: bool, said: str) -> None:
        """Show what came back; the restored house is opened by the next press."""
        self.said.setText(said)
        if done and self._restored is not None:
            self.make.setText(self._view.words.pgettext("button", "Open it"))
            self.make.clicked.disconnect(self._make)
            self.make.clicked.connect(partial(self._open, self._restored))
            self.make.setEnabled(True)
        else:
            self._restored = None
            self._enable()

    def _open(self, house: Path, _checked: bool = False) -> None:
        self.close()
        self._preferences.houses.open(house)

    def done_here(self) -> None:
        """Leave with the window."""
        if self._program.busy:
            self._program.stop()
        self.close()
