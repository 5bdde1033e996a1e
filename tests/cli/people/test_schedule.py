"""The schedule from the command line: rows put on, changed, linked, taken off, and shown."""

from pathlib import Path
from typing import Any, Final

import pytest

from tests.cli.terminal import Said, asked, typed

DAY: Final = "2030-11-22"
MAIN: Final = {
    "command": "AddToSchedule",
    "day": DAY,
    "time": "14:00",
    "title": "Main Event 1A",
    "price": {"pool": 50_000, "fee": 5_000},
    "stack": 30_000,
    "minutes": 40,
    "late": "8",
    "note": "Bring a document.",
}
DINNER: Final = {
    "command": "AddToSchedule",
    "day": DAY,
    "time": "19:30",
    "title": "Players’ dinner",
    "kind": "other",
}

TERMS: Final = "30,000 chips · levels of 40 min · registration to the end of level 8"


def did(house: Path, *requests: dict[str, Any]) -> Said:
    return typed("do", house, "--house", "--actor", "Ada", stdin=asked(requests))


@pytest.fixture
def festival(house: Path) -> Path:
    assert did(house, MAIN, DINNER).code == 0
    return house


def test_the_days_with_what_is_on(festival: Path) -> None:
    assert typed("show", festival, "schedule").out.splitlines() == [
        "Friday, 22 November 2030",
        f"1  14:00  Main Event 1A      Tournament  €500 + €50  {TERMS}",
        "          Bring a document.",
        "2  19:30  Players’ dinner    Other",
    ]
    (day,) = typed("show", festival, "schedule", "--json").json["days"]
    assert [(row["row"], row["time"], row["state"]) for row in day["rows"]] == [
        (1, "14:00", "ahead"),
        (2, "19:30", "ahead"),
    ]


@pytest.mark.parametrize("language", ["it", "pl"])
def test_the_days_in_another_language(festival: Path, language: str) -> None:
    said = typed("show", festival, "schedule", lang=language).out
    assert "Players’ dinner" in said
    for english in ("Tournament", "Other", "levels", "registration", "November"):
        assert english not in said


def test_a_row_is_changed_and_taken_off(festival: Path) -> None:
    changes = (
        {"command": "EditSchedule", "row": 1, "time": "15:00", "note": ""},
        {"command": "TakeOffSchedule", "row": 2},
    )
    assert did(festival, *changes).code == 0
    said = typed("show", festival, "schedule").out
    assert "15:00" in said
    assert "dinner" not in said
    assert "document" not in said


def test_a_refusal_says_why(festival: Path) -> None:
    answers = did(
        festival,
        MAIN | {"title": "main event  1A"},
        {"command": "EditSchedule", "row": 2},
        {"command": "TakeOffSchedule", "row": 9},
        MAIN | {"day": "2030-02-30"},
        MAIN | {"tournament": "gone", "time": "15:00"},
        MAIN | {"time": "2 pm"},
    ).answers
    assert [(one["rejected"], one["message"]) for one in answers[:-1]] == [
        (
            "OnScheduleAlready",
            "“Main Event 1A” is on the schedule for 22 Nov 2030 at 14:00 already, as row 1.",
        ),
        ("ScheduleStays", "Row 2 of the schedule is like that already."),
        ("NotOnSchedule", "Row 9 is not on the schedule."),
        ("NoSuchDay", answers[3]["message"]),
        ("NoSuchTournament", "There is no such tournament in this file."),
    ]
    assert answers[-1]["rejected"] == "NotUnderstood"
    assert "$.time" in answers[-1]["message"]


def test_today_with_the_tournament_that_plays(evening: Path) -> None:
    (tournament,) = typed("show", evening, "tournaments", "--json").json["tournaments"]
    shown = typed("show", evening, "today", "--json").json
    (row,) = shown["rows"]
    assert (row["row"], row["title"], row["state"]) == (None, tournament["name"], "playing")
    link = MAIN | {
        "day": row["day"],
        "time": row["time"],
        "title": "The main",
        "tournament": tournament["tournament"],
    }
    assert did(evening, link).code == 0
    (row,) = typed("show", evening, "today", "--json").json["rows"]
    assert (row["row"], row["title"], row["players"]) == (1, "The main", 11)
    assert "11 of 11 players left" in typed("show", evening, "today").out


def test_the_log_says_what_happened_in_three_languages(festival: Path) -> None:
    did(festival, {"command": "TakeOffSchedule", "row": 2})
    said = typed("show", festival, "house-log").out
    assert "Schedule, row 1: “Main Event 1A” on 22 Nov 2030 at 14:00" in said
    assert "Schedule, row 2 taken off" in said
    for language in ("it", "pl"):
        told = typed("show", festival, "house-log", lang=language).out
        assert "Main Event 1A" in told
        assert "Schedule" not in told


def test_a_house_without_a_schedule(house: Path) -> None:
    assert typed("show", house, "schedule").out == "Nothing is on the schedule yet.\n"
    assert "Nothing is on today." in typed("show", house, "today").out


def test_the_programme_on_paper_all_of_it_or_one_day(festival: Path, tmp_path: Path) -> None:
    pdf = tmp_path / "programme.pdf"
    assert typed("print", festival, "programme", "-o", pdf, "--in", "pl").code == 0
    assert pdf.read_bytes().startswith(b"%PDF")
    assert typed("print", festival, "programme", "--day", DAY, "-o", pdf, "--paper", "a6").code == 0
    gone = tmp_path / "gone.pdf"
    said = typed("print", festival, "programme", "--day", "2030-11-23", "-o", gone)
    assert (said.code, said.err.strip()) == (
        1,
        "Nothing is on the schedule of 23 Nov 2030.",
    )
    assert not gone.exists()
    assert (
        "a4, letter"
        in typed("print", festival, "programme", "-o", gone, "--paper", "labels-a4-8").misuse
    )
    assert (
        "single tournament" in typed("print", festival, "programme", "-t", "1", "-o", gone).misuse
    )
    assert "--day belongs" in typed("print", festival, "results", "--day", DAY, "-o", gone).misuse


def test_without_a_schedule_there_is_nothing_to_print(house: Path, tmp_path: Path) -> None:
    said = typed("print", house, "programme", "-o", tmp_path / "n.pdf")
    assert (said.code, said.err.strip()) == (1, "Nothing is on the schedule yet.")
    assert not (tmp_path / "n.pdf").exists()
