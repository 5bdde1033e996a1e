"""The outcome of moving a house, or of making one of lines."""

from tdconsole.domain.values import Record


class Moved(Record, kw_only=True):
    source: str
    place: str
    """Where the house goes on."""
    tournaments: int
    steps: int
    people: int
    finished: bool = False
    """Whether an earlier move had done all but the last of it."""


class CameIn(Record, kw_only=True):
    """A new house that was made of an exported one."""

    source: str
    """The file of lines."""
    place: str
    tournaments: int
    steps: int
    people: int | None
    """None where they were exported nameless."""
    renewed: int
    """The tournaments whose draws have a new commitment."""
    freed: bool
    """Whether there were roles, which nobody could prove any more."""
