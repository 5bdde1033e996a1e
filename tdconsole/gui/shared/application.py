"""The one application object, with a look that no desktop changes."""

import os
import re
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QLoggingCategory, Qt
from PySide6.QtWidgets import QApplication

from tdconsole.gui.shared.alphabets import EveryEvent
from tdconsole.known_errors import NoScreen

UNSEEN: Final = "offscreen"


def application(*, unseen: bool = False) -> QApplication:
    """The application; `unseen`, it draws into memory and needs no display."""
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
    # Each face that lacks an alphabet is said to lack it, before the one that has it is asked.
    QLoggingCategory.setFilterRules("qt.text.font.db=false")
    made = QApplication(_arguments())
    made.setApplicationName("tdconsole")
    made.setStyle("Fusion")
    made.installEventFilter(EveryEvent(made))
    return made


def _arguments() -> Sequence[str]:
    return ["tdconsole"]


def has_display() -> bool:
    """Whether there is a display; asked first, as Qt ends the whole program without one."""
    if sys.platform != "linux" or any(map(os.environ.get, ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY"))):
        return True
    here = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", os.environ.get("DISPLAY", ""))
    return bool(os.environ.get("DISPLAY")) if here is None else _answers(int(here[1]))


def _answers(display: int) -> bool:
    """Whether an X server of this machine listens there: the name alone may be left over."""
    place = f"/tmp/.X11-unix/X{display}"  # noqa: S108 -- where every X server has it
    for address in (place, "\0" + place):
        with socket.socket(socket.AF_UNIX) as asked, suppress(OSError):
            asked.connect(address)
            return True
    return False
