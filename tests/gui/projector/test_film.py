"""A film: a picture each so many seconds, or each step, whole, and in an empty folder."""

from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtGui import QImage

import tdconsole.__main__  # noqa: F401  # brings the commands that draw
from tdconsole.domain.values import Millis
from tdconsole.evening import make
from tdconsole.gui import film
from tdconsole.gui.projector.drawing.picture import save
from tdconsole.session import open_house
from tests.cli.terminal import typed

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
