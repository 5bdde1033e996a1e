import json
from pathlib import Path

import pytest

from tdconsole.library.templates import keeping, template
from tdconsole.session import open_house
from tests.cli.terminal import Said, typed


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.house"


def chips_for(**question: object) -> Said:
    return typed("calc", "chips", stdin=json.dumps(question).encode(), lang="en")


def test_a_tournament_from_a_template(path: Path) -> None:
    assert typed("new", path, "--name", "Sunday", "--template", "rebuy-add-on").code == 0
    sheet = typed("show", path, "setup", "--json").json
    assert (sheet["name"], sheet["stack"]) == ("Sunday", 10_000)
    assert sheet["terms"]["rebuys"]["chips"] == 10_000
    told = typed("show", path, "setup", lang="en").out
    assert "Rebuys" in told
    assert "10,000 chips for €20.00" in told


def test_a_tournament_of_two_flights(path: Path) -> None:
    assert typed("new", path, "--name", "Sunday", "--template", "two-flight").code == 0
    terms = typed("show", path, "setup", "--json").json["terms"]
    assert terms["flights"]["names"] == ["1A", "1B"]
    assert typed("do", path, stdin=b'{"command": "OpenFlight"}').answers[0]["rejected"] == (
        "FlightIsEmpty"
    )


def test_what_is_said_beside_the_template_holds(path: Path) -> None:
    options = ["--buy-in", "70", "--currency", "PLN", "--seats", "8", "--rulebook", "figp-2014"]
    typed("new", path, "--name", "Sunday", "--template", "bounty", *options)
    sheet = typed("show", path, "setup", "--json").json
    assert sheet["price"] == {"pool": 7000, "fee": 500, "bounty": 2000}
    assert (sheet["currency"], sheet["seats_per_table"]) == ("PLN", 8)
    assert sheet["rulebook"] == "FIGP 2014"


def test_the_house_has_templates_of_its_own(path: Path) -> None:
    typed("new", path, "--name", "First")
    with open_house(path) as house:
        house.session.club.templates.put("Our Sunday", keeping(template("turbo")))
    assert typed("new", path, "--name", "Second", "--template", "our sunday").code == 0
    assert typed("show", path, "setup", "--json").json["stack"] == 15_000


def test_a_template_that_is_not_there_makes_no_house(path: Path) -> None:
    said = typed("new", path, "--name", "Sunday", "--template", "nope")
    assert said.code != 0
    assert not path.exists()


def test_the_chips_for_a_template() -> None:
    said = chips_for(chips="club-1000", template="rebuy-add-on", entries=30).json
    assert said["inventory"]["runs_out"] == 5000
    assert said["sentences"][0] == "8 × 25, 8 × 100, 6 × 500, 6 × 1,000: 28 chips"
    assert "14 entries would be without chips." in said["sentences"][1]


def test_the_chips_for_a_stack() -> None:
    owned = [{"value": 100, "colour": "#22252b", "count": 400}]
    said = chips_for(chips=owned, stack=2000).json
    assert said["inventory"]["entries"] == 20
    assert chips_for(chips=owned, stack=2050).json["inventory"]["made"] is False
    assert "stack is needed" in chips_for(chips=owned).err
