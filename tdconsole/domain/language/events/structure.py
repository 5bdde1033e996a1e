from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import ClockAnchor, PlayId, Record, Structure


class Reanchored(Record, kw_only=True):
    play: PlayId
    anchor: ClockAnchor


class StructureEdited(Event, kw_only=True):
    """The structure was edited as a whole, and each clock anchored in the new one."""

    structure: Structure
    clocks: tuple[Reanchored, ...] = ()
