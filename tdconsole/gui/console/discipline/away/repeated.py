"""The players penalized so far, those with the most hands first: what the next penalty builds on."""

from collections import defaultdict

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.discipline.away.below import BarsBelow
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.bars import Bar
from tdconsole.i18n.discipline.offences import offence_name
from tdconsole.projections.discipline.penalties import PenaltyRow, penalty_list
from tdconsole.wall.theme import Theme


class Repeated(BarsBelow):
    """Closed penalties count as well, those that were lifted don't."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        say = view.words.gettext
        said = say("All that were given and not lifted.")
        super().__init__(view, theme, say("Penalties by player"), said)

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
