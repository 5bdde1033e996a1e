"""A trail that is gone with the process: for rehearsals, replays and tests."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from heapq import merge
from itertools import accumulate, repeat
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from tdconsole.domain.engine.rows import kind_of
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.house import HouseEvent
from tdconsole.domain.language.events.rulings import RulingCorrected, RulingMade
from tdconsole.domain.state.ruling import named
from tdconsole.domain.values import EntryId, PersonId, RulingNo, StepNo
from tdconsole.journal.codec import (
    HOUSE_EVENTS,
    NO_HASH,
    TOURNAMENT_EVENTS,
    Codec,
    encoded_instant,
    sealed,
)
from tdconsole.journal.engines import RECORDED_KINDS
from tdconsole.journal.store import HOUSE, AppendOf, Conflict, StoredStep, StoredStepOf

Fact = TypeVar("Fact")


class _Shelf:
    """All streams of any events, in the order in which their steps were written."""

    def __init__(self) -> None:
        self.streams: dict[str, list[StoredStepOf[Any]]] = {}
        self.written: list[str] = []
        self.asked: dict[tuple[str, str], bytes | None] = {}
        self._inside = False

    @contextmanager
    def transaction(self) -> Iterator[None]:
        if self._inside:
            yield
            return
        before = {stream: list(steps) for stream, steps in self.streams.items()}
        length, asked = len(self.written), dict(self.asked)
        self._inside = True
        try:
            yield
        except BaseException:
            self.streams, self.asked = before, asked
            del self.written[length:]
            raise
        finally:
            self._inside = False


class MemoryTrails(Generic[Fact]):
    def __init__(self, shelf: _Shelf, codec: Codec[Fact]) -> None:
        self._shelf = shelf
        self._codec = codec

    def transaction(self) -> AbstractContextManager[None]:
        return self._shelf.transaction()

    def append(self, appends: Sequence[AppendOf[Fact]]) -> list[StoredStepOf[Fact]]:
        known = [self.find(append.stream, append.step.request) for append in appends]
        first = [step for step in known if step is not None]
        if first and len(first) == len(appends):
            return first
        if first:
            raise Conflict(first[0].stream)
        with self.transaction():
            return [self._append(append) for append in appends]

    def _append(self, append: AppendOf[Fact]) -> StoredStepOf[Fact]:
        steps: list[StoredStepOf[Fact]] = self._shelf.streams.setdefault(append.stream, [])
        step = append.step
        if len(steps) != append.expected:
            raise Conflict(append.stream)
        version = append.expected + 1
        stored = StoredStepOf(
            at=step.at,
            actor=step.actor,
            command=step.command,
            request=step.request,
            undoes=step.undoes,
            events=step.events,
            stream=append.stream,
            no=StepNo(version),
            hash=sealed(
                steps[-1].hash if steps else NO_HASH,
                (
                    append.stream,
                    version,
                    encoded_instant(step.at),
                    step.actor,
                    step.command,
                    step.request,
                    step.undoes,
                ),
                [self._codec.encoded(event) for event in step.events],
            ),
        )
        steps.append(stored)
        self._shelf.written.append(append.stream)
        self._shelf.asked[append.stream, step.request] = append.asked
        return stored

    def read(
        self,
        stream: str,
        after: int = 0,
        seal: bytes | None = None,  # noqa: ARG002 -- no other ever takes the place of this trail
    ) -> list[StoredStepOf[Fact]]:
        return self._shelf.streams.get(stream, [])[after:]

    def find(self, stream: str, request: str) -> StoredStepOf[Fact] | None:
        steps = self._shelf.streams.get(stream, [])
        return next((step for step in steps if step.request == request), None)

    def asked(self, stream: str, request: str) -> bytes | None:
        return self._shelf.asked.get((stream, request))


class MemoryStore(MemoryTrails[Event]):
    def __init__(self, steps: Iterable[StoredStepOf[Any]] = ()) -> None:
        """Begin with steps that are sealed already, those of each stream in their order."""
        super().__init__(_Shelf(), TOURNAMENT_EVENTS)
        self.house: MemoryTrails[HouseEvent] = MemoryTrails(self._shelf, HOUSE_EVENTS)
        begun = defaultdict[str, list[StoredStepOf[Any]]](list)
        for step in steps:
            begun[step.stream].append(step)
        self._shelf.streams.update(begun)
        timed = (zip(_times(one), repeat(stream)) for stream, one in begun.items())
        self._shelf.written.extend(stream for _, stream in merge(*timed))

    def forget_asked(self) -> None:
        self._shelf.asked.clear()

    def streams(self) -> list[str]:
        begun = [
            (steps[0].at.utc, stream) for stream, steps in self._shelf.streams.items() if steps
        ]
        return [stream for _, stream in sorted(begun, key=lambda one: one[0])]

    def streams_after(self, stream: str, no: StepNo) -> list[str]:
        written = self._shelf.written
        places = [at for at, one in enumerate(written) if one == stream]
        return list(dict.fromkeys(written[places[no - 1] + 1 :]))

    def last(self, stream: str) -> tuple[int, bytes]:
        steps = self._shelf.streams.get(stream)
        return (steps[-1].no, steps[-1].hash) if steps else (0, NO_HASH)

    def living(self, stream: str) -> list[Event]:
        gone = self._undone(stream)
        steps = self._shelf.streams.get(stream, [])
        return [event for step in steps if step.no not in gone for event in step.events]

    def done_by(self, commands: Collection[str]) -> list[StoredStepOf[Event]]:
        streams = sorted(stream for stream in self._shelf.streams if stream != HOUSE)
        every = (step for stream in streams for step in self.read(stream))
        return [one for one in every if one.command in commands or one.undoes is not None]

    def entered(self, people: Collection[PersonId]) -> dict[str, frozenset[EntryId]]:
        found = {
            stream: frozenset(
                event.entry
                for step in steps
                for event in step.events
                if isinstance(event, EntryRegistered) and event.person in people
            )
            for stream, steps in self._shelf.streams.items()
        }
        return {stream: entries for stream, entries in found.items() if entries}

    def recorded(self, entries: Mapping[str, Collection[EntryId]]) -> list[StoredStep]:
        at, found = Counter[str](), list[StoredStep]()
        gone = {stream: self._undone(stream) for stream in entries}
        naming = {stream: self._naming(stream, entries[stream]) for stream in entries}
        for stream in self._shelf.written:
            at[stream] += 1
            step: StoredStep = self._shelf.streams[stream][at[stream] - 1]
            if stream not in gone or step.no in gone[stream]:
                continue
            events = tuple(
                event
                for event in step.events
                if kind_of(event) in RECORDED_KINDS
                and getattr(event, "entry", None) in {None, *entries[stream]}
                and getattr(event, "ruling", None) in {None, *naming[stream]}
            )
            if events:
                found.append(replace(step, events=events))
        return found

    def _naming(self, stream: str, entries: Collection[EntryId]) -> frozenset[RulingNo]:
        """The rulings that ever named any of these; a later correction may name others."""
        return frozenset(
            event.ruling
            for step in self._shelf.streams.get(stream, [])
            for event in step.events
            if isinstance(event, RulingMade | RulingCorrected)
            and not named(event).isdisjoint(entries)
        )

    def _undone(self, stream: str) -> frozenset[StepNo]:
        """The steps that are undone; a step that is undone itself undoes nothing."""
        gone = set[StepNo]()
        for step in reversed(self._shelf.streams.get(stream, [])):
            if step.undoes is not None and step.no not in gone:
                gone.add(step.undoes)
        return frozenset(gone)

    def version(self) -> int:
        return 0


def _times(steps: Iterable[StoredStepOf[Any]]) -> Iterator[int]:
    """When each was written: not before the one that precedes it."""
    return accumulate((step.at.utc for step in steps), max)
