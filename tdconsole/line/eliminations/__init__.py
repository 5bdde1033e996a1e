"""The line's verbs about players out."""

from typing import Final

from tdconsole.line.eliminations.busting import bust
from tdconsole.line.eliminations.correcting import stack_of, went, won_by
from tdconsole.line.eliminations.ending import finish
from tdconsole.line.eliminations.tying import tie
from tdconsole.line.typing.verb import BEFORE, BY, LAST, WITH, Verb

VERBS: Final = (
    Verb(
        "b",
        lambda w: w.pgettext("typed", "bust, busted, eliminate, knock out"),
        about=bust,
        player=True,
        behind=lambda w: w.pgettext("typed behind a name", "out, is out, busts, gone"),
        chips=True,
        joints=(BY, WITH, BEFORE),
    ),
    Verb(
        "out",
        lambda w: w.pgettext("typed", "out, missed bust"),
        about=went,
        player=True,
        joints=(WITH, BEFORE, LAST),
    ),
    Verb(
        "by", lambda w: w.pgettext("typed", "knocked out by, winner of"), about=won_by, chips=True
    ),
    Verb("stack", lambda w: w.pgettext("typed", "stack"), about=stack_of, chips=True),
    Verb("tie", lambda w: w.pgettext("typed", "tie, tied"), about=tie),
    Verb("finish", lambda w: w.pgettext("typed", "finish, end the tournament"), alone=finish),
)
