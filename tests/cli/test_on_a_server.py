"""A house on a server at the command line: its address stands wherever a file's name does."""

from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from tests.cli.terminal import asked, started, typed
from tests.cli.tournaments import CREATE, bust, register
from tests.postgres.cluster import ALWAYS_THERE, Server

TYPED = "s3cr3t"


@pytest.fixture
def evening_there(place_on_server: str) -> str:
    """Three players and a running clock."""
    said = typed("new", place_on_server, "--name", "Main", "--buy-in", "50", "--actor", "Ann")
    assert (said.code, said.err) == (0, "")
    players = [register(name) for name in ("Maria Rossi", "Łukasz Wójcik", "Zoè Bellè")]
    requests = [*players, {"command": "DrawSeats"}, {"command": "StartClock"}]
    assert typed("do", place_on_server, stdin=asked(requests)).code == 0
    return place_on_server


def test_new_says_where_the_tournament_is(place_on_server: str) -> None:
    assert place_on_server in typed("new", place_on_server, "--name", "First").out
    assert place_on_server in typed("new", place_on_server, "--name", "Second").out
    shown = typed("show", place_on_server, "tournaments", "--json").json["tournaments"]
    assert [one["name"] for one in shown] == ["First", "Second"]


def test_an_evening_in_processes_of_their_own(evening_there: str) -> None:
    assert started("do", evening_there, stdin=asked([bust(1)])).code == 0
    standings = started("show", evening_there, "standings").out
    assert "Maria Rossi" in standings
    assert started("verify", evening_there).code == 0


def test_every_command_that_takes_a_house_takes_an_address(
    evening_there: str, tmp_path: Path
) -> None:
    def does(*words: str | Path, stdin: bytes = b"") -> str:
        said = typed(words[0], evening_there, *words[1:], stdin=stdin)
        assert (said.code, said.err) == (0, ""), words
        return said.out

    people = tmp_path / "people.csv"
    people.write_text("name\nAna Gonçalves\n", encoding="utf-8")
    does("import", "people", people)
    does("people", "add", "John Smith")
    assert {"Gonçalves, Ana", "Smith, John"} <= {
        line.split("  ", 1)[1].strip() for line in does("show", "people").splitlines()
    }
    does("staff", "add", "Bob")
    assert does("staff", "list").split() == ["Ann", "Bob"]
    does("export", "structure", "-o", tmp_path / "s.toml")
    does("export", "people", "-o", tmp_path / "p.csv")
    does("export", "sqlite", "-o", tmp_path / "p.db")
    assert (tmp_path / "p.db").read_bytes().startswith(b"SQLite format 3")
    does("print", "seat-cards", "-o", tmp_path / "cards.pdf")
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF")
    does("do", "--house", stdin=asked([{"command": "OpenTill", "name": "Desk", "currency": "EUR"}]))
    assert "Main" in does("seal")
    does("verify-draw")
    does("verify")


def test_a_forgotten_pin_is_set_by_the_role_that_owns_the_house(
    evening_there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TDCONSOLE_NEW_PIN", "123456")
    assert typed("staff", evening_there, "pin", "Ann", "--forgotten").code == 0


@pytest.mark.parametrize(
    "words",
    [
        ("copy", "{there}", "{file}"),
        ("copy", "{file}", "{there}"),
        ("backup", "{there}", "{folder}"),
        ("restore", "{folder}", "{there}"),
        ("restore", "{file}", "{file}", "--of", "{there}"),
        ("repair", "{there}", "{file}"),
        ("repair", "{file}", "{there}"),
        ("print", "{there}", "seat-cards", "-o", "{there}"),
        ("demo", "--text", "--at", "{there}"),
    ],
)
def test_what_only_a_file_has_is_refused_with_what_to_do_instead(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    there = "postgresql://hall/club/evening"
    places = {"there": there, "file": str(tmp_path / "club.house"), "folder": str(tmp_path)}
    said = typed(*(word.format(**places) for word in words))
    assert said.refusal == "FileWanted"
    assert there in said.err
    assert "pg_dump" in said.err
    assert "tdconsole move" in said.err
    assert not list(tmp_path.glob("*postgresql*"))


@pytest.mark.parametrize("command", ["show", "new", "verify", "staff", "copy", "projector", "open"])
def test_a_password_in_an_address_is_refused_and_not_repeated(command: str) -> None:
    there = f"postgresql://ann:{TYPED}@hall/club/evening"
    rest = {"show": ["log"], "new": ["--name", "X"], "staff": ["list"], "copy": ["x"]}
    said = started(command, there, *rest.get(command, []), QT_QPA_PLATFORM="offscreen")
    assert said.refusal == "PasswordInAddress"
    assert TYPED not in said.err
    assert ".pgpass" in said.err


def test_what_the_server_says_is_told_in_words(
    server: Server, places_on_server: Callable[[], str]
) -> None:
    def refused(address: str) -> tuple[str, str]:
        said = typed("show", address, "tournaments")
        return said.refusal, said.err

    there = places_on_server()
    why, sentence = refused(there)
    assert why == "HouseMissing"
    assert f"tdconsole new '{there}' --name NAME" in sentence
    for wrong, reason in (
        (server.address("no_such_base", "evening"), '"no_such_base" does not exist'),
        (server.address(ALWAYS_THERE, "evening", user="nobody_here"), '"nobody_here" does not'),
    ):
        why, sentence = refused(wrong)
        assert why == "ServerRefuses"
        assert reason in sentence
    crooked = server.address(ALWAYS_THERE, "evening", options="--no_such=1")
    assert refused(crooked)[0] == "ServerRefuses"
    assert "~/.pgpass" not in refused(crooked)[1]
    for gone in (
        server.address(ALWAYS_THERE, "evening", host=str(server.place / "no")),
        "postgresql://127.0.0.1:9/club/evening",
        "postgresql://no-such-host.invalid/club/evening",
    ):
        assert refused(gone)[0] == "ServerOutOfReach"
    for unread in (
        "postgresql://127.0.0.1:abc/club/evening",
        "postgresql://127.0.0.1/club/evening?flag=1",
        "postgresql:///evening?service=no_such_service",
    ):
        assert refused(unread)[0] == "AddressUnread"


def test_a_name_that_is_taken_is_left_as_it_is(server: Server, place_on_server: str) -> None:
    name = place_on_server.partition("?")[0].rpartition("/")[2]
    with server.connected() as connection:
        connection.execute(f'CREATE SCHEMA "{name}"')
    for words in (
        ("show", place_on_server, "tournaments"),
        ("new", place_on_server, "--name", "X"),
    ):
        assert typed(*words).refusal == "NotAHouse"


def test_a_house_of_a_newer_program_is_left_as_it_is(server: Server, evening_there: str) -> None:
    with _in_house(server, evening_there) as connection:
        connection.execute("INSERT INTO change (room, name) VALUES ('journal', 'of_tomorrow')")
    said = typed("show", evening_there, "log")
    assert said.refusal == "NewerFile"
    assert "journal/of_tomorrow" in said.err


def test_a_damaged_house_is_brought_back_by_the_server_alone(
    server: Server, evening_there: str
) -> None:
    with _in_house(server, evening_there) as connection:
        connection.execute("DROP TABLE vault CASCADE")
        connection.execute("ALTER TABLE step RENAME COLUMN hash TO gone")
    said = typed("show", evening_there, "log")
    assert said.refusal == "DamagedFile"
    assert "the server's own copies" in said.err
    assert "tdconsole restore" not in said.err
    assert "tdconsole repair" not in said.err


def test_a_broken_seal_says_who_brings_the_house_back(server: Server, evening_there: str) -> None:
    with _in_house(server, evening_there) as connection:
        connection.execute("ALTER TABLE event DISABLE TRIGGER ALL")
        connection.execute("UPDATE event SET body = replace(body, 'Main', 'Pain')")
        connection.execute("ALTER TABLE event ENABLE TRIGGER ALL")
    said = typed("verify", evening_there)
    assert said.refusal == "SealBroken"
    assert "the server's own copies" in said.err


def test_a_request_that_creates_is_answered_once(place_on_server: str) -> None:
    typed("new", place_on_server, "--name", "A")
    lines = asked([{**CREATE, "request": "1"}])
    assert typed("do", place_on_server, stdin=lines) == typed("do", place_on_server, stdin=lines)


def _in_house(server: Server, address: str) -> psycopg.Connection:
    name = address.partition("?")[0].rpartition("/")[2]
    connection = server.connected()
    connection.execute(f'SET search_path TO "{name}"')
    return connection
