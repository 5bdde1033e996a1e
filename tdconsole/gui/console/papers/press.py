"""Makes a document beside everything else: a thousand cards take longer than a clock may stand."""

from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from PySide6.QtCore import QObject, Signal

Job = Callable[[], bytes]


class Press(QObject):
    finished = Signal(object)
    """The document as `bytes`, or the `Exception` that came instead; the press rests by then."""
    _made = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.busy = False
        self._made.connect(self._rest)

    def start(self, job: Job) -> None:
        self.busy = True
        Thread(target=self._work, args=(job,), name="press").start()

    def _work(self, job: Job) -> None:
        outcome: bytes | Exception
        try:
            outcome = job()
        except Exception as error:  # noqa: BLE001 -- raised again where it can be told
            outcome = error
        with suppress(RuntimeError):  # the window was closed meanwhile
            self._made.emit(outcome)

    def _rest(self, outcome: object) -> None:
        self.busy = False
        self.finished.emit(outcome)
