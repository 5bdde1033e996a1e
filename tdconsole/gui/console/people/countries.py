"""The pane beside everybody: the person selected, or where the players of the tournament come from."""

from collections import Counter

from tdconsole.club.person import NOT_YET
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.people.card import PersonCard
from tdconsole.gui.console.widgets.beside.bars import Bar, Bars
from tdconsole.wall.theme import Theme


class CountriesOrPerson(PersonCard):
    """The form beside it is for somebody new while nobody is selected, so nobody else stands here."""

    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        self.countries = Bars(view.words, theme, view.words.gettext("Where the players come from"))
        self.down.addWidget(self.countries, 1)

    def take_in(self) -> None:
        there = self._counted() if self._person() == NOT_YET else Counter[str]()
        self.countries.setVisible(bool(there))
        self.whole.setStretch(0, 1 if there else 0)
        if not there:
            super().take_in()
            return
        self._fill([])
        self.table.hide()
        self.years.hide()
        words = self._view.words
        known = len(there) - ("" in there)
        players = words.ngettext("{number} player", "{number} players", there.total())
        countries = words.ngettext("{number} country", "{number} countries", known)
        self.say(words.gettext("Where the players come from"), f"{players} · {countries}")
        most = max(there.values())
        named = words.locale.territories
        unknown = words.gettext("no country on record")
        rows = sorted(
            (-number, str(named.get(code, code)) or unknown) for code, number in there.items()
        )
        self.countries.show_bars(
            [Bar(name, words.number(-less), -less / most) for less, name in rows]
        )

    def _counted(self) -> Counter[str]:
        """Return how many players of the tournament come from each country."""
        view = self._view
        players = {entry.person for entry in view.state.entries.by_id.values()}
        known = (view.people.get(person) for person in players)
        return Counter("" if one is None else one.country or "" for one in known)
