"""What a trail can do, whatever holds it; one suite of tests binds every store to it."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from tdconsole.domain.events import Event
from tdconsole.domain.values import Instant, Record, StaffId, StepNo, TournamentId


class Step(Record, kw_only=True):
    """What one gesture did; one that undoes has no events of its own."""

    at: Instant
    actor: StaffId | None = None
    command: str
    request: str
    undoes: StepNo | None = None
    events: tuple[Event, ...] = ()


class StoredStep(Step, kw_only=True):
    stream: str
    no: StepNo
    hash: bytes


class Append(Record, kw_only=True):
    """A step for a stream, of which the writer has seen this many."""

    stream: str
    expected: int
    step: Step


class Conflict(Exception):
    """Somebody else wrote to the stream: read on, and decide again."""


def stream_of(tournament: TournamentId) -> str:
    return f"tournament/{tournament}"


class Store(Protocol):
    def transaction(self) -> AbstractContextManager[None]:
        """What happens inside lands together or not at all; may be nested."""

    def append(self, appends: Sequence[Append]) -> list[StoredStep]:
        """All or none, or Conflict; where the requests are known, the first steps again."""

    def read(self, stream: str, after: int = 0) -> list[StoredStep]: ...

    def find(self, stream: str, request: str) -> StoredStep | None: ...

    def streams(self) -> list[str]:
        """In the order in which they were begun."""

    def version(self) -> int:
        """A number that changes when somebody else has written."""
