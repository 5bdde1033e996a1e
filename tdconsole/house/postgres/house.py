"""A house on a server: one line to it, one writer at a time, and a line that may break.

Every transaction first takes the turn: it counts the one row of `turn` up and so holds its lock.
Whoever knows the number knows whether somebody else has written; those who wait for nothing are
told it when the transaction has landed. A line that breaks before the commit leaves nothing behind;
one that breaks in it is made anew, and the house asked whether that turn is there.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from time import monotonic
from typing import Final, Self, TypeVar

import psycopg

from tdconsole.house.address import Address
from tdconsole.house.house import Dialect, Row, Written
from tdconsole.house.moving.mark import Mark
from tdconsole.house.postgres import tables
from tdconsole.house.postgres.altered import altered
from tdconsole.house.postgres.faults import is_broken, known_errors, not_let_in, one_line
from tdconsole.house.postgres.line import ANSWERED_S, Connection, connected
from tdconsole.house.postgres.marks import numbered
from tdconsole.house.postgres.over_line import FORGOTTEN_AFTER, HouseOverLine
from tdconsole.house.postgres.promising import promised
from tdconsole.house.postgres.rows import RowsOnServer
from tdconsole.house.server_schema import ServerSchema
from tdconsole.known_errors import (
    CommitUnanswered,
    DamagedFile,
    FileBusy,
    KnownError,
    NoRightThere,
    OnlyLookedAt,
    PoolerBetween,
    ServerGone,
    TurnLost,
)
from tdconsole.projections.engine.promises import ServerPromise

Got = TypeVar("Got")

_TRIES: Final = 4
"""How often a question is asked on one line after the other, before the server counts as gone."""
_BLOCKED_MS: Final = 100
"""How long the turn is waited for at a time, if there is something to do meanwhile."""
_LATE_S: Final = 0.1
"""How much later than it was told the server may give up waiting for the turn."""
_IS_OURS: Final = "SELECT pg_has_role(nspowner, 'USAGE') FROM pg_namespace WHERE nspname = ?"
_FORGET: Final = "DELETE FROM writer WHERE turn < (SELECT no - $1 FROM turn)"
_NOTE_AGAIN: Final = "UPDATE writer SET turn = turn WHERE id = $1 RETURNING turn"
_TAKE: Final = """
    WITH taken AS (UPDATE "{house}".turn SET no = no + 1 RETURNING no),
    noted AS (
        INSERT INTO "{house}".writer (id, turn) SELECT $1, no FROM taken
        ON CONFLICT (id) DO UPDATE SET turn = excluded.turn
    )
    SELECT no, current_schema(), pg_notify($2, no::text) FROM taken
"""
"""The house is named: where the line was given to another house meanwhile, it is seen here."""


class HouseOnServer(HouseOverLine):
    dialect = Dialect(
        name="postgres",
        numbers="unnest(?::bigint[]) AS listed (value)",
        words="unnest(?::text[]) AS listed (value)",
        any_case='lower({}) = lower(?::text COLLATE "C")',
    )

    def __init__(
        self,
        address: Address,
        connection: Connection,
        schemas: Sequence[ServerSchema],
        *,
        looking: bool,
    ) -> None:
        super().__init__(address, connection, looking=looking)
        self.schemas = schemas
        self._in_force_at = -1
        """The turn after which no mark was found."""
        self._later: list[tuple[str, Sequence[object]]] = []
        if looking:
            self.only_looking = OnlyLookedAt

    @classmethod
    def create(
        cls, address: Address, schemas: Sequence[ServerSchema], mark: Mark | None = None
    ) -> Self:
        """Make a new, empty house, whole or not at all; one with a mark is not in force."""
        path = str(address)
        with known_errors(path):
            connection = _let_in(address, looking=False)
            try:
                tables.check_fit(connection, path)
                tables.make(connection, path, address.house, schemas, mark)
            except BaseException:
                connection.close()
                raise
            house = cls(address, connection, schemas, looking=False)
        house.even = () if mark is None else (mark.kind,)
        return house

    @classmethod
    def is_there(cls, address: Address) -> bool:
        """Whether the database has something of this name, house or not."""
        with known_errors(str(address)):
            connection = _let_in(address, looking=True)
            try:
                return tables.exists(connection, address.house)
            finally:
                connection.close()

    @classmethod
    def open(
        cls,
        address: Address,
        schemas: Sequence[ServerSchema],
        *,
        looking: bool = False,
        even: Collection[str] = (),
    ) -> Self:
        """Open it to work on it, in spite of these marks and no other, or only to look at it."""
        path = str(address)
        with known_errors(path):
            connection = _let_in(address, looking=looking)
            try:
                tables.check_fit(connection, path)
                is_behind = tables.check_known(
                    connection, path, address.house, schemas, looking=looking
                )
                house = cls(address, connection, schemas, looking=looking)
                house.even = even
                if not looking:
                    house._check_in_force()
                    if house.is_ours():
                        connection.execute(_FORGET, (FORGOTTEN_AFTER,))
                if is_behind:
                    with house.transaction():
                        tables.bring_up(house._connection, schemas)
            except BaseException:
                connection.close()
                raise
        return house

    @property
    def has_written(self) -> bool:
        return self._own > 0

    # Asking

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        if self._inside:
            return self._execute(sql, values).fetchall()
        return self._read(lambda line: line.execute(numbered(sql), values).fetchall())

    def _read(self, question: Callable[[Connection], Got]) -> Got:
        """The answer to a question that changes nothing; over a line that broke it is asked again."""
        for tried in count(1):
            self._check_not_settling()
            self._reach(to_read=True)
            try:
                with self._busy():
                    return question(self._connection)
            except psycopg.Error as error:
                self._judge(error)
                if tried == _TRIES:
                    raise ServerGone(self.path, one_line(error)) from error
        raise AssertionError

    def _check_not_settling(self) -> None:
        """Let nothing be done between a turn that may have landed and the answer whether it has."""
        if self._settling is not None:
            raise ServerGone(self.path, self._reason)

    def execute(self, sql: str, values: Sequence[object] = ()) -> Written:
        if not self._inside:
            message = "nothing is written outside a transaction"
            raise RuntimeError(message)
        return self._execute(sql, values)

    def _execute(self, sql: str, values: Sequence[object]) -> psycopg.Cursor[Row]:
        with self._writing() as connection:
            if self._later:
                with connection.pipeline():
                    self._flush()
                    return connection.execute(numbered(sql), values)
            return connection.execute(numbered(sql), values)

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        try:
            with self._busy():
                yield self._connection
        except psycopg.Error as error:
            self._spoilt = True
            raise self._lost(error) from error

    def execute_later(self, sql: str, values: Sequence[object]) -> None:
        self._later.append((numbered(sql), values))

    def _flush(self) -> None:
        """Send what was to be sent later, inside a pipeline."""
        for sql, values in self._later:
            self._connection.execute(sql, values)
        self._later.clear()

    def listed(self, values: Collection[object]) -> list[object]:
        return list(values)

    # Writing

    @contextmanager
    def transaction(self) -> Iterator[None]:
        if self.only_looking is not None:
            raise self.only_looking(self.path)
        if self._inside:
            with self._nested():
                yield
            return
        self._check_not_settling()
        turn = self._take_turn()
        self._inside, self._spoilt = True, False
        self._landing.clear()
        self._later.clear()
        try:
            if turn - 1 != self._in_force_at:  # somebody else has written since it was looked for
                self._check_in_force()
            yield
            self._check_sound()
        except BaseException:
            self._landing.clear()
            self._later.clear()
            self._roll_back()
            raise
        finally:
            self._inside = False
        self._commit(turn)

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        """Everything read inside is as it was at one moment, whatever others write meanwhile."""
        self._check_not_settling()
        self._reach(to_read=True)
        self._inside = True
        try:
            with self._writing() as connection:
                connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            yield
        finally:
            self._roll_back()
            self._inside = False

    def _take_turn(self) -> int:
        """Begin to write, once nobody else does."""
        began = monotonic()
        while True:
            self._reach()
            now = self.patience if self._meanwhile is None else _BLOCKED_MS
            try:
                turn = self._begun(max(min(now, self.patience), 1), began)
            except psycopg.errors.LockNotAvailable as error:
                self._roll_back()
                waited = monotonic() - began
                if waited * 1000 >= self.patience:
                    raise FileBusy(self.path, one_line(error)) from error
                if self._meanwhile is not None:
                    self._meanwhile(waited)
            except psycopg.Error as error:
                self._judge(error)
            except BaseException:
                self._roll_back()
                raise
            else:
                if turn - 1 < self._turn:
                    self._roll_back()
                    raise self.other_past(f"turn {self._turn}")
                self._know(turn - 1)
                return turn

    def _begun(self, patience: int, since: float) -> int:
        """The turn; as long as only another's is waited for, the line is not in anybody's way."""
        connection, take = self._connection, _TAKE.format(house=self.address.house)
        connection.longest = patience / 1000 + ANSWERED_S
        connection.since, connection.still = since, patience / 1000 + _LATE_S
        try:
            with self._busy(for_turn=True):
                if patience != self._limit:
                    connection.execute(f"SET lock_timeout = {patience}")
                    self._limit = patience
                with connection.pipeline():
                    connection.execute("BEGIN")
                    taken = connection.execute(take, (self._id, self._channel))
                turns = taken.fetchall()
        finally:
            connection.longest = ANSWERED_S
            connection.since, connection.still = None, 0.0
        if len(turns) != 1:
            self._roll_back()
            raise DamagedFile(self.path, "turn")
        ((turn, schema, _told),) = turns
        if schema != self.address.house:
            self._roll_back()
            raise PoolerBetween(self.path)
        return int(turn)

    def _commit(self, turn: int) -> None:
        version = self._version()
        try:
            with self._busy(), self._connection.pipeline():
                self._flush()
                self._connection.execute("COMMIT")
        except psycopg.Error as error:
            if not is_broken(error, self._connection):
                self._landing.clear()
                self._roll_back()
                raise self._lost(error) from error
            if not self._is_there(turn, error):
                raise TurnLost(self.path, one_line(error)) from error
        except BaseException:
            self._landing.clear()
            self._break()  # if it landed it is read as anybody's
            raise
        self._know(turn)
        self._last_own = self._in_force_at = turn
        self._own += 1
        self._has_landed(version)

    def _is_there(self, turn: int, error: psycopg.Error) -> bool:
        """Whether a turn landed whose commit was not answered; asked on a new line.

        One that is still being committed is waited for, and noting it once more is a commit of its
        own: it is acknowledged only where that waits for another server, too.
        """
        self._break()
        self._settling = self._version()
        try:
            self._reach()
            connection = self._connection
            connection.longest = self.patience / 1000 + ANSWERED_S
            with self._busy(), connection.transaction():
                connection.execute(f"SET LOCAL lock_timeout = {max(self.patience, 1)}")
                connection.execute("SELECT no FROM turn FOR UPDATE")
                noted = connection.execute(_NOTE_AGAIN, (self._id,)).fetchall()
        except (psycopg.Error, KnownError) as gone:
            raise CommitUnanswered(self.path, one_line(error)) from gone
        finally:
            self._settling = None
        connection.longest = ANSWERED_S
        return noted == [(turn,)]

    def _roll_back(self) -> None:
        """Take everything back; on a line that broke the server does."""
        try:
            with self._busy():
                self._connection.execute("ROLLBACK")
        except (psycopg.Error, FileBusy):
            self._break()

    @property
    def can_be_marked(self) -> bool:
        return self.row("SELECT to_regclass('mark')::text") != (None,)

    @property
    def in_bulk(self) -> RowsOnServer:
        return RowsOnServer(self._in_order, self._execute)

    @contextmanager
    def _in_order(self) -> Iterator[Connection]:
        """The line, after everything has gone over it that was to be sent before."""
        with self._writing() as connection:
            self._flush()
            yield connection

    def rewrite(self, patience: int | None = None) -> None:  # noqa: ARG002 -- nobody reads it as it was
        """Rewrite the tables; the server's own log and copies are not in anybody's reach here.

        What is only ever added to had nothing erased in it, and would keep everybody waiting. To a role that doesn't own them the server says that it skips them, and calls it done.
        """
        if not self.is_ours():
            raise NoRightThere(self.path, "VACUUM")
        with known_errors(self.path), self._busy():
            kept = {table for one in self.schemas for table, emptied in one.appended if not emptied}
            for table in tables.names(self._connection, self.address.house):
                if table not in kept:
                    tables.rewrite(self._connection, table)

    def empty_log(self, patience: int | None = None) -> bool:  # noqa: ARG002 -- the server keeps it
        return True

    def promise(self) -> ServerPromise | None:
        return None if self.only_looking is not None else promised(self)

    def is_ours(self) -> bool:
        ((ours,),) = self.rows(_IS_OURS, (self.address.house,))
        return bool(ours)

    def damage(self) -> Iterator[str]:
        everything = (tables.HOUSE, *self.schemas)
        yield from self._read(lambda line: list(altered(line, self.address.house, everything)))

    def abandon(self) -> None:
        """Take away a house that never came to be, if the server can still be asked to."""
        with suppress(psycopg.Error):
            tables.drop(self._connection, self.address.house)


def _let_in(address: Address, *, looking: bool) -> Connection:
    """The first connection; later ones are made anew where one has been."""
    try:
        return connected(address, looking=looking)
    except psycopg.Error as error:
        raise not_let_in(str(address), error) from error
