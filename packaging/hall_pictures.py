"""Makes the manual's pictures of the hall's pages and of results: `python packaging/hall_pictures.py`.

From the real server on a demo, in Debian's Chromium.
"""

import re
import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tdconsole.domain.language.commands.bubble import StartHandForHand
from tdconsole.evening import make
from tdconsole.session import open_house
from tdconsole.session.card_codes import CardCodes
from tdconsole.session.people.devices import pair

PICTURES: Final = Path(__file__).parents[1] / "resources" / "manual" / "pictures"
PHONE: Final = (360, 740)
WIDE: Final = (1280, 740)
APART: Final = 16
QUIET: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")


def codes(house: Path) -> tuple[str, str]:
    """The codes of a player still in and of one who is out, in the money if anybody is."""
    with open_house(house) as opened:
        session = opened.session
        tournament = session.find(None)
        state = None if tournament is None else session.state(tournament)
        if tournament is None or state is None:
            raise LookupError(house)
        found = CardCodes(session.timeline(tournament))
        seated, out = min(state.play.seating.of), max(state.exits.by_entry)
        return found.of(seated) or "", found.of(out) or ""


class Shots:
    """Pages as a phone shows them, one beside the other."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._address = address
        self._context = browser.new_context(
            viewport={"width": PHONE[0], "height": PHONE[1]},
            color_scheme="dark",
            locale="en-GB",
        )
        self.page = self._context.new_page()
        self.taken: list[Image.Image] = []

    def go(self, path: str) -> None:
        self.page.goto(self._address + path, wait_until="domcontentloaded")

    def take(self) -> None:
        self.page.wait_for_timeout(1_200)
        self.taken.append(Image.open(BytesIO(self.page.screenshot())))

    def save(self, name: str) -> None:
        width, height = PHONE
        whole = Image.new("RGB", (len(self.taken) * (width + APART) - APART, height), "#ffffff")
        for at, one in enumerate(self.taken):
            whole.paste(one, (at * (width + APART), 0))
        whole.quantize(128).save(PICTURES / name, optimize=True)
        self._context.close()


def players(shots: Shots, seated: str, out: str) -> None:
    for path in ("/", f"/c/{seated}", f"/c/{out}"):
        shots.go(path)
        shots.take()
    shots.go("/find")
    shots.page.locator("#typed").fill("an")
    shots.take()
    shots.save("phone.png")


def tablet(shots: Shots, house: Path) -> None:
    """A bust from a phone of the floor, and hand for hand."""
    with open_house(house) as opened:
        session = opened.session
        tournament = session.find(None)
        _, code = pair(session, "Tablet 2", session.club.staff.add("Anna Bianchi"), "floor")
        page = shots.page
        shots.go(f"/pair#{code}")
        page.locator(".tile").nth(1).wait_for()
        shots.take()
        page.locator(".tile").nth(1).click()
        shots.take()
        page.locator("button.seat").nth(2).click()
        page.get_by_role("button", name="Bust", exact=True).click()
        page.locator("#sheet .chip").nth(1).click()
        shots.take()
        page.locator("#sheet .go.main").click()
        page.locator("#told.done").wait_for()
        session.submit(tournament, StartHandForHand(until=2))
        page.locator('nav [data-view="hands"]').click()
        first = page.locator(".report").nth(1)
        first.wait_for()
        page.wait_for_timeout(600)  # a button is none at once
        first.get_by_role("button", name="All-in held", exact=True).click()
        page.locator(".report").nth(2).get_by_role("button", name="Done", exact=True).click()
        shots.take()
    shots.save("tablet.png")


def results(browser: Browser, house: Path) -> None:
    """The page of results on a large screen and on a phone."""
    page = house.with_suffix(".html")
    how = ("--everybody", "--club", "Circolo Roma")
    program = [sys.executable, "-m", "tdconsole", "--lang", "en", "export", str(house)]
    subprocess.run([*program, "results", "-o", str(page), *how], check=True)  # noqa: S603 -- as below
    whole = Image.new("RGB", (WIDE[0] + APART + PHONE[0], WIDE[1]), "#ffffff")
    for left, size, dark in ((0, WIDE, False), (WIDE[0] + APART, PHONE, True)):
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light"
        )
        shown = context.new_page()
        shown.goto(page.as_uri())
        whole.paste(Image.open(BytesIO(shown.screenshot())), (left, 0))
        context.close()
    whole.quantize(128).save(PICTURES / "results-page.png", optimize=True)


def main() -> None:
    with TemporaryDirectory() as folder:
        house = Path(folder, "demo.house")
        make(house)
        seated, out = codes(house)
        command = [sys.executable, "-m", "tdconsole", "--lang", "en", "serve", str(house)]
        server = subprocess.Popen(  # noqa: S603 -- the program itself
            [*command, "--address", "127.0.0.1", "--port", "0"], stdout=subprocess.PIPE, text=True
        )
        try:
            said = server.stdout.readline() if server.stdout else ""
            found = re.search(r"http://[0-9.:]+", said)
            if found is None:
                raise LookupError(said)
            with sync_playwright() as player:
                browser = player.chromium.launch(
                    executable_path=shutil.which("chromium"), args=list(QUIET)
                )
                players(Shots(browser, found[0]), seated, out)
                tablet(Shots(browser, found[0]), house)
                results(browser, house)
                browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
