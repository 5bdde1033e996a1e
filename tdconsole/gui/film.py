"""An evening's screen as a film: a picture each so many seconds of it, or after each step or bust."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Literal

from PySide6.QtGui import QImage

from tdconsole.domain.values import Millis, StepNo
from tdconsole.gui.projector.drawing.picture import picture, save
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session.past.replay import Replay
from tdconsole.wall.flight_on_wall import Flight
from tdconsole.wall.programme import Programme
from tdconsole.wall.show import Show
from tdconsole.wall.theme import Theme

NAMED: Final = "{:06}.png"
MOST: Final = 999_999

Frame = tuple[StepNo, Millis | None]
Drawing = Callable[[], QImage | None]
"""The picture of the moment at which the replay stands, if there is one."""
Pace = int | Literal["steps", "busts"]
"""The seconds from one picture to the next, or what each picture is made after."""


def frames(replay: Replay, first: Millis, last: Millis, pace: Pace) -> list[Frame]:
    """The moments to be drawn from the first to the last, which is at the latest the last step."""
    course = replay.course()
    if pace == "steps":
        steps = enumerate(course.times, start=1)
        return [(StepNo(no), None) for no, at in steps if first <= at <= last]
    if pace == "busts":
        busts = (mark for mark in course.marks if mark.kind == "bust")
        return [(mark.step, mark.at) for mark in busts if first <= mark.at <= last]
    found: list[Frame] = []
    last = min(last, course.times[-1])
    step = 0
    for at in range(max(first, course.times[0]), last + 1, pace * 1000):
        while step < len(course.times) and course.times[step] <= at:
            step += 1
        found.append((StepNo(step), Millis(at)))
    return found


def wall_drawn(  # noqa: PLR0913, PLR0917  # of what, in which words, and how it looks
    replay: Replay,
    words: Catalogue,
    programme: Programme,
    look: Theme,
    size: tuple[int, int],
    flight: Flight | None = None,
) -> Drawing:
    """The players' screen as it was."""
    show = Show(replay, replay.tournament, words, replay.time, programme, flight)

    def draw() -> QImage | None:
        glance = show.glance()
        return None if glance is None else picture(glance.shown, *size, look)

    return draw


def filmed(replay: Replay, drawing: Drawing, wanted: list[Frame], folder: Path) -> Iterator[int]:
    """Draw one picture at each turn, into files numbered from 1; of the evening one state is held."""
    for number, (step, moment) in enumerate(wanted, start=1):
        replay.stand_at(step, moment)
        image = drawing()
        if image is not None:
            save(image, folder / NAMED.format(number))
        yield number
