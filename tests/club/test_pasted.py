"""A pasted list of names: who each line means, and what has to be settled."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdconsole.club.lists.pasted import MOST, Named, is_list, lines_of, read_list
from tdconsole.club.people import People
from tdconsole.session import create


@pytest.fixture
def people(tmp_path: Path) -> Iterator[People]:
    with create(tmp_path / "club.house") as house:
        found = house.session.club.people
        found.add("Maria Rossi", "IT", member_no="IT-1")
        found.add("Łukasz Wójcik", "PL", member_no="4711")
        found.add("Eva García", "ES")
        found.add("Eva García", "MX")
        yield found


def ways(named: tuple[Named, ...]) -> list[str]:
    return [one.standing for one in named]


def test_several_lines_are_a_list() -> None:
    assert is_list("Anna\nBob")
    assert is_list("Anna\r\nBob")
    assert not is_list("Anna Bob\n")


@pytest.mark.parametrize(
    "typed",
    ["maria rossi", "Rossi, Maria", "1. Maria Rossi", "- ROSSI Maria", "+ Maria Rossi", "it-1", "Maria Rossi IT-1",
     "Maria\tRossi", "Maria Rossi IT"],
)  # fmt: skip
def test_somebody_known_however_it_is_written(people: People, typed: str) -> None:
    (one,) = read_list(people, typed)
    assert (one.standing, one.people) == ("known", (1,))


def test_new_unclear_twice_and_nobody(people: People) -> None:
    text = "Ada Bell GB\nEva Garcia\nMaria Rossi\n4711\nLukasz Wojcik\n9999\nMaria Rosssi\nAda Bell"
    found = read_list(people, text)
    assert ways(found) == [
        "new", "unclear", "known", "known", "twice", "nobody", "unclear", "twice",
    ]  # fmt: skip
    assert (found[0].name, found[0].country) == ("Ada Bell", "GB")
    assert found[1].people == (3, 4)
    assert found[6].people == (1,)
    assert [one.line for one in found] == list(range(1, 9))


def test_the_beginning_of_a_name_is_nobody_yet(people: People) -> None:
    (one,) = read_list(people, "Maria Ros")
    assert (one.standing, one.people) == ("unclear", (1,))


@pytest.mark.parametrize("typed", ["Ada " + "b" * 5000, "Ada\x00Bell", "Ada\x1bBell"])
def test_what_can_not_be_a_name_is_unfit(people: People, typed: str) -> None:
    assert ways(read_list(people, typed)) == ["unfit"]


@pytest.mark.parametrize(
    "typed", ['"Bell, Ada",GB,1977', "Ada;Bell;GB", "name,surname,country", '"Ada"']
)
def test_a_line_of_a_spreadsheet_is_nobody_unasked(people: People, typed: str) -> None:
    (one,) = read_list(people, typed)
    assert (one.standing, one.people) == ("unclear", ())


def test_no_more_is_read_than_a_list_may_have(people: People) -> None:
    text = "\n\n".join(f"Ada Bell{'x' * (at % 90)}{at}" for at in range(MOST + 500))
    assert lines_of(text) == MOST + 500
    assert len(read_list(people, text)) == MOST


@pytest.mark.parametrize("typed", ["+ Ada Bell GB", "- Ada Bell GB", "12) Ada Bell GB"])
def test_what_stands_before_a_name_is_no_part_of_it(people: People, typed: str) -> None:
    (one,) = read_list(people, typed)
    assert (one.standing, one.name, one.country) == ("new", "Ada Bell", "GB")
