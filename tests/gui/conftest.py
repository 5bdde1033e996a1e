"""No test leaves a window, a timer or a thread behind, and Qt has nothing to complain about."""

import gc
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).with_name('screen.json')}"

ALLOWED: Final = frozenset(
    {"This plugin does not support raise()", "This plugin does not support propagateSizeHints()"}
)
"""What the offscreen platform says of itself."""


@pytest.fixture(scope="session")
def application() -> Any:
    pytest.importorskip("PySide6")
    from tdconsole.gui.shared.application import application as made  # noqa: PLC0415

    return made(unseen=True)


@pytest.fixture
def qt(application: Any) -> Iterator[Any]:
    from PySide6.QtCore import QTimer, qInstallMessageHandler  # noqa: PLC0415
    from shiboken6 import isValid  # noqa: PLC0415

    said: list[str] = []
    qInstallMessageHandler(lambda _kind, _context, text: said.append(text or ""))
    threads = set(threading.enumerate())
    yield application
    application.processEvents()
    windows = [window for window in application.topLevelWidgets() if window.isVisible()]
    gc.collect()
    timers = [
        one
        for one in gc.get_objects()
        if isinstance(one, QTimer) and isValid(one) and one.isActive()
    ]
    qInstallMessageHandler(None)
    for window in windows:
        window.close()
    assert not windows
    assert not timers
    assert set(threading.enumerate()) <= threads
    assert [text for text in said if text not in ALLOWED] == []
