"""A question about one entry, below the list it was asked from: Enter does it, Esc leaves it."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit

from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.rejections.entry import Overridable
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.engine.turned import is_turned
from tdconsole.gui.console.entry.desk.charge import passed
from tdconsole.gui.console.entry.entrants.questions import Question, Ready
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.field import mark_wrong
from tdconsole.gui.console.widgets.leavable import Leavable
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.session import Change
from tdconsole.wall.theme import Theme

MOST: Final = 3
"""The most fields of a question."""
BESIDE: Final = 2
"""The number of fields on the first line."""


class Asking(Leavable):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view = view
        self._question: Question | None = None
        words, space, faces = view.words, theme.console.space, theme.console.faces
        card = QFrame()
        card.setProperty("kind", "card")
        self.title = Elided()
        self.title.setFont(lettering(faces.strong, theme.console.type.text))
        self.labels = [QLabel() for _ in range(MOST)]
        self.fields = [QLineEdit() for _ in range(MOST)]
        self.why = QLineEdit()
        self.why_label = QLabel(words.gettext("Why"))
        self.why.setAccessibleName(words.gettext("Why the limit of this gesture is passed"))
        self.said = CitedLabel(view, theme)
        self.button = button_of(kind="chief", press=self._do)
        self.cancel = button_of(
            words.gettext("Cancel"), name=words.gettext("Leave the question"), press=self.left.emit
        )
        across, below, passing = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for row in (across, below, passing):
            row.setSpacing(space.gap)
        for at, (label, field) in enumerate(zip(self.labels, self.fields, strict=True)):
            row = across if at < BESIDE else below
            row.addWidget(label)
            row.addWidget(field, 1)
        passing.addWidget(self.why_label)
        passing.addWidget(self.why, 1)
        buttons = row_of(STRETCH, self.cancel, self.button, gap=space.gap)
        column_of(
            self.title,
            across,
            below,
            self.said,
            self.said.cites,
            passing,
            buttons,
            gap=space.gap,
            margin=space.margin,
            within=card,
        )
        column_of(card, within=self)
        self.button.installEventFilter(self)
        for field in (*self.fields, self.why):
            field.installEventFilter(self)
            field.textChanged.connect(lambda _text: self._look())
        view.changed.connect(self._changed)
        self.hide()

    def ask(self, question: Question) -> None:
        self._question = None
        self.title.say(question.title)
        self.button.setText(question.button)
        self.button.setAccessibleName(f"{question.title}: {question.button}")
        for at, (label, field) in enumerate(zip(self.labels, self.fields, strict=True)):
            used = at < len(question.lines)
            label.setVisible(used)
            field.setVisible(used)
            field.clear()
            if used:
                line = question.lines[at]
                label.setText(line.label)
                field.setAccessibleName(f"{question.title}: {line.label}")
                field.setPlaceholderText(line.example)
                field.setText(line.typed)
        self.why.clear()
        self._show_why(shown=False)
        self._question = question
        self.show()
        self._look()
        if question.lines:
            self.fields[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        self._question = None
        self.hide()

    def _show_why(self, *, shown: bool) -> None:
        self.why.setVisible(shown)
        self.why_label.setVisible(shown)

    # Display

    def _changed(self, change: Change) -> None:
        """Leave a question about the flight that was in hand before."""
        if self._question is not None and is_turned(change):
            self.left.emit()
        else:
            self._look()

    def _ready(self) -> Ready | str:
        if self._question is None:
            return ""
        return self._question.ready(tuple(field.text() for field in self.fields))

    def _look(self) -> None:
        if self._question is None:
            return
        ready = self._ready()
        typed = any(field.text().strip() for field in self.fields if not field.isHidden())
        self._mark(wrong=isinstance(ready, str) and typed)
        if isinstance(ready, str):
            self.button.setEnabled(False)
            self._say(ready, "waiting")
            return
        refused = None
        if ready.request is not None:
            answer = self._view.foresee(self._passing(ready.request))
            refused = answer if isinstance(answer, Refusal) else None
        barred = not (refused is None or isinstance(refused, Overridable))
        self.button.setEnabled(not barred)
        self._mark(wrong=barred)
        if refused is None:
            self._say(ready.sentence, "quiet")
            return
        said = self._view.said(refused)
        if isinstance(refused, Overridable) and self.why.isHidden():
            said += " " + self._view.words.gettext("Enter: pass it all the same.")
        self._say(said, "waiting")

    def _mark(self, *, wrong: bool) -> None:
        """Mark the only field; of several, the sentence says which one is meant."""
        alone = sum(not field.isHidden() for field in self.fields) == 1
        mark_wrong(self.fields[0], wrong=wrong and alone)

    def _passing(self, request: Request) -> Request:
        why = self.why.text().strip()
        return passed(request, why) if why and not self.why.isHidden() else request

    def _say(self, sentence: str, role: str) -> None:
        if self.said.property("role") != role:
            self.said.setProperty("role", role)
            self.said.style().polish(self.said)
        self.said.setText(sentence)

    # Gestures

    def _do(self) -> None:
        ready = self._ready()
        if isinstance(ready, str):
            return
        if ready.request is None:
            self._do_deed(ready)
            return
        request = self._passing(ready.request)
        if isinstance(self._view.foresee(request), Overridable):
            self._show_why(shown=True)
            self.why.setFocus(Qt.FocusReason.OtherFocusReason)
            self._look()
            return
        told = self._view.ask(request)
        if told.refused:
            self._say(told.sentence, "stopped")
        else:
            self.left.emit()

    def _do_deed(self, ready: Ready) -> None:
        if ready.deed is None:
            return
        try:
            told = ready.deed()
        except KnownError as error:
            told = Told(sentence=mishap(self._view.words, error), refused=True)
        self._view.told.emit(told)
        if told.refused:
            self._say(told.sentence, "stopped")
        else:
            self.left.emit()

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in ENTER
        ):
            self._do()
            return True
        return super().eventFilter(viewing, event)
