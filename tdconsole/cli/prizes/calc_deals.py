"""The calculators of deals: stacks in prize money, and all methods compared."""

from typing import Annotated, Final

from msgspec import Meta

from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import refusing
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.language.rejections.prizes import (
    HeldTooMuch,
    NoChipsGiven,
    NothingToDivide,
    SharesNotThePrizes,
    TooFewForDeal,
    TooManyForDeal,
)
from tdconsole.domain.prizes.deals import NONE_YET, RECKONED, Doubt, compared, standing
from tdconsole.domain.prizes.icm import MOST, equities, in_cents
from tdconsole.domain.prizes.posting import rising_fault
from tdconsole.domain.values import (
    Chips,
    ChipsTyped,
    CurrencyTyped,
    DealMethod,
    Money,
    MoneyTyped,
    Record,
)

Stacks = Annotated[tuple[ChipsTyped, ...], Meta(min_length=1, max_length=10_000)]
Amounts = Annotated[tuple[MoneyTyped, ...], Meta(max_length=10_000)]
Unit = Annotated[int, Meta(ge=1, le=10**9)]


class IcmAsked(Record, kw_only=True):
    """The prizes of the places still open, first one first, in the smallest unit of money."""

    stacks: Stacks
    prizes: Amounts
    unit: Unit = 1
    """The smallest sum paid out."""


class IcmTold(Record, kw_only=True):
    """The results in stack order: exact, and in whole units that add up."""

    equities: tuple[float, ...]
    amounts: tuple[Money, ...]


class ChopAsked(IcmAsked, kw_only=True):
    """A deal; `heads` are divided with the prizes, `typed` is the players' own proposal."""

    held: MoneyTyped = Money(0)
    """The money held back for the winner."""
    heads: MoneyTyped = Money(0)
    typed: Amounts | None = None
    currency: CurrencyTyped = "EUR"


class Part(Record, kw_only=True):
    amount: Money
    gain: Money
    """The gain over the prize for the stack's present rank."""
    doubt: Doubt | None


class MethodTold(Record, kw_only=True):
    method: DealMethod
    parts: tuple[Part, ...]


class ChopTold(Record, kw_only=True):
    divided: Money
    standing: tuple[Money, ...]
    """The prize for each stack's present rank."""
    methods: tuple[MethodTold, ...]


def icm_of(voice: Voice, asked: IcmAsked) -> IcmTold:
    _stacks_can_be(voice, asked)
    return IcmTold(
        equities=equities(asked.stacks, asked.prizes),
        amounts=in_cents(asked.stacks, asked.prizes, asked.unit),
    )


def chop(voice: Voice, asked: ChopAsked) -> ChopTold:
    _stacks_can_be(voice, asked)
    players, currency = len(asked.stacks), asked.currency
    if players < 2:
        raise refusing(voice, TooFewForDeal(left=players))
    pot = Money(sum(asked.prizes[:players]) + asked.heads)
    if pot == 0:
        raise refusing(voice, NothingToDivide())
    if asked.held > pot:
        raise refusing(voice, HeldTooMuch(held=asked.held, pot=pot, currency=currency))
    divided, known = Money(pot - asked.held), dict(NONE_YET)
    if asked.typed is not None:
        shared = Money(sum(asked.typed))
        if len(asked.typed) != players or shared != divided:
            raise refusing(voice, SharesNotThePrizes(due=divided, shared=shared, currency=currency))
        known["typed"] = asked.typed
    found = compared(
        asked.stacks, pot, asked.prizes, asked.held, asked.unit, (*RECKONED, *known), known
    )
    places = asked.prizes[:players]
    return ChopTold(
        divided=divided,
        standing=standing(asked.stacks, places, asked.unit),
        methods=tuple(
            MethodTold(
                method=one.method,
                parts=tuple(
                    Part(amount=amount, gain=gain, doubt=doubt)
                    for amount, gain, doubt in zip(one.amounts, one.gains, one.doubts, strict=True)
                ),
            )
            for one in found
        ),
    )


def _stacks_can_be(voice: Voice, asked: IcmAsked) -> None:
    if fault := rising_fault(asked.prizes):
        raise refusing(voice, fault)
    if len(asked.stacks) > MOST:
        raise refusing(voice, TooManyForDeal(players=len(asked.stacks), most=MOST))
    if Chips(0) in asked.stacks:
        raise refusing(voice, NoChipsGiven(number=asked.stacks.index(Chips(0)) + 1))


CHOP: Final = Calculator(ChopAsked, ChopTold, chop)
ICM: Final = Calculator(IcmAsked, IcmTold, icm_of)
