"""Writers: many programs on one house, some of them killed, and each starts again where it was."""

import os
import signal
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.torture.children import Ended, ended, in_turn, started
from tests.torture.defects import put_in
from tests.torture.evening import DO, Request, Script, begin, commands, lines, put
from tests.torture.oracle import acknowledged, examined
from tests.torture.outcome import Fault, How, Hurt

MOST: Final = 6
EACH: Final = 12
"""The requests of one writer."""
LONGEST: Final = 0.3
"""The seconds in which the kills fall."""
ALONE: Final = Script("", "begun", (DO,))


class Writers:
    name = "writers"
    done = (
        "Up to six programs write to one house, some are killed and start again from their first "
        "request; each counts as one. Nothing is there twice, the requests of each stand in their "
        "order, and all seals fit."
    )
    canary = "answered_too_early"
    shows: How = "lost"
    short, long = 4, 120
    needs_shim = False
    needs_server = False

    def prepare(self, folder: Path, defect: str | None) -> None:
        self._begun, self._defect = folder / "begun", defect
        begin(self._begun)

    def try_one(self, fault: Fault) -> None:
        writers, killed = fault.dice.randint(2, MOST), fault.dice.randint(1, 3)
        fault.told = f"{writers} writers, {killed} of them killed"
        fault.tried = writers + killed
        put(self._begun, fault.folder)
        asked = [_requests(one) for one in range(writers)]
        running = [self._begin(fault, one, asked[one], "") for one in range(writers)]
        known: dict[str, dict[str, Any]] = {}
        for one in sorted(fault.dice.sample(range(writers), min(killed, writers))):
            time.sleep(fault.dice.uniform(0, LONGEST / killed))
            running[one].kill()
            known |= acknowledged(fault, running[one].ended())
            running[one] = self._begin(fault, one, asked[one], " again")
        for writer in running:
            gone = writer.ended()
            known |= acknowledged(fault, gone)
            if gone.code != 0:
                fault.hurts.append(
                    Hurt("unreadable", f"a writer ended with {gone.code}: {gone.err}")
                )
        every = [one["request"] for requests in asked for one in requests]
        if not fault.hurts and known.keys() != set(every):
            fault.hurts.append(Hurt("lost", f"never answered: {set(every) - known.keys()}"))
        orders = [[one["request"] for one in requests] for requests in asked]
        fault.hurts += examined(fault, known, *orders)

    def _begin(self, fault: Fault, writer: int, asked: list[Request], again: str) -> "Running":
        at = fault.folder / f"writer {writer}{again}"
        every = commands(ALONE, fault.folder)
        process = started(lambda: in_turn(every, lambda: put_in(self._defect)), at, lines(asked))
        return Running(process, at)


class Running(NamedTuple):
    process: int
    at: Path

    def kill(self) -> None:
        os.kill(self.process, signal.SIGKILL)

    def ended(self) -> Ended:
        return ended(self.process, self.at)


def _requests(writer: int) -> list[Request]:
    asked: list[Request] = []
    for number in range(EACH):
        name = f"Writer {writer} brought {number}"
        turns: tuple[Request, ...] = (
            {"command": "RegisterEntry", "person": {"name": name}},
            {"command": "AdjustClock", "seconds": 1 + writer},
            {"command": "NoteTable", "table": 1, "note": name},
        )
        asked.append({**turns[number % len(turns)], "request": f"w{writer} {number}"})
    return asked
