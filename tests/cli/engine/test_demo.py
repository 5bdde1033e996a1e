import tempfile
from pathlib import Path

import pytest

from tests.cli.terminal import typed


def test_an_evening_to_look_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    said = typed("demo", "--text")
    assert said.code == 0
    assert "87/214" in said.out
    (house,) = tmp_path.glob("*/demo.house")
    shown = [line.split() for line in said.out.splitlines() if line.startswith("  tdconsole ")]
    assert {line[1] for line in shown} == {"show", "print", "open"}
    for _program, *words in shown:
        assert str(house) in words
        if words[0] == "open":
            continue  # a window: the tests of the window open it
        spelled = [str(tmp_path / word) if word.endswith(".pdf") else word for word in words]
        assert typed(*spelled).code == 0
    assert typed("verify", house).code == 0
    assert typed("verify-draw", house).code == 0


def test_two_demos_do_not_meet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    typed("demo", "--text")
    assert typed("demo", "--text").code == 0
    assert len(list(tmp_path.glob("*/demo.house"))) == 2
