"""The time to paint the costliest screen as a whole."""

from statistics import median
from time import perf_counter
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from tdconsole.domain.values import TournamentId
from tdconsole.gui.projector.drawing.painter import Picture
from tdconsole.gui.projector.programme import Programme
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import Session
from tdconsole.session.speed import Figure, milliseconds
from tdconsole.settings import Wall
from tdconsole.wall.programme import SCREENS
from tdconsole.wall.show import Show
from tdconsole.wall.theme import theme

SIZE: Final = (1920, 1080)
NOTICE: Final = "The smoking area is closed tonight; please use the terrace. " * 6


def repaint(session: Session, tournament: TournamentId, times: int) -> Figure:
    time, programme = session.time, Programme(Wall(notice=NOTICE, automatic=False))
    show = Show(session, tournament, catalogue("en"), time, programme)
    slowest: list[float] = []
    for screen in SCREENS:
        programme.show(screen, time.now())
        glance, live = show.glance(), Picture(*SIZE, theme("dark"))
        if glance is None:
            raise LookupError(tournament)
        live.show(glance.shown)
        took = [_timed(live) for _ in range(times)]
        slowest = max(slowest, took, key=lambda one: median(one) if one else 0)
    blank = QImage(*SIZE, QImage.Format.Format_RGB32)
    bare = []
    for _ in range(times):
        began = perf_counter()
        blank.fill(Qt.GlobalColor.black)
        bare.append(perf_counter() - began)
    return milliseconds(slowest, bare, "1920x1080, the costliest screen whole; against a blank one")


def _timed(live: Picture) -> float:
    began = perf_counter()
    live.repaint()
    return perf_counter() - began
