"""Opening a season or changing its rules: the formula is tried on an evening as it is typed."""

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.house import EditSeason, HouseCommand, OpenSeason
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.season_rules import SeasonRules
from tdconsole.domain.season.formula import read
from tdconsole.domain.season.points import points
from tdconsole.domain.season.seasons import rules_fault
from tdconsole.domain.state.house import Season
from tdconsole.domain.values import PersonId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.people.house_dialog import HouseDialog
from tdconsole.gui.console.season.rows import PreviewRows
from tdconsole.gui.console.season.rules_form import RulesForm
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.shared.layout import STRETCH, column_of, row_of
from tdconsole.gui.shared.listing import Listing
from tdconsole.projections.season.evening import Evening
from tdconsole.wall.theme import Theme

WIDE, HIGH = 232, 158
"""The size of the dialog, in units; it fits a small screen."""
TRIED = 68
"""The least width of the evening on which the formula is tried, in units."""
FIRST = "players - place + 1"
"""The formula that a new season begins with."""


class SeasonDialog(HouseDialog):
    def __init__(  # noqa: PLR0913, PLR0917 -- the season, and what it is tried on
        self,
        view: TournamentView,
        theme: Theme,
        season: Season | None,
        evenings: list[Evening],
        names: Mapping[PersonId, str],
        parent: QWidget,
    ) -> None:
        words, space = view.words, theme.console.space
        title = words.gettext("New season") if season is None else season.name
        say = words.pgettext
        label = say("action", "Open") if season is None else say("action", "Change")
        super().__init__(view, title, label, "season", parent)
        self._season, self._names = season, names
        self._evenings = sorted(evenings, key=lambda one: one.day)[::-1]
        self.resize(WIDE * space.unit, HIGH * space.unit)
        self.form = RulesForm(words, theme)
        self.evening = Choice(theme)
        self.evening.setAccessibleName(words.gettext("The evening on which it is tried"))
        self.evening.cut(12)
        for one in self._evenings:
            self.evening.addItem(f"{words.day(one.day)}  {one.name}")
        self.rows = PreviewRows(view, theme)
        self.preview = Listing(
            self.rows,
            theme,
            words.gettext("The points of that evening"),
            words.gettext("Once a tournament is over, the formula is tried on it here."),
        )
        self.preview.setMinimumWidth(TRIED * space.unit)
        tried = column_of(self.evening, (self.preview, 1), gap=space.gap)
        column_of(
            row_of((column_of(self.form, STRETCH, gap=space.gap), 3), (tried, 2), gap=space.margin),
            self.said,
            row_of(STRETCH, self.cancel, self.keep, gap=space.gap),
            gap=space.gap,
            margin=space.margin,
            within=self,
        )
        rules = SeasonRules(formula=FIRST) if season is None else season.rules
        self.form.show_rules("" if season is None else season.name, rules)
        self.form.changed.connect(self._look)
        self.evening.currentIndexChanged.connect(lambda _at: self._look())
        self._look()
        self.form.name.setFocus()

    # Display

    def _look(self) -> None:
        self._try()
        words, rules = self._view.words, self.form.rules()
        if isinstance(rules, str):
            self._say(rules, ready=False)
            return
        fault = rules_fault(rules)
        if fault is not None:
            self._say(self._view.said(fault), ready=False)
        elif not self.form.name.text().strip():
            self._say(words.gettext("What is the season called?"), ready=False)
        elif self._request(rules) is None:
            self._say(words.gettext("Nothing is changed."), ready=False)
        else:
            self._say("", ready=True)

    def _try(self) -> None:
        """Try the formula on the evening that is chosen."""
        tree, at = read(self.form.formula.toPlainText()), self.evening.currentIndex()
        if at >= 0:
            self.preview.tell("")
        if isinstance(tree, Refusal) or at < 0:
            self.rows.fill(())
            return
        one = self._evenings[at]
        won = {played.person: points(tree, played.figures) for played in one.played}
        self.rows.show_points(one, won, self._names)

    # Keeping

    def _request(self, rules: SeasonRules) -> HouseCommand | None:
        """The request for what is typed; None if it changes nothing."""
        name, season = " ".join(self.form.name.text().split()), self._season
        asked = {field: getattr(rules, field) for field in SeasonRules.__struct_fields__}
        if season is None:
            return OpenSeason(name=name, **asked)
        changed = {
            field: one for field, one in asked.items() if one != getattr(season.rules, field)
        }
        if name != season.name:
            changed["name"] = name
        return EditSeason(season=season.no, **changed) if changed else None

    def _asked(self) -> HouseCommand | None:
        rules = self.form.rules()
        return None if isinstance(rules, str) else self._request(rules)
