"""The line's verbs about one hand."""

from typing import Final

from tdconsole.line.hand.betting import pot, raising
from tdconsole.line.hand.blinds import big_blind, button
from tdconsole.line.hand.sharing import sharing
from tdconsole.line.typing.verb import Verb

VERBS: Final = (
    Verb("bu", lambda w: w.pgettext("typed", "button, dealer button"), about=button),
    Verb("bb", lambda w: w.pgettext("typed", "big blind"), about=big_blind),
    Verb(
        "raise",
        lambda w: w.pgettext("typed", "raise, least raise, minimum raise"),
        counted=raising,
        alone=raising,
        chips=True,
    ),
    Verb(
        "pot", lambda w: w.pgettext("typed", "pot, pot limit"), counted=pot, alone=pot, chips=True
    ),
    Verb(
        "pots",
        lambda w: w.pgettext("typed", "pots, side pots"),
        counted=sharing,
        alone=sharing,
        chips=True,
    ),
)
