"""The trail as it is read: each step, what it did, and whether it still counts."""

from collections.abc import Iterable
from typing import Any

from tdconsole.domain.events import Event, kind_of
from tdconsole.domain.values import Instant, Record, StaffId, StepNo


class TrailStep(Record, kw_only=True):
    no: StepNo
    at: Instant
    actor: StaffId | None
    command: str
    undoes: StepNo | None
    undone_by: StepNo | None
    events: tuple[Event, ...]


class LoggedEvent(Record, kw_only=True):
    """The event by its kind, whose shape is the kind's own."""

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
    return Log(
        steps=tuple(
            LoggedStep(
                no=step.no,
                at=step.at,
                actor=step.actor,
                command=step.command,
                undoes=step.undoes,
                undone_by=step.undone_by,
                events=tuple(
                    LoggedEvent(kind=kind_of(event), event=event) for event in step.events
                ),
            )
            for step in trail
        )
    )
