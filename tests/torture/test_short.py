"""A few faults of each kind, as `packaging/torture` does thousands; and the table of the manual."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tdconsole.files import resource

if os.name != "posix":
    pytest.skip("processes are forked as POSIX does", allow_module_level=True)

from tests.torture.disk import Disk, Noted
from tests.torture.kinds import KINDS
from tests.torture.outcome import HURTS, Kind

CHECKOUT = Path(__file__).resolve().parents[2]
PAGE = (resource("manual") / "torture.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_few_faults_hurt_nothing_and_a_defect_is_found(kind: Kind) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "tests.torture", "--kinds", kind.name, "--jobs", "1"],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_what_was_forced_is_there_without_power_and_the_rest_may_be() -> None:
    before = {"/a": (1, b"old"), "/b": (2, b"two")}
    noted = [
        Noted("W", 1, 0, b"new"),
        Noted("S", 1, 0, b""),
        Noted("W", 1, 3, b"er"),
        Noted("C", 3, 0, b"/c"),
        Noted("U", 0, 0, b"/b"),
    ]
    found = set()
    for dice in range(200):
        disk = Disk(before)
        disk.run(noted)
        left = disk.without_power(Random(dice))  # noqa: S311 -- dice that fall the same each time
        found.add(tuple(sorted(left.items())))
    assert {dict(one)["/a"] for one in found} == {b"new", b"newer"}
    assert {tuple(name for name, _ in one) for one in found} == {
        ("/a", "/b"),
        ("/a", "/b", "/c"),
        ("/a", "/c"),
    }


def test_the_table_of_the_manual_has_every_kind_and_nothing_that_was_hurt() -> None:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in re.findall(r"^\|.*\|$", PAGE, re.MULTILINE)
    ]
    kinds, (_all, _done, tried, *hurts) = rows[2:-1], rows[-1][: 3 + len(HURTS)]
    assert [(row[0], row[1]) for row in kinds] == [(kind.name, kind.done) for kind in KINDS]
    every = [int(row[2].replace(",", "")) for row in kinds]
    assert int(tried.replace(",", "")) == sum(every)
    assert all(every)
    assert set(hurts) == {"0"}
    assert all("found at try" in row[-1] for row in kinds)
