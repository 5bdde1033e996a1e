"""Devices: claimed once with a code that is soon over, and known by a token that is not kept."""

import pytest
from msgspec.structs import replace

from tdconsole.club import Club
from tdconsole.club.devices import CODE_LASTS, NewDevice, made_code
from tdconsole.domain.values import DeviceId, Instant, Millis
from tdconsole.house import House

TABLET = DeviceId(1)
PHONE = DeviceId(2)
NOW = Instant(utc=Millis(1_000_000), boot="monday", uptime=Millis(50_000))


def after(millis: int) -> Instant:
    return replace(NOW, utc=Millis(NOW.utc + millis))


def offered(club: Club, device: DeviceId = TABLET, name: str = "Tablet 1") -> str:
    code = made_code()
    club.devices.offer(device, NewDevice(name, code), NOW)
    return code


def test_a_code_is_short_and_of_signs_that_nobody_takes_for_one_another() -> None:
    codes = {made_code() for _ in range(500)}
    assert len(codes) == 500
    assert {len(code) for code in codes} == {8}
    assert not set("".join(codes)) & set("O0I1Labcdefghijklmnopqrstuvwxyz")


def test_a_code_is_claimed_once(club: Club) -> None:
    code = offered(club)
    assert club.devices.claimed() == frozenset()
    claimed = club.devices.claim(code, NOW)
    assert claimed is not None
    assert claimed.device == TABLET
    assert club.devices.by_token(claimed.token) == TABLET
    assert club.devices.claimed() == {TABLET}
    assert club.devices.claim(code, NOW) is None


def test_each_device_has_its_own(club: Club) -> None:
    codes = [offered(club), offered(club, PHONE, "Phone")]
    claimed = [club.devices.claim(code, NOW) for code in codes]
    assert [one and one.device for one in claimed] == [TABLET, PHONE]
    assert club.devices.named() == {TABLET: "Tablet 1", PHONE: "Phone"}


def test_a_code_is_typed_as_it_is_read_aloud(club: Club) -> None:
    code = offered(club)
    claimed = club.devices.claim(f" {code[:4].lower()}-{code[4:]} ", NOW)
    assert claimed is not None


@pytest.mark.parametrize("typed", ["", "ABCDEFGH", "\udc80", "x" * 10_000, "é"])
def test_another_code_claims_nothing(club: Club, typed: str) -> None:
    offered(club)
    assert club.devices.claim(typed, NOW) is None
    assert club.devices.by_token(typed) is None


@pytest.mark.parametrize("later", [CODE_LASTS, 10 * CODE_LASTS, -2 * CODE_LASTS])
def test_a_code_that_is_over_vanishes(club: Club, house: House, later: int) -> None:
    """Also where the world's clock was set back in between."""
    code = offered(club)
    assert club.devices.claim(code, after(later)) is None
    assert house.row("SELECT code_hash, code_until FROM device") == (None, None)
    assert club.devices.claim(code, NOW) is None


def test_a_code_lasts_to_its_end(club: Club) -> None:
    assert club.devices.claim(offered(club), after(CODE_LASTS - 1)) is not None


def test_pairing_anew_ends_the_earlier_code_and_token(club: Club) -> None:
    first = offered(club)
    claimed = club.devices.claim(first, NOW)
    assert claimed is not None
    second = offered(club, name="Tablet at the door")
    assert club.devices.by_token(claimed.token) is None
    assert club.devices.claim(first, NOW) is None
    assert club.devices.claim(second, NOW) is not None
    assert club.devices.named() == {TABLET: "Tablet at the door"}


def test_a_removed_device_keeps_its_name_alone(club: Club, house: House) -> None:
    claimed = club.devices.claim(offered(club), NOW)
    assert claimed is not None
    club.devices.remove(TABLET)
    assert club.devices.by_token(claimed.token) is None
    assert house.rows("SELECT * FROM device") == [(1, "Tablet 1", None, None, None)]
    assert club.devices.erase(TABLET)
    assert not club.devices.erase(TABLET)
    assert club.devices.named() == {}


def test_neither_code_nor_token_is_kept(club: Club, house: House) -> None:
    code = offered(club)
    (kept,) = house.rows("SELECT * FROM device")
    assert code.encode() not in bytes(kept[2])
    claimed = club.devices.claim(code, NOW)
    assert claimed is not None
    (kept,) = house.rows("SELECT * FROM device")
    assert len(claimed.token) >= 43
    assert len(bytes(kept[4])) == 32
    assert claimed.token.encode() not in bytes(kept[4])
