"""The plug is pulled fifty times: what was acknowledged is there, once, with the same answer."""

import json
import os
import select
import subprocess
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import pytest

from tdconsole.house import Place
from tdconsole.session import open_house
from tests.cli.terminal import CHECKOUT, asked, command, typed
from tests.cli.tournaments import bust, created, register
from tests.engines import examples

PLAYERS: Final = 400
REQUESTS: Final = 2000
KILLS: Final = 50
FROM_THE_BEGINNING: Final = 5  # restarts each; the others repeat a little
OVERLAP: Final = 10

Request = dict[str, Any]
pytestmark = pytest.mark.skipif(os.name != "posix", reason="pipes are waited for as POSIX does")


def test_killed_at_any_instant(
    request: pytest.FixtureRequest, house: Place, tmp_path: Path
) -> None:
    created(house)
    kills, most = examples(request, KILLS), examples(request, REQUESTS)
    requests, random = _requests(most), Random(1976)  # noqa: S311 -- a test's dice
    answers: dict[str, bytes] = {}
    acknowledged = 0

    for kill in range(kills):
        first = 0 if kill % FROM_THE_BEGINNING == 0 else max(0, acknowledged - OVERLAP)
        share = 2 * (most - acknowledged) // (kills - kill)
        wanted = acknowledged - first + random.randint(0, share)
        heard = _killed(
            house, tmp_path, requests[first:], wanted, random.choice([0.0, 0.0005, 0.003, 0.02])
        )
        _heard(answers, requests[first:], heard)
        acknowledged = max(acknowledged, first + len(heard))

    assert acknowledged > most // 2
    said = typed("do", house, stdin=asked(requests))
    assert said.code == 0
    _heard(answers, requests, [line.encode() for line in said.out.split("\n") if line])

    with open_house(house) as opened:
        (tournament,) = opened.session.tournaments()
        steps = opened.session.timeline(tournament).steps
    assert [step.no for step in steps] == list(range(1, most + 2))
    assert [step.request for step in steps[1:]] == [one["request"] for one in requests]
    assert [json.loads(answers[step.request])["step"] for step in steps[1:]] == list(
        range(2, most + 2)
    )
    assert typed("verify", house).code == 0
    assert typed("verify-draw", house).code == 0


def _requests(most: int) -> list[Request]:
    """All of them are granted, whatever was done before a request is repeated."""
    requests = [register(f"Player {number}") for number in range(1, PLAYERS + 1)]
    requests += [{"command": "DrawSeats"}, {"command": "StartClock"}]
    turn = 0
    while len(requests) < most:
        turn += 1
        entry = turn % PLAYERS + 1
        step = len(requests) + 2
        requests += [
            {"command": "AdjustClock", "seconds": 30},
            {"command": "PauseClock", "reason": f"dinner {turn}"},
            {"command": "ResumeClock"},
            {"command": "AdjustClock", "seconds": -30},
            bust(entry),
            {"command": "ReinstatePlayer", "entry": entry},
            register(f"Late {turn}"),
            {"command": "Undo", "step": step + 6},
        ]
    del requests[most:]
    return [{**request, "request": f"r{n}"} for n, request in enumerate(requests)]


def _heard(answers: dict[str, bytes], requests: list[Request], heard: list[bytes]) -> None:
    for request, answer in zip(requests, heard, strict=False):
        assert b'"rejected"' not in answer, answer
        assert json.loads(answer)["request"] == request["request"]
        assert answers.setdefault(request["request"], answer) == answer


def _killed(
    house: Place, folder: Path, requests: list[Request], wanted: int, delay: float
) -> list[bytes]:
    """The answers received from a process killed a moment after this many of them."""
    asking = folder / "requests.jsonl"
    asking.write_bytes(asked(requests))
    with (
        asking.open("rb") as stdin,
        subprocess.Popen(
            command("do", house), stdin=stdin, stdout=subprocess.PIPE, cwd=CHECKOUT
        ) as process,
    ):
        pipe = process.stdout
        assert pipe is not None
        heard = bytearray()
        while heard.count(b"\n") < wanted and (more := os.read(pipe.fileno(), 512)):
            heard += more
        until = monotonic() + delay
        while (left := until - monotonic()) > 0 and select.select([pipe], [], [], left)[0]:
            if not (more := os.read(pipe.fileno(), 512)):
                break
            heard += more
        process.kill()
        heard += pipe.read()
    return bytes(heard).split(b"\n")[:-1]
