"""The ladder of prizes below their curve: each place, its prize, who has won it, and the next one."""

from typing import Final

from msgspec.structs import replace
from PySide6.QtGui import QResizeEvent

from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.values import Money, Place
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.bars import Bar, Bars, Tone
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.gui.shared.chart_view import ChartView
from tdconsole.i18n.prizes.charts import prizes_chart
from tdconsole.i18n.prizes.words import places_words, state_words
from tdconsole.projections.bubble.untold import untold
from tdconsole.projections.prizes.board import PrizeRow, prize_rows
from tdconsole.wall.screens.figures import amount
from tdconsole.wall.theme import Theme

CURVE: Final = 44
"""The height of the curve, in units."""


class Ladder(Pane):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        self.curve = ChartView(view.words, theme, titled=False)
        self.curve.setFixedHeight(CURVE * theme.console.space.unit)
        self.bars = Bars(view.words, theme, view.words.gettext("Prize ladder"))
        self.down.addWidget(self.curve)
        self.down.addWidget(self.bars, 1)

    def take_in(self) -> None:
        view, words = self._view, self._view.words
        prizes = prize_list(view.state)
        paid = len(prizes)
        curve = prizes_chart(words, prizes, view.state.setup.currency) if paid > 1 else None
        self.curve.show_chart(curve)
        self.say(words.gettext("Prize ladder"), far_words(view, paid))
        self.bars.show_bars(rungs(view, self.bars.room))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._follow()


def far_words(view: TournamentView, paid: int) -> str:
    """Return how far the money is, with this many places paid."""
    words, left = view.words, view.state.left
    if not paid:
        return words.gettext("There are no prizes yet: they follow from the entries at the desk.")
    if view.state.in_flights:
        return words.gettext("Who is paid shows once the flights are merged.")
    far = left - paid
    if far > 0:
        return words.ngettext(
            "{number} player goes out before the money.",
            "{number} players go out before the money.",
            far,
        )
    if untold(view.state):
        return words.gettext("In the money once this hand is over")
    return words.gettext("In the money")


def rungs(view: TournamentView, room: int) -> list[Bar]:
    """Return the ladder from the first prize down, a rung for each place if there is room."""
    rows = [
        row
        for row in prize_rows(view.state, view.now())
        if row.due == "prize" and row.first is not None
    ]
    if sum(_places(row) for row in rows) <= room:
        rows = [one for row in rows for one in _apart(row)]
    most = max((row.amount for row in rows), default=1) or 1
    left = 0 if view.state.in_flights else view.state.left
    following = min(left, len(prize_list(view.state)))
    below = [*(row.amount for row in rows), 0][1:]
    return [
        _rung(view, row, row.amount / most, Money(row.amount - less), following)
        for row, less in zip(rows, below, strict=True)
    ]


def _rung(view: TournamentView, row: PrizeRow, share: float, step: Money, following: int) -> Bar:
    """Return the bar of a prize; beside it who has won it, or how much it is above the next."""
    words, currency = view.words, view.state.setup.currency
    tone: Tone = "plain"
    note = f"+{amount(words, step, currency)}" if step > 0 else ""
    if row.entry is not None:
        tone, note = "done", view.who(row.entry)
        if row.open:
            tone, note = "due", f"{note} · {state_words(words, row, currency)}"
    elif row.first is not None and row.last is not None and row.first <= following <= row.last:
        out = view.state.left <= following
        tone = "here"
        note = words.pgettext("glance", "next out") if out else words.gettext("next to be paid")
    return Bar(places_words(words, row), words.money(row.amount, currency), share, note, tone)


def _places(row: PrizeRow) -> int:
    return 1 if row.first is None or row.last is None else row.last - row.first + 1


def _apart(row: PrizeRow) -> list[PrizeRow]:
    """Return a row for each place; those that nobody has reached are folded in a list."""
    if row.entry is not None or row.first is None or row.last is None:
        return [row]
    return [
        replace(row, first=Place(place), last=Place(place))
        for place in range(row.first, row.last + 1)
    ]
