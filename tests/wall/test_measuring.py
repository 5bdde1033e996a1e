"""Widths without a window."""

from tdconsole.wall.measuring import ems


def test_figures_are_equally_wide_and_nothing_is_nothing() -> None:
    assert len({ems(figure, "Roboto-Bold") for figure in "0123456789"}) == 1
    assert ems("", "Roboto-Bold") == 0
