"""The time along a chart: each day is named once where there are several."""

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.time_axis import MINUTE, TimeAxis
from tests.gui.boards import NOW, ROME

HOUR = 60 * MINUTE


def labels(*hours: int) -> list[str]:
    axis = TimeAxis(Catalogue("en", ROME), [NOW.utc + hour * HOUR for hour in hours])
    return [tick.label for tick in axis.axis().ticks]


def test_within_a_day_times_are_enough() -> None:
    assert all(" " not in label for label in labels(0, 1, 2, 3, 4, 5))


def test_over_several_days_each_is_named_once() -> None:
    named = [label for label in labels(*range(5), *range(24, 30), *range(49, 52)) if " " in label]
    days = [label.split()[0] for label in named]
    assert len(days) == len(set(days)) >= 3
