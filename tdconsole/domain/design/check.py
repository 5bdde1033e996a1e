"""What a director wants to know about a structure before anybody plays it."""

from tdconsole.domain.design.antes import antes_defects
from tdconsole.domain.design.course import case
from tdconsole.domain.design.defects import Defect, NoLevel, Terms
from tdconsole.domain.design.hours import hours_defects
from tdconsole.domain.design.marks import marks_defects
from tdconsole.domain.design.stakes import stakes_defects
from tdconsole.domain.values import Structure


def defects(structure: Structure, terms: Terms) -> tuple[Defect, ...]:
    """All defects of the structure, in row order."""
    seen = case(structure, terms)
    if not seen.levels:
        return (NoLevel(row=1),)
    found = (
        *stakes_defects(seen),
        *antes_defects(seen),
        *hours_defects(seen),
        *marks_defects(seen),
    )
    return tuple(sorted(found, key=lambda one: one.row))
