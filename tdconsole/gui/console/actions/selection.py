"""The director's selection: what an action is about."""

from tdconsole.domain.values import EntryId, PersonId, Record, Seat, StepNo


class Selection(Record, kw_only=True):
    entries: tuple[EntryId, ...] = ()
    """The players in the order of selection."""
    seat: Seat | None = None
    """A seat, free or not."""
    person: PersonId | None = None
    step: StepNo | None = None
    redo: bool = False
    """The step was undone: redo is offered."""
    stays: bool = False
    """The step can be neither undone nor redone now."""


NOTHING = Selection()
