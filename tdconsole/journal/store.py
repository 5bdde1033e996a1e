"""The interface of a trail, whatever holds it; one suite of tests binds every store to it."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Final, Generic, Protocol, TypeVar

from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.house import HouseEvent
from tdconsole.domain.values import (
    EntryId,
    Instant,
    PersonId,
    Record,
    StaffId,
    StepNo,
    TournamentId,
)

Fact = TypeVar("Fact")

HOUSE: Final = "house"
"""The stream of what belongs to no tournament."""


class StepOf(Record, Generic[Fact], kw_only=True):
    """One gesture's step; one that undoes has no events of its own."""

    at: Instant
    actor: StaffId | None = None
    command: str
    request: str
    undoes: StepNo | None = None
    events: tuple[Fact, ...] = ()


class StoredStepOf(StepOf[Fact], Generic[Fact], kw_only=True):
    stream: str
    no: StepNo
    hash: bytes


class AppendOf(Record, Generic[Fact], kw_only=True):
    """A step for a stream of which the writer has seen this many, and a digest of its request."""

    stream: str
    expected: int
    step: StepOf[Fact]
    asked: bytes | None = None
    is_new: bool = False
    """Whether the request's number was made up just now, so that nobody can have used it."""


Step = StepOf[Event]
StoredStep = StoredStepOf[Event]
Append = AppendOf[Event]

HouseStep = StepOf[HouseEvent]
StoredHouseStep = StoredStepOf[HouseEvent]
HouseAppend = AppendOf[HouseEvent]


class Conflict(Exception):
    """Somebody else wrote to the stream: read on, and decide again."""


_TOURNAMENTS: Final = "tournament/"


def stream_of(tournament: TournamentId) -> str:
    return f"{_TOURNAMENTS}{tournament}"


def tournament_of(stream: str) -> TournamentId | None:
    """The tournament of the stream, if it belongs to one."""
    if not stream.startswith(_TOURNAMENTS):
        return None
    return TournamentId(stream.removeprefix(_TOURNAMENTS))


class Trails(Protocol[Fact]):
    """Streams of one sort of event."""

    def append(self, appends: Sequence[AppendOf[Fact]]) -> list[StoredStepOf[Fact]]:
        """Append all or none, or raise Conflict; known requests give their first steps again."""

    def read(
        self, stream: str, after: int = 0, seal: bytes | None = None
    ) -> list[StoredStepOf[Fact]]:
        """Read the steps after this one, which the reader knows under this seal."""

    def find(self, stream: str, request: str) -> StoredStepOf[Fact] | None: ...

    def asked(self, stream: str, request: str) -> bytes | None:
        """The digest of the request, unless it was forgotten or none was kept."""


class Store(Trails[Event], Protocol):
    """The tournaments' trails and the house's, in one transaction if need be."""

    @property
    def house(self) -> Trails[HouseEvent]: ...

    def transaction(self) -> AbstractContextManager[None]:
        """A transaction: what happens inside lands together or not at all; may be nested."""

    def forget_asked(self) -> None:
        """Forget the digests of all requests: with one, a name could be guessed and confirmed."""

    def streams(self) -> list[str]:
        """The streams in the order in which they were begun, also those begun elsewhere."""

    def streams_after(self, stream: str, no: StepNo) -> list[str]:
        """The streams written to since that step, in no particular order."""

    def last(self, stream: str) -> tuple[int, bytes]:
        """The number of the stream's last step, and its seal."""

    def living(self, stream: str) -> list[Event]:
        """The facts of the stream's living steps in order, read without looking at a seal."""

    def done_by(self, commands: Collection[str]) -> list[StoredStep]:
        """Every step of these commands in all streams but the house's, with those that undo any."""

    def entered(self, people: Collection[PersonId]) -> dict[str, frozenset[EntryId]]:
        """The streams that any of these people entered, with the numbers of the entries."""

    def recorded(self, entries: Mapping[str, Collection[EntryId]]) -> list[StoredStep]:
        """The living steps in these streams with facts that are read across them.

        They have only those facts about these entries or about none, in the order written; if a
        ruling ever named one of the entries, all of it is included.
        """

    def version(self) -> int:
        """A number that changes when somebody else has written."""
