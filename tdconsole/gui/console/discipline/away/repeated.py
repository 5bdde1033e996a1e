"""The players penalized so far, those with the most hands first: what the next penalty builds on."""

from collections import defaultdict

from PySide6.QtWidgets import QWidget

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.bars import Bar, Bars
from tdconsole.gui.shared.layout import column_of, label_of, title_of
from tdconsole.i18n.discipline.offences import offence_name
from tdconsole.projections.discipline.penalties import PenaltyRow, penalty_list
from tdconsole.wall.theme import Theme


class Repeated(QWidget):
    """It counts closed penalties as well, but none that was lifted."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        words, space = view.words, theme.console.space
        self._view = view
        self.title = title_of(theme, words.gettext("Penalties by player"))
        self.said = label_of(
            words.gettext("All that were given and not lifted."),
            role="quiet",
            wraps=True,
        )
        self.bars = Bars(words, theme, self.title.text())
        above = (0, space.margin, 0, 0)
        column_of(self.title, self.said, (self.bars, 1), gap=space.gap, margin=above, within=self)

    def look(self, *, wanted: bool) -> None:
        """Show them, if there are any and room for them."""
        view = self._view
        given = defaultdict[EntryId, list[PenaltyRow]](list)
        if wanted:
            for one in penalty_list(view.state, view.people, view.now()):
                if one.stands != "lifted":
                    given[one.entry].append(one)
        self.setVisible(bool(given))
        if not given:
            return
        hands = {entry: sum(one.hands for one in rows) for entry, rows in given.items()}
        most = max(1, *hands.values())
        order = sorted(given, key=lambda entry: (-hands[entry], -len(given[entry]), entry))
        self.bars.show_bars([self._bar(entry, given[entry], hands[entry], most) for entry in order])

    def _bar(self, entry: EntryId, rows: list[PenaltyRow], hands: int, most: int) -> Bar:
        words = self._view.words
        named = dict.fromkeys(offence_name(words, one.offence) for one in rows if one.offence)
        count = words.ngettext("{number} penalty", "{number} penalties", len(rows))
        figure = words.ngettext("{number} hand", "{number} hands", hands)
        return Bar(self._view.who(entry), figure, hands / most, " · ".join([count, *named]))
