"""A season from the command line: opened, looked at as of any day, adjusted, and its final."""

from pathlib import Path
from typing import Any

import pytest

from tdconsole.evening import Past
from tdconsole.library.brand import Brand, keeping
from tdconsole.session import create, open_house
from tests.brands import SPONSOR
from tests.cli.terminal import Said, asked, typed
from tests.printing.read_again import pages_of
from tests.session.league import DAY, play_out

OPEN = {
    "command": "OpenSeason",
    "name": "Winter",
    "formula": "players - place + 1",
    "best": 2,
    "ties": ["wins"],
    "final": {"players": 2, "stack": 1000, "per_point": "100", "chip": 50},
}
NAMES = ("Maria Rossi", "Łukasz Wójcik", "Zoè Bellè")


class _Days(Past):
    """A clock that begins some days ago."""

    def __init__(self, days: int) -> None:
        super().__init__()
        self._millis = days * DAY
        self.go_to(self._millis)

    def run(self, millis: int) -> None:
        self._millis -= millis
        self.go_to(self._millis)

    def go_to(self, ago: Any) -> None:
        self._millis = ago
        super().go_to(ago)


def did(house: Path, *requests: dict[str, Any]) -> Said:
    return typed("do", house, "--house", stdin=asked(requests))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three evenings: Maria won two of them, Łukasz the other."""
    house, time = tmp_path_factory.mktemp("season") / "club.house", _Days(10)
    with create(house, time) as opened:
        session = opened.session
        maria, lukasz, zoe = (session.club.people.add(name) for name in NAMES)
        play_out(session, time, (maria, lukasz, zoe))
        play_out(session, time, (lukasz, maria, zoe))
        play_out(session, time, (maria, lukasz))
    return house


@pytest.fixture
def house(played: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "club.house"
    copy.write_bytes(played.read_bytes())
    return copy


def test_a_house_without_a_season(house: Path) -> None:
    for view in ("seasons", "season", "qualifiers"):
        assert typed("show", house, view).out == "The house has no season yet.\n"


def test_the_table_with_what_counts_and_what_does_not(house: Path) -> None:
    assert did(house, OPEN).code == 0
    said = typed("show", house, "season").out
    assert "The best 2 evenings count." in said
    assert "Equal points: more wins, then a shared place." in said
    lines = [line.split("  ") for line in said.splitlines() if "Rossi" in line or "Bellè" in line]
    assert lines[0][0] == "1"
    assert "2 of 3" in "  ".join(lines[0])
    assert lines[1][0] == "3"
    (first, second, _) = typed("show", house, "season", "--json").json["table"]["rows"]
    assert (first["name"], first["points"], first["played"]) == ("Maria Rossi", "5", 3)
    assert [one["counts"] for one in first["results"]] == [True, True, False]
    assert (second["points"], second["decided_by"]) == ("5", "wins")
    assert "behind by: more wins" in said


def test_the_table_as_of_a_day(house: Path) -> None:
    assert did(house, OPEN).code == 0
    evenings = typed("show", house, "season", "--json").json["table"]["evenings"]
    before = typed("show", house, "season", "--as-of", evenings[0]["day"], "--json").json["table"]
    assert [row["points"] for row in before["rows"]] == ["3", "2", "1"]
    assert len(before["evenings"]) == 1
    assert typed("show", house, "season", "--as-of", "1999-01-01").code == 0
    assert typed("show", house, "season", "--as-of", "2026-02-30").refusal == "NoSuchDay"


def test_the_final_with_stacks(house: Path) -> None:
    assert did(house, OPEN).code == 0
    assert "The best 2 qualify." in typed("show", house, "qualifiers").out
    final = typed("show", house, "qualifiers", "--json").json["final"]
    assert [(row["name"], row["stack"]) for row in final["rows"]] == [
        ("Maria Rossi", 1500),
        ("Łukasz Wójcik", 1500),
    ]


def test_an_adjustment_is_in_the_table_and_in_the_log(house: Path) -> None:
    adjust = {
        "command": "AdjustPoints",
        "season": 1,
        "person": 3,
        "points": "2.50",
        "reason": "best costume",
    }
    assert did(house, OPEN, adjust).code == 0
    said = typed("show", house, "season").out
    assert "best costume" in said
    assert "+2.5 adjusted" in said
    log = typed("show", house, "house-log").out
    assert "Season 1 opened: Winter" in log
    assert "Zoè Bellè +2.5 points in season 1" in log
    assert did(house, {"command": "TakeBackAdjustment", "season": 1, "adjustment": 1}).code == 0
    rows = typed("show", house, "season", "--json").json["table"]["rows"]
    assert {row["adjusted"] for row in rows} == {"0"}
    assert "taken back" in typed("show", house, "season").out


def test_a_tournament_that_is_left_out_is_named_in_the_log(house: Path) -> None:
    (number, *_) = [
        one["tournament"]
        for one in typed("show", house, "tournaments", "--json").json["tournaments"]
    ]
    out = {"command": "CountTournament", "season": 1, "tournament": number, "counts": False}
    assert did(house, OPEN, out).code == 0
    assert len(typed("show", house, "season", "--json").json["table"]["evenings"]) == 2
    assert "Tuesday left out of season 1" in typed("show", house, "house-log").out
    stranger = {**out, "tournament": "nowhere"}
    (refused,) = did(house, stranger).answers
    assert refused["rejected"] == "NoSuchTournament"


def test_a_wrong_formula_is_refused_at_the_character(house: Path) -> None:
    (refused,) = did(house, {**OPEN, "formula": "2 * playrs"}).answers
    assert refused["rejected"] == "NoSuchFigure"
    said = "Character 5: there is no “playrs”. Perhaps “players” is meant."
    assert refused["message"] == said
    assert typed("show", house, "seasons").out == "The house has no season yet.\n"


def test_a_formula_without_a_result_names_player_and_evening(house: Path) -> None:
    assert did(house, {**OPEN, "formula": "6 / (place - 1)"}).code == 0
    said = typed("show", house, "season").out
    assert "Maria Rossi has no points for Tuesday of " in said
    assert "Character 3: this divides by 0." in said


@pytest.mark.parametrize(
    "words",
    [
        ("season", "--season", "0"),
        ("board", "--season", "1"),
        ("people", "--as-of", "2026-03-01"),
    ],
)
def test_misuse(house: Path, words: tuple[str, ...]) -> None:
    assert typed("show", house, *words).misuse


def test_a_season_that_is_not_there(house: Path) -> None:
    assert typed("show", house, "season", "--season", "7").refusal == "NoSuchSeason"


def test_the_papers_are_on_no_trail(house: Path, tmp_path: Path) -> None:
    assert did(house, OPEN).code == 0
    steps = len(typed("show", house, "log", "--json").json["steps"])
    for paper, named in (("season", "Winter"), ("qualifiers", "The best 2 qualify.")):
        pdf = tmp_path / f"{paper}.pdf"
        assert typed("print", house, paper, "-o", pdf, "--as-of", "2099-01-01").code == 0
        said = "\n".join(line for page in pages_of(pdf.read_bytes()) for line in page)
        assert named in said
        assert "Maria Rossi" in said
    assert len(typed("show", house, "log", "--json").json["steps"]) == steps


def test_papers_that_are_not_made(house: Path, tmp_path: Path) -> None:
    pdf = tmp_path / "x.pdf"
    assert typed("print", house, "season", "-o", pdf).code == 1
    assert did(house, {**OPEN, "final": {}}).code == 0
    assert typed("print", house, "qualifiers", "-o", pdf).code == 1
    assert typed("print", house, "season", "-o", pdf, "--as-of", "1999-01-01").code == 1
    assert typed("print", house, "season", "-o", pdf, "--season", "2").refusal == "NoSuchSeason"
    for words in (
        ("season", "-t", "Tuesday"),
        ("season", "--paper", "labels-a4-8"),
        ("results", "--season", "1"),
        ("results", "--as-of", "2026-01-01"),
    ):
        assert typed("print", house, *words, "-o", pdf).misuse
    assert not pdf.exists()


# The final is entered


@pytest.fixture
def final(house: Path) -> Path:
    """The season is closed, and its final set up: Maria and Łukasz qualify with 1,500 each."""
    new = ("new", house, "--name", "Final", "--stack", "10000", "--buy-in", "50")
    assert typed(*new).code == 0
    assert did(house, OPEN, {"command": "CloseSeason", "season": 1}).code == 0
    return house


def entered(house: Path, *words: str) -> Said:
    return typed("season", house, "enter", "-t", "Final", *words)


def stacks(house: Path) -> dict[str, int]:
    rows = typed("show", house, "entries", "-t", "Final", "--json").json["rows"]
    return {row["name"]: row["chips"] for row in rows}


def test_the_qualifiers_are_entered_with_their_stacks_in_one_step(final: Path) -> None:
    said = entered(final)
    assert "2 players entered into Final." in said.out
    assert "in, entry 2" in said.out
    assert stacks(final) == {"Maria Rossi": 1500, "Łukasz Wójcik": 1500}
    log = typed("show", final, "log", "-t", "Final").out
    assert "registered from season 1, entry 2, free of charge, stack 1,500" in log
    undo = typed("do", final, "-t", "Final", stdin=asked([{"command": "Undo", "step": 2}]))
    assert undo.code == 0
    assert stacks(final) == {}
    assert typed("verify", final).code == 0


def test_entering_again_enters_nobody_twice(final: Path) -> None:
    assert entered(final).code == 0
    again = entered(final)
    assert (again.code, again.err) == (1, "All of them are in Final already.\n")
    assert len(stacks(final)) == 2


def test_who_does_not_come_is_followed_by_the_next_one_and_may_come_later(final: Path) -> None:
    assert "doesn’t come" in entered(final, "--without", "maria rossi").out
    assert stacks(final) == {"Łukasz Wójcik": 1500, "Zoè Bellè": 1200}
    assert entered(final, "--only", "Maria Rossi").code == 0
    assert stacks(final)["Maria Rossi"] == 1500


def test_a_dry_run_tells_who_and_writes_nothing(final: Path) -> None:
    said = entered(final, "--without", "1", "--dry-run").out
    assert "Zoè Bellè" in said
    assert "moves up" in said
    assert stacks(final) == {}


def test_the_price_of_the_final_is_paid_by_the_house(final: Path) -> None:
    assert entered(final, "--pays", "house").code == 0
    pool = typed("show", final, "pool", "-t", "Final", "--json").json
    assert "10000" in str(pool)


def test_a_season_that_is_open_has_to_be_meant(final: Path) -> None:
    assert did(final, {"command": "ReopenSeason", "season": 1}).code == 0
    assert entered(final).refusal == "SeasonStillOpen"
    assert entered(final, "--dry-run").refusal == "SeasonStillOpen"
    assert entered(final, "--while-open").code == 0


def test_one_who_is_barred_keeps_all_out_and_is_named(final: Path) -> None:
    bar = {"command": "BarPerson", "person": 2, "reason": "threw chips"}
    assert did(final, bar).code == 0
    said = entered(final)
    assert said.refusal == "PersonBarred"
    assert "Łukasz Wójcik" in said.err
    assert stacks(final) == {}
    assert entered(final, "--override", "served the time").code == 0


def test_players_who_are_not_in_the_table(final: Path) -> None:
    assert entered(final, "--without", "Nobody").code == 1
    assert entered(final, "--only", "Zoè Bellè").code == 1
    assert typed("season", final, "enter", "-t", "Nowhere").refusal == "NoSuchTournament"
    assert entered(final, "--season", "7").refusal == "NoSuchSeason"
    assert typed("season", final, "enter", "-t", "Tuesday").refusal == "TournamentIsOver"
    assert stacks(final) == {}


def test_a_final_without_stacks_of_its_own(house: Path) -> None:
    assert typed("new", house, "--name", "Final", "--stack", "10000").code == 0
    assert did(house, {**OPEN, "final": {"players": 2}}).code == 0
    assert "as everybody" in entered(house, "--while-open").out
    assert stacks(house) == {"Maria Rossi": 10_000, "Łukasz Wójcik": 10_000}


@pytest.mark.parametrize("what", [("season",), ("player", "--person", "1")])
def test_its_papers_and_those_of_a_player_have_the_logo_of_the_brand(
    house: Path, tmp_path: Path, what: tuple[str, ...]
) -> None:
    assert did(house, OPEN).code == 0
    bare, branded = tmp_path / "bare.pdf", tmp_path / "branded.pdf"
    assert typed("print", house, *what, "-o", bare).code == 0
    with open_house(house) as opened:
        opened.session.club.brand.put(keeping(Brand(logo=SPONSOR)))
    assert typed("print", house, *what, "-o", branded).code == 0

    assert b"/Subtype /Image" not in bare.read_bytes()
    assert b"/Subtype /Image" in branded.read_bytes()
