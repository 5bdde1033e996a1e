"""Advice on busts of one hand that the director has to rank."""

from collections.abc import Iterator
from typing import Final

from tdconsole.i18n.advice.worded import Advised, OwnRows, Rows
from tdconsole.i18n.catalogue import C_, N_
from tdconsole.i18n.naming import Wording
from tdconsole.projections import advice as due

SENTENCES: Final[Rows] = {}
_STACKS: Final = Advised(
    sentence=N_("Say the stacks: {entries}"),
    reason=N_(
        "They went out in one hand and the larger stack ranks higher: place {place} and down, {money} in all. The places are open until then, and nothing is paid."
    ),
    button=C_("button", "Say the stacks…"),
    choices=(N_("Nobody knows: they share"),),
)
_TABLES: Final = Advised(
    sentence=N_("Confirm that {entries} share"),
    reason=N_(
        "They went out in one hand, some at one table and others elsewhere: place {place} and down, {money} in all. If they rank otherwise, settle it among those who are out."
    ),
    button=C_("button", "They share"),
)
_HANDS: Final = Advised(
    sentence=N_("Say who had the better hand: {equal}"),
    reason=N_(
        "They went out in one hand with equal stacks: place {place} and down, {money} in all. The better hand ranks higher; of equal hands the lot decides."
    ),
    button=C_("button", "Say how they rank…"),
)


def _tie(advice: due.TieToSettle) -> Advised:
    if advice.doubt == "equal_stacks" and advice.choices:
        return _HANDS._replace(button=None, choices=_either)
    return {"stacks": _STACKS, "tables": _TABLES, "equal_stacks": _HANDS}[advice.doubt]


def _either(wording: Wording, advice: due.TieToSettle) -> Iterator[str]:
    say = wording.words.gettext
    return (say("{player} ranks higher", player=wording.who(one)) for one in advice.equal)


OWN_WORDS: Final[OwnRows] = {due.TieToSettle: _tie}
