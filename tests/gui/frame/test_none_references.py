"""PySide6 6.12.0 on Python 3.11 loses a reference to None with each call that returns nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CALLS = 50_000
SLACK = 1000

CALL_AND_COUNT = f"""
import sys
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication([])
label = QLabel()
before = sys.getrefcount(None)
for number in range({CALLS}):
    label.setText("tick")
print(before - sys.getrefcount(None))
"""


def test_calls_that_return_nothing_leave_none_alone(tmp_path: Path) -> None:
    """In a process of its own, which would otherwise die and take the tests with it."""
    pytest.importorskip("PySide6")
    ended = subprocess.run(
        [sys.executable, "-c", CALL_AND_COUNT],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(tmp_path)},
    )
    assert ended.returncode == 0, ended.stderr
    assert int(ended.stdout) < SLACK
