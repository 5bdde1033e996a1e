"""What a house promises: where a step is once it was acknowledged."""

import re
from typing import Literal

from tdconsole.domain.values import Record, TournamentId

Kept = Literal["disk", "servers", "received", "unsure"]
"""On one disk; on those of several servers; on one, and in the memory of others; or maybe nowhere."""


class FilePromise(Record, kw_only=True, tag_field="engine", tag="sqlite"):
    """As SQLite says it keeps the file."""

    journal: str
    synchronous: str

    @property
    def kept(self) -> Kept:
        return "disk" if self.synchronous in {"full", "extra"} else "unsure"


class ServerPromise(Record, kw_only=True, tag_field="engine", tag="postgres"):
    """As the server says when it is asked, for who came as this role."""

    version: str
    synchronous_commit: str
    fsync: bool
    full_page_writes: bool
    data_checksums: bool
    synchronous_standby_names: str
    standbys: int | None
    """How many confirm now; None where the role may not know."""

    @property
    def waited_for(self) -> int:
        """How many standbys confirm a step before it is acknowledged."""
        names = self.synchronous_standby_names.strip()
        if not names or self.synchronous_commit in {"off", "local"}:
            return 0
        counted = re.match(r"(?:FIRST|ANY)?\s*(\d+)\s*\(", names, re.IGNORECASE)
        return int(counted[1]) if counted else 1

    @property
    def kept(self) -> Kept:
        if self.synchronous_commit == "off" or not self.fsync:
            return "unsure"
        if not self.waited_for:
            return "disk"
        return "received" if self.synchronous_commit == "remote_write" else "servers"

    @property
    def waits(self) -> bool:
        """Whether nothing is acknowledged now, because too few standbys confirm."""
        return self.standbys is not None and self.standbys < self.waited_for


Promise = FilePromise | ServerPromise


class Told(Record, kw_only=True):
    """A fault by the word that programs know it by, and in a sentence."""

    code: str
    message: str


class Trail(Record, kw_only=True):
    """A tournament's trail, or without one the house's own, and the seal over all of it."""

    tournament: TournamentId | None
    name: str
    steps: int
    head: str


class Verified(Record, kw_only=True):
    """What a check of the whole house came to."""

    faults: tuple[Told, ...]
    trails: tuple[Trail, ...]
    """None where there is any fault: a trail that is not what was written has no head."""
    promise: Promise | None
    """None where it was only looked at: nothing is written from here."""
    kept: Kept | None
    """What that comes to, in a word."""
