"""The average stacks of a long evening: gone through in pieces, while the window answers."""

from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.clock import SetLevel
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import PeriodId
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.structure import past
from tdconsole.gui.console.structure.page import StructurePage
from tdconsole.journal import StoredStep
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.session import Timeline
from tests.gui.structure_page import made, says, settings_beside
from tests.gui.waiting import until


@pytest.fixture
def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The steps that were gone through, a few at a time."""
    taken, as_read = list[int](), Timeline.as_read

    def counted(timeline: Timeline, step: StoredStep) -> TrailStep:
        taken.append(step.no)
        return as_read(timeline, step)

    monkeypatch.setattr(Timeline, "as_read", counted)
    monkeypatch.setattr(past, "PIECE", 5)
    monkeypatch.setenv("TDCONSOLE_SETTINGS", settings_beside(tmp_path))
    return taken


@pytest.fixture
def page(
    view: TournamentView, gestures: Gestures, window: QWidget, read: list[int]
) -> StructurePage:
    """Turned to in the second level."""
    assert view.do(SetLevel(period=PeriodId(2)))
    read.clear()
    return made(view, gestures, window)


def test_what_was_is_shown_when_all_of_the_trail_is_gone_through(
    page: StructurePage, view: TournamentView, read: list[int]
) -> None:
    assert until(lambda: says(page, 0, "depth") == "200")
    steps = len(view.session.timeline(view.tournament).steps)
    assert sorted(read) == list(range(1, steps + 1))


def test_a_step_more_is_gone_through_alone(
    page: StructurePage, view: TournamentView, read: list[int]
) -> None:
    assert until(lambda: says(page, 0, "depth") == "200")
    read.clear()
    assert view.do(SetLevel(period=PeriodId(3)))
    page._look()
    assert says(page, 1, "depth") == "100"
    assert len(set(read)) == 1


def test_after_an_undo_what_was_known_stays_until_all_is_gone_through_again(
    page: StructurePage, view: TournamentView, read: list[int]
) -> None:
    assert until(lambda: says(page, 0, "depth") == "200")
    out = min(view.state.play.seating.of)
    assert view.do(EliminatePlayers(hand=(Bust(entry=out),)))
    page._look()
    read.clear()
    assert view.do(Undo())
    page._look()
    assert says(page, 0, "depth") == "200"
    assert max(read, default=0) < len(view.session.timeline(view.tournament).steps)
    steps = len(view.session.timeline(view.tournament).steps)
    assert until(lambda: max(read) == steps)
