"""The house as a relational database: equal to the program's own views, and silent on people."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tdconsole.domain.state.flight_in_hand import each
from tdconsole.evening import ENTRIES, make
from tdconsole.exports.relational.database import ALL
from tdconsole.exports.relational.views import VIEWS
from tdconsole.files import resource
from tdconsole.house import Place
from tdconsole.projections.eliminations.standings import standings
from tdconsole.session import Session, open_house
from tests.cli.flights.test_flights import FIRST, SECOND
from tests.cli.terminal import asked, typed
from tests.cli.tournaments import begun, bust


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    house = tmp_path_factory.mktemp("demo") / "demo.house"
    make(house)
    return house


@pytest.fixture
def demo(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(made, tmp_path / "demo.house"))


def exported(house: Path | Place, out: Path, *words: str) -> sqlite3.Connection:
    said = typed("export", house, "sqlite", "-o", out, *words)
    assert (said.code, said.err) == (0, ""), said
    return sqlite3.connect(out)


def rows(db: sqlite3.Connection, sql: str) -> list[tuple[Any, ...]]:
    return db.execute(sql).fetchall()


def names(session: Session) -> Iterator[str]:
    for person in session.club.people.everybody():
        yield person.name
        if person.member_no:
            yield person.member_no
    yield from session.club.staff.named().values()


def check_equal(session: Session, db: sqlite3.Connection) -> None:
    assert rows(db, "PRAGMA foreign_key_check") == []
    assert rows(db, "PRAGMA integrity_check") == [("ok",)]
    shown = [
        (number, row.entry, row.place, row.shared_by, row.prize)
        for number in sorted(session.tournaments())
        if (state := session.state(number)) is not None
        for floor in sorted(each(state), key=lambda one: one.current)
        for row in standings(floor, {}, session.now()).rows
    ]
    told = "SELECT tournament, entry, place, shared_by, prize_minor FROM standings"
    assert rows(db, told) == shown
    sums = {
        (one.tournament, method.method, method.taken, method.given_back, method.paid_out)
        for sheet in session.house_desk.cash_report().currencies
        for one in sheet.tournaments
        for method in one.methods
    }
    told = (
        "SELECT tournament, method, taken_minor, given_back_minor, paid_out_minor FROM cash"
        " WHERE taken_minor OR given_back_minor OR paid_out_minor"
    )
    assert set(rows(db, told)) == sums


def test_the_sums_are_those_of_the_program(demo: Path, tmp_path: Path) -> None:
    with closing(exported(demo, tmp_path / "club.db")) as db, open_house(demo) as house:
        check_equal(house.session, db)
        (number,) = house.session.tournaments()
        state = house.session.state(number)
        assert state is not None
        assert rows(db, "SELECT entries, players_left, pool_minor FROM tournaments") == [
            (ENTRIES, state.left, state.pool)
        ]
        assert rows(db, "SELECT COUNT(*) FROM seats_now") == [(len(state.play.seating.of),)]
        assert rows(db, "SELECT SUM(amount_minor) FROM prizes") == [(state.pool,)]
        assert rows(db, "SELECT SUM(busts), SUM(entries), SUM(taken_minor) FROM evening_by_hour")[
            0
        ] == (len(state.exits.by_entry), ENTRIES, state.takings.total)


def test_the_last_move_leads_to_the_seat(demo: Path, tmp_path: Path) -> None:
    with closing(exported(demo, tmp_path / "club.db")) as db:
        last, sat = dict[int, tuple[int, int]](), dict[int, tuple[int, int]]()
        for entry, *seat in rows(db, "SELECT entry, to_table, to_seat FROM moves ORDER BY move"):
            last[entry] = (seat[0], seat[1])
        for entry, *seat in rows(
            db,
            "SELECT entry, table_number, seat_number FROM seats"
            " UNION SELECT entry, table_number, seat_number FROM busts",
        ):
            sat[entry] = (seat[0], seat[1])
        assert last
        assert {entry: sat[entry] for entry in last} == last
        broken = "SELECT COUNT(*) FROM moves JOIN steps USING (tournament, step) WHERE command = ?"
        assert db.execute(broken, ("BreakTable",)).fetchone() > (0,)


def test_money_is_written_out_and_counted(demo: Path, tmp_path: Path) -> None:
    with closing(exported(demo, tmp_path / "club.db")) as db:
        for text, minor in rows(db, "SELECT taken, taken_minor FROM cash"):
            assert text == f"{minor // 100}.{minor % 100:02d}"
        ((text, millis),) = rows(db, "SELECT at, at_ms FROM steps WHERE step = 1")
        sql = "SELECT strftime('%Y-%m-%dT%H:%M:%fZ', ? / 1000.0, 'unixepoch')"
        assert db.execute(sql, (millis,)).fetchone() == (text,)


def test_every_column_is_explained_and_no_other(demo: Path, tmp_path: Path) -> None:
    with closing(exported(demo, tmp_path / "club.db")) as db:
        told = json.loads((tmp_path / "metadata.json").read_bytes())["databases"]["club"]
        there = rows(db, "SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")
        assert {name for (name,) in there} == set(told["tables"])
        for name, one in told["tables"].items():
            columns = [row[1] for row in rows(db, f'PRAGMA table_xinfo("{name}")')]
            assert sorted(one["columns"]) == sorted(columns), name
            assert all(
                said.endswith(".") for said in (one["description"], *one["columns"].values())
            )
            assert set(one.get("facets", ())) <= set(columns), name
        for query in told["queries"].values():
            rows(db, query["sql"])


def test_no_name_leaves_without_people(evening: Path, tmp_path: Path) -> None:
    ruling = {
        "command": "MakeRuling",
        "happened": "Maria Rossi acted out of turn",
        "decided": "Zoè Bellè keeps the pot",
        "entries": [1],
    }
    penalty = {"command": "GivePenalty", "entry": 2, "hands": 2, "words": "Wójcik swore"}
    said = typed("do", evening, "--actor", "Ann Director", stdin=asked([ruling, penalty, bust(5)]))
    assert said.code == 0, said
    with open_house(evening) as house:
        known = list(names(house.session))
    assert "Ann Director" in known
    texts = ["out of turn", "keeps the pot", "Wójcik swore"]
    with closing(exported(evening, tmp_path / "a.db")):
        pass
    silent = (tmp_path / "a.db").read_bytes() + (tmp_path / "metadata.json").read_bytes()
    assert [word for word in (*known, *texts) if word.encode() in silent] == []
    with closing(exported(evening, tmp_path / "a.db", "--people", "--force")):
        pass
    open_ = (tmp_path / "a.db").read_bytes()
    assert [word for word in (*known, *texts) if word.encode() not in open_] == []


def test_nothing_is_replaced_but_an_earlier_export_by_force(demo: Path, tmp_path: Path) -> None:
    out = tmp_path / "club.db"
    exported(demo, out).close()
    first = out.read_bytes()
    words = ("export", demo, "sqlite", "-o")
    assert typed(*words, out).refusal == "FileExists"
    assert typed(*words, tmp_path / "other.db").refusal == "FileExists"  # the metadata is there
    assert not (tmp_path / "other.db").exists()
    assert typed(*words, out, "--force").code == 0
    assert len(out.read_bytes()) == len(first)
    before = demo.read_bytes()
    for force in ((), ("--force",)):
        assert typed(*words, demo, *force).refusal == "FileExists"
    other = begun(tmp_path / "other.house")
    assert typed(*words, other, "--force").refusal == "FileExists"
    assert demo.read_bytes() == before
    assert typed("verify", other).code == 0
    assert list(tmp_path.glob(".*.part")) == []


def test_a_log_beside_the_name_is_not_read_into_the_export(demo: Path, tmp_path: Path) -> None:
    (tmp_path / "club.db-wal").write_bytes(b"of something else")
    assert typed("export", demo, "sqlite", "-o", tmp_path / "club.db").refusal == "LogOfHouse"
    assert not (tmp_path / "club.db").exists()
    assert not (tmp_path / "metadata.json").exists()


def test_the_metadata_is_no_database(demo: Path, tmp_path: Path) -> None:
    out = tmp_path / "metadata.json"
    assert "metadata" in typed("export", demo, "sqlite", "-o", out).misuse
    assert not out.exists()


def test_seasons_and_dealers_are_those_of_the_program(evening: Path, tmp_path: Path) -> None:
    numbers = [int(typed("staff", evening, "add", name).out) for name in ("Anna", "Bruno")]
    reason = {"points": "2.5", "reason": "helped Maria Rossi"}
    house: tuple[dict[str, Any], ...] = (
        {"command": "OpenSeason", "name": "Winter", "formula": "players - place + 0.5", "best": 3},
        {"command": "AdjustPoints", "season": 1, "person": 3, **reason},
        {"command": "SetRotation", "order": [{"tournament": the_tournament(evening)}]},
        *({"command": "BringOnDealer", "staff": one} for one in numbers),
        {"command": "PushDealers", "after": 0},
        {"command": "SendOffDealer", "staff": numbers[0]},
    )
    did = typed("do", evening, "--house", "--actor", "Ada", stdin=asked(house))
    assert did.code == 0, did
    first, rest = map(bust, (11, 10, 9)), map(bust, range(8, 1, -1))
    played = [*first, {"command": "BreakTable", "table": 2}, *rest, {"command": "FinishTournament"}]
    said = typed("do", evening, stdin=asked(played))
    assert said.code == 0, said
    table = typed("show", evening, "season", "--json").json["table"]
    work = typed("show", evening, "dealers-work", "--json").json["shifts"]
    with closing(exported(evening, tmp_path / "a.db")) as db:
        assert rows(db, "PRAGMA foreign_key_check") == []
        told = "SELECT person, place, points, adjusted, played, wins FROM season_players"
        assert rows(db, f"{told} ORDER BY place, person") == [
            *(
                (
                    *(row["person"], row["place"], float(row["points"]), float(row["adjusted"])),
                    *(row["played"], row["wins"]),
                )
                for row in table["rows"]
            )
        ]
        assert rows(db, "SELECT COUNT(*), SUM(counts) FROM season_results") == [(11, 11)]
        assert rows(db, "SELECT person, points, reason FROM season_adjustments") == [(3, 2.5, None)]
        told = "SELECT staff, came_on_ms, went_off_ms, minutes, downs FROM dealer_shifts ORDER BY shift"
        assert rows(db, told) == [
            (one["staff"], one["on"], one["off"], one["minutes"], one["downs"]) for one in work
        ]
        assert rows(db, "SELECT COUNT(*) FROM dealer_shifts") == [(2,)]
    with closing(exported(evening, tmp_path / "a.db", "--people", "--force")) as db:
        told = "SELECT reason FROM season_adjustments"
        assert rows(db, told) == [("helped Maria Rossi",)]


def the_tournament(house: Path) -> str:
    (one,) = typed("show", house, "tournaments", "--json").json["tournaments"]
    return str(one["tournament"])


def test_a_house_with_nothing_in_it(house: Path, tmp_path: Path) -> None:
    with closing(exported(house, tmp_path / "club.db")) as db:
        assert rows(db, "SELECT COUNT(*) FROM tournaments") == [(1,)]
        assert rows(db, "SELECT * FROM standings") == []


def test_the_manual_has_every_table_and_view() -> None:
    page = resource("manual", "data.md").read_text(encoding="utf-8").partition("## As lines")[0]
    told = {line for line in page.splitlines() if line.startswith("| `")}
    every = {one.name: one.said for one in ALL} | {one.name: one.said for one in VIEWS}
    assert told == {f"| `{name}` | {said} |" for name, said in every.items()}


def test_flights_side_by_side_and_merged(tmp_path: Path) -> None:
    house = tmp_path / "club.house"
    assert typed("new", house, "--name", "Sunday", "--template", "two-flight").code == 0
    for requests in ([*FIRST, *SECOND], [{"command": "MergeFlights"}]):
        said = typed("do", house, stdin=asked(requests))
        assert said.code == 0, said
        with (
            closing(exported(house, tmp_path / "club.db", "--force")) as db,
            open_house(house) as opened,
        ):
            check_equal(opened.session, db)
            assert rows(db, "SELECT COUNT(*), SUM(status = 'taken back') FROM entries") == [(7, 0)]
            assert {"1A", "1B"} <= {name for (name,) in rows(db, "SELECT name FROM flights")}
