"""A copy is of one moment, checked before it has its name, and takes nothing's place by mistake."""

import errno
import os
from pathlib import Path

import pytest

from tdconsole.i18n.catalogue import Language, catalogue
from tdconsole.i18n.engine.copying import copied_sentence
from tdconsole.known_errors import (
    CopyFailsCheck,
    CopyOntoItself,
    FileMissing,
    HouseInUse,
    NoEarlierCopy,
    NotAHouse,
    ReadOnlyPlace,
)
from tdconsole.session import copy_house, create, open_house
from tests.cli.terminal import typed
from tests.cli.tournaments import tampered
from tests.gui.houses import begin


def quiet(_done: int, _of: int) -> None:
    pass


@pytest.fixture
def path(tmp_path: Path) -> Path:
    with create(tmp_path / "club.house") as house:
        begin(house.session)
    return tmp_path / "club.house"


def test_a_copy_of_an_open_house_is_of_one_moment(path: Path, tmp_path: Path) -> None:
    """What is written while the pages are copied belongs to the next copy."""
    place = tmp_path / "stick" / "copy.house"
    place.parent.mkdir()
    with open_house(path) as house:
        before = len(house.session.tournaments())

        def meanwhile(done: int, of: int) -> None:
            assert 0 <= done <= of
            begin(house.session, f"Side Event {done}")

        made = copy_house(path, place, meanwhile)
        assert len(house.session.tournaments()) > before
    assert (made.path, made.tournaments, made.steps) == (place, 1, 2)
    assert made.bytes == place.stat().st_size
    with open_house(place) as copy:
        assert len(copy.session.tournaments()) == 1
    assert {one.name for one in place.parent.iterdir()} == {"copy.house", "copy.house-heads"}


def test_what_is_written_between_two_pages_is_not_in_the_copy(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tdconsole.house.copying.PAGES", 8)
    written: list[int] = []
    with open_house(path) as house:

        def meanwhile(done: int, of: int) -> None:
            if done < of and len(written) < 3:
                begin(house.session, f"Side Event {done}")
                written.append(done)

        made = copy_house(path, tmp_path / "copy.house", meanwhile)
        assert written
        assert len(house.session.tournaments()) > 1
    assert made.tournaments == 1


def test_it_never_takes_the_place_of_the_house_itself(path: Path, tmp_path: Path) -> None:
    (tmp_path / "same.house").symlink_to(path)
    before = path.read_bytes()
    for place in (path, tmp_path / "same.house"):
        with pytest.raises(CopyOntoItself):
            copy_house(path, place, quiet)
    assert path.read_bytes() == before


def test_nor_of_an_open_house_nor_of_another_file(path: Path, tmp_path: Path) -> None:
    other, text = tmp_path / "other.house", tmp_path / "notes.txt"
    text.write_text("a shopping list")
    with create(other) as house:
        begin(house.session, "Other")
        with pytest.raises(HouseInUse):
            copy_house(path, other, quiet)
    with pytest.raises(NotAHouse):
        copy_house(path, text, quiet)
    with pytest.raises(FileMissing):
        copy_house(path, tmp_path / "nowhere" / "copy.house", quiet)
    assert text.read_text() == "a shopping list"


def test_an_earlier_copy_is_replaced_and_no_other_house(path: Path, tmp_path: Path) -> None:
    other, earlier = tmp_path / "other.house", tmp_path / "earlier.house"
    with create(other) as house:
        begin(house.session, "Other")
    before = other.read_bytes()
    with pytest.raises(NoEarlierCopy):
        copy_house(path, other, quiet)
    assert other.read_bytes() == before
    copy_house(path, earlier, quiet)
    with open_house(path) as house:
        begin(house.session, "Side Event")
        copy_house(path, earlier, quiet)
    with open_house(earlier) as copy:
        assert len(copy.session.tournaments()) == 2
        begin(copy.session, "Played on the copy")
    with pytest.raises(NoEarlierCopy):
        copy_house(path, earlier, quiet)


def test_a_house_of_people_alone_is_not_replaced_and_an_empty_one_is(
    path: Path, tmp_path: Path
) -> None:
    people = tmp_path / "people.house"
    with create(people):
        pass
    copy_house(path, people, quiet)
    people.unlink()
    with create(people) as house:
        house.session.club.people.add("Ada Nowak")
    with pytest.raises(NoEarlierCopy):
        copy_house(path, people, quiet)


def test_a_stick_that_is_read_only_is_told_as_that(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_named: object, **_said: object) -> int:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(os, "open", refused)
    monkeypatch.setattr(os, "unlink", refused)
    with pytest.raises(ReadOnlyPlace):
        copy_house(path, tmp_path / "copy.house", quiet)


def test_a_copy_that_is_stopped_leaves_nothing(path: Path, tmp_path: Path) -> None:
    class Enough(Exception):
        pass

    def stop(_done: int, _of: int) -> None:
        raise Enough

    with pytest.raises(Enough):
        copy_house(path, tmp_path / "copy.house", stop)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["club.house", "club.house-heads"]


def test_a_copy_that_fails_its_check_is_taken_away(path: Path, tmp_path: Path) -> None:
    broken = tampered(path, "UPDATE step SET command = 'Else'")
    with pytest.raises(CopyFailsCheck) as told:
        copy_house(broken, tmp_path / "copy.house", quiet)
    assert told.value.detail == "SealBroken"
    assert not (tmp_path / "copy.house").exists()


def test_the_command_line_copies_into_a_folder_and_says_what(path: Path, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    said = typed("copy", path, stick)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(
        f"Copied to {stick / 'club.house'} and checked: 1 tournament, 2 steps, "
    )
    assert typed("verify", stick / "club.house").code == 0
    assert typed("copy", path, path).refusal == "CopyOntoItself"
    assert typed("copy", tmp_path / "no.house", stick).refusal == "HouseMissing"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "1 tournament, 1 step, 0.1 MB."), ("it", "1 torneo, 1 passo, 0,1 MB."),
     ("pl", "1 turniej, 1 krok, 0,1 MB.")],
)  # fmt: skip
def test_one_of_each_is_one(language: Language, said: str) -> None:
    words = catalogue(language)
    told = copied_sentence(words, Path("x.house"), size=10, tournaments=1, steps=1)
    assert told.endswith(said)
