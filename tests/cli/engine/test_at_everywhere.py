"""What was it at 21:40? Every view, paper and export says, and shows nothing that came later."""

import shutil
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from time import time
from typing import Any, Final, NamedTuple

import click
import pytest
from pypdf import PdfReader

from tdconsole.cli.main import cli
from tests.cli.terminal import Said, asked, at_nobodys_desk, typed
from tests.cli.tournaments import NAMES, begun, bust, created, register

AS_THEY_ARE: Final = {
    ("show", "people"): "people can be erased, so the house keeps no trail of them",
    ("export", "people"): "as above",
    ("export", "jsonl"): "an equal house is made of it, which goes on from where this one is",
}
"""What has no past, and why."""
OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "record": ("--person", "1"),
    "player": ("--person", "1"),
}
OF_ALL: Final = {
    *(("print", one) for one in ("season", "qualifiers", "player", "dealer-sheet", "dealer-work")),
    *(("export", one) for one in ("sqlite", "dealers")),
}
"""The papers and exports of no single tournament."""
OUTPUT: Final = {
    "structure": "a.toml",
    "rulings": "a.csv",
    "dealers": "a.csv",
    "results": "a.html",
    "live": "a",
}
STILL: Final = {
    *("bounties", "buttons", "calls", "colour-up", "flights", "hand-for-hand", "owed", "plan"),
    *("rules", "seats-won", "setup"),
}
"""The views of what nothing need have happened to after that moment."""


def words_of(command: str, argument: str) -> list[str]:
    """All that a command shows or prints, by its own list; of a group its commands."""
    with click.Context(cli) as context:
        found = cli.get_command(context, command)
        assert found is not None
        if isinstance(found, click.Group):
            return found.list_commands(context)
        (kind,) = (one.type for one in found.params if one.name == argument)
        assert isinstance(kind, click.Choice)
        return [str(one) for one in kind.choices]


EVERY: Final = [
    (command, name)
    for command, argument in (("show", "name"), ("print", "document"), ("export", ""))
    for name in words_of(command, argument)
]


class Told(NamedTuple):
    """A house in which more happened, and a copy of it from before that."""

    now: Path
    before: Path
    at: str


def did(house: Path, *requests: dict[str, Any], of: str | None = None) -> None:
    where = ("--house",) if of is None else ("--tournament", of)
    said = typed("do", house, *where, "--actor", "Ada", stdin=asked(requests))
    assert said.code == 0, said


def played_out(house: Path, name: str) -> None:
    created(house, name)
    did(
        house,
        *map(register, NAMES[:3]),
        {"command": "DrawSeats"},
        {"command": "StartClock"},
        bust(3),
        bust(2),
        {"command": "FinishTournament"},
        of=name,
    )


def number_of(house: Path, name: str) -> str:
    every = typed("show", house, "tournaments", "--json").json["tournaments"]
    return next(str(one["tournament"]) for one in every if one["name"] == name)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Told]:
    folder = tmp_path_factory.mktemp("then")
    with at_nobodys_desk(folder):
        house = begun(folder / "club.house")
        name = typed("show", house, "tournaments", "--json").json["tournaments"][0]["name"]
        played_out(house, "Earlier")
        dealers = [int(typed("staff", house, "add", one).out) for one in ("Anna", "Bruno", "Cara")]
        did(
            house,
            {"command": "OpenTill", "name": "Main", "floats": 20_000},
            {"command": "OpenSeason", "name": "Winter", "formula": "players - place + 1"},
            {"command": "SetRotation", "order": [{"tournament": number_of(house, name)}]},
            *({"command": "BringOnDealer", "staff": one} for one in dealers),
            {"command": "PushDealers", "after": 0},
        )
        ruling = {"command": "MakeRuling", "happened": "acted out of turn", "decided": "it stands"}
        did(house, ruling, bust(11), {"command": "PostPrizes"}, of=name)
        moment = datetime.fromtimestamp(time())  # noqa: DTZ006 -- the hall's
        before = Path(shutil.copy(house, folder / "before.house"))
        later(house, name, dealers[0])
        yield Told(house, before, moment.isoformat(timespec="milliseconds"))


def later(house: Path, name: str, dealer: int) -> None:
    ruling = {"command": "MakeRuling", "happened": "spoke on the hand", "decided": "a warning"}
    penalty = {"command": "GivePenalty", "entry": 1, "hands": 2, "words": "swore"}
    did(
        house,
        {"command": "PauseClock"},
        ruling,
        penalty,
        register("Late Larry"),
        bust(10),
        bust(9),
        {"command": "BreakTable", "table": 2},
        of=name,
    )
    played_out(house, "Later")
    did(
        house,
        {"command": "CountTill", "till": 1, "counted": 19_500},
        {"command": "BarPerson", "person": 1, "until": "2099-12-31", "reason": "threw chips"},
        {"command": "AdjustPoints", "season": 1, "person": 2, "points": "5", "reason": "helped"},
        {"command": "OpenSeason", "name": "Summer", "formula": "1"},
        {"command": "PushDealers", "after": 1},
        {"command": "SendOffDealer", "staff": dealer},
    )


def shown(  # noqa: PLR0917 -- which, of what and when, and where to
    house: Path, command: str, name: str, of: str | None, at: str, into: Path
) -> Said:
    where = () if of is None or (command, name) in OF_ALL else ("--tournament", of)
    then = ("--at", at) if at else ()
    output = ("-o", str(into)) if command != "show" else ("--json",)
    return typed(command, house, name, *where, *then, *OPTIONS.get(name, ()), *output)


def content(path: Path) -> Any:
    """What was made; of a PDF its text, as no two have the same number."""
    if path.is_dir():
        return {one.name: one.read_bytes() for one in path.iterdir()}
    if path.suffix == ".pdf" and path.exists():
        return [page.extract_text() for page in PdfReader(path).pages]
    return path.read_bytes() if path.exists() else None


def both(told: Told, command: str, name: str, tmp_path: Path) -> list[tuple[Said, Any]]:
    """What is told of that moment by the house, and by the copy that was made then."""
    of = typed("show", told.before, "tournaments", "--json").json["tournaments"][0]["name"]
    found = []
    for house in (told.now, told.before):
        folder = tmp_path / house.stem
        folder.mkdir()
        into = folder / (OUTPUT.get(name, "a.db") if command == "export" else "a.pdf")
        said = shown(house, command, name, of, told.at, into)
        said = Said(said.code, said.out.replace(str(folder), ""), said.err)
        found.append((said, content(into)))
    return found


@pytest.mark.parametrize(("command", "name"), EVERY)
def test_nothing_that_came_later_is_told(
    told: Told, command: str, name: str, tmp_path: Path
) -> None:
    if (command, name) in AS_THEY_ARE:
        refused = shown(told.now, command, name, None, told.at, tmp_path / "a.csv")
        assert refused.code == 2
        assert "--at" in refused.err
        return
    bytes_before = told.now.read_bytes()
    now, before = both(told, command, name, tmp_path)
    assert now == before
    assert now[0].code == 0 or (command == "print" and "Traceback" not in now[0].err), now
    assert told.now.read_bytes() == bytes_before


@pytest.mark.parametrize("name", [name for command, name in EVERY if command == "show"])
def test_what_came_later_would_have_been_seen(told: Told, name: str, tmp_path: Path) -> None:
    if ("show", name) in AS_THEY_ARE or name in STILL:
        return
    of = typed("show", told.before, "tournaments", "--json").json["tournaments"][0]["name"]
    then = shown(told.now, "show", name, of, told.at, tmp_path)
    now = shown(told.now, "show", name, of, "", tmp_path)
    assert then.out != now.out


def test_what_is_left_out_is_there() -> None:
    assert set(AS_THEY_ARE) <= set(EVERY)
    assert {name for command, name in EVERY if command == "show"} >= STILL
