"""Kills: the program is ended at any call or at any moment, and has no chance to say so."""

import os
import signal
import time
from pathlib import Path

from tests.torture import shim
from tests.torture.children import Ended, ended, in_turn, started
from tests.torture.defects import put_in
from tests.torture.evening import SCRIPTS, Script, begin, commands, lines, put, requests
from tests.torture.kinds.calls import calls_of, spread
from tests.torture.oracle import acknowledged, is_erased, look_after
from tests.torture.outcome import DISK, Fault, How


class Kills:
    name = "kills"
    done = (
        "SIGKILL while an evening is written, the log is folded into the file, the file is closed, "
        "copied or rewritten to erase somebody: before a call of the system, in the middle of a "
        "write, or at any moment."
    )
    canary = "answered_too_early"
    shows: How = "lost"
    short, long = 28, 1200
    needs_shim = False
    needs_server = False

    def prepare(self, folder: Path, defect: str | None) -> None:
        self._begun, self._defect = folder / "begun", defect
        begin(self._begun)
        self._seconds = {one: self._timed(folder / "timed", one) for one in SCRIPTS}
        self._all = [
            (script, number, deed)
            for script in SCRIPTS
            if shim.is_loaded()
            for number in range(1, calls_of(script, self._begun, folder / "counted") + 1)
            for deed in (shim.KILL, shim.TEAR)
        ]

    def _timed(self, folder: Path, script: Script) -> float:
        put(self._begun, folder, script)
        began = time.monotonic()
        ended(self._begin(script, folder, 0, 0), folder / "run")
        return time.monotonic() - began

    def try_one(self, fault: Fault) -> None:
        at_a_call = bool(self._all) and fault.number % 2 == 0
        gone, script = self._at_a_call(fault) if at_a_call else self._at_a_moment(fault)
        look_after(fault, script, acknowledged(fault, gone), erased=is_erased(gone.out))

    def _at_a_call(self, fault: Fault) -> tuple[Ended, Script]:
        script, number, deed = spread(self._all, fault.number // 2)
        middle = "in the middle of " if deed == shim.TEAR else "before "
        fault.told = f"{script.name}: {middle}call {number}"
        put(self._begun, fault.folder, script)
        process = self._begin(script, fault.folder, number, deed)
        return ended(process, fault.folder / "run"), script

    def _at_a_moment(self, fault: Fault) -> tuple[Ended, Script]:
        script = fault.dice.choice(SCRIPTS)
        moment = fault.dice.uniform(0, self._seconds[script])
        fault.told = f"{script.name}: after {moment * 1000:.1f} ms"
        put(self._begun, fault.folder, script)
        process = self._begin(script, fault.folder, 0, 0)
        time.sleep(moment)
        os.kill(process, signal.SIGKILL)
        return ended(process, fault.folder / "run"), script

    def _begin(self, script: Script, folder: Path, number: int, deed: int) -> int:
        def before() -> None:
            put_in(self._defect)
            if deed:
                shim.watching(folder / DISK, number, deed)()

        every = commands(script, folder)
        asked = lines(requests(script))
        return started(lambda: in_turn(every, before), folder / "run", asked)
