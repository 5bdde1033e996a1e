"""The one application object, with a look that no desktop changes."""

import os
import sys
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdconsole.known_errors import NoScreen

UNSEEN: Final = "offscreen"


def application(*, unseen: bool = False) -> QApplication:
    """Unseen, it draws into memory and needs no display."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    if unseen:
        if not os.environ.get("QT_QPA_PLATFORM", "").startswith(UNSEEN):
            os.environ["QT_QPA_PLATFORM"] = UNSEEN
    elif not has_display():
        raise NoScreen("DISPLAY")
    QApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    made = QApplication(_arguments())
    made.setApplicationName("tdconsole")
    made.setStyle("Fusion")
    return made


def _arguments() -> Sequence[str]:
    return ["tdconsole"]


def has_display() -> bool:
    """Qt ends the whole program where there is none, so it is asked first."""
    named = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform != "linux" or any(os.environ.get(name) for name in named)
