"""The points of a season evening by evening: those of one player, and how the totals came about."""

from decimal import Decimal

from tdconsole.domain.season.ranking import counting
from tdconsole.projections.season.table import SeasonResult, SeasonRow, SeasonTable


def by_evening(table: SeasonTable, row: SeasonRow) -> tuple[SeasonResult | None, ...]:
    """The player's result on each evening that counts; None on those that were missed."""
    results = {one.tournament: one for one in row.results}
    return tuple(results.get(one.tournament) for one in table.evenings)


def totals(table: SeasonTable, row: SeasonRow) -> tuple[Decimal, ...]:
    """The total after each evening, of the best ones until then and without adjustments."""
    won, found = list[Decimal](), list[Decimal]()
    for result in by_evening(table, row):
        if result is not None and result.points is not None:
            won.append(result.points)
        best = counting(won, table.rules.best)
        found.append(sum((won[at] for at in best), Decimal(0)))
    return tuple(found)
