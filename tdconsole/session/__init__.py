"""Where a gesture meets the disk and the wall clock: the only gate to both."""

from tdconsole.house import Address, Place, address_of, is_address, place_of
from tdconsole.session.answers import Answer, Change, Done, HouseAnswer, Refused, WayBack
from tdconsole.session.copies.backups import (
    Backed,
    LastCopy,
    Listed,
    back_up,
    copies,
    last_copy,
    last_in,
)
from tdconsole.session.copies.copying import Copied, copy_house
from tdconsole.session.house_desk import HouseChange, HouseDone
from tdconsole.session.local_time import day_at
from tdconsole.session.opening import Opened, create, is_there, open_house, rehearsal, rights
from tdconsole.session.session import Session, made_by
from tdconsole.session.time_source import SystemTime, TimeSource
from tdconsole.session.timeline import Timeline

__all__ = [
    "Address",
    "Answer",
    "Backed",
    "Change",
    "Copied",
    "Done",
    "HouseAnswer",
    "HouseChange",
    "HouseDone",
    "LastCopy",
    "Listed",
    "Opened",
    "Place",
    "Refused",
    "Session",
    "SystemTime",
    "TimeSource",
    "Timeline",
    "WayBack",
    "address_of",
    "back_up",
    "copies",
    "copy_house",
    "create",
    "day_at",
    "is_address",
    "is_there",
    "last_copy",
    "last_in",
    "made_by",
    "open_house",
    "place_of",
    "rehearsal",
    "rights",
]
