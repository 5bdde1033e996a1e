"""The real server in a process of its own, and what asks it."""

import http.client
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any, NamedTuple

from msgspec import json

SOON = 20.0


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def data(self) -> Any:
        return json.decode(self.body)


class Asked:
    """A port of this machine, and what answers there."""

    def __init__(self, port: int) -> None:
        self.port = port

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(
        self, path: str, method: str = "GET", body: bytes | None = None, **headers: str
    ) -> Answer:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SOON)
        try:
            line.request(method, path, body, {k.replace("_", "-"): v for k, v in headers.items()})
            answer = line.getresponse()
            return Answer(answer.status, dict(answer.getheaders()), answer.read())
        finally:
            line.close()

    @contextmanager
    def heard(self, path: str, **headers: str) -> Iterator["Heard"]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SOON)
        try:
            line.request("GET", path, headers=headers)
            answer = line.getresponse()
            assert answer.status == 200
            yield Heard(answer)
        finally:
            line.close()


class Server(Asked):
    def __init__(
        self,
        house: Path,
        folder: Path,
        *more: str,
        port: int | None = 0,
        first: str = "",
    ) -> None:
        """Serve the house; what is to be done `first` may set other limits.

        Without a port, where the settings in the folder say.
        """
        self.log = folder / "serve.log"
        environment = os.environ | {"TDCONSOLE_SETTINGS": str(folder / "settings.json")}
        run = f"{first}\nfrom tdconsole.__main__ import main\nmain()"
        command = [sys.executable, "-c", run, "--lang", "en", "serve", str(house)]
        where = () if port is None else ("--address", "127.0.0.1", "--port", str(port))
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *where, *more],
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment,
                text=True,
            )
        said = self.process.stdout.readline() if self.process.stdout else ""
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found is not None, said + self.log.read_text(encoding="utf-8")
        super().__init__(int(found[1]))

    def stop(self, by: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(by)
        self.process.wait(SOON)
        if self.process.stdout is not None:
            self.process.stdout.close()


class Heard:
    """The events of a stream, one after the other."""

    def __init__(self, answer: http.client.HTTPResponse) -> None:
        self._answer = answer

    def next(self, wanted: str) -> Any:
        name, end = "", monotonic() + SOON
        while (line := self._answer.readline()) and monotonic() < end:
            said = line.decode().rstrip("\n")
            if said.startswith("event: "):
                name = said.removeprefix("event: ")
            elif said.startswith("data: ") and name == wanted:
                return json.decode(said.removeprefix("data: "))
        raise AssertionError(f"no {wanted} came")

    def holding(self, wanted: str, text: str, *, gone: bool = False) -> Any:
        """The next one with this text in it, or without it."""
        found = self.next(wanted)
        while (text in str(found)) is gone:
            found = self.next(wanted)
        return found


@contextmanager
def serving(house: Path, folder: Path, *more: str, port: int = 0) -> Iterator[Server]:
    server = Server(house, folder, *more, port=port)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Proxy:
    """The Wi-Fi between: it can drop everything and close nothing."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self.drops = False
        self._ends: list[socket.socket] = []
        self._closed = False
        Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        while not self._closed:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self._to))
            self._ends += [near, far]
            for one, other in ((near, far), (far, near)):
                Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket) -> None:
        try:
            while said := one.recv(65_536):
                if not self.drops:
                    other.sendall(said)
            if not self.drops:
                other.shutdown(socket.SHUT_WR)
        except OSError:
            return

    def close(self) -> None:
        self._closed = True
        for one in (self._listening, *self._ends):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
