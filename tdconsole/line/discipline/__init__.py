"""The line's verbs about penalties and rulings."""

from typing import Final

from tdconsole.line.discipline.penalizing import penalty, warn
from tdconsole.line.discipline.penalties import lift, misdeal, returned, served
from tdconsole.line.discipline.ruling import decide, ruling
from tdconsole.line.discipline.sanctioning import putting_out, strike
from tdconsole.line.typing.verb import Verb

VERBS: Final = (
    Verb(
        "dq",
        lambda w: w.pgettext("typed", "disqualify, disqualified"),
        about=putting_out("dq", sanction=False),
        player=True,
        chips=True,
    ),
    Verb(
        "sanction",
        lambda w: w.pgettext("typed", "sanction"),
        about=putting_out("sanction", sanction=True),
        player=True,
        chips=True,
    ),
    Verb("strike", lambda w: w.pgettext("typed", "strike, strike out"), about=strike, player=True),
    Verb(
        "p",
        lambda w: w.pgettext("typed", "penalty, penalize, penalise"),
        about=penalty,
        player=True,
        chips=True,
    ),
    Verb("w", lambda w: w.pgettext("typed", "warn, warning"), about=warn, player=True),
    Verb("served", lambda w: w.pgettext("typed", "served"), about=served, player=True),
    Verb("misdeal", lambda w: w.pgettext("typed", "misdeal"), about=misdeal),
    Verb("returned", lambda w: w.pgettext("typed", "returned"), about=returned, player=True),
    Verb("lift", lambda w: w.pgettext("typed", "lift, lift penalty"), about=lift, player=True),
    Verb("ruling", lambda w: w.pgettext("typed", "ruling"), about=ruling),
    Verb("decide", lambda w: w.pgettext("typed", "decide"), about=decide),
)
