"""Bounties in the set-up: paid in full, partly added to the winner's own, or in envelopes."""

import re
from decimal import Decimal
from typing import Final

from PySide6.QtWidgets import QLineEdit

from tdconsole.domain.language.terms import Envelope, Mystery, Progressive
from tdconsole.domain.prizes.envelopes import inside
from tdconsole.domain.values import Money, Off
from tdconsole.gui.console.setup.forms.fields import Rows, figure, note, say_in
from tdconsole.gui.console.setup.forms.plan import Plan, with_terms
from tdconsole.gui.console.setup.forms.typed import money, money_shown, number
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.prizes.bounties import envelopes_words, head_kind
from tdconsole.i18n.setup.terms import term_name
from tdconsole.wall.theme import Theme

MOST_MONEY: Final = 10**12
MOST_ENVELOPES: Final = 100_000
MOST_SUMS: Final = 1000
MOST_PLAYERS: Final = 1_000_000
_SHARE: Final = re.compile(r"([0-9]{1,3})(?:[.,]([0-9]{1,2}))?\s*%?", re.ASCII)
_ENVELOPES: Final = re.compile(r"\s*([0-9]{1,6})\s*[x×*]\s*(\S.*?)\s*", re.ASCII | re.IGNORECASE)


class HeadsForm(Rows):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__(theme)
        say = words.gettext
        self._words, self._currency, self._bounty = words, "EUR", Money(0)
        self.kind = Choice(theme)
        self.kind.addItem(head_kind(words, "fixed"), "off")
        self.kind.addItem(head_kind(words, "progressive"), "progressive")
        self.kind.addItem(head_kind(words, "mystery"), "mystery")
        self.share = figure(say("Onto the winner's head"), 18, theme)
        self.share.setText(share_shown(Progressive().to_head))
        self.envelopes = QLineEdit()
        self.envelopes.setPlaceholderText(say("such as 1 × 1000; 20 × 50"))
        self.players = figure(say("Envelopes from players"), 18, theme)
        self.players.setPlaceholderText(say("the money"))
        self.inside = note(theme)
        self.add("heads", term_name(words, "heads"), self.kind)
        self._rows_of = {"to_head": self._row}
        self.add("to_head", self.share.accessibleName(), self.share, say("percent of a head"))
        self._rows_of["envelopes"] = self._row
        self.add("envelopes", say("Envelopes"), self.envelopes)
        self.grid.addWidget(self.inside, self._row, 1)
        self._row += 1
        left = say("left in; the money where nothing is named")
        self._rows_of["from_players"] = self._row
        self.add("from_players", self.players.accessibleName(), self.players, left)
        self.follow(self.share, self.envelopes, self.players)
        self.kind.currentIndexChanged.connect(self.touched)
        self.kind.currentIndexChanged.connect(self._allow)
        self.envelopes.textChanged.connect(self._tell)
        self._allow()

    def _allow(self, *_turned: object) -> None:
        kind = self.kind.currentData()
        self._show_row("to_head", shown=kind == "progressive")
        self._show_row("envelopes", shown=kind == "mystery")
        self._show_row("from_players", shown=kind == "mystery")
        self._tell()

    def _show_row(self, name: str, *, shown: bool) -> None:
        """Show the row only if it applies."""
        row = self._rows_of[name]
        for column in range(2):
            item = self.grid.itemAtPosition(row, column)
            inner = None if item is None else item.layout()
            parts = [item] if inner is None else [inner.itemAt(n) for n in range(inner.count())]
            for part in parts:
                if part is not None and (widget := part.widget()) is not None:
                    widget.setVisible(shown)

    def _tell(self, *_typed: object) -> None:
        found = envelopes_typed(self.envelopes.text(), self._currency)
        told = ""
        if found and self.kind.currentData() == "mystery":
            told = self._envelopes(Mystery(envelopes=found))
        say_in(self.inside, told, "quiet")
        self.inside.setVisible(bool(told))

    def _envelopes(self, heads: Mystery) -> str:
        """Say how many entries pay for the envelopes; the house covers what they do not."""
        words = self._words
        told = envelopes_words(words, heads, self._currency)
        if not self._bounty:
            return told
        paying = words.ngettext(
            "paid by {number} entry; with fewer the house adds what is missing",
            "paid by {number} entries; with fewer the house adds what is missing",
            -(-inside(heads) // self._bounty),
        )
        return f"{told}, {paying}"

    def put(self, plan: Plan) -> None:
        heads, self._currency = plan.terms.heads, plan.currency
        self._bounty = plan.price.bounty
        mystery = heads if isinstance(heads, Mystery) else Mystery(envelopes=())
        share = heads if isinstance(heads, Progressive) else Progressive()
        kind = "off" if heads == "off" else type(heads).__name__.lower()
        self.kind.setCurrentIndex(self.kind.findData(kind))
        self.share.setText(share_shown(share.to_head))
        self.envelopes.setText(envelopes_shown(mystery.envelopes, plan.currency))
        self.players.setText(str(mystery.from_players) if mystery.from_players else "")
        self._allow()

    def read(self, plan: Plan) -> Plan | None:
        if (plan.currency, plan.price.bounty) != (self._currency, self._bounty):
            self._currency, self._bounty = plan.currency, plan.price.bounty
            self._tell()
        heads = self._heads(plan.currency)
        return None if heads is None else with_terms(plan, heads=heads)

    def _heads(self, currency: str) -> Progressive | Mystery | Off | None:
        match self.kind.currentData():
            case "progressive":
                return self._progressive()
            case "mystery":
                return self._mystery(currency)
            case _:
                return "off"

    def _progressive(self) -> Progressive | None:
        share = share_typed(self.share.text())
        if share is None:
            self.refuse("to_head", self._words.gettext("A share in percent, such as 50."))
            return None
        return Progressive(to_head=share)

    def _mystery(self, currency: str) -> Mystery | None:
        say = self._words.gettext
        envelopes = envelopes_typed(self.envelopes.text(), currency)
        players = number(self.players.text(), MOST_PLAYERS)
        if not envelopes:
            why = say("How many with which amount, such as 1 × 1000; 20 × 50.")
            self.refuse("envelopes", why)
        if players is None:
            self.refuse("from_players", say("A number of players."))
        if not envelopes or players is None:
            return None
        return Mystery(envelopes=envelopes, from_players=players)


def share_typed(text: str) -> int | None:
    found = _SHARE.fullmatch(text.strip())
    if found is None:
        return None
    share = int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0"))
    return share if 1 <= share <= 10_000 else None


def share_shown(share: int) -> str:
    """Format the share as typed."""
    return f"{Decimal(share).scaleb(-2).normalize():f}"


def envelopes_typed(text: str, currency: str) -> tuple[Envelope, ...] | None:
    """Return the envelopes; None if one can't be read."""
    found: list[Envelope] = []
    for part in text.split(";"):
        if not part.strip():
            continue
        typed = _ENVELOPES.fullmatch(part)
        if typed is None:
            return None
        amount, times = money(typed[2], currency), int(typed[1])
        if not amount or amount > MOST_MONEY or not 1 <= times <= MOST_ENVELOPES:
            return None
        found.append(Envelope(amount=amount, number=times))
    return tuple(found) if len(found) <= MOST_SUMS else None


def envelopes_shown(envelopes: tuple[Envelope, ...], currency: str) -> str:
    return "; ".join(f"{one.number} × {money_shown(one.amount, currency)}" for one in envelopes)
