"""A background worker for documents and copies: both take longer than a clock may stand still."""

from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Signal

Job = Callable[[], object]

_BETWEEN: Final = 0.05
"""Seconds between two reports of progress."""


class Stopped(Exception):
    """Raised in a job that nobody wants any more."""


class Press(QObject):
    finished = Signal(object)
    """Emitted with what the job made, or the `Exception` it raised; the press is idle by then."""
    progressed = Signal(int, int)
    """Emitted with how much is done, and of how much."""
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
        """Report progress from any thread; an unwanted job ends here."""
        if self._unwanted:
            raise Stopped
        now = monotonic()
        if done == of or now - self._said > _BETWEEN:
            self._said = now
            with suppress(RuntimeError):  # the window was closed meanwhile
                self._heard.emit(done, of)

    def stop(self) -> None:
        """Stop the job with `Stopped`, at its next report."""
        self._unwanted = True

    def wait(self) -> None:
        """Wait until no job runs any more."""
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
