"""The outcome of moving a house."""

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
