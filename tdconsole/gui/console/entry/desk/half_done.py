"""A registration that was begun in one of several flights: it waits there for its flight."""

from typing import NamedTuple

from tdconsole.gui.console.entry.desk.charging import Begun
from tdconsole.gui.console.entry.desk.newcomer import Typed


class HalfDone(NamedTuple):
    """How far it came: what was sought, the new person, the price."""

    sought: str = ""
    newcomer: Typed | None = None
    charging: Begun | None = None
