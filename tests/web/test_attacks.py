"""What is refused: each attack gets its answer, is told in the log, and ends nothing."""

import http.client
import socket
from contextlib import suppress
from pathlib import Path
from time import monotonic

import pytest

from tdconsole.web.doorman import HEADERS, is_ours
from tests.web.conftest import Evening
from tests.web.serving import Server


def last_of_log(hall: Server) -> str:
    return hall.log.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "path",
    [
        "/hall/../pyproject.toml",
        "/hall/%2e%2e%2fpyproject.toml",
        "/hall/..%5c..%5cetc/passwd",
        "/hall/%00",
        "//etc/passwd",
        "/c/../../etc/passwd",
        "/c/" + "A" * 5_000,
        "/wall/%3Cscript%3E",
    ],
)
def test_no_path_leads_out(hall: Server, path: str) -> None:
    answer = hall.ask(path)
    assert answer.status == 404
    assert b"<script>" not in answer.body


def test_a_strange_host_is_refused(hall: Server) -> None:
    assert hall.ask("/", Host="evil.example").status == 421
    assert "refused 127.0.0.1: not a host of this hall" in last_of_log(hall)
    assert hall.ask("/", Host=f"localhost:{hall.port}").status == 200


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("192.168.1.20:8080", True),
        ("[fe80::1]:8080", True),
        ("localhost", True),
        ("hall.club.lan", True),
        ("hall.club.lan.evil.example", False),
        ("192.168.1.20.evil.example", False),
        ("evil.example:8080", False),
        ("", False),
        ("[", False),
        ("x:99999999", False),
    ],
)
def test_a_host_is_an_address_or_a_name_of_the_house(host: str, *, ours: bool) -> None:
    assert is_ours(host, frozenset({"hall.club.lan"})) is ours


@pytest.mark.parametrize(
    ("headers", "body", "status", "why"),
    [
        ({"Sec-Fetch-Site": "cross-site"}, b"{}", 403, "posted from another site"),
        ({"Origin": "http://evil.example"}, b"{}", 403, "posted from another site"),
        ({"Content-Type": "text/plain"}, b"{}", 415, "only JSON is read"),
        ({}, b"x" * 10_000_000, 413, "too long"),
        ({"Content-Length": "-1"}, None, 411, "without a length"),
    ],
)
def test_a_post_that_is_none_of_ours_is_refused(
    hall: Server, headers: dict[str, str], body: bytes | None, status: int, why: str
) -> None:
    line = http.client.HTTPConnection("127.0.0.1", hall.port, timeout=20)
    try:
        line.putrequest("POST", "/")
        sent = {"Content-Type": "application/json"} | headers
        if body is not None:
            sent["Content-Length"] = str(len(body))
        for name, value in sent.items():
            line.putheader(name, value)
        line.endheaders()
        answer = line.getresponse()
        assert answer.status in {status, 400}  # a length that is no number is refused by the wire
    finally:
        line.close()
    if answer.status == status:
        assert why in last_of_log(hall)
    assert hall.ask("/time").status == 200


def test_only_looked_at_or_posted_to(hall: Server) -> None:
    assert hall.ask("/", "DELETE").status == 405


def test_each_page_says_that_nothing_from_elsewhere_runs_in_it(hall: Server) -> None:
    for path in ("/", "/find", "/wall/clock", "/hall/hall.css", "/nowhere"):
        headers = hall.ask(path).headers
        for name, value in HEADERS.items():
            assert headers[name] == value
        assert "server" not in {name.lower() for name in headers}


def test_who_asks_without_a_pause_has_to_wait(hall: Server) -> None:
    line = http.client.HTTPConnection("127.0.0.1", hall.port, timeout=20)
    try:
        found = set()
        for _ in range(1_500):
            line.request("GET", "/time")
            answer = line.getresponse()
            answer.read()
            found.add(answer.status)
            if 429 in found:
                break
    finally:
        line.close()
    assert found == {200, 429}
    assert "too many requests" in last_of_log(hall)


def test_noise_on_the_wire_ends_nothing(hall: Server) -> None:
    for noise in (b"\x00\xff\x16\x03\x01 nothing\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\r\n" * 99):
        with socket.create_connection(("127.0.0.1", hall.port), timeout=20) as line:
            line.sendall(noise)
            line.shutdown(socket.SHUT_WR)
            while line.recv(4096):
                pass
    with socket.create_connection(("127.0.0.1", hall.port), timeout=20) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"y" * 200_000)
        assert line.recv(64).startswith(b"HTTP/1.1 400")


FEW = "from tdconsole.web import wire; wire.Wire.most = 20; wire.PATIENCE = 1.0"


def test_the_slow_are_hung_up_on_and_no_more_are_let_in_than_there_is_room(
    evening: Evening, tmp_path: Path
) -> None:
    server = Server(evening.place, tmp_path, first=FEW)
    try:
        with server.heard("/stream") as stream:
            stream.next("board")
            slow = [socket.create_connection(("127.0.0.1", server.port), 20) for _ in range(60)]
            slow[0].sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
            began = monotonic()
            for line in slow:
                with suppress(ConnectionResetError):
                    assert line.recv(64) == b""
                line.close()
            assert monotonic() - began < 10
            assert server.ask("/time").status == 200
            stream.next("there")
        log = last_of_log(server)
        assert "refused a connection: 20 are open" in log
        assert "closed a connection that sent no whole request" in log
    finally:
        server.stop()
