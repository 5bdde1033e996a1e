"""A house in a place that can't be written to: looked at, printed and copied, and never changed."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.settings import kept_heads
from tests.cli.terminal import asked, command, typed
from tests.cli.tournaments import NAMES, begun, register
from tests.house.read_only import read_only
from tests.house.test_looking import trace

OUT = ("out.toml", "out.db", "out.csv", "copy.house")
LOOKING = (
    ["show", "board"],
    ["show", "standings", "--json"],
    ["show", "people"],
    ["show", "log"],
    ["verify"],
    ["verify-draw"],
    ["export", "structure", "-o", "out.toml"],
    ["export", "people", "-o", "out.csv"],
    ["export", "sqlite", "-o", "out.db"],
    ["copy", "copy.house"],
    ["backup", "."],
    ["people", "pairs"],
)


def at(house: Path, words: list[str], out: Path) -> list[str | Path]:
    """These words about this house, their output in a folder that can be written to."""
    out.mkdir()
    named = [out / word if word == "." or word in OUT else word for word in words[1:]]
    return [words[0], house, *named]


@pytest.fixture(params=["closed", "killed"])
def evidence(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """Eleven players at two tables in a place where nobody can write, and an open log in one."""
    house = begun(tmp_path / "club.house")
    if request.param == "killed":
        _killed(house)
    with read_only(house, tmp_path / "evidence") as given:
        yield given


def _killed(house: Path) -> None:
    """A registration that is in the log alone: whoever made it was killed."""
    if sys.platform == "win32":
        pytest.skip("no signals that kill")
    running = subprocess.Popen(command("do", house), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(asked([register("Last Minute")]))
        running.stdin.flush()
        assert b'"step"' in running.stdout.readline()
        running.kill()
    assert house.with_name("club.house-wal").stat().st_size


@pytest.mark.parametrize("words", LOOKING, ids=" ".join)
def test_it_is_looked_at_verified_and_copied(
    evidence: Path, tmp_path: Path, words: list[str]
) -> None:
    before = trace(evidence.parent)
    said = typed(*at(evidence, words, tmp_path / "out"))
    assert said.code == 0, said
    assert not said.err
    assert trace(evidence.parent) == before
    assert not kept_heads(evidence)


def test_the_last_steps_are_seen_and_copied_too(evidence: Path, tmp_path: Path) -> None:
    rows = typed("show", evidence, "standings", "--json").json["rows"]
    log = evidence.with_name("club.house-wal")
    assert len(rows) == len(NAMES) + (1 if log.exists() else 0)
    assert typed("copy", evidence, tmp_path / "copy.house").code == 0
    assert typed("show", tmp_path / "copy.house", "standings", "--json").json["rows"] == rows


def test_a_paper_is_made_and_not_noted(evidence: Path, tmp_path: Path) -> None:
    before = trace(evidence.parent)
    steps = typed("show", evidence, "log").out
    said = typed("print", evidence, "seat-cards", "--actor", "Judge", "-o", tmp_path / "cards.pdf")
    assert said.code == 0
    assert (
        said.err == "The paper was made, but not noted in the log: this house is only looked at.\n"
    )
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF")
    assert typed("show", evidence, "log").out == steps
    assert typed("print", evidence, "deal-sheet", "-o", tmp_path / "x.pdf").refusal
    assert trace(evidence.parent) == before


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["new", "--name", "Late"], "OnlyLooking"),
        (["import", "structure", "club-evening"], "OnlyLooking"),
        (["people", "add", "Nina Neu"], "ReadOnlyPlace"),
        (["people", "erase", "1", "--yes"], "ReadOnlyPlace"),
        (["staff", "add", "Nina"], "ReadOnlyPlace"),
        (["device", "remove", "Tablet 1"], "NoSuchDevice"),
        (["do", "--actor", "Somebody new"], "ReadOnlyPlace"),
    ],
    ids=lambda one: one if isinstance(one, str) else " ".join(one),
)
def test_nothing_is_changed(evidence: Path, words: list[str], refusal: str, tmp_path: Path) -> None:
    before = trace(evidence.parent)
    assert typed(*at(evidence, words, tmp_path / "out")).refusal == refusal
    assert trace(evidence.parent) == before


def test_each_request_is_refused_in_one_sentence(evidence: Path) -> None:
    requests = [register("Nina Neu"), {"command": "PauseClock"}, {"command": "Undo"}]
    said = typed("do", evidence, stdin=asked(requests))
    assert said.code == 1
    assert not said.err
    assert [one["rejected"] for one in said.answers] == ["OnlyLooking"] * 3
    assert said.answers[0]["message"] == (
        "Looking only: this house is in a place that can't be written to. "
        "Copy it elsewhere to work on it."
    )
    lines = asked([{"command": "OpenTill", "name": "Bar", "currency": "EUR", "floats": 0}])
    of_house = typed("do", evidence, "--house", stdin=lines)
    assert [one["rejected"] for one in of_house.answers] == ["OnlyLooking"]
