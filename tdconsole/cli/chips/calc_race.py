"""The calculator of a colour-up: the new chips, their winners, and old ones found later."""

from typing import Annotated, Final

from msgspec import Meta

from tdconsole.cli.calc.book import ByTheBook
from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import once, refusing
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.chips.counts import exchanged, late_cite
from tdconsole.domain.chips.race_sums import chips_raced, correction, is_larger
from tdconsole.domain.chips.race_winners import Racer, given, least_and_most, ranked
from tdconsole.domain.language.commands.chips import PiecesTyped, ValueTyped
from tdconsole.domain.language.rejections.calculators import CardsNotTheOdd, CardTwice, OddDiffers
from tdconsole.domain.language.rejections.chips import (
    NobodyRaces,
    NotALargerChip,
    OddDoNotAddUp,
    OddMakesWhole,
)
from tdconsole.domain.values import Chips, RaceMethod, Record, SeatNo, TableNo

CardTyped = Annotated[str, Meta(pattern="^[2-9TJQKA][cdhs]$")]
SeatTyped = Annotated[SeatNo, Meta(ge=1, le=22)]


class RacerAsked(Record, kw_only=True):
    """A racer; `alone` means nothing else is there. Cards, if dealt, are one per odd chip."""

    seat: SeatTyped
    odd: PiecesTyped
    cards: tuple[CardTyped, ...] = ()
    alone: bool = False


class RaceAsked(ByTheBook, kw_only=True):
    """The odd chips of one table, in all or by seat; `found` are old chips found later.

    `chips` is the value of everything in play, if this is the only table or the last one raced.
    """

    old: ValueTyped
    new: ValueTyped
    odd: PiecesTyped | None = None
    seats: Annotated[tuple[RacerAsked, ...], Meta(max_length=22)] = ()
    found: PiecesTyped = 0
    chips: ValueTyped | None = None


class FoundLate(Record, kw_only=True):
    exchanged: int
    """The new chips for them, at equal value."""
    removed: Chips
    """The value that leaves without compensation."""
    cite: str


class RaceTold(Record, kw_only=True):
    """The new chips for the odd ones; a range only if somebody has to be rescued."""

    odd: int
    least: int | None
    """Null if everybody is rounded up and their number isn't known."""
    most: int | None
    winners: tuple[SeatNo, ...] | None
    """The winners by seat; null if the cards aren't known."""
    by_cards: tuple[SeatNo, ...] | None
    """The same by card, highest first; a seat without a card comes last."""
    change: Chips | None
    """The change of the chips in play, once the number of new ones is known."""
    method: RaceMethod
    cite: str | None
    late: FoundLate | None


def chip_race(voice: Voice, asked: RaceAsked) -> RaceTold:
    if not is_larger(asked.old, asked.new):
        raise refusing(voice, NotALargerChip(old=asked.old, new=asked.new))
    whole = asked.new // asked.old
    if any(one.odd >= whole for one in asked.seats):
        raise refusing(voice, OddMakesWhole(table=TableNo(1), entry=None, whole=whole))
    _cards_can_be(voice, asked)
    odd = sum(one.odd for one in asked.seats) if asked.seats else asked.odd
    if odd is not None and asked.odd not in (None, odd):
        raise refusing(voice, OddDiffers(odd=asked.odd or 0, seats=odd))
    if odd is None:
        raise refusing(voice, NobodyRaces())
    if asked.chips is not None and (
        out := correction(asked.chips, odd, old=asked.old, new=asked.new)
    ):
        wrong = OddDoNotAddUp(old=asked.old, new=asked.new, odd=odd, chips=asked.chips, out=out)
        raise refusing(voice, wrong)
    book = asked.book
    method, rescue = book.race_method, book.race_rescue.value
    number = chips_raced(
        odd, old=asked.old, new=asked.new, method=method.value, rounding=book.race_rounding.value
    )
    racers = {one.seat: Racer(odd=one.odd, alone=one.alone) for one in asked.seats}
    least, most = number, number
    if racers:
        least, most = least_and_most(racers.values(), number, rescue)
    winners = by_cards = None
    if racers and (number is None or all(len(one.cards) == one.odd for one in asked.seats)):
        got = given(racers, {one.seat: one.cards for one in asked.seats}, number, rescue)
        winners = tuple(seat for seat, new in got.items() if new)
        order = [*ranked({one.seat: one.cards for one in asked.seats}), *winners]
        by_cards = tuple(dict.fromkeys(seat for seat in order if seat in winners))
        least = most = len(winners)
    return RaceTold(
        odd=odd,
        least=least,
        most=most,
        winners=winners,
        by_cards=by_cards,
        change=Chips(least * asked.new - odd * asked.old)
        if least is not None and least == most
        else None,
        method=method.value,
        cite=method.cite,
        late=_late(asked) if asked.found else None,
    )


def _cards_can_be(voice: Voice, asked: RaceAsked) -> None:
    """Check for one deck, one seat each, and one card per odd chip."""
    once(voice, [one.seat for one in asked.seats])
    dealt = [card for one in asked.seats for card in one.cards]
    for at, card in enumerate(dealt):
        if card in dealt[:at]:
            raise refusing(voice, CardTwice(card=card))
    for one in asked.seats if dealt else ():
        if len(one.cards) != one.odd:
            raise refusing(voice, CardsNotTheOdd(seat=one.seat, odd=one.odd, cards=len(one.cards)))


def _late(asked: RaceAsked) -> FoundLate:
    new, removed = exchanged(asked.old, asked.found, asked.new)
    return FoundLate(exchanged=new, removed=removed, cite=late_cite(asked.book))


CHIP_RACE: Final = Calculator(RaceAsked, RaceTold, chip_race)
