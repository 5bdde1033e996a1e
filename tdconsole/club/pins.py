"""PINs of the staff: kept as what a slow function makes of them, and slow to guess.

They are never in the trail. It holds a digest of what is kept here, so that one exchanged is seen.
"""

import re
import secrets
from hashlib import scrypt, sha256
from hmac import compare_digest
from typing import Final, NamedTuple

from msgspec import DecodeError, json

from tdconsole.domain.values import Instant, Millis, PinId, StaffId, passed
from tdconsole.house import House

FREE: Final = 3
"""The wrong PINs in a row after which there is a wait."""
FIRST_WAIT: Final = Millis(5_000)
LONGEST_WAIT: Final = Millis(300_000)

_ROUNDS: Final = 2**14
_BLOCK: Final = 8
_MEMORY: Final = 32 * 2**20
"""The most that may be used, in bytes; half of it is."""
_SALT: Final = 16
_DIGITS: Final = 32
_DOUBLINGS: Final = 10
"""More than lead to the longest wait."""


class MadePin(NamedTuple):
    """All that is kept of a PIN."""

    salt: bytes
    key: bytes

    @property
    def id(self) -> PinId:
        return PinId(sha256(self.salt + self.key).hexdigest()[:_DIGITS])


def is_pin(typed: str) -> bool:
    return re.fullmatch("[0-9]{4,12}", typed) is not None


def made(pin: str) -> MadePin:
    salt = secrets.token_bytes(_SALT)
    return MadePin(salt, _key(pin, salt))


def _key(pin: str, salt: bytes) -> bytes:
    return scrypt(pin.encode(), salt=salt, n=_ROUNDS, r=_BLOCK, p=1, maxmem=_MEMORY, dklen=32)


class Pins:
    def __init__(self, house: House) -> None:
        self._house = house

    def write(self, staff: StaffId, pin: MadePin) -> None:
        """Keep a PIN, in the place of an earlier one and of the wrong ones typed for it."""
        with self._house.transaction():
            self._house.execute(
                "INSERT INTO pin (staff, salt, key) VALUES (?, ?, ?) ON CONFLICT (staff) DO UPDATE"
                " SET salt = excluded.salt, key = excluded.key, wrong = 0, tried = NULL",
                (staff, pin.salt, pin.key),
            )

    def kept(self) -> dict[StaffId, PinId]:
        """The numbers of the PINs as they are kept now."""
        found = self._house.rows("SELECT staff, salt, key FROM pin ORDER BY staff")
        return {StaffId(staff): MadePin(salt, key).id for staff, salt, key in found}

    def try_at(self, staff: StaffId, now: Instant) -> Millis:
        """How long to wait before a PIN may be tried; if not at all, this try counts as a wrong one.

        It is counted first and forgiven if it was right, so that many programs at a time try no
        oftener than one.
        """
        with self._house.transaction():
            found = self._house.row("SELECT wrong, tried FROM pin WHERE staff = ?", (staff,))
            if found is None:
                return Millis(0)
            wrong, tried = found
            wait, gone = wait_after(wrong), _since(tried, now)
            if wait and gone is None:  # the world's clock was set back: the wait begins anew
                self._tried(staff, wrong, now)
                return wait
            if gone is not None and gone < wait:
                return Millis(wait - gone)
            self._tried(staff, wrong + 1, now)
        return Millis(0)

    def is_right(self, staff: StaffId, pin: str) -> bool:
        """Whether this is the PIN; the wrong ones before it are then forgotten."""
        found = self._house.row("SELECT salt, key FROM pin WHERE staff = ?", (staff,))
        if found is None or not compare_digest(_key(pin, found[0]), found[1]):
            return False
        with self._house.transaction():
            self._house.execute("UPDATE pin SET wrong = 0, tried = NULL WHERE staff = ?", (staff,))
        return True

    def _tried(self, staff: StaffId, wrong: int, now: Instant) -> None:
        self._house.execute(
            "UPDATE pin SET wrong = ?, tried = ? WHERE staff = ?",
            (wrong, json.encode(now).decode(), staff),
        )


def wait_after(wrong: int) -> Millis:
    """The wait after that many wrong PINs in a row."""
    if wrong < FREE:
        return Millis(0)
    return Millis(min(FIRST_WAIT << min(wrong - FREE, _DOUBLINGS), LONGEST_WAIT))


def _since(tried: str | None, now: Instant) -> Millis | None:
    """The time since the last try; None if that can't be told, or is still to come."""
    if tried is None:
        return None
    try:
        then = json.decode(tried, type=Instant)
    except DecodeError:
        return None
    gone = passed(then, now)
    return gone if gone >= 0 else None
