from tdconsole.domain.rejections.refusal import Refusal
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
    """The clock is answered by the opposite gesture; a tournament or a commitment stays."""

    step: StepNo
    command: str


class StepsStandOnIt(Refusal, kw_only=True):
    """Later steps touch the same things: they would have to go first."""

    step: StepNo
    blockers: tuple["Blocker", ...]


class Blocker(Record, kw_only=True):
    step: StepNo
    command: str


class WouldNotAddUp(Refusal, kw_only=True):
    """The step can't go for what it would leave behind; the problems' names stand in the log."""

    step: StepNo
    problems: tuple[str, ...]


TrailRefusal = (
    NothingToUndo
    | NothingToRedo
    | NoSuchStep
    | AlreadyUndone
    | NotAnUndo
    | CannotBeUndone
    | StepsStandOnIt
    | WouldNotAddUp
)
