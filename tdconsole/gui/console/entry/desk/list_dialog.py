"""A pasted list of names before registration: who each line means, and what is open."""

from typing import Final, get_args

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from tdconsole.club.lists.pasted import Named, read_list
from tdconsole.domain.language.commands.entry import Newcomer
from tdconsole.domain.values import PayMethod, PersonId
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.shared.layout import STRETCH, column_of, row_of
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.entry.cash import method_name
from tdconsole.i18n.people.arriving import arrival_came_to, arrivals_told
from tdconsole.known_errors import KnownError
from tdconsole.projections.entry.arrivals import Arrival, Arriving, Entered
from tdconsole.session.people.arriving import Queue
from tdconsole.wall.theme import Theme

WIDE: Final = 200
HIGH: Final = 150
"""The height in units, if the window has as much."""
TOLD: Final = 10
"""Registrations between two reports of progress."""
TYPED, WHO, OUTCOME = range(3)


class ListDialog(QDialog):
    def __init__(self, view: TournamentView, theme: Theme, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view = view
        self._lines = read_list(view.session.club.people, text)
        self.choices: dict[int, Choice] = {}
        """The choices by row, for lines that leave open who is meant."""
        words, space = view.words, theme.console.space
        self.setWindowTitle(words.gettext("Register a list"))
        room = parent.window().size()
        self.resize(
            min(WIDE * space.unit, room.width() - 4 * space.margin),
            min(HIGH * space.unit, room.height() - 4 * space.margin),
        )
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.how = QLabel(
            words.gettext(
                "Each registration is a step of its own: Ctrl+Z takes back the last one, un and the name any of them."
            )
        )
        self.how.setProperty("role", "quiet")
        self.how.setWordWrap(True)
        self.table = QTableWidget(len(self._lines), 3)
        self.table.setHorizontalHeaderLabels(
            [words.gettext("The list"), words.gettext("Who"), words.gettext("What becomes of it")]
        )
        self.table.setAccessibleName(words.gettext("The lines of the list"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().setDefaultSectionSize(space.row + space.unit)
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column in (TYPED, WHO):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            self.table.setColumnWidth(column, self.width() * 3 // 10)
        header.setStretchLastSection(True)
        self.method = Choice(theme)
        self.method.setAccessibleName(words.gettext("How they pay"))
        for method in get_args(PayMethod):
            label = words.gettext("paid: {method}", method=method_name(words, method))
            self.method.addItem(label, method)
        self.button = QPushButton()
        self.button.setProperty("kind", "chief")
        self.cancel = QPushButton(words.gettext("Cancel"))
        foot = row_of(self.method, (STRETCH, 1), self.cancel, self.button, gap=space.gap)
        column_of(
            self.said,
            (self.table, 1),
            self.how,
            foot,
            gap=space.gap,
            margin=space.margin,
            within=self,
        )
        self._fill(theme)
        self.method.currentIndexChanged.connect(lambda _index: self._foresee())
        self.button.clicked.connect(lambda _checked=False: self._register())
        self.cancel.clicked.connect(lambda _checked=False: self.close())
        self.table.itemChanged.connect(self._ticked)
        self._foresee()
        self.button.setFocus()

    def _fill(self, theme: Theme) -> None:
        """Fill the rows: a tick if the person is clear, else a choice, edited on demand."""
        for row, one in enumerate(self._lines):
            self._write(row, TYPED, one.typed)
            if one.standing == "unclear":
                self.table.setCellWidget(row, WHO, self._chosen_from(theme, row, one))
            elif one.standing in {"known", "new"}:
                self._write(row, WHO, self._meant_by(one))
                self._item(row, TYPED).setCheckState(Qt.CheckState.Checked)

    def _meant_by(self, one: Named) -> str:
        if one.people:
            return self._called(one.people[0])
        return self._view.words.gettext("New person: {name}", name=one.name)

    def _chosen_from(self, theme: Theme, row: int, one: Named) -> Choice:
        """Return the row's choice; nobody is chosen yet, so the line is left out until then."""
        words, choice = self._view.words, Choice(theme)
        choice.setAccessibleName(words.gettext("Who “{typed}” is", typed=one.typed))
        choice.addItem(words.gettext("who is it?"), None)
        for person in one.people:
            choice.addItem(self._called(person), person)
        choice.addItem(words.gettext("New person: {name}", name=one.name), _newcomer(one))
        choice.currentIndexChanged.connect(lambda _index: self._foresee())
        self.choices[row] = choice
        return choice

    def _chosen(self, row: int) -> PersonId | Newcomer | None:
        one = self._lines[row]
        if row in self.choices:
            chosen: PersonId | Newcomer | None = self.choices[row].currentData()
            return chosen
        if one.standing not in {"known", "new"}:
            return None
        if self._item(row, TYPED).checkState() != Qt.CheckState.Checked:
            return None
        return one.people[0] if one.people else _newcomer(one)

    def _called(self, person: PersonId) -> str:
        known = self._view.session.club.people.get(person)
        if known is None:
            return self._view.words.gettext("erased")
        details = [known.name, known.country or "", known.member_no or "", known.born or ""]
        return " · ".join(detail for detail in details if detail)

    def _item(self, row: int, column: int) -> QTableWidgetItem:
        item: QTableWidgetItem | None = self.table.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            self.table.setItem(row, column, item)
        return item

    def _write(self, row: int, column: int, text: str) -> None:
        item = self._item(row, column)
        item.setText(text)
        item.setToolTip(text)

    def _ticked(self, item: QTableWidgetItem) -> None:
        if item.column() == TYPED:
            self._foresee()

    # Preview

    def _arriving(self) -> list[tuple[int, Arriving]]:
        return [
            (row, Arriving(line=one.line, name=one.name, person=person))
            for row, one in enumerate(self._lines)
            if (person := self._chosen(row)) is not None
        ]

    def _queue(self) -> Queue:
        view = self._view
        method: PayMethod = self.method.currentData()
        return Queue(view.session, view.tournament, method, view.meant, play=view.state.current)

    def _foresee(self) -> None:
        arriving = self._arriving()
        try:
            arrivals = list(self._queue().foresee(one for _row, one in arriving))
        except KnownError as error:
            self.said.setText(mishap(self._view.words, error))
            self.button.setEnabled(False)
            return
        words = self._view.words
        self._show(dict(zip((row for row, _one in arriving), arrivals, strict=True)))
        coming = sum(isinstance(one, Entered) for one in arrivals)
        self.button.setEnabled(coming > 0)
        self.button.setText(words.ngettext("Register {number}", "Register {number}", coming))
        self.said.setText(" ".join(self._summary(arrivals)))

    def _summary(self, arrivals: list[Arrival]) -> list[str]:
        words = self._view.words
        known = sum(one.standing == "known" for one in self._lines)
        new = sum(one.standing == "new" for one in self._lines)
        told = [
            words.ngettext("{number} line.", "{number} lines.", len(self._lines)),
            words.ngettext("{number} known.", "{number} known.", known),
            words.ngettext("{number} new.", "{number} new.", new),
        ]
        open_ones = sum(
            one.standing == "unclear" and self.choices[row].currentData() is None
            for row, one in enumerate(self._lines)
        )
        if open_ones:
            told.append(
                words.ngettext(
                    "{number} is not clear: choose who it is, or it is left out.",
                    "{number} are not clear: choose who they are, or they are left out.",
                    open_ones,
                )
            )
        rest = [one for one in arrivals if not isinstance(one, Entered)]
        return [*told, *arrivals_told(words, rest, seated=False)]

    def _show(self, arrivals: dict[int, Arrival]) -> None:
        words = self._view.words
        for row, one in enumerate(self._lines):
            if row in arrivals:
                told = arrival_came_to(words, arrivals[row], self._view.said)
            elif one.standing == "twice":
                told = words.gettext("is in the list already")
            elif one.standing == "nobody":
                told = words.gettext("nobody has this number")
            elif one.standing == "unfit":
                told = words.gettext("This is too long, or holds signs that can't be written down.")
            elif one.standing == "unclear":
                told = words.gettext("who is it?")
            else:
                told = words.gettext("left out")
            self._write(row, OUTCOME, told)

    # Gestures

    def _register(self) -> None:
        """Registers the list; it stays open and names everybody who could not be registered."""
        words, arriving, arrivals = self._view.words, self._arriving(), list[Arrival]()
        self.button.setEnabled(False)
        failed = ""
        try:
            with self._view.gathering():
                for arrival in self._queue().enter(one for _row, one in arriving):
                    arrivals.append(arrival)
                    if len(arrivals) % TOLD == 0:
                        self.said.setText(
                            words.gettext(
                                "{done} of {total}",
                                done=words.number(len(arrivals)),
                                total=words.number(len(arriving)),
                            )
                        )
                        self.said.repaint()
        except KnownError as error:
            failed = mishap(words, error)
        self._show(dict(zip((row for row, _one in arriving), arrivals, strict=False)))
        seated = bool(self._view.state.play.seating.of)
        told = " ".join(arrivals_told(words, arrivals, seated=seated))
        self._view.told.emit(Told(sentence=failed or told, refused=bool(failed)))
        self.said.setText(f"{told} {failed}".strip())
        for field in (*self.choices.values(), self.method):
            field.setEnabled(False)
        self.table.itemChanged.disconnect(self._ticked)
        self.cancel.setText(words.pgettext("button", "Close"))
        self.cancel.setFocus()


def _newcomer(one: Named) -> Newcomer:
    return Newcomer(name=one.name, country=one.country)
