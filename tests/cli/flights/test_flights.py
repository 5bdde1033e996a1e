"""A tournament in flights on the command line: which one is looked at, and who is through."""

from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.json import decode
from pypdf import PdfReader

from tdconsole.cli.engine.show import VIEWS, view_named
from tests.cli.terminal import asked, typed
from tests.cli.tournaments import bust, created, register

Request = dict[str, Any]

NAMES: Final = ("Maria Rossi", "Łukasz Wójcik", "Zoè Bellè", "John Smith")


def flight(*, out: int, stacks: dict[int, int]) -> list[Request]:
    """Played from the start to the bags, with one who goes out."""
    bags = [{"entry": entry, "chips": chips} for entry, chips in stacks.items()]
    return [
        {"command": "StartClock"},
        bust(out),
        {"command": "PauseClock"},
        {"command": "BagStacks", "bags": bags},
        {"command": "EndDay"},
    ]


FIRST: Final[list[Request]] = [
    *map(register, NAMES),
    *flight(out=4, stacks={1: 70_000, 2: 30_000, 3: 20_000}),
]
SECOND: Final[list[Request]] = [
    {"command": "OpenFlight"},
    *({"command": "RegisterEntry", "person": person} for person in (2, 4)),
    register("Ana Gonçalves"),
    *flight(out=7, stacks={5: 40_000, 6: 50_000}),
]


def told(path: Path, *requests: Request) -> None:
    said = typed("do", path, stdin=asked(requests))
    assert said.code == 0, said


@pytest.fixture
def flights(tmp_path: Path) -> Path:
    """1A and 1B are in their bags; Łukasz Wójcik has a stack of each."""
    path = tmp_path / "club.house"
    made = typed("new", path, "--name", "Sunday", "--template", "two-flight")
    assert made.code == 0, made
    told(path, *FIRST, *SECOND)
    return path


def test_the_flights_side_by_side(flights: Path) -> None:
    board = typed("show", flights, "flights", "--json").json["board"]
    assert [(one["name"], one["state"], one["through"]) for one in board["flights"]] == [
        ("1A", "over", 3),
        ("1B", "over", 2),
    ]
    assert (board["entries"], len(board["through"]), board["forfeited"]) == (7, 4, 30_000)
    text = typed("show", flights, "flights").out
    assert all(
        said in text
        for said in (
            "4 entries",
            "3 players through",
            "Maria Rossi",
            "70,000",
            "1A 30,000 and 1B 40,000",
            "goes on with 40,000, forfeits 30,000",
            "the best stack goes forward",
        )
    )


def test_a_flight_that_plays_and_one_that_is_planned(tmp_path: Path) -> None:
    path = tmp_path / "club.house"
    typed("new", path, "--name", "Sunday", "--template", "two-flight-share")
    told(path, *map(register, NAMES))
    text = typed("show", path, "flights").out
    assert "takes entries" in text
    assert "ends with 1 player" in text
    assert "planned" in text
    assert "1A is not over" in text


@pytest.mark.parametrize(
    ("template", "ends", "share"),
    [("two-flight", "level", None), ("two-flight-share", "share", 1500)],
)
def test_how_each_flight_ends_is_told_of_those_that_are_planned_too(
    tmp_path: Path, template: str, ends: str, share: int | None
) -> None:
    path = tmp_path / "club.house"
    typed("new", path, "--name", "Sunday", "--template", template)
    told(path, *map(register, NAMES))
    lines = typed("show", path, "flights", "--json").json["board"]["flights"]
    assert [one["state"] for one in lines] == ["entries", "planned"]
    assert {(one["ends"], one["share"]) for one in lines} == {(ends, share)}
    assert all((one["last_level"] is not None) == (ends == "level") for one in lines)


def test_a_flight_that_is_over_still_tells_how_it_ends(flights: Path) -> None:
    lines = typed("show", flights, "flights", "--json").json["board"]["flights"]
    assert {(one["state"], one["ends"]) for one in lines} == {("over", "level")}
    assert len({one["last_level"] for one in lines}) == 1


def test_without_flights_it_says_so(house: Path) -> None:
    assert typed("show", house, "flights", "--json").json == {"board": None}
    assert "not played in flights" in typed("show", house, "flights").out
    assert typed("show", house, "seating", "--flight", "1A").refusal == "NotInFlights"


@pytest.mark.parametrize(
    ("named", "entries"),
    [((), 3), (("--flight", "1B"), 3), (("--flight", "1a"), 4), (("--flight", "1"), 4)],
)
def test_each_view_is_of_the_flight_that_is_named(
    flights: Path, named: tuple[str, ...], entries: int
) -> None:
    assert typed("show", flights, "board", "--json", *named).json["entries"] == entries
    listed = typed("show", flights, "entries", "--json", *named).json
    assert len(listed["rows"]) == entries


@pytest.mark.parametrize("view", sorted(VIEWS))
def test_every_view_is_shown_of_a_flight_that_is_over_and_of_day_two(
    flights: Path, view: str
) -> None:
    shape = view_named(view).shape
    for named in (("--flight", "1A"), ()):
        assert typed("show", flights, view, *named).code == 0
        said = typed("show", flights, view, "--json", *named)
        assert isinstance(decode(said.out, type=shape), shape)
        if named:
            told(flights, {"command": "MergeFlights"})


def test_the_text_says_which_flight_it_is_of(flights: Path) -> None:
    assert typed("show", flights, "standings").out.startswith("Flight 1B\n")
    assert typed("show", flights, "seating", "--flight", "1a").out.startswith("Flight 1A\n")
    assert "Flight 1" not in typed("show", flights, "pool").out
    told(flights, {"command": "MergeFlights"})
    assert not typed("show", flights, "standings").out.startswith("Flight")


def test_a_flight_that_is_not_there_is_refused_with_those_that_are(flights: Path) -> None:
    said = typed("show", flights, "board", "--flight", "1C")
    assert said.refusal == "NoSuchFlight"
    assert "1A and 1B" in said.err


@pytest.mark.parametrize("view", ["people", "tournaments"])
def test_what_is_of_no_tournament_has_no_flight(flights: Path, view: str) -> None:
    assert "--flight" in typed("show", flights, view, "--flight", "1A").misuse


def test_a_request_names_the_flight_that_it_is_meant_for(tmp_path: Path) -> None:
    path = tmp_path / "club.house"
    typed("new", path, "--name", "Sunday", "--template", "two-flight")
    told(path, *map(register, NAMES), {"command": "StartClock"}, {"command": "OpenFlight"})
    told(path, {"command": "PauseClock", "play": 1}, register("Ana Gonçalves"))
    first = typed("show", path, "board", "--flight", "1A", "--json").json
    assert (first["running"], first["entries"]) == (False, 4)
    refused = typed("do", path, stdin=asked([{"command": "PauseClock", "play": 9}]))
    assert refused.answers[0]["rejected"] == "NoSuchFlight"


def test_who_is_through_on_paper_before_and_after_the_merge(flights: Path, tmp_path: Path) -> None:
    before = printed(flights, "flights-sheet", tmp_path / "before.pdf")
    assert "The flights are not merged yet." in before
    assert "1A 30,000 and 1B 40,000 · forfeits 30,000" in before
    told(flights, {"command": "MergeFlights"})
    after = printed(flights, "flights-sheet", tmp_path / "after.pdf")
    assert "The flights are merged." in after
    for text in (before, after):
        assert all(said in text for said in ("Maria Rossi", "70,000", "4 of 7"))
    assert typed("verify", flights).code == 0


def test_a_paper_is_of_the_flight_that_is_named(flights: Path, tmp_path: Path) -> None:
    first = printed(flights, "overnight", tmp_path / "1a.pdf", "--flight", "1A")
    latest = printed(flights, "overnight", tmp_path / "1b.pdf")
    assert "Maria Rossi" in first
    assert "Maria Rossi" not in latest
    assert "John Smith" in latest


def test_no_flight_is_named_once_they_are_merged(flights: Path) -> None:
    told(flights, {"command": "MergeFlights"})
    assert typed("show", flights, "board", "--flight", "1A").refusal == "FlightsAreMerged"
    board = typed("show", flights, "flights", "--json").json["board"]
    assert (board["merged"], len(board["through"])) == (True, 4)
    assert [one["through"] for one in board["flights"]] == [3, 2]


def test_before_a_flight_is_over_there_is_no_list(tmp_path: Path) -> None:
    path = created(tmp_path / "club.house")
    pdf = tmp_path / "paper.pdf"
    assert typed("print", path, "flights-sheet", "-o", pdf).refusal == "NothingToPrint"
    assert not pdf.exists()


def printed(path: Path, document: str, pdf: Path, *more: str) -> str:
    said = typed("print", path, document, "-o", pdf, *more)
    assert said.code == 0, said
    return "\n".join(page.extract_text() for page in PdfReader(pdf).pages)
