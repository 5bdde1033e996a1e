"""A copy that follows, at the command line: kept, told of, and taken over."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic

import pytest

from tdconsole.session import open_house
from tests.cli.terminal import CHECKOUT, asked, command, typed
from tests.cli.tournaments import begun, register
from tests.engines import soon


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return begun(tmp_path / "club.house")


def steps_in(place: Path) -> int:
    with open_house(place) as opened:
        tournament = opened.session.find(None)
        assert tournament is not None
        return len(opened.session.timeline(tournament).steps)


def has_steps(place: Path, steps: int) -> bool:
    return steps_in(place) == steps


@contextmanager
def following(house: Path, copy: Path) -> "Iterator[subprocess.Popen[str]]":
    """The command, until it is ended as the system ends it."""
    run = command("follow", house, "--to", copy)
    with subprocess.Popen(
        run, cwd=CHECKOUT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith(f"{copy} follows: ")
            yield process
        finally:
            process.terminate()
            process.communicate()


@pytest.mark.skipif(os.name != "posix", reason="ended as POSIX does")
def test_it_is_a_second_behind_at_most(house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.house"
    with following(house, copy) as process:
        for number in range(3):
            assert typed("do", house, stdin=asked([register(f"Player {number}")])).code == 0
            done, wanted = monotonic(), steps_in(house)
            assert soon(partial(has_steps, copy, wanted))
            assert monotonic() - done < 2.0  # most of it is opening both to look
    assert process.returncode == 130
    assert not house.with_name("club.house-wal").exists()
    assert typed("verify", copy).code == 0


def test_it_catches_up_and_is_taken_over(house: Path, place_on_server: str) -> None:
    said = typed("follow", house, "--to", place_on_server, "--once")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"{place_on_server} follows: ")
    (answer,) = typed("do", place_on_server, stdin=asked([register("Nina Neu")])).answers
    assert answer["rejected"] == "OnlyLooking"
    seen = typed("show", place_on_server, "board")
    assert seen.code == 0
    assert seen.err.startswith(f"OnlyFollows: This house is a copy that follows {house}, and can")
    house.unlink()
    said = typed("follow", "--take-over", place_on_server)
    assert said.out.startswith(f"{place_on_server} is in force now, with ")
    assert typed("do", place_on_server, stdin=asked([register("Nina Neu")])).code == 0
    log = typed("show", place_on_server, "log").out
    assert f"Reason: Taken over from {house}, which could not be reached" in log
    assert typed("verify", place_on_server).code == 0


def test_what_is_refused(house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.house"
    assert typed("follow", "--take-over", house).refusal == "NotFollowing"
    assert typed("follow", "--take-over", copy).refusal == "HouseMissing"
    assert typed("follow", house, "--to", house, "--once").refusal == "FileExists"
    assert typed("follow", copy, "--to", house, "--once").refusal == "HouseMissing"
    for words in ((), (house,), ("--to", copy), (house, "--take-over", copy)):
        assert "Either FILE and --to PLACE" in typed("follow", *words).misuse
