"""A house that can't be opened because it is hurt: restored from a copy, or repaired."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from tdconsole.gui.console.engine.program import Program
from tdconsole.gui.console.frame.copies.listing import CopyList
from tdconsole.gui.console.widgets.style import dress
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of, title_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.backups import no_copies, no_place
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.session import LastCopy, SystemTime, copies
from tdconsole.settings import Backups
from tdconsole.wall.theme import Theme

WIDE: Final = 150
HIGH: Final = 110
"""The dialog's size, in units."""


class MendingDialog(QDialog):
    """Accepted once there is a house to be opened again: the one named by `mended`."""

    opened = Signal(Path)

    def __init__(
        self,
        words: Catalogue,
        error: KnownError,
        chosen: Backups,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, parent is not None)
        if parent is None:
            dress(self, theme)
        self.mended: Path | None = None
        self._words, self._house = words, Path(error.path)
        self._chosen: Path | None = None
        self._program = Program(self)
        self._making: Path | None = None
        space = theme.console.space
        self.setWindowTitle("tdconsole")
        self.resize(WIDE * space.unit, HIGH * space.unit)
        self.list = CopyList(words, theme)
        self.said = label_of(wraps=True)
        self.said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.other = button_of(
            words.pgettext("button", "Another copy…"), press=self.ask_copy, default=False
        )
        self.repair = button_of(
            words.pgettext("button", "Repair"), press=self.save_whole, default=False
        )
        self.cancel = button_of(words.gettext("Cancel"), press=self.reject, default=False)
        self.restore = button_of(
            words.pgettext("button", "Restore"), kind="chief", press=self.bring_back
        )
        self.head = title_of(theme, words.gettext("{name} is damaged", name=self._house.name))
        self.why = label_of(mishap(words, error), wraps=True)
        self._column = column_of(
            self.head,
            self.why,
            (self.list, 1),
            self.said,
            row_of(self.repair, self.other, STRETCH, self.cancel, self.restore, gap=space.gap),
            gap=space.margin,
            margin=space.margin,
            within=self,
        )
        self._program.ended.connect(self._ended)
        self.list.currentRowChanged.connect(lambda _row: self._enable())
        self._look(None if chosen.place is None else Path(chosen.place))
        self.list.setFocus()

    def _look(self, place: Path | None) -> None:
        words = self._words
        there: list[LastCopy] = []
        if place is None:
            self.said.setText(no_place(words))
        else:
            try:
                there = copies(place, self._house)
                self.said.setText("" if there else no_copies(words, place))
            except KnownError as error:
                self.said.setText(mishap(words, error))
        self.list.show_copies(there, SystemTime().now().utc)
        self._enable()

    def _enable(self) -> None:
        idle = not self._program.busy
        self.restore.setEnabled(idle and self.copy_chosen is not None)
        for button in (self.repair, self.other):
            button.setEnabled(idle)

    @property
    def copy_chosen(self) -> Path | None:
        return self._chosen or self.list.chosen

    def ask_copy(self) -> None:
        dialog = QFileDialog(self, self._words.gettext("Choose a copy"))
        dialog.setObjectName("house")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.take_copy)
        dialog.open()

    def take_copy(self, copy: str) -> None:
        self._chosen = Path(copy)
        self.said.setText(self._words.gettext("From the copy {path}", path=copy))
        self._enable()

    def bring_back(self) -> None:
        """Restore the chosen copy in the place of the hurt house, which is kept."""
        if (copy := self.copy_chosen) is not None:
            self._begin(self._house, "restore", copy, self._house)

    def save_whole(self) -> None:
        """Save what is whole beside the hurt house."""
        words = self._words
        named = words.pgettext("in the name of a file", "repaired")
        nth, new = 1, self._house.with_stem(f"{self._house.stem} ({named})")
        while new.exists():
            nth += 1
            new = self._house.with_stem(f"{self._house.stem} ({named}, {nth})")
        self._begin(new, "repair", self._house, new)

    def _begin(self, making: Path, *words: str | Path) -> None:
        self._making = making
        self.said.setText(self._words.gettext("This takes a moment…"))
        self._program.start(self._words.language, *words)
        self._enable()

    def _ended(self, done: bool, said: str) -> None:
        """Show what came back; what is missing is no reason not to open it."""
        self.said.setText(said)
        self._enable()
        made = self._making
        if made is None or not (done or (made != self._house and made.exists())):
            return
        for part in (self.why, self.repair, self.other, self.list):
            part.hide()
        self.head.setText(self._words.gettext("{name} is back", name=made.name))
        self.resize(self.width(), self._column.totalHeightForWidth(self.width()))
        self.restore.setText(self._words.pgettext("button", "Open it"))
        self.restore.clicked.disconnect(self.bring_back)
        self.restore.clicked.connect(partial(self._open, made))
        self.restore.setEnabled(True)
        self.restore.setFocus()

    def _open(self, made: Path, _checked: bool = False) -> None:
        self.mended = made
        self.accept()
        self.opened.emit(made)

    def reject(self) -> None:
        if self._program.busy:
            self._program.stop()
        super().reject()
