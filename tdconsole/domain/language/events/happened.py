"""What every fact of a tournament is, whatever it tells."""

from tdconsole.domain.values import Record


class Happened(Record):
    """A fact that could not have been derived: its fields and its kind are on the disk for good."""
