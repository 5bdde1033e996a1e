"""A house that is looked at and can't be changed, as it is on the disk at any moment.

What another program has open is read where that one writes. What nobody has open, or an earlier version
made, is copied into memory and looked at there, and copied again once somebody has written.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final, NamedTuple, NoReturn, Self

from sqlite_utils import Database

from tdconsole.house import ending, held
from tdconsole.house.file import (
    HouseFile,
    Schema,
    check_header,
    check_known,
    is_behind,
    known_errors,
)
from tdconsole.house.heads import Record
from tdconsole.house.moving.mark import IN_FILE
from tdconsole.house.place import check_place
from tdconsole.house.reading import Stamp, connected_live, read_only
from tdconsole.house.tables import check_triggers
from tdconsole.known_errors import (
    FileBusy,
    FileUnreadable,
    KnownError,
    OnlyLookedAt,
    OpenElsewhere,
    ReadOnlyPlace,
)
from tdconsole.open_databases import Identity, identity, let_go
from tdconsole.plain_files import check_name

_PASSING: Final = (FileBusy, FileUnreadable, ReadOnlyPlace)
"""The faults there may be while somebody is just opening, writing or closing."""
_CHANGES: Final = 2**40
"""More changes than one connection counts."""


class _Seen(NamedTuple):
    """What is looked at: the house itself while others write in it, else a copy in memory."""

    db: Database
    stamp: Stamp
    live: Identity | None

    def is_outdated(self, path: str) -> bool:
        """Whether somebody has written, or another file has the name now."""
        if self.live is not None:
            return identity(path) != self.live
        return Stamp.of(path) != self.stamp

    def close(self) -> None:
        self.db.close()
        if self.live is not None:
            let_go(self.live)


class LookedAt(HouseFile):
    def __init__(self, path: Path, schemas: Sequence[Schema], why: type[KnownError]) -> None:
        schemas = (IN_FILE, *schemas)
        self._seen = _seen(path, schemas, held.PATIENCE)
        super().__init__(self._seen.db, str(path), schemas)
        self.only_looking = why
        self.record = Record(self.path)
        self._looks = 0
        self._missed = 0.0
        """Since when it could not be looked at again."""

    @classmethod
    def look(
        cls, path: Path, schemas: Sequence[Schema], why: type[KnownError] = OnlyLookedAt
    ) -> Self:
        """Look at a house; `why` is the error for everything that would write."""
        check_name(str(path))
        check_place(path)
        check_header(path)
        held.check_log_is_here(path)
        log_missing = ending.is_log_missing(path)
        house = cls(path, schemas, why)
        house.log_missing = log_missing
        return house

    def transaction(self) -> NoReturn:
        raise self._refusal()

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        """Everything read inside is as it was at one moment, whatever others write meanwhile."""
        with known_errors(self.path):
            self.db.execute("BEGIN")
        try:
            yield
        finally:
            with known_errors(self.path):
                self.db.execute("ROLLBACK")

    def _alone(self) -> NoReturn:
        raise self._refusal()

    def _refusal(self) -> KnownError:
        return (self.only_looking or OnlyLookedAt)(self.path)

    def version(self) -> int:
        if self._seen.is_outdated(self.path):
            self._look_again()
        try:
            return self._version()
        except (FileUnreadable, ReadOnlyPlace):  # the one who wrote was killed while writing
            self._look_again()
            return self._version()

    def _version(self) -> int:
        return self._looks * _CHANGES + super()._version()

    def _look_again(self) -> None:
        """Look again without waiting: what is just being opened or closed is seen the next time."""
        path, before = Path(self.path), self._seen
        try:
            check_header(path)
            held.check_log_is_here(path, patience=0)
            self._seen = _seen(path, self.schemas, patience=0)
        except (*_PASSING, OpenElsewhere):
            self._missed = self._missed or monotonic()
            if monotonic() - self._missed > held.PATIENCE:
                raise
            return
        self.db, self._missed = self._seen.db, 0.0
        self._looks += 1
        before.close()

    def close(self) -> None:
        with known_errors(self.path):
            self._seen.close()


def _seen(path: Path, schemas: Sequence[Schema], patience: float) -> _Seen:
    """What there is to see; looked at once more if somebody opened, wrote or closed meanwhile."""
    until = monotonic() + patience
    while True:
        try:
            with known_errors(str(path)):
                return (_live(path, schemas) if held.is_in_use(path) else None) or _copied(
                    path, schemas
                )
        except _PASSING:
            if monotonic() > until:
                raise
        sleep(held.PATIENCE / 50)


def _live(path: Path, schemas: Sequence[Schema]) -> _Seen | None:
    """The house as others write in it; none if its tables are of an earlier version."""
    connection, here = connected_live(path)
    seen = _Seen(Database(connection, execute_plugins=False), Stamp(()), here)
    try:
        check_known(seen.db, path, schemas)
        behind = is_behind(seen.db, path, schemas)
        if not behind:
            _guard(seen.db, path, schemas)
    except BaseException:
        seen.close()
        raise
    if behind:
        seen.close()
        return None
    return seen


def _copied(path: Path, schemas: Sequence[Schema]) -> _Seen:
    stamp = Stamp.of(str(path))
    db = Database(memory=True, execute_plugins=False)
    try:
        with read_only(path) as reading:
            reading.backup(db.conn)
        check_known(db, path, schemas)
        if is_behind(db, path, schemas):
            for schema in schemas:
                schema.apply(db)
        _guard(db, path, schemas)
    except BaseException:
        db.close()
        raise
    return _Seen(db, stamp, None)


def _guard(db: Database, path: Path, schemas: Sequence[Schema]) -> None:
    check_triggers(db, path, schemas)
    db.execute("PRAGMA query_only=ON")
