"""Tournaments made by the command line itself, for the tests that look at them."""

import json
import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from tdconsole.house import Place
from tests.cli.terminal import asked, typed
from tests.journal.forging import forge

At = TypeVar("At", Path, Place)

NAMES: Final = (
    "Maria Rossi",
    "Łukasz Wójcik",
    "Zoè Bellè",
    "John Smith",
    "Ana Gonçalves",
    "Jürgen Groß",
    "Ayşe Yıldız",
    "Paweł Żuraw",
    "Chiara Conti",
    "Åsa Lind",
    "Petr Dvořák",
)

CREATE: Final[dict[str, Any]] = {
    "command": "CreateTournament",
    "name": "Late Night",
    "price": {"pool": 1000, "fee": 100},
    "stack": 5000,
    "structure": [{"type": "level", "small_blind": 1, "big_blind": 2, "minutes": 10}],
    "payouts": [{"entries": 1, "shares": [10000]}],
}


def register(name: str, country: str | None = None) -> dict[str, Any]:
    return {"command": "RegisterEntry", "person": {"name": name, "country": country}}


def bust(*entries: int) -> dict[str, Any]:
    return {"command": "EliminatePlayers", "hand": [{"entry": entry} for entry in entries]}


def created(place: At, name: str = "Main") -> At:
    """In a house of its own, or one more where there is one."""
    if isinstance(place, Path):
        return made_anew(place, name) if place.exists() else _copied(place, _new(name))
    return made_anew(place, name)


def begun(place: At) -> At:
    return clocked(place, *(register(name, "IT") for name in NAMES), {"command": "DrawSeats"})


def clocked(place: At, *requests: dict[str, Any]) -> At:
    """The tournament after these requests, and its clock started at this moment."""
    if isinstance(place, Path):
        _copied(place, _played(json.dumps(requests)))
    else:
        _done(created(place), list(requests))
    _done(place, [{"command": "StartClock"}])
    return place


def made_anew(place: At, name: str) -> At:
    assert typed("new", place, "--name", name, "--buy-in", "50", "--fee", "5").code == 0
    return place


def _done(place: Place, requests: list[dict[str, Any]]) -> None:
    said = typed("do", place, stdin=asked(requests))
    assert said.code == 0, said


@cache
def _new(name: str) -> bytes:
    """The file of a new tournament, made once a process: each test that looks at one copies it."""
    with TemporaryDirectory() as folder:
        return made_anew(Path(folder) / "club.house", name).read_bytes()


@cache
def _played(requests: str) -> bytes:
    with TemporaryDirectory() as folder:
        path = created(Path(folder) / "club.house")
        _done(path, json.loads(requests))
        return path.read_bytes()


def _copied(path: Path, file: bytes) -> Path:
    path.touch(0o600)
    path.write_bytes(file)
    return path


def played_out(house: Place) -> tuple[list[dict[str, Any]], list[int]]:
    """What makes everybody but one go out, and the entries in the order of their places.

    Each table plays down to one player, who then joins the first table.
    """
    tables = [
        [(sitting["entry"], sitting["seat"]) for sitting in table["seats"] if sitting["entry"]]
        for table in typed("show", house, "seating", "--json").json["tables"]
    ]
    first, *others = tables
    requests: list[dict[str, Any]] = []
    out: list[int] = []
    for *losers, (winner, _seat) in others:
        gone, freed = first.pop(0)
        out += [gone, *(entry for entry, _seat in losers)]
        requests += [bust(gone), *(bust(entry) for entry, _seat in losers)]
        requests.append(
            {"command": "MovePlayer", "entry": winner, "seat": {"table": 1, "seat": freed}}
        )
        first.append((winner, freed))
    *last, (champion, _seat) = first
    out += [entry for entry, _seat in last]
    requests += [bust(entry) for entry, _seat in last]
    return requests, [champion, *reversed(out)]


def tampered(house: Path, *changes: str, seal: bool = False) -> Path:
    """A copy whose trail was changed behind the program's back."""
    path = house.with_name("tampered.house")
    record_of(path).unlink(missing_ok=True)
    shutil.copy(house, path)
    forge(path, *changes, seal=seal)
    return path


def record_of(house: Path) -> Path:
    """The record beside the house of how far it was written."""
    return house.with_name(f"{house.name}-heads")
