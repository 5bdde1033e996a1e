"""Devices by the command line: paired with a code, listed, named in the log, and removed."""

from pathlib import Path

import pytest

from tdconsole.club.devices import CODE_LASTS
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.values import DeviceId
from tdconsole.house import Place
from tdconsole.session import create, open_house
from tests.cli.terminal import asked, typed
from tests.engines import ENGINES, place_by
from tests.session.floor import CREATION

TABLET = ("Tablet 1", "--staff", "Anna", "--role", "floor")


@pytest.fixture(params=ENGINES)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    there = place_by(request, tmp_path / "club.house")
    with create(there) as made:
        made.session.submit(None, CREATION)
        for name in ("Anna", "Bruno"):
            made.session.club.staff.add(name)
    return there


def code_in(said: str) -> str:
    return said.splitlines()[0].rpartition(" ")[2]


def register_on(house: Place, device: DeviceId, name: str) -> None:
    with open_house(house) as opened, opened.session.gate.as_device(device):
        session = opened.session
        session.submit(session.find(None), RegisterEntry(person=Newcomer(name=name)))


def log(house: Place, view: str) -> list[str]:
    return [line.partition("  Anna")[2] for line in typed("show", house, view).out.splitlines()]


def test_a_device_is_paired_claimed_and_listed(house: Place) -> None:
    assert typed("device", house, "list").out == "No device is paired.\n"
    said = typed("device", house, "pair", *TABLET).out
    assert said.startswith("Code of Tablet 1: ")
    assert "within two minutes" in said
    assert CODE_LASTS == 2 * 60_000
    waiting = "Tablet 1  Anna  floor  waits for its code\n"
    assert typed("device", house, "list").out == waiting
    with open_house(house) as opened:
        claimed = opened.session.club.devices.claim(code_in(said), opened.session.now())
    assert claimed is not None
    (one,) = typed("device", house, "list", "--json").json["devices"]
    assert one == {"id": 1, "name": "Tablet 1", "staff": "Anna", "role": "floor", "claimed": True}
    assert typed("device", house, "pair", *TABLET[:2], "Bruno", *TABLET[3:]).code == 0
    assert typed("device", house, "list").out == "Tablet 1  Bruno  floor  waits for its code\n"


def test_the_log_names_the_device(house: Place) -> None:
    typed("device", house, "pair", *TABLET)
    register_on(house, DeviceId(1), "Maria")
    assert any(line.startswith(", Tablet 1  ") for line in log(house, "log"))
    assert typed("show", house, "log", "--json").json["steps"][-1]["device"] == 1
    assert (
        "Device paired: Tablet 1, for Anna in the role “floor”"
        in typed("show", house, "house-log").out
    )
    assert typed("device", house, "remove", "tablet 1").out == "(tablet 1)\n"
    assert typed("device", house, "list").out == "No device is paired.\n"
    assert any(line.startswith(", Tablet 1  ") for line in log(house, "log"))
    assert typed("device", house, "remove", "Tablet 1").refusal == "NoSuchDevice"
    assert typed("device", house, "remove", "Tablet 1", "--erase").code == 0
    assert any(line.startswith(", a device  ") for line in log(house, "log"))


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (("pair", "Tablet 1", "--staff", "Nobody", "--role", "floor"), "StaffUnknown"),
        (("remove", "Tablet 1"), "NoSuchDevice"),
        (("remove", "Tablet 1", "--erase"), "NoSuchDevice"),
    ],
)
def test_what_is_refused(house: Place, words: tuple[str, ...], refusal: str) -> None:
    assert typed("device", house, *words).refusal == refusal


@pytest.mark.parametrize(
    "words",
    [
        ("pair", "Tablet 1", "--staff", "Anna", "--role", "director"),
        ("pair", "Tablet\n1", "--staff", "Anna", "--role", "floor"),
        ("pair", " ", "--staff", "Anna", "--role", "floor"),
        ("pair", "Tablet 1", "--role", "floor"),
    ],
)
def test_misuse(house: Place, words: tuple[str, ...]) -> None:
    assert typed("device", house, *words).misuse


def test_a_request_pairs_nothing_and_takes_no_number_of_a_device(house: Place) -> None:
    pairing = {"command": "PairDevice", "staff": 1, "role": "floor"}
    (said,) = typed("do", house, "--house", stdin=asked([pairing])).answers
    assert said["rejected"] == "DeviceNotOffered"
    forged = {"command": "StartClock", "request": "@device.1.7"}
    (said,) = typed("do", house, stdin=asked([forged])).answers
    assert said["rejected"] == "NotUnderstood"
