"""Draws the gallery's pictures, each house opened once for all that is taken of it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from io import StringIO
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from blank import blank
from drawing import director, first_page, made, settled, waited
from evenings import at_work
from gallery import Shot
from gallery_houses import Houses, StandingStill, alike
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.papers.page import PaperPage
from tdconsole.gui.console.people.page import PeoplePage
from tdconsole.gui.console.season.page import SeasonPage
from tdconsole.gui.console.wall.page import WallPage
from tdconsole.gui.projector.drawing.picture import picture
from tdconsole.gui.projector.house_theme import look_of
from tdconsole.i18n.catalogue import catalogue
from tdconsole.settings import Settings, Wall
from tdconsole.wall.programme import Programme
from tdconsole.wall.show import Show

COME_UP: Final = 0.8
"""The seconds after which a new window shows what it reads of the evening, such as its line."""
LAID_OUT: Final = 0.15
"""The seconds after which a page that was made larger or smaller has come to rest."""


class Drawn(NamedTuple):
    shot: Shot
    empty: float | None = None
    """The empty part of a page, without the strip and the advice beside it."""


def draw(shots: list[Shot], folder: Path, houses: Houses, still: StandingStill) -> Iterator[Drawn]:
    """Draw them, those of one house together."""
    for kind, drawn in (("pages", _pages), ("screens", _screens), ("papers", _papers)):
        (folder / kind).mkdir(parents=True, exist_ok=True)
        wanted = [shot for shot in shots if shot.kind == kind]
        for house, some in groupby(sorted(wanted, key=_house), key=_house):
            yield from drawn(houses, house, list(some), folder, still)


def _house(shot: Shot) -> str:
    return shot.moment.house


# Pages


def _pages(
    houses: Houses, house: str, shots: list[Shot], folder: Path, still: StandingStill
) -> Iterator[Drawn]:
    def window(shot: Shot) -> tuple[str, str]:
        return shot.look.theme, shot.look.language

    still.seconds = 0
    QApplication.setCursorFlashTime(0)  # where it writes would be in one picture and not in another
    for _look, some in groupby(sorted(shots, key=window), key=window):
        looks = list(some)
        settings = Settings(theme=looks[0].look.theme, till=1, motion=False)
        with (
            at_work(houses.at(house)) as evening,
            director(evening.session, settings, language=looks[0].look.language) as shown,
        ):
            waited(COME_UP)
            for shot in looks:
                yield _page(shown, shot, folder)


def _page(window: ConsoleWindow, shot: Shot, folder: Path) -> Drawn:
    (width, height), scale = shot.look.size, shot.look.scale
    window.resize(width * 100 // scale, height * 100 // scale)
    name = shot.moment.subject
    window.show_page(name)
    if name in _PREPARED:
        _PREPARED[name](window)
    settled(window)
    waited(LAID_OUT)
    settled(window)
    image = window.grab().toImage()
    image.setDevicePixelRatio(1)
    _saved(image, folder / shot.path)
    if scale != 100:
        return Drawn(shot)
    corner = window.page.mapTo(window, window.page.rect().topLeft())
    return Drawn(shot, blank(image, QRect(corner, window.page.size())))


def _season(window: ConsoleWindow) -> None:
    page = window.pages.of(SeasonPage)
    page.listing.select(page.rows.at(0).row.person)


def _people(window: ConsoleWindow) -> None:
    window.pages.of(PeoplePage).seek()


def _paper(window: ConsoleWindow) -> None:
    window.pages.of(PaperPage).seek()
    waited(1.0)  # for the preview, which is made apart


def _wall(window: ConsoleWindow) -> None:
    page = window.pages.of(WallPage)
    waited(0.2)  # for its size, at which all of them are drawn anew
    for _screen in page.scenes:
        page.wall.beat()


_PREPARED: Final[dict[str, Callable[[ConsoleWindow], None]]] = {
    "season": _season,
    "people": _people,
    "paper": _paper,
    "wall": _wall,
}


def _saved(image: QImage, path: Path) -> None:
    if not image.save(str(path)):
        sys.exit(f"{path} can't be written.")


# The wall


def _screens(
    houses: Houses, house: str, shots: list[Shot], folder: Path, still: StandingStill
) -> Iterator[Drawn]:
    with at_work(houses.at(house)) as evening:
        session = evening.session
        for shot in shots:
            still.seconds = shot.moment.seconds
            programme = Programme(Wall(notice=shot.moment.notice))
            programme.show(shot.moment.subject, session.now())
            words = catalogue(shot.look.language)
            glance = Show(session, evening.tournament, words, session.time, programme).glance()
            if glance is None:
                sys.exit(f"nothing of {shot.moment}")
            look = look_of(session).of(Wall(theme=shot.look.theme))
            image = picture(glance.shown, *shot.look.size, look)
            _saved(image, folder / shot.path)
            yield Drawn(shot)
    still.seconds = 0


# Papers


def _papers(
    houses: Houses, house: str, shots: list[Shot], folder: Path, still: StandingStill
) -> Iterator[Drawn]:
    still.seconds = 0
    place = houses.copied(house)
    pdf = place.with_suffix(".pdf")
    for shot in shots:
        document = shot.moment.subject
        person = ("--person", _someone(place)) if document == "player" else ()
        how = ("--paper", str(shot.paper), "--in", shot.look.language, *person)
        with redirect_stdout(StringIO()), alike(shot.path):
            made("print", str(place), document, "-o", str(pdf), *how)
        path = folder / shot.path
        first_page(pdf, path.with_name(path.name.removesuffix(".png")))
        pdf.unlink()
        yield Drawn(shot)


def _someone(place: Path) -> str:
    """The person of whom there is the most to tell: the one who played every evening."""
    with at_work(place) as evening:
        session = evening.session
        persons = session.club.people.everybody()
        return str(max(persons, key=lambda one: len(session.years.of(one.id).evenings)).id)


# A desktop that enlarges everything


def enlarged(typed: list[str], houses: Path, scale: int) -> None:
    """Draw what is enlarged by so many percent in a process of its own: Qt asks only once."""
    script = Path(__file__).with_name("pictures.py")
    wanted = [sys.executable, str(script), *typed, "--houses", str(houses), "--scale", str(scale)]
    environment = os.environ | {"QT_SCALE_FACTOR": str(scale / 100)}
    subprocess.run(wanted, check=True, env=environment)  # noqa: S603 -- our own
