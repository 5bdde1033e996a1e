"""The calculator of a hand's pots: who wins how much of each, and whose bounty."""

from itertools import chain
from typing import Annotated, Final

from msgspec import Meta

from tdconsole.cli.calc.book import ByTheBook
from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import once, refusing
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.hand.side_pots import (
    STUD,
    HeadTaken,
    OddChips,
    Part,
    Pot,
    Stake,
    clockwise,
    halves,
    heads_taken,
    pots,
    uncalled,
    winners,
)
from tdconsole.domain.language.rejections.calculators import NothingPutIn, StakeOffUnit
from tdconsole.domain.language.rejections.prizes import HandNotRanked
from tdconsole.domain.rules.book import Rulebook
from tdconsole.domain.values import Chips, ChipsTyped, Game, Record, SeatNo, SeatTyped

RankedTyped = Annotated[
    tuple[Annotated[tuple[SeatTyped, ...], Meta(min_length=1)], ...], Meta(max_length=22)
]


class SidePotsAsked(ByTheBook, kw_only=True):
    """The chips of each seat; `ranked` are the hands shown, best first, equal ones together.

    `low` are the qualifying low hands in the same way, if the pot is shared with them. In stud
    `high_cards` are the seats by the highest card of their winning hands, highest first.
    """

    stakes: Annotated[tuple[Stake, ...], Meta(min_length=1, max_length=22)]
    button: SeatTyped
    ranked: RankedTyped = ()
    low: RankedTyped = ()
    game: Game = "holdem"
    high_cards: Annotated[tuple[SeatTyped, ...], Meta(max_length=22)] = ()
    dead: ChipsTyped = Chips(0)
    """Posted by nobody in the hand, such as the ante of an empty seat."""
    unit: Annotated[Chips, Meta(ge=1, le=10**9)] = Chips(1)
    """The smallest chip in play."""


class PotTold(Record, kw_only=True):
    """A pot; `won` is empty if no hands were shown, `low` is the low hands' part."""

    amount: Chips
    seats: tuple[SeatNo, ...]
    won: tuple[Part, ...]
    low: tuple[Part, ...]


class SidePotsTold(Record, kw_only=True):
    """The pots, main pot first; a bounty goes to the winners of its pot, numbered from 0."""

    pots: tuple[PotTold, ...]
    uncalled: Part | None
    heads: tuple[HeadTaken, ...]
    cite: str | None
    """The article on odd chips, and the one on the odd chip between the halves."""
    half_cite: str | None


def side_pots(voice: Voice, asked: SidePotsAsked) -> SidePotsTold:
    seats = [stake.seat for stake in asked.stakes]
    once(voice, seats)
    if not any(stake.put for stake in asked.stakes):
        raise refusing(voice, NothingPutIn())
    for stake in asked.stakes:
        if stake.put % asked.unit:
            raise refusing(voice, StakeOffUnit(seat=stake.seat, put=stake.put, unit=asked.unit))
    if asked.dead % asked.unit:
        raise refusing(voice, StakeOffUnit(put=asked.dead, unit=asked.unit))
    low = list(chain(*asked.low))
    for number in (*seats, *chain(*asked.ranked), *low, *asked.high_cards):
        lists = (seats, list(chain(*asked.ranked)), low, asked.high_cards)
        if number not in seats or any(one.count(number) > 1 for one in lists):
            raise refusing(voice, HandNotRanked(seat=number))
    found = pots(asked.stakes, asked.dead)
    for pot in found if asked.ranked or asked.low else ():
        if not winners(pot, asked.ranked):
            raise refusing(voice, HandNotRanked(seat=pot.seats[0]))
    back = uncalled(asked.stakes)
    there = sum(stake.put for stake in asked.stakes) + asked.dead
    if there != sum(pot.amount for pot in found) + (back.amount if back else 0):
        raise refusing(voice, HandNotRanked(seat=seats[0]))  # nobody is left to win it
    book = asked.book
    odd = OddChips(order=_order(asked, book, seats), half=book.odd_high_low.value, unit=asked.unit)
    heads = (
        heads_taken(asked.stakes, found, asked.ranked, asked.button, asked.low)
        if asked.ranked
        else ()
    )
    return SidePotsTold(
        pots=tuple(_pot(asked, pot, odd) for pot in found),
        uncalled=back,
        heads=tuple(heads),
        cite=book.odd_chip.cite,
        half_cite=book.odd_high_low.cite if asked.low else None,
    )


def _order(asked: SidePotsAsked, book: Rulebook, seats: list[SeatNo]) -> tuple[SeatNo, ...]:
    """The seats in the order odd chips reach them; without cards, from the left of the button."""
    left = clockwise(asked.button, seats)
    cards = asked.high_cards if book.odd_chip.value == "by_game" and asked.game in STUD else ()
    return (*cards, *(seat for seat in left if seat not in cards))


def _pot(asked: SidePotsAsked, pot: Pot, odd: OddChips) -> PotTold:
    parts = halves(pot, asked.ranked, asked.low, odd)
    return PotTold(amount=pot.amount, seats=pot.seats, won=parts.high, low=parts.low)


SIDE_POTS: Final = Calculator(SidePotsAsked, SidePotsTold, side_pots)
