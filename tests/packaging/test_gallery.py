"""The gallery: nothing there is to see is left out of it, and two of them stand side by side."""

import shutil
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Literal, get_args

import pytest

pytest.importorskip("PySide6")

from PySide6.QtGui import QColor, QImage

from tdconsole.domain.values import Document
from tdconsole.gui.console.frame.table import NAMES
from tdconsole.gui.shared.application import application
from tdconsole.printing.papers.offered import papers_of
from tdconsole.settings import Language, Screen, Theme
from tests.packaging.programs import script

pytestmark = pytest.mark.qt

gallery, houses, showing = script("gallery"), script("gallery_houses"), script("gallery_showing")
drawing, making = script("gallery_drawing"), script("gallery_making")
HOUSES = script("gallery_evenings").HOUSES

USUAL = gallery.Wish()
EVERYTHING = gallery.Wish(everything=True)
ON_NO_TRAIL = {"season", "qualifiers", "player", "dealer-sheet", "dealer-work", "programme"}


def subjects(shots: list[Any], kind: str) -> set[str]:
    return {shot.moment.subject for shot in shots if shot.kind == kind}


def page_of(name: str, size: tuple[int, int] = (1280, 800)) -> Any:
    return gallery.Shot("pages", gallery.Moment(name, "nine"), gallery.Look(size))


# Nothing is left out


@pytest.mark.parametrize("wish", [USUAL, EVERYTHING])
def test_every_page_screen_and_paper_is_there(wish: Any) -> None:
    shots = gallery.shots(wish)
    assert subjects(shots, "pages") == set(NAMES)
    assert subjects(shots, "screens") == set(get_args(Screen))
    assert subjects(shots, "papers") == set(get_args(Document)) | ON_NO_TRAIL


def test_each_page_is_in_every_size_of_the_table_and_few_enough_to_be_looked_at() -> None:
    shots = gallery.shots(USUAL)
    for name, size in product(NAMES, [(1280, 800), (1920, 1080), (2560, 1440)]):
        assert page_of(name, size).look in {
            shot.look for shot in shots if (shot.kind, shot.moment.subject) == ("pages", name)
        }
    assert len(shots) < 300


@pytest.mark.parametrize(
    ("kind", "names", "sizes"),
    [
        ("pages", NAMES, "1024x768 1280x800 1920x1080 2560x1440 3840x2160"),
        ("screens", get_args(Screen), "1024x768 1920x1080 3840x2160"),
    ],
)
def test_all_is_every_size_theme_and_language(
    kind: str, names: tuple[str, ...], sizes: str
) -> None:
    shots = gallery.shots(EVERYTHING)
    paths = {shot.path for shot in shots if not shot.moment.name or shot.moment.subject == "break"}
    looks = product(names, sizes.split(), get_args(Theme), get_args(Language))
    for name, size, theme, language in looks:
        assert f"{kind}/{name}-{size}-{theme}-{language}.png" in paths


def test_only_what_is_named_is_made() -> None:
    named = gallery.shots(gallery.Wish(subjects=("floor", "clock-paused")))
    assert {str(shot.moment) for shot in named} == {"floor", "floor-final-table", "clock-paused"}


def test_all_is_each_document_on_every_paper_in_each_language() -> None:
    paths = {shot.path for shot in gallery.shots(EVERYTHING)}
    for document in get_args(Document):
        for paper, language in product(papers_of(document), get_args(Language)):
            assert f"papers/{document}-{paper}-{language}.png" in paths


def test_a_desktop_that_enlarges_is_among_them() -> None:
    assert {shot.look.scale for shot in gallery.shots(USUAL)} == {100, 150, 200}


def test_a_new_page_or_screen_is_drawn_before_anybody_says_where_it_is_worth_seeing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gallery, "NAMES", (*NAMES, "lounge"))
    monkeypatch.setattr(gallery, "Screen", Literal[Screen, "curtain"])
    shots = gallery.shots(USUAL)
    assert "lounge" in subjects(shots, "pages")
    drawn = {shot.moment.house for shot in shots if shot.moment.subject == "curtain"}
    assert drawn == {"demo", "bubble", "final", "winner"}


def test_what_is_said_is_of_something_that_is_still_there() -> None:
    assert {one.subject for one in gallery.PAGES} <= set(NAMES)
    assert {one.subject for one in gallery.SCREENS} <= set(get_args(Screen))
    assert set(gallery.PAPERS) <= set(gallery.documents())
    said = {one.house for one in (*gallery.PAGES, *gallery.SCREENS)} | set(gallery.PAPERS.values())
    assert said <= set(HOUSES)


def test_each_picture_has_a_name_of_its_own() -> None:
    for wish in (USUAL, EVERYTHING):
        paths = [shot.path for shot in gallery.shots(wish)]
        assert len(paths) == len(set(paths))


def test_what_is_named_is_drawn_and_nothing_else() -> None:
    wish = gallery.Wish(("pages",), ((1024, 768),), ("light",), ("pl", "it"))
    shots = gallery.shots(wish)
    assert {shot.kind for shot in shots} == {"pages"}
    looks = {gallery.Look((1024, 768), "light", one) for one in ("pl", "it")}
    assert {shot.look for shot in shots} == looks
    assert subjects(shots, "pages") == set(NAMES)


# Drawn


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Any]:
    application(unseen=True)
    with houses.standing_still() as still:
        yield houses.Houses(tmp_path, HOUSES), still


def test_the_same_is_drawn_each_time(built: Any, tmp_path: Path) -> None:
    """So that two galleries differ by the program alone."""
    place, still = built
    shots = [
        page_of("floor"),
        gallery.Shot("screens", gallery.Moment("seating", "nine"), gallery.Look((1024, 768))),
    ]
    once = list(drawing.draw(shots, tmp_path / "one", place, still))
    again = tmp_path / "again"
    again.mkdir()
    list(drawing.draw(shots, tmp_path / "two", houses.Houses(again, HOUSES), still))
    for shot in shots:
        one, two = (QImage(str(tmp_path / name / shot.path)) for name in ("one", "two"))
        assert (one.width(), one.height()) == shot.look.size
        assert one == two
    (floor, wall) = once
    assert 0.1 < floor.empty < 0.9
    assert wall.empty is None


@pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="Poppler is not installed")
def test_a_paper_leaves_its_house_as_it_was(built: Any, tmp_path: Path) -> None:
    place, still = built
    before = place.at("nine").read_bytes()
    shot = gallery.Shot(
        "papers", gallery.Moment("seating-by-name", "nine"), gallery.Look(language="pl"), "a6"
    )
    list(drawing.draw([shot], tmp_path, place, still))
    image = QImage(str(tmp_path / "papers" / "seating-by-name-a6-pl.png"))
    assert image.width() < image.height()
    assert place.at("nine").read_bytes() == before


# Side by side


def plain(colour: str, width: int = 640, height: int = 400) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


def test_before_is_left_and_after_right_under_their_name() -> None:
    application(unseen=True)
    whole = showing.side_by_side(plain("red"), plain("blue"), "pages/floor")
    across = whole.width()
    assert whole.pixelColor(across // 4, whole.height() // 2) == QColor("red")
    assert whole.pixelColor(across * 3 // 4, whole.height() // 2) == QColor("blue")
    head = {whole.pixel(x, y) for x in range(across // 2) for y in range(showing.HEAD)}
    assert len(head) > 1


def test_what_was_not_there_before_leaves_its_half_empty() -> None:
    application(unseen=True)
    whole = showing.side_by_side(QImage(), plain("blue"), "screens/final-table")
    assert whole.pixelColor(60, whole.height() // 2 + 60) == showing.GROUND
    assert whole.pixelColor(whole.width() * 3 // 4, whole.height() // 2) == QColor("blue")


def test_very_wide_ones_are_made_smaller() -> None:
    application(unseen=True)
    whole = showing.side_by_side(plain("red", 3840, 2160), plain("blue", 3840, 2160), "x")
    assert whole.width() < 2 * showing.WIDEST + 100


def test_the_page_leads_to_every_picture_by_groups() -> None:
    shots = gallery.shots(USUAL)
    written = showing.page(shots, "3 < 4")
    for shot in shots:
        assert f'src="{shot.path}"' in written
    for name in NAMES:
        assert written.count(f'id="pages-{name}"') == 1
        assert f'href="#pages-{name}"' in written
    assert "3 &lt; 4" in written
    beside = showing.page(shots, "", {shots[1]})
    assert f'src="against/{shots[0].path}"' in beside
    assert beside.count(" · as before") == 1


def test_what_is_as_before_is_told_from_what_changed(tmp_path: Path) -> None:
    application(unseen=True)
    shots = [page_of("floor"), page_of("desk"), page_of("log")]
    for folder, colours in (("before", ("red", "red")), ("after", ("red", "blue", "blue"))):
        for shot, colour in zip(shots, colours, strict=False):
            path = tmp_path / folder / shot.path
            path.parent.mkdir(parents=True, exist_ok=True)
            plain(colour).save(str(path))
    same = showing.put_beside(shots, tmp_path / "after", tmp_path / "before")
    assert same == {shots[0]}
    assert all((tmp_path / "after" / "against" / shot.path).exists() for shot in shots)


def test_the_empty_part_is_told_by_page_and_size_with_what_it_was(tmp_path: Path) -> None:
    small, large = page_of("floor"), page_of("floor", (1920, 1080))
    (tmp_path / showing.MEASURES).write_text(showing.measured({small: 0.5, large: 0.91}))
    before = showing.read_again(tmp_path)
    told = showing.in_figures([small, large], {small.path: 0.25, large.path: 0.4}, before)
    assert "2 pages" in told
    (row,) = (line for line in told.splitlines() if line.startswith("floor"))
    assert row.split() == ["floor", "50%", "→", "25%", "91%", "→", "40%", "–"]
    assert showing.read_again(tmp_path / "missing") == {}


# What is typed


@pytest.mark.parametrize(
    "typed",
    [
        ["--only", "pages"],
        ["--gallery", "x", "--only", "dialogs"],
        ["--gallery", "x", "--sizes", "large"],
        ["--gallery", "x", "--themes", "sepia"],
        ["--gallery", "x", "--languages", "de"],
        ["--gallery", "x", "--against", "nowhere"],
    ],
)
def test_misuse(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        making.wanted(typed)
    assert ended.value.code == 2
    assert "error:" in capsys.readouterr().err


def test_what_was_typed_is_what_is_wanted(tmp_path: Path) -> None:
    typed = ["--gallery", "x", "--sizes", "1024x768", "3840x2160", "--against", str(tmp_path)]
    found = making.wanted(typed)
    assert found.sizes == [(1024, 768), (3840, 2160)]
    assert found.only == ["pages", "screens", "papers"]
    assert found.against == tmp_path
