"""A real X server with two monitors that can be unplugged, and a window manager."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

PROJECTOR: Final = ("PROJECTOR", "1920/508x1080/286+1366+0", "none")
DIRECTOR: Final = ("DIRECTOR", "1366/361x768/203+0+0", "screen")
TOOLS: Final = ("Xvfb", "xrandr", "openbox", "xdotool")


@contextmanager
def two_monitors() -> Iterator[str]:
    """Yields the display's name."""
    if not all(shutil.which(name) for name in TOOLS):
        pytest.skip(f"{', '.join(TOOLS)} make the screens of this test")
    reading, writing = os.pipe()
    size = ["-screen", "0", "3286x1080x24", "-noreset"]
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), *size],  # noqa: S607
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as running:
        os.close(writing)
        with os.fdopen(reading) as told:
            display = f":{told.readline().strip()}"
        for monitor in (DIRECTOR, PROJECTOR):
            plug(display, monitor)
        with subprocess.Popen(
            ["openbox", "--sm-disable"],  # noqa: S607
            env={**os.environ, "DISPLAY": display},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as manager:
            yield display
            manager.terminate()
        running.terminate()


def plug(display: str, monitor: tuple[str, str, str]) -> None:
    environment = {**os.environ, "DISPLAY": display}
    subprocess.run(["xrandr", "--setmonitor", *monitor], env=environment, check=True)  # noqa: S607


def unplug(display: str, monitor: tuple[str, str, str]) -> None:
    environment = {**os.environ, "DISPLAY": display}
    subprocess.run(["xrandr", "--delmonitor", monitor[0]], env=environment, check=True)  # noqa: S607
