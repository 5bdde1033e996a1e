"""The menu of the house in hand: open another one in its place, or copy it to a stick."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import Told
from tdconsole.gui.console.frame.copying import CopyDialog
from tdconsole.gui.console.frame.data.coming_in import ENDING as LINES
from tdconsole.gui.console.frame.data.coming_in import LinesDialog
from tdconsole.gui.console.frame.data.going_out import DataDialog
from tdconsole.gui.console.frame.on_server import AddressDialog
from tdconsole.gui.console.setup.taking_over import TakeOverDialog
from tdconsole.gui.shared.dropped import Dropped
from tdconsole.gui.shared.plain import literally, plain
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.imports.td3.taking_over import ENDING
from tdconsole.known_errors import FileWanted
from tdconsole.session import Address, Place
from tdconsole.wall.theme import Theme

FILES: Final = "*.house"


class HouseMenu(QMenu):
    def __init__(
        self, gestures: Gestures, preferences: WindowPreferences, theme: Theme, window: QWidget
    ) -> None:
        super().__init__(window)
        self._gestures, self._preferences = gestures, preferences
        self._houses, self._theme, self._window = preferences.houses, theme, window
        self._words = gestures.view.words
        self.setTitle(self._words.gettext("House"))
        gestures.teach("open-house", self.ask_which)
        gestures.teach("look-at-house", partial(self.ask_which, looking=True))
        gestures.teach("open-on-server", self.ask_address)
        gestures.teach("copy-house", self.ask_where)
        gestures.teach("take-over", self.ask_what)
        gestures.teach("house-as-data", self.show_data)
        gestures.teach("house-from-lines", self.ask_lines)
        Dropped(window, self._take_over, ENDING)
        Dropped(window, lambda paths: self._from_lines(paths[0]), LINES, folders=False)
        self.aboutToShow.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        """Fill the menu; two files of the same name are distinguished by their folders."""
        self.clear()
        self.addAction(self._gestures.action("open-house"))
        self.addAction(self._gestures.action("open-on-server"))
        list_houses(self, self._houses.others(), self._open)
        self.addSeparator()
        self.addAction(self._gestures.action("look-at-house"))
        if isinstance(self._houses.place, Address):
            why = mishap(self._words, FileWanted(str(self._houses.place)))
            grey = self.addAction(self._gestures.action("copy-house").text())
            grey.setEnabled(False)
            grey.setToolTip(plain(why))
        else:
            self.addAction(self._gestures.action("copy-house"))
        self.addAction(self._gestures.action("copies"))
        self.addSeparator()
        self.addAction(self._gestures.action("take-over"))
        self.addAction(self._gestures.action("house-as-data"))
        self.addAction(self._gestures.action("house-from-lines"))

    def _open(self, place: Place) -> None:
        if isinstance(place, Address):
            self.ask_address(place)
        else:
            self._houses.open(place)

    def ask_address(self, chosen: Address | None = None) -> None:
        """Ask for the address of a house on a server; one that was chosen is opened at once."""
        here = self._houses.place
        dialog = AddressDialog(
            self._words, self._theme, here if isinstance(here, Address) else None, self._window
        )
        dialog.opened.connect(self._houses.follow)
        dialog.open()
        if chosen is not None:
            dialog.line.setText(str(chosen))
            dialog.begin()

    def ask_which(self, *, looking: bool = False) -> None:
        say = self._words.gettext
        title = say("Open a house to look at") if looking else say("Open another house")
        dialog = ask_for_house(self._window, title)
        here = self._houses.path
        if here is not None:
            dialog.setDirectory(str(here.absolute().parent))
        dialog.fileSelected.connect(lambda path: self._houses.open(Path(path), looking=looking))
        dialog.open()

    def ask_where(self) -> None:
        """Ask where; the proposed name has the date in it, so that yesterday's copy stays."""
        here = self._houses.path
        if here is None:
            if (place := self._houses.place) is not None:
                why = mishap(self._words, FileWanted(str(place)))
                self._gestures.view.told.emit(Told(sentence=why, refused=True))
            return
        dialog = ask_for_house(self._window, self._words.gettext("Copy the house"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setDefaultSuffix(FILES.removeprefix("*."))
        dialog.selectFile(f"{here.stem}-{date.today().isoformat()}{here.suffix}")  # noqa: DTZ011
        dialog.fileSelected.connect(partial(self._copy, here))
        dialog.open()

    def ask_what(self) -> None:
        """Ask which files of another program to take over; a folder is dropped on the window."""
        dialog = QFileDialog(
            self._window, self._words.gettext("Take over from The Tournament Director")
        )
        dialog.setObjectName("files")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilter(f"*{ENDING}")
        dialog.filesSelected.connect(lambda paths: self._take_over([Path(path) for path in paths]))
        dialog.open()

    def show_data(self) -> None:
        DataDialog(self._gestures.view, self._preferences, self._theme, self._window).open()

    def ask_lines(self) -> None:
        dialog = QFileDialog(self._window, self._words.gettext("A new house from lines"))
        dialog.setObjectName("lines")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(f"*{LINES}")
        dialog.fileSelected.connect(lambda path: self._from_lines(Path(path)))
        dialog.open()

    def _from_lines(self, source: Path) -> None:
        LinesDialog(self._words, self._theme, source, self._houses.open, self._window).open()

    def _take_over(self, sources: list[Path]) -> None:
        place = self._houses.place
        if place is None:
            return
        taking = TakeOverDialog(self._gestures.view, place, sources, self._theme, self._window)
        taking.open()
        taking.begin()

    def _copy(self, here: Path, place: str) -> None:
        copying = CopyDialog(self._gestures.view, here, Path(place), self._theme, self._window)
        copying.open()
        copying.begin()


def list_houses(menu: QMenu, places: Sequence[Place], then: Callable[[Place], None]) -> None:
    """List houses in a menu by their names, with the server, or the folder where it takes that."""
    names = [place.name for place in places if isinstance(place, Path)]
    for place in places:
        if isinstance(place, Address):
            label = f"{place.name} — {place.server}"
        else:
            label = place.name if names.count(place.name) == 1 else str(place)
        made = menu.addAction(literally(label))
        made.setToolTip(plain(str(place)))
        made.triggered.connect(lambda _checked=False, place=place: then(place))
    menu.setToolTipsVisible(True)


def ask_for_house(parent: QWidget, title: str) -> QFileDialog:
    """Ask for a house file; others can be chosen, too, as older houses may have any name."""
    dialog = QFileDialog(parent, title)
    dialog.setObjectName("house")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters([f"tdconsole ({FILES})", "* (*)"])
    return dialog
