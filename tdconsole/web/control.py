"""The director's window in control of the hall: what it has live, and who takes the hall over."""

import asyncio
import logging
import os
import secrets
import ssl
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from threading import Thread
from time import monotonic, sleep
from typing import Final

from msgspec import MsgspecError, json
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tdconsole.domain.values import Record
from tdconsole.known_errors import HallTaken, KnownError
from tdconsole.wall.control import LONGEST, Door, Order, Report, door, leave_door, take_door
from tdconsole.web.bound import Bound, bind, listen
from tdconsole.web.doorman import address_of
from tdconsole.web.hall import Hall
from tdconsole.web.hub import Hub
from tdconsole.web.walls import Walls

log = logging.getLogger(__name__)

EACH: Final = 1.0
"""The seconds between two reports, where there is something new."""
PATIENCE: Final = 6.0
"""The seconds in which a hall that was asked to leave has closed its port."""
AGAIN: Final = 0.05
_INPUT: Final = 0
_OUTPUT: Final = 1


class Leaving(Record, kw_only=True):
    secret: str


class Control:
    """The lines of the window that started the hall; once it is gone, the hall goes on."""

    def __init__(self, bound: Bound, house: str, *, tls: bool) -> None:
        self.bound = bound
        self.listening = listen("127.0.0.1", 0)
        self._door = Door(
            pid=os.getpid(),
            port=self.listening.getsockname()[1],
            secret=secrets.token_urlsafe(32),
            house=house,
            tls=tls,
        )
        self.stop: Callable[[], None] = lambda: None
        """Ends the server."""
        self._hub: Hub | None = None
        self._told: Report | None = None
        self._leave_door()

    def close(self) -> None:
        take_door(self._door)

    def _leave_door(self) -> None:
        """Write the way in; a hall without one is open all the same, and closed by its window."""
        try:
            leave_door(self._door)
        except (OSError, KnownError) as error:
            log.warning("nobody can take this hall over: %s", error)

    # The window

    async def follow(self, hall: Hall, walls: Walls, hub: Hub) -> None:
        """Follow what the window says, and tell it who is connected."""
        self._hub = hub
        _never_wait_for_reader()
        loop = asyncio.get_running_loop()

        def take(line: bytes | None) -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self._take, line, hall, walls)

        Thread(target=_heard, args=(take,), daemon=True).start()
        while True:
            self._tell(self._report(hub))
            await asyncio.sleep(EACH)

    def _take(self, line: bytes | None, hall: Hall, walls: Walls) -> None:
        if line is None:
            log.info("the window is gone; the hall goes on")
            self._door = replace(self._door, alone=True)
            self._leave_door()
            return
        try:
            order = json.decode(line, type=Order)
        except MsgspecError as error:
            log.warning("the window said what can't be read: %s", error)
            return
        if order.live is not None:
            walls.follow(order.live)
            hall.choices, hall.changed = order.live.choices, True
        if order.leave:
            self._leave()

    def _report(self, hub: Hub) -> Report:
        who = [stream.who for stream in hub.streams]
        return Report(
            address=self.bound.address,
            port=self.bound.port,
            phones=who.count("phone"),
            walls=who.count("wall"),
            devices=tuple(sorted({one for one in who if isinstance(one, int)})),
        )

    def _tell(self, report: Report) -> None:
        """Tell the window what is new; that the hall leaves is the last it hears."""
        if report == self._told or (self._told is not None and self._told.left):
            return
        with suppress(OSError):  # the window is gone, or hasn't read for long
            os.write(_OUTPUT, json.encode(report) + b"\n")
            self._told = report

    # Another hall

    async def leave(self, request: Request) -> Response:
        """Leave for the hall that is opened now; nobody elsewhere learns that this can be asked."""
        if request.method == "POST" and _is_here(address_of(request.scope)):
            with suppress(MsgspecError):
                asked = json.decode(await request.body(), type=Leaving)
                if secrets.compare_digest(asked.secret.encode(), self._door.secret.encode()):
                    log.info("another hall takes over")
                    self._tell(Report(address=self.bound.address, port=self.bound.port, left=True))
                    self._leave()
                    return Response(status_code=204)
            log.warning("refused to leave: the secret was wrong")
        return Response(status_code=404)

    def _leave(self) -> None:
        """End the streams first, or the server would wait for them."""
        if self._hub is not None:
            self._hub.end()
        self.stop()


def _never_wait_for_reader() -> None:
    """Drop what a window that stands still does not read: the hall never waits for it."""
    if hasattr(os, "set_blocking") and not os.isatty(_OUTPUT):
        with suppress(OSError):
            os.set_blocking(_OUTPUT, False)


def take_over(address: str, port: int) -> Bound:
    """Listen where the hall that is open on this machine does, once it has left."""
    before = door()
    if before is None or not _asked_to_leave(before):
        return bind(address, port)
    until = monotonic() + PATIENCE
    while True:
        try:
            return bind(address, port)
        except HallTaken:
            if monotonic() > until:
                raise
            sleep(AGAIN)


def _asked_to_leave(other: Door) -> bool:
    """Whether it was there, and leaves."""
    line = (
        HTTPSConnection("127.0.0.1", other.port, timeout=2, context=_trusting())
        if other.tls
        else HTTPConnection("127.0.0.1", other.port, timeout=2)
    )
    body = json.encode(Leaving(secret=other.secret))
    try:
        line.request("POST", "/control/leave", body, {"Content-Type": "application/json"})
        return line.getresponse().status == 204
    except (OSError, HTTPException):
        return False
    finally:
        line.close()


def _trusting() -> ssl.SSLContext:
    """The certificate has the hall's name: here it is asked for by address, on this machine."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def _is_here(address: str) -> bool:
    with suppress(ValueError):
        return ip_address(address).is_loopback
    return False


def _heard(take: Callable[[bytes | None], None]) -> None:
    """Hand on each line, and None at the end; read past Python's buffers, whose lock would outlive the server."""
    waiting = b""
    while True:
        said = b""
        with suppress(OSError):
            said = os.read(_INPUT, 65_536)
        if not said:
            take(None)
            return
        *lines, waiting = (waiting + said).split(b"\n")
        for line in lines:
            take(line)
        if len(waiting) > LONGEST:
            waiting = b""
