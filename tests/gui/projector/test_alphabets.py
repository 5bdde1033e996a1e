"""Names in every alphabet on the wall and on the floor: never alike, never boxes, never cut."""

from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter, QTextLayout

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.projector.drawing.painter import paint_box
from tdconsole.gui.projector.drawing.picture import picture
from tdconsole.gui.shared.alphabets import meet
from tdconsole.gui.shared.layout import label_of
from tdconsole.gui.shared.lettering import ems, lettering
from tdconsole.i18n.catalogue import catalogue
from tdconsole.projections.people.names import Known
from tdconsole.settings import FloorLook
from tdconsole.wall.composing.fitting import Box, Room, stands
from tdconsole.wall.composing.layout import Shown, layout
from tdconsole.wall.naming import named
from tdconsole.wall.screens.seating import Seated, seating
from tdconsole.wall.theme import theme
from tests.alphabets import NAMES, NOWHERE
from tests.gui.boards import ROME
from tests.gui.floor_page import floor
from tests.gui.waiting import until

FACES: Final = ("Roboto-Regular", "Roboto-Medium", "Roboto-Bold")
IN_THE_FAMILY: Final = ("Greek", "Cyrillic")
DARK: Final = theme("dark")


def painted(name: str, face: str, size: int, spare: int = 0) -> QImage:
    """The name alone on its line, with this much to spare above and below it in its room."""
    high, around = int(stands(1, size)) + 2 * spare, 100 - spare
    room = Room(10, around, int(ems(name, face) * size) + 4, high)
    image = QImage(room.width + 20, high + 2 * around, QImage.Format.Format_RGB32)
    image.fill(QColor(DARK.palette.ground))
    painter = QPainter(image)
    paint_box(painter, Box("name", room, "ink", (name,), face, size), DARK)
    painter.end()
    return image


@pytest.mark.parametrize("alphabet", NAMES)
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("size", [16, 40, 110])
def test_a_name_on_the_wall_is_whole_and_like_no_other(
    qt: Any, alphabet: str, face: str, size: int
) -> None:
    del qt
    one, other = (painted(name, face, size) for name in NAMES[alphabet])
    assert one != other
    if alphabet not in IN_THE_FAMILY:
        assert one == painted(NAMES[alphabet][0], face, size, spare=90)
        assert other == painted(NAMES[alphabet][1], face, size, spare=90)


@pytest.mark.parametrize("alphabet", NAMES)
@pytest.mark.parametrize("face", FACES)
def test_no_sign_is_a_box(qt: Any, alphabet: str, face: str) -> None:
    del qt
    for name in NAMES[alphabet]:
        meet(name)
        layout = QTextLayout(name, lettering(face, 20))
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        glyphs = [glyph for run in layout.glyphRuns() for glyph in run.glyphIndexes()]
        assert glyphs
        assert all(glyphs)


def test_latin_letters_look_the_same_before_and_after(qt: Any) -> None:
    """They are measured as if the other faces were not there."""
    del qt
    before = [lettering(face, 20).toString() for face in FACES]
    meet("陈")
    assert before == [lettering(face, 20).toString() for face in FACES]


def taken_with(names: list[str], path: Path, look: FloorLook) -> list[QImage]:
    """The seats of players called so, as the floor shows them close by."""
    with floor(path, look=look) as shown:
        people, players = shown.view.session.club.people, sorted(shown.view.people)
        for number, name in zip(players, names, strict=False):
            person = people.get(number)
            assert person is not None
            assert people.change(replace(person, name=name, family_name="", country=None)) is True
        shown.view.know_again(players)
        shown.canvas.rows.drawn.clear()
        if look == "map":
            shown.canvas.room.zoom(2.0)
            assert until(lambda: shown.canvas.room.layer.is_ready)
        seats = [shown.seat_of(EntryId(entry)) for entry in range(1, len(names) + 1)]
        pictures = []
        for seat in seats:
            shown.canvas.bring(seat)
            if look == "map":
                assert until(lambda: shown.canvas.room.layer.is_ready)
            whole = shown.canvas.viewport().grab().toImage()
            pictures.append(whole.copy(shown.canvas.rect_of(seat)))
        return pictures


@pytest.mark.parametrize("look", ["cards", "map"])
@pytest.mark.parametrize("some", [slice(0, 7), slice(7, 14)])
def test_a_name_on_the_floor_is_like_no_other(
    qt: Any, tmp_path: Path, look: FloorLook, some: slice
) -> None:
    del qt
    pairs = list(NAMES.values())[some]
    ones, others = (taken_with([both[nth] for both in pairs], tmp_path, look) for nth in (0, 1))
    assert [names for names, a, b in zip(pairs, ones, others, strict=True) if a == b] == []


def test_a_sentence_keeps_its_order_around_a_name_from_the_right(view: TournamentView) -> None:
    """The name alone is drawn where the sentence begins, and the figure behind it."""
    person = view.session.club.people.get(min(view.people))
    assert person is not None
    named_so = replace(person, name=NAMES["Arabic"][0], family_name="")
    assert view.session.club.people.change(named_so) is True
    view.know_again([person.id])
    who = view.who(EntryId(1))
    wide = int(ems(who, "Roboto-Regular") * 20)
    bare, alone, before = (written(text).copy(0, 0, wide, 40) for text in ("", who, f"{who}, 17"))
    assert alone == before
    assert alone != bare


def written(text: str) -> QImage:
    label = label_of(text, font=lettering("Roboto-Regular", 20))
    label.resize(400, 40)
    picture = label.grab().toImage()
    label.deleteLater()
    return picture


def test_what_no_face_has_is_spelled_on_the_wall() -> None:
    said = [named(Known(name=name), None, "full") for name in NOWHERE]
    assert said == ["[ma o ang]", "[ma a ang]"]
    assert named(Known(name="陈伟"), "ᠮ陈", "nickname") == "[ma]陈"


def test_a_list_of_such_names_leaves_the_rest_of_the_screen_bare(qt: Any) -> None:
    """What changes is painted over box by box, so nothing may be painted outside of them."""
    del qt
    names = [name for both in NAMES.values() for name in both]
    rows = tuple(Seated(key=name, row=(name, "1", str(nth))) for nth, name in enumerate(names))
    body, size = Shown(body=seating(catalogue("en", ROME), rows, 0)), (1280, 720)
    image, ground = picture(body, *size, DARK), QColor(DARK.palette.ground)
    painter = QPainter(image)
    for box in layout(body, *size, DARK, ems):
        painter.fillRect(QRect(*box.room), ground)
    painter.end()
    bare = QImage(image.size(), image.format())
    bare.fill(ground)
    assert image == bare
