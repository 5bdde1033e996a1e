"""The prizes place by place, next to those of the set-up's payout table."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal

from tdconsole.domain.values import Money, Place
from tdconsole.gui.shared.chart_view import ChartView
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.prizes.charts import place_sentence, place_words, prizes_chart
from tdconsole.wall.theme import Theme

TALL: Final = (32, 64)
"""The least and the greatest height, in units."""
SPOKEN: Final = 10
"""The places that are read out."""
Prizes = Sequence[Money]


class PrizeChart(ChartView):
    wanted_place = Signal(int)
    """Emitted with the clicked place."""

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__(words, theme, titled=False)
        self._prizes: tuple[Money, ...] = ()
        self._tabled: tuple[Money, ...] = ()
        self._table = ""
        self._fixed: frozenset[Place] = frozenset()
        self._currency, self._logarithmic = "EUR", False
        unit = theme.console.space.unit
        self.setMinimumHeight(TALL[0] * unit)
        self.setMaximumHeight(TALL[1] * unit)
        self.tell_with(self._told_at)
        self.pressed.connect(lambda value: self.wanted_place.emit(self._place(value)))

    def compare_with(self, table: str) -> None:
        """Set the payout table's name; empty if it has none."""
        if table != self._table:
            self._table = table
            self._show()

    def make_logarithmic(self, on: bool) -> None:
        self._logarithmic = on
        self._show()

    def show_prizes(
        self, prizes: Prizes, tabled: Prizes, fixed: frozenset[Place], currency: str
    ) -> None:
        self._prizes, self._tabled = tuple(prizes), tuple(tabled)
        self._fixed, self._currency = fixed, currency
        self._show()

    def _show(self) -> None:
        chart = prizes_chart(
            self._words,
            self._prizes,
            self._currency,
            tabled=self._tabled,
            table=self._table,
            fixed=self._fixed,
            logarithmic=self._logarithmic,
        )
        spoken = "; ".join(
            place_sentence(self._words, place, amount, self._currency)
            for place, amount in enumerate(self._prizes[:SPOKEN], start=1)
        )
        self.show_chart(chart, spoken)
        self.setAccessibleName(self._words.gettext("Prizes by place, next to the payout table"))

    def _place(self, value: float) -> int:
        return max(1, min(round(value), max(len(self._prizes), len(self._tabled))))

    def _told_at(self, value: float) -> str:
        place = self._place(value)
        return place_words(self._words, place, self._prizes, self._tabled, self._currency)
