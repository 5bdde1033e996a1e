"""The program itself, run once more beside the window for work that would make it stand still."""

import sys
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

from tdconsole.i18n.catalogue import Language

FROZEN: Final = bool(getattr(sys, "frozen", False))
_PATIENCE: Final = 3000
"""The milliseconds that one told to stop has to put away what it began."""


class Program(QObject):
    ended = Signal(bool, str)
    """Emitted with whether it did what it was asked, and what it said."""
    said = Signal(str)
    """Emitted with each line that it says, as it says it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = QProcess(self)
        self.destroyed.connect(partial(_end, self._process))
        self._out = ""
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._failed)

    @property
    def busy(self) -> bool:
        return self._process.state() != QProcess.ProcessState.NotRunning

    def start(self, language: Language, *words: str | Path) -> None:
        self._out = ""
        self._process.start(sys.executable, arguments(language, *words))

    def stop(self) -> None:
        """Stop it, and wait until nothing is left of it; nothing is told."""
        _end(self._process)
        self._process.blockSignals(False)

    def _read(self) -> None:
        while self._process.canReadLine():
            line = bytes(self._process.readLine().data()).decode(errors="replace")
            self._out += line
            self.said.emit(line.strip())

    def _finished(self, status: int, _how: QProcess.ExitStatus) -> None:
        self._read()
        rest = bytes(self._process.readAllStandardOutput().data()).decode(errors="replace")
        said = self._out + rest
        wrong = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
        done = status == 0 and self._process.exitStatus() == QProcess.ExitStatus.NormalExit
        self.ended.emit(done, (said if done else wrong or said).strip())

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.ended.emit(False, self._process.errorString())


def _end(process: QProcess) -> None:
    """End it, silently, also where the window goes whose work it is."""
    process.blockSignals(True)
    process.terminate()
    if process.state() != QProcess.ProcessState.NotRunning and not process.waitForFinished(
        _PATIENCE
    ):
        process.kill()
        process.waitForFinished(_PATIENCE)


def arguments(language: Language, *words: str | Path) -> list[str]:
    """What follows the name of the interpreter, or of the bundle."""
    module = [] if FROZEN else ["-m", "tdconsole"]
    return [*module, "--lang", language, *(str(word) for word in words)]


def without_code(said: str) -> str:
    """The sentence of the command line, without the name of the error before it."""
    last = said.splitlines()[-1] if said else ""
    code, colon, sentence = last.partition(": ")
    return sentence if colon and code.isidentifier() else last
