"""What the director's window and the hall say to each other, a line of JSON at a time."""

import os
import socket
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import json

from tdconsole.domain.values import DeviceId, Instant, PlayId, Record
from tdconsole.known_errors import KnownError
from tdconsole.plain_files import check_replaceable, contents
from tdconsole.projections.prizes.deal import DealBoard
from tdconsole.settings import UNREADABLE, Screen, Wall, place
from tdconsole.wall.programme import Programme

LONGEST: Final = 1_000_000
"""The most bytes of a line."""
_MOST_BYTES: Final = 65_536


class Live(Record, kw_only=True):
    """What the director has live on the projector, so that the televisions follow it."""

    choices: Wall
    chosen: Screen = "clock"
    since: Instant | None = None
    """When the screen was taken live, or the turns began."""
    talked: DealBoard | None = None
    flight: PlayId | None = None


class Order(Record, kw_only=True):
    """A line from the window to the hall."""

    live: Live | None = None
    leave: bool = False
    """Whether the hall is to be closed."""


class Report(Record, kw_only=True):
    """A line from the hall to the window: where it is, and who is connected."""

    address: str
    port: int
    phones: int = 0
    walls: int = 0
    devices: tuple[DeviceId, ...] = ()
    left: bool = False
    """Whether it leaves because another one was opened on this machine."""


class Door(Record, kw_only=True):
    """The way in to the hall that runs on this machine, for the one that takes over from it."""

    pid: int
    port: int
    """The port of its door, a socket of its own on this machine alone."""
    secret: str
    house: str
    tls: bool = False
    alone: bool = False
    """Whether the window that opened it is gone."""


def live(programme: Programme, choices: Wall, flight: PlayId | None) -> Live:
    """What the programme has live, in the look that was chosen for it."""
    return Live(
        choices=choices,
        chosen=programme.chosen,
        since=programme.since,
        talked=programme.talked,
        flight=flight,
    )


def follow(programme: Programme, told: Live) -> None:
    programme.choices, programme.chosen = told.choices, told.chosen
    programme.since, programme.talked = told.since, told.talked


def door_place() -> Path:
    return place().parent / "hall.json"


def door() -> Door | None:
    """The way in that was left by the hall opened last."""
    with suppress(KnownError, *UNREADABLE):
        return json.decode(contents(door_place(), _MOST_BYTES), type=Door)
    return None


def is_open(one: Door) -> bool:
    """Whether somebody is behind it."""
    try:
        socket.create_connection(("127.0.0.1", one.port), timeout=0.5).close()
    except OSError:
        return False
    return True


def leave_door(one: Door) -> None:
    """Write it for the owner of this account alone."""
    at = door_place()
    check_replaceable(at)
    at.parent.mkdir(parents=True, exist_ok=True)
    beside = at.with_name(f"{at.name}.{os.getpid()}")
    beside.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(json.encode(one))
        beside.replace(at)
    finally:
        beside.unlink(missing_ok=True)


def take_door(one: Door) -> None:
    """Remove it, unless another hall has left its own meanwhile."""
    if door() == one:
        with suppress(OSError):
            door_place().unlink(missing_ok=True)
