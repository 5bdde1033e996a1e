"""The trail in the house file; fixed SQL, and one commit for whatever belongs together."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

from tdconsole.domain.events import Event
from tdconsole.domain.values import StepNo
from tdconsole.house import House
from tdconsole.journal.codec import (
    NO_HASH,
    decoded,
    decoded_instant,
    encoded,
    encoded_instant,
    sealed,
)
from tdconsole.journal.store import Append, Conflict, StoredStep
from tdconsole.known_errors import DamagedFile

_COLUMNS: Final = (
    "step.id, stream, step.version, at, actor, command, request, undoes, hash, "
    "kind, event.version, body FROM step LEFT JOIN event ON event.step = step.id"
)
_READ: Final = f"SELECT {_COLUMNS} WHERE stream = ? AND step.version > ? ORDER BY step.version, seq"
_FIND: Final = f"SELECT {_COLUMNS} WHERE stream = ? AND request = ? ORDER BY seq"
_LAST: Final = "SELECT version, hash FROM step WHERE stream = ? ORDER BY version DESC LIMIT 1"
_ADD_STEP: Final = (
    "INSERT INTO step (stream, version, at, actor, command, request, undoes, hash) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_ADD_EVENT: Final = "INSERT INTO event (step, kind, version, body) VALUES (?, ?, ?, ?)"
_STREAMS: Final = "SELECT stream FROM step WHERE version = 1 ORDER BY id"

Row = tuple[Any, ...]


class SqliteStore:
    def __init__(self, house: House) -> None:
        self._house = house
        self._execute = house.db.execute

    def transaction(self) -> AbstractContextManager[None]:
        return self._house.transaction()

    def append(self, appends: Sequence[Append]) -> list[StoredStep]:
        with self._house.transaction():
            known = [self.find(append.stream, append.step.request) for append in appends]
            first = [step for step in known if step is not None]
            if first and len(first) == len(appends):
                return first
            return [self._append(append) for append in appends]

    def _append(self, append: Append) -> StoredStep:
        stream, step = append.stream, append.step
        last: Row = self._execute(_LAST, (stream,)).fetchone() or (0, NO_HASH)
        if last[0] != append.expected or self.find(stream, step.request) is not None:
            raise Conflict(stream)
        version = append.expected + 1
        fields = (
            stream,
            version,
            encoded_instant(step.at),
            step.actor,
            step.command,
            step.request,
            step.undoes,
        )
        events = [encoded(event) for event in step.events]
        seal = sealed(last[1], fields, events)
        number = self._execute(_ADD_STEP, (*fields, seal)).lastrowid
        for event in events:
            self._execute(_ADD_EVENT, (number, *event))
        return StoredStep(
            at=step.at,
            actor=step.actor,
            command=step.command,
            request=step.request,
            undoes=step.undoes,
            events=step.events,
            stream=stream,
            no=StepNo(version),
            hash=seal,
        )

    def read(self, stream: str, after: int = 0) -> list[StoredStep]:
        return list(self._steps(self._house.rows(_READ, (stream, after))))

    def find(self, stream: str, request: str) -> StoredStep | None:
        return next(self._steps(self._house.rows(_FIND, (stream, request))), None)

    def streams(self) -> list[str]:
        return [row[0] for row in self._house.rows(_STREAMS)]

    def version(self) -> int:
        return self._house.version()

    def _steps(self, rows: Iterable[Row]) -> Iterator[StoredStep]:
        """A row an event; the rows of a step follow one another."""
        path = self._house.path
        current: Row | None = None
        events: tuple[Event, ...] = ()
        for row in rows:
            if current is not None and row[0] != current[0]:
                yield _step(path, current, events)
                events = ()
            current = row
            if row[9] is not None:
                events = (*events, decoded(path, row[9], row[10], row[11]))
        if current is not None:
            yield _step(path, current, events)


def _step(path: str, row: Row, events: tuple[Event, ...]) -> StoredStep:
    if row[7] is not None and not 0 < row[7] < row[2]:
        raise DamagedFile(path, f"step {row[2]} undoes {row[7]}")
    return StoredStep(
        at=decoded_instant(path, row[3]),
        actor=row[4],
        command=row[5],
        request=row[6],
        undoes=row[7],
        events=events,
        stream=row[1],
        no=row[2],
        hash=row[8],
    )
