"""The trail in readable form: each step, what it did, and whether it still counts."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from tdconsole.domain.engine.rows import kind_of
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.house import HouseEvent
from tdconsole.domain.values import DeviceId, Instant, Record, StaffId, StepNo

Fact = TypeVar("Fact")


class TrailStepOf(Record, Generic[Fact], kw_only=True):
    no: StepNo
    at: Instant
    actor: StaffId | None
    command: str
    undoes: StepNo | None
    undone_by: StepNo | None
    events: tuple[Fact, ...]
    device: DeviceId | None = None
    """The paired device that it was done from."""


TrailStep = TrailStepOf[Event]
HouseTrailStep = TrailStepOf[HouseEvent]


class LoggedEvent(Record, kw_only=True):
    """An event, by the kind that decides its shape."""

    kind: str
    event: Any


class LoggedStep(Record, kw_only=True):
    no: StepNo
    at: Instant
    actor: StaffId | None
    command: str
    undoes: StepNo | None
    undone_by: StepNo | None
    events: tuple[LoggedEvent, ...]
    device: DeviceId | None = None


class Log(Record, kw_only=True):
    steps: tuple[LoggedStep, ...]


def log(trail: Iterable[TrailStep]) -> Log:
    return Log(steps=tuple(map(_logged, trail)))


def house_log(trail: Iterable[HouseTrailStep]) -> Log:
    return Log(steps=tuple(map(_logged, trail)))


def _logged(step: TrailStep | HouseTrailStep) -> LoggedStep:
    return LoggedStep(
        no=step.no,
        at=step.at,
        actor=step.actor,
        device=step.device,
        command=step.command,
        undoes=step.undoes,
        undone_by=step.undone_by,
        events=tuple(LoggedEvent(kind=kind_of(event), event=event) for event in step.events),
    )
