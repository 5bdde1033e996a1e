"""Texts that nobody types: a house keeps them whole, or refuses them in words and goes on."""

import random

import pytest
from msgspec.structs import replace

from tdconsole.club import Club, Person
from tdconsole.club.person import NOT_YET
from tdconsole.house import House, HouseFile
from tdconsole.known_errors import TextUnfit
from tests.club.knowing import added

CHANCE = random.Random(5)  # noqa: S311 -- a test's dice
ENDLESS = "".join(CHANCE.choices("abcdefghijklmnopqrstuvwxyz0123456789", k=9_000))
"""A word that hardly packs: an index on a server has no room for it."""


def keeps(house: House) -> bool:
    return isinstance(house, HouseFile)


@pytest.mark.parametrize("text", ["late\x00by a level", "\x00"])
def test_the_sign_nul_in_a_note(house: House, club: Club, text: str) -> None:
    if keeps(house):
        assert club.notes.read(club.notes.write(text)) == text
    else:
        with pytest.raises(TextUnfit) as told:
            club.notes.write(text)
        assert told.value.path == house.path
    note = club.notes.write("another")
    assert club.notes.read(note) == "another"
    assert list(club.notes.changed()) == []


def test_the_sign_nul_in_what_is_known_of_somebody(house: House, club: Club) -> None:
    maria = added(club, Person(id=NOT_YET, name="Maria\x00 Rossi", email="m\x00@example.org"))
    known = club.people.get(maria)
    assert known is not None
    assert "\x00" not in f"{known.name}{known.email}"
    with_it = replace(known, notes="tall\x00")
    if keeps(house):
        assert club.people.change(with_it) is True
    else:
        with pytest.raises(TextUnfit):
            club.people.change(with_it)
        assert club.people.get(maria) == known


def test_a_name_that_never_ends(house: House, club: Club) -> None:
    if keeps(house):
        number = club.people.add(ENDLESS)
        assert [one.id for one in club.people.find(ENDLESS[:40])] == [number]
    else:
        with pytest.raises(TextUnfit):
            club.people.add(ENDLESS)
        assert club.people.named() == {}
    assert club.people.find("rossi") == ()


def test_long_notes_are_kept_whole(club: Club) -> None:
    text = ENDLESS * 300
    note = club.notes.write(text)
    assert club.notes.read(note) == text


@pytest.mark.parametrize("name", ["\ud800", "Maria \udfff"])
def test_half_a_sign_is_refused_alike(club: Club, name: str) -> None:
    with pytest.raises(UnicodeEncodeError):
        club.people.add(name)
    assert club.people.find(name) == ()
    assert club.people.named() == {}
