"""The actions that a window has taught itself, and what looking at them costs."""

import pytest

pytest.importorskip("PySide6")

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView


def test_teaching_a_gesture_asks_of_this_one_alone_whether_it_can_be_done(
    view: TournamentView, gestures: Gestures, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window teaches itself over a hundred as it opens: the director waits for all those looks."""
    looked: list[str] = []
    enabled = Action.enabled

    def looking(action: Action, state: Tournament, selection: Selection) -> bool:
        looked.append(action.id)
        return enabled(action, state, selection)

    monkeypatch.setattr(Action, "enabled", looking)
    assert not gestures.action("quick").isEnabled()
    gestures.teach("quick", lambda: None)
    assert gestures.action("quick").isEnabled()
    assert looked == ["quick"]
    assert view.do(PauseClock())
    assert {"quick", "minute-less", "big-blind"} <= set(looked[1:])
