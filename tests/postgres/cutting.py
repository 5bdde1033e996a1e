"""A line to a server that can be cut at any moment of a transaction."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from threading import Event, Thread
from typing import Final, Literal

Moment = Literal["before it", "after it", "before its answer"]
_PIECE: Final = 65_536


class Cutting:
    """Hands everything through between a socket of its own and the server's, until it is to cut.

    What the program sends is counted. The line is cut before that gets to the server, as soon as
    it is there, or once the server answered and before the program knows.
    """

    def __init__(self, place: Path, server: Path) -> None:
        self.place: Final = place
        """The folder of its own socket."""
        self._server = server
        self._own = socket.socket(socket.AF_UNIX)
        self._own.bind(str(place / server.name))
        self._own.listen()
        self._own.settimeout(0.02)
        self._left, self._moment, self._stays_out = 0, "before it", False
        self._closed = Event()
        self.refusing = False
        """Whether nobody gets through: the cable stays out."""
        self.cuts = 0
        self._threads = [Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def cut_at(self, sent: int, moment: Moment, *, stays_out: bool = False) -> None:
        """Cut once, at the first, second, third thing that is sent from now on."""
        self._left, self._moment, self._stays_out = sent, moment, stays_out

    def mend(self) -> None:
        """Let everything through again."""
        self._left, self.refusing = 0, False

    def _accept(self) -> None:
        while not self._closed.is_set():
            try:
                near, _ = self._own.accept()
            except TimeoutError:
                continue
            except OSError:
                return
            if self.refusing:
                near.close()
                continue
            far = socket.socket(socket.AF_UNIX)
            try:
                far.connect(str(self._server))
            except OSError:
                near.close()
                continue
            thread = Thread(target=self._hand_through, args=(near, far), daemon=True)
            self._threads.append(thread)
            thread.start()

    def _hand_through(self, near: socket.socket, far: socket.socket) -> None:
        cutting = False
        with near, far, DefaultSelector() as waiting, suppress(OSError):
            waiting.register(near, EVENT_READ)
            waiting.register(far, EVENT_READ)
            while not self._closed.is_set():
                for key, _ in waiting.select(0.02):
                    piece = key.fileobj.recv(_PIECE)  # type: ignore[union-attr]
                    if not piece:
                        return
                    if key.fileobj is far:
                        if cutting:
                            self._cut()
                            return
                        near.sendall(piece)
                        continue
                    met = self._left == 1
                    self._left = max(self._left - 1, 0)
                    if met and self._moment == "before it":
                        self._cut()
                        return
                    far.sendall(piece)
                    if met and self._moment == "after it":
                        self._cut()
                        return
                    cutting = cutting or met

    def _cut(self) -> None:
        self.refusing = self._stays_out
        self.cuts += 1

    def close(self) -> None:
        self._closed.set()
        self._own.close()
        for thread in self._threads:
            thread.join()


@contextmanager
def cutting(place: Path, server: Path) -> Iterator[Cutting]:
    """A line through a socket in this folder to the server's socket."""
    line = Cutting(place, server)
    try:
        yield line
    finally:
        line.close()
