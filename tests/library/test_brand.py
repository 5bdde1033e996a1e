"""The brand of a house in one file."""

import pytest
from msgspec.structs import replace

from tdconsole.i18n.catalogue import LANGUAGES, catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import BadData
from tdconsole.library.brand import MOST_SPONSORS, Brand, BrandColours, keeping, kept
from tests.brands import BRANDED, RED_CLUB, SPONSOR

COLOURS = BrandColours(
    ground="#101018", panel="#1c1c2a", ink="#f5f5ff", accent="#c8102e", highlight="#f2c14e"
)


def test_a_brand_is_read_as_it_was_kept() -> None:
    brand = replace(BRANDED, colours=COLOURS, picture=SPONSOR, light=True)

    assert kept("ours", keeping(brand)) == brand


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{}",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"tdconsole":"brand","layout":"circle"}',
        b'{"tdconsole":"brand","more":1}',
        b'{"tdconsole":"brand","logo":"!!"}',
        b'{"tdconsole":"brand","colours":{"ground":"red"}}',
    ],
)
def test_what_is_no_brand_is_refused(body: bytes) -> None:
    with pytest.raises(BadData):
        kept("ours", body)


@pytest.mark.parametrize("logo", [b"no picture", RED_CLUB[:100]])
def test_a_picture_of_it_is_one(logo: bytes) -> None:
    with pytest.raises(BadData):
        kept("ours", keeping(Brand(logo=logo)))


def test_of_sponsors_there_are_no_more_than_are_ever_seen() -> None:
    with pytest.raises(BadData):
        kept("ours", keeping(Brand(sponsors=(SPONSOR,) * (MOST_SPONSORS + 1))))


def test_what_is_no_brand_is_refused_in_the_programs_own_words() -> None:
    with pytest.raises(BadData) as refused:
        kept("ours.brand", b"{}")

    said = [mishap(catalogue(language), refused.value) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all("ours.brand" in one and "`" not in one for one in said)
