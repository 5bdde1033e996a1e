"""The house for other programs, as a database or as lines, with people only where that is ticked."""

from datetime import date
from functools import partial
from pathlib import Path
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QLayout, QProgressBar, QWidget

from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.program import Program, without_code
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import (
    STRETCH,
    Space,
    button_of,
    column_of,
    label_of,
    row_of,
    title_of,
)
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session import Address
from tdconsole.wall.theme import Theme

WIDE: Final = 148
"""The dialog's width, in units."""
LINES: Final = 3
"""The lines kept for what is said, so that nothing moves."""

Kind = Literal["sqlite", "jsonl"]
ENDINGS: Final[dict[Kind, str]] = {"sqlite": ".db", "jsonl": ".jsonl"}


class _Row(NamedTuple):
    title: str
    about: str
    button: str


class DataDialog(QDialog):
    def __init__(
        self, view: TournamentView, preferences: WindowPreferences, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view, self._house = view, preferences.houses.place
        self._program = Program(self)
        self._program.ended.connect(self._done)
        self._rows = _rows(view.words)
        words = view.words
        self.setWindowTitle(words.gettext("The house as data"))
        self.people = Tick(words.gettext("With people"), theme)
        self.buttons = {
            kind: button_of(
                row.button,
                name=f"{row.title}: {row.button}",
                press=partial(self.ask_file, kind),
                default=False,
            )
            for kind, row in self._rows.items()
        }
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(words.gettext("It is being written"))
        self.said = label_of(wraps=True)
        self.said.setMinimumHeight(LINES * self.said.fontMetrics().lineSpacing())
        self.leave = button_of(words.pgettext("button", "Close"), press=self.reject, default=False)
        self._lay_out(theme)
        self._allow()
        self.people.setFocus()

    def _lay_out(self, theme: Theme) -> None:
        space, say = theme.console.space, self._view.words.gettext
        meant = label_of(
            say(
                "Ticked, names, countries, member numbers and what was written about people leave the house, in the lines their contact data too. Otherwise people and staff are numbers, and nobody is named."
            ),
            role="quiet",
            wraps=True,
        )
        parts: list[QWidget | QLayout | Space] = []
        for kind, row in self._rows.items():
            about = label_of(row.about, role="quiet", wraps=True)
            parts += [
                title_of(theme, row.title),
                row_of((about, 1), self.buttons[kind], gap=space.margin),
                Space(space.gap),
            ]
        column_of(
            self.people,
            meant,
            Space(space.margin),
            *parts,
            self.bar,
            self.said,
            row_of(STRETCH, self.leave),
            gap=space.gap,
            margin=space.margin,
            within=self,
        )
        self.setFixedWidth(WIDE * space.unit)

    def ask_file(self, kind: Kind) -> None:
        """Ask where; that a file is replaced is asked by the dialog."""
        house = self._house
        if house is None:
            return
        name = house.name if isinstance(house, Address) else house.stem
        dialog = QFileDialog(self, self._rows[kind].title)
        dialog.setObjectName(kind)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setNameFilter(f"*{ENDINGS[kind]}")
        dialog.setDefaultSuffix(ENDINGS[kind].removeprefix("."))
        dialog.selectFile(f"{name}-{date.today().isoformat()}{ENDINGS[kind]}")  # noqa: DTZ011
        dialog.fileSelected.connect(lambda path: self.write(kind, Path(path)))
        dialog.open()

    def write(self, kind: Kind, path: Path) -> None:
        """Write it beside the window."""
        house, words = self._house, self._view.words
        if house is None or self._program.busy:
            return
        how = (
            *(("--people",) if self.people.isChecked() else ()),
            *(("--force",) if path.exists() else ()),
        )
        self.said.setText(words.gettext("Writing {name}…", name=path.name))
        self._program.start(words.language, "export", str(house), kind, "-o", path, *how)
        self._allow()

    def reject(self) -> None:
        """Stop what is written, or close."""
        if not self._program.busy:
            super().reject()
            return
        self._program.stop()
        self.said.setText(self._view.words.gettext("Stopped; nothing was left at its place."))
        self._allow()

    def _done(self, done: bool, said: str) -> None:
        self.said.setText(said if done else without_code(said))
        self._allow()

    def _allow(self) -> None:
        busy, say = self._program.busy, self._view.words.pgettext
        for part in (self.people, *self.buttons.values()):
            part.setEnabled(not busy and self._house is not None)
        self.bar.setVisible(busy)
        self.leave.setText(say("button", "Stop") if busy else say("button", "Close"))
        self.leave.setAccessibleName(self.leave.text())


def _rows(words: Catalogue) -> dict[Kind, _Row]:
    say = words.gettext
    return {
        "sqlite": _Row(
            say("As a database"),
            say(
                "Tables and views with every column explained, for Datasette or anything that reads SQLite; metadata.json comes beside it."
            ),
            words.pgettext("button", "Write a database…"),
        ),
        "jsonl": _Row(
            say("As lines"),
            say("Everything as text, line by line, of which an equal house can be made."),
            words.pgettext("button", "Write lines…"),
        ),
    }
