"""A hall whose server dies again and again: `python packaging/kills.py --kills 200`.

Two tablets in a real browser go on noting tables while the server is killed at random moments and
started again; then the trail is held against what the tablets were told: nothing that was
acknowledged is missing, and nothing was done twice.
"""

import argparse
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tdconsole.domain.language.events.seating import TableNoted
from tdconsole.domain.values import TournamentId
from tdconsole.evening import make
from tdconsole.session import Session, open_house
from tdconsole.session.people.devices import pair

QUIET: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
TELLING: Final = """
async () => {
  const { onNews } = await import("/hall/outbox.js");
  globalThis.acknowledged = [];
  onNews((state, one) => { if (state === "done") acknowledged.push(one.number); });
}
"""
ASKING: Final = """
async ([table, note]) => {
  const { ask } = await import("/hall/outbox.js");
  ask({ command: "NoteTable", table, note }, note);
}
"""
PATIENCE: Final = 60.0


class Serving:
    def __init__(self, house: Path, folder: Path) -> None:
        self._house, self._folder, self.port = house, folder, 0
        self._process = self._started()

    def _started(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "tdconsole", "--lang", "en", "serve", str(self._house)]
        environment = os.environ | {"TDCONSOLE_SETTINGS": str(self._folder / "settings.json")}
        with (self._folder / "serve.log").open("ab") as log:
            process = subprocess.Popen(  # noqa: S603 -- the program itself
                [*command, "--address", "127.0.0.1", "--port", str(self.port)],
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment,
                text=True,
            )
        said = process.stdout.readline() if process.stdout else ""
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        if found is None:
            raise LookupError(said)
        self.port = int(found[1])
        return process

    def die(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._process = self._started()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


def tablet(browser: Browser, session: Session, port: int, name: str) -> Page:
    known = session.club.staff.add(f"{name}’s hand")
    _, code = pair(session, name, known, "floor")
    page = browser.new_context().new_page()
    page.goto(f"http://127.0.0.1:{port}/pair#{code}")
    page.wait_for_url("**/floor")
    page.locator(".tile").first.wait_for()
    page.evaluate(TELLING)
    return page


def worked(pages: list[Page], serving: Serving, kills: int, dice: random.Random) -> int:
    """Let the tablets note tables while the server dies; how much was asked."""
    asked = 0
    for _ in range(kills):
        for number, page in enumerate(pages):
            for _ in range(dice.randint(1, 4)):
                asked += 1
                page.evaluate(ASKING, [number + 1, f"note {asked}"])
        pages[0].wait_for_timeout(dice.randint(0, 120))
        serving.die()
        pages[0].wait_for_timeout(dice.randint(0, 1_500))
    return asked


def acknowledged(pages: list[Page], asked: int) -> list[str]:
    """The numbers that the tablets were told are on the disk, once all are."""
    ends = monotonic() + PATIENCE
    while True:
        told: list[str] = [one for page in pages for one in page.evaluate("acknowledged")]
        if len(told) >= asked or monotonic() > ends:
            return told
        pages[0].wait_for_timeout(200)


def done(session: Session, tournament: TournamentId) -> list[str]:
    """The requests of the notes in the trail."""
    session.refresh()
    steps = session.timeline(tournament).steps
    return [
        step.request.rpartition(".")[2]
        for step in steps
        if any(isinstance(event, TableNoted) for event in step.events) and "@" in step.request
    ]


def main() -> int:
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--kills", type=int, default=200)
    asking.add_argument("--seed", type=int, default=1)
    given = asking.parse_args()
    dice = random.Random(given.seed)  # noqa: S311 -- when to kill
    with TemporaryDirectory() as folder, sync_playwright() as player:
        house = Path(folder, "demo.house")
        tournament = make(house)
        serving = Serving(house, Path(folder))
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=list(QUIET))
        with open_house(house) as opened:
            session = opened.session
            pages = [tablet(browser, session, serving.port, one) for one in ("First", "Second")]
            asked = worked(pages, serving, given.kills, dice)
            told, there = acknowledged(pages, asked), done(session, tournament)
        serving.stop()
    lost, twice = set(told) - set(there), len(there) - len(set(there))
    print(f"{given.kills} kills, {asked} gestures, {len(told)} acknowledged, {len(there)} done")
    print(f"acknowledged and missing: {len(lost)}; done twice: {twice}")
    return 1 if lost or twice or len(there) != asked or len(told) != asked else 0


if __name__ == "__main__":
    sys.exit(main())
