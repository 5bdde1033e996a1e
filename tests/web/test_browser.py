"""The pages in a real browser: the clock, a bust, a network that goes, and people without a mouse."""

import re
from collections.abc import Callable
from math import ceil
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import pytest

from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, MovePlayer
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.room.tables import free_seats
from tdconsole.domain.values import Seat
from tdconsole.projections.clock.board import clock_board
from tdconsole.session import Done
from tests.web.browsing import faults, seen
from tests.web.conftest import Evening
from tests.web.serving import Proxy, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

TEN_MINUTES_WRONG = """
globalThis.realNow = Date.now.bind(Date);
Date.now = () => realNow() + 600_000;
"""
OFF = """
(until) => new Promise((told) => {
  const high = (one) => one.getBoundingClientRect().height;
  const times = [...document.querySelectorAll("svg text, #time")].filter(
    (one) => /^\\d+:\\d\\d$/.test(one.textContent)
  );
  const time = times.sort((one, other) => high(other) - high(one))[0];
  const of = (said) => said.split(":").reduce((whole, part) => whole * 60 + Number(part), 0);
  const found = [];
  new MutationObserver((_, watching) => {
    found.push(realNow() - (until - of(time.textContent) * 1000));
    if (found.length < 4) return;
    watching.disconnect();
    told(found);
  }).observe(time, { childList: true, characterData: true, subtree: true });
})
"""
"""How many milliseconds late each of the next seconds is shown, by the machine's own clock."""


def seconds(shown: str) -> int:
    whole = 0
    for part in shown.split(":"):
        whole = whole * 60 + int(part)
    return whole


def left(evening: Evening) -> float:
    state = evening.session.state(evening.tournament)
    assert state is not None
    board = clock_board(state, evening.session.now())
    assert board.left is not None
    return board.left / 1000


def until(page: "Page", true: Callable[[], bool], *, within: float = 30) -> None:
    ends = monotonic() + within
    while not true():
        assert monotonic() < ends, page.content()
        page.wait_for_timeout(50)


def is_right(shown: str, left: float) -> bool:
    """Whether a time is shown that is, or was within the time it takes to ask."""
    return ceil(left - 0.05) <= seconds(shown) <= ceil(left + 0.25)


def shown_time(page: "Page") -> str:
    return page.locator("#time").inner_text()


TOLD_BY_HAND = """
window.EventSource = class extends EventTarget {
  constructor() {
    super();
    window.tell = (sight, more) => {
      const frame = { width: 192, height: 108, ground: "#000000", spots: [], sight, ...more };
      this.dispatchEvent(new MessageEvent("frame", { data: JSON.stringify(frame) }));
      return document.querySelectorAll("main svg").length;
    };
  }
  close() {}
};
"""


@pytest.mark.parametrize("script", ["", TEN_MINUTES_WRONG], ids=["right", "ten minutes wrong"])
def test_a_phone_shows_the_houses_time(
    hall: Server, evening: Evening, browser: "Browser", script: str
) -> None:
    with seen(browser, f"{hall.address}/", script=script) as (page, complaints):
        until(page, lambda: bool(re.fullmatch(r"\d+:\d\d", shown_time(page))))
        for _ in range(3):
            until(page, lambda: is_right(shown_time(page), left(evening)))
            page.wait_for_timeout(700)
        assert complaints == []


def test_a_wall_shows_the_houses_time(hall: Server, evening: Evening, browser: "Browser") -> None:
    address = f"{hall.address}/wall/clock"
    with seen(browser, address, width=1920, height=1080) as (page, complaints):

        def told() -> bool:
            script = "all => all.map(one => one.textContent)"
            written = page.locator("svg text").evaluate_all(script)
            found = [one for one in written if re.fullmatch(r"\d+:\d\d", one)]
            return any(is_right(one, left(evening)) for one in found)

        for _ in range(3):
            until(page, told)
            page.wait_for_timeout(700)
        assert complaints == []


def test_a_television_fades_into_another_screen_and_not_with_each_second(
    hall: Server, browser: "Browser"
) -> None:
    with seen(browser, f"{hall.address}/wall/clock", script=TOLD_BY_HAND) as (page, complaints):
        page.wait_for_function("window.tell")

        def pictures(sight: str) -> int:
            return int(page.evaluate("(sight) => window.tell(sight)", sight))

        def one_picture() -> bool:
            return page.locator("main svg").count() == 1

        assert [pictures("Clock"), pictures("Clock")] == [1, 1]
        assert pictures("Seating 1 / 3") == 2
        until(page, one_picture)
        assert pictures("Seating 2 / 3") == 2
        assert pictures("Seating 2 / 3") == 2  # a second of it doesn't end the fade
        until(page, one_picture)
        assert pictures("") == 1  # the house wants no motion
        assert pictures("Clock") == 1
        page.emulate_media(reduced_motion="reduce")
        assert pictures("Prizes") == 1
        assert complaints == []


def spot(name: str, x: int, y: int, fill: str) -> dict[str, object]:
    mark = {"type": "plate", "x": 0, "y": 0, "width": 40, "height": 20, "round": 0, "fill": fill}
    where = {"name": name, "x": x, "y": y, "width": 40, "height": 20}
    return where | {"marks": [mark], "lines": [], "until": None}


def test_who_goes_out_slides_onto_the_ladder_of_a_television(
    hall: Server, browser: "Browser"
) -> None:
    sit = [spot("plate_1", 0, 0, "#ff0000"), spot("plate_2", 100, 0, "#00ff00")]
    two: dict[str, object] = {
        "spots": sit,
        "staying": {"plate_1": "Anna", "plate_2": "Ben"},
        "landing": {},
    }
    out = [spot("plate_1", 50, 0, "#ff0000"), spot("ladder_won_0", 100, 80, "#0000ff")]
    one: dict[str, object] = {
        "spots": out,
        "staying": {"plate_1": "Anna"},
        "landing": {"Ben": "ladder_won_0"},
    }
    with seen(browser, f"{hall.address}/wall/final-table", script=TOLD_BY_HAND) as (page, said):
        page.wait_for_function("window.tell")

        def moving(frame: dict[str, object]) -> list[str]:
            told: list[str] = page.evaluate(
                """(more) => {
                  window.tell(more.sight, more);
                  const all = [...document.querySelectorAll("main > svg > g")];
                  const ways = all.flatMap((one) => one.getAnimations().map((way) => way.effect.getKeyframes()[1]));
                  return ways.map((way) => way.transform).filter(Boolean);
                }""",
                {"sight": "FinalTableShown"} | frame,
            )
            return told

        assert moving(two) == []
        assert moving(two | {"landing": {"Ben": "ladder_won_0"}}) == []  # Ben still sits
        moved = ["translate(50px, 0px) scale(1, 1)", "translate(0px, 80px) scale(1, 1)"]
        assert moving(one) == moved
        until(page, lambda: page.locator("main > svg").count() == 1)
        page.emulate_media(reduced_motion="reduce")
        assert moving(two) == moving(one) == []
        assert page.locator("main > svg").count() == 1
        page.emulate_media(reduced_motion="no-preference")
        still: dict[str, object] = {
            "sight": "",
            "staying": {},
            "landing": {},
        }  # the house wants no motion
        assert moving(two | still) == moving(one | still) == []
        assert said == []


def test_the_houses_picture_is_behind_few_words(hall: Server, browser: "Browser") -> None:
    with seen(browser, f"{hall.address}/wall/notice", script=TOLD_BY_HAND) as (page, complaints):
        page.wait_for_function("window.tell")
        told = {"behind": {"picture": "icon.svg?1", "veil": 0.55}}
        page.evaluate("(more) => window.tell('Notice', more)", told)
        ground, image, veil = page.locator("main svg > *").all()
        assert ground.get_attribute("fill") == veil.get_attribute("fill")
        assert image.get_attribute("href") == "/icon.svg?1"
        assert veil.get_attribute("fill-opacity") == "0.55"
        page.evaluate("window.tell('Notice', {})")
        until(page, lambda: page.locator("main svg > *").count() == 1)
        assert complaints == []


def test_a_clock_is_exact_though_the_phone_is_wrong_and_was_asleep(
    hall: Server, browser: "Browser"
) -> None:
    with hall.heard("/stream") as board:
        moment = board.next("board")["face"]["time"]["until"]
    with seen(browser, f"{hall.address}/", script=TEN_MINUTES_WRONG) as (page, complaints):
        until(page, lambda: bool(re.fullmatch(r"\d+:\d\d", shown_time(page))))
        page.wait_for_timeout(500)
        assert min(map(abs, page.evaluate(OFF, moment))) <= 100  # a busy machine is late, too
        asleep = page.context.new_cdp_session(page)
        asleep.send("Page.setWebLifecycleState", {"state": "frozen"})
        page.wait_for_timeout(2_500)
        asleep.send("Page.setWebLifecycleState", {"state": "active"})
        page.wait_for_timeout(500)
        assert min(map(abs, page.evaluate(OFF, moment))) <= 100  # a busy machine is late, too
        assert complaints == []


def test_a_move_is_told_where_the_player_looks(
    hall: Server, evening: Evening, browser: "Browser"
) -> None:
    state = evening.session.state(evening.tournament)
    assert state is not None
    entry = evening.seated(2)
    tables = state.play.seating.tables
    at = state.play.seating.of[entry].table
    target = next(
        Seat(table=table, seat=seat)
        for table, one in sorted(tables.items())
        if table != at
        for seat in free_seats(state, one)
    )
    with seen(browser, f"{hall.address}/c/{evening.code(entry)}") as (page, _):
        until(page, lambda: page.locator("#own.playing").count() == 1)
        move = MovePlayer(entry=entry, seat=target)
        assert isinstance(evening.session.submit(evening.tournament, move), Done)
        until(page, lambda: page.locator("#own.moving").count() == 1)
        assert page.locator("#own-table").inner_text() == str(target.table)
        assert page.locator("#own-said").inner_text() == "You move, now"
        assert isinstance(evening.session.submit(evening.tournament, Undo()), Done)
        until(page, lambda: page.locator("#own.playing").count() == 1)


def test_a_pause_and_a_bust_are_seen_at_once(
    hall: Server, evening: Evening, browser: "Browser"
) -> None:
    with seen(browser, f"{hall.address}/") as (page, _):
        until(page, lambda: page.locator("#fact-players").count() == 1)
        before = page.locator("#fact-players").inner_text()
        request = EliminatePlayers(hand=(Bust(entry=evening.seated(3)),))
        assert isinstance(evening.session.submit(evening.tournament, request), Done)
        until(page, lambda: page.locator("#fact-players").inner_text() != before)
        assert isinstance(evening.session.submit(evening.tournament, Undo()), Done)
        assert isinstance(evening.session.submit(evening.tournament, PauseClock()), Done)
        until(page, lambda: page.locator("body.paused").count() == 1)
        stopped = shown_time(page)
        page.wait_for_timeout(1500)
        assert shown_time(page) == stopped
        assert isinstance(evening.session.submit(evening.tournament, ResumeClock()), Done)
        until(page, lambda: page.locator("body.paused").count() == 0)


def test_a_page_goes_on_without_its_server_and_finds_it_again(
    evening: Evening, browser: "Browser", tmp_path: Path
) -> None:
    first = Server(evening.place, tmp_path)
    with seen(browser, f"{first.address}/") as (page, complaints):
        until(page, lambda: bool(re.fullmatch(r"\d+:\d\d", shown_time(page))))
        assert not page.locator("#gone").is_visible()
        first.stop()
        until(page, page.locator("#gone").is_visible)
        before = shown_time(page)
        until(page, lambda: shown_time(page) != before)
        until(page, lambda: is_right(shown_time(page), left(evening)))
        again = Server(evening.place, tmp_path, port=first.port)
        try:
            until(page, lambda: not page.locator("#gone").is_visible())
        finally:
            again.stop()
        assert complaints == []


def test_a_network_that_drops_everything_is_noticed_and_comes_back(
    hall: Server, evening: Evening, browser: "Browser"
) -> None:
    between = Proxy(hall.port)
    try:
        with seen(browser, f"http://127.0.0.1:{between.port}/") as (page, complaints):
            until(page, lambda: bool(re.fullmatch(r"\d+:\d\d", shown_time(page))))
            between.drops = True
            until(page, page.locator("#gone").is_visible)
            until(page, lambda: is_right(shown_time(page), left(evening)))
            between.drops = False
            until(page, lambda: not page.locator("#gone").is_visible())
            assert complaints == []
    finally:
        between.close()


@pytest.mark.parametrize("size", [(360, 740), (820, 1180), (1920, 1080)])
@pytest.mark.parametrize("language", ["en-GB", "it-IT", "pl-PL"])
def test_everybody_can_use_each_page(
    hall: Server, evening: Evening, browser: "Browser", size: tuple[int, int], language: str
) -> None:
    for path in (
        "/",
        "/find",
        f"/c/{evening.code(evening.seated())}",
        "/c/NOSUCHCODE",
        "/wall/clock",
    ):
        address, (width, height) = hall.address + path, size
        looked = seen(browser, address, width=width, height=height, language=language)
        with looked as (page, complaints):
            page.wait_for_timeout(250)
            assert faults(page) == [], path
            assert complaints == []


def test_a_seat_is_found_with_the_keyboard_alone(
    hall: Server, evening: Evening, browser: "Browser"
) -> None:
    with seen(browser, f"{hall.address}/") as (page, _):
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_url("**/find")
        name = evening.name(evening.seated())
        page.keyboard.type(name)
        until(page, lambda: page.locator("#found li").count() >= 1)
        page.keyboard.type("xqzv")
        until(page, lambda: page.locator("#none").inner_text() != "")
        assert page.locator("#found li").count() == 0


def test_the_walk_over_a_page_finds_what_is_wrong(browser: "Browser") -> None:
    bad = "<a href='/x'></a><button tabindex=-1 style='height:60px'>x</button><input style='height:9px'>"
    with seen(browser, f"data:text/html,{bad}") as (page, _):
        found = faults(page)
    kinds = {one.split(":")[0] for one in found}
    assert {"no name", "no key", "too small", "no language", "no title"} <= kinds
