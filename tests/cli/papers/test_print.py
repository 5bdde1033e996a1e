import json
import re
from pathlib import Path

import pytest
from pypdf import PdfReader

from tdconsole.cli.papers.prints import Telling
from tdconsole.domain.language.events.money import PrizePaid
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.language.events.penalties import PenaltyGiven
from tdconsole.i18n.catalogue import catalogue
from tdconsole.printing.paper.sizes import PAPERS, PaperName
from tdconsole.printing.papers.offered import DOCUMENTS
from tdconsole.session import open_house
from tdconsole.settings import ELSEWHERE, Hall, Publishing, Settings, Wall, write
from tests.cli.terminal import asked, typed
from tests.cli.tournaments import NAMES, played_out, register
from tests.printing.read_again import text_of_file
from tests.printing.seen import codes

MOVES = {"moves-sheet", "breaking-slips", "redraw-sheet", "last-slips", "void-slips"}
ENDED = {"results", "certificate", "place-cards"}
MONEY = {"payout-slip", "deal-sheet", "seat-voucher", "owed-back", "refund-list"}
PLAYED = {"overnight", "flights-sheet", "race-protocol", "hand-protocol", "rulings"}
PENALTIES = {"penalty-notice", "tally-card"}
NOT_YET = {"waiting-list", "refund", "move-slips", *PLAYED, *PENALTIES, *MOVES, *MONEY, *ENDED}


@pytest.fixture
def pdf(tmp_path: Path) -> Path:
    return tmp_path / "paper.pdf"


def test_a_seat_card_for_everybody(evening: Path, pdf: Path) -> None:
    said = typed("print", evening, "seat-cards", "-o", pdf)
    assert (said.code, said.err) == (0, "")
    assert said.out == f"{pdf} written.\n"
    text = text_of_file(pdf)
    seated = [
        (table["table"], sitting["seat"], sitting["name"])
        for table in typed("show", evening, "seating", "--json").json["tables"]
        for sitting in table["seats"]
        if sitting["name"]
    ]
    assert len(seated) == len(NAMES)
    assert all(name in text for name in NAMES)
    found = re.findall(r"\bTABLE\D*(\d+)\D*?SEAT\D*(\d+)", text, re.IGNORECASE)
    if found:
        assert {(int(table), int(seat)) for table, seat in found} == {s[:2] for s in seated}


def test_a_seat_card_for_those_named(evening: Path, pdf: Path) -> None:
    words = ("--entry", "2", "--entry", "4")
    assert typed("print", evening, "seat-cards", "-o", pdf, *words).code == 0
    text = text_of_file(pdf)
    assert [name for name in NAMES if name in text] == [NAMES[1], NAMES[3]]
    assert _issued(evening) == [("seat-cards", [2, 4])]


def test_the_codes_of_seat_cards_are_the_players_pages_once_the_hall_has_an_address(
    evening: Path, pdf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ELSEWHERE, str(tmp_path / "settings.json"))
    assert typed("print", evening, "seat-cards", "-o", pdf, "--entry", "2").code == 0
    (proof,) = codes(pdf.read_bytes(), 300)
    assert proof.startswith("TDC1 ")
    assert write(Settings(hall=Hall(address="192.168.1.20")))
    assert typed("print", evening, "seat-cards", "-o", pdf, "--entry", "2").code == 0
    (page,) = codes(pdf.read_bytes(), 300)
    assert re.fullmatch(r"HTTP://192\.168\.1\.20:8080/C/[A-Z2-7]{16}", page)


def test_lists_by_name_have_the_family_name_that_was_said(evening: Path, pdf: Path) -> None:
    """A guessed family name would make the paper print "Rossi, Maria Conti"."""
    assert typed("people", evening, "change", "1", "--name", "Maria Conti Rossi").code == 0
    assert typed("people", evening, "change", "1", "--family-name", "Conti Rossi").code == 0
    redraw = {"command": "RedrawSeats", "reason": "a fresh start"}
    assert typed("do", evening, stdin=asked([{"command": "PauseClock"}, redraw])).code == 0
    for document in ("seating-by-name", "redraw-sheet"):
        assert typed("print", evening, document, "-o", pdf).code == 0
        text = " ".join(text_of_file(pdf).split())
        assert "Conti Rossi, Maria" in text, document
        assert text.index("Conti Rossi, Maria") < text.index("Gonçalves, Ana"), document


def test_the_payout_sheet_adds_up_to_the_pool(evening: Path, pdf: Path) -> None:
    assert typed("print", evening, "payout-sheet", "-o", pdf).code == 0
    text = text_of_file(pdf)
    prizes = typed("show", evening, "prizes", "--json").json
    amounts = [f"€{amount / 100:.2f}" for amount in prizes["amounts"]]
    assert all(amount in text for amount in amounts)
    assert sum(prizes["amounts"]) == prizes["pool"] == 55_000
    assert "€550.00" in text
    assert not any(name in text for name in NAMES)


def test_the_payout_sheet_names_who_is_paid(evening: Path, pdf: Path) -> None:
    requests, places = played_out(evening)
    assert typed("do", evening, stdin=asked(requests)).code == 0
    assert typed("print", evening, "payout-sheet", "-o", pdf).code == 0
    text = text_of_file(pdf)
    assert {name for name in NAMES if name in text} == {NAMES[entry - 1] for entry in places[:3]}


def test_a_certificate_is_the_winner_s_or_of_the_places_that_are_asked_for(
    evening: Path, pdf: Path
) -> None:
    words = ("print", evening, "certificate", "-o", pdf)
    assert typed(*words).refusal == "NothingToPrint"
    requests, places = played_out(evening)
    *before, last = requests
    assert typed("do", evening, stdin=asked(before)).code == 0
    assert typed(*words).refusal == "NothingToPrint", "two are left"
    assert not pdf.exists()
    done = asked([last, {"command": "FinishTournament"}])
    assert typed("do", evening, stdin=done).code == 0
    named = [NAMES[entry - 1] for entry in places]
    assert typed(*words).code == 0
    assert [name for name in named if name in text_of_file(pdf)] == named[:1]
    assert typed(*words, "--places", "3").code == 0
    assert [name for name in named if name in text_of_file(pdf)] == named[:3]
    assert typed(*words, "--entry", str(places[4])).code == 0
    assert [name for name in named if name in text_of_file(pdf)] == [named[4]]
    first = [places[0], places[1], places[2]]
    assert [sorted(entries) for document, entries in _issued(evening)] == [
        [],
        sorted(first),
        [places[4]],
    ]
    for misused in (("--places", "0"), ("--places", "2", "--entry", "1")):
        assert typed(*words, *misused).misuse
    assert typed("print", evening, "results", "-o", pdf, "--places", "2").misuse


def test_a_certificate_has_the_prize_if_the_house_shows_its_money(
    evening: Path, pdf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ELSEWHERE, str(tmp_path / "settings.json"))
    requests, _places = played_out(evening)
    assert typed("do", evening, stdin=asked(requests)).code == 0
    for money in (True, False):
        club = Publishing(club="Casino San Remo")
        assert write(Settings(wall=Wall(money=money), publishing=club))
        assert typed("print", evening, "certificate", "-o", pdf).code == 0
        assert ("€" in text_of_file(pdf)) is money
        assert "Casino San Remo" in text_of_file(pdf)


def test_place_cards_are_printed_once_all_sit_at_one_table(evening: Path, pdf: Path) -> None:
    words = ("print", evening, "place-cards", "-o", pdf)
    assert typed(*words).refusal == "NothingToPrint"
    requests, places = played_out(evening)
    moved = max(at for at, one in enumerate(requests) if one["command"] == "MovePlayer")
    assert typed("do", evening, stdin=asked(requests[: moved + 1])).code == 0
    assert typed(*words).code == 0
    left = len(requests) - moved
    named = {NAMES[entry - 1] for entry in places[:left]}
    assert {name for name in NAMES if name in text_of_file(pdf)} == named
    assert typed(*words, "--entry", str(places[0])).code == 0
    assert [name for name in NAMES if name in text_of_file(pdf)] == [NAMES[places[0] - 1]]
    assert typed(*words, "--entry", str(places[-1])).refusal == "NotSeated"
    assert typed("do", evening, stdin=asked(requests[moved + 1 :])).code == 0
    assert typed(*words).refusal == "NothingToPrint", "the winner sits alone"


def test_a_payout_slip_is_printed_once_and_again_and_void_once_it_was_undone(
    evening: Path, pdf: Path
) -> None:
    requests, places = played_out(evening)
    paid = [{"command": "PayOut", "entry": entry} for entry in places[:2]]
    assert typed("do", evening, stdin=asked([*requests, *paid])).code == 0
    words = ("print", evening, "payout-slip", "-o", pdf, "--paper", "roll-80")
    assert typed(*words, "--entry", str(places[0])).code == 0
    assert NAMES[places[0] - 1] in text_of_file(pdf)
    assert "Printed again" not in text_of_file(pdf)
    assert typed(*words).code == 0
    assert NAMES[places[1] - 1] in text_of_file(pdf)
    assert NAMES[places[0] - 1] not in text_of_file(pdf)
    assert typed(*words).code == 0
    assert text_of_file(pdf).count("Printed again") == 2
    assert typed(*words, "--entry", str(places[3])).refusal == "NothingToPrint"
    assert typed("print", evening, "payout-sheet", "-o", pdf).code == 0
    assert all(said in text_of_file(pdf) for said in ("Slip 1", "Slip 2", "cash"))
    with open_house(evening) as house:
        (tournament,) = house.session.tournaments()
        steps = house.session.timeline(tournament).steps
    paid_last = max(step.no for step in steps if isinstance(step.events[0], PrizePaid))
    undo = {"command": "Undo", "step": paid_last}
    assert typed("do", evening, stdin=asked([undo])).code == 0
    assert typed("print", evening, "void-slips", "-o", pdf).code == 0
    assert "VOID" in text_of_file(pdf)
    assert "Slip 2" in text_of_file(pdf)
    assert typed("print", evening, "results", "-o", pdf).code == 0
    assert all(name in text_of_file(pdf) for name in NAMES)


def test_a_notice_is_printed_once_again_and_void_and_a_card_as_long_as_hands_are_left(
    evening: Path, pdf: Path
) -> None:
    penalty = {
        "command": "GivePenalty",
        "entry": 1,
        "hands": 2,
        "offence": "phone",
        "words": "rang",
    }
    assert typed("do", evening, stdin=asked([penalty])).code == 0
    notice = ("print", evening, "penalty-notice", "-o", pdf, "--paper", "roll-58", "--entry", "1")
    assert typed(*notice).code == 0
    text = text_of_file(pdf)
    assert all(said in text for said in (NAMES[0], "Penalty 1", "TDA-2024 5", "rang"))
    assert "Printed again" not in text
    assert typed(*notice).code == 0
    assert "Penalty 1" in text_of_file(pdf)
    assert "Printed again" in text_of_file(pdf)
    assert typed("print", evening, "tally-card", "-o", pdf).code == 0
    assert "2 hands to miss" in text_of_file(pdf)
    with open_house(evening) as house:
        (tournament,) = house.session.tournaments()
        steps = house.session.timeline(tournament).steps
    given = next(step.no for step in steps if isinstance(step.events[0], PenaltyGiven))
    undo = {"command": "Undo", "step": given}
    assert typed("do", evening, stdin=asked([undo])).code == 0
    assert typed("print", evening, "tally-card", "-o", pdf).refusal == "NothingToPrint"
    assert typed("print", evening, "void-slips", "-o", pdf).code == 0
    assert all(said in text_of_file(pdf) for said in ("VOID", "Penalty 1"))


def test_what_was_printed_stands_on_the_trail(evening: Path, pdf: Path) -> None:
    typed("print", evening, "seat-cards", "-o", pdf)
    typed("print", evening, "payout-sheet", "-o", pdf)
    assert _issued(evening) == [("seat-cards", []), ("payout-sheet", [])]
    assert typed("verify", evening).code == 0


def test_a_paper_is_printed_when_all_is_over(evening: Path, pdf: Path) -> None:
    requests, _places = played_out(evening)
    over = asked([*requests, {"command": "FinishTournament"}])
    assert typed("do", evening, stdin=over).code == 0
    assert typed("print", evening, "payout-sheet", "-o", pdf).code == 0


@pytest.mark.parametrize("document", ["seat-cards", "payout-sheet"])
@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_in_another_language_than_the_terminals(
    evening: Path, pdf: Path, document: str, language: str
) -> None:
    said = typed("print", evening, document, "-o", pdf, "--in", language)
    assert said.out == f"{pdf} written.\n"
    assert str(PdfReader(pdf).root_object["/Lang"]) == language


def test_a_paper_takes_the_place_of_the_one_before(evening: Path, pdf: Path) -> None:
    pdf.write_bytes(b"old")
    assert typed("print", evening, "seat-cards", "-o", pdf).code == 0
    assert pdf.read_bytes().startswith(b"%PDF")
    assert [path.name for path in pdf.parent.glob("*.part")] == []


def test_no_paper_and_no_list_takes_the_place_of_a_house(evening: Path, tmp_path: Path) -> None:
    house = evening.rename(tmp_path / "club.csv")
    before = typed("show", house, "log").out
    assert typed("print", house, "seat-cards", "-o", house).refusal == "FileExists"
    assert typed("export", house, "people", "-o", house).refusal == "FileExists"
    assert typed("export", house, "structure", "-o", house).refusal == "FileExists"
    assert typed("show", house, "log").out == before
    assert typed("verify", house).code == 0


def test_nobody_seated(house: Path, pdf: Path) -> None:
    assert typed("print", house, "seat-cards", "-o", pdf).refusal == "NothingToPrint"
    assert typed("print", house, "payout-sheet", "-o", pdf).refusal == "NothingToPrint"
    assert not pdf.exists()
    assert _issued(house) == []


@pytest.mark.parametrize("entry", ["0", "-1", "99", "99999999999999999999"])
def test_an_entry_that_is_not_there(evening: Path, pdf: Path, entry: str) -> None:
    said = typed("print", evening, "seat-cards", "-o", pdf, "--entry", entry)
    assert said.code in {1, 2}
    assert not said.out
    assert entry in said.err
    assert not pdf.exists()
    assert _issued(evening) == []


@pytest.mark.parametrize(
    "words",
    [
        ["seat-cards"],
        ["poster", "-o", "x.pdf"],
        ["seat-cards", "-o", "x.pdf", "--entry", "one"],
        ["seat-cards", "-o", "x.pdf", "--in", "de"],
        ["seat-cards", "-o", "x.pdf", "more"],
    ],
)
def test_misuse(evening: Path, words: list[str]) -> None:
    assert typed("print", evening, *words).misuse


def test_a_folder_is_no_paper(evening: Path, tmp_path: Path) -> None:
    assert str(tmp_path) in typed("print", evening, "seat-cards", "-o", tmp_path).misuse


def test_a_folder_that_is_not_there(evening: Path, tmp_path: Path) -> None:
    said = typed("print", evening, "seat-cards", "-o", tmp_path / "nowhere" / "x.pdf")
    assert said.refusal == "FileMissing"
    assert str(tmp_path / "nowhere") in said.err


def test_a_house_that_is_not_there(tmp_path: Path, pdf: Path) -> None:
    missing = tmp_path / "nowhere.house"
    assert typed("print", missing, "seat-cards", "-o", pdf).refusal == "HouseMissing"
    assert not pdf.exists()


@pytest.mark.parametrize("document", DOCUMENTS)
@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_every_document_there_is(evening: Path, pdf: Path, document: str, language: str) -> None:
    said = typed("print", evening, document, "-o", pdf, "--in", language)
    if document in NOT_YET:
        assert said.refusal == "NothingToPrint"
        assert not pdf.exists()
        assert _issued(evening) == []
    else:
        assert said.code == 0
        assert _issued(evening) == [(document, [])]
        assert text_of_file(pdf)


@pytest.mark.parametrize("paper", ["letter", "a6", "roll-80", "roll-58"])
def test_on_the_paper_that_is_asked_for(evening: Path, pdf: Path, paper: PaperName) -> None:
    assert typed("print", evening, "seating-by-name", "-o", pdf, "--paper", paper).code == 0
    assert float(PdfReader(pdf).pages[0].mediabox.width) == pytest.approx(
        PAPERS[paper].width, abs=0.01
    )
    assert all(name.split()[-1] in text_of_file(pdf) for name in NAMES)


def test_a_paper_that_a_document_is_never_on(evening: Path, pdf: Path) -> None:
    words = ("print", evening, "seating-by-name", "-o", pdf, "--paper", "labels-a4-8")
    assert "a4, letter, a6, roll-80, roll-58" in typed(*words).misuse


def test_in_two_languages_at_once(evening: Path, pdf: Path) -> None:
    words = ("print", evening, "seating-by-name", "-o", pdf, "--in", "en", "--and", "pl")
    assert typed(*words).code == 0
    assert "TABLE" in text_of_file(pdf)
    assert "STÓŁ" in text_of_file(pdf)


def test_a_logo_that_is_none(evening: Path, pdf: Path, tmp_path: Path) -> None:
    broken = tmp_path / "logo.png"
    broken.write_bytes(b"no picture")
    words = ("print", evening, "receipt", "-o", pdf, "--logo", broken)
    assert typed(*words).refusal == "BadData"
    assert not pdf.exists()
    assert _issued(evening) == []


def test_a_receipt_of_one_person(evening: Path, pdf: Path) -> None:
    assert typed("print", evening, "receipt", "-o", pdf, "--entry", "2").code == 0
    assert [name for name in NAMES if name in text_of_file(pdf)] == [NAMES[1]]
    assert _issued(evening) == [("receipt", [2])]


def test_a_refund_slip_once_something_was_given_back(house: Path, pdf: Path) -> None:
    requests = [register(NAMES[0]), {"command": "UnregisterEntry", "entry": 1}]
    assert typed("do", house, stdin=asked(requests)).code == 0
    assert typed("print", house, "refund", "-o", pdf, "--entry", "1").code == 0
    assert NAMES[0] in text_of_file(pdf)
    assert "€55.00" in text_of_file(pdf)


def test_an_entry_that_was_undone_has_no_refund(house: Path, pdf: Path) -> None:
    requests = [register(NAMES[0]), {"command": "Undo"}]
    assert typed("do", house, stdin=asked(requests)).code == 0
    assert typed("print", house, "refund", "-o", pdf).refusal == "NothingToPrint"
    assert not pdf.exists()
    assert _issued(house) == []


def test_only_some_documents_are_made_of_some_entries(evening: Path, pdf: Path) -> None:
    words = ("print", evening, "seating-by-name", "-o", pdf, "--entry", "1")
    assert "singly" in typed(*words).misuse


@pytest.mark.parametrize("paper", ["a4", "a6", "labels-a4-21", "roll-58"])
def test_a_move_once_it_was_made_and_void_once_it_was_undone(
    evening: Path, pdf: Path, paper: PaperName
) -> None:
    free = next(
        {"table": table["table"], "seat": seat["seat"]}
        for table in typed("show", evening, "seating", "--json").json["tables"]
        for seat in table["seats"]
        if not seat["name"]
    )
    move = {"command": "MovePlayer", "entry": 1, "seat": free}
    step = json.loads(typed("do", evening, stdin=asked([move])).out)["step"]
    assert typed("print", evening, "last-slips", "-o", pdf, "--paper", paper).code == 0
    assert NAMES[0] in text_of_file(pdf)
    assert typed("print", evening, "void-slips", "-o", pdf).refusal == "NothingToPrint"
    assert typed("do", evening, stdin=asked([{"command": "Undo", "step": step}])).code == 0
    assert typed("print", evening, "void-slips", "-o", pdf, "--paper", paper).code == 0
    assert "VOID" in text_of_file(pdf)
    assert [document for document, _ in _issued(evening)] == ["last-slips", "void-slips"]


def test_a_large_run_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    telling = Telling(catalogue("en"))
    for done in range(1, 1001):
        telling.hear(done, 1000)
    told = capsys.readouterr()
    assert not told.out
    assert told.err.splitlines()[0] == "100 of 1,000 done"
    assert len(told.err.splitlines()) == 10


def test_a_small_run_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    Telling(catalogue("en")).hear(9, 9)
    assert capsys.readouterr().err == ""


def _issued(house: Path) -> list[tuple[str, list[int]]]:
    """The papers on the trail, and whose they are; of none: of everybody's."""
    with open_house(house) as opened:
        (tournament,) = opened.session.tournaments()
        steps = opened.session.timeline(tournament).steps
    return [
        (event.document, list(event.entries or ()))
        for step in steps
        for event in step.events
        if isinstance(event, PaperIssued)
    ]
