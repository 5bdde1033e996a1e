"""Pairing: a code shown by the director becomes a device's token, which its browser keeps."""

from collections import deque
from time import monotonic
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tdconsole.domain.state.house import Device
from tdconsole.domain.values import DeviceId, Record
from tdconsole.session import Session

COOKIE: Final = "device"
_YEAR: Final = 366 * 86_400
TRIES: Final = 8
"""The wrong codes of one address in a minute; in all, eight times as many."""
_MINUTE: Final = 60.0


class Paired(Record, kw_only=True):
    """A device that showed its token, as the house knows it now."""

    id: DeviceId
    device: Device
    name: str


class Pairing:
    def __init__(self, session: Session) -> None:
        self._session = session
        self._tried: deque[tuple[float, str]] = deque()

    def may_try(self, address: str) -> bool:
        """Whether another code may be tried from there, after those that were wrong."""
        now = monotonic()
        while self._tried and now - self._tried[0][0] > _MINUTE:
            self._tried.popleft()
        here = sum(1 for _, one in self._tried if one == address)
        return here < TRIES and len(self._tried) < 8 * TRIES

    def was_wrong(self, address: str) -> None:
        self._tried.append((monotonic(), address))

    def claim(self, code: str, answer: Response, *, secure: bool) -> DeviceId | None:
        """Have the browser keep the token of this code's device; None if there is none."""
        session = self._session
        session.refresh()
        claimed = session.club.devices.claim(code, session.now())
        if claimed is None:
            return None
        answer.set_cookie(
            COOKIE,
            claimed.token,
            max_age=_YEAR,
            httponly=True,
            samesite="strict",
            secure=secure,
        )
        return claimed.device

    def holder(self, request: Request) -> Paired | None:
        """The device whose token the browser shows, unless it was taken away."""
        token = request.cookies.get(COOKIE, "")
        found = self._session.club.devices.by_token(token) if token else None
        return None if found is None else self.known(found)

    def known(self, number: DeviceId) -> Paired | None:
        device = self._session.house.devices.get(number)
        if device is None:
            return None
        name = self._session.club.devices.named().get(number, "")
        return Paired(id=number, device=device, name=name)
