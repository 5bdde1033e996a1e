"""Several first days in the set-up: their names, how each ends, and which stack goes forward."""

from typing import Final, get_args

from PySide6.QtWidgets import QLineEdit

from tdconsole.domain.language.terms import FlightEnd, Flights, Forward
from tdconsole.gui.console.setup.forms.fields import Rows, figure
from tdconsole.gui.console.setup.forms.heads import share_shown, share_typed
from tdconsole.gui.console.setup.forms.plan import Plan, with_terms
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.name_asked import is_name
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.flights.rules import ends_name, forward_name
from tdconsole.i18n.setup.terms import term_name
from tdconsole.wall.theme import Theme

MOST: Final = 26
"""The most flights that can be planned."""


class FlightsForm(Rows):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__(theme)
        say = words.gettext
        self._words = words
        self.several = Tick(say("Several first days of one tournament"), theme)
        self.several.setAccessibleName(term_name(words, "flights"))
        self.names = QLineEdit()
        self.names.setPlaceholderText(say("1A, 1B, 1C and so on; or Friday; Saturday; Turbo"))
        self.ends, self.forward = Choice(theme), Choice(theme)
        for end in get_args(FlightEnd):
            self.ends.addItem(ends_name(words, end), end)
        for forward in get_args(Forward):
            self.forward.addItem(forward_name(words, forward), forward)
        self.share = figure(say("Share that goes on"), 18, theme)
        self.again = Tick(say("Players of one flight may enter another"), theme)
        self.into_day_two = Tick(say("Entries on day 2 too, while registration is open"), theme)
        self.add("flights", term_name(words, "flights"), self.several)
        self.add("flight_names", say("Their names"), self.names)
        self.add("flight_ends", say("Each is played"), self.ends)
        self.add(
            "flight_share", say("Share that goes on"), self.share, say("percent of its entries")
        )
        self.add("flight_forward", say("Of several stacks"), self.forward)
        self.add("flight_again", say("Another flight"), self.again)
        self.add("flight_later", say("Registration"), self.into_day_two)
        self._of_flights = self.seen_at(range(1, 7))
        self._of_share = self.seen_at(range(3, 4))
        self._fill(Flights())
        self.follow(self.names, self.share)
        for tick in (self.several, self.again, self.into_day_two):
            tick.toggled.connect(self.touched)
        for choice in (self.ends, self.forward):
            choice.currentIndexChanged.connect(self.touched)
        self.several.toggled.connect(self._allow)
        self.ends.currentIndexChanged.connect(self._allow)
        self._allow()

    def _allow(self, *_turned: object) -> None:
        """Show only fields that apply."""
        on = self.several.isChecked()
        for part in self._of_flights:
            part.setVisible(on)
        for part in self._of_share:
            part.setVisible(on and self.ends.currentData() == "share")

    def put(self, plan: Plan) -> None:
        told = plan.terms.flights
        held = Flights() if told == "off" else told
        self.several.setChecked(told != "off")
        self._fill(held)
        self._allow()

    def _fill(self, held: Flights) -> None:
        self.names.setText(_shown(held))
        self.ends.setCurrentIndex(self.ends.findData(held.ends))
        self.share.setText(share_shown(held.share))
        self.forward.setCurrentIndex(self.forward.findData(held.forward))
        self.again.setChecked(held.again)
        self.into_day_two.setChecked(held.into_day_two)

    def read(self, plan: Plan) -> Plan | None:
        flights = self._flights(plan) if self.several.isChecked() else "off"
        return None if flights is None else with_terms(plan, flights=flights)

    def _flights(self, plan: Plan) -> Flights | None:
        say, held = self._words.gettext, plan.terms.flights
        ends = self.ends.currentData()
        share = share_typed(self.share.text())
        as_it_was = held != "off" and self.names.text() == _shown(held)
        names = held.names if held != "off" and as_it_was else names_typed(self.names.text())
        if names is None:
            why = say("A name each, no two alike, such as Friday; Saturday; at most 26.")
            self.refuse("flight_names", why)
        if share is None and ends == "share":
            self.refuse("flight_share", say("A share in percent, such as 15."))
        if self.faults() or names is None:
            return None
        return Flights(
            names=names,
            ends=ends,
            share=Flights().share if share is None else share,
            forward=self.forward.currentData(),
            again=self.again.isChecked(),
            into_day_two=self.into_day_two.isChecked(),
        )


def _shown(flights: Flights) -> str:
    return "; ".join(flights.names)


def names_typed(text: str) -> tuple[str, ...] | None:
    """Return the planned names; None if one is invalid, or two are the same."""
    names = tuple(part.strip() for part in text.split(";") if part.strip())
    if len(set(names)) < len(names) or len(names) > MOST or not all(map(is_name, names)):
        return None
    return names
