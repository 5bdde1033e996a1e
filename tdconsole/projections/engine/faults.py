"""The faults that a check of the file can find."""

from tdconsole.domain.engine.invariants import Problem
from tdconsole.domain.values import ChainNo, DrawNo, Instant, Money, NoteId, Record, StepNo, TillNo


class SealBroken(Record, kw_only=True):
    """The step, or one before it, isn't what was written."""

    stream: str
    step: StepNo


class StepMissing(Record, kw_only=True):
    stream: str
    step: StepNo


class UndoesNothing(Record, kw_only=True):
    """The step cancels one that doesn't come before it."""

    stream: str
    step: StepNo


class EventUnreadable(Record, kw_only=True):
    stream: str
    step: StepNo
    detail: str


class TailLost(Record, kw_only=True):
    """The stream once went to this step under this seal, as a record beside the file knows.

    The file's own last step may have a higher number: then others were written in the place of
    those that are lost.
    """

    stream: str
    step: StepNo
    head: str
    last: StepNo


class LogMissing(Record, kw_only=True):
    """The file wasn't closed, its log is gone, and no record says how far it went."""


class ErasingUnfinished(Record, kw_only=True):
    """Something was erased, but another program keeps what was written on the disk."""


class ErasingLeft(Record, kw_only=True):
    """Something was erased, but only the role that owns the house may rewrite its tables."""


class WritableByAll(Record, kw_only=True):
    """Everybody who has an account on this machine may write the file."""

    path: str


class ClockOff(Record, kw_only=True):
    """The clock of this machine is away from the house's own, by which everything goes."""

    seconds: int


class MovedAway(Record, kw_only=True):
    """The house goes on in another place, and can only be looked at here."""

    place: str


class OnlyFollows(Record, kw_only=True):
    """The house is a copy that follows another, and has what that one had at this moment."""

    place: str
    last: Instant | None


class FileFault(Record, kw_only=True):
    """SQLite's own check of the file failed."""

    detail: str


class DoesNotAddUp(Record, kw_only=True):
    stream: str
    problem: Problem


class DrawDiffers(Record, kw_only=True):
    """The link doesn't give the seats that were recorded."""

    step: StepNo
    draw: DrawNo


class LinkBroken(Record, kw_only=True):
    """The link doesn't hash to the one before it, or to the commitment."""

    step: StepNo
    draw: DrawNo


class SecretDamaged(Record, kw_only=True):
    """The secret kept for the draws to come isn't the one that was committed to."""

    stream: str
    chain: ChainNo


class InputsDiffer(Record, kw_only=True):
    """The tables or players that went into the draw were not those of the floor."""

    step: StepNo
    draw: DrawNo


class PairsDiffer(Record, kw_only=True):
    """The draw doesn't keep apart the pairs of its note, or an earlier attempt would have."""

    step: StepNo
    draw: DrawNo


class NoteChanged(Record, kw_only=True):
    """The note isn't what was written with its step."""

    note: NoteId
    text: str


class StaffNameChanged(Record, kw_only=True):
    """A name of the staff isn't the one that was sealed with the first step taken under it."""

    name: str


class PinNotAsSet(Record, kw_only=True):
    """What is kept of a PIN isn't what the trail says was set, or is missing."""

    name: str


class PaidAtNoTill(Record, kw_only=True):
    """Payments name a till that the house never opened, or one in another currency."""

    stream: str
    till: TillNo


class PostedOtherwise(Record, kw_only=True):
    """The posted prizes were not those of the pool at the time."""

    stream: str
    step: StepNo
    posted: Money
    pool: Money
    currency: str


class VoucherAstray(Record, kw_only=True):
    """A voucher was spent more than once, or never issued."""

    ref: str


Fault = (
    SealBroken
    | StepMissing
    | UndoesNothing
    | EventUnreadable
    | TailLost
    | LogMissing
    | ErasingUnfinished
    | ErasingLeft
    | WritableByAll
    | ClockOff
    | MovedAway
    | OnlyFollows
    | FileFault
    | DoesNotAddUp
    | DrawDiffers
    | LinkBroken
    | SecretDamaged
    | InputsDiffer
    | PairsDiffer
    | NoteChanged
    | StaffNameChanged
    | PinNotAsSet
    | PaidAtNoTill
    | PostedOtherwise
    | VoucherAstray
)
