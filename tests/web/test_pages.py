"""The players' pages of a real server: what they show, and that they follow what is done."""

import struct
import zlib
from pathlib import Path

import pytest

from tdconsole.domain.bubble.hand_for_hand import next_jump
from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import Done
from tdconsole.settings import Settings, Wall, write
from tdconsole.wall.screens.figures import amount
from tests.web.conftest import Evening
from tests.web.serving import Server, serving


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en-GB", "Find your seat"),
        ("it-IT,en", "Trova il tuo posto"),
        ("pl", "Znajdź swoje miejsce"),
    ],
)
def test_a_phone_gets_its_own_language(hall: Server, language: str, said: str) -> None:
    page = hall.ask("/", Accept_Language=language)
    assert page.status == 200
    assert f'lang="{language[:2]}"' in page.text
    assert said in page.text


def test_another_language_is_the_houses(hall: Server) -> None:
    assert 'lang="en"' in hall.ask("/", Accept_Language="fr-FR,de;q=0.5").text
    assert 'lang="it"' in hall.ask("/?lang=it", Accept_Language="pl").text


def test_the_next_pay_jump_is_on_every_phone(hall: Server, evening: Evening) -> None:
    state = evening.session.state(evening.tournament)
    assert state is not None
    at = next_jump(state)
    assert at is not None
    with hall.heard("/stream?lang=en") as board:
        facts = {one["name"]: one for one in board.next("board")["face"]["facts"]}
    assert facts["jump"]["note"] == f"{state.left - at} to go"
    paid = amount(catalogue("en"), prize_list(state)[at - 1], state.setup.currency)
    assert facts["jump"]["value"]["text"] == paid


def test_a_card_leads_to_ones_own_seat(hall: Server, evening: Evening) -> None:
    entry = evening.seated()
    state = evening.session.state(evening.tournament)
    assert state is not None
    seat = state.play.seating.of[entry]
    page = hall.ask(f"/C/{evening.code(entry)}").text
    assert evening.name(entry) in page
    assert f'<dd id="own-table">{seat.table}</dd>' in page
    assert f'<dd id="own-seat">{seat.seat}</dd>' in page
    assert hall.ask(f"/c/{evening.code(entry).lower()}").status == 200


def test_who_is_out_sees_the_place_or_those_that_are_shared(hall: Server, evening: Evening) -> None:
    state = evening.session.state(evening.tournament)
    assert state is not None
    for finish in finishes(state):
        if finish.entry not in state.exits.by_entry:
            continue
        last = finish.place + finish.shared_by - 1
        said = (
            f"Place {finish.place}" if finish.shared_by == 1 else f"Places {finish.place} to {last}"
        )
        assert said in hall.ask(f"/c/{evening.code(finish.entry)}").text


def test_a_code_of_no_card_is_told(hall: Server) -> None:
    page = hall.ask("/c/AAAAAAAAAAAAAAAA")
    assert page.status == 404
    assert "This code belongs to no seat card of this tournament." in page.text
    assert hall.ask("/stream/AAAAAAAAAAAAAAAA").status == 404


def test_a_seat_is_found_by_name(hall: Server, evening: Evening) -> None:
    entry = evening.seated()
    first, *_, last = evening.name(entry).split()
    found = hall.ask(f"/found?name={last[:3].lower().encode('ascii', 'ignore').decode()}").data
    assert found["found"]
    assert hall.ask("/found?name=").data["found"] == []
    assert hall.ask("/found?name=xqzv").data["found"] == []
    assert first


def test_what_is_done_at_a_desk_is_seen_at_once(hall: Server, evening: Evening) -> None:
    entry = evening.seated(1)
    with hall.heard("/stream") as board, hall.heard(f"/stream/{evening.code(entry)}") as own:
        before = board.next("board")["face"]["players"]["value"]["text"]
        assert own.next("own")["state"] == "playing"
        request = EliminatePlayers(hand=(Bust(entry=entry),))
        assert isinstance(evening.session.submit(evening.tournament, request), Done)
        assert board.next("board")["face"]["players"]["value"]["text"] != before
        assert own.next("own")["state"] == "out"
        assert isinstance(evening.session.submit(evening.tournament, Undo()), Done)
        assert own.next("own")["state"] == "playing"
        after = board.next("board")["face"]["players"]["value"]["text"]
        assert after == before


def test_a_name_is_no_markup(hall: Server, evening: Evening) -> None:
    title = "<script>alert(1)</script>"
    state = evening.session.state(evening.tournament)
    assert state is not None
    renamed = EditSetup(name=title)
    assert isinstance(evening.session.submit(evening.tournament, renamed), Done)
    with hall.heard("/stream") as board:
        while board.next("board")["face"]["title"] != title:
            pass
    for path in ("/", f"/c/{evening.code(evening.seated())}", "/wall/clock", "/find"):
        assert "<script>alert" not in hall.ask(path).text
    assert isinstance(evening.session.submit(evening.tournament, Undo()), Done)


def test_an_entry_that_was_taken_back_is_told(hall: Server, evening: Evening) -> None:
    newcomer = RegisterEntry(person=Newcomer(name="Zed Late"), override="a friend")
    done = evening.session.submit(evening.tournament, newcomer)
    assert isinstance(done, Done)
    registered = done.step.events[0]
    assert isinstance(registered, EntryRegistered)
    entry = registered.entry
    with hall.heard("/stream") as board:
        board.next("board")
    code = evening.code(entry)
    assert "Zed Late" in hall.ask(f"/c/{code}").text
    assert isinstance(evening.session.submit(evening.tournament, Undo()), Done)
    with hall.heard(f"/stream/{code}") as own:
        while own.next("own")["state"] != "gone":
            pass


def test_a_wall_is_drawn_at_its_own_size(hall: Server) -> None:
    with hall.heard("/stream/wall/clock?w=1024&h=768") as wall:
        frame = wall.next("frame")
    assert (frame["width"], frame["height"], frame["screen"]) == (1024, 768, "clock")
    with hall.heard("/stream/wall/live?w=9999999&h=0") as wall:
        frame = wall.next("frame")
    assert (frame["width"], frame["height"]) == (1920, 1080)
    assert hall.ask("/wall/weather").status == 404
    assert hall.ask("/stream/wall/weather").status == 404


def a_picture(path: Path, width: int, height: int) -> Path:
    """A black picture that any browser reads."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        told = kind + data
        return struct.pack(">I", len(data)) + told + struct.pack(">I", zlib.crc32(told))

    rows = zlib.compress((b"\0" + bytes(width)) * height)
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    )
    return path


def test_a_wall_has_the_houses_layout_and_its_pictures(evening: Evening, tmp_path: Path) -> None:
    for name in ("logo", "first", "second", "hall"):
        a_picture(tmp_path / f"{name}.png", 40, 20)
    look = tmp_path / "house.toml"
    look.write_text(
        'layout = "side"\nlogo = "logo.png"\nsponsors = ["first.png", "second.png"]\n'
        'picture = "hall.png"\n',
        encoding="utf-8",
    )
    write(Settings(wall=Wall(house=str(look))), tmp_path / "settings.json")
    with serving(evening.place, tmp_path) as hall:
        with hall.heard("/stream/wall/clock?w=1920&h=1080") as wall:
            frame = wall.next("frame")
        addresses = {one["name"]: one["picture"] for one in frame["spots"] if one["picture"]}
        assert set(addresses) == {"logo", "sponsor", "picture"}
        assert addresses["sponsor"].split("?")[0] in {"sponsor/0", "sponsor/1"}
        for address in (*addresses.values(), "sponsor/1"):
            assert hall.ask(f"/{address}").headers["content-type"] == "image/png"
        assert hall.ask("/sponsor/2").status == 404
        assert hall.ask("/sponsor/-1").status == 404
        (tmp_path / "first.png").unlink()
        assert hall.ask("/sponsor/0").status == 404


def test_the_files_of_a_page_are_small_and_the_same_until_they_change(hall: Server) -> None:
    page = hall.ask("/")
    names = ("hall.css", "player.js", "time.js", "stream.js", "icon.svg")
    files = [hall.ask(f"/hall/{name}") for name in names]
    assert all(one.status == 200 for one in files)
    assert len(page.body) + sum(len(one.body) for one in files) < 30_000
    tag = files[0].headers["etag"]
    assert hall.ask("/hall/hall.css", If_None_Match=tag).status == 304
    assert hall.ask("/hall.webmanifest").data["start_url"] == "/"
