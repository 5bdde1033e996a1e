"""The rulings: search, read, decide, correct, print and export them."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.discipline.rulings.draft import Draft
from tdconsole.gui.console.discipline.rulings.form import RulingForm
from tdconsole.gui.console.discipline.rulings.papers import RulingPapers
from tdconsole.gui.console.discipline.rulings.reading import Reading
from tdconsole.gui.console.discipline.rulings.rows import RulingRows
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.papers.usual import Chosen
from tdconsole.gui.shared.layout import column_of, title_of
from tdconsole.gui.shared.listing import Listing
from tdconsole.projections.discipline.rulings import RulingTold
from tdconsole.session import Change
from tdconsole.wall.theme import Theme

_LIST, _BESIDE = 1, 1
"""The shares of the page."""


class RulingsPart(QWidget):
    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, chosen: Chosen
    ) -> None:
        super().__init__()
        self._view, self._gestures = view, gestures
        words = view.words
        self.rows = RulingRows(view, theme)
        self.title = title_of(theme)
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.gettext("Find a ruling"))
        self.search.setAccessibleName(
            words.gettext("Find a ruling by its words, a player, a table or an article")
        )
        self.listing = Listing(self.rows, theme, words.gettext("Rulings, pending ones first"))
        self.reading, self.form = Reading(view, theme), RulingForm(view, theme)
        self.papers = RulingPapers(view, self.rows, chosen, self)
        self.new = gestures.button("ruling", chief=True)
        self.decide, self.correct = QPushButton(), QPushButton()
        self.slip, self.export = QPushButton(), QPushButton()
        say = words.pgettext
        for button, label, name in (
            (self.decide, say("button", "Decide…"), words.gettext("Decide this ruling")),
            (self.correct, say("button", "Correct…"), words.gettext("Correct this ruling")),
            (self.slip, say("button", "Print slip"), words.gettext("Print a slip of this ruling")),
            (self.export, say("button", "Export…"), words.gettext("Write all rulings to a file")),
        ):
            button.setText(label)
            button.setAccessibleName(name)
        self._lay_out(theme)
        self.search.textChanged.connect(self._seek)
        self.search.returnPressed.connect(self._first)
        self.listing.pointed.connect(lambda _key: self._point())
        self.listing.wanted.connect(lambda _key: self._enter())
        self.decide.clicked.connect(lambda _checked=False: self._write(self.form.decide))
        self.correct.clicked.connect(lambda _checked=False: self._write(self.form.correct))
        self.slip.clicked.connect(lambda _checked=False: self._print())
        self.export.clicked.connect(lambda _checked=False: self.choose_place())
        self.form.left.connect(self.leave)
        view.changed.connect(self._changed)
        view.renamed.connect(lambda _persons: self._follow(None))
        self._turn(writing=False)
        self._name()
        self._point()

    def _lay_out(self, theme: Theme) -> None:
        space = theme.console.space
        head, foot, across = QHBoxLayout(), QHBoxLayout(), QHBoxLayout(self)
        head.setSpacing(space.margin)
        head.addWidget(self.title)
        head.addWidget(self.search, 1)
        foot.setSpacing(space.gap)
        for button in (self.new, self.export):
            foot.addWidget(button)
        foot.addStretch()
        self.read = self._read(theme)
        across.setContentsMargins(*[space.margin] * 4)
        across.setSpacing(space.gap)
        listed, opened = QVBoxLayout(), QVBoxLayout()
        listed.setSpacing(space.gap)
        listed.addLayout(head)
        listed.addWidget(self.listing, 1)
        listed.addWidget(self.form.likeness, 1)
        listed.addLayout(foot)
        opened.addWidget(self.read)
        opened.addWidget(self.form)
        for inner, share in ((listed, _LIST), (opened, _BESIDE)):
            inner.setContentsMargins(*[space.margin] * 4)
            card = QFrame()
            card.setProperty("kind", "card")
            card.setLayout(inner)
            across.addWidget(card, share)

    def _read(self, theme: Theme) -> QWidget:
        space = theme.console.space
        whole, buttons = QWidget(), QHBoxLayout()
        buttons.setSpacing(space.gap)
        for button in (self.decide, self.correct, self.slip):
            buttons.addWidget(button)
        buttons.addStretch()
        column_of((self.reading, 1), buttons, gap=space.gap, within=whole)
        return whole

    # Called by the page

    def seek(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def begin(self, selection: Selection) -> None:
        """Begin a ruling at the selected table and on the selected players."""
        of = self._view.state.play.seating.of
        seat = selection.seat
        if seat is None and selection.entries:
            seat = of.get(selection.entries[0])
        self.form.leave()
        self._turn(writing=True)
        self.form.write(
            Draft(table=None if seat is None else seat.table, entries=selection.entries)
        )

    def leave(self) -> None:
        if self.form.isHidden():
            return
        self.form.leave()
        self._turn(writing=False)
        self.listing.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn(self, *, writing: bool) -> None:
        """Turn to writing, where earlier rulings take the place of the list, or back."""
        for shown in (self.form, self.form.likeness):
            shown.setVisible(writing)
        for part in (self.read, self.title, self.search, self.listing, self.new, self.export):
            part.setVisible(not writing)

    @property
    def printing(self) -> bool:
        return self.papers.orders.busy

    @property
    def ruling(self) -> RulingTold | None:
        return None if self.listing.key is None else self.rows.get(self.listing.key)

    # Selection

    def _seek(self, typed: str) -> None:
        self.rows.seek(typed)
        self._name()

    def _first(self) -> None:
        if self.rows.rowCount():
            self.listing.select(self.rows.at(0).ruling)
            self.listing.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _name(self) -> None:
        words, every, here = self._view.words, self.rows.total, self.rows.rowCount()
        if not self.search.text():
            title = words.gettext("Rulings ({number})", number=words.number(every))
        else:
            title = words.gettext(
                "Rulings ({found} of {number})",
                found=words.number(here),
                number=words.number(every),
            )
        self.title.setText(title)
        self.listing.tell(
            words.gettext("No ruling matches that.")
            if every
            else words.gettext("Nothing was ruled yet.")
        )
        self.export.setEnabled(bool(every))

    def _point(self) -> None:
        one = self.ruling
        if self.isVisible() and one is not None:
            entries = tuple(player.entry for player in one.players)
            self._gestures.point(Selection(entries=entries))
        self.reading.show_ruling(one)
        self.decide.setVisible(one is not None and one.pending)
        self.correct.setVisible(one is not None)
        self.slip.setVisible(one is not None)

    def _enter(self) -> None:
        one = self.ruling
        if one is not None:
            self._write(self.form.decide if one.pending else self.form.correct)

    def _write(self, begin: Callable[[RulingTold], None]) -> None:
        one = self.ruling
        if one is None:
            return
        self.form.leave()
        self._turn(writing=True)
        begin(one)

    def choose_place(self) -> None:
        words = self._view.words
        dialog = QFileDialog(self, words.gettext("Write the rulings to a file"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(words.gettext("Table for a spreadsheet (*.csv)"))
        dialog.setDefaultSuffix("csv")
        dialog.fileSelected.connect(lambda path: self.papers.write_out(Path(path)))
        dialog.open()

    def _print(self) -> None:
        if self.ruling is not None:
            self.papers.print_slip(self.ruling.ruling)

    # Following

    def _changed(self, change: Change) -> None:
        self._follow(change.before)

    def _follow(self, before: Tournament | None) -> None:
        self.rows.follow(before)
        self._name()
        self._point()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._point()
