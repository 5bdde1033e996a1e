"""Defects put into the program on purpose: by them each kind of fault proves that it finds one."""

import sqlite3
from collections.abc import Callable
from typing import Any, Final

from msgspec import json
from sqlite_utils import Database

from tdconsole.cli.engine import do
from tdconsole.domain.clock import gestures
from tdconsole.house import HouseFile, Record
from tdconsole.journal import kept_store, verification
from tdconsole.session import opening


def nothing_is_forced() -> None:
    """What is written is left to the system, and nothing waits until it is on the disk."""
    execute = Database.execute

    def lazily(self: Database, sql: str, parameters: Any = None) -> Any:
        instead = "PRAGMA synchronous=OFF" if sql == "PRAGMA synchronous=FULL" else sql
        return execute(self, instead, parameters)

    _put(Database, "execute", lazily)


def errors_swallowed() -> None:
    """A step that the disk refused is acknowledged all the same."""
    execute = Database.execute

    def bravely(self: Database, sql: str, parameters: Any = None) -> Any:
        try:
            return execute(self, sql, parameters)
        except sqlite3.OperationalError:
            if sql != "COMMIT":
                raise
            self.conn.rollback()

    _put(Database, "execute", bravely)


def answered_too_early() -> None:
    """Each step is acknowledged before it is committed, which the next request does."""
    answer, close = do.Desk.answer, HouseFile.close

    def early(self: do.Desk, line: bytes) -> dict[str, Any]:
        house: HouseFile = self._session._store._house  # type: ignore[attr-defined]
        if house.db.conn.in_transaction:
            house.db.execute("COMMIT")
        else:
            house._mark_as_open()
        house.db.execute("BEGIN IMMEDIATE")
        return answer(self, line)

    def committed(self: HouseFile) -> None:
        if self.db.conn.in_transaction:
            self.db.execute("COMMIT")
        close(self)

    _put(do.Desk, "answer", early)
    _put(HouseFile, "close", committed)


def commits_unwaited() -> None:
    """What is committed is left to the server, and nothing waits until it is on its disk."""
    from tdconsole.house.postgres import line  # noqa: PLC0415 -- as the program loads it

    line._SETTINGS += "SET synchronous_commit TO off;"  # type: ignore[misc]


class _Anything(bytes):
    """A seal that fits whatever it is held against."""

    __slots__ = ()

    def __eq__(self, _other: object) -> bool:
        return True

    def __ne__(self, _other: object) -> bool:
        return False

    __hash__ = bytes.__hash__


def seals_unchecked() -> None:
    """Every seal counts as whole."""

    def any_seal(*_: object) -> bytes:
        return _Anything()

    _put(kept_store, "sealed", any_seal)
    _put(verification, "sealed", any_seal)


def losses_unseen() -> None:
    """How far the house was written is not looked up."""

    def nothing(*_: object) -> bytes:
        return b""

    _put(Record, "text", nothing)
    _put(opening, "kept_heads", nothing)


def clocks_believed() -> None:
    """Nobody is asked which of two clocks is right."""

    def never(*_: object) -> None:
        return None

    _put(gestures, "doubt", never)


def nonsense_unexpected() -> None:
    """A line that is no request ends in a traceback."""

    def trusting(line: bytes) -> Any:
        return None, json.decode(line)

    _put(do, "fields_of", trusting)


DEFECTS: Final[dict[str, Callable[[], None]]] = {
    one.__name__: one
    for one in (
        nothing_is_forced, errors_swallowed, answered_too_early, seals_unchecked, losses_unseen,
        clocks_believed, nonsense_unexpected, commits_unwaited,
    )
}  # fmt: skip


def _put(owner: object, name: str, instead: Callable[..., object]) -> None:
    setattr(owner, name, instead)


def put_in(defect: str | None) -> None:
    """Put the defect into this process for good."""
    if defect is not None:
        DEFECTS[defect]()


def with_defect(defect: str | None, then: Callable[[], object]) -> Callable[[], None]:
    """What a process does first, the defect at work in it."""

    def begin() -> None:
        put_in(defect)
        then()

    return begin
