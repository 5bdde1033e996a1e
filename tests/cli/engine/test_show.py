import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import json
from pypdf import PdfReader

from tdconsole.cli.engine.show import VIEWS, view_named
from tdconsole.domain.values import PersonId
from tdconsole.session import open_house
from tests.cli.terminal import CHECKOUT, Said, asked, command, started, typed
from tests.cli.tournaments import NAMES, bust, clocked, created, register

READABLE = sorted({*VIEWS, "tournaments"} - {"log"})


@pytest.mark.parametrize("view", READABLE)
@pytest.mark.parametrize("moment", ["empty", "playing", "over"])
def test_json_is_the_view_and_nothing_else(tmp_path: Path, view: str, moment: str) -> None:
    house = _at(tmp_path / "club.house", moment)
    said = typed("show", house, view, "--json")
    assert said.code == 0
    assert not said.err
    data = json.decode(said.out, type=view_named(view).shape)
    assert json.decode(json.encode(data)) == json.decode(said.out)


@pytest.mark.parametrize("view", sorted({*VIEWS, "tournaments"}))
@pytest.mark.parametrize("moment", ["empty", "playing", "over"])
def test_every_view_as_text(tmp_path: Path, view: str, moment: str) -> None:
    said = typed("show", _at(tmp_path / "club.house", moment), view)
    assert said.code == 0
    assert not said.err
    assert all(line == line.rstrip() for line in said.out.split("\n"))


@pytest.mark.parametrize("view", ["seating", "standings", "log"])
def test_every_name_is_in(evening: Path, view: str) -> None:
    text = typed("show", evening, view).out
    assert all(name in text for name in NAMES)


def test_the_board(evening: Path) -> None:
    board = typed("show", evening, "board", "--json").json
    assert board["players"] == board["entries"] == len(NAMES)
    assert board["running"]
    assert board["level"] == 1
    assert board["chips"] == 20_000 * len(NAMES)
    assert board["pool"] == 5000 * len(NAMES)
    text = typed("show", evening, "board").out
    assert "€550.00" in text
    assert "220,000" in text


def test_advice_says_what_is_due_and_under_which_article(house: Path) -> None:
    assert typed("show", house, "advice").out == "Nothing is due.\n"
    assert typed("show", house, "advice", "--json").json == {"items": [], "told": []}
    requests = [register(name) for name in NAMES]
    typed(
        "do", house, stdin=asked([*requests, {"command": "DrawSeats"}, {"command": "StartClock"}])
    )
    seating = typed("show", house, "seating", "--json").json["tables"]
    fuller = max(seating, key=lambda table: int(table["players"]))
    gone = [one["entry"] for one in fuller["seats"] if one["entry"]][:2]
    typed("do", house, stdin=asked([{"command": "PauseClock"}, *map(bust, gone)]))
    told = typed("show", house, "advice", "--json").json
    (paused, waits) = told["items"]
    assert (paused["advice"], paused["proposal"]["command"]) == ("ClockPaused", "ResumeClock")
    assert (waits["advice"], waits["proposal"]) == ("BreakWaits", None)
    assert waits["choices"] == [{"command": "BreakTable", "table": 2}]
    first, second = typed("show", house, "advice").out.splitlines()
    assert first.split(None, 1)[1].startswith("Resume the clock ")
    assert first.endswith(" The clock is paused.")
    assert second.split(None, 1)[0] == waits["urgency"] == "soon"
    assert second.split(None, 1)[1].startswith(told["told"][1]["sentence"])
    assert second.endswith(" TDA-2024 10-A")


def test_advice_can_be_put_off_by_its_name_and_what_it_stands_on(evening: Path) -> None:
    typed("do", evening, stdin=asked([{"command": "PauseClock"}]))
    (paused,) = typed("show", evening, "advice", "--json").json["told"]
    later = {"advice": paused["advice"], "facts": paused["facts"]}
    assert typed("do", evening, stdin=asked([{"command": "PostponeAdvice", **later}])).code == 0
    assert typed("show", evening, "advice").out == "Nothing is due.\n"


def test_advice_names_the_winner_and_what_it_proposes_can_be_asked_for(house: Path) -> None:
    requests = [register("Maria Rossi"), register("Bob")]
    requests += [{"command": "DrawSeats"}, {"command": "StartClock"}, bust(2)]
    typed("do", house, stdin=asked(requests))
    assert "Maria Rossi" in typed("show", house, "advice").out
    (won,) = typed("show", house, "advice", "--json").json["items"]
    assert typed("do", house, stdin=asked([won["proposal"]])).code == 0
    assert "Pay out €100.00" in typed("show", house, "advice").out
    assert typed("do", house, stdin=asked([{"command": "PayOut", "entry": 1}])).code == 0
    assert typed("show", house, "advice").out == "Nothing is due.\n"


def test_the_prizes_are_the_pool(evening: Path) -> None:
    prizes = typed("show", evening, "prizes", "--json").json
    assert prizes["amounts"] == [27_500, 16_500, 11_000]
    assert sum(prizes["amounts"]) == prizes["pool"]


def test_two_who_tie_hold_both_places(evening: Path) -> None:
    assert typed("do", evening, stdin=asked([bust(1, 2)])).code == 0
    text = typed("show", evening, "standings").out
    assert text.count("10–11") == 2


def test_the_only_one_registered_has_not_won(house: Path) -> None:
    typed("do", house, stdin=asked([register("Jo")]))
    (row,) = typed("show", house, "standings", "--json").json["rows"]
    assert (row["place"], row["prize"]) == (None, 0)


def test_the_log_keeps_what_was_undone(evening: Path) -> None:
    typed("do", evening, stdin=asked([bust(1), {"command": "Undo"}]))
    steps = typed("show", evening, "log", "--json").json["steps"]
    assert [step["no"] for step in steps] == list(range(1, len(steps) + 1))
    assert steps[-2]["undone_by"] == steps[-1]["no"]
    assert steps[-1]["undoes"] == steps[-2]["no"]
    *_, undone, undo = typed("show", evening, "log").out.rstrip().split("\n")
    assert undone.endswith("step 16")
    assert "step 15" in undo


def test_the_secrets_of_draws_to_come_are_shown_nowhere(evening: Path) -> None:
    shown = "".join(typed("show", evening, view, "--json").out for view in VIEWS)
    (draw,) = typed("show", evening, "draws", "--json").json["draws"]
    assert draw["link"] in shown
    with closing(sqlite3.connect(evening)) as db:
        ((secret,),) = db.execute("SELECT secret FROM vault").fetchall()
    assert secret.hex() not in shown


def test_a_tournament_is_chosen_by_name_or_number(house: Path) -> None:
    created(house, "Second")
    number = typed("show", house, "tournaments", "--json").json["tournaments"][0]["tournament"]
    assert typed("show", house, "board").out.startswith("Second\n")
    assert typed("show", house, "board", "-t", "main").out.startswith("Main\n")
    assert typed("show", house, "board", "-t", number).out.startswith("Main\n")


def test_the_latest_of_two_with_one_name(house: Path) -> None:
    typed("do", house, stdin=asked([register("Jo")]))
    created(house, "MAIN")
    assert typed("show", house, "board", "-t", "Main").out.startswith("MAIN\n")


def test_a_tournament_that_is_not_there(house: Path) -> None:
    said = typed("show", house, "board", "-t", "Nowhere")
    assert said.code in {1, 2}
    assert not said.out
    assert "Nowhere" in said.err or said.err.startswith("NoSuchTournament: ")


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["weather"],
        ["board", "more"],
        ["board", "--colour"],
    ],
)
def test_misuse(house: Path, words: list[str]) -> None:
    assert typed("show", house, *words).misuse.startswith("Error: ")


def test_an_option_without_its_value_is_misuse(house: Path) -> None:
    assert "-t" in typed("show", house, "board", "-t").misuse


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert typed("show", tmp_path / "nowhere.house", "board").refusal == "HouseMissing"
    assert list(tmp_path.glob("*.house*")) == []


def test_names_of_people_who_were_erased(evening: Path) -> None:
    with open_house(evening) as opened:
        opened.session.club.people.erase(PersonId(1))
    for view in ("seating", "standings", "log"):
        text = typed("show", evening, view).out
        assert NAMES[0] not in text
        assert "erased" in text
    assert typed("verify", evening).code == 0


def test_started_as_a_program_it_says_the_same(evening: Path) -> None:
    for view in ("seating", "log"):
        assert started("show", evening, view) == typed("show", evening, view)


def test_out_of_a_closed_pipe_comes_no_traceback(evening: Path, tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    errors = tmp_path / "errors"
    with errors.open("wb") as err:
        ended = subprocess.run(
            command("show", evening, "log", "--json"),
            stdout=writing,
            stderr=err,
            cwd=CHECKOUT,
            check=False,
        )
    os.close(writing)
    assert ended.returncode == 1
    assert errors.read_bytes() == b""


def _at(path: Path, moment: str) -> Path:
    if moment == "empty":
        return created(path)
    clocked(path, *(register(name) for name in NAMES[:4]), {"command": "DrawSeats"})
    requests = [bust(1)]
    if moment == "over":
        requests += [bust(2), bust(3), {"command": "FinishTournament"}]
    said: Said = typed("do", path, stdin=asked(requests))
    assert said.code == 0, said
    return path


def test_the_announcement_is_what_is_read_aloud(evening: Path) -> None:
    text = typed("show", evening, "announcement").out
    assert text.startswith("Level one.\nBlinds ")


def test_a_place_that_may_still_change_is_said_to_be_provisional(evening: Path) -> None:
    assert typed("do", evening, stdin=asked([bust(1)])).code == 0
    rows = typed("show", evening, "standings", "--json").json["rows"]
    assert [row["entry"] for row in rows if row.get("provisional")] == [1]
    assert "11, provisional" in typed("show", evening, "standings").out


def test_a_note_on_a_table_is_in_its_seating_and_on_its_sheet(tmp_path: Path) -> None:
    house = created(tmp_path / "club.house")
    noted = {"command": "NoteTable", "table": 1, "note": "shuffler broken"}
    draw = {"command": "DrawSeats"}
    assert typed("do", house, stdin=asked([*map(register, NAMES), draw, noted])).code == 0
    (table, *_) = typed("show", house, "seating", "--json").json["tables"]
    assert table["note"] == "shuffler broken"
    lines = typed("show", house, "seating").out.splitlines()
    assert ["1", "shuffler broken"] in [line.split(maxsplit=1) for line in lines]
    assert "Note on table 1: shuffler broken" in typed("show", house, "log").out
    sheet = tmp_path / "tables.pdf"
    assert typed("print", house, "table-sheets", "-o", sheet).code == 0
    text = "".join(page.extract_text() for page in PdfReader(sheet).pages)
    assert "shuffler broken" in " ".join(text.split())
