"""The verbs of the line, subject by subject."""

from typing import Final

from tdconsole.line import chips, clock, discipline, eliminations, entry, hand, prizes, room
from tdconsole.line.advice import verbs as advice
from tdconsole.line.bubble import verbs as bubble
from tdconsole.line.day import verbs as day
from tdconsole.line.festival import verbs as festival
from tdconsole.line.finding import look_for
from tdconsole.line.flights import verbs as flights
from tdconsole.line.people import verbs as people
from tdconsole.line.rules import verbs as rules
from tdconsole.line.typing.verb import Verb
from tdconsole.line.undoing import redo, undo

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
    *festival.VERBS,
    *advice.VERBS,
    *_OWN,
)
"""The verbs in the order of the sheet of keys and the manual."""
