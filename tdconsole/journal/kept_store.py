"""The trail in a house: fixed SQL, and one commit for whatever belongs together."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, Generic, TypeVar

from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.house import HouseEvent
from tdconsole.domain.values import EntryId, Millis, PersonId, StepNo
from tdconsole.house import Head, House
from tdconsole.journal.codec import (
    HOUSE_EVENTS,
    NO_HASH,
    NO_SEAL,
    TOURNAMENT_EVENTS,
    Codec,
    EncodedEvent,
    decoded_instant,
    encoded_instant,
    sealed,
)
from tdconsole.journal.engines import COLUMNS, TOLD
from tdconsole.journal.store import HOUSE, AppendOf, Conflict, StoredStep, StoredStepOf
from tdconsole.known_errors import DamagedFile

Fact = TypeVar("Fact")

READ: Final = f"SELECT {COLUMNS} WHERE stream = ? AND step.version > ? ORDER BY step.version, seq"
_SEAL: Final = "SELECT hash FROM step WHERE stream = ? AND version = ?"
_FIND: Final = f"SELECT {COLUMNS} WHERE stream = ? AND request = ? ORDER BY seq"
_LAST: Final = "SELECT version, hash FROM step WHERE stream = ? ORDER BY version DESC LIMIT 1"
_LIVING: Final = (
    "SELECT step.version, undoes, kind, event.version, body "
    "FROM step LEFT JOIN event ON event.step = step.id WHERE stream = ? ORDER BY step.version, seq"
)
_ASKED: Final = "SELECT asked FROM step WHERE stream = ? AND request = ?"
_STREAMS: Final = "SELECT stream, at FROM step WHERE version = 1 ORDER BY id"
# From stream to stream through the index, and of each its last step alone.
_STREAMS_AFTER: Final = """
    WITH RECURSIVE one (stream) AS (
        SELECT min(stream) FROM step
        UNION ALL
        SELECT (SELECT min(stream) FROM step WHERE stream > one.stream)
        FROM one WHERE one.stream IS NOT NULL
    )
    SELECT stream FROM one WHERE (
        SELECT id FROM step WHERE step.stream = one.stream ORDER BY version DESC LIMIT 1
    ) > (SELECT id FROM step WHERE stream = ? AND version = ?)
"""

_UNDOING: Final = "SELECT version FROM step WHERE stream = ? AND undoes = ?"

Row = tuple[Any, ...]


class KeptTrails(Generic[Fact]):
    def __init__(self, house: House, codec: Codec[Fact]) -> None:
        self._house = house
        self._codec = codec
        self._told = TOLD[house.dialect.name]

    def append(self, appends: Sequence[AppendOf[Fact]]) -> list[StoredStepOf[Fact]]:
        with self._house.transaction():
            if first := self._answered(appends):
                return first
            return [self._append(append) for append in appends]

    def _answered(self, appends: Sequence[AppendOf[Fact]]) -> list[StoredStepOf[Fact]]:
        """The steps of requests that were all known; none if none was."""
        asked = [append for append in appends if not append.is_new]
        known = [self.find(append.stream, append.step.request) for append in asked]
        first = [step for step in known if step is not None]
        if first and len(first) < len(appends):
            raise Conflict(first[0].stream)
        return first

    def _last(self, stream: str) -> tuple[int, bytes]:
        if (head := self._house.last(stream)) is not None:
            return head.no, bytes.fromhex(head.seal)
        return self._house.row(_LAST, (stream,)) or (0, NO_HASH)

    def _append(self, append: AppendOf[Fact]) -> StoredStepOf[Fact]:
        stream, step = append.stream, append.step
        last = self._last(stream)
        if last[0] != append.expected:
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
        events = [self._codec.encoded(event) for event in step.events]
        seal = sealed(last[1], fields, events)
        if seal == NO_SEAL:
            raise DamagedFile(self._house.path, f"{stream}: step {last[0]} has no seal")
        self._told.add(self._house, (*fields, seal, append.asked), events)
        self._house.landing(Head(stream, version, seal.hex()))
        return StoredStepOf(
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

    def read(
        self, stream: str, after: int = 0, seal: bytes | None = None
    ) -> list[StoredStepOf[Fact]]:
        """The stream's steps after this one; nothing is built on one that isn't as it was sealed."""
        rows = self._house.rows(READ, (stream, after))
        previous = self._seal(stream, after, seal) if seal is None or not rows else seal
        steps = list[StoredStepOf[Fact]]()
        for row, events in by_step(rows):
            fields, found = row[1:8], row[8]
            no = fields[1]
            if no != after + len(steps) + 1:
                raise DamagedFile(self._house.path, f"{stream}: step {no - 1} is missing")
            if sealed(previous, fields, events) != found:
                self._seal(stream, after, seal)
                raise DamagedFile(self._house.path, f"{stream}: step {no} is not what was sealed")
            steps.append(self._step(fields, found, events))
            previous = found
        return steps

    def _seal(self, stream: str, no: int, known: bytes | None) -> bytes:
        """The seal of a step that was read before; it must be the one that is known."""
        if no == 0:
            return NO_HASH
        row = self._house.row(_SEAL, (stream, no))
        if known is not None and (row is None or bytes(row[0]) != known):
            raise self._house.other_past(f"{stream}: step {no}")
        if row is None:
            raise DamagedFile(self._house.path, f"{stream}: step {no} is missing")
        return bytes(row[0])

    def find(self, stream: str, request: str) -> StoredStepOf[Fact] | None:
        return next(self.decoded(self._house.rows(_FIND, (stream, request))), None)

    def asked(self, stream: str, request: str) -> bytes | None:
        row = self._house.row(_ASKED, (stream, request))
        return None if row is None else row[0]

    def decoded(self, rows: Iterable[Row]) -> Iterator[StoredStepOf[Fact]]:
        return (self._step(row[1:8], row[8], events) for row, events in by_step(rows))

    def _step(self, fields: Row, seal: bytes, events: Sequence[EncodedEvent]) -> StoredStepOf[Fact]:
        path, decoded = self._house.path, self._codec.decoded
        stream, no, at, actor, command, request, undoes = fields
        if undoes is not None and not is_before(undoes, no):
            raise DamagedFile(path, f"step {no} undoes {undoes}")
        return StoredStepOf(
            at=decoded_instant(path, at),
            actor=actor,
            command=command,
            request=request,
            undoes=undoes,
            events=tuple([decoded(path, *event) for event in events]),
            stream=stream,
            no=no,
            hash=seal,
        )


class KeptStore(KeptTrails[Event]):
    def __init__(self, house: House) -> None:
        super().__init__(house, TOURNAMENT_EVENTS)
        self.house: KeptTrails[HouseEvent] = KeptTrails(house, HOUSE_EVENTS)

    def transaction(self) -> AbstractContextManager[None]:
        return self._house.transaction()

    def forget_asked(self) -> None:
        with self._house.transaction():
            self._house.execute("UPDATE step SET asked = NULL WHERE asked IS NOT NULL")

    def streams(self) -> list[str]:
        return [stream for _, stream in self._begun()]

    def _begun(self) -> list[tuple[Millis, str]]:
        """When each stream was begun, the earliest first."""
        path, found = self._house.path, self._house.rows(_STREAMS)
        begun = [(decoded_instant(path, at).utc, stream) for stream, at in found]
        return sorted(begun, key=lambda one: one[0])

    def streams_after(self, stream: str, no: StepNo) -> list[str]:
        return [row[0] for row in self._house.rows(_STREAMS_AFTER, (stream, no))]

    def last(self, stream: str) -> tuple[int, bytes]:
        no, seal = self._house.row(_LAST, (stream,)) or (0, NO_HASH)
        return no, bytes(seal)

    def living(self, stream: str) -> list[Event]:
        rows = self._house.rows(_LIVING, (stream,))
        undoing = {no: undone for no, undone, *_event in rows if undone is not None}
        gone = set[int]()
        for no in sorted(undoing, reverse=True):
            if no not in gone:
                gone.add(undoing[no])
        path, decoded = self._house.path, self._codec.decoded
        return [
            decoded(path, kind, version, body)
            for no, _undone, kind, version, body in rows
            if kind is not None and no not in gone
        ]

    def done_by(self, commands: Collection[str]) -> list[StoredStepOf[Event]]:
        named = self._house.listed(commands)
        return list(self.decoded(self._house.rows(self._told.done_by, (named, HOUSE))))

    def entered(self, people: Collection[PersonId]) -> dict[str, frozenset[EntryId]]:
        found = defaultdict[str, set[EntryId]](set)
        for stream, entry in self._house.rows(self._told.entered, (self._house.listed(people),)):
            found[stream].add(EntryId(entry))
        return {stream: frozenset(entries) for stream, entries in found.items()}

    def recorded(self, entries: Mapping[str, Collection[EntryId]]) -> list[StoredStep]:
        listed = self._house.listed
        pairs = listed([f"{stream} {one}" for stream in entries for one in entries[stream]])
        rows = self._house.rows(self._told.recorded, (listed(entries), pairs))
        return list(self.decoded(row for row in rows if self._lives(row[1], row[2])))

    def _lives(self, stream: str, no: int) -> bool:
        """Whether the step lives: no living step undoes it."""
        undoing = self._house.rows(_UNDOING, (stream, no))
        return not any(self._lives(stream, later) for (later,) in undoing)

    def version(self) -> int:
        return self._house.version()


def by_step(rows: Iterable[Row]) -> Iterator[tuple[Row, list[EncodedEvent]]]:
    """The steps of rows that have one event each, or none; a step's rows are consecutive."""
    current: Row | None = None
    events: list[EncodedEvent] = []
    for row in rows:
        if current is not None and row[0] != current[0]:
            yield current, events
            events = []
        current = row
        if row[9] is not None:
            events.append(row[9:12])
    if current is not None:
        yield current, events


def is_before(undone: object, no: int) -> bool:
    """Whether a step can cancel that one; in a damaged file it may be no number at all."""
    return isinstance(undone, int) and 0 < undone < no
