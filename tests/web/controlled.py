"""A hall as the director's window opens it: ordered about by lines, and telling who is connected."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO

from msgspec import json

from tdconsole.settings import Wall
from tdconsole.wall.control import Door, Live, Order, Report
from tests.web.serving import SOON, Server


class Controlled(Server):
    def __init__(
        self, house: Path, folder: Path, *more: str, port: int = 0, told: int | None = None
    ) -> None:
        """Open it; what it tells is read, unless it is told elsewhere."""
        self.folder = folder
        environment = os.environ | {"TDCONSOLE_SETTINGS": str(folder / "settings.json")}
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "tdconsole", "--lang", "en", "serve", str(house)),
                *("--control", "--address", "127.0.0.1", "--port", str(port), *more),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE if told is None else told,
            stderr=subprocess.PIPE,
            env=environment,
            text=True,
        )
        self.reports: Queue[Report | None] = Queue()
        self._reading = Thread(target=self._read, daemon=True)
        self._reading.start()

    def _read(self) -> None:
        for line in self.process.stdout or ():
            self.reports.put(json.decode(line, type=Report))
        self.reports.put(None)

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe

    def report(self, within: float = SOON) -> Report:
        found = self.reports.get(timeout=within)
        assert found is not None, self._pipe(self.process.stderr).read()
        self.port = found.port
        return found

    def rest(self) -> list[Report]:
        """All that it told until it left, however often it counted its phones."""
        self.process.wait(SOON)
        self._reading.join(SOON)
        return list(iter(self.reports.get_nowait, None))

    def silent(self, for_: float) -> bool:
        try:
            self.reports.get(timeout=for_)
        except Empty:
            return True
        return False

    def write(self, line: bytes) -> None:
        pipe = self._pipe(self.process.stdin)
        pipe.write(line.decode("utf-8", "surrogateescape") + "\n")
        pipe.flush()

    def tell(self, **live: object) -> None:
        told = {"choices": Wall(), **live}
        self.write(json.encode(Order(live=Live(**told))))  # type: ignore[arg-type]

    @property
    def door(self) -> Door:
        return json.decode((self.folder / "hall.json").read_bytes(), type=Door)

    def is_alone(self) -> bool:
        """Whether it says that its window is gone."""
        return self.door.alone

    @property
    def said(self) -> str:
        return (self.folder / "hall.log").read_text(encoding="utf-8")

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait(SOON)
        self._reading.join(SOON)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None and not pipe.closed:
                pipe.close()


@contextmanager
def controlled(
    house: Path, folder: Path, *more: str, port: int = 0, told: int | None = None
) -> Iterator[Controlled]:
    hall = Controlled(house, folder, *more, port=port, told=told)
    try:
        yield hall
    finally:
        hall.end()
