"""Place cards: a name that is read across the room, on both sides once it is folded."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from tdconsole.domain.values import Chips, EntryId
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language
from tdconsole.printing.paper.lettering import CAPITALS
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import MM, PAPERS, PaperName
from tdconsole.printing.papers.offered import papers_of
from tdconsole.printing.room.place_cards import print_place_cards
from tdconsole.projections.room.seating_list import SeatingList
from tests.printing.lists import LONGEST, UNBROKEN, frame, seating_of
from tests.printing.read_again import pages_of, squeezed, words_of
from tests.printing.seen import ink_outside, pictures, text_outside

READ_AT_THREE_METRES = 10 * MM
"""The least height of a capital letter."""


def printed(
    seating: SeatingList, entries: tuple[EntryId, ...] | None = None, how: Frame | None = None
) -> bytes:
    to = BytesIO()
    pages = print_place_cards(seating, entries, how or frame(), to)
    assert pages == len(PdfReader(BytesIO(to.getvalue())).pages)
    return to.getvalue()


@pytest.mark.parametrize("paper", papers_of("place-cards"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_lie_on_a_sheet_and_all_is_within_it(paper: PaperName, language: Language) -> None:
    pdf = printed(seating_of(9), how=frame(Catalogue(language), paper))
    assert len(pages_of(pdf)) == 5
    assert not ink_outside(pdf, PAPERS[paper])
    assert text_outside(pdf) == []
    text = squeezed(pdf)
    assert text.count("".join(LONGEST.split())) == 2
    assert text.count(UNBROKEN) == 2


def test_each_has_name_seat_country_and_stack_on_both_faces() -> None:
    [first, *_] = pages_of(printed(seating_of(9)))
    for said in ("Zoè Çelik O2a", "2", "SEAT", "Spring Main Event"):
        assert first.count(said) >= 2, said
    assert first.count("PL  ·  30,000 chips") == 4


def test_a_stack_that_nobody_counted_is_not_told() -> None:
    seating = seating_of(9)
    [table] = seating.tables
    seats = tuple(
        replace(one, player=replace(one.player, chips=None))
        for one in table.seats
        if one.player is not None
    )
    text = squeezed(printed(replace(seating, tables=(replace(table, seats=seats),))))
    assert "chips" not in text
    first = replace(seating.players[0], chips=Chips(1), country=None)
    one = replace(seats[0], player=first)
    alone = replace(seating, tables=(replace(table, seats=(one,)),))
    assert squeezed(printed(alone)).count("1chip") == 2


def test_a_name_is_read_at_three_metres() -> None:
    words = [word for page in words_of(printed(seating_of(9))) for word in page]
    names = [word for word in words if word.text in {"Zoè Çelik O2a", "Jo Ng C4a"}]
    assert len(names) == 4
    assert all(word.size * CAPITALS >= READ_AT_THREE_METRES for word in names)


def test_the_upper_face_stands_on_its_head() -> None:
    """Turned round, the card looks the same."""
    [page] = pictures(printed(seating_of(1)), 72)
    margin, foot = 24, 40
    high = (page.height - margin - foot) // 2
    card = page.crop((margin + 4, margin + 2, page.width - margin - 4, margin + high - 2))
    turned = card.rotate(180)
    differing = sum(
        abs(one - other) > 128 for one, other in zip(card.tobytes(), turned.tobytes(), strict=True)
    )
    assert differing < 0.02 * card.width * card.height


def test_cards_of_some_alone() -> None:
    text = squeezed(printed(seating_of(9), (EntryId(2),)))
    assert "ZoèÇelikO2a" in text
    assert "JoNgC4a" not in text


@pytest.mark.parametrize("players", [0, 10, 27])
def test_only_the_last_table_has_them(players: int) -> None:
    with pytest.raises(NothingToPrint):
        print_place_cards(seating_of(players), None, frame(), BytesIO())


def test_nobody_named_is_no_card() -> None:
    with pytest.raises(NothingToPrint):
        print_place_cards(seating_of(9), (EntryId(99),), frame(), BytesIO())
