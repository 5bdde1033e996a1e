"""A trail that is gone with the process: for rehearsals, replays and tests."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tdconsole.domain.values import StepNo
from tdconsole.journal.codec import NO_HASH, encoded, encoded_instant, sealed
from tdconsole.journal.store import Append, Conflict, StoredStep


class MemoryStore:
    def __init__(self) -> None:
        self._streams: dict[str, list[StoredStep]] = {}
        self._inside = False

    @contextmanager
    def transaction(self) -> Iterator[None]:
        if self._inside:
            yield
            return
        before = {stream: list(steps) for stream, steps in self._streams.items()}
        self._inside = True
        try:
            yield
        except BaseException:
            self._streams = before
            raise
        finally:
            self._inside = False

    def append(self, appends: Sequence[Append]) -> list[StoredStep]:
        known = [self.find(append.stream, append.step.request) for append in appends]
        first = [step for step in known if step is not None]
        if first and len(first) == len(appends):
            return first
        with self.transaction():
            return [self._append(append) for append in appends]

    def _append(self, append: Append) -> StoredStep:
        steps = self._streams.setdefault(append.stream, [])
        step = append.step
        if len(steps) != append.expected or any(s.request == step.request for s in steps):
            raise Conflict(append.stream)
        version = append.expected + 1
        stored = StoredStep(
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
                [encoded(event) for event in step.events],
            ),
        )
        steps.append(stored)
        return stored

    def read(self, stream: str, after: int = 0) -> list[StoredStep]:
        return self._streams.get(stream, [])[after:]

    def find(self, stream: str, request: str) -> StoredStep | None:
        steps = self._streams.get(stream, [])
        return next((step for step in steps if step.request == request), None)

    def streams(self) -> list[str]:
        return [stream for stream, steps in self._streams.items() if steps]

    def version(self) -> int:
        return 0
