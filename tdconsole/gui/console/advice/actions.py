"""The gestures about the advice: accept the first, put it off, dismiss it."""

from typing import Final

from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.conditions import unfinished

ACTIONS: Final = (
    Action("advice", "window", lambda w: w.pgettext("action", "Accept the first advice"), "F8"),
    Action(
        "later",
        "floor",
        lambda w: w.pgettext("action", "First advice later"),
        "Ctrl+F8",
        "later",
        enabled_if=unfinished,
    ),
    Action(
        "dismiss",
        "floor",
        lambda w: w.pgettext("action", "Dismiss the first advice…"),
        "Ctrl+Shift+F8",
        "no seats are short",
        enabled_if=unfinished,
    ),
    Action(
        "take-on",
        "floor",
        lambda w: w.pgettext("action", "I take the first advice"),
        "",
        "mine",
        enabled_if=unfinished,
    ),
    Action(
        "hand-back",
        "floor",
        lambda w: w.pgettext("action", "Leave the first advice to others"),
        "",
        "theirs",
        enabled_if=unfinished,
    ),
)
