"""Rows by the thousand on a server, and the numbers it gives out."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

import psycopg

from tdconsole.house.postgres.line import Connection

Ask = Callable[[str, Sequence[object]], psycopg.Cursor[tuple[Any, ...]]]
"""Executes a statement in the transaction that has begun."""

_LAST: Final = """
    SELECT coalesce((SELECT max({column}) FROM {table}), 0),
        pg_sequence_last_value(pg_get_serial_sequence('{table}', '{column}')::regclass)
"""
_GO_ON: Final = "SELECT setval(pg_get_serial_sequence('{table}', '{column}')::regclass, {last})"


class RowsOnServer:
    def __init__(
        self, in_order: Callable[[], AbstractContextManager[Connection]], ask: Ask
    ) -> None:
        self._in_order, self._ask = in_order, ask

    def add(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        into = f"COPY {table} ({', '.join(columns)}) FROM STDIN"
        with self._in_order() as connection, connection.cursor().copy(into) as copy:
            for row in rows:
                copy.write_row(row)

    def last_number(self, table: str, column: str) -> int:
        asked = _LAST.format(table=table, column=column)
        ((highest, given),) = self._ask(asked, ()).fetchall()
        return max(int(highest), int(given or 0))

    def number_after(self, table: str, column: str, last: int) -> None:
        last = max(last, self.last_number(table, column))
        if last:
            self._ask(_GO_ON.format(table=table, column=column, last=last), ())
