"""A house goes out as lines and comes in from them, as it is typed."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import asked, typed
from tests.cli.tournaments import begun, bust


@pytest.fixture
def played(house: Path) -> Path:
    begun(house)
    assert typed("do", house, stdin=asked([bust(1)])).code == 0
    return house


def told(house: Path, view: str) -> object:
    return typed("show", house, view, "--json").json


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_there_and_back(played: Path, tmp_path: Path, lang: str) -> None:
    out, other = tmp_path / "club.jsonl", tmp_path / "other.house"
    assert typed("export", played, "jsonl", "-o", out, "--people", lang=lang).code == 0
    came = typed("import", other, "jsonl", out, lang=lang)
    assert (came.code, came.err) == (0, "")
    assert str(other) in came.out
    for view in ("standings", "entries", "seating", "pool", "prizes", "people"):
        assert told(other, view) == told(played, view), view
    assert typed("verify", other, lang=lang).code == 0
    assert typed("import", other, "jsonl", out, lang=lang).refusal == "FileExists"


def test_nameless(played: Path, tmp_path: Path) -> None:
    out, other = tmp_path / "club.jsonl", tmp_path / "other.house"
    assert typed("export", played, "jsonl", "-o", out).code == 0
    for row in told(played, "people")["people"]:  # type: ignore[index]
        assert row["name"] not in out.read_text(encoding="utf-8")
    came = typed("import", other, "jsonl", out, "--json").json
    assert came["people"] is None
    assert typed("verify", other).code == 0
    assert typed("show", other, "log").code == 0
    assert typed("show", other, "standings").code == 0


def test_what_is_there_stays_unless_by_force(played: Path, tmp_path: Path) -> None:
    out = tmp_path / "club.jsonl"
    out.write_text("mine", encoding="utf-8")
    assert typed("export", played, "jsonl", "-o", out).refusal == "FileExists"
    assert out.read_text(encoding="utf-8") == "mine"
    assert typed("export", played, "jsonl", "-o", out, "--force").code == 0
    assert typed("export", played, "jsonl", "-o", played, "--force").refusal == "FileExists"
    first, *_ = out.read_text(encoding="utf-8").splitlines()
    assert json.loads(first)["left_out"] == ["vault", "pins", "tokens"]


def test_nothing_comes_of_another_file(played: Path, tmp_path: Path) -> None:
    out, other = tmp_path / "club.jsonl", tmp_path / "other.house"
    assert typed("import", other, "jsonl", tmp_path / "none.jsonl").refusal == "FileMissing"
    assert typed("import", other, "jsonl", played).refusal == "LineUnfit"
    typed("export", played, "jsonl", "-o", out)
    out.write_bytes(out.read_bytes()[:-40])
    said = typed("import", other, "jsonl", out)
    assert said.refusal == "LineUnfit"
    assert "No house was made of it." in said.err
    assert typed("import", tmp_path / "no" / "other.house", "jsonl", out).refusal == "FileMissing"
    assert not other.exists()
