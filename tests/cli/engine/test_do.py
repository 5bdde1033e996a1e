import json
from pathlib import Path
from typing import Any

import pytest

from tdconsole.cli.engine.do import Desk
from tests.cli.terminal import asked, typed
from tests.cli.tournaments import CREATE, bust, created, register
from tests.journal.forging import forge

DEEP = b'{"command":' + b"[" * 900 + b"]" * 900 + b"}"


def test_every_answer_says_what_happened(house: Path) -> None:
    said = typed("do", house, stdin=asked([{**register("Maria Rossi", "IT"), "request": "r1"}]))
    assert said.code == 0
    assert not said.err
    (answer,) = said.answers
    assert answer["request"] == "r1"
    assert answer["step"] == 2
    (event,) = answer["events"]
    assert event["kind"] == "entry-registered"
    assert event["event"] == {
        "entry": 1,
        "person": 1,
        "paid": {"pool": 5000, "fee": 500},
        "stack": 20000,
        "payments": [{"amount": 5500}],
    }


def test_a_person_known_to_the_house_is_registered_by_number(house: Path) -> None:
    typed("do", house, stdin=asked([register("Maria Rossi")]))
    created(house, "Second")
    known = {"command": "RegisterEntry", "person": 1}
    (answer,) = typed("do", house, stdin=asked([known])).answers
    assert answer["events"][0]["event"]["person"] == 1
    (again,) = typed("do", house, stdin=asked([known])).answers
    assert again["rejected"] == "AlreadyRegistered"
    assert "Maria Rossi" in again["message"]


def test_nothing_asked_is_nothing_done(house: Path) -> None:
    said = typed("do", house)
    assert (said.code, said.out, said.err) == (0, "", "")


def test_empty_lines_ask_nothing(house: Path) -> None:
    said = typed("do", house, stdin=b"\n  \n\t\r\n" + asked([register("Jo")]) + b"\n")
    assert said.code == 0
    assert len(said.answers) == 1


@pytest.mark.parametrize("name", ["a\u0000b", "a\nb", "a\tb", "a\u001b[31mb"])
def test_a_name_can_not_steer_a_terminal_or_a_printer(house: Path, name: str) -> None:
    (answer,) = typed("do", house, stdin=asked([register(name)])).answers
    assert answer["rejected"] == "NotUnderstood"


@pytest.mark.parametrize("ending", [b"", b"\n", b"\r\n", b" \n"])
def test_a_line_may_end_as_it_likes(house: Path, ending: bytes) -> None:
    assert typed("do", house, stdin=b'{"command": "StartClock"}' + ending).code == 0


@pytest.mark.parametrize(
    "line",
    [
        b"hello",
        b"{",
        b"[]",
        b"null",
        b"5",
        b'"StartClock"',
        b"{}",
        b'{"command": "Nonsense"}',
        b'{"command": 5}',
        b'{"command": "StartClock", "when": "now"}',
        b'{"command": "RegisterEntry"}',
        b'{"command": "RegisterEntry", "person": 0}',
        b'{"command": "RegisterEntry", "person": -1}',
        b'{"command": "RegisterEntry", "person": 9007199254740993}',
        b'{"command": "RegisterEntry", "person": 99999999999999999999999999999}',
        b'{"command": "RegisterEntry", "person": ' + b"9" * 5000 + b"}",
        b'{"command": "RegisterEntry", "person": 1e400}',
        b'{"command": "RegisterEntry", "person": 1.5}',
        b'{"command": "RegisterEntry", "person": true}',
        b'{"command": "RegisterEntry", "person": {"name": ""}}',
        b'{"command": "RegisterEntry", "person": {"name": " "}}',
        b'{"command": "RegisterEntry", "person": {"name": "Jo", "country": "Italy"}}',
        b'{"command": "RegisterEntry", "person": {"name": "Jo", "age": 30}}',
        b'{"command": "RegisterEntry", "person": {"name": "' + b"x" * 121 + b'"}}',
        b'{"command": "RegisterEntry", "person": {"name": "\xff"}}',
        b'{"command": "RegisterEntry", "person": {"name": "\\ud800"}}',
        b'{"command": "AdjustClock", "seconds": 86401}',
        b'{"command": "AdjustClock"}',
        b'{"command": "PauseClock", "reason": " "}',
        b'{"command": "DrawSeats", "word": "two\\nlines"}',
        b'{"command": "EliminatePlayers", "hand": []}',
        b'{"command": "EliminatePlayers", "hand": [{"entry": 1, "stack": 0}]}',
        b'{"command": "MovePlayer", "entry": 1, "seat": {"table": 1, "seat": 23}}',
        b'{"command": "IssuePaper", "document": "poster"}',
        b'{"command": "Undo", "step": 0}',
        b'{"command": "StartClock"} {"command": "StartClock"}',
        b"\xff\xfe\x00",
        b"\x00",
        DEEP,
        b"[" * 100_000,
        b'{"a":' * 100_000,
    ],
    ids=lambda line: line[:60].decode(errors="replace"),
)
def test_what_is_no_request_is_answered_and_the_next_line_is_done(house: Path, line: bytes) -> None:
    said = typed("do", house, stdin=line + b"\n" + asked([register("Jo")]))
    assert said.code == 1
    fault, done = said.answers
    assert fault["rejected"] == "NotUnderstood"
    assert fault["message"].startswith("This line is not a request: ")
    assert fault["cite"] is None
    assert done["step"] == 2


@pytest.mark.parametrize("number", [5, "", "x" * 201, [], {}, True, 1.5])
def test_a_request_number_is_a_text(house: Path, number: object) -> None:
    said = typed("do", house, stdin=asked([{"command": "StartClock", "request": number}]))
    (answer,) = said.answers
    assert answer["rejected"] == "NotUnderstood"
    assert answer["request"] is None
    assert "request" in answer["message"]


def test_a_request_may_have_no_number(house: Path) -> None:
    assert typed("do", house, stdin=asked([{"command": "StartClock", "request": None}])).code == 0


def test_a_refusal_bears_the_number_of_its_request(house: Path) -> None:
    lines = [
        {"command": "Nonsense", "request": "a"},
        {"command": "PauseClock", "request": "b"},
    ]
    said = typed("do", house, stdin=asked(lines))
    assert [(a["request"], a["rejected"]) for a in said.answers] == [
        ("a", "NotUnderstood"),
        ("b", "ClockNotStarted"),
    ]
    assert said.code == 1


def test_the_same_request_twice_gets_the_first_answer(evening: Path) -> None:
    lines = asked(
        [
            {**register("Late Comer"), "request": "1"},
            {**bust(3), "request": "2"},
            {"command": "PauseClock", "reason": "dinner", "request": "3"},
            {"command": "Undo", "step": 15, "request": "4"},
        ]
    )
    first = typed("do", evening, stdin=lines)
    assert first.code == 0
    assert first.answers[3]["undoes"] == 15
    log = typed("show", evening, "log", "--json").out
    assert typed("do", evening, stdin=lines) == first
    assert typed("do", evening, stdin=lines + lines).out == first.out * 2
    assert typed("show", evening, "log", "--json").out == log


def test_a_number_used_for_another_command_is_refused(house: Path) -> None:
    lines = [{"command": "StartClock", "request": "1"}, {"command": "PauseClock", "request": "1"}]
    answer = typed("do", house, stdin=asked(lines)).answers[1]
    assert answer["rejected"] == "RequestUsedBefore"


def test_a_refused_request_may_be_asked_again(house: Path) -> None:
    pause = {"command": "PauseClock", "request": "1"}
    lines = [pause, {"command": "StartClock"}, pause]
    answers = typed("do", house, stdin=asked(lines)).answers
    assert answers[0]["rejected"] == "ClockNotStarted"
    assert answers[2]["step"] == 3


@pytest.mark.parametrize("wanted", ["Main", "mAIN"])
def test_a_tournament_by_its_name(house: Path, wanted: str) -> None:
    created(house, "Second")
    assert typed("do", house, "-t", wanted, stdin=asked([register("Jo")])).code == 0
    assert _entries(house) == {"Main": 1, "Second": 0}


def test_a_tournament_by_its_number(house: Path) -> None:
    created(house, "Second")
    number = _shelf(house)[0]["tournament"]
    assert typed("do", house, "--tournament", number, stdin=asked([register("Jo")])).code == 0
    assert _entries(house) == {"Main": 1, "Second": 0}


def test_without_a_name_the_latest_tournament_is_meant(house: Path) -> None:
    created(house, "Second")
    assert typed("do", house, stdin=asked([register("Jo")])).code == 0
    assert _entries(house) == {"Main": 0, "Second": 1}


def test_a_tournament_that_is_not_there(house: Path) -> None:
    said = typed("do", house, "-t", "Nowhere", stdin=asked([register("Jo"), register("Al")]))
    assert said.code == 1
    assert [answer["rejected"] for answer in said.answers] == ["NoSuchTournament"] * 2


def test_a_tournament_made_on_the_way_is_the_one_that_follows(house: Path) -> None:
    said = typed("do", house, stdin=asked([register("Al"), CREATE, register("Jo")]))
    assert said.code == 0
    before, made, after = said.answers
    assert [event["kind"] for event in made["events"]] == ["tournament-created", "draw-committed"]
    assert before["tournament"] != made["tournament"] == after["tournament"]
    assert _entries(house) == {"Main": 1, "Late Night": 1}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"structure": []}, "NoLevels"),
        ({"structure": [{"type": "break", "minutes": 5}]}, "NoLevels"),
        ({"payouts": []}, "BandsOutOfOrder"),
        ({"payouts": [{"entries": 1, "shares": [9000]}]}, "SharesDoNotAddUp"),
        ({"payouts": [{"entries": 1, "shares": [4000, 6000]}]}, "SharesRise"),
        ({"price": {"pool": -1}}, "NotUnderstood"),
        ({"stack": 10**9 + 1}, "NotUnderstood"),
        ({"structure": [{"type": "lunch", "minutes": 5}]}, "NotUnderstood"),
        ({"structure": [{"type": "break", "minutes": 5}] * 501}, "NotUnderstood"),
    ],
)
def test_a_tournament_that_can_not_be(house: Path, change: dict[str, Any], code: str) -> None:
    said = typed("do", house, stdin=asked([{**CREATE, **change}]))
    assert [answer["rejected"] for answer in said.answers] == [code]
    assert len(_shelf(house)) == 1


def test_refusals_of_the_floor_name_the_player(evening: Path) -> None:
    requests = [
        bust(1),
        bust(1),
        bust(2, 2),
        bust(99),
        bust(*range(2, 12)),
        {"command": "UnregisterEntry", "entry": 2},
        {"command": "DrawSeats"},
        {"command": "StartClock"},
        {"command": "ReinstatePlayer", "entry": 2},
        {"command": "MovePlayer", "entry": 2, "seat": {"table": 9, "seat": 1}},
        {"command": "FinishTournament"},
        {"command": "Undo", "step": 1},
        {"command": "Undo", "step": 999},
        {"command": "Undo", "step": 2},
    ]
    said = typed("do", evening, stdin=asked(requests))
    assert said.code == 1
    refused = said.answers[1:]
    assert [answer["rejected"] for answer in refused] == [
        "PlayerIsOut",
        "NamedTwice",
        "UnknownEntry",
        "NobodyWouldBeLeft",
        "AlreadyPlaying",
        "NobodyToSeat",
        "ClockAlreadyStarted",
        "PlayerIsIn",
        "NoSuchTable",
        "PlayersStillIn",
        "CannotBeUndone",
        "NoSuchStep",
        "StepsStandOnIt",
    ]
    assert refused[0]["message"] == "Maria Rossi is out; reinstate the player first."
    assert all(answer["message"].strip() for answer in refused)


def test_undo_without_a_step_is_ones_own_last(house: Path) -> None:
    said = typed("do", house, stdin=asked([register("Jo"), {"command": "Undo"}]))
    assert said.answers[1]["undoes"] == 2
    elsewhere = typed("do", house, stdin=asked([{"command": "Undo"}])).answers
    assert elsewhere[0]["rejected"] == "NothingToUndo"
    redone = typed("do", house, stdin=asked([{"command": "Redo", "step": 2}])).answers
    assert redone[0]["undoes"] == 3
    assert _entries(house) == {"Main": 1}


def test_the_actor_stands_on_every_step(house: Path) -> None:
    typed("do", house, "--actor", "Zoè", stdin=asked([register("Jo")]))
    typed("do", house, "--actor", "zoe", stdin=asked([register("Al")]))
    typed("do", house, stdin=asked([register("Di")]))
    steps = typed("show", house, "log", "--json").json["steps"]
    assert [step["actor"] for step in steps] == [None, 1, 1, None]
    assert typed("show", house, "log").out.count("Zoè") == 2


def test_no_house_no_work(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.house"
    assert typed("do", path, stdin=asked([CREATE])).refusal == "HouseMissing"
    assert not path.exists()


def test_answers_are_one_line_each_whatever_the_names(house: Path) -> None:
    name = 'Zoë \\ " 😀'
    said = typed("do", house, stdin=asked([register(name), {"command": "DrawSeats"}]))
    assert [json.loads(line) for line in said.out.rstrip("\n").split("\n")] == said.answers
    assert typed("show", house, "standings", "--json").json["rows"][0]["name"] == name


def _shelf(house: Path) -> list[dict[str, Any]]:
    shelf: list[dict[str, Any]] = typed("show", house, "tournaments", "--json").json["tournaments"]
    return shelf


def _entries(house: Path) -> dict[str, int]:
    return {one["name"]: one["entries"] for one in _shelf(house)}


def test_a_past_that_changes_meanwhile_is_told_at_the_end(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = Desk.answer

    def answer(desk: Desk, line: bytes) -> dict[str, Any]:
        done = answered(desk, line)
        forge(house, "UPDATE step SET command = 'CloseTables' WHERE version = 1")
        return done

    monkeypatch.setattr(Desk, "answer", answer)
    said = typed("do", house, stdin=asked([register("Maria Rossi")]))

    assert said.code == 1
    assert said.answers[0]["step"] == 2
    assert said.err.startswith("SealBroken: ")
