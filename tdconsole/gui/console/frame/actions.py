"""The gestures of the window itself: the line, the houses, the keys."""

from typing import Final

from tdconsole.gui.console.actions.action import Action

ACTIONS: Final = (
    Action("quick", "window", lambda w: w.pgettext("action", "Quick entry"), "Esc"),
    Action("find", "window", lambda w: w.pgettext("action", "Find on this page"), "Ctrl+F"),
    Action("new", "window", lambda w: w.pgettext("action", "New tournament…"), "Ctrl+N"),
    Action("open-house", "window", lambda w: w.pgettext("action", "Open another house…")),
    Action(
        "open-on-server",
        "window",
        lambda w: w.pgettext("action", "Open a house on a server…"),
    ),
    Action("look-at-house", "window", lambda w: w.pgettext("action", "Open to look at…")),
    Action("copy-house", "window", lambda w: w.pgettext("action", "Copy the house…")),
    Action(
        "take-over",
        "window",
        lambda w: w.pgettext("action", "Take over from The Tournament Director…"),
    ),
    Action("house-as-data", "window", lambda w: w.pgettext("action", "The house as data…")),
    Action("house-from-lines", "window", lambda w: w.pgettext("action", "A new house from lines…")),
    Action("charts", "window", lambda w: w.pgettext("action", "Charts of the evening…"), "Alt+G"),
    Action("copies", "window", lambda w: w.pgettext("action", "Copies…"), "Ctrl+Shift+F6"),
    Action("keys", "window", lambda w: w.pgettext("action", "Keys and gestures"), "F1"),
    Action("quit", "window", lambda w: w.pgettext("action", "Close the console"), "Ctrl+Q"),
)
