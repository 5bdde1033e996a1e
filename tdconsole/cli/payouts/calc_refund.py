"""The calculator of refunds when a tournament is called off."""

from typing import Annotated, Final

from msgspec import Meta

from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import refusing
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.language.rejections.calculators import NobodyHasChips, SeatTwice
from tdconsole.domain.language.rejections.payouts import OnlyOneLeft
from tdconsole.domain.language.rejections.room import MoreThanInPlay
from tdconsole.domain.prizes.posting import rising_fault
from tdconsole.domain.prizes.refunds import (
    CITE,
    Case,
    Refunds,
    Stake,
    all_back,
    case_of,
    pool_back,
    prizes_back,
)
from tdconsole.domain.values import (
    MOST_SEATS,
    Chips,
    ChipsTyped,
    EntryId,
    Money,
    MoneyTyped,
    Record,
    SeatNo,
    TableTyped,
)


class StillIn(Record, kw_only=True):
    """A player still in; `paid` counts while nobody is out, `fees` once somebody is."""

    paid: MoneyTyped = Money(0)
    fees: MoneyTyped = Money(0)
    chips: ChipsTyped = Chips(0)
    table: TableTyped | None = None
    seat: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None


class RefundAsked(Record, kw_only=True):
    """The question; `prizes` are all, first one first; `in_play` defaults to the players' chips."""

    players: Annotated[tuple[StillIn, ...], Meta(min_length=1, max_length=10_000)]
    out: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    pool: MoneyTyped = Money(0)
    prizes: Annotated[tuple[MoneyTyped, ...], Meta(max_length=10_000)] = ()
    in_play: ChipsTyped | None = None


class RefundTold(Record, kw_only=True):
    """The refunds; `kept` is the part of the pool that nobody gets if chips are missing."""

    case: Case
    refunds: tuple[Money, ...]
    total: Money
    kept: Money
    cite: str


def refund(voice: Voice, asked: RefundAsked) -> RefundTold:
    if fault := rising_fault(asked.prizes):
        raise refusing(voice, fault)
    told = Chips(sum(player.chips for player in asked.players))
    in_play = told if asked.in_play is None else asked.in_play
    if told > in_play:
        raise refusing(voice, MoreThanInPlay(stack=told, in_play=in_play))
    if asked.out and len(asked.players) == 1:
        raise refusing(voice, OnlyOneLeft(entry=EntryId(1)))
    if asked.out and not told:
        raise refusing(voice, NobodyHasChips())
    seats = [(player.table or 0, player.seat) for player in asked.players if player.seat]
    twice = next((seat for at, seat in enumerate(seats) if seat in seats[:at]), None)
    if twice is not None:
        raise refusing(voice, SeatTwice(seat=SeatNo(twice[1])))
    back = _back(asked, in_play)
    return RefundTold(
        case=back.case,
        refunds=back.amounts,
        total=Money(sum(back.amounts)),
        kept=back.kept,
        cite=CITE,
    )


def _back(asked: RefundAsked, in_play: Chips) -> Refunds:
    stakes = [
        Stake(
            chips=player.chips,
            paid=player.paid,
            fees=player.fees,
            table=player.table or 0,
            seat=player.seat or at,
        )
        for at, player in enumerate(asked.players, start=1)
    ]
    match case_of(len(stakes), asked.out, len(asked.prizes)):
        case "nobody_out":
            return all_back(stakes)
        case "before_the_money":
            return pool_back(stakes, asked.pool, in_play)
        case "in_the_money":
            return prizes_back(stakes, asked.prizes[: len(stakes)], in_play)


REFUND: Final = Calculator(RefundAsked, RefundTold, refund)
