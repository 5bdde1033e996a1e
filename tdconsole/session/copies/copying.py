"""Copying a house elsewhere, usually to a stick; the copy is checked before it gets its name."""

from pathlib import Path
from typing import NamedTuple

from tdconsole.house import Progress, copied
from tdconsole.known_errors import CopyFailsCheck
from tdconsole.session.checking import check
from tdconsole.session.opening import Opened
from tdconsole.session.time_source import SystemTime, TimeSource


class Copied(NamedTuple):
    path: Path
    bytes: int
    tournaments: int
    steps: int
    """The steps of the tournaments and of the house itself."""


def copy_house(
    source: Path, place: Path, progress: Progress, time: TimeSource | None = None
) -> Copied:
    """Copy a house while everything else runs: it has connections of its own."""
    with copied(source, place, progress) as house:
        opened = Opened(house, time or SystemTime())
        fault = next(check(opened), None)
        if fault is not None:
            raise CopyFailsCheck(str(place), type(fault).__name__)
        session = opened.session
        numbers = session.tournaments()
        steps = session.house_desk.length + sum(
            len(session.timeline(number).steps) for number in numbers
        )
    return Copied(place, place.stat().st_size, len(numbers), steps)
