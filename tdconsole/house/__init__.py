"""The house file: one SQLite database, opened with care."""

from tdconsole.house.copying import Progress, copied
from tdconsole.house.file import House, Schema
from tdconsole.house.rolling import Copy, copies_in, free_name, thin

__all__ = ["Copy", "House", "Progress", "Schema", "copied", "copies_in", "free_name", "thin"]
