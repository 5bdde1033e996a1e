"""The end of rebuys and the sale of the add-on, for a structure that doesn't have them yet."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tdconsole.domain.clock.reading import bears
from tdconsole.domain.clock.registration import REGISTRATION
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.values import Chips, EndMark, Mark, MarkKind, Structure

if TYPE_CHECKING:
    from tdconsole.domain.design.course import Case

_ANY: Final = (Chips(1),)
_PAIR: Final = 2
"""A stand-in for the field, which like the chips doesn't decide where a sale ends."""


def missing_ends(
    before: Terms | None, after: Terms, structure: Structure, stack: Chips, present: int = 1
) -> Iterator[EndMark]:
    """The ends of new rebuys and a new add-on; rows count from 1, `present` is the clock's."""
    rebuys = after.rebuys != "off" and (before is None or before.rebuys == "off")
    add_on = after.add_on != "off" and (before is None or before.add_on == "off")
    if not (rebuys or add_on) or not structure:
        return
    from tdconsole.domain.design.course import case  # noqa: PLC0415 -- when rebuys are new
    from tdconsole.domain.design.defects import Terms as Wanted  # noqa: PLC0415 -- the same
    from tdconsole.domain.design.marks import row_of_add_on, row_to_close  # noqa: PLC0415 -- the same

    seen = case(structure, Wanted(stack=stack, chips=_ANY, entries=_PAIR))
    row = _row(structure, "rebuys_end")
    if rebuys and row is None:
        row = _not_past(seen, _row(structure, REGISTRATION) or row_to_close(seen), present)
        yield EndMark(period=structure[row - 1].id, kind="rebuys_end")
    if add_on and _row(structure, "add_on") is None:
        sold = _not_past(seen, row or _row(structure, REGISTRATION) or row_of_add_on(seen), present)
        sold = sold if seen.at_break(sold) else seen.next_break(sold) or sold
        yield EndMark(period=structure[sold - 1].id, kind="add_on")


def _row(structure: Structure, kind: MarkKind) -> int | None:
    return next((row for row, one in enumerate(structure, start=1) if bears(one, kind)), None)


def _not_past(seen: "Case", row: int, present: int) -> int:
    """The row, or if it is over by the clock the next break or the level being played."""
    return row if row >= present else seen.next_break(present) or present


def with_ends(structure: Structure, ends: Iterable[EndMark]) -> Structure:
    """The structure with these marks; a mark is dropped if its period is gone."""
    found: dict[int, list[MarkKind]] = {}
    for end in ends:
        found.setdefault(end.period, []).append(end.kind)
    if not found:
        return structure
    return tuple(
        replace(
            period,
            marks=(
                *period.marks,
                *(Mark(kind=kind) for kind in found.get(period.id, ()) if not bears(period, kind)),
            ),
        )
        for period in structure
    )
