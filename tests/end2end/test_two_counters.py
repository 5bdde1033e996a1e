"""Two processes at one house: one bars, the other counts, and each does some of both."""

import subprocess
from typing import Any

import pytest

from tdconsole.domain.language.events.house import BarLifted, PersonBarred, TillCounted
from tdconsole.house import Place
from tdconsole.session import open_house
from tests.cli.terminal import CHECKOUT, asked, command, typed
from tests.cli.tournaments import created, register
from tests.engines import examples

EACH = 100


def test_nothing_is_lost_between_two_counters(request: pytest.FixtureRequest, house: Place) -> None:
    created(house)
    each = examples(request, EACH)
    assert typed("do", house, stdin=asked([register("Maria")])).code == 0
    opening = {"command": "OpenTill", "name": "Main", "floats": 1000}
    assert typed("do", house, "--house", stdin=asked([opening])).code == 0
    started = {desk: _started(house, desk) for desk in ("left", "right")}
    said = {}
    for desk, process in started.items():
        assert process.stdin is not None
        process.stdin.write(asked(_gestures(desk, each)))
        process.stdin.close()
    for desk, process in started.items():
        assert process.stdout is not None
        with process.stdout:
            said[desk] = process.stdout.read().splitlines()
        assert process.wait() == 0, said[desk]
        assert len(said[desk]) == 2 * each

    with open_house(house) as opened:
        steps = list(opened.session.house_desk.trail())
        state = opened.session.house
        assert list(opened.faults()) == []
    assert [step.no for step in steps] == list(range(1, 4 * each + 2))
    kinds = [type(step.events[0]) for step in steps[1:]]
    assert kinds.count(TillCounted) == 2 * each
    assert kinds.count(PersonBarred) == 2 * each
    assert kinds.count(BarLifted) == 0
    last = state.tills[next(iter(state.tills))].count
    assert last is not None
    assert last.expected == 1000


def _gestures(desk: str, each: int) -> list[dict[str, Any]]:
    bar = {"command": "BarPerson", "person": 1, "reason": desk}
    count = {"command": "CountTill", "till": 1, "counted": 1000}
    return [
        {**gesture, "request": f"{desk} {number} {gesture['command']}"}
        for number in range(each)
        for gesture in (bar, count)
    ]


def _started(house: Place, name: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command("do", house, "--house", "--actor", name),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=CHECKOUT,
    )
