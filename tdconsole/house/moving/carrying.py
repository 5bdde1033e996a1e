"""Carrying rows from one house to another, whichever engines keep them."""

from collections.abc import Callable, Iterator

from tdconsole.house.house import House
from tdconsole.house.moving.rows import BATCH, Row, Table, batches

Carried = Callable[[int], object]
"""Told of each batch how many rows it had."""


def add_after(source: House, target: House, table: Table, carried: Carried) -> None:
    """Add the rows behind the target's last, of a table whose numbers only ever rise."""
    ((last,),) = target.rows(f"SELECT coalesce(max({table.key[0]}), 0) FROM {table.name}")  # noqa: S608 -- our own names
    for rows in batches(source, table, (last,)):
        target.in_bulk.add(table.name, table.columns, rows)
        carried(len(rows))
    _number_on(source, target, table)


def make_alike(source: House, target: House, table: Table, carried: Carried) -> int:
    """Make the target's rows those of the source; returns how many were taken away or changed."""
    gone = _take_away(source, target, table) if is_there(target, table) else 0
    waiting: list[Row] = []
    for row, there in _side_by_side(source, target, table):
        if row is not None and there is None:
            waiting.append(row)
        if len(waiting) == BATCH:
            _add(target, table, waiting, carried)
    _add(target, table, waiting, carried)
    _number_on(source, target, table)
    return gone


def is_there(house: House, table: Table) -> bool:
    """Whether the table has any rows."""
    return house.row(f"SELECT 1 FROM {table.name} LIMIT 1") is not None  # noqa: S608 -- our own names


def _add(target: House, table: Table, waiting: list[Row], carried: Carried) -> None:
    if waiting:
        target.in_bulk.add(table.name, table.columns, waiting)
        carried(len(waiting))
        waiting.clear()


def _take_away(source: House, target: House, table: Table) -> int:
    """Take away what the source has no longer, or has otherwise: that is added anew."""
    where = " AND ".join(f"{one} = ?" for one in table.key)
    gone = [
        table.key_of(there)
        for row, there in _side_by_side(source, target, table)
        if there is not None and row != there
    ]
    for key in gone:
        target.execute(f"DELETE FROM {table.name} WHERE {where}", key)  # noqa: S608 -- our own names
    return len(gone)


def _number_on(source: House, target: House, table: Table) -> None:
    """Give out no number in the target that the source ever gave out."""
    if table.numbered is not None:
        last = source.in_bulk.last_number(table.name, table.numbered)
        target.in_bulk.number_after(table.name, table.numbered, last)


def _side_by_side(
    source: House, target: House, table: Table
) -> Iterator[tuple[Row | None, Row | None]]:
    """The rows of both by their keys; None is a row that one of them doesn't have."""
    ours, theirs = _each(source, table), _each(target, table)
    row, there = next(ours, None), next(theirs, None)
    while row is not None or there is not None:
        here = None if row is None else table.key_of(row)
        beyond = None if there is None else table.key_of(there)
        first = here if beyond is None else beyond if here is None else min(here, beyond)
        yield (row if here == first else None, there if beyond == first else None)
        if here == first:
            row = next(ours, None)
        if beyond == first:
            there = next(theirs, None)


def _each(house: House, table: Table) -> Iterator[Row]:
    return (row for rows in batches(house, table) for row in rows)
