"""Results for others: as a file for a site, the press or a league, and as a folder kept up to date."""

from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit, QWidget

from tdconsole.domain.values import TournamentId
from tdconsole.exports.results.formats import ENDINGS
from tdconsole.gui.console.engine.live_results import LiveResults
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
from tdconsole.wall.theme import Theme

WIDE: Final = 148
"""The dialog's width, in units."""
LINES: Final = 2
"""The lines kept for what is said, so that nothing moves."""
_NOT_IN_A_NAME: Final = str.maketrans(dict.fromkeys('/\\:*?"<>|', "-"))


class PublishingDialog(QDialog):
    def __init__(
        self, view: TournamentView, preferences: WindowPreferences, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view, self._preferences = view, preferences
        self._live: LiveResults = preferences.live_results
        self._house = preferences.houses.place
        self._program = Program(self)
        self._program.ended.connect(self._saved)
        words, chosen = view.words, preferences.publishing
        self.setWindowTitle(words.gettext("Results for others"))
        self.club = QLineEdit(chosen.club)
        self.club.setMaxLength(200)
        self.club.setAccessibleName(words.gettext("The club’s name, above the results"))
        self.club.setPlaceholderText(words.gettext("The club’s name"))
        self.everybody = Tick(words.gettext("Name everybody"), theme)
        self.everybody.setToolTip(
            words.gettext(
                "Else only those are named whose results may be published, as their record says."
            )
        )
        self.everybody.setChecked(chosen.everybody)
        self.save = button_of(
            words.pgettext("button", "Results as…"), kind="chief", press=self.ask_file
        )
        self.saved = label_of(role="quiet", wraps=True)
        self.where = label_of(wraps=True)
        self.choose = button_of(
            words.pgettext("button", "Choose a folder…"), press=self.ask_place, default=False
        )
        self.keep = Tick("", theme)
        self.state = label_of(role="quiet", wraps=True)
        self.leave = button_of(words.pgettext("button", "Close"), press=self.close, default=False)
        for label in (self.saved, self.state):
            label.setMinimumHeight(LINES * label.fontMetrics().lineSpacing())
        self._lay_out(theme)
        self.club.editingFinished.connect(self._take)
        self.everybody.toggled.connect(lambda _on: self._take())
        self.keep.toggled.connect(self._kept)
        self._live.changed.connect(self.look)
        self.look()
        self.save.setFocus()

    def _lay_out(self, theme: Theme) -> None:
        space, say = theme.console.space, self._view.words.gettext
        kinds = label_of(
            say("A page, a table, data or text for the press: the name’s ending decides."),
            role="quiet",
            wraps=True,
        )
        column_of(
            row_of((self.club, 1), self.everybody, gap=space.margin),
            Space(space.gap),
            title_of(theme, say("As a file")),
            row_of((kinds, 1), self.save, gap=space.gap),
            self.saved,
            Space(space.margin),
            title_of(theme, say("As a folder of the club’s web site")),
            row_of((self.where, 1), self.choose, gap=space.gap),
            self.keep,
            self.state,
            STRETCH,
            row_of(STRETCH, self.leave),
            gap=space.gap,
            margin=space.margin,
            within=self,
        )
        self.setFixedWidth(WIDE * space.unit)

    # As a file

    def ask_file(self) -> None:
        words = self._view.words
        name = f"{self._view.state.setup.name} - {words.gettext('Results')}.html"
        dialog = QFileDialog(self, self.save.text())
        dialog.setObjectName("results")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setNameFilters(_filters(words))
        dialog.setDefaultSuffix("html")
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(_ending(chosen)))
        dialog.selectFile(name.translate(_NOT_IN_A_NAME))
        dialog.fileSelected.connect(lambda path: self.save_as(Path(path)))
        dialog.open()

    def save_as(self, path: Path) -> None:
        """Write the file beside the window; that one there is replaced was asked by the dialog."""
        house, view, words = self._house, self._view, self._view.words
        if house is None or self._program.busy:
            return
        self._take()
        if path.suffix.casefold() not in ENDINGS:
            path = path.with_name(f"{path.name}.html")
        flight = ("--flight", str(view.state.current)) if view.state.in_flights else ()
        how = (*self._live.words(of=view.tournament), *flight)
        self.saved.setText(words.gettext("Writing {name}…", name=path.name))
        self._program.start(
            words.language, "export", str(house), "results", "-o", path, "--force", *how
        )
        self._enable()

    def _saved(self, done: bool, said: str) -> None:
        self.saved.setText(said if done else without_code(said))
        self._enable()

    # As a folder

    def ask_place(self) -> None:
        dialog = QFileDialog(self, self._view.words.gettext("The folder of the club’s web site"))
        dialog.setObjectName("place")
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        if (place := self._preferences.publishing.place) is not None:
            dialog.setDirectory(place)
        dialog.fileSelected.connect(self.take_place)
        dialog.open()

    def take_place(self, place: str) -> None:
        self._live.choose(replace(self._preferences.publishing, place=place))

    def _kept(self, on: bool) -> None:
        if on is not (self._live.tournament == self._view.tournament):
            self._live.keep(self._view.tournament if on else None)

    def _take(self) -> None:
        """Take over what was typed and ticked."""
        before = self._preferences.publishing
        chosen = replace(
            before, club=self.club.text().strip(), everybody=self.everybody.isChecked()
        )
        if chosen != before:
            self._live.choose(chosen)

    def look(self) -> None:
        """Show how it stands now."""
        words, live, chosen = self._view.words, self._live, self._preferences.publishing
        self.where.setText(
            words.gettext(
                "Choose a folder: it gets a page, data and a table, for your web space or a share."
            )
            if chosen.place is None
            else words.gettext("Results go to {path}", path=chosen.place)
        )
        self.keep.setText(words.gettext("Write it again after each bust"))
        self.keep.setAccessibleName(self.keep.text())
        self.keep.setChecked(live.tournament == self._view.tournament)
        self.state.setText(self._state(words, live.tournament))
        self._enable()

    def _state(self, words: Catalogue, kept: TournamentId | None) -> str:
        live, say = self._live, words.gettext
        if live.house is None:
            return say("The folder is kept up to date where the house is worked on.")
        if kept is not None and kept != self._view.tournament:
            return say(
                "The folder belongs to another tournament now; tick this to give it to this one."
            )
        return live.fault or live.said

    def _enable(self) -> None:
        self.save.setEnabled(self._house is not None and not self._program.busy)
        there = self._live.house is not None
        self.keep.setEnabled(there and self._preferences.publishing.place is not None)

    def done_here(self) -> None:
        """Leave with the window."""
        if self._program.busy:
            self._program.stop()
        self.close()


def _filters(words: Catalogue) -> list[str]:
    say = words.gettext
    return [
        say("Web page (*.html)"),
        say("Table for a spreadsheet (*.csv)"),
        say("Data for a program (*.json)"),
        say("Text for the press (*.txt)"),
    ]


def _ending(chosen: str) -> str:
    return chosen.rpartition("*.")[2].rstrip(")")
