"""The doorman of the hall: what is let in of a network that anybody may be in.

Hosts are addresses or names of the house's own, so that no page elsewhere can pass for ours;
bodies are small, and each address asks only so often.
"""

import logging
from ipaddress import ip_address
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger(__name__)

MOST_BYTES: Final = 65_536
"""The largest body: no gesture is longer."""
EACH_SECOND: Final = 25.0
"""The requests a second that one address may make for long."""
AT_ONCE: Final = 250.0
"""The requests that it may make at once: a club's phones may share one address."""
_FORGET: Final = 4_096
"""The addresses remembered; beyond them those that asked longest ago are forgotten."""
_QUIET: Final = 10.0
"""The seconds for which the same refusal of the same address is logged once."""

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self';"
        " frame-ancestors 'none'; base-uri 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Refusals:
    """What was refused, in the log: the same once for a while, so that knocking fills no disk."""

    def __init__(self) -> None:
        self._logged: dict[tuple[str, str], float] = {}

    def tell(self, of: str, why: str) -> None:
        now = monotonic()
        if now - self._logged.get((of, why), -_QUIET) < _QUIET:
            return
        if len(self._logged) > _FORGET:
            self._logged.clear()
        self._logged[of, why] = now
        log.warning("refused %s: %s", of, why)


class Doorman:
    """Guards all pages: refuses, or lets in and puts the headers on what goes out."""

    def __init__(self, app: ASGIApp, *, names: frozenset[str], refusals: Refusals) -> None:
        self._app, self._names, self._refusals = app, names, refusals
        self._asked: dict[str, tuple[float, float]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers, of = Headers(scope=scope), address_of(scope)
        refused = self._fault(scope, headers, of)
        if refused is not None:
            status, why = refused
            self._refusals.tell(of, why)
            await PlainTextResponse(why, status)(scope, receive, _dressed(send))
            return
        await self._app(scope, self._limited(receive, of), _dressed(send))

    def _fault(self, scope: Scope, headers: Headers, of: str) -> tuple[int, str] | None:
        if not self._in_time(of):
            return 429, "too many requests"
        if not is_ours(headers.get("host", ""), self._names):
            return 421, "not a host of this hall"
        if scope["method"] in {"GET", "HEAD"}:
            return None
        if scope["method"] != "POST":
            return 405, "only looked at or posted to"
        if is_elsewhere(headers):
            return 403, "posted from another site"
        if not headers.get("content-type", "").startswith("application/json"):
            return 415, "only JSON is read"
        length = headers.get("content-length", "")
        if not length.isascii() or not length.isdigit():
            return 411, "without a length"
        if len(length) > 9 or int(length) > MOST_BYTES:
            return 413, "too long"
        return None

    def _in_time(self, of: str) -> bool:
        """Whether the address has not asked too often: a bucket that fills again with time."""
        now = monotonic()
        left, then = self._asked.pop(of, (AT_ONCE, now))
        left = min(AT_ONCE, left + (now - then) * EACH_SECOND)
        self._asked[of] = (max(0.0, left - 1), now)
        while len(self._asked) > _FORGET:
            self._asked.pop(next(iter(self._asked)))
        return left >= 1

    def _limited(self, receive: Receive, of: str) -> Receive:
        """Count what is read: a body may be longer than it said."""
        read = 0

        async def limited() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > MOST_BYTES:
                self._refusals.tell(of, "too long")
                return {"type": "http.disconnect"}
            return message

        return limited


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return "?" if client is None else str(client[0])


def is_ours(host: str, names: frozenset[str]) -> bool:
    """Whether a page is asked for under an address, or a name that the house gave.

    A page elsewhere can have its own name lead here, but never an address.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
        _ = urlsplit(f"//{host}").port
    except ValueError:
        return False
    if name in names or name == "localhost":
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_elsewhere(headers: Headers) -> bool:
    """Whether another site's page asks; a program that is no browser names none."""
    if headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


def _dressed(send: Send) -> Send:
    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return dressed
