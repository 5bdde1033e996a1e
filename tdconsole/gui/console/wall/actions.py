"""The gestures about what the players see."""

from functools import partial
from typing import TYPE_CHECKING, Final

from tdconsole.gui.console.actions.action import Action
from tdconsole.gui.console.actions.page import PageRow
from tdconsole.gui.console.wall.screens import SCREENS, screen_action, screen_name
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.settings import Screen

if TYPE_CHECKING:
    from tdconsole.gui.console.wall.page import WallPage


def _next(screen: Screen, words: Catalogue) -> str:
    return words.pgettext("action", "Next: {screen}", screen=screen_name(words, screen))


# Shift+F10 opens the context menu.
_SCREEN_KEYS: Final = (
    *(f"Shift+F{number}" for number in range(1, 10)),
    "Shift+F11",
    "Shift+F12",
    "Ctrl+F12",
    "Ctrl+F11",
    "Ctrl+Shift+F11",
    "Ctrl+Shift+F12",
    "Ctrl+Shift+F10",
    "Alt+S",
    "Alt+K",
    "Alt+F",
    "Alt+T",
    "Alt+Shift+G",
)


ACTIONS: Final = (
    Action("projector", "show", lambda w: w.pgettext("action", "Projector on or off"), "F5"),
    Action("take", "show", lambda w: w.pgettext("action", "Take the next screen live"), "F12"),
    Action("rotate", "show", lambda w: w.pgettext("action", "Screens in turn, or not"), "F11"),
    Action("band", "show", lambda w: w.pgettext("action", "Band at the foot, on or off"), "Alt+U"),
    Action("brand", "show", lambda w: w.pgettext("action", "Brand…"), "Alt+Shift+B"),
    Action("hall", "show", lambda w: w.pgettext("action", "Hall…"), "Ctrl+Shift+F5"),
    *(
        Action(
            screen_action(screen),
            "show",
            partial(_next, screen),
            keys,
        )
        for keys, screen in zip(_SCREEN_KEYS, SCREENS, strict=True)
    ),
)


def _page() -> "type[WallPage]":
    from tdconsole.gui.console.wall.page import WallPage  # noqa: PLC0415 -- when first turned to

    return WallPage


PAGE: Final = PageRow("wall", lambda w: w.pgettext("page", "Projector"), "F10", _page)
