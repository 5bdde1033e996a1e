"""The line's verbs about chips and races."""

from typing import Final

from tdconsole.line.chips.counting import count, put_right
from tdconsole.line.chips.racing import race
from tdconsole.line.typing.verb import Verb

VERBS: Final = (
    Verb("count", lambda w: w.pgettext("typed", "count"), about=count, chips=True),
    Verb(
        "chips",
        lambda w: w.pgettext("typed", "chips, correct the chips"),
        about=put_right,
        chips=True,
    ),
    Verb(
        "race",
        lambda w: w.pgettext("typed", "race, chip race, colour-up, color-up"),
        about=race,
        chips=True,
    ),
)
