"""An evening that began some hours earlier, so that few are left of it now."""

from pathlib import Path
from typing import Final

from evenings import Evening
from tdconsole.domain.clock.reading import length
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.values import Level, Millis
from tdconsole.evening import Past, play
from tdconsole.evening.course import stage
from tdconsole.library.structures import structure
from tdconsole.session import create

FIELD: Final = 180
LEVEL: Final = 15
"""The level in which few of them are left."""


class Earlier(Past):
    """The past, in which an evening is played some hours earlier, and goes on until now."""

    def __init__(self, hours: Millis) -> None:
        super().__init__()
        self._hours: Final = hours

    def go_to(self, ago: Millis) -> None:
        super().go_to(Millis(ago + self._hours))

    def go_on(self, share: float) -> None:
        """Go on, from the end of what was played, by this share of the hours."""
        super().go_to(Millis(round(self._hours * (1 - share))))


def played_on(house: Path, left: int | None = None) -> None:
    """A field that has played on until this many are left; unless told, one more than are paid."""
    time = Earlier(_hours())
    with create(house, time) as opened:
        play(opened.session, time, FIELD)
        evening = Evening(opened.session)
        until = len(prize_list(evening.state)) + 1 if left is None else left
        begun = evening.state.left
        for number in range(begun - 1, until - 1, -1):
            time.go_on((begun - number) / (begun - until))
            evening.play_down(number)


def _hours() -> Millis:
    """The time from the level in which the demo is to the same moment of this one."""
    periods = structure("main-event")
    levels = [at for at, one in enumerate(periods) if isinstance(one, Level)]
    between = periods[levels[stage(FIELD).level - 1] : levels[LEVEL - 1]]
    return Millis(sum(map(length, between)))
