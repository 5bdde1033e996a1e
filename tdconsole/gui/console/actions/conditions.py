"""Conditions under which many gestures are possible, and the lines that many begin."""

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Prefill
from tdconsole.gui.console.actions.selection import Selection


def always(_state: Tournament, _selection: Selection) -> bool:
    return True


def unfinished(state: Tournament, _selection: Selection) -> bool:
    return not state.finished


def started(state: Tournament, _selection: Selection) -> bool:
    return state.play.clock.anchor is not None and not state.finished


def drawn(state: Tournament, _selection: Selection) -> bool:
    return bool(state.play.seating.of)


def playing(state: Tournament, _selection: Selection) -> bool:
    return bool(state.play.seating.of) and not state.finished


def line(word: str) -> Prefill:
    """Return a prefill that begins the line with this word; the director types the rest."""
    return lambda _state, _selection: f"{word} "
