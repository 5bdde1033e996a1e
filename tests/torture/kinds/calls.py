"""Failing calls: each call of the system in turn reports an error, or writes half and says so."""

from collections.abc import Sequence
from errno import EACCES, EIO, ENOSPC, errorcode
from math import gcd
from pathlib import Path
from typing import Final, TypeVar

from tests.torture import shim
from tests.torture.children import program
from tests.torture.defects import with_defect
from tests.torture.evening import SCRIPTS, Script, begin, commands, lines, put, requests
from tests.torture.oracle import acknowledged, is_erased, look_after
from tests.torture.outcome import DISK, Fault, How

Choice = TypeVar("Choice")

WAYS: Final = tuple(
    (deed, error, stays)
    for stays in (False, True)
    for deed, error in (
        (shim.FAIL, EIO),
        (shim.FAIL, ENOSPC),
        (shim.FAIL, EACCES),
        (shim.HALF, ENOSPC),
    )
)
"""One failing call, or the first of those that fail from then on."""


class Calls:
    name = "failing calls"
    done = (
        "One call that opens, reads, writes, forces, maps, renames or removes a file of the house "
        "reports EIO, ENOSPC or EACCES, or writes half: that one alone, or all after it as well."
    )
    canary = "errors_swallowed"
    shows: How = "lost"
    short, long = 36, 3000
    needs_shim = True
    needs_server = False

    def prepare(self, folder: Path, defect: str | None) -> None:
        self._begun, self._defect = folder / "begun", defect
        begin(self._begun)
        self._all = [
            (script, number, way)
            for script in SCRIPTS
            for number in range(1, calls_of(script, self._begun, folder / "counted") + 1)
            for way in WAYS
        ]

    def try_one(self, fault: Fault) -> None:
        script, number, (deed, error, stays) = spread(self._all, fault.number)
        what = "writes half" if deed == shim.HALF else errorcode[error]
        later = ", and all after it fail" if stays else ""
        fault.told = f"{script.name}: of {len(self._all)}, call {number}: {what}{later}"
        put(self._begun, fault.folder, script)
        failing = shim.watching(fault.folder / DISK, number, deed, error, stays=stays)
        gone = program(
            *commands(script, fault.folder),
            at=fault.folder / "run",
            stdin=lines(requests(script)),
            before=with_defect(self._defect, failing),
        )
        look_after(fault, script, acknowledged(fault, gone), erased=is_erased(gone.out))


def calls_of(script: Script, begun: Path, folder: Path) -> int:
    """How many calls there are in a script in which none fails."""
    counted = folder / "calls"
    put(begun, folder, script)
    gone = program(
        *commands(script, folder),
        at=folder / "run",
        stdin=lines(requests(script)),
        before=shim.watching(folder / DISK),
        after=lambda: counted.write_text(str(shim.calls())),
    )
    if gone.code != 0:
        raise RuntimeError(gone)
    return int(counted.read_text())


def spread(all_of_them: Sequence[Choice], number: int) -> Choice:
    """Each of them once, in an order in which the first few are already spread over all."""
    size = len(all_of_them)
    step = next(one for one in range(round(size * 0.618), size + 2) if gcd(one, size) == 1)
    return all_of_them[number * step % size]
