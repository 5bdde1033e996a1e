"""The start of hand-for-hand play: what it would do, and down to how many players."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from tdconsole.domain.bubble.hand_for_hand import next_jump
from tdconsole.domain.language.commands.bubble import StartHandForHand
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.field import mark_wrong
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, row_of, title_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.books import cited
from tdconsole.i18n.rules.bubble_values import bubble_rule
from tdconsole.wall.theme import Theme

_WIDE: Final = 140
_FIELD: Final = 24
"""The field's width, in units."""
MOST: Final = 1_000_000


class Beginning(QWidget):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view, words = view, view.words
        space = theme.console.space
        title = title_of(theme, words.gettext("Play is not hand-for-hand."))
        self.told, self.why = CitedLabel(view, theme), CitedLabel(view, theme)
        self.why.setProperty("role", "waiting")
        self.until = QLineEdit()
        self.until.setFixedWidth(_FIELD * space.unit)
        self.until.setAccessibleName(words.gettext("Until this many players are left"))
        label = QLabel(words.pgettext("hand for hand", "Until players left:"))
        label.setBuddy(self.until)
        self.start = button_of(
            words.pgettext("action", "Start hand for hand"), kind="chief", press=self._begin
        )
        self.start.setAccessibleName(self.start.text())
        across = row_of(label, self.until, self.start, (STRETCH, 1), gap=space.gap)
        column = QWidget()
        column.setFixedWidth(_WIDE * space.unit)
        within = column_of(
            (STRETCH, 1),
            title,
            self.told,
            self.told.cites,
            across,
            self.why,
            self.why.cites,
            gap=space.margin,
            within=column,
        )
        within.addStretch(2)
        row_of((column, 0, Qt.AlignmentFlag.AlignHCenter), within=self)
        self.until.textChanged.connect(self._judge)
        self.until.returnPressed.connect(self._begin)

    def show_state(self) -> None:
        state = self._view.state
        self.told.setText(_rules_sentence(self._view.words, state))
        jump = next_jump(state)
        self.until.setPlaceholderText("" if jump is None else self._view.words.number(jump))
        self._judge()

    def leave(self) -> None:
        self.until.clear()

    def _request(self) -> StartHandForHand | None:
        """Return the request, or None if no number is typed."""
        typed = self.until.text().strip()
        if not typed:
            return StartHandForHand()
        if not typed.isdecimal() or not 1 <= int(typed) <= MOST:
            return None
        return StartHandForHand(until=int(typed))

    def _judge(self) -> None:
        request, say = self._request(), self._view.words.gettext
        mark_wrong(self.until, wrong=request is None)
        if request is None:
            fault = say("With how many players left does it end? A number.")
        else:
            foreseen = self._view.foresee(request)
            fault = self._view.said(foreseen) if isinstance(foreseen, Refusal) else ""
        self.why.setText(fault)
        self.start.setEnabled(not fault)

    def _begin(self) -> None:
        request = self._request()
        if request is not None and self._view.do(request):
            self.until.clear()


def _rules_sentence(words: Catalogue, state: Tournament) -> str:
    """Say how hand-for-hand play runs by the tournament's own rulebook."""
    minutes, hold = state.rules.hand_minutes, state.rules.hold_all_in
    cites = dict.fromkeys(
        cited(words, state.rules, cite) for cite in (minutes.cite, hold.cite) if cite
    )
    said = words.gettext(
        "Every table deals one hand and waits until all are done. The clock is stopped; each "
        "hand takes off it: {minutes}. A called all-in is {held}.",
        minutes=bubble_rule(words, "h4h.minutes_per_hand", minutes.value),
        held=bubble_rule(words, "h4h.hold_all_in", hold.value),
    )
    return f"{said} ({', '.join(cites)})" if cites else said
