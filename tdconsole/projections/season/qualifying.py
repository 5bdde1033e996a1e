"""The players of a season's final, and their stacks."""

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


def qualifiers(table: SeasonTable) -> Qualifiers:
    """Those with a place that is good enough; who shares the last one qualifies as well."""
    final = table.rules.final
    rows = tuple(_qualifier(row, final) for row in table.rows if _qualifies(row, final))
    return Qualifiers(
        season=table.season,
        name=table.name,
        as_of=table.as_of,
        final=final,
        rows=rows,
        chips=Chips(sum(row.stack for row in rows)),
        too_many=max(0, len(rows) - final.players) if final.players else 0,
    )


def stack_for(points: Decimal, final: FinalRules) -> Chips:
    """The stack for these points: rounded to the smallest chip, halves up, then within its limits."""
    chips = final.stack + points * Decimal(final.per_point)
    rounded = int((chips / final.chip).to_integral_value(ROUND_HALF_UP)) * final.chip
    within = max(rounded, final.least, 0)
    return Chips(min(within, final.most or _MOST))


def _qualifies(row: SeasonRow, final: FinalRules) -> bool:
    if row.place is None or not final.is_played:
        return False
    if final.points and row.points < Decimal(final.points):
        return False
    return not final.players or row.place <= final.players


def _qualifier(row: SeasonRow, final: FinalRules) -> Qualifier:
    return Qualifier(
        place=row.place or Place(0),
        shared_by=row.shared_by,
        person=row.person,
        name=row.name,
        points=row.points,
        stack=stack_for(row.points, final),
    )
