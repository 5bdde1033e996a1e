"""What a check of the file can find wrong."""

from tdconsole.domain.engine.invariants import Problem
from tdconsole.domain.values import DrawNo, Money, Record, StepNo, TillNo


class SealBroken(Record, kw_only=True):
    """The step, or one before it, is not what was written."""

    stream: str
    step: StepNo


class StepMissing(Record, kw_only=True):
    stream: str
    step: StepNo


class UndoesNothing(Record, kw_only=True):
    """The step cancels one that does not come before it."""

    stream: str
    step: StepNo


class EventUnreadable(Record, kw_only=True):
    stream: str
    step: StepNo
    detail: str


class FileFault(Record, kw_only=True):
    """SQLite's own check of the file."""

    detail: str


class DoesNotAddUp(Record, kw_only=True):
    stream: str
    problem: Problem


class DrawDiffers(Record, kw_only=True):
    """The link does not decide the seats that were recorded."""

    step: StepNo
    draw: DrawNo


class LinkBroken(Record, kw_only=True):
    """The link does not hash to the one before it, or to the commitment."""

    step: StepNo
    draw: DrawNo


class InputsDiffer(Record, kw_only=True):
    """The tables or the players that went into the draw were not those of the floor."""

    step: StepNo
    draw: DrawNo


class PairsDiffer(Record, kw_only=True):
    """Who is kept apart by the note is not kept apart by this draw, or an earlier try would do."""

    step: StepNo
    draw: DrawNo


class PaidAtNoTill(Record, kw_only=True):
    """Payments name a till that the house never opened, or one of another currency."""

    stream: str
    till: TillNo


class PostedOtherwise(Record, kw_only=True):
    """The prizes on the wall were not those of the pool as it was then."""

    stream: str
    step: StepNo
    posted: Money
    pool: Money
    currency: str


class VoucherAstray(Record, kw_only=True):
    """Spent more than once, or never given out."""

    ref: str


Fault = (
    SealBroken
    | StepMissing
    | UndoesNothing
    | EventUnreadable
    | FileFault
    | DoesNotAddUp
    | DrawDiffers
    | LinkBroken
    | InputsDiffer
    | PairsDiffer
    | PaidAtNoTill
    | PostedOtherwise
    | VoucherAstray
)
