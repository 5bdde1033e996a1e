"""The trails of a house as they were at a moment: each up to its last step by then."""

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any, TypeVar

from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import EntryId, Millis, PersonId, StepNo
from tdconsole.house import House
from tdconsole.journal.codec import HOUSE_EVENTS, Codec
from tdconsole.journal.kept_store import KeptStore, KeptTrails
from tdconsole.journal.memory_store import MemoryStore
from tdconsole.journal.store import HOUSE, StoredStep, StoredStepOf

Fact = TypeVar("Fact")


class PastStore(KeptStore):
    def __init__(
        self, house: House, moment: Millis, stream: str | None = None, last: StepNo | None = None
    ) -> None:
        """Take the trails at this moment; the one of `stream` ends with its step `last`."""
        super().__init__(house)
        self._moment, self._of, self._until = moment, stream, last
        self.house = _PastTrails(house, HOUSE_EVENTS, moment)

    def read(
        self, stream: str, after: int = 0, seal: bytes | None = None
    ) -> list[StoredStepOf[Event]]:
        steps = super().read(stream, after, seal)
        if self._until is not None and stream == self._of:
            return [step for step in steps if step.no <= self._until]
        return _by(steps, self._moment)

    def streams(self) -> list[str]:
        return [one for at, one in self._begun() if at <= self._moment or one == self._of]

    # What is asked about more than one trail at once is asked of all that was there

    @cached_property
    def _there(self) -> MemoryStore:
        streams = [one for one in self.streams() if one != HOUSE]
        return MemoryStore(
            [*self.house.read(HOUSE), *(s for one in streams for s in self.read(one))]
        )

    def streams_after(self, stream: str, no: StepNo) -> list[str]:
        return self._there.streams_after(stream, no)

    def last(self, stream: str) -> tuple[int, bytes]:
        return self._there.last(stream)

    def living(self, stream: str) -> list[Event]:
        return self._there.living(stream)

    def done_by(self, commands: Collection[str]) -> list[StoredStepOf[Event]]:
        return self._there.done_by(commands)

    def entered(self, people: Collection[PersonId]) -> dict[str, frozenset[EntryId]]:
        return self._there.entered(people)

    def recorded(self, entries: Mapping[str, Collection[EntryId]]) -> list[StoredStep]:
        return self._there.recorded(entries)


class _PastTrails(KeptTrails[Fact]):
    def __init__(self, house: House, codec: Codec[Fact], moment: Millis) -> None:
        super().__init__(house, codec)
        self._moment = moment

    def read(
        self, stream: str, after: int = 0, seal: bytes | None = None
    ) -> list[StoredStepOf[Fact]]:
        return _by(super().read(stream, after, seal), self._moment)


def _by(steps: list[StoredStepOf[Any]], moment: Millis) -> list[StoredStepOf[Any]]:
    """The steps up to the last one by then, of whichever earlier ones a clock told another time."""
    last = next((at for at in range(len(steps), 0, -1) if steps[at - 1].at.utc <= moment), 0)
    return steps[:last]
