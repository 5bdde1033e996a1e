"""Several desks on one house, as at a festival: how many commands a second, how long each waits.

`.venv/bin/python packaging/desks.py PLACE` makes a house at PLACE, a file or an address, fills it
and lets processes of `tdconsole do` write to it, each waiting for one answer before its next
command, while windows look on. At the end the trail is gone through: every command that was
acknowledged has to be there, once, in its desk's order.
"""

import json
import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from time import monotonic, perf_counter, sleep
from typing import Any, Final, NamedTuple

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.evening.hall import filled
from tdconsole.session import Place, create, open_house, place_of

CHECKOUT: Final = Path(__file__).resolve().parents[1]
PROGRAM: Final = (sys.executable, "-m", "tdconsole")
OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen"}

Request = dict[str, Any]


class Spent(NamedTuple):
    """What one process was told, and how long each answer took."""

    seconds: list[float]
    answers: list[dict[str, Any]]
    refused: int


def main() -> int:
    wanted = _wanted()
    place = place_of(wanted.place)
    began = monotonic()
    with create(place) as house:
        tournament = filled(house.session, wanted.entries)
        house.session.submit(tournament, StartClock())
        before = len(house.session.timeline(tournament).steps)
    print(f"{wanted.entries} entries: {monotonic() - began:.0f} s")
    windows = [_window(wanted.place) for _ in range(wanted.windows)]
    sleep(5 * bool(windows))
    desks = [_registering(number) for number in range(wanted.desks)]
    floors = [_busting(number, wanted) for number in range(wanted.floors)]
    began = monotonic()
    with ThreadPoolExecutor(len(desks) + len(floors)) as pool:
        spent = list(pool.map(lambda asked: _spent(wanted, asked), [*desks, *floors]))
    lasted = monotonic() - began
    for window in windows:
        window.terminate()
        window.wait()
    _tell("desks", spent[: len(desks)], lasted)
    _tell("floor", spent[len(desks) :], lasted)
    _tell("all", spent, lasted)
    return _compared(place, tournament, before, spent)


def _wanted() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("place")
    parser.add_argument("--entries", type=int, default=10_000)
    parser.add_argument("--desks", type=int, default=6)
    parser.add_argument("--floors", type=int, default=3)
    parser.add_argument("--windows", type=int, default=0)
    parser.add_argument("--each", type=int, default=500, help="commands of one process")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds between two of them")
    return parser.parse_args()


def _window(place: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(  # noqa: S603 -- the program itself
        [*PROGRAM, "open", place],
        cwd=CHECKOUT,
        env=os.environ | OFFSCREEN,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _registering(desk: int) -> Iterator[Request]:
    number = 0
    while True:
        number += 1
        yield {
            "command": "RegisterEntry",
            "person": {"name": f"Desk{desk} Newcomer{number}"},
            "request": f"d{desk}-{number}",
        }


def _busting(floor: int, wanted: Namespace) -> Iterator[Request]:
    """Each floor has entries of its own: out, and in again."""
    number = 0
    for entry in range(1 + floor, wanted.entries, max(wanted.floors, 1)):
        for command in ("EliminatePlayers", "ReinstatePlayer"):
            number += 1
            whom = {"hand": [{"entry": entry}]} if command[0] == "E" else {"entry": entry}
            yield {"command": command, **whom, "request": f"f{floor}-{number}"}


def _spent(wanted: Namespace, asked: Iterator[Request]) -> Spent:
    spent = Spent([], [], 0)
    refused = 0
    with subprocess.Popen(  # noqa: S603 -- as above
        [*PROGRAM, "do", wanted.place],
        cwd=CHECKOUT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        if process.stdin is None or process.stdout is None:
            raise TypeError
        for request in islice(asked, wanted.each):
            began = perf_counter()
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
            spent.seconds.append(perf_counter() - began)
            told = json.loads(answer)
            if "step" in told:
                spent.answers.append(told)
            else:
                refused += 1
            sleep(wanted.pause)
        process.stdin.close()
    return spent._replace(refused=refused)


def _tell(name: str, spent: list[Spent], lasted: float) -> None:
    seconds = sorted(second for one in spent for second in one.seconds[1:])  # not the opening
    if not seconds:
        return
    told = sum(len(one.answers) for one in spent)
    late = quantiles(seconds, n=100)[98]
    print(
        f"{name}: {told} acknowledged in {lasted:.1f} s, {told / lasted:.0f}/s; median "
        f"{1000 * median(seconds):.1f} ms, 99 % within {1000 * late:.1f} ms, longest "
        f"{1000 * seconds[-1]:.0f} ms; {sum(one.refused for one in spent)} refused"
    )


def _compared(place: Place, tournament: Any, before: int, spent: list[Spent]) -> int:
    with open_house(place) as house:
        steps = house.session.timeline(tournament).steps[before:]
        faults = list(house.faults())
    there = Counter(step.request for step in steps)
    told = [answer["request"] for one in spent for answer in one.answers]
    lost = [one for one in told if not there[one]]
    twice = [one for one, times in there.items() if times > 1]
    places = {step.request: step.no for step in steps}
    order = all(
        [places[answer["request"]] for answer in one.answers]
        == sorted(places[answer["request"]] for answer in one.answers)
        for one in spent
        if not lost
    )
    others = sum(
        steps[at].request.partition("-")[0] != steps[at - 1].request.partition("-")[0]
        for at in range(1, len(steps))
    )
    print(
        f"lost {len(lost)}, twice {len(twice)}, in order {order}, faults {len(faults)}; "
        f"{others} of {len(steps)} came right after another's step"
    )
    return int(bool(lost or twice or faults) or not order)


if __name__ == "__main__":
    sys.exit(main())
