from io import BytesIO
from pathlib import Path

import pytest

from tdconsole.printing.seat_cards import print_seat_cards
from tdconsole.printing.sheet import NothingToPrint
from tdconsole.projections.seat_cards import SeatCard
from tests.printing.paper import ENGLISH, FOOTER, LONG, pages_of, seat_card, seat_cards_of


def printed(cards: list[SeatCard]) -> bytes:
    file = BytesIO()
    print_seat_cards(iter(cards), ENGLISH, FOOTER, file)
    return file.getvalue()


def test_every_card_says_name_table_and_seat_to_player_and_dealer() -> None:
    cards = seat_cards_of(20)
    lines = [line for page in pages_of(printed(cards)) for line in page]
    for card in cards:
        assert card.name in lines
        assert lines.count(str(card.seat.table)) == 2
        assert f"POL  ·  Entry {card.entry}" in lines
    seats = [line for line in lines if line in set("123456789")]
    assert sorted(seats) == sorted(str(card.seat.seat) for card in cards for _ in range(2))


def test_a_card_says_chips_price_draw_and_commitment() -> None:
    [lines] = pages_of(printed([seat_card(1)]))
    assert lines.count("30,000") == 2
    assert "€100.00 + €10.00" in lines
    assert "Draw 3  ·  commitment 3f9a1c77d2e04b58" in lines


def test_without_a_fee_the_price_is_one_figure() -> None:
    [lines] = pages_of(printed([seat_card(1, fee=0)]))
    assert "€100.00" in lines
    assert "PRICE" in lines


def test_cards_with_other_prices_keep_their_own() -> None:
    [lines] = pages_of(printed([seat_card(1), seat_card(2, fee=2500), seat_card(3)]))
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
    assert lines.count("Entry 1") == 2


def test_long_names_are_whole() -> None:
    name, event = LONG[:120].strip(), "W" * 120
    [lines] = pages_of(printed([seat_card(1, name, event)]))
    joined = "".join(lines).replace(" ", "")
    assert joined.count(name.replace(" ", "")) == 2
    assert joined.count(event) == 2


def test_progress_hears_every_page() -> None:
    heard: list[int] = []
    print_seat_cards(iter(seat_cards_of(17)), ENGLISH, FOOTER, BytesIO(), heard.append)
    assert heard == [8, 16, 17]


def test_no_cards_are_refused_and_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(NothingToPrint):
        print_seat_cards(iter(()), ENGLISH, FOOTER, tmp_path / "cards.pdf")
    assert list(tmp_path.iterdir()) == []


def test_stopped_half_way_the_file_is_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    path.write_bytes(b"yesterday's")

    def stop(_done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        print_seat_cards(iter(seat_cards_of(20)), ENGLISH, FOOTER, path, stop)
    assert path.read_bytes() == b"yesterday's"
    assert list(tmp_path.iterdir()) == [path]


def test_the_same_cards_are_the_same_bytes() -> None:
    assert printed(seat_cards_of(20)) == printed(seat_cards_of(20))
