"""Refusals about steps taken back, and requests that never became a step."""

from typing import Literal

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Record, StepNo


class NothingToUndo(Refusal, kw_only=True):
    pass


class NothingToRedo(Refusal, kw_only=True):
    pass


class NoSuchStep(Refusal, kw_only=True):
    step: StepNo


class AlreadyUndone(Refusal, kw_only=True):
    step: StepNo


class NotAnUndo(Refusal, kw_only=True):
    step: StepNo


class CannotBeUndone(Refusal, kw_only=True):
    """The step can't be undone: the clock has opposite gestures, and a tournament stays."""

    step: StepNo
    command: str


class SetBackInstead(Refusal, kw_only=True):
    """The last gesture on the clock or structure is set back by its opposite, not by an undo."""

    step: StepNo
    command: str
    of: Literal["clock", "structure"]


class NotTheLatest(Refusal, kw_only=True):
    """Setting it back would undo what others did to the clock or structure since."""

    step: StepNo
    command: str
    of: Literal["clock", "structure"]
    later: tuple["Blocker", ...]


class StepsStandOnIt(Refusal, kw_only=True):
    """Later steps touch the same things and would have to go first."""

    step: StepNo
    blockers: tuple["Blocker", ...]


class Blocker(Record, kw_only=True):
    step: StepNo
    command: str


class WouldNotAddUp(Refusal, kw_only=True):
    """The step can't go because of what would be left; the problems' names are in the log."""

    step: StepNo
    problems: tuple[str, ...]


class NotUnderstood(Refusal, kw_only=True):
    """The line isn't a request; the detail is the reader's own, in English."""

    detail: str


class LineTooLong(Refusal, kw_only=True):
    """The line can't be a request; neither it nor what follows was read."""


class FieldTwice(Refusal, kw_only=True):
    """The request says a field twice, so nobody can tell which is meant."""

    field: str


class RequestUsedBefore(Refusal, kw_only=True):
    """The same request number came with another command, or with other contents."""

    request: str
    command: str
    same_command: bool = False


class OnlyLooking(Refusal, kw_only=True):
    """The house is looked at: somebody asked for that, or it can't be written to, or isn't in force.

    Or it is looked at as it was: `past`.
    """

    read_only: bool
    moved_to: str | None = None
    follows: str | None = None
    past: bool = False


class TooBusy(Refusal, kw_only=True):
    """Every attempt collided with somebody else's step in the same tournament."""
