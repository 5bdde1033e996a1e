"""Marks on paper: where their ink is, how dark it is, and that charts stay in their room."""

from typing import Final

import pytest
from PIL import Image

from tdconsole.drawing.charts import Axis, Chart, Series, Tick
from tdconsole.drawing.marks import Arc, Area, Mark, Plate, Stroke, Word
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue
from tdconsole.printing.paper.drawings.charts import chart_pieces
from tdconsole.printing.paper.drawings.marks import draw_marks
from tdconsole.printing.paper.lettering import REGULAR
from tdconsole.printing.paper.sheet import Sheet
from tests.printing.read_again import FOOTER, text_of
from tests.printing.seen import pictures
from tests.projections.structure.charted import drawn_evening

LEFT, TOP = 100.0, 700.0


def drawn(*marks: Mark) -> Image.Image:
    sheet = Sheet("Marks", Catalogue("en"), FOOTER, 40)
    draw_marks(sheet, marks, LEFT, TOP)
    sheet.end_page()
    (picture,) = pictures(sheet.pdf(), 72)
    return picture.convert("L")


def grey_at(picture: Image.Image, x: float, y: float) -> int:
    """The grey at a place counted from the drawing's own corner, 255 for white."""
    found = picture.getpixel((round(LEFT + x), round(picture.height - TOP + y)))
    assert isinstance(found, float | int)
    return int(found)


WHITE: Final = 255


def test_a_plate_is_filled_with_its_grey_and_has_its_edge_inside() -> None:
    picture = drawn(Plate(x=0, y=0, width=80, height=60, fill="0.5", edge="0", thick=6))
    assert 110 < grey_at(picture, 40, 30) < 145
    assert grey_at(picture, 3, 30) < 40
    assert grey_at(picture, -4, 30) == grey_at(picture, 40, 66) == WHITE


def test_what_is_under_an_area_is_seen_through_it() -> None:
    corners = ((0.0, 0.0), (60.0, 0.0), (60.0, 60.0), (0.0, 60.0))
    picture = drawn(
        Plate(x=0, y=0, width=30, height=60, fill="0"), Area(points=corners, fill="0.5", solid=0.4)
    )
    assert grey_at(picture, 15, 30) < 90
    assert 190 < grey_at(picture, 45, 30) < 225


def test_a_dashed_line_has_gaps_and_a_whole_one_none() -> None:
    for dashed in (False, True):
        line = Stroke(points=((0, 20), (120, 20)), edge="0", thick=4, dashed=dashed)
        greys = [grey_at(drawn(line), x, 20) for x in range(4, 116)]
        assert (max(greys) > 200) is dashed


def test_no_step_of_a_dashed_staircase_falls_into_a_gap() -> None:
    picture = drawn(Stroke(points=((0, 20), (120, 20)), edge="0", thick=4, dashed=True))
    greys = [grey_at(picture, x, 20) for x in range(4, 116)]
    steps = [greys[at : at + 8] for at in range(len(greys) - 8)]
    assert all(min(step) < 80 for step in steps), "a step of twice the line's thickness"


def test_an_arc_goes_from_the_top_clockwise() -> None:
    picture = drawn(Arc(x=50, y=50, radius=40, share=0.25, edge="0", thick=8))
    assert grey_at(picture, 78, 22) < 60
    assert grey_at(picture, 22, 22) == grey_at(picture, 78, 78) == WHITE


def test_words_stand_on_their_line_on_either_side_of_their_place() -> None:
    for align, dark, light in (("left", 110, 90), ("right", 90, 110)):
        word = Word(text="MMMM", x=100, y=40, size=12, fill="0", face=REGULAR, align=align)  # type: ignore[arg-type]  # both are sides
        picture = drawn(word)
        box = [
            min(grey_at(picture, at + step, y) for step in range(-6, 7) for y in range(30, 41))
            for at in (dark, light)
        ]
        assert box[0] < 128
        assert box[1] == WHITE


@pytest.mark.parametrize("language", LANGUAGES)
def test_charts_stand_two_a_row_with_every_word_of_their_titles(language: str) -> None:
    words = Catalogue(language)  # type: ignore[arg-type]  # one of the languages
    sheet, y = Sheet("Charts", words, FOOTER, 40), 800.0
    shown = drawn_evening(words)
    pieces = list(chart_pieces(sheet, shown))
    assert len(pieces) == 4
    for piece in pieces:
        piece.draw(40, y, 515)
        y -= piece.height
    sheet.end_page()
    pdf = sheet.pdf()
    text = " ".join(text_of(pdf).split())
    for chart in shown:
        assert all(word in text for word in chart.title.split())


def test_a_chart_with_nothing_to_show_says_so_on_paper() -> None:
    sheet = Sheet("Charts", Catalogue("en"), FOOTER, 40)
    empty = Chart(title="Stacks", nothing="No stack has been counted yet.")
    full = Chart(
        title="Players",
        up=Axis(low=0, high=10, ticks=(Tick(at=0, label="0"), Tick(at=10, label="10"))),
        series=(Series(form="line", points=((0, 0), (1, 10))),),
    )
    (piece,) = chart_pieces(sheet, [empty, full])
    piece.draw(40, 700, 500)
    sheet.end_page()
    assert "No stack has been counted yet." in " ".join(text_of(sheet.pdf()).split())
