"""What the director has pointed at: what an action is about."""

from tdconsole.domain.values import EntryId, PersonId, Record, Seat, StepNo


class Selection(Record, kw_only=True):
    entries: tuple[EntryId, ...] = ()
    """In the order in which they were pointed at."""
    seat: Seat | None = None
    """A seat, free or not."""
    person: PersonId | None = None
    step: StepNo | None = None
    redo: bool = False
    """The step was undone: what is offered is to bring it back."""
    stays: bool = False
    """Neither can be done to the step now."""


NOTHING = Selection()
