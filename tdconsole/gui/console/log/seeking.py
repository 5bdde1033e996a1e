"""A search through a long trail in small slices, so that nothing has to wait for it."""

from collections.abc import Iterator
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from tdconsole.domain.values import StepNo
from tdconsole.gui.console.log.steps import Logged, Steps
from tdconsole.gui.shared.rows import holding
from tdconsole.spelling import folded

SLICE: Final = 0.008
"""Seconds of searching before everything else has its turn."""


class Seeking(QObject):
    moved = Signal()
    """Emitted when more has been searched, or all."""

    def __init__(self, steps: Steps, parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        self._asked: list[str] = []
        self._keys: dict[int, str] = {}
        self._left: Iterator[int] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._look)

    @property
    def under_way(self) -> bool:
        return self._timer.isActive()

    def ask(self, typed: str) -> None:
        """Search for the text; the part already searched answers at once."""
        self._asked = folded(typed).split()
        if not self._asked:
            self.stop()
            self._steps.narrow(None)
            return
        self._steps.narrow(self._answers)
        self.go_on()

    def go_on(self) -> None:
        if not self._asked or len(self._keys) >= self._steps.total:
            return
        self._left = (no for no in range(self._steps.total, 0, -1) if no not in self._keys)
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    def _answers(self, row: Logged) -> bool:
        key = self._keys.get(row.no)
        return key is not None and holding(self._asked, key)

    def _look(self) -> None:
        begun, looked = perf_counter(), list[int]()
        for no in self._left:
            self._keys[no] = self._steps.key_of(StepNo(no))
            looked.append(no)
            if perf_counter() - begun > SLICE:
                break
        else:
            self.stop()
        self._steps.admit(looked)
        self.moved.emit()
