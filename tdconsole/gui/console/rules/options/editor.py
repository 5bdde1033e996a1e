"""The override of one rule: its value, a reason if there is one, and Enter."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton

from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.rejections.structure import RulesUnchanged
from tdconsole.domain.rules.book import OPTIONS, RuleChanges
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.rules.options.fields import field_for
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.leavable import Leavable
from tdconsole.gui.shared.layout import column_of, row_of
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.i18n.rules.books import rule_value
from tdconsole.projections.rules.listed import RuleLine
from tdconsole.wall.theme import Theme

LONGEST_REASON = 4000


class RuleEditor(Leavable):
    """The editor, built for one rule and closed with it."""

    def __init__(self, view: TournamentView, theme: Theme, line: RuleLine) -> None:
        super().__init__()
        self._view, self._line = view, line
        say = view.words.gettext
        currency = view.state.setup.currency
        self.field = field_for(view.words, theme, line.option, currency)
        self.field.put(line.now.value)
        self.reason = QLineEdit()
        self.reason.setMaxLength(LONGEST_REASON)
        self.reason.setPlaceholderText(say("Reason, for the log"))
        self.reason.setAccessibleName(say("Reason, for the log"))
        self.said = CitedLabel(view, theme, brief=True)
        self.go = QPushButton(say("Override the rule"))
        self.go.setProperty("kind", "chief")
        self.go.setAccessibleName(self.go.text())
        self.cancel = QPushButton(say("Cancel"))
        self.cancel.setAccessibleName(say("Leave the rule as it is"))
        self._lay_out(theme)
        self.field.changed.connect(self._look)
        self.go.clicked.connect(self.ask)
        self.cancel.clicked.connect(self.left)
        self._look()

    def _lay_out(self, theme: Theme) -> None:
        space = theme.console.space
        buttons = row_of((self.reason, 1), self.cancel, self.go, gap=space.gap)
        column_of(self.field, self.said.with_sign(), buttons, gap=space.gap, within=self)

    def begin(self) -> None:
        self.field.first.setFocus(Qt.FocusReason.TabFocusReason)

    def request(self) -> OverrideRules | None:
        value = self.field.value()
        if value is None:
            return None
        changes = RuleChanges(**{OPTIONS[self._line.option]: value})
        return OverrideRules(changes=changes, reason=self.reason.text().strip() or None)

    def ask(self) -> None:
        if not self.go.isEnabled():
            return
        request = self.request()
        if request is not None and self._view.do(request):
            self.left.emit()

    def _look(self) -> None:
        """Show the outcome, or why it is not possible, before it is requested."""
        words, request, line = self._view.words, self.request(), self._line
        if request is None:
            self.said.setText(self.field.missing)
            self.go.setEnabled(False)
            return
        answer = self._view.foresee(request)
        value = getattr(request.changes, OPTIONS[line.option])
        told = rule_value(words, line.option, value)
        if isinstance(answer, RulesUnchanged):
            said = words.gettext("It is in force like that now.")
        elif isinstance(answer, Refusal):
            said = self._view.said(answer)
        elif value == line.book.value:
            said = words.gettext("Back to the book: {value}", value=told)
        else:
            said = words.gettext("Will be in force: {value}", value=told)
        self.said.setText(said)
        self.go.setEnabled(not isinstance(answer, Refusal))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 -- Qt's name
        if event.key() in ENTER:
            self.ask()
        else:
            super().keyPressEvent(event)
