"""The evening of the README as somebody new types it, word by word, in an empty folder."""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tdconsole.session import open_house
from tests.manual.test_manual import TOP


def blocks() -> list[str]:
    text = (TOP / "README.md").read_text(encoding="utf-8")
    part = text[text.index("## An evening") : text.index("## The manual")]
    return re.findall(r"^```\n(.*?)^```", part, re.DOTALL | re.MULTILINE)


@pytest.mark.qt
@pytest.mark.skipif(sys.platform == "win32", reason="the lines are for a shell")
def test_the_evening_without_a_window_works_as_it_is_written(tmp_path: Path) -> None:
    program = tmp_path / "bin" / "tdconsole"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tdconsole "$@"\n')
    program.chmod(0o755)
    empty = tmp_path / "empty"
    empty.mkdir()
    lines = blocks()[1]
    if find_spec("PySide6") is None:
        lines = re.sub(r"^tdconsole projector .*\n", "", lines, flags=re.MULTILINE)
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    ended = subprocess.run(
        ["sh", "-e"],  # noqa: S607
        input=lines,
        capture_output=True,
        text=True,
        cwd=empty,
        env={**os.environ, "PATH": path, "PYTHONPATH": str(TOP), "TDCONSOLE_LANG": "en"},
        check=False,
        timeout=120,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Maria Rossi" in ended.stdout
    assert "3 seats, each as the link decides." in ended.stdout
    made = {"registrations.jsonl", "night.house", "copy.house", "seat-cards.pdf", "payouts.pdf"}
    assert made <= {one.name for one in empty.iterdir()}
    with open_house(empty / "copy.house") as house:
        state = house.session.state(house.session.tournaments()[0])
        assert state is not None
        assert len(state.play.seating.of) == 3
