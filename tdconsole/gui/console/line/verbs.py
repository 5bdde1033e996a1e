"""The verbs of the line, subject by subject."""

from typing import Final

from tdconsole.gui.console.advice import verbs as advice
from tdconsole.gui.console.bubble import verbs as bubble
from tdconsole.gui.console.chips import verbs as chips
from tdconsole.gui.console.clock import verbs as clock
from tdconsole.gui.console.day import verbs as day
from tdconsole.gui.console.discipline import verbs as discipline
from tdconsole.gui.console.eliminations import verbs as eliminations
from tdconsole.gui.console.entry import verbs as entry
from tdconsole.gui.console.flights import verbs as flights
from tdconsole.gui.console.hand import verbs as hand
from tdconsole.gui.console.line.finding import look_for
from tdconsole.gui.console.line.undoing import redo, undo
from tdconsole.gui.console.people import verbs as people
from tdconsole.gui.console.prizes import verbs as prizes
from tdconsole.gui.console.room import verbs as room
from tdconsole.gui.console.rules import verbs as rules
from tdconsole.gui.console.typing.verb import Verb

_OWN: Final = (
    Verb(
        "find",
        lambda w: w.pgettext("typed", "find, where is, where's, where, who is, look for, table"),
        about=look_for,
    ),
    Verb("undo", lambda w: w.pgettext("typed", "undo, take back"), alone=undo),
    Verb("redo", lambda w: w.pgettext("typed", "redo, do again"), alone=redo),
)

VERBS: Final = (
    *eliminations.VERBS,
    *discipline.VERBS,
    *people.VERBS,
    *rules.VERBS,
    *room.VERBS,
    *hand.VERBS,
    *clock.VERBS,
    *bubble.VERBS,
    *entry.VERBS,
    *prizes.VERBS,
    *chips.VERBS,
    *day.VERBS,
    *flights.VERBS,
    *advice.VERBS,
    *_OWN,
)
"""The verbs in the order of the sheet of keys and the manual."""
