"""The gestures about earlier steps: undo and redo."""

from typing import TYPE_CHECKING, Final

from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.actions.selection import Selection

if TYPE_CHECKING:
    from tdconsole.gui.console.log.page import LogPage


def _undo(_state: Tournament, selection: Selection) -> Request | None:
    there = selection.step and not selection.stays
    return Undo(step=selection.step) if there and not selection.redo else None


def _redo(_state: Tournament, selection: Selection) -> Request | None:
    there = selection.step and not selection.stays
    return Redo(step=selection.step) if there and selection.redo else None


ACTIONS: Final = (
    Action("undo-step", "log", lambda w: w.pgettext("action", "Undo this step"), command=_undo),
    Action("redo-step", "log", lambda w: w.pgettext("action", "Redo this step"), command=_redo),
    Action("replay", "log", lambda w: w.pgettext("action", "Replay…"), "Alt+W"),
    Action("undo", "log", lambda w: w.pgettext("action", "Undo"), "Ctrl+Z", "undo"),
    Action("redo", "log", lambda w: w.pgettext("action", "Redo"), "Ctrl+Shift+Z", "redo"),
)


def _page() -> "type[LogPage]":
    from tdconsole.gui.console.log.page import LogPage  # noqa: PLC0415 -- when first turned to

    return LogPage


PAGE: Final = PageRow("log", lambda w: w.pgettext("page", "Log"), "F4", _page)
