"""Two processes at one file, as two desks that register and seat at the same time."""

import subprocess
from typing import IO

import pytest

from tdconsole.house import Place
from tdconsole.session import open_house
from tests.cli.terminal import CHECKOUT, asked, command, typed
from tests.cli.tournaments import created, register
from tests.engines import examples

EACH = 500


def test_nothing_is_lost_between_two_desks(request: pytest.FixtureRequest, house: Place) -> None:
    created(house)
    each = examples(request, EACH)
    seats_at_entry = {"command": "EditSetup", "terms": {"draw_at": "entry"}}
    opening = {"command": "OpenTables", "number": 2 * each // 9 + 1}
    assert typed("do", house, stdin=asked([seats_at_entry, opening])).code == 0
    desks = {
        desk: [{**register(f"{desk} {n}"), "request": f"{desk} {n}"} for n in range(each)]
        for desk in ("left", "right")
    }
    processes = {desk: _desk(house, desk) for desk in desks}
    answers = {}
    for desk, process in processes.items():  # both have opened the file before the race begins
        process.stdin.write(asked(desks[desk][:1]))
        process.stdin.flush()
        answers[desk] = process.stdout.readline()
    for desk, process in processes.items():
        process.stdin.write(asked(desks[desk][1:]))
        process.stdin.flush()
    for desk, process in processes.items():
        rest, _ = process.communicate()
        answers[desk] += rest
        assert process.returncode == 0, answers[desk].decode()
        assert answers[desk].count(b"\n") == each

    with open_house(house) as opened:
        (tournament,) = opened.session.tournaments()
        timeline = opened.session.timeline(tournament)
        people = opened.session.club.people.named(timeline.persons.values())
        staff = opened.session.club.staff.named()
        state = opened.session.state(tournament)
    assert state is not None
    assert [step.no for step in timeline.steps] == list(range(1, 2 * each + 4))
    assert len(state.play.seating.of) == len(set(state.play.seating.of.values())) == 2 * each
    assert {len(table.players) for table in state.play.seating.tables.values()} == {8, 9}
    assert sorted(timeline.persons) == list(range(1, 2 * each + 1))
    for desk, requests in desks.items():
        mine = [step for step in timeline.steps if step.actor and staff[step.actor] == desk]
        assert [step.request for step in mine] == [request["request"] for request in requests]
    assert {known.name for known in people.values()} == {
        request["request"] for requests in desks.values() for request in requests
    }
    assert len(people) == 2 * each
    assert typed("verify", house).code == 0


class _Desk(subprocess.Popen[bytes]):
    stdin: IO[bytes]
    stdout: IO[bytes]


def _desk(house: Place, name: str) -> _Desk:
    return _Desk(
        command("do", house, "--actor", name),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=CHECKOUT,
    )
