"""The gestures on rows: buttons, keys, the menu and the manual's table follow from them."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tdconsole.i18n.catalogue import Catalogue


class Gesture(NamedTuple):
    id: str
    label: Callable[[Catalogue], str]
    keys: tuple[str, ...] = ()
    """The keys while the table has the keyboard."""
    menu: bool = True


GESTURES: Final = (
    Gesture("level-below", lambda w: w.pgettext("structure", "Level below"), ("Ins",)),
    Gesture("level-above", lambda w: w.pgettext("structure", "Level above"), ("Shift+Ins",)),
    Gesture("break-below", lambda w: w.pgettext("structure", "Break below"), ("Alt+Ins",)),
    Gesture("break-above", lambda w: w.pgettext("structure", "Break above"), ("Alt+Shift+Ins",)),
    Gesture("take-up", lambda w: w.pgettext("structure", "Take up a copy"), ("Ctrl+C",)),
    Gesture("put-down", lambda w: w.pgettext("structure", "Put the copy below"), ("Ctrl+V",)),
    Gesture("delete", lambda w: w.pgettext("structure", "Delete rows"), ("Ctrl+Del",)),
    Gesture("up", lambda w: w.pgettext("structure", "Move up"), ("Alt+Up",)),
    Gesture("down", lambda w: w.pgettext("structure", "Move down"), ("Alt+Down",)),
    Gesture("scale", lambda w: w.pgettext("structure", "Scale…"), ("Alt+S",)),
    Gesture("clear", lambda w: w.pgettext("structure", "Clear the cell"), ("Del",)),
    Gesture(
        "undo",
        lambda w: w.pgettext("structure", "Undo in the draft"),
        ("Ctrl+Z",),
        menu=False,
    ),
    Gesture(
        "redo",
        lambda w: w.pgettext("structure", "Redo in the draft"),
        ("Ctrl+Y", "Ctrl+Shift+Z"),
        menu=False,
    ),
)
BY_ID: Final = {gesture.id: gesture for gesture in GESTURES}
BY_KEYS: Final = {keys: gesture.id for gesture in GESTURES for keys in gesture.keys}
