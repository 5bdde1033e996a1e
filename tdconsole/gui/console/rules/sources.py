"""Where the rules in force come from, and which of them this tournament overrides."""

from collections import Counter

from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.bars import Bar, Bars
from tdconsole.gui.console.widgets.beside.pane import Pane
from tdconsole.gui.shared.layout import title_of
from tdconsole.i18n.rules.books import rule_name, rule_source, rule_value
from tdconsole.projections.rules.listed import rule_list
from tdconsole.wall.theme import Theme


class RuleSources(Pane):
    def __init__(self, view: TournamentView, gestures: Gestures, theme: Theme) -> None:
        super().__init__(view, gestures, theme)
        words = view.words
        self.changed = Bars(words, theme, words.gettext("Overridden here"))
        self.sources = Bars(words, theme, words.gettext("Where the rules come from"))
        self.down.addWidget(self.changed)
        self.down.addWidget(title_of(theme, words.gettext("Where the rules come from")))
        self.down.addWidget(self.sources, 1)

    def take_in(self) -> None:
        words, rules = self._view.words, rule_list(self._view.state).rules
        overridden = [one for one in rules if one.overridden]
        self.say(
            words.gettext("Overridden here"),
            "" if overridden else words.gettext("Nothing: all rules hold as the book has them."),
        )
        self.changed.setVisible(bool(overridden))
        self.changed.show_bars(
            [
                Bar(
                    rule_name(words, one.option),
                    rule_value(words, one.option, one.now.value),
                )
                for one in overridden
            ]
        )
        found = Counter(rule_source(words, one.now) for one in rules)
        most = max(found.values(), default=1)
        self.sources.show_bars(
            [
                Bar(source, words.number(number), number / most)
                for source, number in found.most_common()
            ]
        )
