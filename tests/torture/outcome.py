"""What a kind of fault is, and what can come of one."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final, Literal, NamedTuple, Protocol

How = Literal["lost", "unreadable", "unseen", "alarm", "broken"]

HURTS: Final[dict[How, str]] = {
    "lost": "acknowledged lost",
    "unreadable": "unreadable and not repairable",
    "unseen": "passed unseen",
    "alarm": "false alarms",
    "broken": "tracebacks or hangs",
}


DISK: Final = "disk"
"""The folder that fails: the house is in it, and what this machine keeps of it."""


def house_in(folder: Path) -> Path:
    return folder / DISK / "club.house"


class Hurt(NamedTuple):
    """What must not be: how the house or the program was hurt, and what was found."""

    how: How
    said: str


@dataclass
class Fault:
    """One try: a folder of its own, dice that fall the same each time, and what came of it."""

    number: int
    folder: Path
    dice: Random
    told: str = ""
    """What was done, for people."""
    tried: int = 1
    """How many faults it counts for, where one try holds many."""
    hurts: list[Hurt] = field(default_factory=list)
    notes: Counter[str] = field(default_factory=Counter)
    """What else came of it, counted for the table."""

    def note(self, what: str) -> None:
        self.notes[what] += 1

    @property
    def house(self) -> Path:
        return house_in(self.folder)


class Kind(Protocol):
    """A kind of fault. Each of its tries is told apart by its number, and can be done again alone."""

    name: str
    done: str
    """What is done, for the table."""
    canary: str
    """The defect that the suite must find."""
    shows: How
    """How a house or the program is hurt by it."""
    short: int
    long: int
    """How many tries; one may count for several faults."""
    needs_shim: bool
    needs_server: bool

    def prepare(self, folder: Path, defect: str | None) -> None:
        """Make what all tries begin with, the defect at work where one is named."""

    def try_one(self, fault: Fault) -> None:
        """Do it, and note what was hurt."""
