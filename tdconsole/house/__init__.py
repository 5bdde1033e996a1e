"""The house file: one SQLite database, opened with care."""

from tdconsole.house.copying import Progress, copied
from tdconsole.house.file import House, Schema
from tdconsole.house.heads import Head, Record, furthest, heads_in
from tdconsole.house.rolling import Copy, copies_in, free_name, thin

__all__ = [
    "Copy",
    "Head",
    "House",
    "Progress",
    "Record",
    "Schema",
    "copied",
    "copies_in",
    "free_name",
    "furthest",
    "heads_in",
    "thin",
]
