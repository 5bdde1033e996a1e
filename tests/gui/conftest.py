"""No test leaves a window, a timer or a thread behind, and Qt has nothing to complain about."""

import gc
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdconsole.gui.console.engine.gestures import Gestures
    from tdconsole.gui.console.engine.tournament_view import TournamentView
    from tdconsole.session import Session

os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).with_name('screen.json')}"

ALLOWED: Final = frozenset(
    {"This plugin does not support raise()", "This plugin does not support propagateSizeHints()"}
)
"""What the offscreen platform says of itself."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker("qt")


@pytest.fixture(scope="session")
def application() -> Any:
    pytest.importorskip("PySide6")
    from tdconsole.gui.shared.application import application as made  # noqa: PLC0415

    return made(unseen=True)


@pytest.fixture
def qt(application: Any) -> Iterator[Any]:
    from PySide6.QtCore import QEvent, QTimer, qInstallMessageHandler  # noqa: PLC0415
    from shiboken6 import isValid  # noqa: PLC0415

    said: list[str] = []
    qInstallMessageHandler(lambda _kind, _context, text: said.append(text or ""))
    threads = set(threading.enumerate())
    yield application
    application.processEvents()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
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


@pytest.fixture
def view(qt: object, tmp_path: Path) -> Iterator["TournamentView"]:  # noqa: ARG001 -- it has to end later
    from tests.gui.console_evening import viewing  # noqa: PLC0415

    with viewing(tmp_path) as view:
        yield view


@pytest.fixture
def window(view: "TournamentView") -> Iterator["QWidget"]:  # noqa: ARG001 -- it has to end later
    """As large as a page is in the least window."""
    from PySide6.QtWidgets import QWidget  # noqa: PLC0415

    window = QWidget()
    window.resize(932, 684)
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def gestures(view: "TournamentView", window: "QWidget") -> "Gestures":
    from tdconsole.gui.console.engine.gestures import Gestures  # noqa: PLC0415
    from tdconsole.gui.console.frame.table import ACTIONS  # noqa: PLC0415

    return Gestures(view, window, ACTIONS)


@pytest.fixture
def session(qt: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator["Session"]:
    """On a house of its own, with settings of its own beside it."""
    from tdconsole.session import create  # noqa: PLC0415  # only where there is Qt

    del qt
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(tmp_path / "settings.json"))
    with create(tmp_path / "club.house") as house:
        yield house.session
