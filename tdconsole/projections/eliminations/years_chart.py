"""The chart of a player's results, as points in a square of side 1 that any painter draws."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final, Literal

from tdconsole.domain.values import Money, Record
from tdconsole.projections.eliminations.years import EveningPlayed

LATELY: Final = 10
"""The evenings over which the line of the places is averaged."""

Point = tuple[float, float]
"""Its distance from the left and from the bottom."""


class YearsChart(Record, kw_only=True):
    """Results over time: the profit added up, or where the player came in each field."""

    shows: Literal["profit", "places"]
    line: tuple[Point, ...] = ()
    dots: tuple[Point, ...] = ()
    """The evenings themselves; none where the line has them all."""
    won: tuple[bool, ...] = ()
    """For each dot, whether the evening paid a prize."""
    zero: float | None = None
    """The height at which nothing was won or lost."""
    top: Money = Money(0)
    bottom: Money = Money(0)
    currency: str = ""
    years: tuple[tuple[float, str], ...] = ()
    """The places at which years begin."""


def years_chart(evenings: Sequence[EveningPlayed]) -> YearsChart | None:
    """The chart of the evenings, which come latest first; None if there is nothing to draw."""
    over = [one for one in reversed(evenings) if one.stands != "open"]
    earning = [one for one in over if one.profit is not None]
    if earning:
        return _profit(earning)
    placed = [one for one in over if one.place is not None]
    return _places(placed) if placed else None


def _profit(evenings: list[EveningPlayed]) -> YearsChart:
    """The profit in the currency of most evenings, from nothing on."""
    currency = Counter(one.currency for one in evenings).most_common(1)[0][0]
    those = [one for one in evenings if one.currency == currency]
    sums = list(accumulate((one.profit or 0 for one in those), initial=0))
    top, bottom = max(sums), min(sums)
    high = max(top - bottom, 1)
    return YearsChart(
        shows="profit",
        line=tuple((at / len(those), (one - bottom) / high) for at, one in enumerate(sums)),
        zero=-bottom / high,
        top=Money(top),
        bottom=Money(bottom),
        currency=currency,
        years=_years(those, lambda at: at / len(those)),
    )


def _places(evenings: list[EveningPlayed]) -> YearsChart:
    """Each evening at the share of the field left behind, the winner at the top."""
    number = len(evenings)
    beaten = [_beaten(one) for one in evenings]
    latest = [beaten[max(0, at - LATELY + 1) : at + 1] for at in range(number)]
    return YearsChart(
        shows="places",
        line=tuple((_middle(at, number), sum(one) / len(one)) for at, one in enumerate(latest)),
        dots=tuple((_middle(at, number), one) for at, one in enumerate(beaten)),
        won=tuple(one.prize > 0 for one in evenings),
        years=_years(evenings, lambda at: at / number),
    )


def _middle(at: int, number: int) -> float:
    return (at + 0.5) / number


def _beaten(one: EveningPlayed) -> float:
    place, field = one.place or one.field, one.field
    return 1.0 if field <= 1 else min(1.0, max(0.0, (field - place) / (field - 1)))


def _years(
    evenings: Sequence[EveningPlayed], left: Callable[[int], float]
) -> tuple[tuple[float, str], ...]:
    begun = dict[str, float]()
    for at, one in enumerate(evenings):
        begun.setdefault(one.day[:4], left(at))
    return tuple((at, year) for year, at in begun.items())
