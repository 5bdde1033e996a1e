"""The stacks of those who miss hands, with what the hands left cost each of them."""

from PySide6.QtWidgets import QWidget

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.bars import Bar, Bars
from tdconsole.gui.console.widgets.beside.stacks import counted, depth
from tdconsole.gui.shared.layout import column_of, label_of, title_of
from tdconsole.i18n.room.seats import seat_typed
from tdconsole.projections.discipline.cost import costs
from tdconsole.wall.theme import Theme


class Costs(QWidget):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        words, space = view.words, theme.console.space
        self._view = view
        self.title = title_of(theme, words.gettext("What the hands left cost"))
        self.said = label_of(
            words.gettext(
                "On average, in the blinds and antes of now; the bar is the share of the stack, if it was counted."
            ),
            role="quiet",
            wraps=True,
        )
        self.bars = Bars(words, theme, self.title.text())
        above = (0, space.margin, 0, 0)
        column_of(self.title, self.said, (self.bars, 1), gap=space.gap, margin=above, within=self)

    def look(self, *, wanted: bool) -> None:
        """Show them, if there is anybody and room for it."""
        view, words = self._view, self._view.words
        there = costs(view.state, view.people, view.now()) if wanted else ()
        self.setVisible(bool(there))
        if not there:
            return
        stacks = {one.entry: one for one in counted(view)}
        bars = []
        for one in there:
            stack = stacks.get(one.entry)
            name = one.name or words.gettext("erased")
            hands = words.ngettext("{number} hand", "{number} hands", one.hands)
            told = (
                [hands]
                if stack is None
                else [words.number(stack.chips), depth(words, stack), hands]
            )
            bars.append(
                Bar(
                    f"{seat_typed(one.seat)}  {name}",
                    f"≈ {words.number(one.chips)}",
                    0.0 if stack is None else min(1.0, one.chips / max(1, stack.chips)),
                    " · ".join(told),
                )
            )
        self.bars.show_bars(bars)
