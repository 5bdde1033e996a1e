"""The floor's devices without a browser: pairing, gestures, roles, and what is refused."""

from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tdconsole.domain.house.device_numbers import device_of
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.house import RemoveDevice
from tdconsole.domain.language.commands.seating import NoteTable
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import EntryId, TableNo
from tdconsole.projections.advice import advice, facts_of
from tdconsole.session import Done, HouseDone
from tests.web.conftest import Evening
from tests.web.serving import Heard, Server, serving
from tests.web.tablet import Tablet, claim, offered


@pytest.fixture(scope="module")
def tablet(hall: Server, evening: Evening) -> Tablet:
    return Tablet(hall, offered(evening.session, "Tablet 2")[1])


@pytest.fixture
def heard(hall: Server, tablet: Tablet) -> Iterator[Heard]:
    line = HTTPConnection("127.0.0.1", hall.port, timeout=20)
    line.request("GET", "/stream/floor?lang=en", headers={"Cookie": tablet.cookie})
    answer = line.getresponse()
    assert answer.status == 200
    yield Heard(answer)
    line.close()


def bust(entry: EntryId) -> EliminatePlayers:
    return EliminatePlayers(hand=(Bust(entry=entry),))


def left(evening: Evening) -> int:
    evening.session.refresh()
    state = evening.session.state(evening.tournament)
    assert state is not None
    return state.left


def test_a_code_pairs_one_device_and_its_token_is_the_browsers_alone(
    hall: Server, evening: Evening
) -> None:
    device, code = offered(evening.session, "Tablet of one")
    tablet = Tablet(hall, f"{code[:4]} {code[4:].lower()}")
    assert "HttpOnly" in tablet.kept
    assert "SameSite=strict" in tablet.kept
    assert "Path=/" in tablet.kept
    token = tablet.cookie.partition("=")[2]
    assert token.encode() not in evening.place.read_bytes()
    again = claim(hall, code)
    assert (again.status, "set-cookie" in again.headers) == (403, False)
    assert "This code pairs no device" in again.text
    assert "a code that pairs no device" in hall.log.read_text(encoding="utf-8")
    assert evening.session.club.devices.by_token(token) == device
    assert tablet.page().status == 200


def test_codes_are_not_tried_without_an_end(evening: Evening, tmp_path: Path) -> None:
    with serving(evening.place, tmp_path) as hall:
        answers = [claim(hall, f"WRONG{number:03}").status for number in range(12)]
        assert answers == [403] * 8 + [429] * 4
        right = offered(evening.session, "Tablet of a guesser")[1]
        assert claim(hall, right).status == 429


def test_a_bust_is_done_once_however_often_it_is_sent(tablet: Tablet, evening: Evening) -> None:
    before, entry = left(evening), evening.seated()
    first = tablet.do(bust(entry), "tapped once")
    assert first.data["state"] == "done"
    assert evening.name(entry) in first.data["said"]
    assert [tablet.do(bust(entry), "tapped once").data for _ in range(3)] == [first.data] * 3
    assert left(evening) == before - 1
    step = evening.session.timeline(evening.tournament).steps[first.data["step"] - 1]
    assert device_of(step.request) is not None
    assert evening.session.club.staff.named()[step.actor] == "Anna Bianchi"
    other = tablet.do(bust(evening.seated()), "tapped once")
    assert other.data["state"] == "refused"
    again = tablet.do(bust(entry))
    assert again.data["state"] == "refused"
    assert evening.name(entry) in again.data["said"]
    assert tablet.do(Undo()).data["state"] == "done"
    assert left(evening) == before


def test_a_device_takes_back_only_what_was_done_with_it(
    hall: Server, tablet: Tablet, evening: Evening
) -> None:
    other = Tablet(hall, offered(evening.session, "Tablet 3", who="Bruno Costa")[1])
    first, second = (TableNo(number) for number in (1, 2))
    assert tablet.do(NoteTable(table=first, note="shuffler")).data["state"] == "done"
    assert other.do(NoteTable(table=second, note="lamp")).data["state"] == "done"
    assert "shuffler" in tablet.do(Undo()).data["said"]
    assert "lamp" in other.do(Undo()).data["said"]
    assert tablet.do(Undo()).data["state"] == "refused"


def test_what_would_come_is_told_and_nothing_done(tablet: Tablet, evening: Evening) -> None:
    before, entry = left(evening), evening.seated()
    request = {"command": "EliminatePlayers", "hand": [{"entry": entry}]}
    told = tablet.post("/floor/foresee", request).data
    assert told["ready"] is True
    assert told["said"].startswith(f"Bust {evening.name(entry)}")
    gone = {"command": "EliminatePlayers", "hand": [{"entry": evening.out()}]}
    refused = tablet.post("/floor/foresee", gone).data
    assert refused["ready"] is False
    assert refused["said"]
    assert left(evening) == before


def test_a_line_is_read_with_its_preview_and_its_ways_out(tablet: Tablet, evening: Evening) -> None:
    entry = evening.seated()
    told = tablet.post("/floor/line", {"line": f"b #{entry}"}).data
    assert told["mood"] == "ready"
    assert told["request"]["command"] == "EliminatePlayers"
    asking = tablet.post("/floor/line", {"line": f"p #{entry} "}).data
    assert asking["mood"] == "asking"
    assert asking["offers"]
    turned = tablet.post("/floor/line", {"line": "tn 1"}).data
    assert turned["said"] == "This is done at the director’s desk."
    assert turned["request"] is None
    assert tablet.post("/floor/line", {"line": 7}).data["mood"] == "idle"
    assert tablet.post("/floor/line", []).status == 200
    assert tablet.post("/floor/line", {"line": "x" * 60_000}).status == 200


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"{",
        b'{"command": "Weather"}',
        b'{"command": "PauseClock", "command": "ResumeClock", "request": "a"}',
        b'{"command": "PauseClock", "request": "@device.7.a"}',
        b'{"command": "PauseClock", "request": ""}',
        b'{"command": "PauseClock"}',
        b'{"command": "CreateTournament", "name": "Elsewhere", "request": "a"}',
        b'{"command": "EliminatePlayers", "hand": [{"entry": "x"}], "request": "a"}',
        b"\xff\xfe",
    ],
)
def test_what_is_no_gesture_is_refused_in_a_sentence(
    hall: Server, tablet: Tablet, body: bytes
) -> None:
    answer = hall.ask(
        "/floor/do", "POST", body, Content_Type="application/json", Cookie=tablet.cookie
    )
    assert answer.status == 200
    assert answer.data["state"] == "refused"
    assert answer.data["said"]


def test_without_a_token_nothing_is_done_and_it_is_told(hall: Server) -> None:
    for cookie in ("", "device=", "device=guessed", "device=" + "A" * 3_000):
        for path in ("/floor/do", "/floor/foresee", "/floor/line"):
            body = b'{"command": "PauseClock", "request": "a"}'
            answer = hall.ask(path, "POST", body, Content_Type="application/json", Cookie=cookie)
            assert answer.status == 401
            assert answer.data["said"]
        assert "event: unpaired" in hall.ask("/stream/floor", Cookie=cookie).text
        page = hall.ask("/floor", Cookie=cookie)
        assert (page.status, page.headers["location"]) == (303, "/pair")
    assert "a gesture without a paired device" in hall.log.read_text(encoding="utf-8")


def test_another_site_can_do_nothing_with_the_token(tablet: Tablet, hall: Server) -> None:
    request = {"command": "PauseClock", "request": "from elsewhere"}
    for elsewhere in (
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
        {"Origin": "http://evil.example"},
        {"Host": "evil.example"},
        {"Content_Type": "text/plain"},
    ):
        assert tablet.post("/floor/do", request, **elsewhere).status in {403, 415, 421}
    assert "posted from another site" in hall.log.read_text(encoding="utf-8")


def test_a_role_does_what_its_row_says_and_the_rest_is_told(hall: Server, evening: Evening) -> None:
    clock = Tablet(hall, offered(evening.session, "Clock", "clock")[1])
    assert clock.do(PauseClock()).data["state"] == "done"
    assert clock.do(ResumeClock()).data["state"] == "done"
    refused = clock.do(bust(evening.seated())).data
    assert refused["state"] == "refused"
    assert "clock" in refused["said"]
    assert "Clock: " in hall.log.read_text(encoding="utf-8")
    assert "EliminatePlayers" not in clock.page().text
    screen = Tablet(hall, offered(evening.session, "Screen", "display")[1])
    assert screen.do(PauseClock()).data["state"] == "refused"
    assert screen.page().headers["location"] == "/wall/live"


def test_a_device_that_is_taken_away_is_told_and_does_nothing(
    hall: Server, evening: Evening
) -> None:
    device, code = offered(evening.session, "Lost")
    lost = Tablet(hall, code)
    line = HTTPConnection("127.0.0.1", hall.port, timeout=20)
    line.request("GET", "/stream/floor", headers={"Cookie": lost.cookie})
    heard = Heard(line.getresponse())
    heard.next("room")
    assert isinstance(evening.session.submit_house(RemoveDevice(device=device)), HouseDone)
    assert heard.next("unpaired") == {}
    assert lost.do(PauseClock()).status == 401
    line.close()


def test_the_floor_hears_of_what_others_do(heard: Heard, evening: Evening) -> None:
    room = heard.next("room")
    assert room["left"] == left(evening)
    entry = evening.seated(4)
    state = evening.session.state(evening.tournament)
    assert state is not None
    seat = state.play.seating.of[entry]
    done = evening.session.submit(evening.tournament, bust(entry))
    assert isinstance(done, Done)
    table = heard.next("table")
    while table["table"] != seat.table or any(one["entry"] == entry for one in table["players"]):
        table = heard.next("table")
    assert seat.seat in {one["seat"] for one in table["empty"]}
    assert isinstance(evening.session.submit(evening.tournament, Undo()), Done)


def test_two_do_not_both_go(hall: Server, tablet: Tablet, evening: Evening, heard: Heard) -> None:
    other = Tablet(hall, offered(evening.session, "Tablet 4", who="Bruno Costa")[1])
    state = evening.session.state(evening.tournament)
    assert state is not None
    first = advice(state, evening.session.now())[0]
    facts = facts_of(state, first)
    while (due := heard.next("advice")[0])["take"]["request"].get("facts") != facts:
        pass  # what was done a moment ago is on its way
    take = due["take"]["request"]
    assert due["taken_on"] == ""
    assert tablet.post("/floor/do", take | {"request": "mine"}).data["state"] == "done"
    while not (due := heard.next("advice")[0])["taken_on"]:
        pass
    assert due["taken_on"].startswith("Anna Bianchi takes this, ")
    refused = other.post("/floor/do", take | {"request": "mine, too"}).data
    assert refused["state"] == "refused"
    assert "Anna Bianchi has taken this on, at " in refused["said"]
    back = due["take"]["request"]
    assert other.post("/floor/do", back | {"request": "yours"}).data["state"] == "done"


def test_the_pages_of_the_floor_name_everything(tablet: Tablet, hall: Server) -> None:
    assert "Anna Bianchi · Tablet 2" in tablet.page().text
    assert "Pair this device" in hall.ask("/pair").text
