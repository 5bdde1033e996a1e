"""The evening called off: which case it is, the stacks if they count, and the refunds."""

from typing import assert_never

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from tdconsole.domain.language.commands.money import CancelTournament
from tdconsole.domain.language.rejections.payouts import StacksNotTold
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.prizes.cancelling import Called, called_off, present_case
from tdconsole.domain.prizes.refunds import CITE, Case
from tdconsole.domain.prizes.unclaimed import remains
from tdconsole.domain.values import Money
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.cash.sums import paint
from tdconsole.gui.console.payouts.stacks import Left, StackListing, StackRows
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.shared.layout import button_of, column_of, title_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.line.typing.typed_chips import amount as chips_typed
from tdconsole.line.typing.typed_chips import unreadable
from tdconsole.wall.theme import Theme

WIDE, TALL = 160, 130
"""The size of the dialog, in units."""


class CancelDialog(QDialog):
    def __init__(self, view: TournamentView, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view, self._words, self._theme = view, view.words, theme
        self._asking = False
        words, space, faces = view.words, theme.console.space, theme.console.faces
        self.setWindowTitle(words.gettext("Call the tournament off"))
        self.resize(WIDE * space.unit, TALL * space.unit)
        self.title = title_of(theme, case_words(words, present_case(view.state)))
        self.how = CitedLabel(view, theme)
        self.how.setText(self._rule())
        self.how.setProperty("role", "quiet")
        self.rows = StackRows(view, theme)
        self.listing = StackListing(self.rows, view, theme)
        self.chips, self.total, self.said = QLabel(), QLabel(), CitedLabel(view, theme)
        for label in (self.title, self.how, self.chips, self.total, self.said):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.total.setFont(lettering(faces.strong, theme.console.type.text))
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(words.gettext("why the tournament is called off"))
        self.reason.setAccessibleName(words.gettext("Why the tournament is called off"))
        self.button = button_of(
            words.pgettext("action", "Call the tournament off"), press=self._do, default=False
        )
        self.leave = button_of(words.gettext("Go on playing"), press=self.reject, default=False)
        for button in (self.button, self.leave):
            button.setAccessibleName(button.text())
        whole = column_of(
            self.title,
            self.how,
            self.how.cites,
            (self.listing, 1),
            gap=space.gap,
            margin=2 * space.margin,
            within=self,
        )
        for part in (self.chips, self.total, self.reason, self.said):
            whole.addWidget(part)
        press = QHBoxLayout()
        press.addWidget(self.leave)
        press.addStretch()  # apart: the button that ends the evening is never pressed by mistake
        press.addWidget(self.button)
        whole.addLayout(press)
        self.listing.typed.connect(self._count)
        self.listing.refused.connect(lambda why: self._say(why, "waiting"))
        self.listing.pasted.connect(self._count_list)
        self.listing.wanted.connect(lambda _key: self.listing.type_here())
        self.reason.textChanged.connect(lambda _text: self._look())
        view.changed.connect(self._begin_again)
        if self._needs_stacks:
            self.listing.select(self.rows.at(0).entry)
            self.listing.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.reason.setFocus(Qt.FocusReason.OtherFocusReason)
        self._look()

    def _rule(self) -> str:
        """Name whose method it is, as no other rulebook has one."""
        state = self._view.state
        told = [case_rule(self._words, present_case(state))]
        if state.takings.bounties and present_case(state) != "nobody_out":
            told.append(self._words.gettext("What was paid for heads and not won goes back too."))
        return f"{' '.join(told)} ({CITE})"

    @property
    def _needs_stacks(self) -> bool:
        return present_case(self._view.state) != "nobody_out" and self.rows.rowCount() > 0

    def _begin_again(self, _change: object) -> None:
        """Begin again after somebody else's step: the stacks counted are no longer valid."""
        if self._asking:
            return
        if self._view.state.finished:
            self.reject()
            return
        case = present_case(self._view.state)
        self.title.setText(case_words(self._words, case))
        self.how.setText(self._rule())
        told = {row.entry: row.stack for row in self.rows.every()}
        fresh = StackRows(self._view, self._theme)
        self.rows.fill(
            row
            if row.seat is None
            else Left(entry=row.entry, seat=row.seat, stack=told.get(row.entry))
            for row in fresh.every()
        )
        fresh.deleteLater()
        self._look()

    # Typing

    def _count(self, row: Left, typed: str) -> None:
        stack = chips_typed(typed) if typed.strip() else None
        if typed.strip() and stack is None:
            self._say(unreadable(self._words, typed), "waiting")
            return
        self.rows.count(row, stack)
        self.listing.step_on()
        self._look()

    def _count_list(self, typed: list[str]) -> None:
        """Count the list, all or nothing: one number that can't be read would shift the rest."""
        words, rows = self._words, self.listing.below()
        stacks = [chips_typed(one) for one in typed]
        if None in stacks:
            at = stacks.index(None)
            sentence = words.gettext(
                "Line {number} of the list: {fault} None of the list was taken.",
                number=words.number(at + 1),
                fault=unreadable(words, typed[at]),
            )
            self._say(sentence, "waiting")
            return
        if len(stacks) > len(rows):
            sentence = words.gettext(
                "The list has {lines} lines, and from here on {players} stacks are typed: none of the list was taken.",
                lines=words.number(len(stacks)),
                players=words.number(len(rows)),
            )
            self._say(sentence, "waiting")
            return
        for row, stack in zip(rows, stacks, strict=False):
            self.rows.count(row, stack)
        self._look()

    # Display

    def _look(self) -> None:
        words, state = self._words, self._view.state
        off = called_off(state, self.rows.counted_stacks())
        self._show_chips()
        if not isinstance(off, Called):
            self.rows.give_back()
            self.total.setText("")
            self.button.setEnabled(False)
            self._say(self._why(off), "waiting")
            return
        self.rows.give_back({one.entry: one.amount for one in off.refunds})
        currency = state.setup.currency
        total = words.money(Money(sum(one.amount for one in off.refunds)), currency)
        said = words.gettext("{amount} to be given back", amount=total)
        if off.heads:
            told = words.money(off.heads, currency)
            said += ", " + words.gettext("{amount} of it for heads", amount=told)
        kept = remains(state, Money(sum(one.amount for one in off.refunds)))
        if kept > 0:
            stays = words.money(kept, currency)
            said += "; " + words.gettext("{amount} remains with the house", amount=stays)
        self.total.setText(said)
        reason = self.reason.text().strip()
        if not reason:
            self.button.setEnabled(False)
            self._say(words.gettext("Say why the tournament is called off."), "waiting")
            return
        answer = self._view.foresee(self._request())
        refused = isinstance(answer, Refusal)
        self.button.setEnabled(not refused)
        self._say(self._view.said(answer) if isinstance(answer, Refusal) else "", "waiting")

    def _show_chips(self) -> None:
        words, state = self._words, self._view.state
        self.chips.setVisible(self._needs_stacks)
        short = state.chips - self.rows.all_chips()
        told = words.gettext(
            "{typed} of {chips} chips in play are counted",
            typed=words.number(self.rows.all_chips()),
            chips=words.number(state.chips),
        )
        paint(self.chips, "waiting" if short else "done")
        self.chips.setText(told)

    def _why(self, off: Rejection) -> str:
        """Return the reason; of many players not counted yet it only says how many."""
        if isinstance(off, StacksNotTold):
            return self._words.ngettext(
                "The stack of {number} player is not typed yet.",
                "The stacks of {number} players are not typed yet.",
                len(off.entries),
            )
        return self._view.said(off)

    def _request(self) -> CancelTournament:
        return CancelTournament(
            stacks=self.rows.counted_stacks(), reason=self.reason.text().strip()
        )

    def _say(self, sentence: str, role: str) -> None:
        paint(self.said, role)
        self.said.setText(sentence)

    # Gestures

    def _do(self) -> None:
        self._look()
        if not self.button.isEnabled():
            return
        self._asking = True
        told = self._view.ask(self._request())
        self._asking = False
        if told.refused:
            self._say(told.sentence, "stopped")
        else:
            self.accept()


def case_words(words: Catalogue, case: Case) -> str:
    say = words.gettext
    match case:
        case "nobody_out":
            return say("Nobody is out yet")
        case "before_the_money":
            return say("Somebody is out, nobody has won a prize")
        case "in_the_money":
            return say("In the money")
        case _:
            assert_never(case)


def case_rule(words: Catalogue, case: Case) -> str:
    say = words.gettext
    match case:
        case "nobody_out":
            return say("Everybody gets back all that was paid.")
        case "before_the_money":
            return say(
                "Each player left gets back all fees; half of the pool goes in equal parts, half "
                "by chips."
            )
        case "in_the_money":
            return say(
                "Each player left gets back all fees and the lowest open prize; of the rest half "
                "goes in equal parts, half by chips."
            )
        case _:
            assert_never(case)
