"""The screen saver, held off on a desktop that is only a bus and somebody who listens on it."""

import shutil
import subprocess
import sys
from typing import Final

import pytest

pytest.importorskip("PySide6")

from tests.gui.houses import CHECKOUT

NEEDED: Final = "dbus-run-session"

DESKTOP: Final = """
import sys
from PySide6.QtCore import ClassInfo, QCoreApplication, QDeadlineTimer, QObject, QProcess, Slot
from PySide6.QtDBus import QDBusConnection, QDBusConnectionInterface, QDBusMessage

ASKING = '''
import sys
from PySide6.QtCore import QCoreApplication
from tdconsole.gui.projector.awake import awake
app = QCoreApplication([])
with awake("A tournament is being shown"):
    print("held", flush=True)
    sys.stdin.readline()
print("over", flush=True)
sys.stdin.readline()
'''

@ClassInfo({"D-Bus Interface": "org.freedesktop.ScreenSaver"})
class Saver(QObject):
    asked = []

    @Slot(str, str, result=int)
    def Inhibit(self, who, why):
        self.asked.append((who, why))
        return 7

app = QCoreApplication([])
bus, saver = QDBusConnection.sessionBus(), Saver()
assert bus.registerService("org.freedesktop.ScreenSaver")
assert bus.registerObject(
    "/org/freedesktop/ScreenSaver", saver, QDBusConnection.RegisterOption.ExportAllSlots
)

def callers():
    names = bus.interface().registeredServiceNames().value()
    return {name for name in names if name.startswith(":")}

def until(so):
    end = QDeadlineTimer(15000)
    while not so() and not end.hasExpired():
        app.processEvents()
    assert so()

before = callers()
asking = QProcess()
asking.start(sys.executable, ["-c", ASKING])
until(lambda: saver.asked)
assert saver.asked == [("tdconsole", "A tournament is being shown")]
assert len(callers()) == len(before) + 1
asking.write(b"let go\\n")
until(lambda: callers() == before)
assert asking.state() is QProcess.ProcessState.Running
asking.write(b"end\\n")
until(lambda: asking.state() is QProcess.ProcessState.NotRunning)
print("held off, and let go while the asker lives on")
"""


@pytest.mark.skipif(shutil.which(NEEDED) is None, reason=f"{NEEDED} makes the bus of this test")
def test_the_desktop_is_asked_once_and_let_go_when_it_is_over() -> None:
    ended = subprocess.run(
        [NEEDED, "--", sys.executable, "-c", DESKTOP],
        capture_output=True,
        text=True,
        cwd=CHECKOUT,
        check=False,
        timeout=60,
    )
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.strip() == "held off, and let go while the asker lives on"


@pytest.mark.parametrize("address", ["", "unix:path=/nowhere/at/all"])
@pytest.mark.skipif(sys.platform != "linux", reason="the others have no bus")
def test_nothing_happens_where_nobody_listens(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    from tdconsole.gui.projector.awake import awake  # noqa: PLC0415

    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    with awake("A tournament is being shown"):
        pass
