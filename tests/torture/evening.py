"""A small evening by the command line, and the houses that it begins with."""

import json
import os
import shutil
import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from tdconsole import settings
from tdconsole.house import HouseFile
from tests.cli.terminal import typed
from tests.torture.children import program
from tests.torture.outcome import DISK, house_in

Request = dict[str, Any]

PLAYERS: Final = 11
BEGUN: Final = PLAYERS + 3
"""The steps of the house before the evening goes on: made, registered, seated, started."""
GONE: Final = "Quintessa Zwartveld"
"""Somebody who asks to be erased, under a name that nothing else in the file looks like."""


class Script(NamedTuple):
    """Commands of the program, one after the other; those that read get the evening's requests."""

    name: str
    begins: str
    """The house that it begins with: one that is begun, or none yet."""
    commands: tuple[tuple[str, ...], ...]


HOUSE: Final = "HOUSE"
DO: Final = ("do", HOUSE)
NEW: Final = ("new", HOUSE, "--name", "Main", "--buy-in", "50", "--fee", "5", "--request", "n")
ERASE: Final = ("people", HOUSE, "erase", "1", "--yes")
COPY: Final = ("copy", HOUSE, "PLACE/copy.house")
BACKUP: Final = ("backup", HOUSE, "PLACE", "--keep", "2")
VERIFY: Final = ("verify", HOUSE)
SHOW: Final = ("show", HOUSE, "log")
ADD: Final = ("people", HOUSE, "add", "Late Larry")

GOES_ON: Final = Script("goes on", "begun", (DO,))
IS_NEW: Final = Script("is new", "none", (NEW, DO))
IS_ERASED: Final = Script("somebody is erased", "begun", (DO, ERASE, ADD))
IS_COPIED: Final = Script("is copied", "begun", (DO, COPY, BACKUP))
SCRIPTS: Final = (GOES_ON, IS_NEW, IS_ERASED, IS_COPIED)


def commands(script: Script, folder: Path) -> list[list[str]]:
    house = str(house_in(folder))
    named = {HOUSE: house, "PLACE": str(folder / DISK), "PLACE/copy.house": copy_in(folder)}
    return [[str(named.get(word, word)) for word in words] for words in script.commands]


def copy_in(folder: Path) -> Path:
    return folder / DISK / "copy.house"


def requests(script: Script) -> list[Request]:
    """All are granted, however many of them were done before; each has a number."""
    found = _first() if script.begins == "none" else []
    step = (1 if script.begins == "none" else BEGUN) + len(found)
    found = [*found, *_later(step)]
    return [{**request, "request": f"r{number}"} for number, request in enumerate(found)]


def lines(asked: Sequence[Request]) -> bytes:
    return b"".join(json.dumps(request).encode() + b"\n" for request in asked)


def _first() -> list[Request]:
    names = [GONE, *(f"Player {number}" for number in range(2, PLAYERS + 1))]
    return [*map(registered, names), {"command": "DrawSeats"}, {"command": "StartClock"}]


def registered(name: str) -> Request:
    return {"command": "RegisterEntry", "person": {"name": name, "country": "IT"}}


def _later(step: int) -> list[Request]:
    """`step` is the number of the last step before them."""
    return [
        registered("Late One"),
        {"command": "AdjustClock", "seconds": 30},
        {"command": "PauseClock", "reason": "the felt is wet"},
        {"command": "EliminatePlayers", "hand": [{"entry": 3}]},
        {"command": "ReinstatePlayer", "entry": 3},
        {"command": "ResumeClock"},
        {"command": "EliminatePlayers", "hand": [{"entry": 4}, {"entry": 5}]},
        {"command": "Undo", "step": step + 7},
        {"command": "OpenTables", "tables": [7, 8]},
        {"command": "NoteTable", "table": 7, "note": "shuffler broken"},
        registered("Late Two"),
        {"command": "RenewCommitment", "reason": "another laptop"},
    ]


def begin(folder: Path) -> Path:
    """A house that is begun and closed."""
    house = house_in(folder)
    house.parent.mkdir(parents=True)
    begin_at(str(house), folder)
    return house


def begin_at(house: str, folder: Path) -> None:
    """Begin a house at a path or an address, and close it."""
    asked = [{**one, "request": f"b{number}"} for number, one in enumerate(_first())]
    words = [[house if word == HOUSE else word for word in command] for command in (NEW, DO)]
    made = program(*words, at=folder / "made", stdin=lines(asked))
    if made.code != 0 or len(made.answers) != len(asked):
        raise RuntimeError(made)


def load_all(folder: Path) -> None:
    """Do everything once in this process, so that those born of it find it loaded."""
    house_in(folder).parent.mkdir(parents=True)
    first, others = Script("", "", (NEW, DO)), Script("", "", (COPY, BACKUP, ERASE, VERIFY, SHOW))
    for words in (*commands(first, folder), *commands(others, folder)):
        stdin = lines(requests(IS_NEW)) if words[0] == "do" else b""
        if (said := typed(*words, stdin=stdin)).code != 0:
            raise RuntimeError(said)


def begin_closed(folder: Path) -> None:
    """A house in which an evening went on, and that was closed."""
    begin(folder)
    shutil.copyfile(house_in(folder), earlier_in(folder))
    _gone_on(folder, lambda: None)


def earlier_in(folder: Path) -> Path:
    """The house before the evening went on."""
    return folder / "earlier.house"


def begin_killed(folder: Path) -> None:
    """A house whose last steps are in the log alone: the program was killed before it closed it."""

    def never_closing() -> None:
        patch.object(HouseFile, "close", lambda _self: os.kill(os.getpid(), signal.SIGKILL)).start()

    begin(folder)
    _gone_on(folder, never_closing)


def _gone_on(folder: Path, before: Callable[[], object]) -> None:
    asked = requests(GOES_ON)
    words = commands(GOES_ON, folder)
    done = program(*words, at=folder / "went-on", stdin=lines(asked), before=before)
    if len(done.answers) != len(asked):
        raise RuntimeError(done)


def put(begun: Path, folder: Path, script: Script = GOES_ON) -> None:
    """The folder of one try: the disk as it is before."""
    shutil.rmtree(folder, ignore_errors=True)
    if script.begins == "none":
        (folder / DISK).mkdir(parents=True)
        return
    shutil.copytree(begun / DISK, folder / DISK)
    known = known_here(begun)
    if known.exists():
        (folder / DISK / known.relative_to(begun / DISK)).rename(known_here(folder))


def known_here(folder: Path) -> Path:
    """Where this machine keeps how far the house was written: under a name made of its path."""
    return folder / DISK / "machine" / "heads" / settings._heads_place(house_in(folder)).name
