"""Tournaments made by the command line itself, for the tests that look at them."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from tests.cli.terminal import asked, typed

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


def created(path: Path, name: str = "Main") -> Path:
    assert typed("new", path, "--name", name, "--buy-in", "50", "--fee", "5").code == 0
    return path


def begun(path: Path) -> Path:
    created(path)
    requests = [register(name, "IT") for name in NAMES]
    said = typed(
        "do", path, stdin=asked([*requests, {"command": "DrawSeats"}, {"command": "StartClock"}])
    )
    assert said.code == 0, said
    return path


def played_out(house: Path) -> tuple[list[dict[str, Any]], list[int]]:
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


def tampered(house: Path, *changes: str) -> Path:
    """A copy whose trail was changed behind the program's back."""
    path = house.with_name("tampered.house")
    shutil.copy(house, path)
    with closing(sqlite3.connect(path)) as db, db:
        for (trigger,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
            if trigger.startswith(("step_", "event_")):
                db.execute(f"DROP TRIGGER {trigger}")
        for change in changes:
            db.execute(change)
    return path
