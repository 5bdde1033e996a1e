"""Trying a kind of fault many times, in as many processes as there are cores."""

import os
import pickle
import shutil
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from tests.torture.outcome import HURTS, Fault, How, Hurt, Kind

CANARIES: Final = 400
"""How many tries a canary may take until it is seen to fall."""


@dataclass
class Row:
    """A line of the table."""

    kind: Kind
    tried: int = 0
    hurts: dict[How, int] = field(default_factory=lambda: dict.fromkeys(HURTS, 0))
    canary: int | None = None
    """At which try the defect was found; None while it was not."""
    notes: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    @property
    def is_good(self) -> bool:
        return self.tried > 0 and not any(self.hurts.values()) and self.canary is not None


@dataclass(frozen=True)
class Told:
    """A try as it is reported by the process that made it."""

    number: int
    told: str
    tried: int
    hurts: list[Hurt]
    notes: Counter[str]


def one(kind: Kind, number: int, seed: int, folder: Path) -> Told:
    dice = Random(f"{seed} {kind.name} {number}")  # noqa: S311 -- dice that fall the same each time
    fault = Fault(number, folder / str(number), dice)
    try:
        kind.try_one(fault)
    except Exception:  # noqa: BLE001 -- told with the others
        fault.hurts.append(Hurt("broken", f"the suite itself: {traceback.format_exc()}"))
    shutil.rmtree(fault.folder, ignore_errors=True)
    return Told(number, fault.told, fault.tried, fault.hurts, fault.notes)


def every(kind: Kind, numbers: Iterable[int], seed: int, folder: Path, jobs: int) -> Iterator[Told]:
    """Each try, as it is done; the processes share them out by turns."""
    wanted = list(numbers)
    if jobs == 1:
        yield from (one(kind, number, seed, folder) for number in wanted)
        return
    reading, writing = os.pipe()
    children = [
        _forked(
            reading, writing, (one(kind, number, seed, folder) for number in wanted[turn::jobs])
        )
        for turn in range(jobs)
    ]
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        while size := told.read(4):
            yield pickle.loads(told.read(int.from_bytes(size, "big")))  # noqa: S301 -- our own
    for child in children:
        os.waitpid(child, 0)


def _forked(reading: int, writing: int, tries: Iterable[Told]) -> int:
    child = os.fork()
    if child:
        return child
    os.close(reading)
    try:
        for done in tries:
            message = pickle.dumps(done)
            os.write(writing, len(message).to_bytes(4, "big") + message)
    finally:
        os._exit(0)


def canary(kind: Kind, seed: int, folder: Path) -> int | None:
    """At which try the defect is found; without it the same try comes to nothing."""
    kind.prepare(folder / "sound", None)
    sound = copy(kind)
    kind.prepare(folder / "canary", kind.canary)
    for number in range(CANARIES):
        hurts = one(kind, number, seed, folder / "canary").hurts
        is_found = any(hurt.how == kind.shows for hurt in hurts)
        if is_found and not one(sound, number, seed, folder / "sound").hurts:
            return number + 1
    return None


def done(
    kind: Kind, numbers: range, seed: int, at: tuple[Path, int], hear: Callable[[Row, Told], None]
) -> Row:
    """All tries of a kind, and its canary; in this folder, by so many processes."""
    folder, jobs = at
    began, row = time.monotonic(), Row(kind)
    row.canary = canary(kind, seed, folder)
    kind.prepare(folder / "tries", None)
    for told in every(kind, numbers, seed, folder / "tries", jobs):
        row.tried += told.tried
        row.notes += told.notes
        for hurt in told.hurts:
            row.hurts[hurt.how] += 1
        hear(row, told)
    row.seconds = time.monotonic() - began
    return row
