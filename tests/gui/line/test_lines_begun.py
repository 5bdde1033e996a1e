"""Lines that a gesture begins: the line understands each, and asks for the rest."""

import pytest

pytest.importorskip("PySide6")

from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.gui.console.actions.selection import NOTHING, Selection
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import BY_ID
from tests.line.prizes.test_quick_heads import MYSTERY, bounties, neighbours
from tests.line.prizes.test_quick_special import TARGETS
from tests.line.table import ROSSI, typed


def test_what_may_be_bet(view: TournamentView) -> None:
    actions = [BY_ID[name] for name in ("least-raise", "pot-limit", "side-pots")]
    lines = [action.line(view.state) for action in actions]
    assert lines == ["raise ", "pot ", "pots "]
    assert all(typed(view, line).mood == "asking" for line in lines)
    assert all(typed(view, action.typed).mood == "told" for action in actions)


def test_an_envelope(view: TournamentView) -> None:
    bounties(view, MYSTERY)
    one, two, *_ = neighbours(view)
    assert BY_ID["envelope"].line(view.state, NOTHING) == ""
    assert view.do(EliminatePlayers(hand=(Bust(entry=one, by=(two,)),)))
    line = BY_ID["envelope"].line(view.state, Selection(entries=(one,)))
    assert line == f"env #{one}"
    assert typed(view, line).mood == "ready"


def test_a_special_prize(view: TournamentView) -> None:
    assert BY_ID["special"].line(view.state, NOTHING) == ""
    assert view.do(EditSetup(terms=TermsChanges(targets=TARGETS)))
    line = BY_ID["special"].line(view.state, Selection(entries=(ROSSI,)))
    assert line == "special #1 "
    assert typed(view, line).mood == "asking"
