"""What the window itself does: its pages, what the room sees and hears, and the advice."""

from functools import partial
from typing import Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.screens import SCREENS, screen_action, screen_name
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.settings import Screen


def _unfinished(state: Tournament, _selection: Selection) -> bool:
    return not state.finished


def _next(screen: Screen, words: Catalogue) -> str:
    return words.pgettext("action", "Next: {screen}", screen=screen_name(words, screen))


# Shift+F10 opens the menu of what is pointed at.
_SCREEN_KEYS: Final = (
    *(f"Shift+F{number}" for number in range(1, 10)),
    "Shift+F11",
    "Shift+F12",
    "Ctrl+F12",
    "Ctrl+F11",
    "Ctrl+Shift+F11",
    "Ctrl+Shift+F12",
    "Ctrl+Shift+F10",
)

WINDOW_ACTIONS: Final = (
    Action("projector", "show", lambda w: w.pgettext("action", "Projector on or off"), "F5"),
    Action("take", "show", lambda w: w.pgettext("action", "Take the next screen live"), "F12"),
    Action("rotate", "show", lambda w: w.pgettext("action", "Screens in turn, or not"), "F11"),
    *(
        Action(
            screen_action(screen),
            "show",
            partial(_next, screen),
            keys,
        )
        for keys, screen in zip(_SCREEN_KEYS, SCREENS, strict=True)
    ),
    Action("aloud", "clock", lambda w: w.pgettext("action", "Read aloud…"), "Ctrl+L"),
    Action("mute", "clock", lambda w: w.pgettext("action", "Mute the signals"), "Ctrl+Shift+M"),
    Action("advice", "window", lambda w: w.pgettext("action", "Accept the first advice"), "F8"),
    Action(
        "later",
        "floor",
        lambda w: w.pgettext("action", "First advice later"),
        "Ctrl+F8",
        "later",
        fits=_unfinished,
    ),
    Action(
        "dismiss",
        "floor",
        lambda w: w.pgettext("action", "Dismiss the first advice…"),
        "Ctrl+Shift+F8",
        "no seats are short",
        fits=_unfinished,
    ),
    Action("quick", "window", lambda w: w.pgettext("action", "Quick entry"), "Esc"),
    Action("find", "window", lambda w: w.pgettext("action", "Find on this page"), "Ctrl+F"),
    Action("floor", "window", lambda w: w.pgettext("page", "Floor"), "F2"),
    Action("bubble", "window", lambda w: w.pgettext("page", "Bubble"), "Ctrl+F9"),
    Action("day", "window", lambda w: w.pgettext("page", "Day end"), "Ctrl+F10"),
    Action("flights", "window", lambda w: w.pgettext("page", "Flights"), "Ctrl+F1"),
    Action("out", "window", lambda w: w.pgettext("page", "Out"), "Ctrl+F4"),
    Action("away", "window", lambda w: w.pgettext("page", "Away"), "Ctrl+Shift+F2"),
    Action("desk", "window", lambda w: w.pgettext("page", "Desk"), "F3"),
    Action("prizes", "window", lambda w: w.pgettext("page", "Prizes"), "Ctrl+F6", "prizes"),
    Action("chips", "window", lambda w: w.pgettext("page", "Chips"), "Ctrl+F5", "count"),
    Action("people", "window", lambda w: w.pgettext("page", "People"), "Ctrl+F3"),
    Action("staff", "window", lambda w: w.pgettext("action", "Who acts…"), "Ctrl+F2"),
    Action("rules", "window", lambda w: w.pgettext("page", "Rules"), "F9"),
    Action(
        "digests",
        "window",
        lambda w: w.pgettext("action", "What the rules say…"),
        "Ctrl+Shift+F9",
        "rule four card flop",
    ),
    Action("log", "window", lambda w: w.pgettext("page", "Log"), "F4"),
    Action("paper", "window", lambda w: w.pgettext("page", "Paper"), "F6"),
    Action("wall", "window", lambda w: w.pgettext("page", "Projector"), "F10"),
    Action("structure", "window", lambda w: w.pgettext("page", "Structure"), "F7"),
    Action("setup", "window", lambda w: w.pgettext("page", "Set-up"), "Ctrl+F7"),
    Action(
        "expected", "window", lambda w: w.pgettext("action", "Expected entries…"), "Ctrl+Shift+F7"
    ),
    Action("new", "window", lambda w: w.pgettext("action", "New tournament…"), "Ctrl+N"),
    Action("open-house", "window", lambda w: w.pgettext("action", "Open another house…")),
    Action("copy-house", "window", lambda w: w.pgettext("action", "Copy the house…")),
    Action("keys", "window", lambda w: w.pgettext("action", "Keys and gestures"), "F1"),
    Action("quit", "window", lambda w: w.pgettext("action", "Close the console"), "Ctrl+Q"),
)
