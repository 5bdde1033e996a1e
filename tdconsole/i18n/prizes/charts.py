"""The prizes place by place, as a chart."""

import re
from collections.abc import Sequence
from typing import Final

from tdconsole.domain.values import Money, Place
from tdconsole.drawing.charts import Axis, Chart, Series, Tick, nice_steps, powers
from tdconsole.i18n.catalogue import Catalogue

_TICKS: Final = 8
_CENTS: Final = re.compile(r"[.,]00(?![0-9])")


def prizes_chart(  # noqa: PLR0913 -- what is paid, and what it is compared with
    words: Catalogue,
    prizes: Sequence[Money],
    currency: str,
    *,
    tabled: Sequence[Money] = (),
    table: str = "",
    fixed: frozenset[Place] = frozenset(),
    logarithmic: bool = False,
) -> Chart:
    """The prizes as bars, next to those of a payout table as a line; held places have a dot."""
    title = words.gettext("Prizes by place")
    every = [amount for amount in (*prizes, *tabled) if amount > 0]
    if not every:
        return Chart(title=title, nothing=words.gettext("There are no prizes yet."))
    places, say = max(len(prizes), len(tabled)), words.pgettext
    up = _amounts(words, min(every), max(every), currency, logarithmic=logarithmic)
    plan = say("chart", "this plan") if tabled else ""
    over = tuple(short_money(words, amount, currency) for amount in prizes)
    series = [Series(form="bars", points=_points(prizes), ink="main", label=plan, over=over)]
    if tabled:
        named = table or say("chart", "payout table")
        label = say("chart", "for comparison: {table}", table=named)
        series.append(
            Series(form="line", points=_points(tabled), ink="second", label=label, dashed=True)
        )
    held = tuple(point for point in _points(prizes) if point[0] in fixed)
    if held:
        label = say("chart", "held")
        series.append(Series(form="dots", points=held, ink="ink", label=label, filled=True))
    return Chart(
        title=title,
        across=Axis(low=0.5, high=places + 0.5, ticks=_places(words, places)),
        up=up,
        series=tuple(series),
        told=_told(words, prizes, currency),
        note=words.gettext("The scale of the amounts is logarithmic.") if logarithmic else "",
    )


def place_words(
    words: Catalogue, place: int, prizes: Sequence[Money], tabled: Sequence[Money], currency: str
) -> str:
    """What a place pays, and what it would by the table, on a line each."""
    told = []
    if place <= len(prizes):
        told.append(place_sentence(words, place, prizes[place - 1], currency))
    if place <= len(tabled):
        amount = words.money(tabled[place - 1], currency)
        told.append(words.gettext("payout table: {amount}", amount=amount))
    return "\n".join(told)


def place_sentence(words: Catalogue, place: int, amount: Money, currency: str) -> str:
    return words.gettext(
        "Place {place}: {amount}", place=place, amount=words.money(amount, currency)
    )


def _told(words: Catalogue, prizes: Sequence[Money], currency: str) -> str:
    if not prizes:
        return ""
    return words.ngettext(
        "{number} place is paid, the first {amount}",
        "{number} places are paid, the first {amount}",
        len(prizes),
        amount=short_money(words, prizes[0], currency),
    )


def _points(amounts: Sequence[Money]) -> tuple[tuple[float, float], ...]:
    return tuple((float(place), float(amount)) for place, amount in enumerate(amounts, start=1))


def _amounts(
    words: Catalogue, least: Money, most: Money, currency: str, *, logarithmic: bool
) -> Axis:
    steps: Sequence[float] = powers(least, most) if logarithmic else nice_steps(most)
    ticks = tuple(
        Tick(at=step, label=short_money(words, Money(round(step)), currency)) for step in steps
    )
    return Axis(low=steps[0], high=steps[-1], ticks=ticks, logarithmic=logarithmic)


def short_money(words: Catalogue, amount: Money, currency: str) -> str:
    """The amount without cents, which nobody reads on a scale."""
    return _CENTS.sub("", words.money(amount, currency))


def _places(words: Catalogue, most: int) -> tuple[Tick, ...]:
    distances = (digit * 10**power for power in range(9) for digit in (1, 2, 5))
    step = next(one for one in distances if most / one <= _TICKS)
    at = range(1, most + 1, step) if step <= 2 else (1, *range(step, most + 1, step))
    return tuple(Tick(at=place, label=words.number(place)) for place in at)
