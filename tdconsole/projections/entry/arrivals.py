"""People from a list to be registered, and what became of each."""

from tdconsole.domain.language.commands.entry import Newcomer
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.values import EntryId, PersonId, Record, Seat, StepNo


class Arriving(Record, kw_only=True):
    """A person from a list, with the line of the name."""

    line: int
    name: str
    person: PersonId | Newcomer


class Entered(Record, kw_only=True):
    line: int
    name: str
    entry: EntryId
    seat: Seat | None = None
    step: StepNo | None = None
    """None if this was only a preview."""


class InAlready(Record, kw_only=True):
    """The person entered before, in any flight, in or out: a list never makes a re-entry."""

    line: int
    name: str
    entry: EntryId


class KeptOut(Record, kw_only=True):
    line: int
    name: str
    why: Rejection


Arrival = Entered | InAlready | KeptOut
