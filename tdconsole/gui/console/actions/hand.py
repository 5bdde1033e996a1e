"""The sums of a hand: each begins a line that is answered, and changes nothing."""

from typing import Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action, Begins
from tdconsole.gui.console.actions.selection import Selection


def _line(verb: str) -> Begins:
    def begins(_state: Tournament, _selection: Selection) -> str:
        return f"{verb} "

    return begins


BETTING_ACTIONS: Final = (
    Action(
        "least-raise",
        "floor",
        lambda w: w.pgettext("action", "Least raise…"),
        "",
        "raise 400 1200",
        begins=_line("raise"),
    ),
    Action(
        "pot-limit",
        "floor",
        lambda w: w.pgettext("action", "Most in pot-limit…"),
        "",
        "pot 1500 400",
        begins=_line("pot"),
    ),
    Action(
        "side-pots",
        "floor",
        lambda w: w.pgettext("action", "Side pots…"),
        "",
        "pots 1:400 3:1200 5:1200 7:250f w 1 3=5 b 2",
        begins=_line("pots"),
    ),
)
