"""People of a list who are to be registered, and what became of each."""

from tdconsole.domain.language.commands.entry import Newcomer
from tdconsole.domain.language.rejections import Rejection
from tdconsole.domain.values import EntryId, PersonId, Record, Seat, StepNo


class Arriving(Record, kw_only=True):
    """Somebody of a list, by the line that names him."""

    line: int
    name: str
    person: PersonId | Newcomer


class Entered(Record, kw_only=True):
    line: int
    name: str
    entry: EntryId
    seat: Seat | None = None
    step: StepNo | None = None
    """None where it was only tried."""


class InAlready(Record, kw_only=True):
    """Entered before, in whichever flight, still in or out: a list is never a re-entry."""

    line: int
    name: str
    entry: EntryId


class KeptOut(Record, kw_only=True):
    line: int
    name: str
    why: Rejection


Arrival = Entered | InAlready | KeptOut
