"""The outputs of a machine, and what becomes of the screen when one is unplugged."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from tests.gui.houses import CHECKOUT
from tests.gui.xserver import two_monitors

PLACED: Final = """
import sys
from PySide6.QtWidgets import QWidget
from tdconsole.gui.projector.outputs import Output, names, usual
from tdconsole.gui.shared.application import application
running = application()
window = QWidget()
name = sys.argv[1] if len(sys.argv) > 1 else usual()
Output(window, name).take()
print(names(), name, window.isVisible(), window.isFullScreen(), window.screen().name(), window.width())
"""

REPLUGGED: Final = """
import subprocess, sys
from PySide6.QtWidgets import QWidget
from tdconsole.gui.projector.outputs import Output
from tdconsole.gui.shared.application import application
from tests.gui.waiting import until
running = application()
running.setQuitOnLastWindowClosed(False)
window = QWidget()
Output(window, "PROJECTOR").take()
seen = []
running.screenRemoved.connect(lambda _: seen.append(window.isVisible()))

def there():
    on_it = window.isVisible() and window.screen().name() == "PROJECTOR"
    return on_it and window.geometry().getRect() == (1366, 0, 1920, 1080)

def settled():
    # The window manager moves a window about before it leaves it alone.
    return any(until(there) and not until(lambda: not there(), 300) for _ in range(10))

assert settled(), (window.geometry(), window.screen().name())
for _ in range(2):
    subprocess.run(["xrandr", "--delmonitor", "PROJECTOR"], check=True)
    assert until(lambda: len(running.screens()) == 1)
    assert until(lambda: not window.isVisible())
    assert not until(window.isVisible, 300)
    subprocess.run(
        ["xrandr", "--setmonitor", "PROJECTOR", "1920/508x1080/286+1366+0", "none"], check=True
    )
    assert settled(), (window.geometry(), window.isVisible())
    assert window.isFullScreen()
window.close()
print("back")
"""

BESIDE: Final = """
import sys
from pathlib import Path
from tdconsole.gui.app import Console
from tdconsole.gui.shared.application import application
from tdconsole.session import create
from tdconsole.settings import Settings
from tests.gui.console_evening import seated
running = application()
running.setQuitOnLastWindowClosed(False)
AT = {"DESK": (50, 50, 1200, 680), "WALL": (1500, 50, 1200, 800)}

def shows(window, last, showing):
    chosen = Settings(screen=last, showing=showing, window=AT[window])
    console = Console(house.session, "en", chosen, lambda _settings: None)
    console.begin()
    assert console.window.screen().name() == window
    if not showing:
        console.toggle_show()
    print(window, last, showing, console.shown_on, bool(console.wall.window.hint))
    console.close()

with create(Path(sys.argv[1])) as house:
    seated(house.session)
    for window in AT:
        for last in (None, *AT):
            for showing in (False, True):
                shows(window, last, showing)
"""

AWAITED: Final = """
import subprocess, sys
from pathlib import Path
from tdconsole.gui.app import Console
from tdconsole.gui.shared.application import application
from tdconsole.session import create
from tdconsole.settings import Settings
from tests.gui.console_evening import seated
from tests.gui.waiting import until
running = application()
running.setQuitOnLastWindowClosed(False)
subprocess.run(["xrandr", "--delmonitor", "PROJECTOR"], check=True)
assert until(lambda: len(running.screens()) == 1)
with create(Path(sys.argv[1])) as house:
    seated(house.session)
    chosen = Settings(screen="PROJECTOR", showing=True)
    console = Console(house.session, "en", chosen, lambda _settings: None)
    console.begin()
    told = []
    for so in (False, "PROJECTOR", False, "PROJECTOR"):
        assert until(lambda: console.shown_on == so), (so, console.shown_on)
        wall = console.wall.window
        assert until(lambda: wall.isVisible() is bool(so))
        told.append((console.shown_on, console.awaited, console.window.advice._caption.text()))
        if so:
            subprocess.run(["xrandr", "--delmonitor", "PROJECTOR"], check=True)
        else:
            plug = ("PROJECTOR", "1920/508x1080/286+1366+0", "none")
            subprocess.run(["xrandr", "--setmonitor", *plug], check=True)
    console.close()
assert told[:2] == told[2:], told
for one in told[:2]:
    print(*one)
"""


def screen(name: str, x: int, width: int, height: int) -> dict[str, Any]:
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    return {"name": name, "x": x, "y": 0, "width": width, "height": height, **dots}


def said(program: str, *words: str, **environment: str) -> str:
    ended = subprocess.run(
        [sys.executable, "-c", program, *words],
        capture_output=True,
        text=True,
        cwd=CHECKOUT,
        env={**os.environ, **environment},
        check=False,
        timeout=90,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.strip()


@pytest.fixture
def two(tmp_path: Path) -> str:
    path = tmp_path / "screens.json"
    screens = [screen("DESK", 0, 1366, 768), screen("WALL", 1366, 1920, 1080)]
    path.write_text(json.dumps({"screens": screens}))
    return f"offscreen:configfile={path}"


def test_the_second_output_is_the_usual_one(two: str) -> None:
    assert said(PLACED, QT_QPA_PLATFORM=two) == "['DESK', 'WALL'] WALL True True WALL 1920"


def test_an_output_is_chosen_by_its_name(two: str) -> None:
    assert said(PLACED, "DESK", QT_QPA_PLATFORM=two) == "['DESK', 'WALL'] DESK True True DESK 1366"


def test_an_output_that_is_away_is_waited_for(two: str) -> None:
    assert " False False " in said(PLACED, "BEAMER", QT_QPA_PLATFORM=two)


def test_it_is_never_put_in_front_of_the_director_where_another_output_is(
    two: str, tmp_path: Path
) -> None:
    """Whichever the director sits at, and where it was last: what it was on may be that one now.

    Only a wall that was in a window comes back there.
    """
    printed = said(BESIDE, str(tmp_path / "club.house"), QT_QPA_PLATFORM=two)
    assert printed.splitlines() == [
        "DESK None False WALL False",
        "DESK None True True False",
        "DESK DESK False WALL False",
        "DESK DESK True WALL False",
        "DESK WALL False WALL False",
        "DESK WALL True WALL False",
        "WALL None False DESK False",
        "WALL None True True False",
        "WALL DESK False DESK False",
        "WALL DESK True DESK False",
        "WALL WALL False DESK False",
        "WALL WALL True DESK False",
    ]


@pytest.fixture
def server() -> Iterator[str]:
    with two_monitors() as display:
        yield display


def test_it_waits_for_its_output_and_comes_back(server: str, tmp_path: Path) -> None:
    printed = said(REPLUGGED, DISPLAY=server, QT_QPA_PLATFORM="xcb", XDG_RUNTIME_DIR=str(tmp_path))
    assert printed == "back"


def test_a_missing_output_is_named_and_the_wall_comes_when_it_is_plugged_in(
    server: str, tmp_path: Path
) -> None:
    house = str(tmp_path / "club.house")
    printed = said(
        AWAITED, house, DISPLAY=server, QT_QPA_PLATFORM="xcb", XDG_RUNTIME_DIR=str(tmp_path)
    )
    assert printed.splitlines() == [
        "False PROJECTOR Not shown: PROJECTOR is not plugged in",
        "PROJECTOR None On screen: PROJECTOR",
    ]
