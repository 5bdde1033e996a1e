"""A house goes out as lines, and comes back from them equal, from each engine and to each."""

import json
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.values import TournamentId
from tdconsole.evening import Past, play
from tdconsole.files import resource
from tdconsole.house import HouseFile, Place, place_of
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import (
    DamagedFile,
    FileExists,
    HouseArriving,
)
from tdconsole.session import Opened, create, open_house
from tdconsole.session.mending.brought_back import renew
from tdconsole.session.moving import from_lines, line_kinds, lines, move, take_in
from tdconsole.session.moving.as_lines import lines_of
from tdconsole.session.moving.line_kinds import ORDER, kind_of
from tdconsole.session.opening import SCHEMAS
from tests.cli.terminal import CHECKOUT
from tests.engines import FILE, ON_SERVER, place_by
from tests.session.evenings.test_any_evening import Evening
from tests.session.floor import Desk, room
from tests.session.moving.houses import Contents, alter_a_fact, contents, faults, sealed
from tests.session.moving.told_in_lines import REASON, WORDS, put, reading, text_of

EVERY_WAY = pytest.mark.parametrize("other", [FILE, ON_SERVER], indirect=True)
STAYS: Final = ("vault", "pin")
"""The tables of which nothing goes out."""
PERSONAL: Final = ("person", "staff", "note", "apart", "device", "elsewhere")


@pytest.fixture
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return place_by(request, tmp_path / "other.house")


def kept_alike(found: Contents) -> Contents:
    """What can be the same in a house made of lines."""
    alike = {name: rows for name, rows in found.items() if name not in STAYS}
    alike["device"] = [row[:2] for row in found["device"]]
    return alike


@EVERY_WAY
@pytest.mark.usefixtures("not_renewed")
def test_everything_is_there_again_and_goes_out_as_the_same_bytes(
    told: Path, other: Place, tmp_path: Path
) -> None:
    text = text_of(told)
    assert {json.loads(line)["kind"] for line in text.splitlines()} == set(map(kind_of, ORDER))
    came = take_in(put(tmp_path, text), other, REASON)
    before = contents(told)
    assert kept_alike(contents(other)) == kept_alike(before)
    assert sealed(other) == sealed(told)
    assert text_of(other) == text
    assert (came.steps, came.people) == (len(before["step"]), len(before["person"]))
    assert not any(contents(other)[table] for table in STAYS)


@EVERY_WAY
def test_an_evening_goes_on_from_a_new_commitment(tmp_path: Path, other: Place) -> None:
    path, time = tmp_path / "evening.house", Past()
    with create(path, time) as opened, opened.in_one_go():
        play(opened.session, time, 60)
    came = take_in(put(tmp_path, text_of(path)), other, REASON)
    assert (came.renewed, came.freed) == (1, False)
    assert not faults(other)
    before, after = contents(path)["step"], contents(other)["step"]
    assert after[: len(before)] == before
    (renewed,) = after[len(before) :]
    assert renewed[5] == "RenewCommitment"
    with open_house(other) as opened:
        desk = Desk(opened.session, opened.session.find(None))
        desk.register(2)
        desk.do(DrawSeats())
    assert not faults(other)


def test_no_more_than_one_trail_is_in_memory(
    told: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = list[int]()

    def renewing(opened: Opened, *how: Any) -> frozenset[TournamentId]:
        done = renew(opened, *how)
        loaded.append(len(opened.session.loaded()))
        return done

    monkeypatch.setattr(from_lines, "renew", renewing)
    came = take_in(put(tmp_path, text_of(told)), tmp_path / "other.house", REASON)
    assert (came.renewed, loaded) == (2, [1, 1])


@EVERY_WAY
def test_roles_that_nobody_can_prove_are_taken_away_and_said(
    told: Path, other: Place, tmp_path: Path
) -> None:
    came = take_in(put(tmp_path, text_of(told)), other, REASON)
    assert came.freed
    assert not faults(other)
    with open_house(other) as opened:
        assert not opened.session.house.roles
        assert opened.session.club.devices.named() == {1: "Tablet of Ada"}
        assert not opened.session.club.devices.claimed()
        assert opened.session.club.people.add("New One") > max(
            row[0] for row in contents(told)["person"]
        )


@EVERY_WAY
def test_nameless_no_name_and_no_text_goes_out(told: Path, other: Place, tmp_path: Path) -> None:
    text = text_of(told, people=False)
    for word in (b"Someone", b"Somebody", b"sisters", b"of old", b"bags", b"Tablet"):
        assert word in text_of(told)
        assert word not in text
    with open_house(told) as opened:
        for person in opened.session.club.people.everybody():
            assert person.name.encode() not in text
    take_in(put(tmp_path, text), other, REASON)
    assert not faults(other)
    found, before = contents(other), contents(told)
    assert all(not found[table] for table in PERSONAL if table != "note")
    assert [row[2] for row in found["note"]] == [REASON, REASON]
    assert [row[-1] for row in found["step"][: len(before["step"])]] == [None] * len(before["step"])
    with open_house(other) as opened:
        session = opened.session
        assert session.club.people.add("New One") > before["person"][-1][0]
        entries = session.timeline(session.tournaments()[0]).persons
        assert len(entries) == 7


@pytest.mark.postgres
@pytest.mark.usefixtures("not_renewed")
def test_a_server_tells_the_same_lines_while_others_write(
    told: Path, place_on_server: str, tmp_path: Path
) -> None:
    text, place = text_of(told), place_of(place_on_server)
    take_in(put(tmp_path, text), place, REASON)
    with lines(place, people=True) as found:
        first = next(iter(found))
        with open_house(place) as opened:
            opened.session.club.notes.write("meanwhile")
        assert first + b"".join(found) == text
    assert text_of(place) != text


def test_it_is_told_while_it_is_open(told: Path) -> None:
    with open_house(told) as opened:
        opened.session.club.notes.write("now")
        assert b'"text":"now"' in text_of(told)


@EVERY_WAY
def test_a_house_that_is_there_is_left_as_it_is(told: Path, other: Place, tmp_path: Path) -> None:
    text = text_of(told)
    create(other).__exit__(None)
    before = contents(other)
    with pytest.raises(FileExists):
        take_in(put(tmp_path, text), other, REASON)
    assert contents(other) == before


def test_what_was_altered_is_not_told_on(told: Path) -> None:
    alter_a_fact(told)
    with pytest.raises(DamagedFile):
        text_of(told)


# Killed, and any evening


KILLED: Final = 9
COMING_IN: Final = """
import os, sys
from pathlib import Path
from tdconsole.house import House, bringing_back, place_of
from tdconsole.session.moving import from_lines
stage, file, place = sys.argv[1:]
publish, freed, marked = bringing_back.publish, from_lines.free_from_roles, House.set_mark
def at(name):
    if stage == name:
        os._exit(9)
def published(*two):
    at("before publishing")
    publish(*two)
    at("published")
def unmarked(self, to):
    at("filled")
    marked(self, to)
def renewing(*told):
    at("unmarked")
    return freed(*told)
bringing_back.publish, House.set_mark, from_lines.free_from_roles = published, unmarked, renewing
from_lines.take_in(Path(file), place_of(place), "killed")
"""


def killed(stage: str, file: Path, place: Place) -> None:
    run = [sys.executable, "-c", COMING_IN, stage, str(file), str(place)]
    assert subprocess.run(run, cwd=CHECKOUT, check=False).returncode == KILLED


@pytest.mark.skipif(sys.platform == "win32", reason="killed as POSIX does")
@pytest.mark.parametrize("stage", ["filled", "unmarked", "before publishing"])
def test_killed_in_the_middle_nothing_is_there_and_it_is_done_again(
    stage: str, told: Path, tmp_path: Path
) -> None:
    file, place = put(tmp_path, text_of(told)), tmp_path / "other.house"
    killed(stage, file, place)
    assert not place.exists()
    take_in(file, place, REASON)
    assert not faults(place)


@pytest.mark.parametrize("stage", ["filled", "unmarked"])
def test_killed_on_a_server_no_house_is_in_force_and_it_is_done_again(
    stage: str, told: Path, tmp_path: Path, place_on_server: str
) -> None:
    file, place = put(tmp_path, text_of(told)), place_of(place_on_server)
    killed(stage, file, place)
    with pytest.raises(HouseArriving) as error:
        open_house(place)
    assert f"import {place} jsonl {file}" in mishap(WORDS, error.value).replace("'", "")
    with pytest.raises(HouseArriving):
        move(told, place)
    take_in(file, place, REASON)
    assert not faults(place)


class ToldInLines(Evening):
    def teardown(self) -> None:
        try:
            text = b"".join(lines_of(self.room.house, people=True))
            with closing(HouseFile.in_memory(SCHEMAS)) as made, made.transaction():
                from_lines.fill(made, reading(text))
                assert b"".join(lines_of(made, people=True)) == text
        finally:
            super().teardown()


def test_any_evening_comes_back_as_it_was() -> None:
    run_state_machine_as_test(
        type("Evening", (ToldInLines,), {"rooms": staticmethod(room)}),
        settings=settings(
            max_examples=30,
            stateful_step_count=40,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        ),
    )


# The manual


def test_the_manual_has_every_kind_with_its_fields() -> None:
    page = resource("manual", "data.md").read_text(encoding="utf-8").partition("## As lines")[2]
    told = dict(re.findall(r"^\| `([a-z_]+)` \| (.*?) \|", page, re.MULTILINE))
    fields = {kind: re.findall(r"`([a-z_0-9]+)`", cell) for kind, cell in told.items()}
    expected = {kind_of(one): list(one.__struct_fields__) for one in ORDER}
    expected["events"] = list(line_kinds.Fact.__struct_fields__)
    assert fields == expected
