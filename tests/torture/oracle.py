"""The questions to a house after a fault: whether all that was acknowledged is in it, and fits."""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from click import Context
from msgspec import json as wire

from tdconsole.cli.main import cli
from tdconsole.domain.engine.rows import kind_of
from tdconsole.domain.language.rejections.entry import UnknownPerson
from tdconsole.journal import StoredStep
from tdconsole.known_errors import KnownError
from tdconsole.session import Opened, Place, open_house
from tdconsole.session.checking import check
from tests.torture.children import Ended, asked, program
from tests.torture.evening import ERASE, GONE, Script, commands, lines, requests
from tests.torture.outcome import DISK, Fault, Hurt

Answers = Mapping[str, Mapping[str, Any]]
"""What was acknowledged, by the number of the request."""
MOST_TOLD: Final = 3
REPAIRED: Final = "repaired"


def answers(acknowledged: Iterable[bytes]) -> dict[str, dict[str, Any]]:
    read = [json.loads(line) for line in acknowledged]
    return {one["request"]: one for one in read}


def examine(house: Place, known: Answers, *orders: Iterable[str]) -> list[Hurt]:
    """What is hurt, as seen by somebody who opens the house; in a process of its own."""
    try:
        with open_house(house) as opened:
            found = [Hurt("alarm", repr(one)) for one in opened.lost]
            found += [Hurt("unreadable", repr(one)) for one in check(opened)]
            every = _steps(opened)
            found += _missing({step.request: step for step in every}, known)
            there = [step.request for step in every]
            for order in orders:
                found += _order(there, list(order))
    except KnownError as error:
        found = [Hurt("unreadable", f"{type(error).__name__}: {error.detail}")]
    return found[:MOST_TOLD]


def _steps(opened: Opened) -> list[StoredStep]:
    session = opened.session
    return [step for one in session.tournaments() for step in session.timeline(one).steps]


def _missing(steps: Mapping[str, StoredStep], known: Answers) -> Iterable[Hurt]:
    for number, answer in known.items():
        step = steps.get(number)
        if step is None:
            yield Hurt("lost", f"request {number} was acknowledged and is not there")
        elif (step.no, _events(step)) != (answer["step"], answer["events"]):
            yield Hurt("lost", f"request {number} was acknowledged as something else")


def _events(step: StoredStep) -> Any:
    told = wire.encode([{"kind": kind_of(one), "event": one} for one in step.events])
    return json.loads(told)


def _order(there: Sequence[str], wanted: Sequence[str]) -> Iterable[Hurt]:
    """All that was asked for is there once, in the order in which it was asked."""
    found = [number for number in there if number in set(wanted)]
    if found != wanted:
        yield Hurt("lost", f"asked {wanted}, found {found}")


def examined(fault: Fault, known: Answers, *orders: Iterable[str]) -> list[Hurt]:
    found = _asked_of(fault, fault.house, known, *orders)
    if any(hurt.how == "unreadable" for hurt in found) and (saved := repaired(fault)) is not None:
        return _asked_of(fault, saved, known, *orders)
    return found


def _asked_of(fault: Fault, house: Path, known: Answers, *orders: Iterable[str]) -> list[Hurt]:
    found = asked(partial(examine, house, known, *orders), fault.folder / "exam")
    if isinstance(found, Ended):
        return [Hurt("broken", f"looking at it {found.fault or found}")]
    return found


def repaired(fault: Fault) -> Path | None:
    """What the program saves of a house that is hurt, if it can repair and anything is left."""
    if "repair" not in cli.list_commands(Context(cli)):
        return None
    saved = fault.folder / "repaired" / "saved.house"
    saved.parent.mkdir(exist_ok=True)
    saved.unlink(missing_ok=True)
    done = program(("repair", fault.house, saved), at=fault.folder / "repair")
    if done.fault is not None:
        fault.hurts.append(Hurt("broken", f"repairing it {done.fault}"))
    fault.note(REPAIRED if saved.exists() else "not repaired")
    return saved if saved.exists() else None


def check_repaired(fault: Fault) -> None:
    """What is saved of a house that is hurt has to be whole."""
    if (saved := repaired(fault)) is not None:
        fault.hurts += [one for one in _asked_of(fault, saved, {}) if one.how != "alarm"]


def acknowledged(fault: Fault, gone: Ended) -> dict[str, dict[str, Any]]:
    """What was acknowledged by a program that is gone; how it went is noted."""
    if gone.fault is not None:
        fault.hurts.append(Hurt("broken", f"it {gone.fault}"))
    return answers(gone.answers)


def look_after(fault: Fault, script: Script, known: Answers, *, erased: bool = False) -> None:
    """Look at the house, ask for all of the evening once more, and look again."""
    if not fault.house.exists():
        if known:
            fault.hurts.append(Hurt("lost", "the house is gone"))
    else:
        fault.hurts += examined(fault, known)
        if erased:
            fault.hurts += _name_left(fault)
    if not fault.hurts and not fault.notes[REPAIRED]:
        _go_on(fault, script, known)


def _go_on(fault: Fault, script: Script, known: Answers) -> None:
    every = requests(script)
    repeatable = [one for one in commands(script, fault.folder) if one[0] != "people"]
    again = program(*repeatable, at=fault.folder / "again", stdin=lines(every))
    found = acknowledged(fault, again)
    if again.code != 0:
        fault.hurts.append(Hurt("unreadable", f"it does not go on: {again.err.strip()}"))
        return
    for number, answer in known.items():
        if found.get(number) != answer:
            fault.hurts.append(Hurt("lost", f"request {number} is answered otherwise now"))
    fault.hurts += examined(fault, found, [one["request"] for one in every])
    fault.hurts += _copies(fault)
    if ERASE in script.commands:
        (erase,) = commands(Script("", "", (ERASE,)), fault.folder)
        again = program(erase, at=fault.folder / "again")
        acknowledged(fault, again)
        if again.code == 0 or UnknownPerson.__name__ in again.err:
            fault.hurts += _name_left(fault)


def is_erased(out: bytes) -> bool:
    """Whether it was acknowledged that somebody was erased."""
    return b"erased\n" in out


def _name_left(fault: Fault) -> list[Hurt]:
    """A name that was erased is nowhere on the disk."""
    return [
        Hurt("lost", f"the erased name is still in {path.name}")
        for path in (fault.folder / DISK).rglob("*")
        if path.is_file() and GONE.encode() in path.read_bytes()
    ]


def _copies(fault: Fault) -> list[Hurt]:
    """Under the name of a copy there is never half of one."""
    found: list[Hurt] = []
    for copy in (fault.folder / DISK).glob("*.house"):
        if copy != fault.house:
            found += _asked_of(fault, copy, {})
    return found
