"""A new house made of the lines of another, and opened where that is wanted."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QProgressBar, QWidget

from tdconsole.gui.console.engine.program import Program, without_code
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

WIDE: Final = 148
"""The dialog's width, in units."""
LINES: Final = 4
"""The lines kept for what is said, so that nothing moves."""
ENDING: Final = ".jsonl"


class LinesDialog(QDialog):
    """Which house is made of which file, and how it went; Esc stops it, and then nothing is made."""

    def __init__(
        self,
        words: Catalogue,
        theme: Theme,
        source: Path,
        then: Callable[[Path], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._words, self._source, self._then = words, source, then
        self._place: Path | None = None
        self._made = False
        self._program = Program(self)
        self._program.ended.connect(self._done)
        space = theme.console.space
        self.setWindowTitle(words.gettext("A new house from lines"))
        self.said = label_of(
            words.gettext(
                "All that is in {name} becomes a new house, equal to the one that it was written from. The house that is open is left as it is.",
                name=source.name,
            ),
            wraps=True,
        )
        self.said.setMinimumHeight(LINES * self.said.fontMetrics().lineSpacing())
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(words.gettext("The house is being made"))
        self.leave = button_of("", press=self.reject, default=False)
        self.make = button_of(
            words.pgettext("button", "Make the house…"), kind="chief", press=self.ask_place
        )
        self.open_it = button_of(
            words.pgettext("button", "Open it"), kind="chief", press=self._open, default=False
        )
        column_of(
            self.said,
            self.bar,
            row_of(STRETCH, self.leave, self.make, self.open_it, gap=space.gap),
            gap=space.margin,
            margin=space.margin,
            within=self,
        )
        self.setFixedWidth(WIDE * space.unit)
        self._allow()
        self.make.setFocus()

    def ask_place(self) -> None:
        dialog = QFileDialog(self, self.windowTitle())
        dialog.setObjectName("new")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setNameFilter("*.house")
        dialog.setDefaultSuffix("house")
        dialog.setDirectory(str(self._source.absolute().parent))
        dialog.selectFile(f"{self._source.stem}.house")
        dialog.fileSelected.connect(lambda path: self.make_at(Path(path)))
        dialog.open()

    def make_at(self, place: Path) -> None:
        """Make it beside the window; no house is ever replaced."""
        if self._program.busy:
            return
        words = self._words
        self._place = place
        self.said.setText(words.gettext("Making {path}…", path=place))
        self._program.start(words.language, "import", place, "jsonl", self._source)
        self._allow()

    def reject(self) -> None:
        """Stop it, or close."""
        if not self._program.busy:
            super().reject()
            return
        self._program.stop()
        self.said.setText(self._words.gettext("Stopped; no house was made."))
        self._allow()

    def _done(self, done: bool, said: str) -> None:
        self._made = done
        self.said.setText(said if done else without_code(said))
        self._allow()

    def _open(self) -> None:
        if self._place is not None:
            self.accept()
            self._then(self._place)

    def _allow(self) -> None:
        busy, say = self._program.busy, self._words.pgettext
        self.bar.setVisible(busy)
        self.make.setVisible(not self._made)
        self.make.setEnabled(not busy)
        self.open_it.setVisible(self._made)
        self.leave.setText(say("button", "Stop") if busy else say("button", "Close"))
        self.leave.setAccessibleName(self.leave.text())
        if self._made:
            self.open_it.setFocus()
