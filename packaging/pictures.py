"""Makes the manual's pictures from the real program; needs pdftoppm, and no display."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication, QWidget

from tdconsole.cli.main import cli, run
from tdconsole.domain.commands import CallTheClock, OverrideRules
from tdconsole.domain.rulebook import RuleChanges, ShotClock
from tdconsole.gui.app import Console
from tdconsole.gui.commands import projector
from tdconsole.gui.console.shot_clock.window import ShotClockWindow
from tdconsole.gui.console.window import ConsoleWindow
from tdconsole.gui.shared.application import application
from tdconsole.session import open_house
from tdconsole.settings import Settings

WINDOW = (1280, 800)
PICTURES = Path(__file__).parents[1] / "resources" / "manual" / "pictures"


def made(*arguments: str) -> None:
    if run(["--lang", "en", *arguments]) != 0:
        sys.exit(f"tdconsole {' '.join(arguments)} failed")


def picture(house: Path, document: str) -> None:
    pdf = house.with_name(f"{document}.pdf")
    made("print", str(house), document, "-o", str(pdf))
    subprocess.run(  # noqa: S603
        ["pdftoppm", "-png", "-r", "80", "-singlefile", "-l", "1", pdf, PICTURES / document],  # noqa: S607
        check=True,
    )


def windows(house: Path) -> None:
    """The pages of the director's window, with a line half typed."""
    app = application(unseen=True)
    with open_house(house) as opened:
        console = Console(opened.session, "en", Settings(), lambda _chosen: None)
        console.begin()
        window = console.window
        if not isinstance(window, ConsoleWindow):
            sys.exit("no window")
        window.showNormal()
        window.resize(*WINDOW)
        window.quick.take("b 2-3")
        for page in ("floor", "desk", "log"):
            window.show_page(page)
            app.processEvents()
            window.grab().save(str(PICTURES / f"{page}.png"))
        clocks(window)
        console.close()


def clocks(window: ConsoleWindow) -> None:
    """Two called on players, and the shot clock with a card played."""
    watch = window.watch
    for table in sorted(watch.state.play.seating.tables)[:2]:
        seat = min(watch.state.play.seating.tables[table].players)
        watch.do(CallTheClock(table=table, seat=seat))
    settled(window)
    window.advice.calls.grab().save(str(PICTURES / "calls.png"))
    shot = ShotClock(seconds=30, cards=4, card_seconds=30)
    watch.do(OverrideRules(changes=RuleChanges(shot_clock=shot)))
    window.hands.perform("shot-clock")
    clock = window.findChild(ShotClockWindow)
    if clock is None:
        sys.exit("no shot clock")
    settled(clock)
    clock.begin_next()
    clock.holders[2].click()
    clock.play_card()
    settled(clock)
    clock.grab().save(str(PICTURES / "shot-clock.png"))
    clock.close()


def settled(widget: QWidget) -> None:
    """Laid out anew, which takes a few turns."""
    for _turn in range(5):
        QApplication.processEvents()
    widget.repaint()


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    cli.add_command(projector)
    with TemporaryDirectory() as folder:
        house = Path(folder, "demo.house")
        made("demo", "--at", str(house), "--text")
        windows(house)
        picture(house, "seat-cards")
        picture(house, "payout-sheet")
        made("projector", str(house), "-o", str(PICTURES / "projector.png"), "--size", "1024x576")


if __name__ == "__main__":
    main()
