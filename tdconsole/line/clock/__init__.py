"""The line's verbs about the clock."""

from functools import partial
from typing import Final

from tdconsole.line.clock.calling import call, time_card
from tdconsole.line.clock.levels import as_it_was, level, set_time, start_at, turn
from tdconsole.line.clock.running import go, pause
from tdconsole.line.typing.verb import ACTED, DEAD, Verb

VERBS: Final = (
    Verb(
        "c",
        lambda w: w.pgettext("typed", "call, call the clock"),
        about=call,
        player=True,
        joints=(ACTED, DEAD),
    ),
    Verb("tb", lambda w: w.pgettext("typed", "time bank, time card"), about=time_card, player=True),
    Verb("go", lambda w: w.pgettext("typed", "start, resume, go on"), counted=start_at, alone=go),
    Verb(
        "pause",
        lambda w: w.pgettext("typed", "pause, stop, halt, hold the clock, stop the clock"),
        about=pause,
    ),
    Verb(
        "set",
        lambda w: w.pgettext("typed", "set, set the clock"),
        counted=set_time,
        alone=partial(set_time, typed=""),
    ),
    Verb(
        "level",
        lambda w: w.pgettext("typed", "level, to level"),
        counted=level,
        alone=partial(level, typed=""),
    ),
    Verb(
        "prev",
        lambda w: w.pgettext("typed", "previous, previous level"),
        alone=partial(turn, by=-1),
    ),
    Verb("was", lambda w: w.pgettext("typed", "as it was, clock as it was"), alone=as_it_was),
)
