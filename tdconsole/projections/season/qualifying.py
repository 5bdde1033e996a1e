"""The players of a season's final, and their stacks."""

from collections.abc import Collection, Sequence
from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from tdconsole.domain.language.season_rules import FinalRules
from tdconsole.domain.values import Chips, PersonId, Place, Record, SeasonNo
from tdconsole.projections.season.table import SeasonRow, SeasonTable

_MOST: Final = 10**12
"""The most chips that a stack has anywhere."""


class Qualifier(Record, kw_only=True):
    """A player of the final; the name is None once erased."""

    place: Place
    shared_by: int
    person: PersonId
    name: str | None
    points: Decimal
    stack: Chips
    moved_up: bool = False
    """Whether it is in the place of somebody who doesn't come."""


class Qualifiers(Record, kw_only=True):
    season: SeasonNo
    name: str
    as_of: str
    final: FinalRules
    rows: tuple[Qualifier, ...]
    chips: Chips
    """All their chips together."""
    too_many: int = 0
    """How many share the last place that qualifies beyond the number of players."""


def qualifiers(table: SeasonTable, absent: Collection[PersonId] = ()) -> Qualifiers:
    """Those with a place that is good enough; who shares the last one qualifies as well.

    For each who is absent, and for nobody else, the next one in the table moves up.
    """
    final = table.rules.final
    within = [row for row in table.rows if _qualifies(row, final)]
    there = [row for row in within if row.person not in absent]
    up = _moving_up(table, within, final.players - len(there), absent) if final.players else []
    rows = tuple(
        _qualifier(row, final, moved_up=moved)
        for moved, those in ((False, there), (True, up))
        for row in those
    )
    return Qualifiers(
        season=table.season,
        name=table.name,
        as_of=table.as_of,
        final=final,
        rows=rows,
        chips=Chips(sum(row.stack for row in rows)),
        too_many=max(0, len(rows) - final.players) if final.players else 0,
    )


def _moving_up(
    table: SeasonTable, within: Sequence[SeasonRow], free: int, absent: Collection[PersonId]
) -> list[SeasonRow]:
    """The next ones in the table for the places that are free, with who shares the last of them."""
    if not within or len(within) == sum(row.person not in absent for row in within):
        return []
    after = within[-1].place or 0
    final = table.rules.final
    coming = [
        row
        for row in table.rows
        if row.person not in absent and _next(row, final) and (row.place or 0) > after
    ]
    if free <= 0 or not coming:
        return []
    last = coming[min(free, len(coming)) - 1].place or 0
    return [row for row in coming if (row.place or 0) <= last]


def stack_for(points: Decimal, final: FinalRules) -> Chips:
    """The stack for these points: rounded to the smallest chip, halves up, then within its limits."""
    chips = final.stack + points * Decimal(final.per_point)
    rounded = int((chips / final.chip).to_integral_value(ROUND_HALF_UP)) * final.chip
    within = max(rounded, final.least, 0)
    return Chips(min(within, final.most or _MOST))


def _qualifies(row: SeasonRow, final: FinalRules) -> bool:
    return _next(row, final) and (not final.players or (row.place or 0) <= final.players)


def _next(row: SeasonRow, final: FinalRules) -> bool:
    """Whether somebody would play if there were places enough."""
    if row.place is None or not final.is_played:
        return False
    return not final.points or row.points >= Decimal(final.points)


def _qualifier(row: SeasonRow, final: FinalRules, *, moved_up: bool) -> Qualifier:
    return Qualifier(
        place=row.place or Place(0),
        shared_by=row.shared_by,
        person=row.person,
        name=row.name,
        points=row.points,
        stack=stack_for(row.points, final),
        moved_up=moved_up,
    )
