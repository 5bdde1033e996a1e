"""The charts at the command line: what each says, or what it waits for."""

from pathlib import Path

from msgspec import json

from tdconsole.projections.structure.evening import Evening
from tests.cli.terminal import asked, typed
from tests.cli.tournaments import NAMES, played_out


def test_each_chart_says_what_it_shows_or_waits_for(evening: Path) -> None:
    said = typed("show", evening, "charts").out
    assert len(said.splitlines()) == 8
    assert "No stack has been counted yet." in said
    assert f"{len(NAMES)} of {len(NAMES)} are in" in said


def test_once_it_is_over_nothing_is_foreseen(evening: Path) -> None:
    requests, _places = played_out(evening)
    end = [*requests, {"command": "FinishTournament"}]
    assert typed("do", evening, stdin=asked(end)).code == 0
    said = typed("show", evening, "charts").out
    assert "It is over." in said
    assert f"{len(NAMES)} entries, one winner" in said


def test_as_json_it_has_what_they_are_drawn_from(evening: Path) -> None:
    told = json.decode(typed("show", evening, "charts", "--json").out, type=Evening)
    assert told.entering.entries == len(NAMES)
    assert sum(one.entries for one in told.entering.stretches) == len(NAMES)
    assert told.field.course[-1].players == told.left
