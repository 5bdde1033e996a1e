"""The ticked moves of the plan, and what each of them waits for."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Literal

from tdconsole.domain.language.commands.floor import BalanceTables
from tdconsole.domain.room.balancing import Planned
from tdconsole.domain.values import Record, TableNo

Standing = Literal["ready", "asks", "card", "behind", "left"]
"""The state of a move: left out by the director; behind a move at the same table not made now."""
Mark = tuple[TableNo, TableNo, int]
"""The source, the target, and its index: the same move while its players are named."""


class Move(Record, kw_only=True):
    no: int
    mark: Mark
    planned: Planned
    standing: Standing

    @property
    def ticked(self) -> bool:
        return self.standing != "left"


def moves_of(plan: Collection[Planned], left: Collection[Mark]) -> tuple[Move, ...]:
    """Return the moves in order; one not made now holds up later moves at its tables."""
    found: list[Move] = []
    held: set[TableNo] = set()
    times: Counter[tuple[TableNo, TableNo]] = Counter()
    for no, planned in enumerate(plan, start=1):
        between = (planned.source, planned.target)
        times[between] += 1
        mark = (*between, times[between])
        standing = _standing(planned, held)
        if mark in left:
            standing = "left"
        if standing != "ready":
            held.update(between)
        found.append(Move(no=no, mark=mark, planned=planned, standing=standing))
    return tuple(found)


def _standing(planned: Planned, held: Collection[TableNo]) -> Standing:
    if planned.source in held or planned.target in held:
        return "behind"
    if planned.ready is not None:
        return "ready"
    return "asks" if planned.asks else "card"


def request_of(moves: Collection[Move]) -> BalanceTables | None:
    """Return the request for the moves that are ready."""
    ready = tuple(
        move.planned.ready
        for move in moves
        if move.standing == "ready" and move.planned.ready is not None
    )
    return BalanceTables(moves=ready) if ready else None


def asked_by(moves: Collection[Move]) -> tuple[TableNo, ...]:
    """Return the tables whose answer the first move to be made waits for."""
    return next((move.planned.asks for move in moves if move.standing == "asks"), ())


def is_filled_in(before: Sequence[Move], now: Sequence[Move]) -> bool:
    """Whether the moves are the same, only with more of them known."""
    return [one.mark for one in before] == [one.mark for one in now] and all(
        old.planned.entry in {None, new.planned.entry}
        and old.planned.seat in {None, new.planned.seat}
        for old, new in zip(before, now, strict=True)
    )
