"""The menu of the house in hand: open another one in its place, or copy it to a stick."""

from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.frame.copying import CopyDialog
from tdconsole.gui.shared.plain import literally
from tdconsole.gui.shared.theme import Theme

FILES: Final = "*.house"


class HouseMenu(QMenu):
    def __init__(
        self, gestures: Gestures, preferences: WindowPreferences, theme: Theme, window: QWidget
    ) -> None:
        super().__init__(window)
        self._gestures, self._houses, self._theme, self._window = (
            gestures,
            preferences.houses,
            theme,
            window,
        )
        self._words = gestures.view.words
        self.setTitle(self._words.gettext("House"))
        gestures.teach("open-house", self.ask_which)
        gestures.teach("look-at-house", partial(self.ask_which, looking=True))
        gestures.teach("copy-house", self.ask_where)
        self.aboutToShow.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        """Fill the menu; two files of the same name are distinguished by their folders."""
        self.clear()
        self.addAction(self._gestures.action("open-house"))
        others = self._houses.others()
        names = [path.name for path in others]
        for path in others:
            alone = names.count(path.name) == 1
            made = self.addAction(literally(path.name if alone else str(path)))
            made.setToolTip(str(path))
            made.triggered.connect(partial(self._open, path))
        self.setToolTipsVisible(True)
        self.addSeparator()
        self.addAction(self._gestures.action("look-at-house"))
        self.addAction(self._gestures.action("copy-house"))
        self.addAction(self._gestures.action("copies"))

    def _open(self, path: Path, _checked: bool = False) -> None:
        self._houses.open(path)

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
            return
        dialog = ask_for_house(self._window, self._words.gettext("Copy the house"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setDefaultSuffix(FILES.removeprefix("*."))
        dialog.selectFile(f"{here.stem}-{date.today().isoformat()}{here.suffix}")  # noqa: DTZ011
        dialog.fileSelected.connect(partial(self._copy, here))
        dialog.open()

    def _copy(self, here: Path, place: str) -> None:
        copying = CopyDialog(self._gestures.view, here, Path(place), self._theme, self._window)
        copying.open()
        copying.begin()


def ask_for_house(parent: QWidget, title: str) -> QFileDialog:
    """Ask for a house file; others can be chosen, too, as older houses may have any name."""
    dialog = QFileDialog(parent, title)
    dialog.setObjectName("house")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters([f"tdconsole ({FILES})", "* (*)"])
    return dialog
