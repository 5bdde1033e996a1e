"""The gestures about chips: counted at a seat or a table, and put right in the ledger."""

from typing import Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.selection import Selection


def _counting(state: Tournament, selection: Selection) -> str:
    """Where somebody is pointed at, of his seat."""
    if state.finished or not state.play.seating.of:
        return ""
    seats = [state.play.seating.of.get(entry) for entry in selection.entries]
    if len(seats) == 1 and seats[0] is not None:
        return f"count {seats[0].table}-{seats[0].seat} "
    return "count "


def _putting_right(state: Tournament, _selection: Selection) -> str:
    return "chips " if state.entries.by_id and not state.finished else ""


CHIP_ACTIONS: Final = (
    Action(
        "count-chips",
        "floor",
        lambda w: w.pgettext("action", "Count a stack or a table…"),
        "",
        "count 7-4 52000",
        begins=_counting,
    ),
    Action(
        "correct-chips",
        "floor",
        lambda w: w.pgettext("action", "Put right the chips in play…"),
        "",
        "chips -75 lost",
        begins=_putting_right,
    ),
)
