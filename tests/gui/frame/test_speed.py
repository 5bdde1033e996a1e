from typing import Any

import pytest

pytest.importorskip("PySide6")

from tdconsole.gui.speed.window import speeds


def test_the_figures_of_the_windows_stand_beside_their_ceilings(qt: Any) -> None:
    del qt
    figures = speeds(20)
    assert set(figures) == {
        "cold start", "find a key", "bust to screen", "map frame", "second late", "projector repaint",
        "projector at rest", "entry to screen", "report to screen", "count a key", "count a table",
        "penalty to notice", "bust beside the hall", "projector fade", "projector slide",
    }  # fmt: skip
    for figure in figures.values():
        assert figure.ours > 0
        assert figure.ceiling > 0
        assert abs(figure.ratio - figure.ours / figure.ceiling) < 0.05 * figure.ratio
        assert figure.note
