"""Losses of power: of what was written and not yet forced to the disk anything may be there."""

from pathlib import Path
from typing import Final, NamedTuple

from tests.torture import disk, shim
from tests.torture.children import program
from tests.torture.defects import with_defect
from tests.torture.evening import (
    SCRIPTS,
    Script,
    begin,
    commands,
    known_here,
    lines,
    put,
    requests,
)
from tests.torture.oracle import answers, is_erased, look_after
from tests.torture.outcome import DISK, Fault, How

RUNS: Final = 3
"""Recorded runs of each script; each draws other seats."""


class Power:
    name = "losses of power"
    done = (
        "The power fails after any write. Of what had not been forced to the disk, nothing is there, "
        "or all, or some of the writes in any order, or some of their sectors; names of files are as "
        "they were at an earlier moment; new space holds dust."
    )
    canary = "nothing_is_forced"
    shows: How = "lost"
    short, long = 36, 2400
    needs_shim = True
    needs_server = False

    def prepare(self, folder: Path, defect: str | None) -> None:
        self._defect = defect
        self._runs = [
            self._recorded(folder / str(number), script)
            for number in range(RUNS)
            for script in SCRIPTS
        ]

    def _recorded(self, folder: Path, script: Script) -> "Recorded":
        """A script that runs through, with all that it did to the disk."""
        begun, place, journal = folder / "begun", folder / script.name, folder / f"{script.name}.j"
        if not begun.exists():
            begin(begun)
        put(begun, place, script)
        before, recording = disk.found_in(place / DISK), shim.recording(place / DISK, journal)
        gone = program(
            *commands(script, place),
            at=place / "run",
            stdin=lines(requests(script)),
            before=with_defect(self._defect, recording),
        )
        if gone.code != 0:
            raise RuntimeError(gone)
        return Recorded(script, place, before, disk.read(journal))

    def try_one(self, fault: Fault) -> None:
        run = self._runs[fault.number % len(self._runs)]
        moment = fault.dice.randint(1, len(run.noted))
        fault.told = f"{run.script.name}: after {moment} of {len(run.noted)} notes"
        found = disk.Disk(run.before)
        found.run(run.noted[:moment])
        (fault.folder / DISK).mkdir(parents=True)
        for name, text in found.without_power(fault.dice).items():
            _put(fault.folder, run.place, Path(name), text)
        said = b"".join(one.data for one in run.noted[:moment] if one.kind == "A")
        known = answers(line for line in said.split(b"\n")[:-1] if line.startswith(b"{"))
        look_after(fault, run.script, known, erased=is_erased(said))


class Recorded(NamedTuple):
    script: Script
    place: Path
    before: disk.Found
    noted: list[disk.Noted]


def _put(folder: Path, place: Path, name: Path, text: bytes) -> None:
    path = known_here(folder) if name == known_here(place) else folder / name.relative_to(place)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text)
