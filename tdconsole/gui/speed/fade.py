"""The frames of a fade and of a slide on the wall, beside those of a window with nothing on it."""

from time import perf_counter
from typing import Final

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from tdconsole.domain.values import Instant, Millis, TournamentId
from tdconsole.gui.projector.fade import FRAME, LASTS
from tdconsole.gui.projector.programme import Programme
from tdconsole.gui.projector.wall import Wall
from tdconsole.gui.projector.window import ProjectorWindow
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import Session
from tdconsole.session.speed import Figure, rounded
from tdconsole.settings import Screen
from tdconsole.settings import Wall as Choices
from tdconsole.wall.composing.ladder import Cell
from tdconsole.wall.composing.layout import Shown
from tdconsole.wall.screens.final_table import FinalTableShown, Seat
from tdconsole.wall.show import Glance
from tdconsole.wall.theme import theme

SIZE: Final = (1920, 1080)
_NOW: Final = Instant(utc=Millis(0), boot="", uptime=Millis(0))
_THERE_AND_BACK: Final[tuple[Screen, Screen]] = ("prizes", "clock")


def fading(app: QApplication, session: Session, tournament: TournamentId, times: int) -> Figure:
    programme = Programme(Choices(automatic=False))
    wall = Wall(session, session.time, programme)
    wall.show(tournament, catalogue("en"), theme("dark"), None)
    if wall.window is None:
        raise LookupError(tournament)
    wall.window.resize(*SIZE)
    app.processEvents()
    frames, took = 0, 0.0
    for at in range(times):
        programme.show(_THERE_AND_BACK[at % 2], session.time.now())
        seen, lasted = _frames_of(wall.window)
        frames, took = frames + seen, took + lasted
    wall.hide()
    return _against_bare(frames, took, "one screen fading into another")


def sliding(times: int) -> Figure:
    """The frames of a plate that slides onto the ladder of the final table."""
    shown = [_stage(9)]
    window = ProjectorWindow(
        lambda: Glance(shown[0], Millis(1_000), _NOW),
        lambda: None,
        theme("dark"),
        fades=lambda: True,
    )
    window.resize(*SIZE)
    window.show()
    frames, took = 0, 0.0
    for _ in range(times):
        shown[0] = _stage(9)
        window.look()
        shown[0] = _stage(8)
        window.look()
        seen, lasted = _frames_of(window)
        frames, took = frames + seen, took + lasted
    window.close()
    return _against_bare(frames, took, "a player's plate sliding onto the ladder")


def _against_bare(frames: int, took: float, what: str) -> Figure:
    bare, ours = _bare(), frames / took if took else 0.0
    return Figure(
        unit="frames a second",
        ours=rounded(ours),
        ceiling=rounded(bare),
        ratio=rounded(ours / bare),
        note=f"1920x1080, {what}; against a blank window",
    )


def _stage(left: int) -> Shown:
    """The final table of nine with so many left, and the last one out on the ladder."""
    seats = [(f"Player {at}",) for at in range(1, 10)]
    body = FinalTableShown(
        heading="Final table",
        time="14:32",
        time_room="00:00",
        blinds=("600/1,200 (1,200)",),
        level="Level 9",
        seats=tuple(
            Seat(seat=str(at), names=names, chips=f"{at}00,000", share=at / 9)
            for at, names in enumerate(seats[:left], start=1)
        ),
        ladder=tuple(
            Cell(place=str(at), prize="€5,350", names=names if at > left else (), next=at == left)
            for at, names in enumerate(seats[: left + 1], start=1)
        ),
    )
    return Shown(body=body)


def _frames_of(window: ProjectorWindow) -> tuple[int, float]:
    loop, seen, began = QEventLoop(), 0, perf_counter()

    def stepped() -> None:
        nonlocal seen
        window.repaint()
        seen += 1
        if not window.fade.on:
            loop.quit()

    window.fade.stepped.connect(stepped)
    if window.fade.on:
        loop.exec()
    window.fade.stepped.disconnect(stepped)
    return seen, perf_counter() - began


class _Blank(QWidget):
    def paintEvent(self, event: QPaintEvent, /) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(event.rect(), Qt.GlobalColor.black)
        painter.end()


def _bare() -> float:
    """The frames that Qt's timer gives a blank window in the same time."""
    blank, loop, timer, seen = _Blank(), QEventLoop(), QTimer(), 0
    blank.resize(*SIZE)
    blank.show()

    def step() -> None:
        nonlocal seen
        blank.repaint()
        seen += 1
        if perf_counter() - began >= LASTS:
            loop.quit()

    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(step)
    began = perf_counter()
    timer.start(FRAME)
    loop.exec()
    timer.stop()
    blank.close()
    return seen / (perf_counter() - began)
