"""The stacks of those who miss hands, with what the hands left cost each of them."""

from tdconsole.gui.console.discipline.away.below import BarsBelow
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.bars import Bar
from tdconsole.gui.console.widgets.beside.stacks import counted, depth
from tdconsole.i18n.room.seats import seat_typed
from tdconsole.projections.discipline.cost import costs
from tdconsole.wall.theme import Theme


class Costs(BarsBelow):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        say = view.words.gettext
        said = say(
            "On average, in the blinds and antes of now; the bar is the share of the stack, if it was counted."
        )
        super().__init__(view, theme, say("What the hands left cost"), said)

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
