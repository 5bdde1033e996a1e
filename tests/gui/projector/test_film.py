"""A film: a picture each so many seconds, or each step, whole, and in an empty folder."""

from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtGui import QImage

import tdconsole.__main__  # noqa: F401  # brings the commands that draw
from tdconsole.domain.values import Millis
from tdconsole.evening import make
from tdconsole.gui import film, filming
from tdconsole.gui.projector.drawing.picture import save
from tdconsole.session import open_house
from tests.cli.flights.test_flights import FIRST, SECOND
from tests.cli.terminal import asked, typed

SMALL = ("--size", "640x480")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    make(tmp_path / "club.house", 9)
    return tmp_path / "club.house"


def steps(house: Path) -> int:
    with open_house(house, looking=True) as opened:
        return len(opened.session.timeline(opened.session.tournaments()[0]).steps)


def test_a_picture_after_each_step(qt: None, house: Path, tmp_path: Path) -> None:
    del qt
    before = house.read_bytes()
    said = typed("film", house, tmp_path / "film", "--steps", *SMALL)
    assert said.code == 0, said.err
    made = sorted((tmp_path / "film").iterdir())
    assert [path.name for path in made] == [f"{n:06}.png" for n in range(1, steps(house) + 1)]
    assert (QImage(str(made[0])).width(), QImage(str(made[-1])).height()) == (640, 480)
    assert QImage(str(made[0])) != QImage(str(made[-1]))
    assert house.read_bytes() == before


def test_a_picture_each_quarter_of_an_hour(qt: None, house: Path, tmp_path: Path) -> None:
    del qt
    with open_house(house, looking=True) as opened:
        replay = opened.replay(opened.session.tournaments()[0])
        first, last = replay.whole.steps[0].at.utc, replay.moment
        wanted = film.frames(replay, first, last, 900)
    assert [at for _step, at in wanted] == list(range(first, last + 1, 900_000))
    said = typed("film", house, tmp_path / "film", "--every", "900", *SMALL)
    assert said.code == 0, said.err
    assert len(list((tmp_path / "film").iterdir())) == len(wanted)
    assert film.frames(replay, first, Millis(10**15), 900) == wanted


def test_a_folder_with_files_is_refused_unless_forced(
    qt: None, house: Path, tmp_path: Path
) -> None:
    del qt
    folder = tmp_path / "film"
    folder.mkdir()
    (folder / "mine.txt").write_text("mine")
    refused = typed("film", house, folder, *SMALL)
    assert refused.code == 2
    assert "There are files in" in refused.err
    assert typed("film", house, folder, "--from", "#3", "--to", "#3", "--force", *SMALL).code == 0
    assert sorted(path.name for path in folder.iterdir()) == ["000001.png", "mine.txt"]


@pytest.mark.parametrize("moment", ["#9999", "soon", "25:00"])
def test_what_is_no_moment_is_refused(qt: None, house: Path, tmp_path: Path, moment: str) -> None:
    del qt
    refused = typed("film", house, tmp_path / "film", "--from", moment)
    assert refused.code == 2
    assert "A moment is 21:40" in refused.err
    assert not (tmp_path / "film").exists()


def test_a_span_without_a_picture_is_refused(qt: None, house: Path, tmp_path: Path) -> None:
    del qt
    refused = typed("film", house, tmp_path / "film", "--from", f"#{steps(house)}", "--to", "#1")
    assert "it would be 0 pictures" in refused.err


def test_stopped_amid_it_what_is_there_is_whole(
    qt: None, house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qt

    def third(image: QImage, path: Path) -> None:
        if path.name == "000003.png":
            raise KeyboardInterrupt
        save(image, path)

    monkeypatch.setattr(film, "save", third)
    assert typed("film", house, tmp_path / "film", "--steps", *SMALL).code == 130
    made = sorted((tmp_path / "film").iterdir())
    assert [path.name for path in made] == ["000001.png", "000002.png"]
    assert not QImage(str(made[1])).isNull()


def test_a_picture_after_each_bust(qt: None, house: Path, tmp_path: Path) -> None:
    del qt
    with open_house(house, looking=True) as opened:
        replay = opened.replay(opened.session.tournaments()[0])
        busts = [mark for mark in replay.course().marks if mark.kind == "bust"]
        wanted = film.frames(replay, Millis(0), replay.moment, "busts")
    assert wanted == [(mark.step, mark.at) for mark in busts]
    said = typed("film", house, tmp_path / "film", "--busts", *SMALL)
    assert said.code == 0, said.err
    assert len(list((tmp_path / "film").iterdir())) == len(busts) > 0
    assert typed("film", house, tmp_path / "other", "--busts", "--steps").code == 2


def test_the_map_of_the_floor(qt: None, house: Path, tmp_path: Path) -> None:
    """The plates are there with the players on them, and go with those who bust."""
    del qt
    said = typed("film", house, tmp_path / "film", "--show", "map", "--steps", *SMALL)
    assert said.code == 0, said.err
    made = sorted((tmp_path / "film").iterdir())
    assert len(made) == steps(house)
    first, last = (QImage(str(path)) for path in (made[0], made[-1]))
    assert (last.width(), last.height()) == (640, 480)
    assert first.copy(0, 60, 640, 420) != last.copy(0, 60, 640, 420)
    with open_house(house, looking=True) as opened:
        replay = opened.replay(opened.session.tournaments()[0])
        mark = next(mark for mark in replay.course().marks if mark.kind == "bust")
    before, after = (QImage(str(made[no - 1])) for no in (mark.step - 1, mark.step))
    assert before.copy(0, 60, 640, 420) != after.copy(0, 60, 640, 420)


def test_the_map_shows_the_seats_of_its_moment_whichever_way_it_was_reached(
    qt: None, house: Path, tmp_path: Path
) -> None:
    """A picture drawn after all those before it is the one drawn alone."""
    del qt
    last = steps(house)
    whole = typed("film", house, tmp_path / "film", "--show", "map", "--steps", *SMALL)
    assert whole.code == 0, whole.err
    alone = ("--from", f"#{last}", "--to", f"#{last}", "--every", "1")
    assert typed("film", house, tmp_path / "one", "--show", "map", *alone, *SMALL).code == 0
    there, here = tmp_path / "film" / f"{last:06}.png", tmp_path / "one" / "000001.png"
    assert QImage(str(here)) == QImage(str(there))


def test_a_flight_is_chosen_by_its_name(qt: None, tmp_path: Path) -> None:
    del qt
    house = tmp_path / "club.house"
    assert typed("new", house, "--name", "Sunday", "--template", "two-flight").code == 0
    assert typed("do", house, stdin=asked([*FIRST, *SECOND])).code == 0
    last, pictures = steps(house), {}
    for flight in ("1A", "1b"):
        for show in ("map", "clock"):
            to = tmp_path / f"{flight}-{show}"
            words = ("--steps", "--from", f"#{last}", "--flight", flight, "--show", show)
            said = typed("film", house, to, *words, *SMALL)
            assert said.code == 0, said.err
            pictures[flight, show] = QImage(str(next(to.iterdir())))
    for show in ("map", "clock"):
        assert pictures["1A", show] != pictures["1b", show]
    refused = typed("film", house, tmp_path / "none", "--flight", "1C")
    assert "There is no flight 1C. There is 1A and 1B." in refused.err
    assert not (tmp_path / "none").exists()


def test_beside_a_window_it_counts(
    qt: None, house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qt
    monkeypatch.setattr(filming, "signal", lambda *_: None)
    said = typed("film", house, tmp_path / "film", "--busts", "--beside", *SMALL)
    lines = said.out.splitlines()
    assert lines == [f"{no}/{len(lines)}" for no in range(1, len(lines) + 1)]


def test_a_folder_that_cannot_be_made_is_told(qt: None, house: Path, tmp_path: Path) -> None:
    del qt
    (tmp_path / "plain").write_text("mine")
    said = typed("film", house, tmp_path / "plain" / "film", *SMALL)
    assert said.refusal == "FileUnreadable"
    assert str(tmp_path / "plain" / "film") in said.err
