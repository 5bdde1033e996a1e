"""Opening, writing and closing the one file, and what its faults are called."""

import errno
import os
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Self

from sqlite_utils import Database, Migrations

from tdconsole.house.place import check_place
from tdconsole.known_errors import (
    DamagedFile,
    DiskFull,
    FileBusy,
    FileExists,
    FileMissing,
    FileMoved,
    FileUnreadable,
    HouseMissing,
    KnownError,
    NewerFile,
    NotAHouse,
    ReadOnlyPlace,
    SharedPlace,
)

Schema = Migrations

APPLICATION_ID: Final = 0x7464636E
BUSY_MS: Final = 10_000
_HEADER: Final = b"SQLite format 3\x00"
_ID_AT: Final = 68

_FAULTS: Final[dict[int, type[KnownError]]] = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_BUSY: FileBusy,
    sqlite3.SQLITE_LOCKED: FileBusy,
    sqlite3.SQLITE_READONLY: ReadOnlyPlace,
    sqlite3.SQLITE_PERM: ReadOnlyPlace,
    sqlite3.SQLITE_CANTOPEN: FileUnreadable,
    sqlite3.SQLITE_NOTADB: NotAHouse,
    sqlite3.SQLITE_CORRUPT: DamagedFile,
    sqlite3.SQLITE_IOERR: FileUnreadable,
}
# What SQLite says of a table that is gone and of text that is none: it has no code for them.
_DAMAGE: Final = ("no such table", "no such column", "Could not decode")
FOLDER_FAULTS: Final[dict[int, type[KnownError]]] = {
    errno.EEXIST: FileExists,
    errno.EACCES: ReadOnlyPlace,
    errno.EPERM: ReadOnlyPlace,
    errno.EROFS: ReadOnlyPlace,
    errno.ENOSPC: DiskFull,
    errno.EDQUOT: DiskFull,
    errno.ENOENT: FileMissing,
    errno.ENOTDIR: FileMissing,
}


@contextmanager
def told(path: str) -> Iterator[None]:
    """Faults of the disk become known errors; anything else is a bug and stays one."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        fault = _FAULTS.get(code)
        if fault is None and str(error).startswith(_DAMAGE):
            fault = DamagedFile
        if fault is None:
            raise
        raise fault(path, str(error)) from error


class House:
    """One connection to the file; of one thread."""

    def __init__(self, db: Database, path: str) -> None:
        self.db = db
        self.path = path
        self._spoilt = False
        self._file = _identity(path)

    @classmethod
    def create(cls, path: Path, schemas: Sequence[Schema]) -> Self:
        """A new, empty house, whole or not at all; an existing file is never written over."""
        check_place(path)
        if path.exists():
            raise FileExists(str(path))
        if not path.absolute().parent.is_dir():
            raise FileMissing(str(path.absolute().parent))
        making = path.with_name(f".{secrets.token_hex(8)}.new")
        try:
            os.close(os.open(making, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
            try:
                cls._connected(making, schemas).close()
                _publish(making, path)
            finally:
                making.unlink(missing_ok=True)
        except OSError as error:
            fault = FOLDER_FAULTS.get(error.errno or 0, FileUnreadable)
            raise fault(str(path), str(error)) from error
        except KnownError as error:
            raise type(error)(str(path), error.detail) from error
        return cls.open(path, schemas)

    @classmethod
    def open(cls, path: Path, schemas: Sequence[Schema]) -> Self:
        check_place(path)
        check_header(path)
        if not (os.access(path, os.W_OK) and os.access(path.resolve().parent, os.W_OK)):
            raise ReadOnlyPlace(str(path))
        return cls._connected(path, schemas)

    @classmethod
    def in_memory(cls, schemas: Sequence[Schema]) -> Self:
        house = cls(Database(memory=True, execute_plugins=False), ":memory:")
        for schema in schemas:
            schema.apply(house.db)
        return house

    @classmethod
    def _connected(cls, path: Path, schemas: Sequence[Schema]) -> Self:
        with told(str(path)):
            db = Database(path, execute_plugins=False)
            house = cls(db, str(path))
            try:
                db.execute(f"PRAGMA busy_timeout={BUSY_MS}")
                _check_known(db, path, schemas)
                _use_log(db, path)
                db.execute("PRAGMA synchronous=FULL")
                db.execute("PRAGMA secure_delete=ON")
                if any(schema.pending(db) for schema in schemas):
                    with house.transaction():
                        db.execute(f"PRAGMA application_id={APPLICATION_ID}")
                        for schema in schemas:
                            schema.apply(db)
            except BaseException:
                db.close()
                raise
        return house

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Everything inside lands on the disk together, or not at all; may be nested."""
        if self.db.conn.in_transaction:
            try:
                yield
            except BaseException:
                self._spoilt = True
                raise
            return
        if _identity(self.path) != self._file:
            raise FileMoved(self.path)  # what is written now, nobody would find again
        with told(self.path):
            self._spoilt = False
            self.db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._check_sound()
                self.db.execute("COMMIT")
            except BaseException:
                self.db.rollback()
                raise

    def _check_sound(self) -> None:
        """Half of what belongs together is never kept, even if somebody looked away."""
        if self._spoilt:
            message = "a failure inside the transaction was swallowed"
            raise RuntimeError(message)

    def wait_at_most(self, milliseconds: int) -> None:
        """For somebody else who holds the file."""
        with told(self.path):
            self.db.execute(f"PRAGMA busy_timeout={milliseconds}")

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """What a question finds, all of it."""
        with told(self.path):
            found: list[tuple[Any, ...]] = self.db.execute(sql, values).fetchall()
        return found

    def row(self, sql: str, values: Sequence[object] = ()) -> tuple[Any, ...] | None:
        found = self.rows(sql, values)
        return found[0] if found else None

    def forget(self) -> None:
        """What was erased leaves no trace in the pages' gaps or in the log; outside transactions."""
        with told(self.path):
            self.db.execute("VACUUM")
            self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def version(self) -> int:
        """Changes when another connection has written."""
        with told(self.path):
            row: tuple[int] = self.db.execute("PRAGMA data_version").fetchone()
        return row[0]

    def close(self) -> None:
        """Folds the log into the file; where others still read, the last to close does it."""
        try:
            with suppress(DiskFull), told(self.path):  # the log then stays beside the file
                self.db.execute("PRAGMA busy_timeout=0")
                self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            with told(self.path):
                self.db.close()


def _identity(path: str) -> tuple[int, int] | None:
    """Which file has this name; none, if it has been taken away or never was on a disk."""
    try:
        found = os.stat(path)  # noqa: PTH116 -- on every gesture's way
    except OSError:
        return None
    return found.st_dev, found.st_ino


def check_header(path: Path) -> None:
    """Told from the first bytes alone, before SQLite may touch anything."""
    try:
        with path.open("rb") as file:
            head = file.read(_ID_AT + 4)
    except FileNotFoundError as error:
        raise HouseMissing(str(path)) from error
    except OSError as error:
        raise FileUnreadable(str(path), str(error)) from error
    if not head.startswith(_HEADER) or len(head) < _ID_AT + 4:
        raise NotAHouse(str(path))
    if int.from_bytes(head[_ID_AT:], "big") != APPLICATION_ID:
        raise NotAHouse(str(path))


def _check_known(db: Database, path: Path, schemas: Sequence[Schema]) -> None:
    """Every change ever made to the file's tables has to be one that this program knows."""
    nothing_applied = Database(memory=True, execute_plugins=False)
    known = {schema.name: {m.name for m in schema.pending(nothing_applied)} for schema in schemas}
    nothing_applied.close()
    for row in db.table(Schema.migrations_table).rows:
        if row["name"] not in known.get(row["migration_set"], ()):
            raise NewerFile(str(path), f"{row['migration_set']}/{row['name']}")


def _use_log(db: Database, path: Path) -> None:
    """Where the write-ahead log can't be had, SQLite says so and goes on without: we do not."""
    mode: str = db.execute("PRAGMA journal_mode=WAL").fetchone()[0]
    if mode != "wal":
        raise SharedPlace(str(path), str(path.parent))


def _publish(making: Path, path: Path) -> None:
    """The finished file gets its name, unless another took it meanwhile."""
    try:
        os.link(making, path)
    except FileExistsError:
        raise FileExists(str(path)) from None
    except OSError:  # a file system without hard links
        if path.exists():
            raise FileExists(str(path)) from None
        making.rename(path)
