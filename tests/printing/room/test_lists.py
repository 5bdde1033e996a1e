"""Every list document: in three languages, on every paper, with the longest names."""

from collections.abc import Callable
from io import BytesIO
from itertools import pairwise
from typing import Final

import pypdfium2  # type: ignore[import-untyped]  # brings no stubs
import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from tdconsole.domain.draw.lots import OddChips
from tdconsole.domain.language.events.chips import SeatCards
from tdconsole.domain.values import ChainNo, Chips, DrawNo, SeatNo, StaffId, StepNo, TableNo
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language, catalogue
from tdconsole.printing.bubble.hand_protocol import print_hand_protocol
from tdconsole.printing.chips.count_sheet import print_count_sheet
from tdconsole.printing.chips.race_protocol import print_race_protocol
from tdconsole.printing.chips.race_sheet import print_race_sheet
from tdconsole.printing.discipline.rulings import print_ruling_slips, print_rulings
from tdconsole.printing.draw.proof import print_draw_proof
from tdconsole.printing.entry.cash_report import print_cash_report
from tdconsole.printing.entry.receipt import print_receipts
from tdconsole.printing.entry.refund import print_refund_list, print_refund_slips
from tdconsole.printing.paper.bilingual import Bilingual
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PaperName
from tdconsole.printing.papers.offered import papers_of
from tdconsole.printing.papers.seal_strip import print_seal_strip
from tdconsole.printing.room.breaking_order import print_breaking_order
from tdconsole.printing.room.seating_by_name import print_seating_by_name
from tdconsole.printing.room.seating_by_table import print_seating_by_table
from tdconsole.printing.room.table_sheets import print_table_sheets
from tdconsole.printing.room.waiting_list import print_waiting_list
from tdconsole.projections.discipline.rulings import RulingList
from tdconsole.projections.draw.proof import DrawProof, ProvenLastHands, ProvenRace
from tdconsole.projections.engine.seals import Seal, Seals
from tdconsole.projections.entry.cash import CashReport
from tdconsole.projections.people.names import Known
from tdconsole.projections.room.breaking_order import BreakingOrder
from tdconsole.projections.room.seating_list import SeatingList, SeatThere, TableThere
from tests.printing.hands import history_of, named
from tests.printing.lists import (
    LONGEST,
    UNBROKEN,
    cash_report_of,
    count_of,
    frame,
    order_of,
    player,
    printed,
    proof_of,
    race_protocol_of,
    race_sheet_of,
    receipt_of,
    refunds_of,
    rulings_of,
    seating_of,
    somebody,
    waiting_of,
)
from tests.printing.read_again import DIGEST, FOOTER, Word, joined, pages_of, text_of, words_of
from tests.printing.seen import ink_outside, pictures, text_outside

Made = Callable[[int, Frame, BytesIO], int]

STAFF: Final = {StaffId(n): somebody(n) for n in range(1, 30)}
DOCUMENTS: Final[dict[str, Made]] = {
    "by name": lambda n, how, to: print_seating_by_name(seating_of(n), how, to),
    "by table": lambda n, how, to: print_seating_by_table(seating_of(n), how, to),
    "table sheets": lambda n, how, to: print_table_sheets(seating_of(n), how, to),
    "count sheet": lambda n, how, to: print_count_sheet(count_of(n), how, to),
    "breaking order": lambda n, how, to: print_breaking_order(order_of(n), how, to),
    "waiting list": lambda n, how, to: print_waiting_list(waiting_of(n), "Spring", how, to),
    "receipt": lambda n, how, to: print_receipts(tuple(map(receipt_of, range(1, n))), how, to),
    "refund slips": lambda n, how, to: print_refund_slips(refunds_of(n), how, to),
    "refund list": lambda n, how, to: print_refund_list(refunds_of(n), how, to),
    "cash report": lambda n, how, to: print_cash_report(cash_report_of(n), STAFF, how, to),
    "hand protocol": lambda n, how, to: print_hand_protocol(history_of(n), named, "TDA 8", how, to),
    "race sheet": lambda n, how, to: print_race_sheet(race_sheet_of(n), how, to),
    "race protocol": lambda n, how, to: print_race_protocol(race_protocol_of(n), how, to),
    "rulings": lambda n, how, to: print_rulings(rulings_of(n), how, to),
    "ruling slips": lambda n, how, to: print_ruling_slips(rulings_of(n).rulings, "", how, to),
    "draw proof": lambda n, how, to: print_draw_proof(proof_of(n), "Spring Main", how, to),
}
OF_NAMES: Final = [name for name in DOCUMENTS if name not in {"breaking order", "draw proof"}]
PAPERS: Final = papers_of("seating-by-name")


def pdf_of(document: str, number: int, how: Frame) -> bytes:
    return printed(lambda to: DOCUMENTS[document](number, how, to))


@pytest.mark.parametrize("document", DOCUMENTS)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_reaches_the_edge(document: str, paper: PaperName, language: Language) -> None:
    how = frame(Catalogue(language), paper)
    assert not ink_outside(pdf_of(document, 9, how), how.paper)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_nothing_reaches_the_edge_in_two_languages(document: str) -> None:
    how = frame(Bilingual(Catalogue("it"), "pl"), "roll-58")
    assert not ink_outside(pdf_of(document, 9, how), how.paper)


@pytest.mark.parametrize("document", OF_NAMES)
@pytest.mark.parametrize("paper", PAPERS)
def test_the_longest_names_are_whole(document: str, paper: PaperName) -> None:
    text = joined(text_of(pdf_of(document, 9, frame(paper=paper))))
    if document == "by name":
        assert joined(Known(name=LONGEST).listed) in text
    else:
        assert joined(LONGEST) in text
    assert UNBROKEN in text


@pytest.mark.parametrize("document", OF_NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_read_back_in_every_language(document: str, language: Language) -> None:
    text = text_of(pdf_of(document, 9, frame(Catalogue(language))))
    assert "Zoè" in text
    assert "Łukasz Wiśniewski" in text or "Łukasz" in text


@pytest.mark.parametrize("document", DOCUMENTS)
def test_progress_is_heard_up_to_the_last(document: str) -> None:
    heard: list[tuple[int, int]] = []
    how = frame()._replace(progress=lambda done, of: heard.append((done, of)))
    pdf_of(document, 9, how)
    assert heard
    assert heard[-1][0] == heard[-1][1]
    assert heard == sorted(heard)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_progress_raises_leaves_nothing_behind(document: str) -> None:
    def stop(_done: int, _of: int) -> None:
        raise InterruptedError

    file = BytesIO()
    with pytest.raises(InterruptedError):
        DOCUMENTS[document](9, frame()._replace(progress=stop), file)
    assert not file.getvalue()


@pytest.mark.parametrize(
    "empty",
    [
        lambda to: print_seating_by_name(SeatingList(event="", tables=()), frame(), to),
        lambda to: print_seating_by_table(SeatingList(event="", tables=()), frame(), to),
        lambda to: print_table_sheets(SeatingList(event="", tables=()), frame(), to),
        lambda to: print_breaking_order(BreakingOrder(event="", tables=()), frame(), to),
        lambda to: print_waiting_list(waiting_of(0), "", frame(), to),
        lambda to: print_race_sheet(race_sheet_of(0), frame(), to),
        lambda to: print_race_protocol(race_protocol_of(0), frame(), to),
        lambda to: print_rulings(rulings_of(0), frame(), to),
        lambda to: print_ruling_slips((), "", frame(), to),
        lambda to: print_receipts((), frame(), to),
        lambda to: print_refund_slips(refunds_of(0), frame(), to),
        lambda to: print_refund_list(refunds_of(0), frame(), to),
        lambda to: print_cash_report(CashReport(tills=(), currencies=()), {}, frame(), to),
        lambda to: print_draw_proof(DrawProof(commitments=(), draws=()), "", frame(), to),
    ],
)
def test_without_a_line_there_is_no_paper(empty: Callable[[BytesIO], int]) -> None:
    file = BytesIO()
    with pytest.raises(NothingToPrint):
        empty(file)
    assert not file.getvalue()


@pytest.mark.parametrize("paper", PAPERS)
def test_everybody_is_found_by_name_once(paper: PaperName) -> None:
    text = text_of(pdf_of("by name", 200, frame(paper=paper)))
    plain = [somebody(n).split()[-1] for n in range(1, 201) if n % 12 not in {5, 7}]
    assert [text.count(f"{family}, ") for family in plain] == [1] * len(plain)


def test_names_stand_in_the_order_of_the_families() -> None:
    words = [line.split(",")[0] for line in text_of(pdf_of("by name", 20, frame())).splitlines()]
    families = [
        word for word in words if word.endswith("a") and word[:1].isupper() and len(word) < 5
    ]
    assert families == sorted(families)
    assert len(families) >= 15


def lines_drawn(pdf: bytes) -> int:
    """On a page; of a roll in its one piece, which is a form."""
    page = PdfReader(BytesIO(pdf)).pages[0]
    forms = page["/Resources"]["/XObject"]  # type: ignore[index]
    piece = forms.get("/FormXob.piece-1")
    drawn = page.get_contents() if piece is None else piece.get_object()
    assert drawn is not None
    return int(drawn.get_data().count(b" l S"))


@pytest.mark.parametrize("paper", ["a4", "roll-80"])
def test_a_table_sheet_has_a_counted_stack_with_its_time_or_a_line(paper: PaperName) -> None:
    """Once play has begun nobody has what was handed out."""

    def sheet(seating: SeatingList) -> bytes:
        return printed(lambda to: print_table_sheets(seating, frame(paper=paper), to))

    before = seating_of(9)
    fresh = text_of(sheet(before))
    assert (fresh.count("30,000"), "counted" in fresh) == (9, False)
    [table] = before.tables
    seats = tuple(
        replace(one, player=replace(one.player, chips=Chips(41_500) if one.seat == 3 else None))
        for one in table.seats
        if one.player is not None
    )
    then = FOOTER.printed
    late = replace(before, tables=(replace(table, seats=seats),), counted=(then, then))
    said = text_of(sheet(late))
    assert (said.count("30,000"), said.count("41,500")) == (0, 1)
    assert "Chips as counted at" in " ".join(said.split())
    assert lines_drawn(sheet(late)) == lines_drawn(sheet(before)) + len(seats)


@pytest.mark.parametrize("players", [9, 54, 55, 100])
def test_a_table_is_never_torn(players: int) -> None:
    """Its head and the last of its seats are on one page."""
    for page in pages_of(pdf_of("by table", players, frame())):
        heads = [line for line in page if line.startswith("Table ")]
        assert not any("continued" in line for line in heads)
        assert len([line for line in page if line.isdecimal()]) >= 9 * (len(heads) - 1)


def test_a_group_longer_than_a_page_says_its_head_again() -> None:
    [table] = seating_of(9).tables
    seats = tuple(table.seats[n % 9] for n in range(120))
    pdf = printed(
        lambda to: print_seating_by_table(
            SeatingList(event="E", tables=(type(table)(table=table.table, seats=seats),)),
            frame(paper="a6"),
            to,
        )
    )
    pages = pages_of(pdf)
    assert len(pages) > 2
    assert "Table 1" in pages[0]
    assert all("Table 1, continued" in page for page in pages[1:])


def test_each_table_has_a_sheet_with_its_button_and_lines_for_notes() -> None:
    pages = pages_of(pdf_of("table sheets", 20, frame()))
    lines = [line for page in pages for line in page]
    assert lines.count("DEALER’S NOTES") == 3
    assert sum("Button at seat 4" in line for line in lines) == 3
    assert len(pages) == 2


@pytest.mark.parametrize("paper", ["a4", "roll-58"])
def test_a_table_sheet_has_the_note_on_its_table(paper: PaperName) -> None:
    seating = seating_of(9)
    [table] = seating.tables
    noted = replace(seating, tables=(replace(table, note="Shuffler broken, deal by hand"),))
    said = text_of(printed(lambda to: print_table_sheets(noted, frame(paper=paper), to)))
    assert "Shuffler broken, deal by hand" in " ".join(said.split())


def test_on_a_roll_each_table_is_a_piece_of_its_own() -> None:
    assert len(pages_of(pdf_of("table sheets", 20, frame(paper="roll-80")))) == 3


def test_the_highest_number_is_broken_first_and_the_last_stays() -> None:
    lines = text_of(pdf_of("breaking order", 12, frame())).splitlines()
    turns = lines[lines.index("TABLE") + 1 :]
    assert turns[:2] == ["1", "12"]
    assert turns[turns.index("stays") + 1] == "1"


def test_a_receipt_adds_up_and_says_by_which_method() -> None:
    lines = text_of(printed(lambda to: print_receipts((receipt_of(1, owed=300),), frame(), to)))
    for said in ("Total", "€390.00", "Ticket SAT-0042/2026-11-21", "Still owed", "€3.00"):
        assert said in lines
    assert "Re-entry 2  ·  Bullet 2" in lines


def test_a_receipt_has_the_number_of_its_entry_in_its_head_and_on_its_counterfoil() -> None:
    [page] = words_of(printed(lambda to: print_receipts((receipt_of(1),), frame(), to)))
    sizes = sorted(word.size for word in page if word.text == "Entry 1")
    kind = max(word.size for word in page if word.text == "Receipt")
    assert len(sizes) == len(["head", "counterfoil", "what was bought"])
    assert sizes[-1] > kind


def test_the_total_of_a_receipt_is_its_largest_figure() -> None:
    [page] = words_of(printed(lambda to: print_receipts((receipt_of(1),), frame(), to)))
    sizes = sorted((word.size for word in page if word.text.startswith("€")), reverse=True)

    assert sizes[0] >= 1.4 * sizes[1]


def test_refunds_carry_their_sum_from_page_to_page() -> None:
    pages = pages_of(pdf_of("refund list", 60, frame()))
    assert len(pages) > 2
    for page, following in pairwise(pages):
        carried = page[page.index("Carried forward") + 1]
        assert following[following.index("Brought forward") + 1] == carried
    amounts = sum(11_000 + n for n in range(1, 61))
    assert pages[-1][pages[-1].index("Total") + 1] == f"€{amounts / 100:,.2f}"
    assert [("Total" in page) for page in pages] == [False] * (len(pages) - 1) + [True]


def test_a_till_says_what_is_missing_and_has_lines_to_sign() -> None:
    lines = text_of(pdf_of("cash report", 2, frame())).splitlines()
    assert "€1.00 missing" in lines
    assert lines.count("COUNTED BY") == lines.count("CHECKED BY") == 2


def test_prizes_are_told_apart_from_what_was_given_back() -> None:
    lines = text_of(pdf_of("cash report", 2, frame())).splitlines()
    assert "€12,345.00 taken, €110.00 given back, €9,000.00 paid in prizes" in lines
    assert "€4,000.00 taken, €1,000.00 paid in prizes" in lines
    assert lines.count("Prizes paid") == 2
    assert lines[lines.index("Paid in prizes") + 1] == "-€10,000.00"


def test_the_proof_has_every_draw_and_marks_the_undone() -> None:
    text = text_of(pdf_of("draw proof", 6, frame()))
    assert [f"Draw {n}" in text for n in range(1, 8)] == [True] * 6 + [False]
    assert text.splitlines().count("undone") == 1
    assert "02020202" in joined(text)
    assert "Word: primavera" in text


def test_a_long_heading_of_two_languages_is_two_lines_on_a_roll() -> None:
    english = "EVERY DRAW, UNDONE ONES INCLUDED"
    italian = "TUTTI I SORTEGGI, ANCHE QUELLI ANNULLATI"
    words = Bilingual(Catalogue("en"), "it")
    narrow = text_of(pdf_of("draw proof", 2, frame(words, "roll-58"))).splitlines()
    assert narrow[narrow.index(english) + 1] == italian
    wide = text_of(pdf_of("draw proof", 2, frame(words))).splitlines()
    assert f"{english} · {italian}" in wide


def test_the_foot_and_the_title_are_on_every_page() -> None:
    pages = pages_of(pdf_of("by name", 300, frame()))
    assert len(pages) > 3
    for number, page in enumerate(pages, 1):
        assert page[-1] == f"Page {number} of {len(pages)}"
        assert "Seating by name" in page
        assert "Spring Main Event" in page


def test_a_race_sheet_says_how_many_chips_the_odd_ones_make() -> None:
    text = " ".join(
        text_of(printed(lambda to: print_race_sheet(race_sheet_of(9), frame(), to))).split()
    )
    assert "2–5 make 1, 6–9 make 2, 10–13 make 3" in text
    assert "(bring 1,200)" in text


def test_a_race_sheet_without_a_plan_leaves_room_for_the_chips() -> None:
    sheet = race_sheet_of(9, known=False)
    text = text_of(printed(lambda to: print_race_sheet(sheet, frame(), to)))
    assert "Chips that leave: ____" in text


def test_a_race_protocol_has_the_cards_and_what_opened_them() -> None:
    pdf = printed(lambda to: print_race_protocol(race_protocol_of(27), frame(), to))
    text = " ".join(text_of(pdf).split())
    assert "As Td" in text
    assert "no race: everybody is rounded up" in text
    assert "PROOF OF THE CARDS" in text.upper()


def test_a_race_after_which_as_much_is_in_play_does_not_say_that_nothing_is() -> None:
    protocol = race_protocol_of(9)
    even = replace(protocol, tables=(replace(protocol.tables[0], change=0),))
    lines = [
        line.strip()
        for line in text_of(printed(lambda to: print_race_protocol(even, frame(), to))).splitlines()
    ]
    assert "Total, change 0" in lines


def test_the_two_hyphens_of_a_command_to_be_typed_are_parted() -> None:
    """In the face of all papers they touch, and would be typed as one."""
    seal = Seal(tournament=None, name="", step=StepNo(545), at=FOOTER.printed, head=DIGEST)
    pdf = printed(lambda to: print_seal_strip(Seals(seals=(seal,)), "Spring Main", frame(), to))
    assert f"tdconsole verify FILE --head {DIGEST[:16]}" in text_of(pdf)
    [page] = pypdfium2.PdfDocument(pdf)
    text = page.get_textpage()
    at = text.get_text_range().index("--head")
    (_, _, first, _), (second, _, _, _) = (text.get_charbox(at + nth) for nth in (0, 1))
    assert second - first > 0.8


def test_a_draw_proof_has_the_cards() -> None:
    race = ProvenRace(
        draw=DrawNo(1),
        step=StepNo(9),
        undone=False,
        chain=ChainNo(1),
        link=DIGEST,
        inputs=DIGEST,
        odd=(OddChips(table=TableNo(7), seats=((SeatNo(2), 2),)),),
        cards=(SeatCards(table=TableNo(7), seat=SeatNo(2), cards=("As", "Td")),),
    )
    hands = ProvenLastHands(
        draw=DrawNo(2),
        step=StepNo(10),
        undone=True,
        chain=ChainNo(1),
        link=DIGEST,
        inputs=DIGEST,
        possible=(3, 4, 5),
        card=4,
    )
    proof = replace(proof_of(0), draws=(), buttons=(), races=(race,), last_hands=(hands,))
    text = text_of(printed(lambda to: print_draw_proof(proof, "Spring Main", frame(), to)))
    assert "chip race at 1 table" in text
    assert "Table 7, by seat: 2: As Td" in text
    assert "4 last hands" in text
    assert "One of these cards: 3, 4, 5" in text


def test_a_ruling_is_whole_with_what_is_held_back() -> None:
    text = " ".join(text_of(printed(lambda to: print_rulings(rulings_of(3), frame(), to))).split())
    assert "Ruling 1" in text
    assert "Held back until it is decided 41,500 chips of the pot and the prize of" in text
    assert "The dealer says there was one." in text
    assert "erased" in text  # a player, and the decision of the second
    assert "TDA 36, F 53" in text


def test_each_half_of_a_sheet_of_two_tables_has_its_tab_and_its_foot() -> None:
    """They are cut apart, and the upper one would not say when it was printed."""
    pdf = printed(lambda to: print_table_sheets(seating_of(18), frame(), to))
    [page] = words_of(pdf)
    feet = [word for word in page if word.text.startswith("Printed ")]
    assert len(feet) == 2
    [picture] = pictures(pdf, 72)
    corner = picture.crop((picture.width - 18, 0, picture.width - 14, picture.height))
    black = [max(corner.crop((0, y, 4, y + 1)).tobytes()) < 64 for y in range(corner.height)]
    tabs = [y for y in range(1, len(black)) if all(black[y : y + 20]) and not black[y - 1]]
    assert len(tabs) == 2
    cut = picture.height - max(word.line for word in feet)
    assert tabs[0] < 20
    assert cut < tabs[1] < cut + 25


def test_the_steps_of_a_race_wrap_beside_their_numbers_and_never_within_a_sum() -> None:
    [page, *_] = words_of(
        printed(lambda to: print_race_sheet(race_sheet_of(9), frame(paper="a6"), to))
    )
    at = next(nth for nth, word in enumerate(page) if word.text == "1.")
    steps = [word for word in page[at:] if word.size == page[at].size]
    numbers = [word for word in steps if word.left == page[at].left]
    assert [word.text for word in numbers] == [f"{nth}." for nth in range(1, len(numbers) + 1)]
    lines = [word for word in steps if word not in numbers]
    assert len(lines) > len(numbers)
    assert len({word.left for word in lines}) == 1
    assert not any(word.text.endswith("make") for word in lines)


@pytest.mark.parametrize("paper", ["a4", "roll-58"])
def test_the_decision_of_a_ruling_that_pends_is_written_by_hand_and_signed(
    paper: PaperName,
) -> None:
    def words(number: int) -> list[Word]:
        pending, decided = rulings_of(2).rulings
        one = replace(pending if number else decided, happened="A card was exposed.")
        told = RulingList(event="Spring Main", pending=number, rulings=(one,))
        pdf = printed(lambda to: print_rulings(told, frame(paper=paper), to))
        return [word for page in words_of(pdf) for word in page]

    [decision] = (word for word in words(1) if word.text == "Decision")
    [director] = (word for word in words(1) if word.text == "TOURNAMENT DIRECTOR")
    assert decision.line - director.line > 3 * 20, "three lines of handwriting"
    assert not any(word.text == "TOURNAMENT DIRECTOR" for word in words(0))


def test_a_slip_for_each_ruling_to_be_signed() -> None:
    pdf = printed(lambda to: print_ruling_slips(rulings_of(3).rulings, "Spring", frame(), to))
    assert len(pages_of(pdf)) == 3
    assert all("TOURNAMENT DIRECTOR" in "\n".join(page).upper() for page in pages_of(pdf))


def test_slips_on_labels_are_made_for_a4() -> None:
    pdf = printed(
        lambda to: print_ruling_slips(rulings_of(1).rulings, "", frame(paper="labels-a4-8"), to)
    )
    assert len(pages_of(pdf)) == 1


def test_the_wall_has_each_name_where_its_country_looks_for_it() -> None:
    names = (
        ("Sofia De Luca", "IT"),
        ("Jan van den Berg", "NL"),
        ("Piet van den Berg", "BE"),
        ("Łucja Łoś", "PL"),
        ("Anna Zych", "PL"),
        ("Maria José García Márquez", "ES"),
        ("Bob Long", "GB"),
    )
    players = {
        SeatNo(number): replace(player(number, name), country=country, table=TableNo(1))
        for number, (name, country) in enumerate(names, 1)
    }
    seats = tuple(SeatThere(seat=seat, player=one) for seat, one in players.items())
    tables = (TableThere(table=TableNo(1), seats=seats),)
    there = SeatingList(event="Spring Main", tables=tables)
    to = BytesIO()
    print_seating_by_name(there, frame(catalogue("pl")), to)

    text = text_of(to.getvalue())
    listed = [
        "van den Berg, Jan",
        "De Luca, Sofia",
        "García Márquez, Maria José",
        "Long, Bob",
        "Łoś, Łucja",
        "van den Berg, Piet",
        "Zych, Anna",
    ]
    assert sorted(listed, key=text.index) == listed


WALL: Final = 13.0


@pytest.mark.parametrize("document", ["by name", "by table", "waiting list"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("number", [20, 200])
def test_what_hangs_on_the_wall_is_read_from_afar(
    document: str, paper: PaperName, number: int
) -> None:
    pages = words_of(pdf_of(document, number, frame(paper=paper)))
    sizes = [word.size for page in pages for word in page if "Maria Rossi" in word.text]
    assert sizes
    assert all(size == pytest.approx(WALL) for size in sizes)


def test_a_page_of_many_says_from_which_name_to_which_it_goes() -> None:
    pages = words_of(pdf_of("by name", 200, frame()))
    spans = [[word for word in page if " – " in word.text and word.size > WALL] for page in pages]
    assert all(len(one) == 1 for one in spans)
    ends = [word.text.split(" – ") for [word] in spans]
    assert ends[0][0] == "A10"
    assert [end for pair in ends for end in pair] == sorted(end for pair in ends for end in pair)
    for page, (first, last) in zip(pages, ends, strict=True):
        names = [word.text for word in page if ", " in word.text and word.size >= WALL - 0.1]
        begun = [name.split(",")[0].upper() for name in names if name[1:2].isdecimal()]
        assert first <= begun[0][:3]
        assert begun[-1][:3] <= last


@pytest.mark.parametrize("paper", PAPERS)
def test_a_page_that_is_alone_says_nothing_of_the_kind(paper: PaperName) -> None:
    assert " – " not in text_of(pdf_of("by name", 20, frame(paper=paper)))


def test_two_thousand_two_hundred_are_found_by_name_on_some_forty_pages() -> None:
    names = tuple(f"Given{n} Family{n * 7919 % 2200:04}" for n in range(2200))
    tables = tuple(
        TableThere(
            table=TableNo(at // 9 + 1),
            seats=tuple(
                SeatThere(seat=SeatNo(n % 9 + 1), player=player(n + 1, names[n]))
                for n in range(at, min(at + 9, 2200))
            ),
        )
        for at in range(0, 2200, 9)
    )
    seating = SeatingList(event="Spring Main", tables=tables)
    pages = pages_of(printed(lambda to: print_seating_by_name(seating, frame(), to)))
    assert len(pages) <= 44
    listed = [line for page in pages for line in page if line.startswith("Family")]
    assert listed == sorted(listed)
    assert len(listed) == 2200


@pytest.mark.parametrize("document", DOCUMENTS)
@pytest.mark.parametrize("paper", ["a4", "a6", "roll-58"])
def test_nothing_is_written_below_the_page(document: str, paper: PaperName) -> None:
    assert text_outside(pdf_of(document, 9, frame(Catalogue("pl"), paper))) == []
