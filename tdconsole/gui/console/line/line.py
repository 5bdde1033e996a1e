"""The quick entry: it says what a line would do before it is done, and then what was done."""

from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.line.history import History, Typed
from tdconsole.gui.console.line.last_action import LastAction
from tdconsole.gui.console.line.offer_list import OfferList
from tdconsole.gui.console.line.sentence import Sentence
from tdconsole.gui.console.widgets.cite_button import Cites
from tdconsole.gui.console.widgets.field import Field, mark_wrong
from tdconsole.gui.shared.layout import Space, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.line.read import Line, cursor_in
from tdconsole.line.typing.reading import IDLE, Jump, Reading
from tdconsole.session import Change
from tdconsole.wall.theme import Theme

__all__ = ["Jump", "QuickLine"]

SHOWN: Final = 6000
"""How long what was done is shown, in milliseconds."""
WAITS: Final = 500
"""How long it is said that a gesture waits, unless it is said again."""
HIGH: Final = 10
FIGURES: Final = 5
FIELD: Final = 80
OFFERS: Final = 140
"""Units of the grid: the row's height, that of the figures under it, the least width of the field,
and the completions' width."""
SHARE: Final = 30
"""Percent of the row for the field if there is more room."""


class QuickLine(QFrame):
    jumped = Signal(object)
    """Emitted with a `Jump`: what was looked for and found."""
    meant = Signal(object)
    """Emitted with a `Reading` when Enter would do something else than before."""

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("quick")
        self._view, self._space = view, theme.console.space
        self._line, self._history = Line(view), History()
        self._told: Told | None = None
        self._shut = self._recalling = False
        self._not_done = self._choosing = False
        self._waits_for = self._unanswered = ""
        self._meant: Reading = IDLE
        self._answered = QTimer(self)
        self._answered.setSingleShot(True)
        self._answered.setInterval(SHOWN)
        self._answered.timeout.connect(self._forget)
        self._waits = QTimer(self)
        self._waits.setSingleShot(True)
        self._waits.setInterval(WAITS)
        self._waits.timeout.connect(self._say)
        self.field = Field(self._takes)
        self.sentence = Sentence(theme, self)
        self.cites = Cites(view, theme, brief=True)
        self.last = LastAction(view, gestures, theme, self)
        self.offers = OfferList(theme, view.words, self)
        self._lay_out(theme)
        self.field.textChanged.connect(self._typed)
        self.field.selectionChanged.connect(self._mend)
        self.field.attended.connect(self._attend)
        self.offers.picked.connect(self._picked)
        self.sentence.pressed.connect(self._pressed)
        view.changed.connect(self._take_in)
        view.told.connect(self._hear)
        view.waits.connect(self._wait)
        self._say()

    def _lay_out(self, theme: Theme) -> None:
        space, words = self._space, self._view.words
        self.setFixedHeight(HIGH * space.unit)
        prompt = label_of(
            "›", role="quiet", font=lettering(theme.console.faces.figure, theme.console.type.title)
        )
        self.field.setAccessibleName(words.gettext("Quick entry"))
        self.field.setPlaceholderText(
            words.gettext("b 7-4   m 12-3 5-6   r smith   +2m   or a name")
        )
        prompt.setBuddy(self.field)
        row = QWidget()
        row.setFixedHeight(HIGH * space.unit)
        row_of(
            prompt,
            self.field,
            Space(space.gap),
            (self.sentence, 1),
            self.cites,
            self.last.papers,
            self.last.slips,
            self.last.bar,
            self.last.undo,
            self.last.redo,
            gap=space.gap,
            margin=(space.margin, 0, space.margin, 0),
            within=row,
        )
        self._column = column_of(row, gap=0, within=self)

    # Called by the window

    def set_figures(self, figures: QWidget) -> None:
        """Set what is told under the line, whatever is typed there or refused."""
        unit = self._space.unit
        figures.setFixedHeight(FIGURES * unit)
        self.setFixedHeight((HIGH + FIGURES) * unit)
        self._column.addWidget(figures)

    def focus(self) -> None:
        self.field.setFocus()

    def take(self, text: str) -> None:
        self._put(text)
        self.focus()

    def look(self) -> None:
        """Read again when somebody else acts at this window: they are offered what is theirs."""
        self.last.look()
        self._read() if self.field.text() else self._say()

    def type_on(self, text: str) -> None:
        """Type on after the line, or in place of a line that Enter did not do."""
        self.focus()
        if self._not_done:
            self.field.selectAll()
        else:
            self.field.end(False)
        self.field.insert(text)

    def typed(self) -> Typed:
        """Return everything typed here, for the line of the next window."""
        return Typed(
            line=self.field.text(),
            cursor=self.field.cursorPosition(),
            not_done=self._not_done,
            entered=self._history.lines,
        )

    def go_on(self, typed: Typed) -> None:
        self._history = History(typed.entered)
        self.take(typed.line)
        if typed.not_done:
            self._select()
        else:
            self.field.setCursorPosition(typed.cursor)

    def set_fade(self, milliseconds: int) -> None:
        """Set how long what was done is shown in green."""
        self._answered.setInterval(milliseconds)

    @property
    def cited(self) -> str:
        """Return the article that the sentence names first."""
        return self.cites.first

    @property
    def reading(self) -> Reading:
        """Return what Enter would do: the highlighted completion if any, else the line."""
        return self._line.shown

    # Reading

    def _typed(self, text: str) -> None:
        self._shut = self._not_done = False
        if not self._recalling:
            self._history.leave()
        if text:
            self._told = None
        self._read()

    def _read(self, keep: str = "") -> None:
        """`keep` is the completion to stay highlighted, if it is still offered."""
        self._line.read(self.field.text())
        kept = self._line.place_of(keep)
        self._offer(self._line.first if kept is None else kept)
        if kept is not None:
            self._preview()
        self._say()

    def _offer(self, row: int | None) -> None:
        offers = self._line.typed.offers
        wanted = bool(offers) and not self._shut and not self._history.browsing
        if not (wanted and self.field.hasFocus()):
            self.offers.hide()
            return
        self.offers.show_offers(offers, -1 if row is None else row)
        self._place()

    def _place(self) -> None:
        window = self.window()
        corner = self.mapTo(window, QPoint(self.field.x(), -self._space.unit))
        room = window.width() - corner.x() - self._space.margin
        wide = min(room, max(self.field.width(), OFFERS * self._space.unit))
        self.offers.stand_on(corner, wide)

    def _preview(self) -> None:
        self._line.highlight(self.offers.current)

    def _say(self) -> None:
        if self._meant is not self.reading:
            self._meant = self.reading
            self.meant.emit(self._meant)
        if self._waits.isActive():
            self.sentence.say("last", self._waits_for)
        elif self._told is not None:
            self.sentence.say("refused" if self._told.refused else "done", self._told.sentence)
        elif self.field.text():
            self.sentence.say(self.reading.mood, self.reading.sentence)
        else:
            self.sentence.say("last", self.last.sentence)
        self.field.setAccessibleDescription(self.sentence.text)
        refused = self.sentence.tone == "refused" and bool(self.field.text())
        mark_wrong(self.field, wrong=refused)
        held = self.cites.holds_keyboard()
        self.cites.tell(self.sentence.text)
        if held and not self.cites.first:
            self.focus()  # the button next to it undoes

    # Results

    def _take_in(self, change: Change) -> None:
        self._line.take_in(change)
        self.last.look()
        if self.field.text():
            at = self.offers.current
            self._read("" if at is None else self._line.typed.offers[at].line)
        else:
            self._say()

    def _hear(self, told: Told) -> None:
        if told.settled and not told.refused and self.field.text() == self._unanswered:
            self.field.clear()  # or Enter would do it again
        self._told = told
        self._waits.stop()
        if told.refused:
            self._answered.stop()
        else:
            self._answered.start()
        self._say()

    def _wait(self, waits_for: str) -> None:
        """Say what a gesture waits for, as long as that is said again."""
        self._waits_for = waits_for
        self._waits.start()
        self._say()

    def _forget(self) -> None:
        self._told = None
        self._say()

    def _attend(self, here: bool) -> None:
        if here:
            if self._not_done:
                self.field.selectAll()
            self._offer(self._line.first)
        else:
            self.offers.hide()

    # Keys

    def _takes(self, event: QKeyEvent) -> bool:
        key = event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in ENTER:
            self._enter()
        elif key == Qt.Key.Key_Tab and (at := self.offers.current) is not None:
            self._put(self._line.typed.offers[at].line)
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self._up_or_down(up=key == Qt.Key.Key_Up)
        elif key == Qt.Key.Key_Escape:
            return self._escape()
        else:
            return False
        return True

    def _enter(self) -> None:
        """Enter the line: done, it is cleared; if not, it stays selected for the next key."""
        if self.reading.unread:
            with self._view.unhurried():
                self._read()
            if self.reading.unread:
                say = self._view.words.gettext
                sentence = say("Not done: no connection to the server. Enter tries again.")
                self._view.told.emit(Told(sentence=sentence, refused=True))
        reading, at = self.reading, self.offers.current
        if reading.request is not None:
            line = self.field.text()
            if self._view.do(reading.request):
                self._finished(line)
            else:
                self._unanswered = line if self._view.session.unanswered.is_open else ""
                self._stay()
        elif reading.jump is not None:
            self._finished(self.field.text())
            self.jumped.emit(reading.jump)
        elif at is not None and reading.mood == "asking":
            self._put(self._line.typed.offers[at].line)
        else:
            if reading.mood != "told":  # the obstacle may be gone by now
                self._read("" if at is None else self._line.typed.offers[at].line)
            self._stay()

    def _stay(self) -> None:
        line = self.field.text().strip()
        if line:
            self._history.keep(line)
            self._select()

    def _select(self) -> None:
        self.field.selectAll()
        self._not_done, self._choosing = True, False

    def _mend(self) -> None:
        """Type on in the line after an arrow, Home, End or a click."""
        if self.field.hasFocus() and self.field.selectedText() != self.field.text():
            self._not_done = False

    def _finished(self, line: str) -> None:
        self._history.keep(line.strip())
        self.field.setText("")

    def _put(self, line: str) -> None:
        """Put the line with the cursor where something is missing."""
        self.field.setText(line)
        self.field.setCursorPosition(cursor_in(line))

    def _up_or_down(self, *, up: bool) -> None:
        """Go through the completions, else earlier lines; also up from a line that was refused."""
        back = up and self._not_done and not self._choosing
        if self.offers.isVisible() and not back:
            self._choosing = True
            self.offers.step(-1 if up else 1)
            self._preview()
            self._say()
        elif up and (back or self._history.browsing or not self.field.text()):
            self._recall(self._history.older(self.field.text().strip()))
        elif not up and self._history.browsing:
            self._recall(self._history.newer())

    def _recall(self, line: str | None) -> None:
        if line is not None:
            self._recalling = True
            self.field.setText(line)
            self._recalling = False

    def _escape(self) -> bool:
        """Clear the completions, then the line; if empty, leave Esc to the window."""
        if self.offers.isVisible():
            self._shut = True
            self.offers.hide()
            self._line.highlight(None)
            self._say()
            return True
        typed = bool(self.field.text())
        self._told = None
        self.field.setText("")
        self._say()
        return typed

    def _picked(self, _row: int) -> None:
        self._preview()
        self._enter()

    def _pressed(self) -> None:
        """Do what Enter would do, as the pressed sentence says."""
        if self.field.text() and self._told is None:
            self.focus()
            self._enter()

    # Called by Qt

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        """Place the completions in the window, as the row has no room for them."""
        super().showEvent(event)
        if self.offers.parentWidget() is not self.window():
            self.offers.setParent(self.window())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self.field.setFixedWidth(max(FIELD * self._space.unit, self.width() * SHARE // 100))
        if self.offers.isVisible():
            self._place()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 -- Qt's name
        super().hideEvent(event)
        self._answered.stop()
        if self._told is not None and not self._told.refused:
            self._forget()
