"""Makes the manual's picture of the hall's pages: `python packaging/hall_pictures.py`.

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

from tdconsole.evening import make
from tdconsole.session import open_house
from tdconsole.session.card_codes import CardCodes

PICTURES: Final = Path(__file__).parents[1] / "resources" / "manual" / "pictures"
PHONE: Final = (360, 740)
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


def taken(browser: Browser, address: str, typed: str = "") -> Image.Image:
    width, height = PHONE
    page = browser.new_page(
        viewport={"width": width, "height": height}, color_scheme="dark", locale="en-GB"
    )
    page.goto(address, wait_until="domcontentloaded")
    if typed:
        page.keyboard.type(typed)
    page.wait_for_timeout(1_200)
    picture = Image.open(BytesIO(page.screenshot()))
    page.close()
    return picture


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
                pages = [
                    taken(browser, found[0] + path, typed)
                    for path, typed in (
                        ("/", ""),
                        (f"/c/{seated}", ""),
                        (f"/c/{out}", ""),
                        ("/find", "an"),
                    )
                ]
                browser.close()
        finally:
            server.terminate()
            server.wait()
    width, height = PHONE
    whole = Image.new("RGB", (len(pages) * (width + APART) - APART, height), "#ffffff")
    for at, page in enumerate(pages):
        whole.paste(page, (at * (width + APART), 0))
    whole.quantize(128).save(PICTURES / "phone.png", optimize=True)


if __name__ == "__main__":
    main()
