"""The count of each table so far; most are unchanged since the last look."""

from collections.abc import Mapping
from typing import Final

from tdconsole.domain.memo import Memo, MemoEach
from tdconsole.domain.state.counts import Count
from tdconsole.domain.state.tournament import Seating, Table
from tdconsole.domain.values import Chips, EntryId, Map, Record, SeatNo, TableNo


class TableCount(Record, kw_only=True):
    """A table's count; `chips` are its total, or the stacks counted there so far."""

    table: TableNo
    players: int
    counted: int
    missing: tuple[SeatNo, ...]
    chips: Chips
    at_once: bool
    """Whether the table was counted in one sum, without saying whose chips they are."""

    @property
    def whole(self) -> bool:
        return not self.missing


def counted_tables(
    seating: Seating, count: Count | None, gone: Mapping[TableNo, Chips]
) -> tuple[TableCount, ...]:
    """The tables in use, by number; `gone` are the stacks of players who busted since."""
    return tuple(_TABLES.of(_about(seating, count, gone)).values())


_NOTHING: Final = Map[EntryId, Chips]()
_NO_SUMS: Final = Map[TableNo, Chips]()


class _Laid(Record, kw_only=True):
    """The players in one sequence, to look up all stacks at once."""

    tables: tuple[tuple[Table, slice], ...]
    entries: tuple[EntryId, ...]


_LAID: Final = Memo[_Laid]()


def _laid(seating: Seating) -> _Laid:
    seated = sorted(
        (table for table in seating.tables.values() if table.players), key=lambda table: table.no
    )
    entries: list[EntryId] = []
    tables: list[tuple[Table, slice]] = []
    for table in seated:
        first = len(entries)
        entries += table.players.values()
        tables.append((table, slice(first, len(entries))))
    return _Laid(tables=tuple(tables), entries=tuple(entries))


_About = tuple[Table, tuple[Chips | None, ...], Chips | None, Chips | None]
"""A table, its stacks in player order or its total, and what lay there before."""


def _about(
    seating: Seating, count: Count | None, gone: Mapping[TableNo, Chips]
) -> dict[TableNo, _About]:
    laid = _LAID.of(seating, made=lambda: _laid(seating))
    told, tables = (_NOTHING, _NO_SUMS) if count is None else (count.stacks, count.tables)
    stacks = tuple(map(told.get, laid.entries))
    return {
        (no := table.no): (table, stacks[there], tables.get(no), gone.get(no))
        for table, there in laid.tables
    }


def _table(no: TableNo, about: _About) -> TableCount:
    table, stacks, at_once, gone = about
    missing: tuple[SeatNo, ...] = ()
    if at_once is None:
        told = zip(table.players, stacks, strict=True)
        missing = tuple(sorted(seat for seat, chips in told if chips is None))
        chips = (gone or 0) + sum(chips or 0 for chips in stacks)
    else:
        chips = at_once
    return TableCount(
        table=no,
        players=len(table.players),
        counted=len(table.players) - len(missing),
        missing=missing,
        chips=Chips(chips),
        at_once=at_once is not None,
    )


_TABLES: Final = MemoEach(_table)
