"""Opening, writing and closing the one file, and naming its faults."""

import json
import os
import re
import secrets
import sqlite3
import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Self

from sqlite_utils import Database, Migrations

from tdconsole.house import ending, held
from tdconsole.house.heads import Head, Record
from tdconsole.house.held import Files
from tdconsole.house.house import Dialect, House, Row, Written
from tdconsole.house.moving.mark import IN_FILE
from tdconsole.house.moving.rows import RowsInFile
from tdconsole.house.place import check_new, check_place, of_the_folder, publish
from tdconsole.house.tables import altered, check_triggers, is_as_made, made_already
from tdconsole.house.turns import TURN_MS, Meanwhile, asked, emptied
from tdconsole.known_errors import (
    DamagedFile,
    DiskFull,
    FileBusy,
    FileUnreadable,
    HouseMissing,
    KnownError,
    LogGone,
    NewerFile,
    NotAHouse,
    ReadOnlyPlace,
    SharedPlace,
)
from tdconsole.open_databases import hold, is_open_here, let_go
from tdconsole.plain_files import check_name, check_readable
from tdconsole.projections.engine.promises import FilePromise, Promise

Schema = Migrations

APPLICATION_ID: Final = 0x7464636E
BUSY_MS: Final = 10_000
_HEADER: Final = b"SQLite format 3\x00"
_ID_AT: Final = 68
_BEGINNING: Final = "file is not a database"
"""SQLite's own words for a file that doesn't begin as one."""

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
# SQLite's messages for tables that aren't as they were made, and broken text: it has no code for
# them. The program's own SQL is fixed, so a name in it that is unknown was damaged in the file.
_DAMAGE: Final = re.compile(
    r"no such |unknown function|wrong number of arguments|foreign key mismatch|Could not decode"
    r"|table \S+ has no column|invalid fts5 file format|malformed JSON"
)
_SYNCHRONOUS: Final = ("off", "normal", "full", "extra")
"""SQLite's levels, in its own order."""
_HAS_MARK: Final = "SELECT 1 FROM sqlite_schema WHERE name = 'mark'"
_LONGEST: Final = 200
"""The signs of SQLite's own message; one about damaged text may quote a page of it."""


@contextmanager
def known_errors(path: str) -> Iterator[None]:
    """Turn faults of the disk into known errors; anything else is a bug and stays one."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        fault = _fault(path, error)
        if fault is None:
            raise
        raise fault from error


def _fault(path: str, error: sqlite3.DatabaseError) -> KnownError | None:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    fault = _FAULTS.get(code)
    if fault is None and _DAMAGE.match(str(error)):
        fault = DamagedFile
    return None if fault is None else fault(path, _one_line(str(error)))


def _one_line(text: str) -> str:
    plain = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(plain.split())[:_LONGEST]


class HouseFile(House):
    """One connection to the file, for one thread."""

    dialect = Dialect(
        name="sqlite",
        numbers="json_each(?)",
        words="json_each(?)",
        any_case="{} = ? COLLATE NOCASE",
    )

    def __init__(self, db: Database, path: str, schemas: Sequence[Schema] = ()) -> None:
        super().__init__(path)
        self.db = db
        self.schemas = schemas
        self._in_force_at = 0
        """The version of the file that was last looked at for a mark."""
        self._in_turn: int | None = None
        """The version in one's turn, as long as that lasts: nobody else writes in it."""
        self._files: Files | None = None
        self._marked = False
        self.patience = BUSY_MS
        self._meanwhile: Meanwhile | None = None
        self.record: Record | None = None
        """How far the streams were written, beside the file; none of a house in memory."""
        self.log_missing = False
        """Whether the file wasn't closed and its log is gone: what it held is lost."""

    @classmethod
    def create(cls, path: Path, schemas: Sequence[Schema]) -> Self:
        """Make a new, empty house, whole or not at all; an existing file is never overwritten."""
        check_new(path)
        Record(str(path)).forget()
        making = path.with_name(f".{secrets.token_hex(8)}.new")
        try:
            os.close(os.open(making, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
            try:
                cls._connected(making, schemas).close()
                publish(making, path)
            finally:
                making.unlink(missing_ok=True)
        except OSError as error:
            raise of_the_folder(path, error) from error
        except KnownError as error:
            raise type(error)(str(path), error.detail) from error
        return cls.open(path, schemas)

    @classmethod
    def open(cls, path: Path, schemas: Sequence[Schema], *, even: Collection[str] = ()) -> Self:
        """Open it to work on it, in spite of these marks and no other."""
        check_name(str(path))
        check_place(path)
        check_header(path)
        if not (os.access(path, os.W_OK) and os.access(path.resolve().parent, os.W_OK)):
            raise ReadOnlyPlace(str(path))
        held.check_one_name(path)
        log_missing = ending.is_log_missing(path)
        house = cls._connected(path, schemas, even)
        house.log_missing = log_missing
        return house

    @classmethod
    def in_memory(cls, schemas: Sequence[Schema]) -> Self:
        house = cls(Database(memory=True, execute_plugins=False), ":memory:")
        for schema in (IN_FILE, *schemas):
            schema.apply(house.db)
        return house

    @classmethod
    def _connected(cls, path: Path, of_rooms: Sequence[Schema], even: Collection[str] = ()) -> Self:
        schemas = (IN_FILE, *of_rooms)
        with known_errors(str(path)):
            db = Database(path, execute_plugins=False)
            house = cls(db, str(path), schemas)
            house.even = even
            try:
                db.execute(f"PRAGMA busy_timeout={BUSY_MS}")
                check_known(db, path, schemas)
                _use_log(db, path)
                db.execute("PRAGMA synchronous=FULL")
                db.execute("PRAGMA secure_delete=ON")
                house._look_for_mark()
                if is_behind(db, path, schemas):
                    with house.transaction(), made_already(db, path):
                        db.execute(f"PRAGMA application_id={APPLICATION_ID}")
                        for schema in schemas:
                            schema.apply(db)
                        check_triggers(db, path, schemas)
                else:
                    check_triggers(db, path, schemas)
            except BaseException:
                db.close()
                raise
            db.execute(f"PRAGMA busy_timeout={TURN_MS}")
        house._take_hold()
        return house

    def _take_hold(self) -> None:
        """Remember which files these are; SQLite makes the log with the first look at a table."""
        self.row("SELECT count(*) FROM sqlite_schema")
        files = Files.at(self.path)
        if files.house is not None:
            hold(files.house)
            self._files = files
            self.record = Record(self.path)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        if self.db.conn.in_transaction:
            with self._nested():
                yield
            return
        self._check_still_there()
        self._mark_as_open()
        try:
            self._take_turn()
            self._spoilt = False
            self._landing.clear()
            try:
                version = self._in_turn = self._version()
                self._look_for_mark()
                yield
                self._check_sound()
                self.db.execute("COMMIT")
            except BaseException:
                self._landing.clear()
                self.db.rollback()
                raise
            finally:
                self._in_turn = None
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if fault := self._fault(error):
                raise fault from error
            raise
        self._check_still_there()  # what went into a log that is gone isn't acknowledged
        if self._landing:
            if self.record is not None:
                self.record.add(self._landing)
            self._has_landed(version)

    def _look_for_mark(self) -> None:
        """Check that this is the house in force, if anybody else has written since."""
        seen = self.version()
        if seen != self._in_force_at:
            self._check_in_force()
            self._in_force_at = seen

    @property
    def can_be_marked(self) -> bool:
        return self.row(_HAS_MARK) is not None

    @property
    def in_bulk(self) -> RowsInFile:
        return RowsInFile(self.db)

    @property
    def has_written(self) -> bool:
        return self._marked

    def _take_turn(self, sql: str = "BEGIN IMMEDIATE", patience: int | None = None) -> None:
        """Begin to write, once nobody else does."""
        most = self.patience if patience is None else patience
        asked(self.db, sql, patience=most, meanwhile=self._meanwhile)

    def _mark_as_open(self) -> None:
        """Before the first step is written: what is in the log alone is lost without it."""
        if self._marked or self._files is None:
            return
        with known_errors(self.path):
            if self.row("PRAGMA user_version") != (ending.OPEN,):
                self._take_turn()
                ending.mark_as_open(self.db)
        self._marked = True

    def _check_still_there(self) -> None:
        """Refuse to write what nobody would find again; what was acknowledged is put in safety."""
        if self._files is None:
            return
        try:
            self._files.check_still_there()
        except LogGone:
            if self._files.log_may_be_saved():
                with known_errors(self.path):
                    self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            raise

    def _fault(self, error: sqlite3.DatabaseError | UnicodeDecodeError) -> KnownError | None:
        """The known error, or the damage behind one that is nothing known."""
        if isinstance(error, sqlite3.DatabaseError) and (known := _fault(self.path, error)):
            return known
        if self.schemas and not is_as_made(self.db, self.schemas):
            return DamagedFile(self.path, _one_line(str(error)))
        return None

    def wait_at_most(self, milliseconds: int, meanwhile: Meanwhile | None = None) -> None:
        self.patience, self._meanwhile = milliseconds, meanwhile

    def execute(self, sql: str, values: Sequence[object] = ()) -> Written:
        return self.db.execute(sql, values)

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        try:
            patience = self.patience if self._meanwhile is None else 0
            found: list[Row] = asked(self.db, sql, values, patience=patience).fetchall()
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if fault := self._fault(error):
                raise fault from error
            raise
        return found

    def listed(self, values: Collection[object]) -> str:
        return json.dumps(list(values))

    def rewrite(self, patience: int | None = None) -> None:
        with self._alone():
            self._take_turn("VACUUM", patience)

    def empty_log(self, patience: int | None = None) -> bool:
        most = self.patience if patience is None else patience
        with self._alone():
            return emptied(self.db, most, self._meanwhile)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """A change of the whole file, outside transactions."""
        self._check_still_there()
        with known_errors(self.path):
            yield
        self._check_still_there()

    def promise(self) -> Promise | None:
        if self.only_looking is not None:
            return None
        ((journal,),) = self.rows("PRAGMA journal_mode")
        ((level,),) = self.rows("PRAGMA synchronous")
        return FilePromise(journal=journal, synchronous=_SYNCHRONOUS[level])

    def is_ours(self) -> bool:
        if sys.platform == "win32":
            return True
        return os.geteuid() in {0, Path(self.path).stat().st_uid}

    def damage(self) -> Iterator[str]:
        for (detail,) in self.rows("PRAGMA integrity_check"):
            if detail != "ok":
                yield _one_line(detail)
        for table, row, _of, _key in self.rows("PRAGMA foreign_key_check"):
            yield f"{table} {row}"
        yield from altered(self.db, self.schemas)

    def version(self) -> int:
        return self._version() if self._in_turn is None else self._in_turn

    def _version(self) -> int:
        ((found,),) = self.rows("PRAGMA data_version")
        return int(found)

    def known_heads(self, before: Sequence[Head]) -> bytes:
        return super().known_heads(before) if self.record is None else self.record.text()

    def close(self) -> None:
        """Fold the log into the file; if others still read, the last to close does it."""
        marked = self._marked
        if self.record is not None:
            self.record.force()  # before the log goes
        try:
            with suppress(DiskFull), known_errors(self.path):  # the log then stays next to the file
                self.db.execute("PRAGMA busy_timeout=0")
                self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                marked = marked or ending.is_marked_as_open(self.db)
        finally:
            with known_errors(self.path):
                self.db.close()
            self._let_go(marked=marked)

    def _let_go(self, *, marked: bool) -> None:
        """Take away the mark, also that of another who wrote and closed before."""
        if self._files is None or self._files.house is None or self.record is None:
            return
        let_go(self._files.house)
        self.record.close()
        closed = marked and ending.marked_as_closed(self.path, self._files.house)
        if closed and self._marked:
            self.record.shorten(self.holding)
        self._files = None


def check_header(path: Path) -> None:
    """Check the first bytes alone, before SQLite may touch anything."""
    if is_open_here(path):
        return  # it was checked when it was opened
    check_readable(path)
    try:
        with path.open("rb") as file:
            head = file.read(_ID_AT + 4)
    except FileNotFoundError as error:
        raise HouseMissing(str(path)) from error
    except OSError as error:
        raise FileUnreadable(str(path), str(error)) from error
    is_ours = int.from_bytes(head[_ID_AT:], "big") == APPLICATION_ID
    if not (head.startswith(_HEADER) and len(head) == _ID_AT + 4 and is_ours):
        was_ours = Record(str(path)).read()
        raise DamagedFile(str(path), _BEGINNING) if was_ours else NotAHouse(str(path))


def check_known(db: Database, path: Path, schemas: Sequence[Schema]) -> None:
    """Check that this program knows every change ever made to the file's tables."""
    nothing_applied = Database(memory=True, execute_plugins=False)
    known = {schema.name: {m.name for m in schema.pending(nothing_applied)} for schema in schemas}
    nothing_applied.close()
    with _damaged_tables(path):
        for row in db.table(Schema.migrations_table).rows:
            if row["name"] not in known.get(row["migration_set"], ()):
                raise NewerFile(str(path), f"{row['migration_set']}/{row['name']}")


def is_behind(db: Database, path: Path, schemas: Sequence[Schema]) -> bool:
    with _damaged_tables(path):
        return any(schema.pending(db) for schema in schemas)


@contextmanager
def _damaged_tables(path: Path) -> Iterator[None]:
    """Name the damage where the list of changes has lost a column, or its text is broken."""
    try:
        yield
    except (LookupError, UnicodeDecodeError) as error:
        raise DamagedFile(str(path), _one_line(str(error))) from error


def _use_log(db: Database, path: Path) -> None:
    """Turn on the write-ahead log; where SQLite would go on without it, refuse."""
    mode: str = db.execute("PRAGMA journal_mode=WAL").fetchone()[0]
    if mode != "wal":
        raise SharedPlace(str(path), str(path.parent))
