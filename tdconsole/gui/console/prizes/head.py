"""What is played for, above the list: the sum of the pool, what is posted, and what is still to pay."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tdconsole.domain.owed import Owed, owed
from tdconsole.domain.payouts import prize_list
from tdconsole.domain.state import Posted, Tournament
from tdconsole.domain.values import Instant, Money
from tdconsole.gui.console.actions import BY_ID
from tdconsole.gui.console.cash.sums import paint
from tdconsole.gui.console.elided import Elided
from tdconsole.gui.console.prizes.pool_line import PoolLine, Term
from tdconsole.gui.console.prizes.posted import posted_at
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.prize_words import posted_words, since_words

_BETWEEN: Final = " · "


def terms(words: Catalogue, state: Tournament) -> tuple[Term, ...]:
    """As it is added up; what there is none of is left out."""
    say, came_in = words.pgettext, state.takings.pool
    deducted = Money(came_in + state.terms.added - state.terms.played_for(came_in))
    overlay = Money(state.pool - state.terms.played_for(came_in))
    found = (
        Term(id="taken", label=say("pool", "taken"), amount=came_in),
        Term(id="deducted", label=say("pool", "deducted"), amount=deducted, sign="−"),
        Term(id="added", label=say("pool", "added"), amount=state.terms.added, sign="+"),
        Term(id="overlay", label=say("pool", "overlay"), amount=overlay, sign="+"),
    )
    shown = tuple(one for one in found if one.amount or one.id == "taken")
    whole = Term(id="pool", label=say("pool", "prize pool"), amount=state.pool, sign="=")
    return (*shown, whole)


class Head(QWidget):
    def __init__(self, watch: Watch, theme: Theme) -> None:
        super().__init__()
        self._watch, self._words = watch, watch.words
        self._posted: tuple[Posted | None, Instant | None] = (None, None)
        faces, sizes, space = theme.console.faces, theme.console.type, theme.console.space
        self.title = QLabel(BY_ID["prizes"].label(watch.words))
        self.title.setFont(lettering(faces.strong, sizes.title))
        self.pool = PoolLine(watch.words, theme)
        self.stands = Elided()
        self.since = Elided()
        self.since.setProperty("role", "waiting")
        self.owed = QLabel()
        self.owed.setTextFormat(Qt.TextFormat.PlainText)
        above, below = QHBoxLayout(), QHBoxLayout()
        for row in (above, below):
            row.setSpacing(space.gap)
        above.addWidget(self.title)
        above.addWidget(self.pool, 1)
        below.addWidget(self.stands, 1)
        below.addWidget(self.owed)
        down = QVBoxLayout(self)
        down.setContentsMargins(0, 0, 0, 0)
        down.setSpacing(space.unit)
        down.addLayout(above)
        down.addLayout(below)
        down.addWidget(self.since)

    def show_state(self) -> None:
        words, state = self._words, self._watch.state
        currency = state.setup.currency
        self.pool.show_terms(terms(words, state), currency)
        self.stands.say(self._stands(state))
        prizes = state.prizes
        waits = prizes.posted is None and prizes.refunds is None and prizes.deal is None
        paint(self.stands, "waiting" if waits and state.entries.by_id else "quiet")
        since = self._since(state)
        self.since.say(since)
        self.since.setVisible(bool(since))
        self._show_owed(owed(state), currency)

    def _stands(self, state: Tournament) -> str:
        words = self._words
        if state.prizes.refunds is not None:
            return words.gettext("The tournament was cancelled: whoever was still in has a refund.")
        places = len(prize_list(state))
        posted, deal = state.prizes.posted, state.prizes.deal
        said = [words.ngettext("{number} place paid", "{number} places paid", places)]
        if posted is not None or deal is None:
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

    def _at(self, state: Tournament) -> Instant | None:
        """Looked up once for each posting."""
        posted = state.prizes.posted
        if posted is None:
            return None
        if self._posted[0] is not posted:
            timeline = self._watch.session.timeline(self._watch.tournament)
            self._posted = (posted, posted_at(timeline))
        return self._posted[1]

    def _show_owed(self, every: tuple[Owed, ...], currency: str) -> None:
        words = self._words
        open_ones = [one.open for one in every if one.open > 0]
        over = sum(one.open for one in every if one.open < 0)
        if over:
            amount = words.money(Money(-over), currency)
            paint(self.owed, "stopped")
            self.owed.setText(words.gettext("{amount} to take back", amount=amount))
        elif open_ones:
            amount = words.money(Money(sum(open_ones)), currency)
            paint(self.owed, "waiting")
            self.owed.setText(
                words.ngettext(
                    "{number} to pay, {amount}",
                    "{number} to pay, {amount}",
                    len(open_ones),
                    amount=amount,
                )
            )
        else:
            paint(self.owed, "done")
            self.owed.setText(words.gettext("all paid") if every else "")
