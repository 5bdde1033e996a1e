"""The trails as they were when one of them had no more than so many steps."""

from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import StepNo
from tdconsole.house import House
from tdconsole.journal.kept_store import KeptStore
from tdconsole.journal.store import StoredStepOf


class PastStore(KeptStore):
    def __init__(self, house: House, stream: str, last: StepNo) -> None:
        super().__init__(house)
        self._of, self._until = stream, last

    def read(
        self, stream: str, after: int = 0, seal: bytes | None = None
    ) -> list[StoredStepOf[Event]]:
        steps = super().read(stream, after, seal)
        if stream != self._of:
            return steps
        return [step for step in steps if step.no <= self._until]
