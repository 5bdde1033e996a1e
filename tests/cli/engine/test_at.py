"""Views and papers as they were: --at."""

from datetime import datetime, time, timedelta
from pathlib import Path
from typing import Any, Final

import pytest

from tdconsole.cli.engine.show import VIEWS
from tdconsole.domain.values import Instant, Millis
from tdconsole.session import create, open_house
from tdconsole.session.past.looking_back import latest
from tests.cli.terminal import asked, typed
from tests.cli.tournaments import bust

RUNNING: Final = {
    *("board", "announcement", "advice", "calls", "structure", "day", "flights", "charts")
}
"""Views with times that run on."""


def steps(house: Path) -> int:
    return len(typed("show", house, "log", "--json").json["steps"])


def seen(house: Path, *at: str) -> dict[str, Any]:
    found = {}
    for view in VIEWS.keys() - RUNNING:
        said = typed("show", house, view, "--json", *at)
        found[view] = (said.code, said.out, said.err)
    return found


def test_every_view_is_as_it_was_after_each_step(evening: Path) -> None:
    live: dict[int, dict[str, Any]] = {}
    undo = {"command": "Undo", "step": steps(evening) + 1}
    for request in (bust(2), undo, bust(3), {"command": "PauseClock"}):
        live[steps(evening)] = seen(evening)
        assert typed("do", evening, stdin=asked([request])).code == 0
    before = steps(evening)
    for step, views in live.items():
        assert seen(evening, "--at", f"#{step}") == views
    assert steps(evening) == before


def test_a_paper_of_the_past_is_made_and_nothing_is_written(evening: Path, tmp_path: Path) -> None:
    made, before = tmp_path / "seats.pdf", steps(evening)
    typed("do", evening, stdin=asked([bust(2)]))
    said = typed("print", evening, "seating-by-table", "--at", f"#{before}", "-o", made)
    assert said.code == 0
    assert made.read_bytes().startswith(b"%PDF")
    assert steps(evening) == before + 1


def test_a_moment_between_two_steps(evening: Path) -> None:
    told = typed("show", evening, "log", "--json").json["steps"]
    last = datetime.fromtimestamp(told[-1]["at"]["utc"] / 1000)  # noqa: DTZ006 -- the hall's
    after = (last + timedelta(minutes=3)).isoformat(timespec="seconds")
    board = typed("show", evening, "board", "--json", "--at", after).json
    now = typed("show", evening, "board", "--json", "--at", f"#{len(told)}").json
    assert now["left"] - board["left"] >= 179_000


@pytest.mark.parametrize(
    ("at", "said"),
    [
        ("25:00", "A moment is 21:40"),
        ("yesterday", "A moment is 21:40"),
        ("#0", "A moment is 21:40"),
        ("#9999", "There is no step 9999."),
        ("1999-12-31T23:59", "The tournament had not been created then."),
        ("99999-01-01T00:00", "A moment is 21:40"),
    ],
)
def test_what_is_no_moment_of_it_is_refused(evening: Path, at: str, said: str) -> None:
    refused = typed("show", evening, "standings", "--at", at)
    assert refused.code != 0
    assert said in refused.err


def test_the_house_itself_is_shown_as_it_was(evening: Path) -> None:
    before = steps(evening)
    assert typed("do", evening, stdin=asked([bust(2)])).code == 0
    did = {"command": "OpenTill", "name": "Main", "floats": 20_000}
    assert typed("do", evening, "--house", "--actor", "Ada", stdin=asked([did])).code == 0
    assert "Main" in typed("show", evening, "tills").out
    assert typed("show", evening, "tills", "--at", f"#{before}").out == "No till was opened yet.\n"
    (one,) = typed("show", evening, "tournaments", "--json", "--at", f"#{before}").json[
        "tournaments"
    ]
    assert (one["left"], one["entries"]) == (11, 11)
    gone = typed("show", evening, "tournaments", "--at", "1999-12-31T23:59")
    assert gone.err == "Nothing had been done in the house then.\n"


def test_a_house_without_a_tournament_has_an_evening_every_day(tmp_path: Path) -> None:
    house = tmp_path / "club.house"
    with create(house):
        pass
    did = {"command": "OpenTill", "name": "Main", "floats": 20_000}
    assert typed("do", house, "--house", "--actor", "Ada", stdin=asked([did])).code == 0
    later = datetime.now() + timedelta(seconds=2)  # noqa: DTZ005 -- the hall's
    assert "Main" in typed("show", house, "tills", "--at", later.isoformat()).out
    assert "Nothing had been done" in typed("show", house, "tills", "--at", "00:00").err or (
        later.hour == 0
    )
    assert "A moment is 21:40" in typed("show", house, "tills", "--at", "#1").err


def test_a_time_of_day_is_that_of_the_evening(evening: Path) -> None:
    with open_house(evening) as house:
        timeline = house.session.timeline(house.session.tournaments()[0])
        end = datetime.fromtimestamp(timeline.steps[-1].at.utc / 1000)  # noqa: DTZ006 -- the hall's

        def found(wanted: datetime, later: timedelta) -> datetime:
            utc = round((end + later).timestamp() * 1000)
            now = Instant(utc=Millis(utc), boot="", uptime=Millis(0))
            at = latest(timeline, time(wanted.hour, wanted.minute), now)
            return datetime.fromtimestamp(at / 1000)  # noqa: DTZ006 -- the hall's

        minute = timedelta(minutes=1)
        for wanted in (end - 90 * minute, end + 2 * minute):
            there = wanted.replace(second=0, microsecond=0)
            assert found(wanted, 5 * minute) == there
            assert found(wanted, timedelta(days=9)) == there
        ahead = (end + 60 * minute).replace(second=0, microsecond=0)
        assert found(ahead, 5 * minute) == ahead - timedelta(days=1)
