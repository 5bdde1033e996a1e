"""The film of an evening, drawn by the program itself beside the window."""

from pathlib import Path
from typing import Final, get_args

from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QWidget,
)

from tdconsole.domain.state.flight_names import flight_name
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.program import Program, without_code
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.replay.playing import Playing
from tdconsole.gui.console.wall.screens import screen_name
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session.past.looking_back import moment_of
from tdconsole.settings import Screen
from tdconsole.settings import Wall as Choices
from tdconsole.wall.theme import Theme

WIDE: Final = 148
"""The dialog's width, in units."""
LINES: Final = 3
"""The lines kept for what is said, so that nothing moves."""
SIZES: Final = ("1280x720", "1920x1080", "3840x2160")
MAP: Final = "map"


class FilmDialog(QDialog):
    """What is to be drawn, how far it is, and where it went; Esc stops it."""

    def __init__(
        self,
        view: TournamentView,
        playing: Playing,
        preferences: WindowPreferences,
        theme: Theme,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._view, self._playing = view, playing
        self._house, self._choices = preferences.houses.place, preferences.stage.choices
        self._look = preferences.look
        self._folder = Path()
        self._program = Program(self)
        self._program.said.connect(self._progress)
        self._program.ended.connect(self._done)
        words = view.words
        self.setWindowTitle(words.gettext("A film of the evening"))
        self.first, self.last = QLineEdit(), QLineEdit()
        self.first.setPlaceholderText(words.gettext("the start, or 21:40 or #112"))
        self.last.setPlaceholderText(words.gettext("the end, or 21:40 or #112"))
        self.pace, self.shown, self.large = Choice(theme), Choice(theme), Choice(theme)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(words.gettext("How many pictures are drawn"))
        self.said = label_of(wraps=True)
        self.said.setMinimumHeight(LINES * self.said.fontMetrics().lineSpacing())
        self.begin = button_of(
            words.pgettext("button", "Draw into a folder…"), kind="chief", press=self.ask_folder
        )
        self.leave = button_of(words.pgettext("button", "Close"), press=self.reject, default=False)
        self._offer()
        self._lay_out(theme)
        self._allow()

    def _offer(self) -> None:
        words = self._view.words
        for label, options in _paces(words):
            self.pace.addItem(label, options)
        for screen in get_args(Screen):
            self.shown.addItem(screen_name(words, screen), screen)
        self.shown.insertItem(1, words.gettext("The map of the floor"), MAP)
        for size in SIZES:
            self.large.addItem(size.replace("x", " × "), size)
        self.pace.setCurrentIndex(1)
        self.large.setCurrentIndex(1)

    def _lay_out(self, theme: Theme) -> None:
        words, space = self._view.words, theme.console.space
        asked = QWidget()
        grid = QGridLayout(asked)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(space.margin)
        grid.setVerticalSpacing(space.gap)
        grid.setColumnStretch(1, 1)
        fields: tuple[tuple[str, QWidget], ...] = (
            (words.pgettext("film", "From"), self.first),
            (words.pgettext("film", "To"), self.last),
            (words.pgettext("film", "A picture"), self.pace),
            (words.pgettext("film", "What is seen"), self.shown),
            (words.pgettext("film", "Size"), self.large),
        )
        for row, (label, field) in enumerate(fields):
            field.setAccessibleName(label)
            grid.addWidget(QLabel(label), row, 0)
            grid.addWidget(field, row, 1)
        column_of(
            asked,
            self.bar,
            self.said,
            row_of(STRETCH, self.leave, self.begin, gap=space.gap),
            gap=space.margin,
            margin=space.margin,
            within=self,
        )
        self.setFixedWidth(WIDE * space.unit)

    def ask_folder(self) -> None:
        words = self._view.words
        for field in (self.first, self.last):
            if not self._is_moment(field.text()):
                self.said.setText(words.gettext("That is no moment of this evening."))
                field.setFocus()
                return
        dialog = QFileDialog(self, words.gettext("An empty folder for the pictures"))
        dialog.setObjectName("folder")
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(lambda path: self.draw_into(Path(path)))
        dialog.open()

    def _is_moment(self, typed: str) -> bool:
        whole = self._playing.replay.whole
        return not typed.strip() or moment_of(whole, typed, self._view.now()) is not None

    def draw_into(self, folder: Path) -> None:
        """Draw the pictures beside the window; a folder with files in it is left alone."""
        if self._house is None or self._program.busy:
            return
        words = self._view.words
        if _holds_files(folder):
            self.said.setText(
                words.gettext("There are files in {folder}: choose an empty one.", folder=folder)
            )
            return
        self._folder = folder
        self.bar.setRange(0, 0)
        self.said.setText(words.gettext("Drawing into {folder}…", folder=folder))
        self._program.start(
            words.language, "film", str(self._house), folder, "--beside", *self._wanted()
        )
        self._allow()

    def _wanted(self) -> list[str]:
        view, choices = self._view, self._choices
        first, last = self.first.text().strip(), self.last.text().strip()
        flight = flight_name(view.state, view.state.current)
        named = view.state.in_flights and self._playing.replay.state(view.tournament) is not None
        return [
            *("--tournament", view.tournament, "--size", self.large.currentData()),
            *("--show", self.shown.currentData(), *self.pace.currentData()),
            *(("--from", first) if first else ()),
            *(("--to", last) if last else ()),
            *(("--flight", flight) if named else ()),
            *_look(choices, choices.theme or self._look),
        ]

    def reject(self) -> None:
        """Stop the film, or close if none is drawn."""
        if not self._program.busy:
            super().reject()
            return
        self._program.stop()
        words = self._view.words
        self.said.setText(
            words.gettext("Stopped. The pictures in {folder} are whole.", folder=self._folder)
        )
        self._allow()

    def stop(self) -> None:
        """Leave with the window."""
        if self._program.busy:
            self._program.stop()
        self.close()

    def _progress(self, line: str) -> None:
        done, _slash, of = line.partition("/")
        if done.isdecimal() and of.isdecimal():
            self.bar.setRange(0, int(of))
            self.bar.setValue(int(done))

    def _done(self, done: bool, said: str) -> None:
        words = self._view.words
        number = self.bar.value()
        self.said.setText(
            words.ngettext(
                "{number} picture in {folder}.",
                "{number} pictures in {folder}.",
                number,
                folder=self._folder,
            )
            if done
            else without_code(said)
        )
        self._allow()

    def _allow(self) -> None:
        busy, say = self._program.busy, self._view.words.pgettext
        for field in (self.first, self.last, self.pace, self.shown, self.large):
            field.setEnabled(not busy)
        self.begin.setEnabled(not busy and self._house is not None)
        self.bar.setVisible(busy)
        self.leave.setText(say("button", "Stop") if busy else say("button", "Close"))
        self.leave.setAccessibleName(self.leave.text())


def _paces(words: Catalogue) -> tuple[tuple[str, tuple[str, ...]], ...]:
    say = words.pgettext
    return (
        (say("film", "every 10 seconds"), ("--every", "10")),
        (say("film", "every minute"), ("--every", "60")),
        (say("film", "every 5 minutes"), ("--every", "300")),
        (say("film", "after each step"), ("--steps",)),
        (say("film", "after each bust"), ("--busts",)),
    )


def _look(choices: Choices, theme: str) -> tuple[str, ...]:
    """The words of the command line that say how the players' screens look here."""
    return (
        *("--theme", theme, "--names", choices.names),
        *(("--house-theme", choices.house) if choices.house else ()),
        *(() if choices.money else ("--hide-money",)),
    )


def _holds_files(folder: Path) -> bool:
    try:
        return folder.is_dir() and any(folder.iterdir())
    except OSError:
        return False  # the program tells what is wrong with it
