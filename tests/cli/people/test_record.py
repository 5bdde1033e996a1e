"""A person's record and results, and the step that would be usual next, from the command line."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tdconsole import settings
from tdconsole.domain.values import PersonId
from tdconsole.session import open_house
from tests.cli.engine.test_calc import asked as calculated
from tests.cli.terminal import Said, asked, typed
from tests.cli.tournaments import NAMES
from tests.printing.read_again import text_of_file

WARNING = {
    "command": "GivePenalty",
    "entry": 1,
    "step": "warning",
    "offence": "phone",
    "words": "answered",
}
ROUND = {"command": "GivePenalty", "entry": 1, "rounds": 1, "offence": "language"}


@pytest.fixture
def penalized(evening: Path) -> Path:
    """Somebody warned, and a round that was lifted; barred from a series."""
    lift = {"command": "LiftPenalty", "penalty": 2, "reason": "wrong player"}
    assert typed("do", evening, stdin=asked([WARNING, ROUND, lift])).code == 0
    bar = {"command": "BarPerson", "person": 1, "reason": "phone", "series": "Winter"}
    assert typed("do", evening, "--house", stdin=asked([bar])).code == 0
    return evening


def shown(house: Path, *more: str) -> Said:
    return typed("show", house, "record", *more)


def on_record(house: Path, person: int) -> list[str]:
    """The lines before the results."""
    return shown(house, "--person", str(person)).out.split("\n\n")[0].splitlines()


def test_a_record_in_lines(penalized: Path) -> None:
    lines = on_record(penalized, 1)
    assert lines[0] == f"{NAMES[0]}, number 1: 1 penalty on record in 1 tournament"
    assert len(lines) == 4
    for said in ("1 round", "foul language", "lifted"):
        assert said in lines[1]
    for said in ("warning", "phone or device at the table", "answered"):
        assert said in lines[2]
    assert "Barred for good, from the series Winter" in lines[3]


def test_rulings_come_after_it_and_are_no_penalties(evening: Path) -> None:
    ruled = {
        "command": "MakeRuling",
        "happened": "cards mixed",
        "entries": [2, 1],
        "cites": ["TDA 36"],
    }
    decided = {"command": "DecideRuling", "ruling": 1, "decided": "it plays"}
    pending = {"command": "MakeRuling", "happened": "chips hidden", "entries": [1]}
    assert typed("do", evening, stdin=asked([ruled, decided, pending])).code == 0
    head, *lines = on_record(evening, 1)
    assert head == (
        f"{NAMES[0]}, number 1: No penalty on record in 1 tournament  ·  named in 2 rulings"
    )
    assert len(lines) == 2
    assert "Ruling 2, pending" in lines[0]
    assert lines[0].endswith("chips hidden")
    for said in ("Ruling 1, decided", "TDA 36", "cards mixed", "it plays"):
        assert said in lines[1]
    answer = shown(evening, "--person", "1", "--offence", "phone", "--json").json
    assert [one["pending"] for one in answer["record"]["rulings"]] == [True, False]
    assert answer["next"]["because"] == "first"


def test_of_an_erased_ruling_it_is_said_so(evening: Path) -> None:
    ruled = {"command": "MakeRuling", "happened": "a", "decided": "b", "entries": [1]}
    assert typed("do", evening, stdin=asked([ruled])).code == 0
    with open_house(evening) as house:
        (ruling,) = house.session.record_of(PersonId(1)).rulings
        state = house.session.state(ruling.tournament)
        assert state is not None
        house.session.club.notes.erase(state.rulings[ruling.ruling].happened)
    line = shown(evening, "--person", "1").out.splitlines()[1]
    assert line.split()[-2:] == ["erased", "b"]


def test_what_is_usual_next_by_the_tournaments_book(penalized: Path) -> None:
    said = shown(penalized, "--person", "1", "--offence", "phone")
    last = said.out.splitlines()[-1]
    assert last.startswith("Usual here: one hand, because last time, on ")
    assert last.endswith(" it was: warning (TDA-2024 5)")
    answer = shown(penalized, "--person", "1", "--offence", "phone", "--json").json
    assert (answer["next"]["step"], answer["next"]["because"]) == ("hand", "again")
    assert answer["said"] == last
    assert len(answer["record"]["penalties"]) == 2


def test_an_empty_record(house: Path) -> None:
    register = {"command": "RegisterEntry", "person": {"name": "Ada"}}
    assert typed("do", house, stdin=asked([register])).code == 0
    assert "Nothing on record in 1 tournament" in shown(house, "--person", "1").out


@pytest.mark.parametrize(
    ("more", "code", "said"),
    [
        ((), 2, "--person says by its number whose record is meant"),
        (("--person", "99"), 1, "UnknownPerson"),
        (("--person", "1", "--offence", "nonsense"), 1, "UnknownOffence"),
    ],
)
def test_what_cannot_be_shown(penalized: Path, more: tuple[str, ...], code: int, said: str) -> None:
    answer = shown(penalized, *more)
    assert answer.code == code
    assert said in answer.err


def test_a_person_belongs_to_no_other_view(house: Path) -> None:
    for more in (("--person", "1"), ("--offence", "phone")):
        answer = typed("show", house, "bars", *more)
        assert answer.code == 2
        assert "belong to the view of a record" in answer.err


def next_step(**question: Any) -> Said:
    return calculated("next-step", question)


def test_the_next_step_of_a_record_that_is_told() -> None:
    earlier = [
        {"step": "warning", "offence": "phone", "on": "2026-05-03"},
        {"step": "round", "offence": "phone", "on": "2026-06-03", "lifted": True},
    ]
    answer = next_step(offence="phone", rulebook="figp-2014", on="2026-11-22", record=earlier)
    assert answer.json == {
        "step": "hand",
        "because": "again",
        "cite": "FIGP 78",
        "mildest": "warning",
        "gravest": "bar",
        "general": True,
        "said": "Usual here: one hand, because last time, on 3 May 2026, it was: warning (FIGP 78)",
    }


def test_the_next_step_today_without_a_record() -> None:
    answer = next_step(offence="concealed-chips").json
    assert (answer["step"], answer["because"], answer["cite"]) == ("chips", "first", "TDA-2024 63")


@pytest.mark.parametrize(
    "question",
    [
        {"offence": "phone", "on": "2026-02-30"},
        {"offence": "phone", "record": [{"step": "warning", "on": "2026-02-30"}]},
        {"offence": "Phone!"},
    ],
)
def test_what_the_calculator_does_not_take(question: dict[str, Any]) -> None:
    assert next_step(**question).code == 2


def test_an_offence_in_no_list() -> None:
    answer = next_step(offence="nonsense")
    assert answer.code == 1
    assert "UnknownOffence" in answer.err


@pytest.fixture
def settled(evening: Path) -> Path:
    """Two are out: the second was put out by the first."""
    busts = [
        {"command": "EliminatePlayers", "hand": [{"entry": 3}]},
        {"command": "EliminatePlayers", "hand": [{"entry": 2}]},
    ]
    assert typed("do", evening, stdin=asked(busts)).code == 0
    return evening


def test_the_results_come_after_the_record(settled: Path) -> None:
    said = shown(settled, "--person", "3").out
    _record, figures, years, evenings = said.split("\n\n")
    assert figures.splitlines()[0].split() == ["Played", "1"]
    assert "11.0, top 100%" in figures
    assert years.splitlines()[0].split("  ")[0] == "Year"
    assert "11 of 11" in evenings
    assert "Profit" not in said
    results = shown(settled, "--person", "3", "--json").json["years"]
    assert results["evenings"][0]["place"] == 11
    assert results["evenings"][0]["spent"] is None


def test_profit_is_there_where_this_machine_shows_it(settled: Path) -> None:
    kept = settings.read()
    assert settings.write(replace(kept, profit=True))
    said = shown(settled, "--person", "3").out
    assert "Spent" in said
    assert "Profit" in said
    assert shown(settled, "--person", "3", "--json").json["years"]["evenings"][0]["spent"] > 0


def test_the_results_are_a_page_to_print(settled: Path, tmp_path: Path) -> None:
    pdf = tmp_path / "player.pdf"
    said = typed("print", settled, "player", "--person", "3", "-o", pdf, "--in", "pl")
    assert (said.code, said.out) == (0, f"{pdf} written.\n")
    text = text_of_file(pdf)
    assert NAMES[2] in text
    assert "11 z 11" in text


@pytest.mark.parametrize(
    ("person", "said"),
    [("99", "UnknownPerson"), ("1", "has played no evening")],
)
def test_of_somebody_who_never_played_there_is_no_page(
    tmp_path: Path, house: Path, person: str, said: str
) -> None:
    with open_house(house) as opened:
        opened.session.club.people.add("Ada")
    pdf = tmp_path / "player.pdf"
    answer = typed("print", house, "player", "--person", person, "-o", pdf)
    assert answer.code == 1
    assert said in answer.err
    assert not pdf.exists()


@pytest.mark.parametrize(
    "asked_so",
    [
        ("player",),
        ("player", "--person", "1", "--tournament", "Main"),
        ("player", "--person", "1", "--paper", "roll-58"),
        ("results", "--person", "1"),
    ],
)
def test_a_page_that_is_asked_for_wrongly(
    settled: Path, tmp_path: Path, asked_so: tuple[str, ...]
) -> None:
    assert typed("print", settled, *asked_so, "-o", tmp_path / "x.pdf").misuse
