"""The worth of a stack in prizes: the independent chip model of Malmuth and Harville.

Each player's clock rings once, sooner the larger the stack, and whoever's rings first finishes
first. Each place's chance is therefore an integral over the moment at which the player's own clock
rings, of the chance that the right number of others rang before. No term of the sum is negative, so
no digits cancel, however unequal the stacks are.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import exp, log
from operator import mul
from typing import Final

from tdconsole.domain.values import Money

MOST: Final = 200
"""The most players at once."""
APART: Final = 0.25
"""The difference, in the smallest unit of money, at which doubling the nodes stops."""
PARTS: Final = 10_000
"""Parts of a unit: sums closer than one of them count as equal."""

Progress = Callable[[int, int], None]
"""Reports the nodes done, and the least number there will be."""

_FIRST_STEP: Final = 0.25
_LEAST_STEP: Final = 2.0**-12
_NOTHING: Final = 46.0
"""The exponent x from which e^-x is too small to count."""
_EARLIEST: Final = -3.75
"""The moment before which no clock rings."""


def equities(
    stacks: Sequence[int], prizes: Sequence[int], progress: Progress | None = None
) -> tuple[float, ...]:
    """The equities in the order of the stacks; prizes beyond the number of players are dropped.

    Equities are in the prizes' unit of money.
    """
    if not 1 <= len(stacks) <= MOST or min(stacks) < 1:
        raise ValueError(stacks)
    paid = [float(prize) for prize in prizes[: len(stacks)]]
    while paid and not paid[-1]:
        paid.pop()
    if not paid:
        return (0.0,) * len(stacks)
    total, chips = sum(prizes[: len(stacks)]), sum(stacks)
    rates = [stack / chips for stack in stacks]
    latest = log(_NOTHING / min(rates)) + 1
    step, nodes = _FIRST_STEP, [_EARLIEST]
    while nodes[-1] < latest:
        nodes.append(nodes[-1] + step)
    sums, before, done = [0.0] * len(stacks), None, 0
    while True:
        least = done + len(nodes) * (2 if before is None else 1)
        for node in nodes:
            _add(sums, rates, paid, node)
            done += 1
            if progress is not None:
                progress(done, least)
        found = [one * step for one in sums]
        if before is not None:
            apart = max(abs(new - old) for new, old in zip(found, before, strict=True))
            if apart <= APART or step < _LEAST_STEP:
                break
        before, step = found, step / 2
        nodes = [_EARLIEST + step * (2 * number + 1) for number in range(done)]
    alike = dict(zip(stacks, found, strict=True))
    scale = total / sum(alike[stack] for stack in stacks)
    return tuple(alike[stack] * scale for stack in stacks)


def _add(sums: list[float], rates: Sequence[float], prizes: list[float], node: float) -> None:
    """Add one moment: each player's chance that the clock rings then, times the place's worth."""
    early = exp(-node)
    moment = exp(node - early)
    still = [exp(-rate * moment) for rate in rates]
    polynomials = _out_by_then(still, len(prizes))
    expected = _left_out(polynomials, prizes)
    weight = moment * (1 + early)
    for number, (rate, left, prize) in enumerate(zip(rates, still, expected, strict=True)):
        sums[number] += weight * rate * left * prize


Halves = list[list[list[float]]]
"""The players, then pairs of them, and so on up to all."""


def _out_by_then(still: Sequence[float], places: int) -> Halves:
    """The chances that a number of clocks have rung by then, as coefficients of a product."""
    row = [[left, 1 - left][:places] for left in still]
    rows = [row]
    while len(row) > 1:
        pairs = zip(row[::2], row[1::2], strict=False)
        above = [_product(one, other)[:places] for one, other in pairs]
        if len(row) % 2:
            above.append(row[-1])
        rows.append(above)
        row = above
    return rows


def _product(one: list[float], other: list[float]) -> list[float]:
    """The product of two polynomials."""
    turned, wide = other[::-1], len(other)
    beyond = [0.0] * (wide - 1)
    padded = beyond + one + beyond
    return [
        sum(map(mul, padded[start : start + wide], turned)) for start in range(len(one) + wide - 1)
    ]


def _left_out(rows: Halves, prizes: list[float]) -> list[float]:
    """The worth of the next place to each player, given how many of the others came before."""
    weights = [prizes]
    for row in reversed(rows[:-1]):
        below = []
        for number in range(len(row)):
            weight, beside = weights[number // 2], number ^ 1
            if beside < len(row):
                others, most = row[beside], min(len(row[number]), len(weight))
                wide = len(others)
                below.append([sum(map(mul, others, weight[k : k + wide])) for k in range(most)])
            else:
                below.append(weight)
        weights = below
    return [weight[0] for weight in weights]


def in_cents(
    stacks: Sequence[int],
    prizes: Sequence[int],
    unit: int = 1,
    progress: Progress | None = None,
) -> tuple[Money, ...]:
    """The equities in whole units that make up the prizes; see `in_units`."""
    exact = worth(stacks, prizes, progress)
    return in_units(exact, Money(sum(prizes[: len(stacks)])), stacks, unit)


def worth(
    stacks: Sequence[int], prizes: Sequence[int], progress: Progress | None = None
) -> list[Fraction]:
    """The equities, rounded to rid them of numerical noise."""
    found = equities(stacks, prizes, progress)
    return [Fraction(round(one * PARTS), PARTS) for one in found]


def in_units(
    exact: Sequence[Fraction], total: Money, stacks: Sequence[int], unit: int = 1
) -> tuple[Money, ...]:
    """Whole units: those left over go to the largest remainders, then to the larger stack.

    Among equals the earlier one comes first; what is less than a unit goes to the first one.
    """
    amounts = [int(one // unit) * unit for one in exact]

    def turn(number: int) -> tuple[Fraction, int, int]:
        return amounts[number] - exact[number], -stacks[number], number

    units, odd = divmod(total - sum(amounts), unit)
    order = sorted(range(len(exact)), key=turn)
    for number in order[:units]:
        amounts[number] += unit
    amounts[min(order, key=lambda number: (-stacks[number], number))] += odd
    return tuple(map(Money, amounts))
