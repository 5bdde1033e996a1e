"""An evening that the director only looks at: two on the floor play it down from their devices."""

import random
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import pytest

from tdconsole.domain.house.device_numbers import device_of
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.money import PostPrizes
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.terms import Rebuys, Terms
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, Money, PayoutBand, Price, Seat, TournamentId
from tdconsole.evening.people import people
from tdconsole.library.structures import structure
from tdconsole.projections.advice import advice
from tdconsole.session import Done, Session, create
from tdconsole.session.card_codes import CardCodes
from tests.web.serving import serving
from tests.web.tablet import offered
from tests.web.thumb import Thumb

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

PLAYERS: Final = 27
REBUYS: Final = 3
AFTER_REGISTRATION: Final = "level 6"
PAID: Final = (2_600, 1_900, 1_400, 1_000, 800, 600, 500, 400, 300, 200, 150, 150)
WALLS: Final = {"clock": "1 / 27", "prizes": "€351", "standings": "€351", "live": "1 / 27"}
"""The screens of four televisions, and what each says at the end."""
DUE: Final = (
    "TableCanBreak",
    "TablesNotLevel",
    "RedrawDue",
    "BubbleNear",
    "MoneyReached",
)


def filled(session: Session) -> TournamentId:
    answer = session.submit(
        None,
        CreateTournament(
            name="Saturday",
            price=Price(pool=Money(5_000)),
            stack=Chips(20_000),
            structure=structure("club-evening"),
            payouts=(PayoutBand(entries=1, shares=PAID),),
            terms=Terms(rebuys=Rebuys(price=Price(pool=Money(5_000)), chips=Chips(20_000))),
        ),
    )
    assert isinstance(answer, Done), answer
    for newcomer in people(PLAYERS):
        assert isinstance(session.submit(answer.tournament, RegisterEntry(person=newcomer)), Done)
    assert isinstance(session.submit(answer.tournament, DrawSeats()), Done)
    assert isinstance(session.submit(answer.tournament, PostPrizes()), Done)
    return answer.tournament


class Director:
    """A desk that only looks, and knows what the floor sees at its tables."""

    def __init__(self, session: Session, tournament: TournamentId) -> None:
        self.session, self.tournament = session, tournament

    @property
    def state(self) -> Tournament:
        self.session.refresh()
        state = self.session.state(self.tournament)
        assert state is not None
        return state

    @property
    def due(self) -> list[str]:
        state, now = self.state, self.session.now()
        seen = self.session.timeline(self.tournament).seen_before(now)
        return [name for one in advice(state, now, seen) if (name := type(one).__name__) in DUE]

    def waits_until_heard(self, thumb: Thumb) -> None:
        """What another one did is heard: no card goes from under the thumb."""
        ends = monotonic() + 20
        while (due := self.due) != (shown := thumb.due(DUE)):
            assert monotonic() < ends, (thumb.told, due, shown)
            thumb.page.wait_for_timeout(20)

    def waits_until(self, thumb: Thumb, left: int) -> None:
        ends = monotonic() + 20
        while self.state.left != left:
            assert monotonic() < ends, (thumb.told, self.state.left)
            thumb.page.wait_for_timeout(20)


def opened(browser: "Browser", address: str) -> "Page":
    """A page on a phone or a television of its own: one browser keeps no more than six open."""
    page = browser.new_page(viewport={"width": 360, "height": 740}, locale="en-GB")
    page.goto(address, wait_until="domcontentloaded")
    return page


def deal_with_what_is_due(thumb: Thumb) -> bool:
    """Do the first thing that is due, as its card says; whether there was any."""
    thumb.view("advice")
    for name in DUE:
        card = thumb.page.locator(f'.card[data-name="{name}"]').first
        if card.count() == 0:
            continue
        chip, press = card.locator(".chip"), card.locator("button.main")
        if chip.count():
            chip.first.click()
        elif press.count():
            press.first.click()
            go = thumb.page.locator("#sheet .go.main, #do-line:visible").first
            go.click()
        else:
            continue
        thumb.sees_done()
        thumb.page.wait_for_timeout(150)
        return True
    return False


def report_the_hand(thumb: Thumb) -> None:
    """Everybody is done, and the next hand is dealt, as long as it goes on."""
    board = thumb.page.locator('nav [data-view="hands"]')
    if not board.is_visible():
        return
    board.click()
    others = thumb.page.get_by_role("button", name="All others done", exact=True)
    if others.count():
        others.click()
        thumb.page.locator("#sheet .go.main").click()
    following = thumb.page.locator('#hands-steps .main:not(:has-text("All others"))').first
    following.click()
    thumb.page.locator("#sheet .go.main").click()
    thumb.page.locator("#told.done").wait_for()
    thumb.page.wait_for_timeout(150)


def test_two_on_the_floor_play_an_evening_down(browser: "Browser", tmp_path: Path) -> None:
    place, dice = tmp_path / "saturday.house", random.Random(27)  # noqa: S311 -- the course of a test
    with create(place) as house:
        tournament = filled(house.session)
        director = Director(house.session, tournament)
        by_desk = len(house.session.timeline(tournament).steps)
        codes = CardCodes(house.session.timeline(tournament))
        entries = sorted(director.state.entries.by_id)
        with serving(place, tmp_path) as server:
            phones = {
                entry: opened(browser, f"{server.address}/c/{codes.of(entry)}") for entry in entries
            }
            walls = [opened(browser, f"{server.address}/wall/{screen}") for screen in WALLS]
            floor = [
                Thumb(browser, server.address),
                Thumb(browser, server.address, width=820, height=1180),
            ]
            who = ("Anna Bianchi", "Bruno Costa")
            for number, thumb in enumerate(floor):
                thumb.pair(offered(house.session, f"Tablet {number + 1}", who=who[number])[1])
            anna, bruno = floor
            anna.tap("Start")
            anna.page.locator("#sheet .go.main").click()
            anna.sees_done()
            for number in range(REBUYS):
                seats = director.state.play.seating.of
                bruno.seat(seats[entries[number]])
                bruno.tap("Rebuy")
                bruno.page.locator("#sheet .go.main:enabled").click()
                assert "Rebuy" in bruno.sees_done() or "rebuy" in bruno.told
            anna.type(AFTER_REGISTRATION)
            anna.sees_done()
            turn = 0
            while (state := director.state).left > 1:
                thumb = floor[turn % 2]
                turn += 1
                assert turn < 40 * PLAYERS
                director.waits_until_heard(thumb)
                if deal_with_what_is_due(thumb):
                    continue
                seat = played(state, dice)
                thumb.bust(seat)
                director.waits_until(thumb, state.left - 1)
                report_the_hand(floor[turn % 2])
            winner = next(iter(director.state.play.seating.of))
            for phone in phones.values():
                phone.locator("#own.out").wait_for(timeout=10_000)
            assert phones[winner].locator("#own-said").inner_text() == "Place 1"
            for wall, says in zip(walls, WALLS.values(), strict=True):
                wall.locator(f'svg text:text-is("{says}")').first.wait_for(timeout=10_000)
            assert all(thumb.complaints == [] for thumb in floor)
        steps = house.session.timeline(tournament).steps[by_desk:]
        names = house.session.club.staff.named()
        devices = house.session.club.devices.named()
        by = {
            (names[step.actor], devices[device])
            for step in steps
            if step.actor is not None and (device := device_of(step.request)) is not None
        }
        assert all(device_of(step.request) is not None for step in steps)
        assert {"DealNextHand", "RedrawSeats", "BreakTable", "BalanceTables", "TakeRebuy"} <= {
            step.command for step in steps
        }
        assert by == {("Anna Bianchi", "Tablet 1"), ("Bruno Costa", "Tablet 2")}
        places = director.state.exits.by_entry
        assert len(places) == PLAYERS - 1
    verified = subprocess.run(
        [sys.executable, "-m", "tdconsole", "--lang", "en", "verify", str(place)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr


def played(state: Tournament, dice: random.Random) -> Seat:
    """A seat of the table where the hand was played that somebody lost."""
    tables = [one for one in state.play.seating.tables.values() if len(one.players) > 1]
    table = dice.choice(sorted(tables, key=lambda one: one.no))
    return Seat(table=table.no, seat=dice.choice(sorted(table.players)))
