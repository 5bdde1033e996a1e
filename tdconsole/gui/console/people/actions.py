"""The gestures about people: record, bar, and the person acting at the window."""

from typing import TYPE_CHECKING, Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.actions.pointed import (
    one_entry,
)
from tdconsole.gui.console.actions.selection import Selection

if TYPE_CHECKING:
    from tdconsole.gui.console.people.page import PeoplePage


def _known(state: Tournament, selection: Selection) -> bool:
    """Whether the person was entered, in or out."""
    entry = one_entry(selection)
    return entry is not None and entry in state.entries.by_id


ACTIONS: Final = (
    Action(
        "record",
        "discipline",
        lambda w: w.pgettext("action", "On record…"),
        "",
        "record 3-2",
        enabled_if=_known,
        page="people",
        menu="players",
    ),
    Action(
        "years",
        "discipline",
        lambda w: w.pgettext("action", "Results over the years…"),
        "",
        "years 3-2",
        enabled_if=_known,
        page="people",
        menu="players",
    ),
    Action(
        "bar",
        "discipline",
        lambda w: w.pgettext("action", "Bar…"),
        "",
        "bar rossi",
        enabled_if=_known,
        page="people",
        menu="players",
    ),
    Action("staff", "window", lambda w: w.pgettext("action", "Who acts…"), "Ctrl+F2"),
)


def _page() -> "type[PeoplePage]":
    from tdconsole.gui.console.people.page import PeoplePage  # noqa: PLC0415 -- when first turned to

    return PeoplePage


PAGE: Final = PageRow("people", lambda w: w.pgettext("page", "People"), "Ctrl+F3", _page)
