"""Makes a document or a copy beside everything else: both take longer than a clock may stand."""

from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Signal

Job = Callable[[], object]

_BETWEEN: Final = 0.05
"""Seconds between two words of how far it is."""


class Stopped(Exception):
    """Nobody wants it any more."""


class Press(QObject):
    finished = Signal(object)
    """What the job made, or the `Exception` that came instead; the press rests by then."""
    progressed = Signal(int, int)
    """How much is done, of how much."""
    _made = Signal(object)
    _heard = Signal(int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.busy = False
        self._unwanted = False
        self._said = 0.0
        self._thread: Thread | None = None
        self._made.connect(self._rest)
        self._heard.connect(self.progressed)

    def start(self, job: Job) -> None:
        self.busy, self._unwanted = True, False
        self._thread = Thread(target=self._work, args=(job,), name="press")
        self._thread.start()

    def hear(self, done: int, of: int) -> None:
        """What the job tells of itself, wherever it works; it ends here where it is unwanted."""
        if self._unwanted:
            raise Stopped
        now = monotonic()
        if done == of or now - self._said > _BETWEEN:
            self._said = now
            with suppress(RuntimeError):  # the window was closed meanwhile
                self._heard.emit(done, of)

    def stop(self) -> None:
        """What it makes ends with `Stopped`, at its next word."""
        self._unwanted = True

    def wait(self) -> None:
        """Until nothing works here any more."""
        if self._thread is not None:
            self._thread.join()

    def _work(self, job: Job) -> None:
        outcome: object
        try:
            outcome = job()
        except Exception as error:  # noqa: BLE001 -- raised again where it can be told
            outcome = error
        with suppress(RuntimeError):  # the window was closed meanwhile
            self._made.emit(outcome)

    def _rest(self, outcome: object) -> None:
        self.busy = False
        self.finished.emit(outcome)
