"""The house file: one SQLite database, opened with care."""

from tdconsole.house.copying import Progress, copied
from tdconsole.house.file import House, Schema

__all__ = ["House", "Progress", "Schema", "copied"]
