"""The brand of a house on the command line."""

from pathlib import Path

import pytest

from tdconsole.library.brand import kept
from tdconsole.session import open_house
from tdconsole.settings import ELSEWHERE
from tests.brands import RED_CLUB, SPONSOR
from tests.cli.terminal import typed


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ELSEWHERE, str(tmp_path / "here" / "settings.json"))


@pytest.fixture
def pictures(tmp_path: Path) -> tuple[Path, Path]:
    logo, sponsor = tmp_path / "logo.png", tmp_path / "sponsor.jpg"
    logo.write_bytes(RED_CLUB)
    sponsor.write_bytes(SPONSOR)
    return logo, sponsor


def test_a_brand_is_made_of_a_logo_and_shown(evening: Path, pictures: tuple[Path, Path]) -> None:
    logo, sponsor = map(str, pictures)
    assert "no brand" in typed("brand", str(evening), "show").out
    asked = ("--logo", logo, "--layout", "stage", "--sponsor", sponsor, "--picture", sponsor)
    typed("brand", str(evening), "make", *asked)

    told = typed("brand", str(evening), "show", "--json").json

    assert told["layout"] == "stage"
    assert set(told["colours"]) == {"ground", "panel", "ink", "accent", "highlight"}
    assert told["logo"] > 0
    assert len(told["sponsors"]) == 1
    assert "layout: stage" in typed("brand", str(evening), "show").out


def test_what_is_not_named_stays_as_it_was(evening: Path, pictures: tuple[Path, Path]) -> None:
    logo, sponsor = map(str, pictures)
    typed("brand", str(evening), "make", "--logo", logo, "--sponsor", sponsor)
    before = typed("brand", str(evening), "show", "--json").json
    typed("brand", str(evening), "make", "--layout", "stage")
    after = typed("brand", str(evening), "show", "--json").json
    assert after == before | {"layout": "stage"}
    typed("brand", str(evening), "make", "--light")
    light = typed("brand", str(evening), "show", "--json").json
    assert light["light"]
    assert light["logo"] == before["logo"]
    assert light["colours"] != before["colours"]


def test_without_a_logo_light_and_dark_have_the_programs_own_colours(evening: Path) -> None:
    typed("brand", str(evening), "make", "--light")
    light = typed("brand", str(evening), "show", "--json").json
    typed("brand", str(evening), "make", "--dark")
    dark = typed("brand", str(evening), "show", "--json").json
    assert not dark["light"]
    assert dark["colours"] != light["colours"]


def test_a_brand_goes_to_another_house_in_one_file(
    evening: Path, pictures: tuple[Path, Path], tmp_path: Path
) -> None:
    path = tmp_path / "ours.brand"
    typed("brand", str(evening), "make", "--logo", str(pictures[0]), "--light")
    typed("brand", str(evening), "save", "-o", str(path))
    with open_house(evening) as house:
        made = house.session.club.brand.get()

    typed("brand", str(evening), "remove")
    assert "no brand" in typed("brand", str(evening), "show").out
    typed("brand", str(evening), "take", str(path))

    with open_house(evening) as house:
        assert house.session.club.brand.get() == made
    assert made is not None
    assert kept("ours", made).light


def test_what_is_no_picture_is_refused_and_changes_nothing(evening: Path, tmp_path: Path) -> None:
    torn = tmp_path / "torn.png"
    torn.write_bytes(RED_CLUB[:50])

    failed = typed("brand", str(evening), "make", "--logo", str(torn))

    assert failed.code != 0
    assert "torn.png" in failed.err
    assert "no brand" in typed("brand", str(evening), "show").out


@pytest.mark.parametrize(("asked", "card"), [((), None), (("--card",), True)])
def test_a_logo_lies_on_a_card_where_that_is_asked_for(
    evening: Path, pictures: tuple[Path, Path], asked: tuple[str, ...], card: bool | None
) -> None:
    typed("brand", str(evening), "make", "--logo", str(pictures[0]), *asked)

    with open_house(evening) as house:
        made = house.session.club.brand.get()
    assert made is not None
    assert kept("ours", made).card is card
