"""The head above the list: the sum of the pool, what is posted, and what is still to be paid."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from tdconsole.domain.prize_list.satellite import seat_of
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.dues import Totals, totals
from tdconsole.domain.prizes.envelopes import put_in
from tdconsole.domain.prizes.unclaimed import unwon
from tdconsole.domain.state.money import Posted
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Money
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.cash.sums import paint
from tdconsole.gui.console.prizes.pool_line import PoolLine, Term
from tdconsole.gui.console.prizes.posted import posted_at
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.shared.layout import column_of, title_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.prizes.bounties import put_in_words
from tdconsole.i18n.prizes.words import paid_words, posted_words, since_words, unwon_words
from tdconsole.wall.theme import Theme

_BETWEEN: Final = " · "


def terms(words: Catalogue, state: Tournament) -> tuple[Term, ...]:
    """Return the terms in the order of the sum, without those that are zero."""
    say, came_in = words.pgettext, state.takings.pool
    deducted = Money(came_in + state.terms.added - state.terms.played_for(came_in))
    overlay = Money(state.pool - state.terms.played_for(came_in))
    found = (
        Term(id="taken", label=say("pool", "into the pool"), amount=came_in),
        Term(id="deducted", label=say("pool", "deducted"), amount=deducted, sign="−"),
        Term(id="added", label=say("pool", "added"), amount=state.terms.added, sign="+"),
        Term(id="overlay", label=say("pool", "overlay"), amount=overlay, sign="+"),
    )
    shown = tuple(one for one in found if one.amount or one.id == "taken")
    whole = Term(id="pool", label=say("pool", "prize pool"), amount=state.pool, sign="=")
    return (*shown, whole)


class Head(QWidget):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view, self._words = view, view.words
        self._posted: tuple[Posted | None, Instant | None] = (None, None)
        space = theme.console.space
        self.title = title_of(theme, view.words.pgettext("page", "Prizes"))
        self.pool = PoolLine(view.words, theme)
        self.totals = Elided()
        self.since = Elided()
        self.since.setProperty("role", "waiting")
        self.unwon, self.put_in = Elided(), Elided()
        self.owed = QLabel()
        self.owed.setTextFormat(Qt.TextFormat.PlainText)
        above, below = QHBoxLayout(), QHBoxLayout()
        for row in (above, below):
            row.setSpacing(space.gap)
        above.addWidget(self.title)
        above.addWidget(self.pool, 1)
        below.addWidget(self.totals, 1)
        below.addWidget(self.owed)
        column_of(above, below, self.since, self.unwon, self.put_in, gap=space.unit, within=self)

    def show_state(self) -> None:
        words, state = self._words, self._view.state
        currency = state.setup.currency
        self.pool.show_terms(terms(words, state), currency)
        self.totals.say(self._stands(state))
        prizes = state.prizes
        posted = prizes.posted is not None or state.in_flights
        waits = not posted and prizes.refunds is None and prizes.deal is None
        paint(self.totals, "waiting" if waits and state.entries.by_id else "quiet")
        since = self._since(state)
        self.since.say(since)
        self.since.setVisible(bool(since))
        for part, told in (
            (self.unwon, unwon_words(words, unwon(state), currency)),
            (self.put_in, self._put_in(state)),
        ):
            part.say(told)
            part.setVisible(bool(told))
        self._show_owed(totals(state), currency)

    def _stands(self, state: Tournament) -> str:
        words = self._words
        if state.prizes.refunds is not None:
            return words.gettext(
                "The tournament was called off: every player still in has a refund."
            )
        amounts, currency = prize_list(state), state.setup.currency
        posted, deal = state.prizes.posted, state.prizes.deal
        said = [paid_words(words, amounts, seat_of(state), currency)]
        if state.in_flights:
            said.append(words.gettext("who has won them is known when the flights are merged"))
        elif posted is not None or deal is None:
            said.append(posted_words(words, posted, self._at(state)))
        if deal is not None:
            said.append(words.gettext("a deal was agreed"))
        return _BETWEEN.join(said)

    def _since(self, state: Tournament) -> str:
        if state.prizes.refunds is not None:
            return ""
        entries = len(state.entries.by_id)
        currency = state.setup.currency
        return since_words(self._words, state.prizes.posted, entries, state.pool, currency)

    def _put_in(self, state: Tournament) -> str:
        if not state.entries.by_id:
            return ""
        sold, currency = state.takings.bounties, state.setup.currency
        return put_in_words(self._words, sold, put_in(state), currency)

    def _at(self, state: Tournament) -> Instant | None:
        """Return when it was posted, looked up once for each posting."""
        posted = state.prizes.posted
        if posted is None:
            return None
        if self._posted[0] is not posted:
            timeline = self._view.session.timeline(self._view.tournament)
            self._posted = (posted, posted_at(timeline))
        return self._posted[1]

    def _show_owed(self, totals: Totals, currency: str) -> None:
        words, told = self._words, list[str]()
        if totals.over:
            amount = words.money(totals.over, currency)
            told.append(words.gettext("{amount} to take back", amount=amount))
        if totals.unpaid:
            told.append(
                words.ngettext(
                    "{number} to pay, {amount}",
                    "{number} to pay, {amount}",
                    totals.unpaid,
                    amount=words.money(totals.open, currency),
                )
            )
        if totals.every and not told:
            told.append(words.gettext("all paid"))
        paint(self.owed, "stopped" if totals.over else "waiting" if totals.unpaid else "done")
        self.owed.setText(_BETWEEN.join(told))
