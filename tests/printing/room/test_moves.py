"""The papers of moves: in three languages, on every paper, with the longest names."""

from collections.abc import Callable
from io import BytesIO
from itertools import pairwise
from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.values import Chips, Document, EntryId
from tdconsole.i18n.catalogue import LANGUAGES, Catalogue, Language
from tdconsole.printing.paper.bilingual import Bilingual
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.sizes import PAPERS, PaperName
from tdconsole.printing.papers.making import made
from tdconsole.printing.papers.offered import papers_of
from tdconsole.printing.room.breaking_slips import print_breaking_slips
from tdconsole.printing.room.move_slips import print_move_slips
from tdconsole.printing.room.moves_sheet import print_moves_sheet
from tdconsole.printing.room.redraw_sheet import print_redraw_sheet
from tdconsole.projections.room.move_slips import MoveSlip
from tests.domain.floor import at, playing
from tests.printing.lists import LONGEST, UNBROKEN, frame, printed, somebody
from tests.printing.moves import MOVE, PROOF, UNKNOWN, broken, moves_of, redraw_of
from tests.printing.read_again import ENGLISH, FOOTER, pages_of, squeezed, words_of
from tests.printing.seen import codes, ink_outside, pictures
from tests.projections.moved import Evening, evening
from tests.projections.persons import PEOPLE

Made = Callable[[int, Frame, BytesIO], int]

VOID: Final = replace(MOVE, void=True, barred=None, cites=(), stays=at(41, 2))
DOCUMENTS: Final[dict[str, Made]] = {
    "planned": lambda n, how, to: print_move_slips(
        tuple(replace(UNKNOWN if m % 3 else MOVE, entry=EntryId(m), name=somebody(m))
              for m in range(1, n + 1)), how, to
    ),
    "unknown": lambda n, how, to: print_move_slips((UNKNOWN,) * n, how, to),
    "void": lambda n, how, to: print_move_slips(
        tuple(replace(VOID, name=somebody(m)) for m in range(1, n + 1)), how, to
    ),
    "broken": lambda n, how, to: print_breaking_slips(broken(n), moves_of(n, 14), how, to),
    "moves": lambda n, how, to: print_moves_sheet(moves_of(n), how, to),
    "redraw": lambda n, how, to: print_redraw_sheet(redraw_of(n, 2), how, to),
    "final table": lambda n, how, to: print_redraw_sheet(redraw_of(n, 1), how, to),
}  # fmt: skip
SLIPS: Final = ("planned", "unknown", "void", "broken")
OF_NAMES: Final = [name for name in DOCUMENTS if name != "unknown"]
MADE_ON: Final = [
    (document, paper)
    for document in DOCUMENTS
    for paper in papers_of("move-slips" if document in SLIPS else "moves-sheet")
]


def pdf_of(document: str, number: int, how: Frame) -> bytes:
    return printed(lambda to: DOCUMENTS[document](number, how, to))


def lines_of(pdf: bytes) -> list[str]:
    return [line for page in pages_of(pdf) for line in page]


@pytest.mark.parametrize(("document", "paper"), MADE_ON)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_reaches_the_edge(document: str, paper: PaperName, language: Language) -> None:
    how = frame(Catalogue(language), paper)
    assert not ink_outside(pdf_of(document, 9, how), how.paper)


@pytest.mark.parametrize("document", DOCUMENTS)
@pytest.mark.parametrize("paper", ["a4", "roll-58"])
def test_nothing_reaches_the_edge_in_two_languages(document: str, paper: PaperName) -> None:
    how = frame(Bilingual(Catalogue("it"), "pl"), paper)
    assert not ink_outside(pdf_of(document, 9, how), how.paper)


@pytest.mark.parametrize(("document", "paper"), MADE_ON)
def test_the_longest_names_are_whole(document: str, paper: PaperName) -> None:
    if document == "unknown":
        return
    text = squeezed(pdf_of(document, 9, frame(paper=paper)))
    assert "".join(LONGEST.split()) in text
    assert UNBROKEN in text


@pytest.mark.parametrize("document", DOCUMENTS)
def test_progress_is_heard_up_to_the_last(document: str) -> None:
    heard: list[tuple[int, int]] = []
    how = frame()._replace(progress=lambda done, of: heard.append((done, of)))
    pdf_of(document, 9, how)
    assert heard
    assert heard[-1][0] == heard[-1][1]


@pytest.mark.parametrize(
    "empty",
    [
        lambda to: print_move_slips((), frame(), to),
        lambda to: print_breaking_slips((), None, frame(), to),
        lambda to: print_moves_sheet(None, frame(), to),
        lambda to: print_redraw_sheet(None, frame(), to),
    ],
)
def test_without_a_move_there_is_no_paper(empty: Callable[[BytesIO], int]) -> None:
    file = BytesIO()
    with pytest.raises(NothingToPrint):
        empty(file)
    assert not file.getvalue()


# The slips


def slip(one: MoveSlip, paper: PaperName = "a4") -> list[str]:
    return lines_of(printed(lambda to: print_move_slips((one,), frame(paper=paper), to)))


@pytest.mark.parametrize("paper", PAPERS)
def test_a_slip_says_who_from_where_to_and_by_which_article(paper: PaperName) -> None:
    lines = slip(MOVE, paper)
    text = " ".join(lines)
    assert "From table 41, seat 2" in text
    assert "117" in lines
    assert "5" in lines
    assert "You are not dealt in between the small blind and the button." in text
    assert "TDA-2024 11-A, TDA-2024 10-A" in lines
    assert "Spring Main Event" in text
    assert "Łucja Żółć" in text


@pytest.mark.parametrize("paper", [name for name in PAPERS if name != "labels-a4-21"])
def test_both_dealers_have_a_part(paper: PaperName) -> None:
    lines = slip(MOVE, paper)
    for said in ("DEALER, TABLE 41", "Seat 2", "leaves for 117-5"):
        assert said in lines
    for said in ("DEALER, TABLE 117", "Seat 5", "comes from 41-2"):
        assert said in lines


@pytest.mark.parametrize("paper", PAPERS)
def test_what_nobody_knows_is_found_at_the_table_and_written_down(paper: PaperName) -> None:
    lines = slip(UNKNOWN, paper)
    assert "Next big blind of table 41" in " ".join(lines)
    assert "Seat: worst of 3, 6, 8" in lines
    assert "NAME" in lines
    assert not set("3568") & set(lines)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (replace(UNKNOWN, where="nearest_big_blind"), "Seat: nearest the big blind of 3, 6, 8"),
        (replace(UNKNOWN, who="high_card"), "Seat: one of 3, 6, 8"),
        (replace(UNKNOWN, who="high_card"), "The player drawing the card at table 41"),
        (
            replace(MOVE, barred="big_blind_to_button"),
            "You are not dealt in between the big blind and the button, nor on the small blind.",
        ),
        (
            replace(MOVE, barred="small_blind"),
            "You are not dealt in on the small blind.",
        ),
        (replace(MOVE, why="broken"), "From table 41, seat 2, that is broken"),
        (replace(MOVE, name=None), "erased"),
        (VOID, "Your slip to table 117, seat 5 is void."),
        (VOID, "This is your seat:"),
        (replace(VOID, stays=None), "Your slip to table 117, seat 5 is void."),
    ],
)
def test_a_slip_says_what_its_case_is(changed: MoveSlip, said: str) -> None:
    assert said in " ".join(slip(changed, "roll-80"))


def test_a_void_slip_shows_the_seat_where_the_player_is() -> None:
    lines = slip(VOID)
    void = lines.index("VOID")
    assert lines[void + 1 : void + 3] == ["TABLE 117  ·  SEAT 5", "Spring Main Event"]
    title = lines.index("This is your seat:")
    assert {"41", "2"} <= set(lines[title + 1 : title + 5])
    assert "From table 41, seat 2" not in lines
    assert "41" in lines
    assert "2" in lines
    assert "117" not in lines
    assert "does not come" in lines


@pytest.mark.parametrize("paper", ["a4", "roll-80"])
def test_a_void_slip_is_marked_on_the_dealers_part_too(paper: PaperName) -> None:
    lines = slip(VOID, paper)
    assert lines.count("VOID") == 2
    assert lines[lines.index("DEALER, TABLE 117") - 1] == "VOID"


def bars(moved: MoveSlip) -> int:
    """The bars on the dealers' part: bands of black, and lines through a text."""
    [page] = pictures(printed(lambda to: print_move_slips((moved,), frame(), to)), 144)
    part = page.crop((520, 40, 580, 400))
    black = [max(part.crop((0, y, 60, y + 1)).tobytes()) < 128 for y in range(part.height)]
    return sum(here and not before for before, here in pairwise([False, *black]))


def test_the_seat_that_a_void_slip_no_longer_gives_is_struck_through() -> None:
    assert bars(MOVE) == 0
    assert bars(VOID) == 2


@pytest.mark.parametrize(
    ("moved", "said"),
    [(MOVE, ("leaves for 117-5", "comes from 41-2")), (VOID, ("does not come",))],
)
def test_a_dealer_reads_who_leaves_or_comes_as_large_as_the_name(
    moved: MoveSlip, said: tuple[str, ...]
) -> None:
    [words] = words_of(printed(lambda to: print_move_slips((moved,), frame(), to)))
    at = {word.text: number for number, word in enumerate(words)}
    for one in said:
        name = words[at[one] - 2]
        assert name.text == MOVE.name
        assert words[at[one]].size == name.size


def test_ten_slips_are_a_sheet() -> None:
    pages = pages_of(printed(lambda to: print_move_slips((MOVE,) * 11, frame(), to)))
    assert [page.count("117") for page in pages] == [10, 1]
    assert [page[-1] for page in pages] == ["Page 1 of 2", "Page 2 of 2"]


def test_a_slip_in_two_languages_says_figures_once() -> None:
    words = Bilingual(Catalogue("it"), "pl")
    lines = lines_of(printed(lambda to: print_move_slips((MOVE,), frame(words), to)))
    assert "TAVOLO · STÓŁ" in lines
    assert lines.count("117") == 1


# A broken table


@pytest.mark.parametrize("paper", papers_of("breaking-slips"))
def test_a_reader_finds_the_proof_of_each_seat(paper: PaperName) -> None:
    """A roll as a thermal printer sets it, at 203 dots an inch; a sheet as a laser does."""
    dots = 203.2 if paper.startswith("roll") else 300
    found = codes(pdf_of("broken", 9, frame(paper=paper)), dots)
    assert sorted(found) == [f"{PROOF}:{n}" for n in range(1, 10)]


def test_a_whole_table_is_a_sheet_of_slips_and_one_for_the_dealer() -> None:
    slips, dealers = pages_of(pdf_of("broken", 9, frame()))
    assert sum("comes from 14-" in line for line in slips) == 9
    assert not any("leaves for" in line for line in slips)
    assert "Dealer’s sheet of the broken table" in dealers
    assert sum(line.startswith("14-") for line in dealers) == 9
    assert slips[-1] == "Page 1 of 2"


def test_labels_are_for_slips_alone() -> None:
    [page] = pages_of(pdf_of("broken", 8, frame(paper="labels-a4-8")))
    assert not any("Dealer’s sheet" in line for line in page)


# The sheets


def test_a_few_moves_stand_by_the_table_they_leave() -> None:
    [page] = pages_of(pdf_of("moves", 9, frame()))
    heads = [line for line in page if line.startswith("Table ")]
    assert heads == ["Table 1", "Table 2", "Table 3", "Table 4"]
    assert "3 leave" in page
    assert page.index("1-2") < page.index("1-3") < page.index("2-4")


def test_many_moves_stand_by_name_as_well() -> None:
    pages = pages_of(pdf_of("moves", 40, frame()))
    titles = [page[0] for page in pages]
    assert titles == sorted(titles)
    assert set(titles) == {"Moves", "Moves by name"}
    by_name = [line for page in pages if page[0] == "Moves by name" for line in page]
    names = [line.split(",")[0] for line in by_name if line.endswith((", Zoè Çelik", ", Jo Ng"))]
    assert len(names) > 10
    assert names == sorted(names)


def test_a_redraw_is_told_by_table_with_its_button_and_by_name() -> None:
    pages = pages_of(pdf_of("redraw", 16, frame()))
    assert [page[0] for page in pages] == ["Redraw", "Redraw by name"]
    assert pages[0].count("Button at seat 2") == 2
    assert pages[0].count("Button") == 2


def test_a_final_table_is_one_large_list() -> None:
    [page] = pages_of(pdf_of("final table", 9, frame()))
    assert page[0] == "Final table"
    assert sum(line in set("123456789") for line in page) >= 9


def test_seventy_two_players_are_four_pages() -> None:
    pages = pages_of(printed(lambda to: print_redraw_sheet(redraw_of(72, 8), frame(), to)))
    assert len(pages) == 4


# As they are asked for


@pytest.fixture(scope="module")
def broken_evening() -> bytes:
    with evening() as floor:
        floor.thin(1, 3)
        floor.thin(2, 3)
        floor.shatter(3)
        return asked(floor, "breaking-slips")


def asked(floor: Evening, document: Document) -> bytes:
    source = floor.source
    return made(document, source.state, source.people, ENGLISH, FOOTER, source=source)


def test_the_slips_of_a_break_come_off_the_trail(broken_evening: bytes) -> None:
    slips, dealers = pages_of(broken_evening)
    assert sum("comes from 3-" in line for line in slips) == 7
    assert "BROKEN TABLE" in dealers


def test_moves_are_printed_again_and_void_once_they_are_undone() -> None:
    with evening() as floor:
        assert asked(floor, "last-slips") == asked(floor, "moves-sheet") == b""
        entry = floor.at(1)[0]
        source, target = floor.send(entry, 3)
        assert f"Player {entry}" in lines_of(asked(floor, "last-slips"))
        assert f"{source.table}-{source.seat}" in lines_of(asked(floor, "moves-sheet"))
        assert asked(floor, "void-slips") == b""
        floor.undo()
        assert asked(floor, "last-slips") == b""
        void = " ".join(lines_of(asked(floor, "void-slips")))
        assert f"Your slip to table {target.table}, seat {target.seat} is void" in void


def test_a_slip_that_was_lost_is_printed_alone() -> None:
    with evening() as floor:
        one, other = floor.at(1)[:2]
        floor.send(one, 2)
        floor.send(other, 2)
        source = floor.source
        pdf = made(
            "last-slips",
            source.state,
            source.people,
            ENGLISH,
            FOOTER,
            (EntryId(other),),
            source=source,
        )
    lines = lines_of(pdf)
    assert f"Player {other}" in lines
    assert f"Player {one}" not in lines


def test_a_redraw_is_printed_after_it_was_made() -> None:
    with evening() as floor:
        assert asked(floor, "redraw-sheet") == b""
        sources = floor.redraw()
        assert "Redraw" in lines_of(asked(floor, "redraw-sheet"))
        moved = sum(floor.seat_of(entry) != seat for entry, seat in sources.items())
        slips = lines_of(asked(floor, "last-slips"))
        assert sum("comes from" in line for line in slips) == moved > 0


def test_the_plan_is_printed_before_it_is_made() -> None:
    state = playing(9, 7, stack=Chips(20_000)).tournament
    lines = lines_of(made("move-slips", state, PEOPLE, ENGLISH, FOOTER))
    assert "Next big blind of table 1" in lines
    assert made("move-slips", playing(8, 8).tournament, PEOPLE, ENGLISH, FOOTER) == b""


def test_a_sheet_has_marks_only_where_a_slip_is_cut_out_of_it() -> None:
    def crosses(number: int) -> int:
        """The marks in the middle of the sheet, where two columns meet."""
        [page] = pictures(pdf_of("void", number, frame()), 144)
        middle = page.crop((page.width // 2 - 6, 60, page.width // 2 - 3, page.height - 100))
        rows = [min(middle.crop((0, y, 3, y + 1)).tobytes()) < 200 for y in range(middle.height)]
        return sum(here and not before for before, here in pairwise([False, *rows]))

    assert crosses(1) == 1
    assert crosses(2) == 1
    assert crosses(5) == 3
    assert crosses(8) == 4
