"""What a window that has just been painted must not have waited for."""

import subprocess
import sys
from pathlib import Path

import pytest

from tdconsole.evening import make

pytest.importorskip("PySide6")

CHECKOUT = Path(__file__).parents[3]
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
    "uharfbuzz",
)
FACES = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication, QLineEdit
from tdconsole.gui.shared.alphabets import load
from tdconsole.gui.shared.application import application
from tests.gui.floor_page import floor
application(unseen=True)
with floor(Path(sys.argv[1])) as shown:
    shown.window.grab()
    latin = load.cache_info().currsize
    field = shown.window.findChild(QLineEdit)
    field.setText(sys.argv[2])
    shown.window.grab()
    QApplication.processEvents()
    drawn = field.grab().toImage()
    field.clear()
    field.setText(sys.argv[2])
    print(latin, load.cache_info().currsize, drawn == field.grab().toImage())
"""


def test_what_is_not_in_sight_is_loaded_when_it_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "hall.house"
    make(path, 9)
    seen, loaded = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(path)], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert seen == "seen"
    assert "tdconsole.gui.console.frame.window" in loaded.split()
    assert not set(LATER) & set(loaded.split())


@pytest.mark.parametrize(
    ("typed", "loaded"), [("Łukasz", "0 0 True"), ("Ελένη", "0 0 True"), ("محمد علي", "0 1 True")]
)
def test_faces_of_other_alphabets_are_loaded_when_a_text_needs_them(
    tmp_path: Path, typed: str, loaded: str
) -> None:
    run = subprocess.run(
        [sys.executable, "-c", FACES, str(tmp_path), typed],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == loaded
