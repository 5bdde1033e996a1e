from datetime import UTC
from io import BytesIO
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from tdconsole.domain.values import Chips, Money, Price, Seat, SeatNo, TableNo
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language
from tdconsole.printing.draw.seat_cards import print_seat_cards
from tdconsole.printing.paper.bilingual import Bilingual
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PAPERS, Paper, PaperName
from tdconsole.projections.draw.seat_cards import SeatCard
from tests.printing.read_again import (
    ENGLISH,
    FOOTER,
    LONG,
    NAMES,
    pages_of,
    seat_card,
    seat_cards_of,
)
from tests.printing.seen import codes, ink_outside

PROOF: Final = "TDC1 " + "3F9A1C77D2E04B58" * 12 + " 3 1042 112 4"
LONGEST: Final = replace(
    seat_card(12_345, LONG[:120].strip(), event="W" * 120),
    seat=Seat(table=TableNo(1112), seat=SeatNo(10)),
    stack=Chips(1_050_000),
    bonus=Chips(5_000),
    bullet=12,
    paid=Price(
        pool=Money(1_000_000), fee=Money(100_000), bounty=Money(250_000), staff=Money(10_000)
    ),
    registered=FOOTER.printed,
    desk="Kasa główna przy wejściu północnym",
    proof=PROOF,
)
ALL_PAPERS: Final = [pytest.param(paper, id=name) for name, paper in PAPERS.items()]


def printed(
    cards: list[SeatCard], paper: Paper = PAPERS["a4"], words: Catalogue = ENGLISH
) -> bytes:
    file = BytesIO()
    print_seat_cards(iter(cards), words, FOOTER, file, paper=paper)
    return file.getvalue()


def read(cards: list[SeatCard], paper: Paper = PAPERS["a4"]) -> list[str]:
    return [spaced(line) for page in pages_of(printed(cards, paper)) for line in page]


def spaced(line: str) -> str:
    return line.replace("\N{NO-BREAK SPACE}", " ")


def test_every_card_says_name_table_and_seat_to_player_and_dealer() -> None:
    cards = seat_cards_of(20)
    lines = [line for page in pages_of(printed(cards)) for line in page]
    for card in cards:
        assert card.name in lines
        assert lines.count(str(card.seat.table)) == 2
        assert f"POL  ·  Entry {card.entry}  ·  Bullet 1" in lines
    seats = [line for line in lines if line in set("123456789")]
    assert sorted(seats) == sorted(str(card.seat.seat) for card in cards for _ in range(2))


def test_a_card_says_chips_price_draw_and_commitment() -> None:
    lines = read([seat_card(1)])
    assert lines.count("30,000") == 2
    assert "€100.00 + €10.00" in lines
    assert "Draw 3  ·  commitment 3f9a1c77d2e04b58" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_no_draw_gave_is_the_floors(language: Language) -> None:
    """A card that named a draw would be held against it, with or without the page in its code."""
    given = replace(seat_card(1), draw=None)
    words = Catalogue(language, UTC)
    for card in (given, replace(given, page="HTTP://HALL:8080/C/X")):
        [lines] = pages_of(printed([card], words=words))
        said = words.gettext("Seated by the floor")
        [line] = [line for line in lines if said in line]
        assert "3f9a1c77d2e04b58" in line


def test_without_a_fee_the_price_is_one_figure() -> None:
    [lines] = pages_of(printed([seat_card(1, fee=0)]))
    assert "€100.00" in lines
    assert "PRICE" in lines


def test_cards_with_other_prices_keep_their_own() -> None:
    lines = read([seat_card(1), seat_card(2, fee=2500), seat_card(3)])
    assert [line for line in lines if "+ €" in line] == [
        "€100.00 + €10.00",
        "€100.00 + €25.00",
        "€100.00 + €10.00",
    ]


def test_cards_keep_the_order_they_are_given_in() -> None:
    cards = seat_cards_of(12)[::-1]
    lines = [line for page in pages_of(printed(cards)) for line in page]
    tables = [line for line in lines if line in {str(card.seat.table) for card in cards}]
    assert tables[::2] == [str(card.seat.table) for card in cards]


@pytest.mark.parametrize(("cards", "pages"), [(1, 1), (8, 1), (9, 2), (16, 2), (17, 3)])
def test_eight_cards_are_a_page(cards: int, pages: int) -> None:
    file = BytesIO()
    assert print_seat_cards(iter(seat_cards_of(cards)), ENGLISH, FOOTER, file) == pages
    read = pages_of(file.getvalue())
    assert [page[-1] for page in read] == [f"Page {n} of {pages}" for n in range(1, pages + 1)]


def test_somebody_erased_reads_so() -> None:
    [lines] = pages_of(printed([seat_card(1, name=None)]))
    assert lines.count("erased") == 2
    assert lines.count("Entry 1  ·  Bullet 1") == 2


def test_long_names_are_whole() -> None:
    name, event = LONG[:120].strip(), "W" * 120
    [lines] = pages_of(printed([seat_card(1, name, event)]))
    joined = "".join(lines).replace(" ", "")
    assert joined.count(name.replace(" ", "")) == 2
    assert joined.count(event) == 2


def test_progress_hears_how_many_are_done_of_how_many() -> None:
    heard: list[tuple[int, int]] = []

    def hear(done: int, of: int) -> None:
        heard.append((done, of))

    print_seat_cards(iter(seat_cards_of(17)), ENGLISH, FOOTER, BytesIO(), hear)
    assert heard == [(8, 17), (16, 17), (17, 17)]


def test_no_cards_are_refused_and_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(NothingToPrint):
        print_seat_cards(iter(()), ENGLISH, FOOTER, tmp_path / "cards.pdf")
    assert list(tmp_path.iterdir()) == []


def test_stopped_half_way_the_file_is_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    path.write_bytes(b"yesterday's")

    def stop(_done: int, _of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        print_seat_cards(iter(seat_cards_of(20)), ENGLISH, FOOTER, path, stop)
    assert path.read_bytes() == b"yesterday's"
    assert list(tmp_path.iterdir()) == [path]


def test_the_same_cards_are_the_same_bytes() -> None:
    assert printed(seat_cards_of(20)) == printed(seat_cards_of(20))


@pytest.mark.parametrize("paper", ALL_PAPERS)
def test_on_any_paper_a_card_says_all_of_it(paper: Paper) -> None:
    lines = read([LONGEST], paper)
    joined = "".join(lines).replace(" ", "").replace("·", "")
    parts = 1 if paper.name == "labels-a4-21" else 2
    assert LONGEST.name is not None
    assert joined.count(LONGEST.name.replace(" ", "")) == parts
    assert joined.count("W" * 120) == parts
    assert lines.count("1112") == lines.count("10") == parts
    for once in ("Entry12345", "Bullet12", "1,050,000", "5,000bonus", "10/2025,08:53"):
        assert once in joined
    for once in ("€10,000.00+€1,000.00+€2,500.00+€100.00", "Draw3", "3f9a1c77d2e04b58"):
        assert once in joined
    assert LONGEST.desk is not None
    assert LONGEST.desk.replace(" ", "") in joined


@pytest.mark.parametrize("paper", ALL_PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_comes_nearer_to_the_edge_than_the_printer_prints(
    paper: Paper, language: Language
) -> None:
    words = Catalogue(language, UTC)
    cards = [LONGEST, seat_card(1), replace(LONGEST, proof=None)]
    assert not ink_outside(printed(cards, paper, words), paper)


@pytest.mark.parametrize("paper", ALL_PAPERS)
def test_a_reader_finds_the_proof_of_each_card(paper: Paper) -> None:
    """A roll as a thermal printer sets it, at 203 dots an inch; a sheet as a laser does."""
    proofs = [f"{PROOF}:{n}" for n in range(5)]
    cards = [replace(seat_card(n, NAMES[n]), proof=proof) for n, proof in enumerate(proofs)]
    dots = 203.2 if paper.kind == "roll" else 300
    assert sorted(codes(printed(cards, paper), dots)) == proofs


@pytest.mark.parametrize("paper", ALL_PAPERS)
def test_where_the_hall_is_reached_the_code_is_the_players_own_page(paper: Paper) -> None:
    pages = [f"HTTP://192.168.1.20:8080/C/ABCDEFGH2345672{n}" for n in range(5)]
    cards = [
        replace(seat_card(n, NAMES[n]), proof=PROOF if n else None, page=page)
        for n, page in enumerate(pages)
    ]
    dots = 203.2 if paper.kind == "roll" else 300
    assert sorted(codes(printed(cards, paper), dots)) == pages


def test_without_a_proof_there_is_no_code() -> None:
    assert codes(printed([seat_card(1)]), 300) == []


@pytest.mark.parametrize("name", ["a6", "roll-80", "roll-58"])
def test_small_papers_have_one_card_a_page(name: PaperName) -> None:
    cards = seat_cards_of(3)
    pages = pages_of(printed(cards, PAPERS[name]))
    assert [str(card.seat.table) in page for card, page in zip(cards, pages, strict=True)] == [
        True,
        True,
        True,
    ]
    assert [page[-1] for page in pages] == [f"Page {n} of 3" for n in (1, 2, 3)]


def test_twenty_one_small_labels_are_a_sheet() -> None:
    pages = pages_of(printed(seat_cards_of(22), PAPERS["labels-a4-21"]))
    assert [sum("Bullet" in line for line in page) for page in pages] == [21, 1]


def test_a_roll_is_as_long_as_its_card() -> None:
    pdf = PdfReader(BytesIO(printed([seat_card(1), LONGEST], PAPERS["roll-58"])))
    short, long = (float(page.mediabox.height) for page in pdf.pages)
    assert 200 < short < long < 700


def test_a_card_in_two_languages_says_numbers_once() -> None:
    words = Bilingual(Catalogue("it", UTC), "en")
    [lines] = pages_of(printed([seat_card(1)], words=words))
    assert lines.count("TAVOLO · TABLE") == 1
    assert lines.count("TAVOLO") == lines.count("TABLE") == 1
    assert lines.count("30.000") == 2


@pytest.mark.parametrize(
    ("parts", "label"),
    [
        ((0, 0, 0), "PRICE"),
        ((1, 0, 0), "PRIZE POOL + FEE"),
        ((0, 1, 0), "PRIZE POOL + BOUNTY"),
        ((0, 0, 1), "PRIZE POOL + STAFF"),
        ((1, 1, 0), "PRIZE POOL + FEE + BOUNTY"),
        ((1, 0, 1), "PRIZE POOL + FEE + STAFF"),
        ((0, 1, 1), "PRIZE POOL + BOUNTY + STAFF"),
        ((1, 1, 1), "PRIZE POOL + FEE + BOUNTY + STAFF"),
    ],
)
def test_the_price_says_what_its_parts_are_for(parts: tuple[int, int, int], label: str) -> None:
    fee, bounty, staff = (Money(100 * part) for part in parts)
    paid = Price(pool=Money(1000), fee=fee, bounty=bounty, staff=staff)
    lines = read([replace(seat_card(1), paid=paid)])
    assert lines[lines.index(label) + 1].count("€") == 1 + sum(parts)
