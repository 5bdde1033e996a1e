"""An evening's screen as a film: a picture each so many seconds of it, or after each step."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tdconsole.domain.values import Millis, StepNo
from tdconsole.gui.projector.drawing.picture import picture, save
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session.past.replay import Replay
from tdconsole.wall.programme import Programme
from tdconsole.wall.show import Show
from tdconsole.wall.theme import Theme

NAMED: Final = "{:06}.png"
MOST: Final = 999_999

Frame = tuple[StepNo, Millis | None]


def frames(replay: Replay, first: Millis, last: Millis, every: int | None) -> list[Frame]:
    """The moments to be drawn from the first to the last, in seconds apart; else each step's own.

    The film ends with the last step at the latest.
    """
    course = replay.course()
    if every is None:
        steps = enumerate(course.times, start=1)
        return [(StepNo(no), None) for no, at in steps if first <= at <= last]
    found: list[Frame] = []
    last = min(last, course.times[-1])
    step = 0
    for at in range(max(first, course.times[0]), last + 1, every * 1000):
        while step < len(course.times) and course.times[step] <= at:
            step += 1
        found.append((StepNo(step), Millis(at)))
    return found


def filmed(  # noqa: PLR0913, PLR0917  # of what, in which words, and how it looks
    replay: Replay,
    words: Catalogue,
    programme: Programme,
    look: Theme,
    size: tuple[int, int],
    wanted: list[Frame],
    folder: Path,
) -> Iterator[int]:
    """Draw one picture at each turn, into files numbered from 1; of the evening one state is held."""
    show = Show(replay, replay.tournament, words, replay.time, programme)
    for number, (step, moment) in enumerate(wanted, start=1):
        replay.stand_at(step, moment)
        glance = show.glance()
        if glance is not None:
            save(picture(glance.shown, *size, look), folder / NAMED.format(number))
        yield number
