"""The effect of a drafted set-up: what applying it would do, for whom, and the button for it."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QWidget,
)

from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.setup.drafting import Drafting
from tdconsole.gui.console.setup.forms.fields import note, say_in
from tdconsole.gui.console.setup.forms.plan import differing, values
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.flights.rules import endless_words, flights_words
from tdconsole.i18n.setup.chips import change_lines
from tdconsole.i18n.setup.terms import term_name, term_value
from tdconsole.projections.flights.end import is_endless
from tdconsole.projections.setup.changes import SetupChanges
from tdconsole.wall.theme import Theme

OF_ENTRIES: Final = frozenset({"price", "stack", "second_half"})
"""Terms that those already in may be given, too."""
ROOM: Final = 26
"""Units reserved for the effect or the fault, so that the buttons stay where they are."""


class EffectCard(QFrame):
    turned = Signal()
    """Emitted when it is chosen for whom it applies."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._view, words = view, view.words
        say, space = words.gettext, theme.console.space
        title = label_of(
            say("What it does"), font=lettering(theme.console.faces.strong, theme.console.type.text)
        )
        self.told, self.meanwhile = (
            CitedLabel(view, theme, brief=True),
            note(theme, role="waiting"),
        )
        self.told.setFont(self.meanwhile.font())
        self.said, self.endless = note(theme), note(theme, role="waiting")
        self.endless.setText(endless_words(words))
        self.too = Tick(say("For those who are in as well"), theme)
        self.too.toggled.connect(self.turned)
        self.reason = QLineEdit()
        self.reason.setMaxLength(400)
        self.reason.setAccessibleName(say("Reason, for the log"))
        self.reason.setPlaceholderText(say("Reason, for the log"))
        self.again = button_of(say("Start again"), name=say("Start again from the present set-up"))
        self.again.setToolTip(self.again.accessibleName())
        self.apply = button_of(say("Apply"), kind="chief", name=say("Apply the set-up"))
        self.apply.setToolTip("Ctrl+Return")
        ends = row_of(self.apply, self.again, (STRETCH, 1), gap=space.gap)
        told = column_of(self.told.with_sign(), (STRETCH, 1))
        kept = QWidget()
        kept.setMinimumHeight(ROOM * space.unit)
        kept.setLayout(told)
        told.setContentsMargins(0, 0, 0, 0)
        inside = column_of(title, ends, kept, gap=space.gap, margin=space.margin, within=self)
        for part in (
            self.endless,
            self.meanwhile,
            self.too,
            self.reason,
            self.said,
        ):
            inside.addWidget(part)

    def show_effect(
        self, drafting: Drafting, would: SetupChanges | Rejection | None, wrong: str
    ) -> None:
        """Show the effect; whatever is wrong is marked at its field, too."""
        say, locked = self._view.words.gettext, drafting.locked
        pending = (drafting.pending or bool(wrong)) and not locked
        refused = isinstance(would, Refusal)
        self.apply.setEnabled(pending and not wrong and not refused)
        self.again.setVisible(pending)
        drafted = set(differing(drafting.present, drafting.mine))
        has_entries = bool(self._view.state.entries.by_id)
        self.too.setVisible(not locked)
        self.too.setEnabled(pending and has_entries and bool(drafted & OF_ENTRIES))
        self.reason.setEnabled(not locked)
        self._tell_meanwhile(drafting)
        flights, structure = drafting.mine.terms.flights, self._view.state.setup.structure
        endless = not self._view.state.merged and is_endless(flights, structure)
        self.endless.setVisible(endless and not locked)
        if locked:
            say_in(
                self.told, say("The tournament is finished: its set-up stays as it is."), "quiet"
            )
        elif wrong:
            say_in(self.told, wrong, "stopped")
        elif isinstance(would, SetupChanges):
            lines = [*change_lines(self._view.words, would), *self._of_flights(drafting, would)]
            say_in(self.told, "\n".join(lines), "ink")
        elif would is not None:
            reason = self._view.said(would)
            say_in(self.told, say("It can't be applied: {reason}", reason=reason), "stopped")
        else:
            waits = say("Whatever you change waits here until you apply it.")
            say_in(self.told, waits, "quiet")
        if pending:
            self.tell("")

    def _of_flights(self, drafting: Drafting, would: SetupChanges) -> Iterator[str]:
        """Say how flights would be played, and what becomes of players already in."""
        if "flights" not in would.fields:
            return
        words, state, flights = self._view.words, self._view.state, drafting.mine.terms.flights
        if flights == "off":
            yield words.gettext("It is played on one day again, and its places are paid.")
            return
        yield words.gettext("Flights: {how}.", how=flights_words(words, flights))
        if drafting.present.terms.flights == "off":
            names = flights.names or (flight_name(state, state.current),)
            yield words.gettext(
                "What is played now is {flight}; prizes wait until the flights are merged.",
                flight=names[0],
            )

    def _tell_meanwhile(self, drafting: Drafting) -> None:
        """Say what somebody else changed, and where that differs from the draft."""
        words, clashes = self._view.words, drafting.clashes
        held, currency = values(drafting.present), drafting.present.currency
        lines = []
        for name in drafting.elsewhere:
            value = term_value(words, name, held[name], currency)
            sentence = (
                words.gettext("Elsewhere, {field} became {value}; applying replaces it by yours.",
                    field=term_name(words, name), value=value)
                if name in clashes
                else words.gettext("Elsewhere, {field} became {value}.",
                    field=term_name(words, name), value=value)
            )  # fmt: skip
            lines.append(sentence)
        self.meanwhile.setText("\n".join(lines))
        self.meanwhile.setVisible(bool(lines))

    def tell(self, sentence: str, *, done: bool = False) -> None:
        say_in(self.said, sentence, "done" if done else "quiet")
        self.said.setVisible(bool(sentence))

    def written_reason(self) -> str | None:
        return self.reason.text().strip() or None
