"""Servers: killed and started again, or followed by another, while four programs write."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any, Final

from tdconsole.house import place_of
from tests.postgres.cluster import ALWAYS_THERE, Cluster
from tests.postgres.keeping import own_cluster
from tests.torture.children import ended, in_turn, started
from tests.torture.defects import put_in
from tests.torture.evening import Request, begin_at, lines, registered
from tests.torture.oracle import acknowledged, examine
from tests.torture.outcome import Fault, How, Hurt

WRITERS: Final = 4
EACH: Final = 60
"""The requests of one writer."""
KILLS: Final = 5
"""How often one server is killed."""
DOWN: Final = 0.4
"""The longest that a server is down, in seconds."""
HOUSE: Final = "club"
GIVEN_UP: Final = ("ServerGone", "CommitUnanswered", "TurnLost", "FileBusy")
"""What a program says that waited ten seconds in vain: it is to be asked again, and so it is."""


class _OnServers:
    needs_shim = False
    needs_server = True
    canary = "commits_unwaited"
    shows: How = "lost"

    def prepare(self, folder: object, defect: str | None) -> None:
        del folder
        self._defect = defect

    @contextmanager
    def _writing(self, fault: Fault, address: str) -> Iterator[dict[str, dict[str, Any]]]:
        """What was acknowledged to whom, once all have been answered."""
        begin_at(address, fault.folder)
        asked = [_requests(one) for one in range(WRITERS)]
        running = [self._begin(fault, address, one, asked[one]) for one in range(WRITERS)]
        known: dict[str, dict[str, Any]] = {}
        yield known
        for one, (process, at) in enumerate(running):
            gone = ended(process, at)
            known |= acknowledged(fault, gone)
            if gone.code == 1 and any(told in gone.err for told in GIVEN_UP):
                fault.note("told to ask again")
                gone = ended(*self._begin(fault, address, one, asked[one], " again"))
                known |= acknowledged(fault, gone)
            if gone.code != 0:
                fault.hurts.append(Hurt("unreadable", f"a writer ended: {gone.code} {gone.err}"))
        every = {one["request"] for requests in asked for one in requests}
        if not fault.hurts and known.keys() != every:
            fault.hurts.append(Hurt("lost", f"never answered: {every - known.keys()}"))
        orders = [[one["request"] for one in requests] for requests in asked]
        fault.hurts += examine(place_of(address), known, *orders)

    def _begin(
        self, fault: Fault, address: str, writer: int, asked: list[Request], again: str = ""
    ) -> tuple[int, Path]:
        at = fault.folder / f"writer {writer}{again}"
        work = partial(in_turn, [["do", address]], partial(put_in, self._defect))
        return started(work, at, lines(asked)), at


class ServerKills(_OnServers):
    name = "server kills"
    done = (
        f"A PostgreSQL server is killed with all its processes and started again, {KILLS} times "
        f"while {WRITERS} programs write to one house on it; each counts as one. All they were "
        "told stands there once, in their order."
    )
    short, long = 1, 20

    def try_one(self, fault: Fault) -> None:
        fault.told, fault.tried = f"{KILLS} kills", KILLS
        with own_cluster() as cluster:
            address = cluster.address(ALWAYS_THERE, HOUSE)
            with self._writing(fault, address):
                for _ in range(KILLS):
                    sleep(fault.dice.uniform(0, DOWN))
                    cluster.kill()
                    sleep(fault.dice.uniform(0, DOWN))
                    cluster.start()


class Failovers(_OnServers):
    name = "failovers"
    done = (
        f"The server dies for good while {WRITERS} programs write, and the standby that it waited "
        "for at each commit takes over. All they were told stands there once, in their order."
    )
    short, long = 1, 20

    def try_one(self, fault: Fault) -> None:
        fault.told = "a failover"
        with own_cluster() as first:
            second: Cluster = first.standby(synchronous=True)
            both = f"{first.place},{second.place}"
            address = first.address(ALWAYS_THERE, HOUSE, host=both)
            with self._writing(fault, address):
                sleep(fault.dice.uniform(0.2, 0.2 + DOWN))
                first.kill()
                sleep(fault.dice.uniform(0, DOWN))
                second.promote()


def _requests(writer: int) -> list[Request]:
    asked: list[Request] = []
    for number in range(EACH):
        turns: tuple[Request, ...] = (
            registered(f"Writer {writer} brought {number}"),
            {"command": "AdjustClock", "seconds": 1 + writer},
            {"command": "NoteTable", "table": 1, "note": f"Writer {writer} brought {number}"},
        )
        asked.append({**turns[number % len(turns)], "request": f"w{writer} {number}"})
    return asked
