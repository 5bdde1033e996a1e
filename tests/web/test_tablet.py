"""The floor's page under a thumb: busts, undo, hand for hand, bad Wi-Fi, a server that dies."""

import signal
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import pytest

from tdconsole.domain.house.device_numbers import device_of
from tdconsole.domain.language.commands.bubble import EndHandForHand, StartHandForHand
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import Seat
from tdconsole.session import Done
from tests.web.browsing import faults
from tests.web.conftest import Evening
from tests.web.serving import Proxy, Server, serving
from tests.web.tablet import offered
from tests.web.thumb import Thumb

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

HANGING = """
() => import("/hall/asked.js").then(({ asked }) => asked("/time"))
  .then(() => "answered", () => "given up")
"""
"""A question that nobody answers, which must not hold its connection for ever."""
SETTLES = 600
"""Milliseconds until a button that took the place of another is one."""


@pytest.fixture
def thumb(hall: Server, evening: Evening, browser: "Browser") -> Iterator[Thumb]:
    thumb = Thumb(browser, hall.address)
    thumb.pair(offered(evening.session, f"Phone {monotonic()}")[1])
    yield thumb
    assert thumb.complaints == []
    thumb.close()


def left(evening: Evening) -> int:
    evening.session.refresh()
    state = evening.session.state(evening.tournament)
    assert state is not None
    return state.left


def seat_of(evening: Evening, at: int = 0) -> Seat:
    state = evening.session.state(evening.tournament)
    assert state is not None
    return state.play.seating.of[evening.seated(at)]


def test_a_bust_takes_a_few_taps_and_is_taken_back_with_one(thumb: Thumb, evening: Evening) -> None:
    before, seat = left(evening), seat_of(evening)
    name = evening.name(evening.seated())
    thumb.bust(seat)
    assert name in thumb.sees_done()
    assert left(evening) == before - 1
    thumb.page.locator("#undo").click()
    thumb.sees("Undone")
    assert left(evening) == before


def test_what_is_refused_says_why_and_stays(thumb: Thumb, evening: Evening) -> None:
    seat, entry = seat_of(evening), evening.seated()
    thumb.seat(seat)
    thumb.tap("Bust")
    thumb.page.locator(".reading:not(:empty)").wait_for()
    request = EliminatePlayers(hand=(Bust(entry=entry),))
    assert isinstance(evening.session.submit(evening.tournament, request), Done)
    thumb.page.locator("#sheet .go.main").click()
    thumb.page.locator("#told.refused").wait_for()
    assert evening.name(entry) in thumb.told
    assert isinstance(evening.session.submit(evening.tournament, Undo()), Done)


def test_a_player_is_found_by_name_and_called(thumb: Thumb, evening: Evening) -> None:
    name = evening.name(evening.seated(2))
    thumb.page.locator("#seek").fill(name.split()[0].lower())
    thumb.page.locator(f'#found .seat:has-text("{name}")').first.click()
    thumb.tap("Call the clock")
    thumb.sees_done()
    thumb.tap("Acted")
    thumb.page.locator(".call").wait_for(state="detached")


def test_a_name_is_no_markup(thumb: Thumb, evening: Evening) -> None:
    name = "<img src=x onerror=document.title=1>"
    done = evening.session.submit(
        evening.tournament,
        RegisterEntry(person=Newcomer(name=name), override="late"),
    )
    assert isinstance(done, Done), done
    thumb.page.locator("#seek").fill("<img")
    thumb.page.locator(f'#found .seat:has-text("{name}")').wait_for()
    assert thumb.page.locator("img").count() == 0
    assert thumb.page.title() == "Spring Main"
    assert isinstance(evening.session.submit(evening.tournament, Undo()), Done)


def test_a_line_is_typed_with_its_preview(thumb: Thumb, evening: Evening) -> None:
    thumb.view("line")
    thumb.page.locator("#typed").fill(f"p #{evening.seated(3)} ")
    thumb.page.locator(".offer").first.click()
    thumb.page.locator('.offer:has(span:text-is("warning"))').click()
    thumb.page.locator("#do-line:enabled").click()
    assert evening.name(evening.seated(3)) in thumb.sees_done()


def test_tables_report_hand_for_hand_at_the_table(thumb: Thumb, evening: Evening) -> None:
    begun = evening.session.submit(evening.tournament, StartHandForHand(until=2))
    assert isinstance(begun, Done), begun
    thumb.page.locator('nav [data-view="hands"]').click()
    first = thumb.page.locator(".report").first
    first.wait_for()
    thumb.page.wait_for_timeout(SETTLES)
    first.get_by_role("button", name="All-in held", exact=True).click()
    thumb.sees_done()
    thumb.page.locator(".report.held").first.wait_for()
    thumb.tap("All others done")
    thumb.page.locator("#sheet .go.main").click()
    thumb.page.locator(".report.done").first.wait_for()
    assert faults(thumb.page) == []
    thumb.page.locator('#hands-steps .main:has-text("Release table")').click()
    thumb.page.locator("#sheet .go.main").click()
    played = thumb.page.locator(".report.released").first
    played.wait_for()
    thumb.page.wait_for_timeout(SETTLES)
    played.get_by_role("button", name="Done", exact=True).click()
    thumb.page.locator('#hands-steps .main:has-text("Next hand")').wait_for()
    ended = evening.session.submit(evening.tournament, EndHandForHand())
    assert isinstance(ended, Done), ended
    thumb.page.locator("#hands").wait_for(state="hidden")


@pytest.mark.parametrize("language", ["en-GB", "it-IT", "pl-PL"])
@pytest.mark.parametrize("size", [(360, 740), (820, 1180), (1920, 1080)])
def test_everything_is_named_and_reached_without_a_thumb(
    hall: Server, thumb: Thumb, browser: "Browser", language: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        storage_state=thumb.context.storage_state(),
    )
    page = context.new_page()
    page.goto(f"{hall.address}/floor")
    page.locator(".tile").first.wait_for()
    assert faults(page) == []
    page.locator(".tile").first.press("Enter")
    page.locator("button.seat").first.wait_for()
    assert faults(page) == []
    page.locator("button.seat").first.press("Enter")
    page.locator("dialog[open] .choices button").first.press("Enter")
    page.locator("#sheet .chip").first.wait_for()
    assert faults(page) == []
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0
    for view in ("advice", "line"):
        page.locator(f'nav [data-view="{view}"]').press("Enter")
        assert faults(page) == []
    page.goto(f"{hall.address}/pair")
    assert faults(page) == []
    context.close()


def test_what_is_tapped_without_wifi_is_done_once_when_it_is_back(
    evening: Evening, browser: "Browser", tmp_path: Path
) -> None:
    with serving(evening.place, tmp_path) as server:
        wifi = Proxy(server.port)
        thumb = Thumb(browser, f"http://127.0.0.1:{wifi.port}")
        thumb.pair(offered(evening.session, "Far away")[1])
        before, seats = left(evening), [seat_of(evening, at) for at in range(5, 12)]
        wifi.drops = True
        for seat in seats:
            thumb.bust(seat)
        thumb.page.locator("#told.kept, #told.sending").wait_for()
        assert left(evening) == before
        assert thumb.page.evaluate(HANGING) == "given up"
        wifi.drops = False
        thumb.page.locator("#told.done").wait_for(timeout=60_000)
        ends = monotonic() + 30
        while left(evening) != before - len(seats):
            assert monotonic() < ends
            thumb.page.wait_for_timeout(50)
        thumb.page.wait_for_timeout(1_500)
        assert left(evening) == before - len(seats)
        thumb.page.locator("#gone").wait_for(state="hidden")
        steps = evening.session.timeline(evening.tournament).steps[-len(seats) :]
        assert all(device_of(step.request) is not None for step in steps)
        assert thumb.complaints == []
        thumb.close()
        wifi.close()


def test_a_server_that_is_killed_loses_nothing_and_does_nothing_twice(
    evening: Evening, browser: "Browser", tmp_path: Path
) -> None:
    server = Server(evening.place, tmp_path)
    thumb = Thumb(browser, server.address)
    thumb.pair(offered(evening.session, "Stubborn")[1])
    before, done = len(evening.session.timeline(evening.tournament).steps), 6
    for number in range(done):
        thumb.type(f"note 1 round {number}")
        if number % 2:
            server.stop(signal.SIGKILL)
            server = Server(evening.place, tmp_path, port=server.port)
        thumb.page.locator(f'#told.done:has-text("round {number}")').wait_for(timeout=30_000)
    evening.session.refresh()
    steps = evening.session.timeline(evening.tournament).steps[before:]
    assert len(steps) == done
    assert len({step.request for step in steps}) == done
    assert thumb.complaints == []
    thumb.close()
    server.stop()
