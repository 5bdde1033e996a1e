"""What entries, rebuys and add-ons cost that evening, said as the terms of a tournament."""

from collections import Counter
from collections.abc import Iterable
from decimal import ROUND_HALF_UP, Decimal
from typing import Final, NamedTuple

from tdconsole.domain.chip_sets import Chip, ChipSet
from tdconsole.domain.entry.prices import STANDARD_PRICE
from tdconsole.domain.language.terms import AddOn, Profile, Rebuys, Terms
from tdconsole.domain.values import WHOLE, Chips, Money, Off, PayoutBand, Price
from tdconsole.imports.td3.evening import Bought, EveningRead, series_of

_MOST_PROFILES: Final = 20
_MOST_CHIPS: Final = Chips(10**9)
WINNER_TAKES_ALL: Final = (PayoutBand(entries=1, shares=(WHOLE,)),)


class Currency(NamedTuple):
    """The currency of the amounts in a file, which doesn't name it, and its decimals."""

    code: str
    digits: int


class Sale(NamedTuple):
    """What was paid, and the chips for it."""

    price: Price
    chips: Chips


class Pricing:
    """The prices of one evening in minor units of its currency."""

    def __init__(self, evening: EveningRead, currency: Currency) -> None:
        self._unit = Decimal(10) ** currency.digits
        self._names: dict[Sale, str] = {}
        entries = [player.buyins[0] for player in evening.players]
        kinds = Counter(map(self.sale, entries))
        offer = evening.offers.entry
        none = Sale(Price(pool=Money(0)), Chips(1)) if offer is None else self.sale(offer)
        self.standard = min(kinds, key=lambda one: (one.chips, -kinds[one]), default=none)
        self._name(entries)
        rebuys = (one for player in evening.players for one in player.buyins[1:])
        add_ons = (one for player in evening.players for one in player.add_ons)
        self.rebuy = self._usual(rebuys, evening.offers.rebuy)
        self.add_on = self._usual(add_ons, evening.offers.add_on)

    def minor(self, amount: Decimal) -> Money:
        return Money(int((amount * self._unit).to_integral_value(ROUND_HALF_UP)))

    def sale(self, bought: Bought) -> Sale:
        """The sale; the rake is a part of what was paid."""
        paid = self.minor(bought.amount)
        fee = min(paid, self.minor(bought.rake))
        price = Price(pool=Money(paid - fee), fee=fee)
        return Sale(price, Chips(min(max(1, bought.chips), _MOST_CHIPS)))

    def profile(self, bought: Bought) -> str:
        """The name of the price at which an entry was sold."""
        return self._names.get(self.sale(bought), STANDARD_PRICE)

    @property
    def profiles(self) -> tuple[Profile, ...]:
        return tuple(
            Profile(name=name, price=sale.price, bonus=Chips(sale.chips - self.standard.chips))
            for sale, name in self._names.items()
        )

    def terms(self, evening: EveningRead) -> Terms:
        return Terms(
            profiles=self.profiles,
            guarantee=self.minor(evening.guarantee),
            added=self.minor(evening.contribution),
            rebuys="off" if self.rebuy is None else rebuys(self.rebuy),
            add_on="off" if self.add_on is None else add_on(self.add_on),
            chip_set=_chip_set(evening),
            series=series_of(evening),
        )

    def _name(self, entries: Iterable[Bought]) -> None:
        """Name every price but the standard one, each by a name of its own."""
        taken = {STANDARD_PRICE}
        for bought in entries:
            sale = self.sale(bought)
            if sale == self.standard or sale in self._names or len(self._names) == _MOST_PROFILES:
                continue
            plain = name = bought.profile[:100] or str(bought.amount)
            more = 1
            while name in taken:
                more += 1
                name = f"{plain} {more}"
            taken.add(name)
            self._names[sale] = name

    def _usual(self, bought: Iterable[Bought], offer: Bought | None) -> Sale | None:
        """The usual sale, or the offer if nobody bought any."""
        sales = Counter(map(self.sale, bought)).most_common(1)
        if sales:
            return sales[0][0]
        return None if offer is None else self.sale(offer)


def rebuys(sale: Sale) -> Rebuys:
    return Rebuys(price=sale.price, chips=sale.chips)


def add_on(sale: Sale) -> AddOn:
    return AddOn(price=sale.price, chips=sale.chips)


def payouts(evening: EveningRead) -> tuple[PayoutBand, ...]:
    """The table of shares, where the file has one that comes to the whole."""
    prizes = sorted(evening.prizes, key=lambda prize: prize.place)
    shares = [int((prize.share or 0) * WHOLE / 100) for prize in prizes]
    in_turn = [prize.place for prize in prizes] == list(range(1, len(prizes) + 1))
    falling = all(shares) and sorted(shares, reverse=True) == shares
    if in_turn and falling and sum(shares) == WHOLE:
        return (PayoutBand(entries=1, shares=tuple(shares)),)
    return WINNER_TAKES_ALL


def _chip_set(evening: EveningRead) -> ChipSet | Off:
    if not evening.chips:
        return "off"
    chips = tuple(
        Chip(value=Chips(value), colour=colour) for value, colour in sorted(evening.chips)[:30]
    )
    return ChipSet(name=evening.title or evening.key, chips=chips)
