"""Results that leave the house as files: who is named in them, and what they never replace."""

import csv
import json
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from tdconsole.library.brand import Brand, keeping
from tdconsole.session import open_house
from tdconsole.wall.branding.colours import plain
from tests.brands import SPONSOR
from tests.cli.flights.test_flights import FIRST, SECOND
from tests.cli.terminal import do, typed
from tests.cli.tournaments import NAMES, bust, played_out, register


def agree(house: Path, *names: str) -> None:
    with open_house(house) as home:
        people = home.session.club.people
        for person in people.everybody():
            if person.name in names:
                typed("people", house, "change", str(person.id), "--consent", "yes")


def exported(house: Path, output: Path, *words: str, lang: str = "en") -> str:
    said = typed("export", house, "results", "-o", output, *words, lang=lang)
    assert said.code == 0, said
    return output.read_text(encoding="utf-8-sig")


def document(house: Path, *words: str) -> Any:
    output = house.parent / "results.json"
    return json.loads(exported(house, output, "--everybody", "--force", *words))


def test_only_those_are_named_who_agreed_to_it(evening: Path, tmp_path: Path) -> None:
    do(evening, bust(1), bust(2))
    agree(evening, NAMES[1])
    output = tmp_path / "results.csv"
    said = typed("export", evening, "results", "-o", output)
    assert said.out == f"{output} written.\n"
    assert said.err.startswith("1 player has not agreed to be named")
    rows = list(csv.DictReader(StringIO(output.read_text(encoding="utf-8-sig"))))
    assert [(row["place"], row["name"], row["country"]) for row in rows] == [
        ("10", NAMES[1], "IT"),
        ("11", "", ""),
    ]
    for name in ("a.html", "a.json", "a.txt"):
        assert NAMES[0] not in exported(evening, tmp_path / name)
        assert NAMES[0] in exported(evening, tmp_path / name, "--everybody", "--force")


def test_who_was_erased_is_never_named(evening: Path) -> None:
    do(evening, bust(1))
    with open_house(evening) as home:
        (person,) = (one.id for one in home.session.club.people.everybody() if one.name == NAMES[0])
    assert typed("people", evening, "erase", str(person), "--yes").code == 0
    assert [row["name"] for row in document(evening)["places"]] == [None]


def test_the_ending_says_the_form_unless_it_is_given(evening: Path, tmp_path: Path) -> None:
    assert exported(evening, tmp_path / "a.html").startswith("<!doctype html>")
    assert exported(evening, tmp_path / "b.txt").startswith("MAIN\n")
    assert exported(evening, tmp_path / "c.out", "--format", "csv").startswith("place,")
    said = typed("export", evening, "results", "-o", tmp_path / "a.pdf")
    assert ".csv, .json, .html" in said.misuse
    assert not (tmp_path / "a.pdf").exists()


def test_what_is_there_stays_unless_by_force(evening: Path, tmp_path: Path) -> None:
    output = tmp_path / "a.html"
    output.write_text("mine")
    assert typed("export", evening, "results", "-o", output).refusal == "FileExists"
    assert output.read_text() == "mine"
    assert exported(evening, output, "--force").startswith("<!doctype")
    forced = typed("export", evening, "results", "-o", evening, "--format", "csv", "--force")
    assert forced.code == 1
    assert typed("verify", evening).code == 0


def test_nothing_is_left_where_it_could_not_be_written(evening: Path, tmp_path: Path) -> None:
    missing = tmp_path / "gone" / "a.html"
    assert typed("export", evening, "results", "-o", missing).refusal == "FileMissing"
    assert not missing.parent.exists()
    theme = tmp_path / "no.toml"
    output = tmp_path / "a.html"
    said = typed("export", evening, "results", "-o", output, "--house-theme", theme)
    assert said.refusal == "FileMissing"
    assert not output.exists()


def test_the_page_wears_the_houses_colours_and_speaks_the_language_asked_for(
    evening: Path, tmp_path: Path
) -> None:
    theme = tmp_path / "club.toml"
    theme.write_text('on = "dark"\n[colours]\nground = "#2a0a12"\nbar = "#e8b84a"\n')
    words = ("--house-theme", str(theme), "--club", "Circolo Roma", "--language", "it")
    text = exported(evening, tmp_path / "a.html", *words)
    assert "--band:#2a0a12" in text
    assert "--accent-dark:#e8b84a" in text
    assert "--accent-light:#e8b84a" not in text
    assert "Circolo Roma" in text
    assert 'lang="it"' in text
    assert "Montepremi" in text


def test_the_page_wears_the_brand_of_the_house_unless_a_theme_is_given(
    evening: Path, tmp_path: Path
) -> None:
    colours = replace(plain(light=False), ground="#2a0a12", accent="#e8b84a")
    with open_house(evening) as house:
        house.session.club.brand.put(keeping(Brand(colours=colours, logo=SPONSOR)))
    theme = tmp_path / "club.toml"
    theme.write_text('on = "dark"\n[colours]\nground = "#06231a"\n')

    worn = exported(evening, tmp_path / "a.html")
    given = exported(evening, tmp_path / "b.html", "--house-theme", str(theme))

    assert "--band:#2a0a12" in worn
    assert "--bar:#e8b84a" in worn
    assert 'class="card"' in worn
    assert "data:image/jpeg;base64," in worn
    assert "--band:#06231a" in given
    assert "data:image" not in given


def test_a_logo_that_is_large_is_carried_smaller(evening: Path, tmp_path: Path) -> None:
    noise = BytesIO()
    Image.effect_noise((900, 600), 90).convert("RGB").save(noise, "PNG")
    with open_house(evening) as house:
        house.session.club.brand.put(keeping(Brand(logo=noise.getvalue())))

    text = exported(evening, tmp_path / "a.html")

    assert "data:image/png;base64," in text
    assert len(text) < 600_000


def test_as_it_was_and_as_it_is_after_an_undo(evening: Path) -> None:
    do(evening, bust(3))
    step = json.loads(typed("show", evening, "log", "--json").out)["steps"][-1]["no"]
    do(evening, bust(4), {"command": "Undo"})
    now = document(evening)
    assert [row["name"] for row in now["places"]] == [NAMES[2]]
    assert now["players_left"] == len(NAMES) - 1
    before = document(evening, "--at", f"#{step - 1}")
    assert before["places"] == []
    assert before["players_left"] == len(NAMES)


def test_a_whole_evening_has_everybody_in_order(evening: Path) -> None:
    requests, order = played_out(evening)
    do(evening, *requests, {"command": "FinishTournament"})
    found = document(evening)
    assert [row["name"] for row in found["places"]] == [NAMES[entry - 1] for entry in order]
    assert (found["stage"], found["players_left"]) == ("over", 0)
    paid = sum(row["prize"]["minor"] for row in found["places"])
    assert paid == found["pool"]["minor"] == 5_000 * len(NAMES)
    course = [one["players"] for one in found["players_over_time"]]
    assert (max(course), course[-1]) == (len(NAMES), 1)


def test_nobody_came_yet(house: Path, tmp_path: Path) -> None:
    found = document(house)
    assert (found["stage"], found["places"], found["began"]) == ("before", [], None)
    assert "Not started yet" in exported(house, tmp_path / "a.txt")


def test_each_flight_by_its_name(tmp_path: Path) -> None:
    house = tmp_path / "club.house"
    assert typed("new", house, "--name", "Sunday", "--template", "two-flight").code == 0
    do(house, *FIRST, *SECOND)
    first = document(house, "--flight", "1A")
    assert first["tournament"].startswith("1A")
    assert [row["name"] for row in first["places"]] == ["John Smith"]
    assert document(house, "--flight", "1B")["tournament"].startswith("1B")


def test_names_that_would_break_a_file(house: Path, tmp_path: Path) -> None:
    do(house, register("<script>alert(1)</script>"), register("=1+1"), register("Ann"))
    do(house, {"command": "DrawSeats"}, {"command": "StartClock"}, bust(1), bust(2))
    page = exported(house, tmp_path / "a.html", "--everybody")
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)" in page
    assert "'=1+1" in exported(house, tmp_path / "a.csv", "--everybody")


@pytest.mark.parametrize("wanted", ["no such one", "99"])
def test_no_such_tournament(evening: Path, tmp_path: Path, wanted: str) -> None:
    output = tmp_path / "a.csv"
    said = typed("export", evening, "results", "-o", output, "--tournament", wanted)
    assert said.refusal == "NoSuchTournament"
    assert not output.exists()
