"""Paired devices: their names, the code that each is claimed with once, and their tokens.

Of a code and a token only a digest is kept.
"""

import secrets
from collections.abc import Iterable
from hashlib import sha256
from hmac import compare_digest
from typing import Final, NamedTuple

from tdconsole.club.erasing import leave_traces
from tdconsole.club.guard import Guard
from tdconsole.domain.house.rows import KEEP_STAFF
from tdconsole.domain.values import DeviceId, Instant, Millis
from tdconsole.house import House
from tdconsole.spelling import folded
from tdconsole.visible import cleaned

CODE_LASTS: Final = Millis(120_000)

_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that are taken for one another."""
_CODE: Final = 8
_TOKEN: Final = 32
_OVER: Final = (
    "UPDATE device SET code_hash = NULL, code_until = NULL"
    " WHERE code_hash IS NOT NULL AND NOT (code_until > ? AND code_until <= ?)"
)


class NewDevice(NamedTuple):
    """What goes beside a request to pair a device, and never into it."""

    name: str
    code: str


class Claimed(NamedTuple):
    device: DeviceId
    token: str


def made_code() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE))


class Devices:
    def __init__(self, house: House, guard: Guard) -> None:
        self._house, self._guard = house, guard

    def offer(self, device: DeviceId, new: NewDevice, now: Instant) -> None:
        """Let the device be claimed with the code, once and soon; an earlier token ends."""
        with self._house.transaction():
            self._forget_codes(now)
            self._house.execute(
                "INSERT INTO device (id, name, code_hash, code_until) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET name = excluded.name, token_hash = NULL,"
                " code_hash = excluded.code_hash, code_until = excluded.code_until",
                (device, cleaned(new.name).strip(), _digest(new.code), now.utc + CODE_LASTS),
            )

    def claim(self, code: str, now: Instant) -> Claimed | None:
        """The device of this code and its new token; None if the code was used or is over.

        A wrong code takes no turn at writing, however many are tried.
        """
        wanted = _digest("".join(code.split()).replace("-", "").upper())
        if self._awaiting(wanted) is None:
            return None
        with self._house.transaction():
            self._forget_codes(now)
            device = self._awaiting(wanted)
            if device is None:
                return None
            token = secrets.token_urlsafe(_TOKEN)
            self._house.execute(
                "UPDATE device SET code_hash = NULL, code_until = NULL, token_hash = ?"
                " WHERE id = ?",
                (_digest(token), device),
            )
        return Claimed(device, token)

    def _awaiting(self, code: bytes) -> DeviceId | None:
        """The device that waits for this code."""
        found = self._house.rows("SELECT id, code_hash FROM device WHERE code_hash IS NOT NULL")
        return _holder(found, code)

    def by_token(self, token: str) -> DeviceId | None:
        found = self._house.rows("SELECT id, token_hash FROM device WHERE token_hash IS NOT NULL")
        return _holder(found, _digest(token))

    def claimed(self) -> frozenset[DeviceId]:
        """The devices that have a token."""
        found = self._house.rows("SELECT id FROM device WHERE token_hash IS NOT NULL")
        return frozenset(DeviceId(device) for (device,) in found)

    def named(self) -> dict[DeviceId, str]:
        """Every device that was ever paired, for the log."""
        found = self._house.rows("SELECT id, name FROM device ORDER BY id")
        return {DeviceId(device): name for device, name in found}

    def remove(self, device: DeviceId) -> None:
        """End its code and its token; past steps keep the name."""
        with self._house.transaction():
            self._house.execute(
                "UPDATE device SET code_hash = NULL, code_until = NULL, token_hash = NULL"
                " WHERE id = ?",
                (device,),
            )

    def erase(self, device: DeviceId) -> bool:
        """Erase its name, too, and with it all that is kept."""
        with self._guard.doing(KEEP_STAFF):
            gone = self._house.execute("DELETE FROM device WHERE id = ?", (device,)).rowcount
            if gone:
                leave_traces(self._house)
        return gone > 0

    def _forget_codes(self, now: Instant) -> None:
        """Forget the codes that are over, also where the world's clock was set back."""
        self._house.execute(_OVER, (now.utc, now.utc + 2 * CODE_LASTS))


def _holder(kept: Iterable[tuple[int, bytes]], wanted: bytes) -> DeviceId | None:
    return next((DeviceId(one) for one, made in kept if compare_digest(made, wanted)), None)


def is_same_name(one: str, other: str) -> bool:
    return _key(one) == _key(other)


def _key(name: str) -> str:
    return folded(name) or name.strip()


def _digest(secret: str) -> bytes:
    return sha256(secret.encode("utf-8", "replace")).digest()
