"""The words of a seat card on any paper."""

from functools import lru_cache
from typing import Final

from tdconsole.domain.values import Chips, Price
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.paper.lettering import money
from tdconsole.printing.paper.sheet import SHORT_DIGEST
from tdconsole.projections.draw.seat_cards import SeatCard

_BETWEEN: Final = "  ·  "
_PLUS: Final = "\N{NO-BREAK SPACE}+ "
"""A plus that stays at the end of a line."""


class CardWords:
    def __init__(self, words: Catalogue) -> None:
        self._words = words
        self.table = words.pgettext("poker", "Table")
        self.seat = words.pgettext("poker", "Seat")
        self.chips = words.pgettext("poker", "Chips")
        self.dealer = words.pgettext("poker", "Dealer’s part")
        self._erased = words.gettext("erased")
        self._number = lru_cache(maxsize=1024)(words.number)
        self._moment = lru_cache(maxsize=1024)(words.moment)
        self._amounts = lru_cache(maxsize=1024)(self._amounts_of)

    def name(self, card: SeatCard) -> str:
        return self._erased if card.name is None else card.name

    def entry(self, card: SeatCard) -> str:
        words = self._words
        entry = words.gettext("Entry {entry}", entry=card.entry)
        bullet = words.pgettext("poker", "Bullet {bullet}", bullet=card.bullet)
        return f"{entry}{_BETWEEN}{bullet}"

    def under(self, card: SeatCard) -> str:
        entry = self.entry(card)
        return entry if card.country is None else f"{card.country}{_BETWEEN}{entry}"

    def moment(self, card: SeatCard) -> str:
        return "" if card.registered is None else self._moment(card.registered)

    def when(self, card: SeatCard) -> str:
        """The time and the desk."""
        return _BETWEEN.join(said for said in (self.moment(card), card.desk) if said)

    def stack(self, card: SeatCard) -> str:
        return self._number(card.stack)

    def bonus(self, card: SeatCard) -> str:
        """The bonus in the stack; empty if there is none."""
        if card.bonus == Chips(0):
            return ""
        number = self._number(card.bonus)
        return self._words.gettext("of which {bonus} bonus", bonus=number)

    def price(self, card: SeatCard) -> tuple[str, str]:
        """The parts of the price, and the amount of each."""
        return self._parts(card), self._amounts(card.paid, card.currency)

    def _amounts_of(self, paid: Price, currency: str) -> str:
        parts = [paid.pool, *(part for part in (paid.fee, paid.bounty, paid.staff) if part)]
        return _PLUS.join(money(self._words, part, currency) for part in parts)

    def _parts(self, card: SeatCard) -> str:
        say, paid = self._words.gettext, card.paid
        match bool(paid.fee), bool(paid.bounty), bool(paid.staff):
            case False, False, False:
                return say("Price")
            case True, False, False:
                return say("Prize pool + fee")
            case False, True, False:
                return say("Prize pool + bounty")
            case False, False, True:
                return say("Prize pool + staff")
            case True, True, False:
                return say("Prize pool + fee + bounty")
            case True, False, True:
                return say("Prize pool + fee + staff")
            case False, True, True:
                return say("Prize pool + bounty + staff")
            case _:
                return say("Prize pool + fee + bounty + staff")

    def draw(self, card: SeatCard) -> str:
        """The number of the draw that gave the seat, or that none did."""
        if card.draw is None:
            return self._words.gettext("Seated by the floor")
        return self._words.gettext("Draw {draw}", draw=self._number(card.draw))

    def commitment(self, card: SeatCard) -> str:
        if card.commitment is None:
            return ""
        short = card.commitment[:SHORT_DIGEST]
        return self._words.gettext("commitment {commitment}", commitment=short)

    def proof(self, card: SeatCard) -> str:
        return _BETWEEN.join(said for said in (self.draw(card), self.commitment(card)) if said)

    def digits(self, card: SeatCard) -> str:
        """The draw and the short form of the proof, for next to its code."""
        short = None if card.commitment is None else card.commitment[:SHORT_DIGEST]
        return _BETWEEN.join(said for said in (self.draw(card), short) if said)
