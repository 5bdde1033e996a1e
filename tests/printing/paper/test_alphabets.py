"""Names in every alphabet on paper: drawn in a face that has them, never alike, never cut."""

from collections.abc import Callable
from io import BytesIO
from threading import Thread
from typing import BinaryIO, Final

import pytest
from msgspec.structs import replace
from PIL import ImageChops
from PIL.Image import Image

from tdconsole.alphabets import has_others
from tdconsole.printing.draw.seat_cards import print_seat_cards
from tdconsole.printing.paper.alphabets.direction import levels
from tdconsole.printing.paper.alphabets.faces import face, family
from tdconsole.printing.paper.alphabets.shaping import Cluster, pieces, shaped
from tdconsole.printing.paper.lettering import (
    LARGE,
    REGULAR,
    STRONG,
    TEXT,
    Type,
    faces,
    fitted,
    printable,
    width,
)
from tdconsole.printing.paper.sizes import PAPERS, PaperName
from tdconsole.printing.payouts.sheet import print_payout_sheet
from tdconsole.printing.room.seating_by_name import print_seating_by_name
from tdconsole.printing.room.seating_by_table import print_seating_by_table
from tdconsole.printing.room.table_sheets import print_table_sheets
from tdconsole.projections.room.seating_list import SeatingList
from tests.alphabets import NAMES, NOWHERE
from tests.printing.lists import frame, player, seating_of
from tests.printing.read_again import ENGLISH, FOOTER, payout, payout_sheet_of, seat_card, text_of
from tests.printing.seen import ink_outside, pictures

DOTS: Final = 203
"""A thermal printer's dots to the inch, the fewest there are."""
Made = Callable[[str, PaperName, BinaryIO], object]


def seating(name: str) -> SeatingList:
    one = seating_of(9)
    [table] = one.tables
    seats = (replace(table.seats[0], player=player(1, name)), *table.seats[1:])
    return replace(one, tables=(replace(table, seats=seats),))


def cards(name: str, paper: PaperName, to: BinaryIO) -> None:
    print_seat_cards([seat_card(1, name)], ENGLISH, FOOTER, to, paper=PAPERS[paper])


DOCUMENTS: Final[dict[str, Made]] = {
    "seat card": cards,
    "by name": lambda name, paper, to: print_seating_by_name(seating(name), frame(paper=paper), to),
    "by table": lambda name, paper, to: print_seating_by_table(
        seating(name), frame(paper=paper), to
    ),
    "table sheet": lambda name, paper, to: print_table_sheets(
        seating(name), frame(paper=paper), to
    ),
    "payout sheet": lambda name, paper, to: print_payout_sheet(
        payout_sheet_of(payout(1, 60_000, name)), frame(paper=paper), to
    ),
}
PAPERED: Final[tuple[tuple[str, PaperName], ...]] = (
    ("seat card", "a4"),
    ("seat card", "a6"),
    ("seat card", "labels-a4-21"),
    ("seat card", "roll-80"),
    ("seat card", "roll-58"),
    ("by name", "a4"),
    ("by table", "roll-80"),
    ("table sheet", "a4"),
    ("table sheet", "roll-80"),
    ("payout sheet", "a4"),
)


def printed(document: str, name: str, paper: PaperName = "a4") -> bytes:
    file = BytesIO()
    DOCUMENTS[document](name, paper, file)
    return file.getvalue()


def seen(pdf: bytes) -> Image:
    return next(pictures(pdf, DOTS))


def clusters(text: str, weight: int = 400) -> list[tuple[int, Cluster]]:
    return [
        (piece.face, one)
        for piece in pieces(text)
        if piece.face is not None
        for one in shaped(piece, piece.face, weight)
    ]


@pytest.mark.parametrize(("document", "paper"), PAPERED)
@pytest.mark.parametrize("alphabet", NAMES)
def test_two_names_are_never_alike_and_are_found_in_the_text(
    alphabet: str, document: str, paper: PaperName
) -> None:
    one, other = (printed(document, name, paper) for name in NAMES[alphabet])
    assert ImageChops.difference(seen(one), seen(other)).getbbox() is not None
    assert not ink_outside(one, PAPERS[paper])
    for name, pdf in zip(NAMES[alphabet], (one, other), strict=True):
        said = text_of(pdf)
        assert all(word in said for word in name.split())


@pytest.mark.parametrize("alphabet", NAMES)
@pytest.mark.parametrize("weight", [400, 500, 700])
def test_every_sign_has_a_shape_that_keeps_within_its_line(alphabet: str, weight: int) -> None:
    for number, cluster in clusters(" ".join(NAMES[alphabet]), weight):
        for glyph, _, up in cluster.glyphs:
            drawn = face(number, weight).get_glyph_extents(glyph)
            assert glyph
            assert up + drawn.y_bearing < 1000
            assert up + drawn.y_bearing + drawn.height > -350


@pytest.mark.parametrize("alphabet", NAMES)
@pytest.mark.parametrize("type_", [TEXT, STRONG, LARGE])
@pytest.mark.parametrize("room", [12.0, 30.0, 70.0])
def test_a_name_is_fitted_into_any_room(alphabet: str, type_: Type, room: float) -> None:
    for name in (NAMES[alphabet][0], " ".join(4 * NAMES[alphabet])):
        block = fitted(name, type_, room, 32.0)
        assert "".join(block.lines).replace(" ", "") == printable(name).replace(" ", "")
        assert all(width(line, block.type) <= room + 0.01 for line in block.lines)


def test_marks_stay_on_their_letters_where_a_word_is_broken() -> None:
    lines = fitted("กี่" * 40, TEXT, 30.0, 1000.0).lines
    assert len(lines) > 1
    assert all(line.startswith("ก") for line in lines)


def test_letters_of_arabic_are_joined_and_run_from_the_right() -> None:
    alone = [cluster for letter in "محمد" for _, cluster in clusters(letter)]
    joined = [cluster for _, cluster in clusters("محمد")]
    assert [one.text for one in joined] == list("دمحم")
    assert [one.glyphs for one in joined] != [one.glyphs for one in reversed(alone)]


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("POL · יוסף כהן · 17", "POL · ןהכ ףסוי · 17"),
        ("יוסף, 17 000", "ףסוי, 17 000"),
        ("יוסף (כהן) Jo", "(ןהכ) ףסוי Jo"),
        ("Jo 3", "Jo 3"),
    ],
)
def test_what_surrounds_a_hebrew_name_stays_where_it_is(line: str, seen: str) -> None:
    said = "".join(
        piece.seen
        if piece.face is None
        else "".join(one.text for one in shaped(piece, piece.face, 400))
        for piece in pieces(line)
    )
    assert said == seen


def test_figures_of_arabic_run_from_the_left_within_it() -> None:
    assert levels("علي ١٬٢٣ علي") == [1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1]


def test_what_no_face_has_is_spelled_as_it_sounds() -> None:
    one, other = map(printable, NOWHERE)
    assert (one, other) == ("[ma o ang]", "[ma a ang]")
    assert printable("Jo ᠮ Ng") == "Jo [ma] Ng"
    assert printable("Jo \ue000\U0001d173") == "Jo [e000]"
    assert "[ma o ang]" in text_of(printed("seat card", NOWHERE[0]))


def test_a_latin_name_asks_no_other_face(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_text: str) -> None:
        raise AssertionError

    monkeypatch.setattr("tdconsole.printing.paper.lettering.pieces", never)
    assert "Łukasz Größe Ёжиков" in text_of(printed("seat card", "Łukasz Größe Ёжиков"))


def test_a_thousand_names_take_more_than_one_part_of_a_font() -> None:
    signs = "".join(map(chr, range(0x4E00, 0x4E00 + 600)))
    names = [signs[at : at + 3] for at in range(0, 600, 3)]
    file = BytesIO()
    print_seat_cards([seat_card(n, name) for n, name in enumerate(names, 1)], ENGLISH, FOOTER, file)
    said = text_of(file.getvalue())
    assert [name for name in names if name not in said] == []


def test_two_papers_at_once_know_their_own_signs() -> None:
    made: dict[str, bytes] = {}

    def make(name: str) -> None:
        made[name] = printed("by name", name)

    names = [name for both in NAMES.values() for name in both]
    threads = [Thread(target=make, args=(name,)) for name in names]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    for name in names:
        assert made[name] == printed("by name", name)


def test_the_family_has_what_is_taken_for_its_own() -> None:
    """The shaper and the PDF read one file; what `has_others` passes over must be in it."""
    assert family() == set(map(chr, faces()[REGULAR].face.charToGlyph))
    passed_over = (chr(code) for code in range(0xA0, 0x110000) if not has_others(chr(code)))
    assert {sign for sign in passed_over if sign not in family()} == set()
