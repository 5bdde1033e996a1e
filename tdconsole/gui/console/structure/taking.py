"""The import of a structure into the draft, and the export of the draft to a file."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from tdconsole.domain.design.matching import matched
from tdconsole.domain.values import Period, PeriodId, Structure
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.structure.mending import Mending
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.library.structure_csv import to_csv
from tdconsole.library.structure_toml import StructureFile, to_toml
from tdconsole.library.structures import structure_file, structure_title, structures_named
from tdconsole.printing.paper.delivery import delivering

Said = Callable[[str, bool], object]
"""A function that says a sentence, and whether something went wrong."""
TABLE: Final = ".csv"
_NOT_IN_A_NAME: Final = str.maketrans(dict.fromkeys('/\\:*?"<>|', "-"))


class Exchange(QObject):
    """Import and export of the draft; nothing of it is the tournament's."""

    def __init__(self, view: TournamentView, mending: Mending, said: Said, parent: QWidget) -> None:
        super().__init__(parent)
        self._view, self._mending, self._said, self._page = view, mending, said, parent
        self._folder = Path.home()

    # Import

    def menu(self) -> QMenu:
        words = self._view.words
        menu = QMenu(self._page)
        menu.setAccessibleName(words.gettext("Take the structure from"))
        for name in structures_named():
            made = menu.addAction(structure_title(name, words.language).replace("&", "&&"))
            made.triggered.connect(partial(self._take_named, name))
        menu.addSeparator()
        menu.addAction(words.gettext("A file…")).triggered.connect(self.ask_file)
        return menu

    def _take_named(self, name: str, _checked: object = None) -> None:
        self.take(name)

    def ask_file(self) -> None:
        words = self._view.words
        dialog = QFileDialog(
            self._page, words.gettext("Take the structure from a file"), str(self._folder)
        )
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(words.gettext("Structures (*.toml *.csv *.tsv)"))
        dialog.fileSelected.connect(self.take)
        self._open(dialog)

    def take(self, name: str) -> None:
        """Import one of the program's structures by name, or the file at this path."""
        words = self._view.words
        try:
            file = structure_file(name)
        except KnownError as error:
            self._said(mishap(words, error), True)
            return
        if file.chips:
            self._mending.set_chips(file.chips)
        self.fill(file.structure)
        self._said(
            words.gettext("The draft is “{name}” now.", name=file.title_in(words.language)), False
        )

    def fill(self, imported: Structure) -> None:
        self._mending.take(adopted(self._mending.present, imported, self._playing()))

    def _playing(self) -> PeriodId | None:
        reading = self._mending.effect().before.reading
        return None if reading is None or reading.starts_in is not None else reading.period.id

    # Export

    def ask_place(self) -> None:
        words = self._view.words
        name = f"{self._view.state.setup.name}.toml".translate(_NOT_IN_A_NAME)
        dialog = QFileDialog(
            self._page, words.gettext("Save the structure as"), str(self._folder / name)
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setNameFilters(
            [words.gettext("Structure (*.toml)"), words.gettext("Table for a spreadsheet (*.csv)")]
        )
        dialog.setDefaultSuffix("toml")
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix("csv" if TABLE in chosen else "toml")
        )
        dialog.fileSelected.connect(lambda chosen: self.save(Path(chosen)))
        self._open(dialog)

    def save(self, path: Path) -> None:
        """Save the draft as the table shows it; as a spreadsheet if the name says so."""
        words, rows = self._view.words, self._mending.rows
        if path.suffix.casefold() == TABLE:
            written = to_csv(rows)
        else:
            setup = self._view.state.setup
            written = to_toml(
                StructureFile(
                    title=setup.name, stack=setup.stack, chips=self._mending.chips, structure=rows
                )
            )
        try:
            with delivering(written.encode(), path):
                self._folder = path.parent
        except KnownError as error:
            self._said(mishap(words, error), True)
            return
        self._said(words.gettext("Saved as {path}.", path=path), False)

    def _open(self, dialog: QFileDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def adopted(present: Structure, imported: Structure, playing: PeriodId | None) -> Structure:
    """Keep the present numbers of equal rows; the row in play is found in any case.

    If none is like it, that is the level of the same number.
    """
    rows = matched(present, imported)
    if playing is None or any(period.id == playing for period in rows):
        return rows
    row = next((row for row, period in enumerate(present) if period.id == playing), None)
    if row is None:
        return rows
    kind = type(present[row])
    number = sum(1 for period in present[:row] if isinstance(period, kind))
    alike = [at for at, period in enumerate(rows) if isinstance(period, kind)]
    if number >= len(alike):
        return rows
    at = alike[number]
    taken: Period = replace(rows[at], id=playing)
    return (*rows[:at], taken, *rows[at + 1 :])
