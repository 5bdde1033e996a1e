"""In flights nothing is lit that is refused there, and what is not says why."""

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.rejections.flights import FlightIsOver, NotBeforeMerge
from tdconsole.gui.console.actions.selection import NOTHING, Selection
from tdconsole.gui.console.frame.table import ACTIONS
from tests.gui.flight_evening import FIRST, SECOND
from tests.gui.frame.test_turning import EVENINGS, after_one, turned


@pytest.mark.parametrize("evening", EVENINGS)
def test_nothing_that_is_lit_is_refused_for_its_flight(
    qt: Any, tmp_path: Path, evening: Any
) -> None:
    del qt
    with turned(tmp_path, evening) as here:
        view = here.window.view
        for play in (FIRST, SECOND):
            here.to(play)
            state = view.state
            chosen = [NOTHING, *(Selection(entries=(one,)) for one in state.entries.by_id)]
            for action in ACTIONS:
                for selection in chosen:
                    request = action.enabled(state, selection) and action.request(state, selection)
                    if not request or isinstance(request, Undo | Redo | CreateTournament):
                        continue
                    answer = view.foresee(request)
                    assert not isinstance(answer, FlightIsOver | NotBeforeMerge), action.id


def test_a_button_that_is_grey_says_why(qt: Any, tmp_path: Path) -> None:
    del qt
    with turned(tmp_path, after_one) as here:
        hands = here.window.gestures
        draw, post = hands.button("draw"), hands.button("post-prizes")
        usual = draw.toolTip()
        here.to(FIRST)
        assert not draw.isEnabled()
        assert draw.toolTip().startswith("1A is over, and its stacks are in bags")
        assert not post.isEnabled()
        assert post.toolTip().startswith("The places are known when the flights are merged")
        here.to(SECOND)
        assert draw.toolTip() == usual
        for button in (draw, post):
            button.deleteLater()


def test_prizes_and_deal_are_lit_once_the_flights_are_merged(qt: Any, tmp_path: Path) -> None:
    del qt
    with turned(tmp_path, after_one) as here:
        post = here.window.gestures.action("post-prizes")
        assert not post.isEnabled()
        here.flown.ends(SECOND)
        here.flown.merges()
        assert post.isEnabled()
        assert not post.whatsThis()
