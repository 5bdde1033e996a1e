"""A player's results over the years, in words."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, assert_never

from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.standings import place
from tdconsole.projections.eliminations.years import EveningPlayed, Figures, Stretch, Sums
from tdconsole.projections.eliminations.years_chart import LATELY, YearsChart

_PERCENT: Final = 100


class Told(NamedTuple):
    """A figure with what it is called."""

    name: str
    value: str
    wide: bool = False
    """Whether it is more than one number."""


def place_in_field(words: Catalogue, one: EveningPlayed) -> str:
    """The place and the size of the field, or why there is no place."""
    say = words.pgettext
    match one.stands:
        case "placed":
            held = place(words, one.place or 0, one.shared_by)
            return say("results", "{place} of {field}", place=held, field=words.number(one.field))
        case "open":
            return say("results", "no place yet")
        case "struck":
            return say("results", "struck")
        case "called-off":
            return say("results", "called off")
        case _:
            assert_never(one.stands)


def amount(words: Catalogue, money: Money | None, currency: str) -> str:
    """The amount; nothing where there is none, or where it isn't shown."""
    return words.money(money, currency) if money else ""


def cashed(words: Catalogue, figures: Figures) -> str:
    if figures.cashed is None:
        return "–"
    return words.pgettext(
        "results",
        "{number} of {of}, {share}",
        number=words.number(figures.cashes),
        of=words.number(figures.played),
        share=_percent(words, figures.cashed),
    )


def average_place(words: Catalogue, figures: Figures) -> str:
    if figures.average_place is None or figures.average_share is None:
        return "–"
    return words.pgettext(
        "results",
        "{place}, top {share}",
        place=words.tenths(figures.average_place),
        share=_percent(words, figures.average_share),
    )


def best_words(words: Catalogue, one: EveningPlayed) -> str:
    return words.pgettext(
        "results",
        "{place} at {tournament}, {day}",
        place=place_in_field(words, one),
        tournament=one.name,
        day=words.day(one.day),
    )


def figures_told(words: Catalogue, figures: Figures) -> tuple[Told, ...]:
    """The figures in the order in which they are read; what was bought only if anything was."""
    say, number = words.pgettext, words.number
    told = [
        Told(say("results", "Played"), number(figures.played)),
        Told(say("results", "Wins"), number(figures.wins)),
        Told(say("results", "Cashes"), cashed(words, figures), wide=True),
        Told(say("results", "Average"), average_place(words, figures), wide=True),
        Told(say("results", "Heads"), number(figures.heads)),
    ]
    bought = (
        (say("results", "Re-entries"), figures.entries - figures.played),
        (say("results", "Rebuys"), figures.rebuys),
        (say("results", "Add-ons"), figures.add_ons),
    )
    told += [Told(name, number(times)) for name, times in bought if times]
    amounts: tuple[tuple[str, Callable[[Sums], Money | None], bool], ...] = (
        (say("results", "Prizes"), lambda one: one.prizes, True),
        (say("results", "Bounties"), lambda one: one.bounties, False),
        (say("results", "Spent"), lambda one: one.spent, True),
        (say("results", "Profit"), lambda one: one.profit, True),
    )
    for name, of, zero in amounts:
        if value := sums_told(words, figures, of, zero=zero):
            told.append(Told(name, value, wide=True))
    return tuple(told)


def sums_told(
    words: Catalogue, figures: Figures, of: Callable[[Sums], Money | None], *, zero: bool = False
) -> str:
    """The amounts, one for each currency; nothing is said of none, or of nothing."""
    found = ((of(one), one.currency) for one in figures.sums)
    return ", ".join(
        words.money(money, currency)
        for money, currency in found
        if money is not None and (money or zero)
    )


def stretch_cells(words: Catalogue, one: Stretch, *, profit: bool) -> tuple[str, ...]:
    """A year or a series as a row, under `stretch_heads`."""
    figures = one.figures
    cells = (
        one.name,
        words.number(figures.played),
        words.number(figures.wins),
        words.number(figures.cashes),
        average_place(words, figures),
        sums_told(words, figures, lambda sums: Money(sums.prizes + sums.bounties)),
    )
    if not profit:
        return cells
    return (*cells, sums_told(words, figures, lambda sums: sums.profit, zero=True))


def stretch_heads(words: Catalogue, name: str, *, profit: bool) -> tuple[str, ...]:
    say = words.pgettext
    heads = (
        name,
        say("results", "Played"),
        say("results", "Wins"),
        say("results", "Cashes"),
        say("results", "Average"),
        say("results", "Won"),
    )
    return (*heads, say("results", "Profit")) if profit else heads


def chart_words(words: Catalogue, chart: YearsChart) -> str:
    """What the chart shows, as its title."""
    if chart.shows == "profit":
        return words.pgettext("results", "Profit added up")
    return words.pgettext(
        "results", "Place in the field, and the average of {number}", number=LATELY
    )


def chart_ends(words: Catalogue, chart: YearsChart) -> tuple[str, str]:
    """The words at the top and at the bottom of its scale."""
    if chart.shows == "profit":
        currency = chart.currency
        return words.money(chart.top, currency), words.money(chart.bottom, currency)
    return words.pgettext("results", "first"), words.pgettext("results", "last")


def shows_profit(evenings: Iterable[EveningPlayed]) -> bool:
    return any(one.spent is not None for one in evenings)


def _percent(words: Catalogue, share: int) -> str:
    """The share in whole percent, but never as nothing."""
    whole = max(1, (share + _PERCENT // 2) // _PERCENT) if share else 0
    return words.share(whole * _PERCENT)
