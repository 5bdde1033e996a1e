"""The ICM of many players, computed in the background; only the latest question is answered."""

from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Signal

from tdconsole.domain.values import Money
from tdconsole.gui.console.prizes.deal.draft import Sum

_BETWEEN: Final = 0.05
"""Seconds between two reports of progress."""


class _Unwanted(Exception):
    """Raised when another question was asked meanwhile."""


class IcmWorker(QObject):
    found = Signal(object, object)
    """Emitted with the `Sum` and its amounts."""
    progressed = Signal(int, int)
    """Emitted with how much is done, and of how much at least."""
    _made = Signal(object, object)
    _heard = Signal(int, int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.wanted: Sum | None = None
        self._thread: Thread | None = None
        self._made.connect(self._rest)
        self._heard.connect(self.progressed)

    @property
    def busy(self) -> bool:
        return self._thread is not None

    def ask(self, wanted: Sum | None) -> None:
        """Ask for this; nothing happens if it is being computed already."""
        self.wanted = wanted
        if wanted is not None and self._thread is None:
            self._thread = Thread(target=self._work, args=(wanted,), name="icm")
            self._thread.start()

    def stop(self) -> None:
        """Stop, and wait until nothing runs here any more."""
        self.wanted = None
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _work(self, wanted: Sum) -> None:
        said = monotonic()

        def hear(done: int, of: int) -> None:
            nonlocal said
            if self.wanted != wanted:
                raise _Unwanted
            if monotonic() - said > _BETWEEN:
                said = monotonic()
                with suppress(RuntimeError):  # the window was closed meanwhile
                    self._heard.emit(done, of)

        amounts: tuple[Money, ...] | None = None
        with suppress(_Unwanted):
            amounts = wanted.amounts(hear)
        with suppress(RuntimeError):  # the window was closed meanwhile
            self._made.emit(wanted, amounts)

    def _rest(self, wanted: Sum, amounts: tuple[Money, ...] | None) -> None:
        if self._thread is None:  # stopped in the meantime
            return
        self._thread.join()
        self._thread = None
        if amounts is not None and wanted == self.wanted:
            self.found.emit(wanted, amounts)
        else:
            self.ask(self.wanted)
