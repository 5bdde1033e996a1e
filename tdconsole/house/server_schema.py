"""What a room keeps on a server; read without loading anything that speaks to one."""

from typing import NamedTuple


class ServerSchema(NamedTuple):
    """The tables of one room, as changes that are made in their order and once."""

    name: str
    changes: tuple[tuple[str, tuple[str, ...]], ...]
    appended: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The tables that are only ever added to, and which of their columns may still be emptied."""
    held: tuple[str, ...] = ()
    """The tables in which nothing is changed or deleted by who only works on the house."""
