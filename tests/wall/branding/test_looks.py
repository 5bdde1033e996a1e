"""The look of a house's walls."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.club import Club
from tdconsole.domain.values import Instant, Millis
from tdconsole.library.brand import Brand, keeping
from tdconsole.session import create
from tdconsole.settings import ELSEWHERE, Wall
from tdconsole.wall.branding.looks import EVERY, HouseLook, branded, unpacked
from tdconsole.wall.contrast import contrast
from tdconsole.wall.theme import theme
from tests.brands import BRANDED, RED_CLUB, SPONSOR, logo


def instant(uptime: int) -> Instant:
    return Instant(utc=Millis(0), boot="b", uptime=Millis(uptime))


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with create(tmp_path / "club.house") as opened:
        yield opened.session.club


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(ELSEWHERE, str(tmp_path / "here" / "settings.json"))
    return tmp_path / "here"


def test_a_house_without_a_brand_looks_as_this_machine_has_chosen(club: Club) -> None:
    look = HouseLook(club.brand)

    assert look.of(Wall(), "light") == theme("light")
    assert look.of(Wall(theme="high-contrast")) == theme("high-contrast")


def test_the_brand_goes_before_what_this_machine_has_chosen(club: Club) -> None:
    look = HouseLook(club.brand)
    club.brand.put(keeping(BRANDED))

    assert look.of(Wall(theme="light")) == branded(BRANDED)
    assert look.of(Wall(theme="light", branded=False)) == theme("light")


def test_another_brand_is_seen_every_other_second(club: Club) -> None:
    look = HouseLook(club.brand)
    look.of(Wall())
    club.brand.put(keeping(BRANDED))

    assert look.has_changed(instant(uptime=EVERY))
    assert not look.has_changed(instant(uptime=EVERY + 1))
    look.of(Wall())
    assert not look.has_changed(instant(uptime=3 * EVERY))


def test_where_the_brand_is_not_worn_it_is_known_and_no_change(club: Club) -> None:
    look = HouseLook(club.brand)
    club.brand.put(keeping(BRANDED))

    assert look.of(Wall(branded=False)) == theme("dark")
    assert look.has_brand
    assert not look.has_changed(instant(uptime=EVERY))


def test_a_brand_that_cannot_be_read_never_darkens_a_wall(club: Club) -> None:
    look = HouseLook(club.brand)
    club.brand.put(keeping(BRANDED))
    before = look.of(Wall())
    club.brand.put(b"torn")

    assert look.of(Wall()) == before
    assert HouseLook(club.brand).of(Wall()) == theme("dark")


def test_pictures_are_unpacked_once_beside_the_settings(settings: Path) -> None:
    dressed = branded(Brand(logo=RED_CLUB, sponsors=(SPONSOR,), picture=SPONSOR))

    assert dressed.logo is not None
    assert Path(dressed.logo.path).read_bytes() == RED_CLUB
    assert dressed.logo.shape == 2
    assert dressed.picture == dressed.sponsors[0].path
    assert len(list((settings / "pictures").iterdir())) == 2


@pytest.mark.parametrize("light", [False, True])
def test_a_white_sponsor_lies_on_a_dark_card_and_a_black_one_on_paper(*, light: bool) -> None:
    dressed = branded(Brand(light=light, sponsors=(logo("#ffffff"), logo("#000000"), SPONSOR)))

    white, black, printed = (dressed.palette.colour(one.card) for one in dressed.sponsors)
    assert contrast(white, "#ffffff") > 7
    assert black == dressed.palette.card
    assert contrast(printed, "#ffffff") < 1.1


@pytest.mark.parametrize(("chosen", "lies"), [(None, True), (True, True), (False, False)])
def test_a_logo_lies_on_a_card_as_it_was_chosen(*, chosen: bool | None, lies: bool) -> None:
    dressed = branded(Brand(logo=SPONSOR, card=chosen))

    assert dressed.logo is not None
    assert dressed.logo.on_card == lies


def test_a_picture_cut_short_on_the_disk_is_unpacked_again() -> None:
    path = unpacked(RED_CLUB)
    path.write_bytes(RED_CLUB[:10])

    assert unpacked(RED_CLUB).read_bytes() == RED_CLUB
