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
_KIND, _LENGTH = 1, 4
_ASKING: Final = frozenset({b"Q", b"S"})
"""A question of its own, and the end of several."""


class _Questions:
    """Reads along in what a program sends: each message says its length, and all but the first its kind."""

    def __init__(self) -> None:
        self._unread = b""
        self._begun = False

    def ended_in(self, piece: bytes) -> int:
        """How many questions are whole now: what is sent before one is answered belongs to it."""
        self._unread += piece
        ended = 0
        while len(self._unread) >= _KIND + _LENGTH:
            kind = self._unread[:_KIND] if self._begun else b""
            length = len(kind) + int.from_bytes(self._unread[len(kind) : len(kind) + _LENGTH])
            if len(self._unread) < length:
                break
            ended += kind in _ASKING
            self._unread, self._begun = self._unread[length:], True
        return ended


class Cutting:
    """Hands everything through between a socket of its own and the server's, until it is to cut.

    What the program asks is counted. The line is cut before that gets to the server, as soon as
    it is there, or once the server answered and before the program knows.
    """

    def __init__(self, place: Path, server: Path) -> None:
        self.place: Final = place
        """The folder of its socket."""
        self._server = server
        self._own = socket.socket(socket.AF_UNIX)
        self._own.bind(str(place / server.name))
        self._own.listen()
        self._own.settimeout(0.02)
        self._left, self._moment, self._stays_out = 0, "before it", False
        self._closed = Event()
        self.refusing = False
        """Whether nobody gets through: the cable stays out."""
        self.swallowing = False
        """Whether everything that is sent vanishes, and nobody is told."""
        self.cuts = 0
        self._threads = [Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def cut_at(self, asked: int, moment: Moment, *, stays_out: bool = False) -> None:
        """Cut once, at the first, second, third thing that is asked from now on."""
        self._left, self._moment, self._stays_out = asked, moment, stays_out

    def mend(self) -> None:
        """Let everything through again."""
        self._left, self.refusing, self.swallowing = 0, False, False

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
        cutting, lost, questions = False, False, _Questions()
        with near, far, DefaultSelector() as waiting, suppress(OSError):
            waiting.register(near, EVENT_READ)
            waiting.register(far, EVENT_READ)
            while not self._closed.is_set() and (self.swallowing or not lost):
                for key, _ in waiting.select(0.02):
                    piece = key.fileobj.recv(_PIECE)  # type: ignore[union-attr]
                    if not piece:
                        return
                    if self.swallowing:
                        lost = True
                        continue
                    if key.fileobj is far:
                        if cutting:
                            self._cut()
                            return
                        near.sendall(piece)
                        continue
                    asked = questions.ended_in(piece)
                    met = 0 < self._left <= asked
                    self._left = max(self._left - asked, 0)
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
