"""Roles and PINs by the command line: nothing goes past them, and no PIN is an argument."""

import os
import pty
import stat
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tdconsole.club import pins
from tdconsole.domain.values import Role, StaffId
from tdconsole.session import create, open_house
from tests.cli.terminal import CHECKOUT, Said, asked, typed
from tests.session.floor import CREATION
from tests.session.staffed import FEW_ROUNDS, PINS, staffed

START: Final = {"command": "StartClock"}
ENTRY: Final = {"command": "RegisterEntry", "person": {"name": "Maria"}, "draw": False}
TILL: Final = {"command": "OpenTill", "name": "Main"}


@pytest.fixture(autouse=True)
def _quick_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pins, "_ROUNDS", FEW_ROUNDS)
    for name in ("TDCONSOLE_PIN", "TDCONSOLE_NEW_PIN"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    path = tmp_path / "club.house"
    with create(path) as made:
        made.session.submit(None, CREATION)
        for name in ("Maria", "Marco", "Bruno"):
            made.session.club.people.add(name)
        staffed(made.session)
    return path


@pytest.fixture
def acting(monkeypatch: pytest.MonkeyPatch) -> Any:
    def by(role: Role, *words: str | Path, pin: str | None = None, stdin: bytes = b"") -> Said:
        monkeypatch.setenv("TDCONSOLE_PIN", pin or PINS[role])
        return typed(*words, "--actor", f"somebody for the {role}", stdin=stdin)

    return by


def test_roles_are_given_and_taken_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = tmp_path / "club.house"
    with create(house):
        pass
    for name in ("Anna", "Bruno"):
        typed("staff", house, "add", name)
    assert typed("staff", house, "role", "Bruno", "floor").refusal == "FirstIsDirector"
    assert typed("staff", house, "role", "Anna", "director").refusal == "PinFirst"
    assert typed("staff", house, "pin", "Anna").refusal == "PinMissing"
    monkeypatch.setenv("TDCONSOLE_PIN", "12")
    assert typed("staff", house, "pin", "Anna").refusal == "NotAPin"
    monkeypatch.setenv("TDCONSOLE_PIN", "4711")
    assert typed("staff", house, "pin", "anna").out == "PIN of anna set\n"
    assert typed("staff", house, "role", "Anna", "director").out == "Anna   director\nBruno\n"

    assert typed("staff", house, "role", "Bruno", "display").refusal == "WhoActs"
    anna = ("--actor", "Anna")
    monkeypatch.setenv("TDCONSOLE_NEW_PIN", "2222")
    assert typed("staff", house, "pin", "Bruno", *anna).code == 0
    assert typed("staff", house, "role", "Bruno", "floor", *anna).code == 0
    assert typed("staff", house, "list").out == "Anna   director\nBruno  floor\n"
    assert typed("staff", house, "list", "--json").json["staff"][1]["role"] == "floor"
    assert typed("staff", house, "role", "Anna", "none", *anna).refusal == "LastDirector"
    assert typed("staff", house, "retire", "Bruno", *anna).refusal == "HoldsRole"
    log = typed("show", house, "house-log").out.splitlines()
    assert [line.rsplit("  ", 1)[1] for line in log] == [
        "PIN of Anna set",
        "Anna has the role “director” now",
        "PIN of Bruno set",
        "Bruno has the role “floor” now",
    ]
    assert "4711" not in typed("show", house, "house-log", "--json").out

    assert typed("staff", house, "role", "Bruno", "none", *anna).code == 0
    assert typed("staff", house, "role", "Anna", "none", *anna).out == "Anna\nBruno\n"
    assert typed("staff", house, "add", "Zoe").code == 0


WRITING: Final[dict[str, tuple[str, ...]]] = {
    "people add": ("people", "HOUSE", "add", "Zoe"),
    "people change": ("people", "HOUSE", "change", "1", "--name", "Zoe"),
    "people check": ("people", "HOUSE", "check-document", "1"),
    "people merge": ("people", "HOUSE", "merge", "1", "2"),
    "people erase": ("people", "HOUSE", "erase", "3", "--yes"),
    "people apart": ("people", "HOUSE", "apart", "1", "2"),
    "people together": ("people", "HOUSE", "together", "1", "2"),
    "staff add": ("staff", "HOUSE", "add", "Zoe"),
    "staff rename": ("staff", "HOUSE", "rename", "Somebody for the desk", "Zoe"),
    "staff order": ("staff", "HOUSE", "order", "Somebody for the desk"),
    "staff retire": ("staff", "HOUSE", "retire", "Somebody for the desk"),
    "staff role": ("staff", "HOUSE", "role", "Somebody for the desk", "clock"),
    "staff pin": ("staff", "HOUSE", "pin", "Somebody for the desk"),
    "device pair": (
        *("device", "HOUSE", "pair", "Tablet 1", "--staff", "Somebody for the desk"),
        *("--role", "desk"),
    ),
    "new": ("new", "HOUSE", "--name", "Wednesday"),
    "import structure": ("import", "HOUSE", "structure", "turbo"),
    "import people": ("import", "HOUSE", "people", "LIST"),
    "print": ("print", "HOUSE", "seating-by-name", "-o", "OUT"),
}


def words_of(name: str, house: Path) -> list[str]:
    there = {"HOUSE": house, "LIST": house.parent / "list.csv", "OUT": house.parent / "out.pdf"}
    there["LIST"].write_text("name\nZoe\n")
    return [str(there.get(word, word)) for word in WRITING[name]]


def trail(house: Path) -> tuple[int, int, dict[StaffId, str], list[str]]:
    """What a refused gesture leaves as it is."""
    with open_house(house) as opened:
        session = opened.session
        (tournament,) = session.tournaments()
        people = [str(one.name) for one in session.club.people.everybody()]
        steps = len(session.timeline(tournament).steps)
        return steps, session.house_desk.length, dict(session.club.staff.active()), people


@pytest.mark.parametrize("name", WRITING)
def test_whatever_writes_asks_who_it_is(house: Path, name: str, acting: Any) -> None:
    before = trail(house)
    words = words_of(name, house)
    assert typed(*words).refusal == "WhoActs"
    assert acting("clock", *words).refusal == "NotForRole"
    assert acting("clock", *words, pin="0000").refusal == "WrongPin"
    assert typed(*words, "--actor", "Nobody at all").refusal == "StaffUnknown"
    assert trail(house) == before
    assert not (house.parent / "out.pdf").exists()


@pytest.mark.parametrize("name", ["people add", "people change", "people check", "import people"])
def test_the_desk_keeps_the_people(house: Path, name: str, acting: Any) -> None:
    assert acting("desk", *words_of(name, house)).code == 0


@pytest.mark.parametrize(
    "name", ["people merge", "staff rename", "device pair", "new", "import structure"]
)
def test_the_director_does_it(house: Path, name: str, acting: Any) -> None:
    assert acting("desk", *words_of(name, house)).refusal == "NotForRole"
    assert acting("director", *words_of(name, house)).code == 0


def test_requests_are_answered_by_role(house: Path, acting: Any) -> None:
    said = typed("do", house, stdin=asked([ENTRY, START]))
    assert [one["rejected"] for one in said.answers] == ["WhoActs", "WhoActs"]
    said = acting("desk", "do", house, stdin=asked([ENTRY, START]))
    assert [one.get("rejected") for one in said.answers] == [None, "NotForRole"]
    assert (
        "Not for the role “desk”: clock started. It is for: director, floor and clock."
        in (said.answers[1]["message"])
    )
    said = acting("desk", "do", house, "--house", stdin=asked([TILL]))
    assert "rejected" not in said.answers[0]
    said = acting("floor", "do", house, "--house", stdin=asked([TILL]))
    assert said.answers[0]["rejected"] == "NotForRole"


def test_a_name_is_not_taken_in_on_the_spot(house: Path) -> None:
    said = typed("do", house, "--actor", "Nobody at all", stdin=asked([ENTRY]))
    assert said.refusal == "StaffUnknown"
    assert "Nobody at all" not in typed("staff", house, "list").out


def test_somebody_without_a_role_is_refused(house: Path, acting: Any) -> None:
    assert acting("director", "staff", house, "add", "Zoe").code == 0
    said = typed("do", house, "--actor", "Zoe", stdin=asked([ENTRY]))
    assert said.refusal == "NoRole"


def test_a_role_without_a_pin_typed_does_nothing(house: Path) -> None:
    said = typed("do", house, "--actor", "Somebody for the desk", stdin=asked([ENTRY]))
    assert said.refusal == "PinNeeded"
    said = typed("do", house, "--actor", "Somebody for the display", stdin=asked([ENTRY]))
    assert said.answers[0]["rejected"] == "NotForRole"


def test_wrong_pins_slow_down(house: Path, acting: Any) -> None:
    for _ in range(3):
        refused = acting("desk", "do", house, pin="0000", stdin=asked([ENTRY])).refusal
        assert refused == "WrongPin"
    said = acting("desk", "do", house, stdin=asked([ENTRY]))
    assert said.refusal == "PinTooSoon"
    assert "try again in" in said.err


def test_what_is_tried_out_is_refused_as_well(house: Path, acting: Any) -> None:
    words = [*words_of("import structure", house), "--dry-run"]
    assert typed(*words).refusal == "WhoActs"
    assert acting("floor", *words).refusal == "NotForRole"
    assert acting("director", *words).code == 0
    words = [*words_of("import people", house), "--dry-run"]
    assert typed(*words).refusal == "WhoActs"
    assert acting("desk", *words).code == 0


@pytest.mark.parametrize("subject", [("staff", "X", "pin"), ("staff", "X", "role"), ("do",)])
def test_no_command_takes_a_pin_as_an_argument(subject: tuple[str, ...]) -> None:
    said = typed(*subject, "--help").out
    assert "--pin" not in said
    assert "TDCONSOLE_PIN" in said


def test_looking_on_is_for_everybody(house: Path) -> None:
    for view in ("board", "log", "people", "house-log", "tills"):
        assert typed("show", house, view).code == 0
    assert typed("verify", house).code == 0


def test_at_a_terminal_it_is_typed_unseen(house: Path) -> None:
    program = [sys.executable, "-m", "tdconsole", "--lang", "en"]
    words = ["people", str(house), "add", "Zoe", "--actor", "Somebody for the director"]
    child, terminal = pty.fork()
    if child == 0:  # pragma: no cover -- another process
        os.chdir(CHECKOUT)
        os.execv(sys.executable, [*program, *words])  # noqa: S606
    said = b""
    while b"PIN of" not in said:
        said += os.read(terminal, 100)
    os.write(terminal, b"0000\n")
    while True:
        try:
            said += os.read(terminal, 100)
        except OSError:
            break
    _child, status = os.waitpid(child, 0)
    os.close(terminal)
    assert b"0000" not in said
    assert b"WrongPin: That is not the PIN." in said
    assert os.waitstatus_to_exitcode(status) == 1


def test_a_file_that_everybody_may_write_is_told(house: Path) -> None:
    assert not typed("show", house, "board").err
    house.chmod(house.stat().st_mode | stat.S_IWOTH)
    said = typed("show", house, "board")
    assert said.code == 0
    assert said.err.startswith("WritableByAll: Everybody on this machine may write ")
    assert f"chmod o-w {house}" in said.err
    house.chmod(0o660)
    assert not typed("show", house, "board").err


def test_a_forgotten_pin_is_set_by_the_owner_of_the_file_and_the_log_says_so(
    house: Path, acting: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    member = "Somebody for the director"
    monkeypatch.setenv("TDCONSOLE_NEW_PIN", "98765")

    assert typed("staff", house, "pin", member).refusal == "WhoActs"
    with monkeypatch.context() as strange:
        strange.setattr(os, "geteuid", lambda: house.stat().st_uid + 1, raising=False)
        assert typed("staff", house, "pin", member, "--forgotten").code == 1
    assert typed("staff", house, "pin", member, "--forgotten").code == 0

    assert "without the old one" in typed("show", house, "house-log").out
    assert acting("director", "do", house, stdin=asked([START])).code == 1
    assert acting("director", "do", house, pin="98765", stdin=asked([ENTRY])).code == 0


def test_a_request_alone_sets_no_forgotten_pin(house: Path) -> None:
    said = typed("do", house, "--house", stdin=asked([{"command": "ResetPin", "staff": 1}]))
    assert said.answers[0]["rejected"] == "WhoActs"
