"""The trail in readable form: each step, what it did, and whether it still counts."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from tdconsole.domain.engine.rows import kind_of
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.house import HouseEvent, house_kind_of
from tdconsole.domain.values import Instant, Record, StaffId, StepNo

Fact = TypeVar("Fact")


class TrailStepOf(Record, Generic[Fact], kw_only=True):
    no: StepNo
    at: Instant
    actor: StaffId | None
    command: str
    undoes: StepNo | None
    undone_by: StepNo | None
    events: tuple[Fact, ...]


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


class Log(Record, kw_only=True):
    steps: tuple[LoggedStep, ...]


def log(trail: Iterable[TrailStep]) -> Log:
    return Log(steps=tuple(_logged(step, kind_of) for step in trail))


def house_log(trail: Iterable[HouseTrailStep]) -> Log:
    return Log(steps=tuple(_logged(step, house_kind_of) for step in trail))


def _logged(step: TrailStepOf[Fact], kind: Callable[[Fact], str]) -> LoggedStep:
    return LoggedStep(
        no=step.no,
        at=step.at,
        actor=step.actor,
        command=step.command,
        undoes=step.undoes,
        undone_by=step.undone_by,
        events=tuple(LoggedEvent(kind=kind(event), event=event) for event in step.events),
    )
