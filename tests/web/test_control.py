"""The hall in the hands of the director's window: followed, outlived, and taken over."""

import os
import signal
import socket
import stat
from contextlib import suppress
from pathlib import Path
from time import monotonic

from msgspec import json

from tdconsole.domain.values import Instant, Millis
from tdconsole.settings import Hall, Settings, Wall, write
from tdconsole.wall.control import Order
from tests.web.conftest import Evening
from tests.web.controlled import Controlled, controlled
from tests.web.serving import SOON, Asked, Server

DARK = "#0b0d10"
"""The ground of the dark theme."""
HERE = {"Content-Type": "application/json"}


def leave(hall: Controlled, body: object, **headers: str) -> int:
    """Ask it to leave at its door."""
    return (
        Asked(hall.door.port)
        .ask("/control/leave", "POST", json.encode(body), **HERE, **headers)
        .status
    )


def test_it_tells_where_it_is_and_who_is_connected(evening: Evening, tmp_path: Path) -> None:
    with controlled(evening.place, tmp_path) as hall:
        report = hall.report()
        assert (report.address, report.phones, report.walls) == ("127.0.0.1", 0, 0)
        assert hall.ask("/").status == 200
        assert hall.silent(1.5)
        with hall.heard("/stream") as phone, hall.heard("/stream/wall/clock") as wall:
            phone.next("board")
            wall.next("frame")
            begun = monotonic()
            found = hall.report()
            while (found.phones, found.walls) != (1, 1):
                found = hall.report()
            assert monotonic() - begun < 3
        found = hall.report()
        while (found.phones, found.walls) != (0, 0):
            found = hall.report()


def test_the_televisions_follow_what_the_director_has_live(
    evening: Evening, tmp_path: Path
) -> None:
    with controlled(evening.place, tmp_path) as hall:
        hall.report()
        with hall.heard("/stream/wall/live") as wall, hall.heard("/stream/wall/clock") as fixed:
            assert "Smoking" not in str(wall.next("frame"))
            hall.tell(choices=Wall(notice="Smoking area closed", theme="light"), chosen="notice")
            wall.holding("frame", "Smoking")
            fixed.holding("frame", DARK, gone=True)
            hall.tell(choices=Wall(theme="light"), chosen="seating")
            wall.holding("frame", "Smoking", gone=True)
            since = Instant(utc=Millis(0), uptime=Millis(0), boot="another")
            hall.tell(choices=Wall(band="Dinner", band_since=since), chosen="seating")
            wall.holding("frame", "Dinner")
            fixed.holding("frame", "Dinner")


def test_a_look_that_is_gone_leaves_the_walls_as_they_were(
    evening: Evening, tmp_path: Path
) -> None:
    with controlled(evening.place, tmp_path) as hall:
        hall.report()
        with hall.heard("/stream/wall/live") as wall:
            hall.tell(choices=Wall(notice="Patience", house="/gone.toml"), chosen="notice")
            assert DARK in str(wall.holding("frame", "Patience"))
        assert "go on in the look they had" in hall.said


def test_what_can_not_be_read_harms_nothing(evening: Evening, tmp_path: Path) -> None:
    with controlled(evening.place, tmp_path) as hall:
        hall.report()
        for line in (
            b"Dear hall",
            b"[]",
            b'{"live": {"chosen": "weather"}}',
            b"",
            b"x" * 1_200_000,
        ):
            hall.write(line)
        hall.tell(choices=Wall(notice="Patience"), chosen="notice")
        with hall.heard("/stream/wall/live") as wall:
            wall.holding("frame", "Patience")


def test_it_goes_on_when_the_window_is_gone(evening: Evening, tmp_path: Path) -> None:
    with controlled(evening.place, tmp_path) as hall:
        hall.report()
        assert not hall.is_alone()
        hall.tell(choices=Wall(notice="Patience"), chosen="notice")
        with hall.heard("/stream/wall/live") as wall:
            wall.holding("frame", "Patience")
            for pipe in (hall.process.stdin, hall.process.stderr):
                assert pipe is not None
                pipe.close()
            with hall.heard("/stream") as phone, hall.heard("/stream/wall/live") as other:
                phone.next("board")
                assert "Patience" in str(other.next("frame"))
        assert hall.process.poll() is None
        assert hall.is_alone()
        assert "the window is gone; the hall goes on" in hall.said


def test_a_window_that_stands_still_keeps_nobody_waiting(evening: Evening, tmp_path: Path) -> None:
    """What the hall tells it is not read, and nothing more fits in."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    with suppress(BlockingIOError):
        while True:
            os.write(writing, b"." * 4_096)
    os.set_blocking(writing, True)
    try:
        with controlled(evening.place, tmp_path, port=port, told=writing) as hall:
            until = monotonic() + SOON
            while not (tmp_path / "hall.json").exists():
                assert monotonic() < until
            assert Asked(port).ask("/").status == 200
            hall.tell(choices=Wall(notice="Patience"), chosen="notice")
            with Asked(port).heard("/stream/wall/live") as wall:
                wall.holding("frame", "Patience")
    finally:
        os.close(reading)
        os.close(writing)


def test_it_leaves_when_the_window_closes_it(evening: Evening, tmp_path: Path) -> None:
    with controlled(evening.place, tmp_path) as hall:
        hall.report()
        with hall.heard("/stream") as phone:
            phone.next("board")
            begun = monotonic()
            hall.write(json.encode(Order(leave=True)))
            assert hall.process.wait(SOON) == 0
            assert monotonic() - begun < 1.8
        assert not (tmp_path / "hall.json").exists()


def test_another_one_takes_the_port_over(evening: Evening, tmp_path: Path) -> None:
    with controlled(evening.place, tmp_path) as old:
        port, before = old.report().port, old.door
        with old.heard("/stream") as phone, controlled(evening.place, tmp_path, port=port) as new:
            phone.next("board")
            assert new.report().port == port
            assert old.process.wait(SOON) == 0
            *_, last = old.rest()
            assert last.left
            assert new.ask("/").status == 200
            assert new.door.pid == new.process.pid != before.pid
            assert new.door.secret != before.secret


def test_one_that_was_killed_is_in_nobodys_way(evening: Evening, tmp_path: Path) -> None:
    with controlled(evening.place, tmp_path) as old:
        port = old.report().port
        old.process.send_signal(signal.SIGKILL)
        old.process.wait(SOON)
        assert (tmp_path / "hall.json").exists()
        with controlled(evening.place, tmp_path, port=port) as new:
            assert new.report().port == port


def test_where_nothing_can_be_written_it_is_open_all_the_same(
    evening: Evening, tmp_path: Path
) -> None:
    file = tmp_path / "no folder"
    file.write_bytes(b"")
    with controlled(evening.place, file) as hall:
        hall.report()
        assert hall.ask("/").status == 200
        hall.write(json.encode(Order(leave=True)))
        assert hall.process.wait(SOON) == 0


def test_what_is_in_the_place_of_the_way_in_is_left_as_it_is(
    evening: Evening, tmp_path: Path
) -> None:
    (tmp_path / "hall.json").mkdir()
    with controlled(evening.place, tmp_path) as hall:
        hall.report()
        assert hall.ask("/").status == 200
        assert "nobody can take this hall over" in hall.said
    assert (tmp_path / "hall.json").is_dir()
    assert {one.name for one in tmp_path.iterdir()} == {"hall.json", "hall.log"}


def test_the_way_in_is_for_the_owner_alone(evening: Evening, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with controlled(evening.place, tmp_path) as hall:
            hall.report()
            assert stat.S_IMODE((tmp_path / "hall.json").stat().st_mode) == 0o600
            assert hall.door.secret not in hall.said
    finally:
        os.umask(before)


def test_nobody_else_makes_it_leave(evening: Evening, tmp_path: Path) -> None:
    with controlled(evening.place, tmp_path) as hall:
        hall.report()
        right = {"secret": hall.door.secret}
        bodies: tuple[object, ...] = (
            {},
            {"secret": ""},
            {"secret": "Ł" * 43},
            [],
            {"secret": 1},
            "leave",
        )
        for body in bodies:
            assert leave(hall, body) == 404
        assert leave(hall, right, X_Forwarded_For="192.168.1.9") == 404
        assert hall.ask("/control/leave").status == 404
        assert hall.ask("/control/leave", "POST", b"{", **HERE).status == 404
        assert hall.process.poll() is None
        assert leave(hall, right) == 204
        assert hall.process.wait(SOON) == 0


def test_a_hall_without_a_window_has_no_door(hall: Server) -> None:
    body = json.encode({"secret": ""})
    assert hall.ask("/control/leave", "POST", body, **HERE).status == 404


def test_a_port_that_somebody_else_has_is_told(evening: Evening, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with controlled(evening.place, tmp_path, port=port) as hall:
            _, said = hall.process.communicate(timeout=SOON)
            assert hall.process.returncode != 0
            assert said.splitlines()[-1].startswith("HallTaken: The hall can't be opened at")
            assert "Traceback" not in said


def test_address_and_port_are_those_chosen_in_the_window(evening: Evening, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    chosen = Settings(hall=Hall(address="127.0.0.1", port=port, names=("Hall.Club.lan",)))
    assert write(chosen, tmp_path / "settings.json")
    server = Server(evening.place, tmp_path, port=None)
    try:
        assert server.port == port
        assert server.ask("/", Host="hall.club.lan").status == 200
        assert server.ask("/", Host="elsewhere.lan").status == 421
    finally:
        server.stop()
