"""Registering: a few letters, Enter, and the next one."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.commands import Newcomer, RegisterEntry
from tdconsole.domain.events import EntryRegistered
from tdconsole.domain.rejections import Refusal
from tdconsole.domain.state import Entries
from tdconsole.gui.console.desk.matches import Match, Matches, TwoLines, matches
from tdconsole.gui.console.desk.newcomer import NewcomerForm
from tdconsole.gui.console.hands import Hands
from tdconsole.gui.console.watch import Told, Watch
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.mishaps import mishap
from tdconsole.known_errors import KnownError

ANYBODY = Newcomer(name="?")
"""What registering the next one would bring, whoever it is."""


class Register(QFrame):
    def __init__(
        self, watch: Watch, hands: Hands, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._watch, self._theme = watch, theme
        self._asking = False
        self._entries: Entries | None = None
        self.setProperty("kind", "card")
        words = watch.words
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.gettext("Name, nickname or member number"))
        self.search.setAccessibleName(words.gettext("Register: name, nickname or member number"))
        self.found = Matches(words)
        self.list = QListView()
        self.list.setAccessibleName(words.gettext("Who may be meant"))
        self.list.setModel(self.found)
        self.list.setItemDelegate(TwoLines(words, theme, self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.said = QLabel()
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setWordWrap(True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignBottom)
        self.said.setMinimumHeight(2 * theme.console.space.row - theme.console.space.gap)
        self.button = QPushButton(words.pgettext("action", "Register"))
        self.button.setProperty("kind", "chief")
        self.button.setAccessibleName(words.gettext("Register the one that is highlighted"))
        self.price = QLabel()
        self.price.setTextFormat(Qt.TextFormat.PlainText)
        self.price.setProperty("role", "quiet")
        self.price.setWordWrap(True)
        self.draw = hands.button("draw")
        self.cards = hands.button("seat-cards")
        self.waiting = QLabel()
        self.form = NewcomerForm(words, theme)
        self._how = words.gettext(
            "Type the beginning of a name. The arrows choose, Enter registers."
        )
        self._lay_out(theme)
        self.search.installEventFilter(self)
        self.search.textChanged.connect(self._find)
        self.button.clicked.connect(self._chosen)
        self.list.clicked.connect(lambda _index: self._look())
        self.list.doubleClicked.connect(lambda _index: self._chosen())
        self.form.wanted.connect(self._newcomer)
        self.form.left.connect(self.begin)
        watch.changed.connect(lambda _change: self._changed())
        watch.told.connect(self._told)
        self.form.hide()
        self._changed()

    def _lay_out(self, theme: Theme) -> None:
        space, words = theme.console.space, self._watch.words
        title = QLabel(words.pgettext("title", "Register"))
        title.setFont(lettering(theme.console.faces.strong, theme.console.type.title))
        title.setMinimumHeight(space.control)
        self._searching = QWidget()
        inner = QVBoxLayout(self._searching)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(space.gap)
        inner.addWidget(self.search)
        inner.addWidget(self.list, 1)
        inner.addWidget(self.said)
        press = QHBoxLayout()
        press.setSpacing(space.gap)
        press.addWidget(self.button)
        press.addWidget(self.price, 1)
        inner.addLayout(press)
        rule = QFrame()
        rule.setProperty("kind", "rule")
        rule.setFixedHeight(1)
        seats = QHBoxLayout()
        seats.setSpacing(space.gap)
        seats.addWidget(self.draw)
        seats.addWidget(self.cards)
        seats.addStretch()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*[space.margin] * 4)
        whole.setSpacing(space.gap)
        whole.addWidget(title)
        whole.addWidget(self._searching, 1)
        whole.addWidget(self.form, 1, Qt.AlignmentFlag.AlignTop)
        whole.addWidget(rule)
        whole.addWidget(self.waiting)
        whole.addLayout(seats)

    def begin(self) -> None:
        """Ready for the next one."""
        self.form.hide()
        self._searching.show()
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()
        self._look()

    # Finding

    def _find(self, typed: str) -> None:
        if not self._search(typed):
            return
        if typed.strip():
            self._highlight(0)
        else:
            self._look()  # nobody is meant before somebody is pointed at

    def _search(self, typed: str) -> bool:
        """Where the house can't be read the list stays, nobody in it is meant, and what happened is said."""
        try:
            found = matches(self._watch, typed)
        except KnownError as error:
            self.list.selectionModel().clear()
            self._look()
            self._say(mishap(self._watch.words, error), "waiting")
            return False
        self.found.show(found)
        return True

    def _highlight(self, row: int) -> None:
        if 0 <= row < len(self.found.found):
            self.list.setCurrentIndex(self.found.index(row))
        self._look()

    def _match(self) -> Match | None:
        index: QModelIndex = self.list.currentIndex()
        return self.found.found[index.row()] if index.isValid() else None

    def _look(self) -> None:
        """Whether the one that is highlighted can be registered, and why not, before Enter."""
        match = self._match()
        self.button.setEnabled(match is not None)
        if match is None or match.person is None:
            self._say("" if self.search.text() else self._how, "quiet")
            return
        answer = self._watch.foresee(RegisterEntry(person=match.person.id))
        if isinstance(answer, Refusal):
            self.button.setEnabled(False)
            self._say(self._watch.said(answer), "waiting")
        else:
            self._say("", "quiet")

    # Registering

    def _chosen(self) -> None:
        match = self._match()
        if match is None:
            return
        if match.person is None:
            self._searching.hide()
            self.form.show()
            self.form.begin(match.name)
        elif self._do(RegisterEntry(person=match.person.id)):
            self._next()

    def _newcomer(self, newcomer: Newcomer) -> None:
        if self._do(RegisterEntry(person=newcomer)):
            self._next()

    def _next(self) -> None:
        said = self.said.text()
        self.search.clear()
        self.begin()
        self._say(said, "done")

    def _do(self, request: RegisterEntry) -> bool:
        self._asking = True
        try:
            return self._watch.do(request)
        finally:
            self._asking = False

    def _told(self, told: Told) -> None:
        if self._asking:
            self._say(told.sentence, "waiting" if told.refused else "done")

    def _say(self, sentence: str, role: str) -> None:
        for label in (self.said, self.form.said):
            if label.property("role") != role:
                label.setProperty("role", role)
                label.style().polish(label)
            label.setText(sentence)

    # The tournament

    def _changed(self) -> None:
        watch, words = self._watch, self._watch.words
        state, foreseen = watch.state, watch.foresee(RegisterEntry(person=ANYBODY))
        if isinstance(foreseen, Refusal):
            self._cost(watch.said(foreseen))
        for event in () if isinstance(foreseen, Refusal) else foreseen:
            if isinstance(event, EntryRegistered):
                currency = state.setup.currency
                amount = words.money(event.paid.pool, currency)
                if event.paid.fee:
                    amount += f" + {words.money(event.paid.fee, currency)}"
                self._cost(
                    words.gettext("Entry {entry}, {amount}", entry=event.entry, amount=amount)
                )
        waiting = state.left - len(state.play.seating.of)
        self.waiting.setVisible(waiting > 0)
        self.waiting.setText(
            words.ngettext(
                "{number} player waits for a seat.", "{number} players wait for a seat.", waiting
            )
        )
        if watch.state.entries is not self._entries:
            match = self._match()
            if self._search(self.search.text()):
                self._entries = watch.state.entries
                self._highlight(self.found.row(match))

    def _cost(self, said: str) -> None:
        self.price.setText(said)
        self.form.price.setText(said)

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """Up, down and Enter are the list's, though the field is typed into."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            row = self.list.currentIndex().row()
            gestures: dict[int, Callable[[], None]] = {
                Qt.Key.Key_Down: lambda: self._highlight(row + 1),
                Qt.Key.Key_Up: lambda: self._highlight(row - 1),
                Qt.Key.Key_Return: self._chosen,
                Qt.Key.Key_Enter: self._chosen,
            }
            gesture = gestures.get(event.key())
            if gesture is not None:
                gesture()
                return True
        return super().eventFilter(watched, event)
