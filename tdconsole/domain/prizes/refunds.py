"""Refunds of a tournament that is called off: the three cases of the GoldBet rules."""

from collections.abc import Sequence
from typing import Final, Literal

from tdconsole.domain.values import Chips, Money, Record

CITE: Final = "GB Annullamento tornei"
"""The article; no other rulebook has a method."""

Case = Literal["nobody_out", "before_the_money", "in_the_money"]


class Stake(Record, kw_only=True):
    """A player still in; the seat is the last tie-breaker over indivisible units."""

    chips: Chips
    paid: Money
    """Everything paid for this seat."""
    fees: Money
    """The fees of everything this person paid."""
    table: int = 0
    seat: int = 0


class Refunds(Record, kw_only=True):
    case: Case
    amounts: tuple[Money, ...]
    kept: Money = Money(0)
    """The part of the pool that stands for chips nobody holds any more."""


def case_of(left: int, out: int, places: int) -> Case:
    if not out:
        return "nobody_out"
    return "in_the_money" if left <= places else "before_the_money"


def all_back(stakes: Sequence[Stake]) -> Refunds:
    """Refunds before anybody is out: entry, fee and rebuys."""
    return Refunds(case="nobody_out", amounts=tuple(stake.paid for stake in stakes))


def pool_back(stakes: Sequence[Stake], pool: Money, in_play: Chips) -> Refunds:
    """The fees and the pool, half of it in equal parts and half by chips."""
    parts, kept = _halves(stakes, pool, in_play)
    amounts = (Money(stake.fees + part) for stake, part in zip(stakes, parts, strict=True))
    return Refunds(case="before_the_money", amounts=tuple(amounts), kept=kept)


def prizes_back(stakes: Sequence[Stake], prizes: Sequence[Money], in_play: Chips) -> Refunds:
    """The fees and the lowest open prize, and the other prizes shared like the pool.

    The prizes are those of all places that nobody has reached.
    """
    least = prizes[-1]
    rest = Money(sum(prizes) - least * len(stakes))
    parts, kept = _halves(stakes, rest, in_play)
    amounts = (Money(stake.fees + least + part) for stake, part in zip(stakes, parts, strict=True))
    return Refunds(case="in_the_money", amounts=tuple(amounts), kept=kept)


def heads_back(stakes: Sequence[Stake], whole: Money) -> tuple[Money, ...]:
    """Bounties that nobody won or wears, in equal parts; odd units as for the pool."""
    return _exact(stakes, [max(0, whole)] * len(stakes), len(stakes))


def _halves(
    stakes: Sequence[Stake], whole: Money, in_play: Chips
) -> tuple[tuple[Money, ...], Money]:
    """Half in equal parts and half by chips, as one fraction, so that nothing is rounded midway."""
    number, all_chips = len(stakes), in_play or 1
    shares = [whole * (all_chips + number * stake.chips) for stake in stakes]
    parts = _exact(stakes, shares, 2 * number * all_chips)
    return parts, Money(whole - sum(parts))


def _exact(stakes: Sequence[Stake], shares: Sequence[int], of: int) -> tuple[Money, ...]:
    """The whole units of each share over `of`.

    Indivisible units go to the larger stack, then to the lower seat.
    """
    parts = [share // of for share in shares]
    odd = sum(shares) // of - sum(parts)
    for number in sorted(range(len(stakes)), key=lambda number: _turn(stakes[number]))[:odd]:
        parts[number] += 1
    return tuple(map(Money, parts))


def _turn(stake: Stake) -> tuple[int, int, int]:
    return (-stake.chips, stake.seat, stake.table)
