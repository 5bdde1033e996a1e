"""The fields of a ruling, and the meaning of their texts."""

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPlainTextEdit, QWidget

from tdconsole.domain.values import EntryId, HandStage, TableNo
from tdconsole.gui.console.discipline.rulings.articles import ArticlesField
from tdconsole.gui.console.discipline.rulings.draft import Draft
from tdconsole.gui.console.discipline.rulings.whom import Named, NotSure
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.i18n.discipline.rulings import STAGES, stage_name
from tdconsole.line.typing.typed_chips import amount, unreadable
from tdconsole.wall.theme import Theme

_HAPPENED, _DECIDED = 6, 8
"""The rows of these fields."""
_LINES: Final = 3
"""The visible lines of a text."""
_LONGEST: Final = 4000


class Fields(QWidget):
    changed = Signal()

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view, self._words = view, view.words
        self._named: Named | None = None
        say, speak = view.words.gettext, view.words.pgettext
        self.table, self.players, self.chips, self.prize = (QLineEdit() for _ in range(4))
        self.stage, self.articles = Choice(theme), ArticlesField()
        self.happened, self.decided = QPlainTextEdit(), QPlainTextEdit()
        self.who = Elided()
        self.who.setProperty("role", "quiet")
        self.stage.addItem("–", None)
        for stage in STAGES:
            self.stage.addItem(stage_name(view.words, stage), stage)
        self.players.setPlaceholderText(say("seats, numbers or names"))
        self.articles.setPlaceholderText("TDA 71-A, F 53")
        self.labels = {
            self.table: say("Table"),
            self.players: say("Players"),
            self.stage: speak("ruling", "Stage of the hand"),
            self.happened: speak("ruling", "What happened"),
            self.decided: speak("ruling", "Decision"),
            self.articles: say("Articles"),
            self.chips: say("Chips held back"),
            self.prize: say("Prize held back, of"),
        }
        self._lay_out(theme)
        for field, label in self.labels.items():
            field.setAccessibleName(label)
        for line in (self.table, self.players, self.articles, self.chips, self.prize):
            line.textChanged.connect(lambda _text: self.changed.emit())
        for text in (self.happened, self.decided):
            text.setTabChangesFocus(True)
            text.setMinimumHeight(_LINES * theme.console.space.row)
            text.textChanged.connect(self.changed)
        self.stage.currentIndexChanged.connect(lambda _index: self.changed.emit())

    def _lay_out(self, theme: Theme) -> None:
        grid, space = QGridLayout(self), theme.console.space
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(space.gap)
        grid.setVerticalSpacing(space.unit)
        places: tuple[tuple[QWidget, int, int, int], ...] = (
            (self.table, 0, 0, 1),
            (self.players, 0, 1, 2),
            (self.stage, 3, 0, 1),
            (self.articles, 3, 1, 2),
            (self.happened, 5, 0, 3),
            (self.decided, 7, 0, 3),
            (self.chips, 9, 0, 1),
            (self.prize, 9, 1, 2),
        )
        self.heads: dict[QWidget, QLabel] = {}
        for field, row, column, wide in places:
            head = self.heads[field] = QLabel(self.labels[field])
            head.setProperty("role", "quiet")
            grid.addWidget(head, row, column, 1, wide)
            grid.addWidget(field, row + 1, column, 1, wide)
        grid.addWidget(self.who, 2, 0, 1, 3)
        for column, share in enumerate((2, 3, 1)):
            grid.setColumnStretch(column, share)
        self._grid = grid

    def begin(self, draft: Draft, known: tuple[str, ...]) -> None:
        self._named = Named(self._view)
        self.articles.know(known)
        self.table.setText("" if draft.table is None else str(draft.table))
        self.players.setText(self._named.typed(draft.entries))
        self.stage.setCurrentIndex(self.stage.findData(draft.stage))
        self.happened.setPlainText(draft.happened)
        self.decided.setPlainText(draft.decided)
        self.articles.fill(draft.cites)
        self.chips.setText(str(draft.chips) if draft.chips else "")
        self.prize.setText("" if draft.prize is None else self._named.typed((draft.prize,)))

    def show_only(self, *fields: QWidget) -> None:
        """Show only these fields; none means all of them."""
        for field, head in self.heads.items():
            for one in (field, head):
                one.setVisible(not fields or field in fields)
        self.who.setVisible(not fields or self.players in fields)
        first = self.stage.isHidden()  # the articles then come first in their row
        for at, one in enumerate((self.heads[self.articles], self.articles)):
            self._grid.addWidget(one, 3 + at, 0 if first else 1, 1, 3 if first else 2)
        for text, row in ((self.happened, _HAPPENED), (self.decided, _DECIDED)):
            self._grid.setRowStretch(row, 0 if text.isHidden() else 1)

    def draft(self) -> Draft | str:
        """Return the draft, or a sentence about what can't be understood."""
        named = self._named
        if named is None:
            return ""
        table = self._table()
        if isinstance(table, str):
            return table
        entries = named.each(self.players.text(), table)
        if isinstance(entries, NotSure):
            return entries.sentence
        self.who.say(self._words.listed([self._view.who(entry) for entry in entries]))
        prize: EntryId | NotSure | None = None
        if word := self.prize.text().strip():
            prize = named.one(word, table)
        if isinstance(prize, NotSure):
            return prize.sentence
        typed = self.chips.text().strip()
        chips = amount(typed or "0")
        if chips is None:
            return unreadable(self._words, typed)
        return replace(
            self.texts(),
            table=table,
            entries=entries,
            stage=self._stage(),
            cites=self.articles.typed,
            chips=chips,
            prize=prize,
        )

    def texts(self) -> Draft:
        """Return the texts, whatever else can't be understood."""
        return Draft(
            happened=self.happened.toPlainText().strip()[:_LONGEST],
            decided=self.decided.toPlainText().strip()[:_LONGEST],
        )

    def _table(self) -> TableNo | str | None:
        typed = self.table.text().strip()
        if not typed:
            return None
        if not typed.isdecimal():
            return self._words.gettext("“{typed}” is not a table number.", typed=typed)
        return TableNo(int(typed))

    def _stage(self) -> HandStage | None:
        chosen = self.stage.currentIndex() - 1
        return None if chosen < 0 else STAGES[chosen]
