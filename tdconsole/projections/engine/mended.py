"""The outcome of bringing back a house: from a copy, or from what a hurt file still holds."""

from tdconsole.domain.values import Instant, Record
from tdconsole.projections.engine.faults import Fault


class TrailBack(Record, kw_only=True):
    """A tournament's trail, or the house's own, in the house that was brought back."""

    stream: str
    name: str | None
    """The tournament's; None of the house's own trail, and of one that is lost as a whole."""
    steps: int
    last: Instant | None
    """The moment of the last of these steps."""
    went_to: int
    """The last step there was, as far as anything knows."""
    unproved: int = 0
    """The later steps that could be read, but that no seal proves."""
    renewed: bool = False
    """Whether its later draws have a new commitment: a link of the old one may be known."""

    @property
    def lost(self) -> int:
        return max(0, self.went_to - self.steps)


class Restored(Record, kw_only=True):
    path: str
    aside: str | None
    """Where the hurt house is now, if the restored one took its name."""
    trails: tuple[TrailBack, ...]
    written: int | None
    """When the house was last written to, in milliseconds UTC, if anything tells."""


class TableLost(Record, kw_only=True):
    """A table of people or things with rows that are lost; None if nobody can tell how many."""

    table: str
    rows: int | None


class Repaired(Record, kw_only=True):
    path: str
    trails: tuple[TrailBack, ...]
    strays: int
    """The steps that could be read, but belong to no trail that is left."""
    tables: tuple[TableLost, ...]
    people: int
    faults: tuple[Fault, ...]
    """What a check still finds in the repaired house."""
    freed: bool = False
    """Whether all roles were taken away, since no director's PIN is left."""

    @property
    def whole(self) -> bool:
        lost = any(trail.lost or trail.unproved for trail in self.trails)
        return not (lost or self.strays or self.tables or self.faults)
