"""The house file: one SQLite database, opened with care."""

from tdconsole.house.address import Address, Place, address_of, is_address, place_of
from tdconsole.house.bringing_back import appearing, is_held_open, put_aside
from tdconsole.house.copying import Progress, copied, copy_pages, is_earlier_copy
from tdconsole.house.ending import is_log_missing
from tdconsole.house.file import HouseFile, Schema
from tdconsole.house.heads import Head, Record, furthest, heads_in
from tdconsole.house.house import House
from tdconsole.house.hurt_file import HurtFile
from tdconsole.house.looking import LookedAt
from tdconsole.house.moving.carrying import Carried, add_after, make_alike
from tdconsole.house.moving.mark import Mark
from tdconsole.house.moving.rows import Table, counted
from tdconsole.house.rolling import Copy, copies_in, free_name, thin
from tdconsole.house.server_schema import ServerSchema
from tdconsole.house.turns import Meanwhile

__all__ = [
    "Address",
    "Carried",
    "Copy",
    "Head",
    "House",
    "HouseFile",
    "HurtFile",
    "LookedAt",
    "Mark",
    "Meanwhile",
    "Place",
    "Progress",
    "Record",
    "Schema",
    "ServerSchema",
    "Table",
    "add_after",
    "address_of",
    "appearing",
    "copied",
    "copies_in",
    "copy_pages",
    "counted",
    "free_name",
    "furthest",
    "heads_in",
    "is_address",
    "is_earlier_copy",
    "is_held_open",
    "is_log_missing",
    "make_alike",
    "place_of",
    "put_aside",
    "thin",
]
