"""Keeping the screen from darkening while it is shown, on systems that can be asked."""

import ctypes
import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

log = logging.getLogger(__name__)

_OURS: Final = "tdconsole-awake"
"""A connection used for nothing else: closing it tells the desktop that it is over."""


@contextmanager
def awake(reason: str) -> Iterator[None]:
    """Keep the screen awake; every system ends this by itself when the process ends."""
    if sys.platform == "win32":
        with _windows():
            yield
    elif sys.platform == "darwin":
        with _macos():
            yield
    else:
        with _desktop(reason):
            yield


@contextmanager
def _desktop(reason: str) -> Iterator[None]:
    """Ask Linux desktops on the session's bus, for as long as the connection lasts."""
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        yield
        return
    try:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage  # noqa: PLC0415  # only here
    except ImportError:
        log.info("the screen saver can't be held off: no D-Bus")
        yield
        return
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, _OURS)
    try:
        if bus.isConnected():
            name = "org.freedesktop.ScreenSaver"
            path = "/org/freedesktop/ScreenSaver"
            call = QDBusMessage.createMethodCall(name, path, name, "Inhibit")
            call.setArguments(["tdconsole", reason])
            bus.send(call)
        yield
    finally:
        QDBusConnection.disconnectFromBus(_OURS)


@contextmanager
def _windows() -> Iterator[None]:
    continuous, system, display = 0x80000000, 0x00000001, 0x00000002
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009  # the checker knows it on Windows only
    kernel.SetThreadExecutionState(continuous | system | display)
    try:
        yield
    finally:
        kernel.SetThreadExecutionState(continuous)


@contextmanager
def _macos() -> Iterator[None]:
    caffeinate = shutil.which("caffeinate")
    if caffeinate is None:
        yield
        return
    held = subprocess.Popen([caffeinate, "-d", "-w", str(os.getpid())])  # noqa: S603
    try:
        yield
    finally:
        held.terminate()
        held.wait()
