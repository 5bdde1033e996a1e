"""The stacks that go forward to day 2: how deep they are, and how many of each flight they are."""

from typing import Final

from PySide6.QtWidgets import QFrame

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.bars import Bar, Bars
from tdconsole.gui.console.widgets.beside.stacks import depth_bars
from tdconsole.gui.shared.layout import column_of, label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.flights.board import FlightLine, FlightsBoard
from tdconsole.wall.theme import Theme

DEPTHS: Final = 4
FLIGHTS: Final = 3
"""The shares of both in the height."""


class GoingForward(QFrame):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        words, space = view.words, theme.console.space
        strong = lettering(theme.console.faces.strong, theme.console.type.text)
        self._words = words
        deep = words.gettext("Stacks that go forward")
        by_flight = words.gettext("Through, by flight")
        self.depths, self.flights = Bars(words, theme, deep), Bars(words, theme, by_flight)
        column_of(
            label_of(deep, font=strong),
            (self.depths, DEPTHS),
            label_of(by_flight, font=strong),
            (self.flights, FLIGHTS),
            gap=space.gap,
            margin=space.margin,
            within=self,
        )

    def show_board(self, board: FlightsBoard) -> None:
        words = self._words
        deep = [one.big_blinds for one in board.through if one.big_blinds is not None]
        self.depths.show_bars(depth_bars(words, deep) if deep else [])
        self.flights.show_bars([_of_flight(words, one) for one in board.flights if one.entries])


def _of_flight(words: Catalogue, one: FlightLine) -> Bar:
    figure = words.pgettext(
        "flight",
        "{through} of {number}",
        through=words.number(one.through),
        number=words.number(one.entries),
    )
    note = words.number(one.chips) if one.through else ""
    return Bar(one.name, figure, one.through / one.entries, note)
