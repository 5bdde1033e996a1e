"""What a room keeps on a server; read without loading anything that speaks to one."""

from typing import NamedTuple


class ServerSchema(NamedTuple):
    """The tables of one room, as changes that are made in their order and once."""

    name: str
    changes: tuple[tuple[str, tuple[str, ...]], ...]
