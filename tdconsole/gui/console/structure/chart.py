"""The depth of stacks over the evening: the average in big blinds, level by level."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Signal

from tdconsole.gui.shared.chart_view import ChartView
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.structure.charts import (
    Now,
    depth_chart,
    depth_sentence,
    point_at,
    present_sentence,
)
from tdconsole.projections.structure.course import Depth
from tdconsole.projections.structure.depth import DepthPoint
from tdconsole.wall.theme import Theme

WIDE: Final = 65
"""The least width, in units."""
TALL: Final = (18, 75)
"""The least and the greatest height, in units."""
LARGE: Final = 200
"""The greatest height where there is room for the blinds as well."""


class DepthChart(ChartView):
    wanted_row = Signal(int)
    """Emitted with the row of the clicked level, from 0."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__(words, theme, titled=False)
        self._points: tuple[DepthPoint, ...] = ()
        self._now: Now | None = None
        self.setMinimumWidth(WIDE * theme.console.space.unit)
        self.setMinimumHeight(TALL[0] * theme.console.space.unit)
        self.setMaximumHeight(TALL[1] * theme.console.space.unit)
        self.tell_with(self._told_at)
        self.pressed.connect(self._press)

    def make_large(self, *, large: bool) -> None:
        self.setMaximumHeight((LARGE if large else TALL[1]) * self._theme.console.space.unit)

    def show_depths(
        self,
        points: Sequence[DepthPoint],
        ends: int,
        course: Mapping[int, Depth],
        now: Now | None,
    ) -> None:
        """Show the plan, the real course by row from 0, and the present average."""
        self._points, self._now = tuple(points), now
        said = [depth_sentence(self._words, point) for point in points]
        if now is not None:
            said.insert(0, present_sentence(self._words, now[1]))
        self.show_chart(depth_chart(self._words, points, ends, course, now), "; ".join(said))
        self.setAccessibleName(self._words.gettext("Average stack in big blinds over time"))

    def _told_at(self, minutes: float) -> str:
        point = point_at(self._points, minutes)
        if point is None:
            return ""
        told = [depth_sentence(self._words, point)]
        if self._now is not None:
            told.append(present_sentence(self._words, self._now[1]))
        return "\n".join(told)

    def _press(self, minutes: float) -> None:
        point = point_at(self._points, minutes)
        if point is not None:
            self.wanted_row.emit(point.row - 1)
