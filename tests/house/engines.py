"""One house, in a file or on a server, and as many connections to it as a test opens."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from sqlite_utils import Database

from tdconsole.house import Address, House, HouseFile, LookedAt, Place, Schema, ServerSchema
from tdconsole.house.postgres import HouseOnServer
from tests.house.drawers import DRAWERS, DRAWERS_ON_SERVER


class Tables(NamedTuple):
    in_file: Schema
    on_server: ServerSchema


def changed_so(room: str, **changes: str) -> Tables:
    """A room whose tables came to be by these changes, each one statement for both engines."""
    in_file = Schema(room)
    for name, sql in changes.items():
        in_file(name=name)(_doing(sql))
    return Tables(
        in_file, ServerSchema(room, tuple((name, (sql,)) for name, sql in changes.items()))
    )


def _doing(sql: str) -> Callable[[Database], None]:
    def change(db: Database) -> None:
        db.execute(sql)

    return change


TODAY = Tables(DRAWERS, DRAWERS_ON_SERVER)


class Kept:
    def __init__(self, place: Place, closing: ExitStack) -> None:
        self.place = place
        self._closing = closing

    def create(self, *tables: Tables) -> House:
        """Made new, with the drawers unless other tables are given."""
        return self._closed_later(
            HouseFile.create(self.place, _in_file(tables))
            if isinstance(self.place, Path)
            else HouseOnServer.create(self.place, _on_server(tables))
        )

    def open(self, *tables: Tables, looking: bool = False) -> House:
        return self._closed_later(self._opened(tables, looking=looking))

    def _opened(self, tables: tuple[Tables, ...], *, looking: bool) -> House:
        if isinstance(self.place, Address):
            return HouseOnServer.open(self.place, _on_server(tables), looking=looking)
        if looking:
            return LookedAt.look(self.place, _in_file(tables))
        return HouseFile.open(self.place, _in_file(tables))

    def _closed_later(self, house: House) -> House:
        self._closing.callback(_closed, house)
        return house


def _closed(house: House) -> None:
    with suppress(sqlite3.ProgrammingError):  # it was closed before
        house.close()


def _in_file(tables: tuple[Tables, ...]) -> list[Schema]:
    return [one.in_file for one in tables or (TODAY,)]


def _on_server(tables: tuple[Tables, ...]) -> list[ServerSchema]:
    return [one.on_server for one in tables or (TODAY,)]


@contextmanager
def kept_at(place: Place) -> Iterator[Kept]:
    with ExitStack() as closing:
        yield Kept(place, closing)
