"""The gestures of a festival: turn to another tournament, look at all of them."""

from functools import partial
from typing import TYPE_CHECKING, Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.conditions import line, unfinished
from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.actions.pointed import table_at
from tdconsole.gui.console.actions.selection import Selection

if TYPE_CHECKING:
    from tdconsole.gui.console.festival.dealers.page import DealersPage
    from tdconsole.gui.console.festival.page import FestivalPage
    from tdconsole.gui.console.festival.schedule.page import SchedulePage


def _about_table(verb: str, state: Tournament, selection: Selection) -> str:
    """Begin the line, with the selected table if there is one."""
    table = table_at(state, selection)
    return f"{verb} " if table is None else f"{verb} {table.no} "


ACTIONS: Final = (
    Action(
        "next-tournament",
        "window",
        lambda w: w.pgettext("action", "Turn to the next tournament"),
        "Ctrl+Tab",
        "tn 2 · tn turbo",
    ),
    Action(
        "previous-tournament",
        "window",
        lambda w: w.pgettext("action", "Turn to the tournament before"),
        "Ctrl+Shift+Tab",
    ),
)


TABLES: Final = (
    Action(
        "share-room",
        "floor",
        lambda w: w.pgettext("action", "Share a room…"),
        "",
        "share poker hall · share off",
        enabled_if=unfinished,
        prefill=line("share"),
        menu="tables",
    ),
    Action(
        "lend-tables",
        "floor",
        lambda w: w.pgettext("action", "Lend tables…"),
        "",
        "lend 9-12 turbo",
        enabled_if=unfinished,
        prefill=partial(_about_table, "lend"),
        menu="tables",
    ),
    Action(
        "return-tables",
        "floor",
        lambda w: w.pgettext("action", "Give tables back…"),
        "",
        "giveback 9-12",
        enabled_if=unfinished,
        prefill=partial(_about_table, "giveback"),
        menu="tables",
    ),
)


DEALERS: Final = (
    Action(
        "push-dealers",
        "floor",
        lambda w: w.pgettext("action", "Push the dealers"),
        "",
        "push",
    ),
    Action(
        "put-dealer",
        "floor",
        lambda w: w.pgettext("action", "Dealer at a table…"),
        "",
        "dealer anna 7",
        prefill=line("dealer"),
    ),
    Action(
        "rest-dealer",
        "floor",
        lambda w: w.pgettext("action", "Dealer on a break…"),
        "",
        "rest anna",
        prefill=line("rest"),
    ),
    Action(
        "bring-on-dealer",
        "floor",
        lambda w: w.pgettext("action", "Dealer comes on…"),
        "",
        "on anna",
        prefill=line("on"),
    ),
    Action(
        "send-off-dealer",
        "floor",
        lambda w: w.pgettext("action", "Dealer goes off…"),
        "",
        "off anna",
        prefill=line("off"),
    ),
)


def _dealers_page() -> "type[DealersPage]":
    from tdconsole.gui.console.festival.dealers.page import DealersPage  # noqa: PLC0415 -- when first turned to

    return DealersPage


DEALERS_PAGE: Final = PageRow(
    "dealers",
    lambda w: w.pgettext("page", "Dealers"),
    "Alt+Home",
    _dealers_page,
    offered=lambda _state: False,
)
"""Offered where several tournaments are of today, or dealers are on: that no single state says."""


def _schedule_page() -> "type[SchedulePage]":
    from tdconsole.gui.console.festival.schedule.page import SchedulePage  # noqa: PLC0415 -- when first turned to

    return SchedulePage


SCHEDULE_PAGE: Final = PageRow(
    "schedule",
    lambda w: w.pgettext("page", "Schedule"),
    "Alt+End",
    _schedule_page,
    offered=lambda _state: False,
)
"""Offered once something is on the schedule, which is the house's: that no single state says."""


def _page() -> "type[FestivalPage]":
    from tdconsole.gui.console.festival.page import FestivalPage  # noqa: PLC0415 -- when first turned to

    return FestivalPage


PAGE: Final = PageRow(
    "festival",
    lambda w: w.pgettext("page", "Festival"),
    "Ctrl+Shift+F1",
    _page,
    offered=lambda _state: False,
)
"""Offered where several tournaments are of today: that no single state says."""
