"""Widths without a window are those of the window."""

import pytest

from tdconsole.wall.measuring import ems

TEXTS = (
    "0123456789",
    "14:32",
    "AVERAGE",
    "Łódź, Żółć",
    "Wawrzyniec Brzęczyszczykiewicz",
    "€ 21,400",
)
FACES = ("Roboto-Regular", "Roboto-Medium", "Roboto-Bold")


def test_figures_are_equally_wide_and_nothing_is_nothing() -> None:
    assert len({ems(figure, "Roboto-Bold") for figure in "0123456789"}) == 1
    assert ems("", "Roboto-Bold") == 0


@pytest.mark.qt
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_as_wide_as_the_projector_draws_it(text: str, face: str) -> None:
    pytest.importorskip("PySide6")
    from tdconsole.gui.shared import lettering  # noqa: PLC0415  # needs Qt
    from tdconsole.gui.shared.application import application  # noqa: PLC0415  # as above

    application()
    assert ems(text, face) == pytest.approx(lettering.ems(text, face), rel=0.005)
