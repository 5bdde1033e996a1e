"""Widths without a window are those that the projector draws."""

import pytest

pytest.importorskip("PySide6")

from tdconsole.gui.shared import lettering
from tdconsole.gui.shared.application import application
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


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_as_wide_as_the_projector_draws_it(text: str, face: str) -> None:
    application()
    assert ems(text, face) == pytest.approx(lettering.ems(text, face), rel=0.005)
