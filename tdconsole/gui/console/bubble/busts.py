"""The busts of this hand: stacks are typed here; places and money follow."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QScrollArea, QWidget

from tdconsole.domain.language.commands.floor import CorrectElimination
from tdconsole.domain.values import EntryId, Money
from tdconsole.gui.console.bubble.wording import bust_sentence, ranking_sentence
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.shared.layout import STRETCH, column_of, label_of, row_of, title_of
from tdconsole.i18n.eliminations.places import open_name, place_name
from tdconsole.line.typing.typed_chips import amount, unreadable
from tdconsole.projections.bubble.hand_board import HandBoard, HandOut, HandPlace
from tdconsole.wall.theme import Theme

_FIELD = 22
"""The width of a stack's field, in units."""


class StackField(QLineEdit):
    """A stack's field; Esc restores it."""

    def __init__(self, view: TournamentView) -> None:
        super().__init__()
        self._view = view
        self.out: HandOut | None = None
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setPlaceholderText(view.words.pgettext("hand for hand", "stack"))
        self.returnPressed.connect(self.put)
        self.editingFinished.connect(self.put)

    def show_out(self, out: HandOut) -> None:
        self.setAccessibleName(
            self._view.words.gettext("Stack of {player}", player=self._view.who(out.entry))
        )
        if self.out is None or out.stack != self.out.stack or not self.isModified():
            self.setText("" if out.stack is None else str(out.stack))
            self.setModified(False)
        self.out = out

    def put(self) -> None:
        """Send the stack at the start of the hand; an empty field means that nobody knows it."""
        out, text = self.out, self.text().strip()
        if out is None or not self.isModified():
            return
        self.setModified(False)
        stack = amount(text) or None
        if text and stack is None:
            sentence = unreadable(self._view.words, text)
            self._view.told.emit(Told(sentence=sentence, refused=True))
            self.restore()
            return
        corrected = CorrectElimination(entry=out.entry, stack=stack, by=out.by)
        if stack == out.stack or not self._view.do(corrected):
            self.restore()

    def restore(self) -> None:
        stack = None if self.out is None else self.out.stack
        self.setText("" if stack is None else str(stack))
        self.setModified(False)


class _Row(QWidget):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        space = theme.console.space
        self.name, self.place, self.stack = Elided(), Elided(), StackField(view)
        self.place.setProperty("role", "quiet")
        self.stack.setFixedWidth(_FIELD * space.unit)
        words = column_of(self.name, self.place, gap=0)
        row_of((words, 1), self.stack, gap=space.gap, within=self)


class Busts(QWidget):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__()
        self._view, self._gestures, self._theme = view, gestures, theme
        words, space = view.words, theme.console.space
        title = title_of(theme, words.pgettext("hand for hand", "Out in this hand"))
        self.nobody = label_of(
            words.gettext("Nobody yet. b 7-4 12500 says who, and the stack."),
            role="quiet",
            wraps=True,
        )
        self.ranking = CitedLabel(view, theme)
        self.settle = gestures.button("hand-tie", label=words.pgettext("button", "Rank them…"))
        self.rows: dict[EntryId, _Row] = {}
        listed = QWidget()
        self._list = column_of(
            self.nobody,
            self.ranking,
            self.ranking.cites,
            (self.settle, 0, Qt.AlignmentFlag.AlignLeft),
            (STRETCH, 1),
            gap=space.gap,
            margin=(0, 0, space.unit, 0),
            within=listed,
        )
        self.port = QScrollArea()
        self.port.setObjectName("columns")
        self.port.setAccessibleName(title.text())
        self.port.setWidgetResizable(True)
        self.port.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.port.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.port.setWidget(listed)
        listed.setAutoFillBackground(False)
        column_of(title, (self.port, 1), gap=space.gap, within=self)

    def show_board(self, board: HandBoard) -> None:
        entries = [one.entry for one in board.out]
        if entries != list(self.rows):
            self._place(entries)
        at = {
            entry: (place, amount)
            for place in board.ranking.places
            for entry, amount in zip(place.entries, place.amounts, strict=True)
        }
        words, who = self._view.words, self._view.who
        for one in board.out:
            row = self.rows[one.entry]
            row.name.say(bust_sentence(words, one, who))
            row.stack.show_out(one)
            found = at.get(one.entry)
            row.place.say("" if found is None else self._place_words(board, *found))
        told = ranking_sentence(words, board, who, self._view.cited(board.ranking.cite))
        if told != self.ranking.text():
            self.ranking.setText(told)
        self.ranking.setVisible(bool(told))
        self.nobody.setVisible(not board.out)
        self.settle.setVisible(board.ranking.doubt is not None)

    def _place_words(self, board: HandBoard, place: HandPlace, amount: Money) -> str:
        words = self._view.words
        shared_by = len(place.entries)
        if board.ranking.stacks_missing and shared_by > 1:
            return open_name(words, place.place, shared_by, board.ranking.doubt)
        named = place_name(words, place.place, shared_by)
        if not amount:
            return words.pgettext("hand for hand", "{place}, no prize", place=named)
        money = words.money(amount, board.currency)
        return words.pgettext("hand for hand", "{place}, {amount}", place=named, amount=money)

    def _place(self, entries: list[EntryId]) -> None:
        """Place the fields; one being typed into keeps its text."""
        for entry in [one for one in self.rows if one not in entries]:
            row = self.rows.pop(entry)
            row.hide()
            row.deleteLater()
        kept, self.rows = self.rows, {}
        before: QWidget = self.port
        for index, entry in enumerate(entries):
            row = kept.get(entry) or _Row(self._view, self._theme)
            self.rows[entry] = row
            self._list.insertWidget(index + 1, row)
            row.show()
            QWidget.setTabOrder(before, row.stack)
            before = row.stack
        QWidget.setTabOrder(before, self.settle)

    def leave(self) -> None:
        for row in self.rows.values():
            row.stack.restore()
