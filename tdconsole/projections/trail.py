"""The trail as it is read: each step, what it did, and whether it still counts."""

from collections.abc import Iterable

from tdconsole.domain.events import Event
from tdconsole.domain.values import Instant, Record, StaffId, StepNo


class TrailStep(Record, kw_only=True):
    no: StepNo
    at: Instant
    actor: StaffId | None
    command: str
    undoes: StepNo | None
    undone_by: StepNo | None
    events: tuple[Event, ...]


class Log(Record, kw_only=True):
    steps: tuple[TrailStep, ...]


def log(trail: Iterable[TrailStep]) -> Log:
    return Log(steps=tuple(trail))
