"""A gesture of the window: one row has its name, its keys and what it does."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from tdconsole.domain.flights.first_days import is_over
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.language.rejections.flights import FlightIsOver, NotBeforeMerge
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.selection import NOTHING, Selection
from tdconsole.i18n.catalogue import Catalogue

Group = Literal["clock", "floor", "discipline", "desk", "money", "log", "paper", "show", "window"]
Menu = Literal["tables", "players", "penalties"]
"""The menus of the strip that list their actions by themselves: “Tables, seats and draws”, “Players,
blinds and busts” and “Penalties”."""
Command = Callable[[Tournament, Selection], Request | None]
Enabled = Callable[[Tournament, Selection], bool]
Prefill = Callable[[Tournament, Selection], str]
Need = Callable[[Catalogue, Tournament], str]


class Action(NamedTuple):
    """A gesture of the window, performed by a request, a line's beginning, a page or a paper.

    Without any of them, a part of the window does it itself and has said so by `Gestures.teach`.
    """

    id: str
    group: Group
    label: Callable[[Catalogue], str]
    shortcut: str = ""
    typed: str = ""
    """The same gesture, as the line understands it."""
    command: Command | None = None
    """Makes the request; None if nothing pointed at leads to one."""
    enabled_if: Enabled | None = None
    prefill: Prefill | None = None
    """Begins the line that the director completes."""
    preview: Command | None = None
    """The request it leads to; while that would be refused, its hint says why."""
    page: str = ""
    """The page that opens and asks for the rest."""
    paper: Literal["", "saved", "printed"] = ""
    """Its id is the paper's: saved where the director says, or printed at once."""
    needs: Need | None = None
    """What is missing, said when its keys are pressed in vain."""
    flights: Literal["any", "playing", "merged"] = "any"
    """In tournaments with flights: possible at any time, while the flight in hand plays, or after
    the merge."""
    menu: Menu | None = None
    """The menu of the strip that lists it."""
    repeats: bool = False
    """Repeats while its keys are held down."""

    @property
    def leads_somewhere(self) -> bool:
        """Whether it needs no part of the window to perform it."""
        return bool(self.command or self.prefill or self.page or self.paper)

    def enabled(self, state: Tournament, selection: Selection = NOTHING) -> bool:
        if self.out_of_bounds(state) is not None:
            return False
        if self.enabled_if is not None:
            return self.enabled_if(state, selection)
        if self.command is None and self.prefill is None:
            return True
        return bool(self.line(state, selection)) or self.request(state, selection) is not None

    def request(self, state: Tournament, selection: Selection = NOTHING) -> Request | None:
        return None if self.command is None else self.command(state, selection)

    def line(self, state: Tournament, selection: Selection = NOTHING) -> str:
        return "" if self.prefill is None else self.prefill(state, selection)

    def out_of_bounds(self, state: Tournament) -> FlightIsOver | NotBeforeMerge | None:
        """Why flights rule it out: this one is over, or they are not merged yet."""
        if not state.in_flights:
            return None
        if self.flights == "merged":
            return NotBeforeMerge()
        if self.flights == "playing" and is_over(state):
            return FlightIsOver(flight=flight_name(state, state.current))
        return None
