"""The line's verbs about entries."""

from typing import Final

from tdconsole.line.entry.buying import add_on, alternate, re_entry, rebuy, second_half
from tdconsole.line.entry.registering import register, unregister
from tdconsole.line.typing.verb import Verb

VERBS: Final = (
    Verb("r", lambda w: w.pgettext("typed", "register, sign up, buy in, enter"), about=register),
    Verb(
        "un", lambda w: w.pgettext("typed", "unregister, withdraw"), about=unregister, player=True
    ),
    Verb(
        "re",
        lambda w: w.pgettext("typed", "re-entry, reentry, enters again"),
        about=re_entry,
        player=True,
    ),
    Verb(
        "rb", lambda w: w.pgettext("typed", "rebuy, rebuys"), about=rebuy, player=True, chips=True
    ),
    Verb("ad", lambda w: w.pgettext("typed", "add-on, addon"), about=add_on, player=True),
    Verb(
        "dc",
        lambda w: w.pgettext("typed", "second half, double chance"),
        about=second_half,
        player=True,
    ),
    Verb("al", lambda w: w.pgettext("typed", "next alternate, alternate"), alone=alternate),
)
