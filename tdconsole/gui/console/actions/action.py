"""What a gesture of the window is, whatever it does."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.flight_bounds import out_of_bounds
from tdconsole.gui.console.actions.selection import NOTHING, Selection
from tdconsole.i18n.catalogue import Catalogue

Group = Literal["clock", "floor", "discipline", "desk", "money", "log", "paper", "show", "window"]
Asked = Callable[[Tournament, Selection], Request | None]
Enabled = Callable[[Tournament, Selection], bool]
Begins = Callable[[Tournament, Selection], str]


class Action(NamedTuple):
    """`command` makes the request; where it makes none, `begins` is the line to complete.

    Without either, the window itself knows what to do. `typed` is how the quick entry says the
    same.
    """

    id: str
    group: Group
    label: Callable[[Catalogue], str]
    shortcut: str = ""
    typed: str = ""
    command: Asked | None = None
    fits: Enabled | None = None
    begins: Begins | None = None
    weighs: Asked | None = None
    """What it comes to; where that would be refused it can't be done, and its hint says why."""

    def enabled(self, state: Tournament, selection: Selection = NOTHING) -> bool:
        if out_of_bounds(state, self.id) is not None:
            return False
        if self.fits is not None:
            return self.fits(state, selection)
        if self.command is None and self.begins is None:
            return True
        return bool(self.line(state, selection)) or self.request(state, selection) is not None

    def request(self, state: Tournament, selection: Selection = NOTHING) -> Request | None:
        return None if self.command is None else self.command(state, selection)

    def line(self, state: Tournament, selection: Selection = NOTHING) -> str:
        return "" if self.begins is None else self.begins(state, selection)
