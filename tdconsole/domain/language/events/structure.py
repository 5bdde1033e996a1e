from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import ClockAnchor, PlayId, Record, Structure


class Reanchored(Record, kw_only=True):
    play: PlayId
    anchor: ClockAnchor


class StructureEdited(Event, kw_only=True):
    """The whole structure from now on, and where each clock stands in it."""

    structure: Structure
    clocks: tuple[Reanchored, ...] = ()
