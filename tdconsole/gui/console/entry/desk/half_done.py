"""A registration begun in one of several flights, which waits there until its flight is in hand."""

from typing import NamedTuple

from tdconsole.gui.console.entry.desk.charging import Begun
from tdconsole.gui.console.entry.desk.newcomer import Typed


class HalfDone(NamedTuple):
    """How far it came: the search text, the new person, the price."""

    sought: str = ""
    newcomer: Typed | None = None
    charging: Begun | None = None
