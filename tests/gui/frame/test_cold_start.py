"""What a window that has just been painted must not have waited for."""

import subprocess
import sys
from pathlib import Path

import pytest

from tdconsole.evening import make

pytest.importorskip("PySide6")

PROGRAM = """
import sys
from tdconsole.gui.speed.window import begun
begun(sys.argv[1])
print(*sys.modules)
"""
LATER = (
    "reportlab",
    "tdconsole.domain.design",
    "tdconsole.evening",
    "tdconsole.gui.console.setup.creating",
    "tdconsole.gui.console.frame.keys",
    "tdconsole.gui.console.rules.page",
    "tdconsole.gui.console.structure.page",
    "tdconsole.gui.console.clock.shot_clock.window",
    "tdconsole.gui.console.clock.signals.aloud",
    "tdconsole.library.rulebooks",
    "tdconsole.library.structures",
    "tdconsole.printing",
)


def test_what_is_not_in_sight_is_loaded_when_it_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "hall.house"
    make(path, 9)
    seen, loaded = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(path)], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert seen == "seen"
    assert "tdconsole.gui.console.frame.window" in loaded.split()
    assert not set(LATER) & set(loaded.split())
