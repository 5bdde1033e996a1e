"""The changes from the present structure to a proposed one."""

from typing import Literal

from tdconsole.domain.design.matching import longest_common
from tdconsole.domain.values import Period, PeriodId, Record, Structure
from tdconsole.projections.clock.board import level_number

ChangeKind = Literal["added", "removed", "changed", "moved"]


class StructureChange(Record, kw_only=True):
    """A change; `row` and `level` are the new structure's, or for a removal the old one's."""

    change: ChangeKind
    row: int
    level: int | None
    before: Period | None = None
    after: Period | None = None


class StructureChanges(Record, kw_only=True):
    changes: tuple[StructureChange, ...]
    kept: int
    """The rows that stay as they are."""


def structure_changes(present: Structure, proposed: Structure) -> StructureChanges:
    """The changes, matching periods by number; a new one has 0."""
    before = {period.id: period for period in present}
    stay = {period.id for period in proposed} & set(before)
    in_order = longest_common(
        [period.id for period in present if period.id in stay],
        [period.id for period in proposed if period.id in stay],
    )
    kept = [period.id for period in present if period.id in stay]
    unmoved = {kept[place] for place, _ in in_order}
    found = [
        StructureChange(
            change="removed", row=row, level=level_number(present, row - 1), before=period
        )
        for row, period in enumerate(present, start=1)
        if period.id not in stay
    ]
    for row, period in enumerate(proposed, start=1):
        kind = _kind(before.get(period.id), period, unmoved)
        if kind is not None:
            found.append(
                StructureChange(
                    change=kind,
                    row=row,
                    level=level_number(proposed, row - 1),
                    before=before.get(period.id),
                    after=period,
                )
            )
    found.sort(key=lambda one: one.row)
    rows = sum(1 for one in found if one.change != "removed")
    return StructureChanges(changes=tuple(found), kept=len(proposed) - rows)


def _kind(before: Period | None, after: Period, unmoved: set[PeriodId]) -> ChangeKind | None:
    if before is None:
        return "added"
    if before != after:
        return "changed"
    return None if after.id in unmoved else "moved"
