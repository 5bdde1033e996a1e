"""The address of a house on a server, as it is typed."""

import pytest

from tdconsole.house import Address, place_of
from tdconsole.known_errors import (
    AddressIncomplete,
    HouseNameImpossible,
    KnownError,
    PasswordInAddress,
)

TYPED = "s3cr3t"


@pytest.mark.parametrize(
    "typed",
    [
        "postgresql://hall/club/evening",
        "postgresql://ann@hall:5433,spare:5433/club/evening?target_session_attrs=read-write",
        "postgresql:///club/evening?host=/run/postgresql&user=ann",
        "postgresql:///evening?service=club",
        "postgresql://[::1]:5432/club/evening",
        "postgresql://hall/two%2Fnames/evening",
    ],
)
def test_an_address_is_told_as_it_was_typed(typed: str) -> None:
    place = place_of(typed)
    assert isinstance(place, Address)
    assert str(place) == typed
    assert place_of(str(place)) == place


@pytest.mark.parametrize(
    "typed",
    [
        f"postgresql://ann:{TYPED}@hall/club/evening",
        f"postgresql://ann:{TYPED}@hall",
        f"postgresql://:{TYPED}@hall/club/evening",
        f"postgresql://ann:{TYPED}/{TYPED}@hall/club/evening",
        f"postgresql://ann:{TYPED}?{TYPED}@hall/club/evening",
        f"postgresql://ann:{TYPED}#{TYPED}@hall/club/evening",
        f"postgresql://ann:{TYPED}@{TYPED}@hall/club/evening",
        f"postgres://ann:{TYPED}@hall/club/evening",
        f"postgresql://hall/club/evening?password={TYPED}",
        f"postgresql://hall/club?PassWord={TYPED}&house=evening",
        f"postgresql://hall/club/evening?sslpassword={TYPED}",
    ],
)
def test_a_password_is_refused_and_not_told_on(typed: str) -> None:
    with pytest.raises(PasswordInAddress) as refused:
        place_of(typed)
    assert TYPED not in str(refused.value)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("postgresql://", AddressIncomplete),
        ("postgresql://hall/club", AddressIncomplete),
        ("postgresql://hall/club/evening/more", AddressIncomplete),
        ("postgresql://hall/club/evening?house=other", AddressIncomplete),
        ("postgresql:///club/evening?host=/run\0", AddressIncomplete),
        ("postgresql://hall/club/\udcff", AddressIncomplete),
        ("postgresql://hall/club/Evening", HouseNameImpossible),
        ("postgresql://hall/club/public", HouseNameImpossible),
        ("postgresql://hall/club/pg_evening", HouseNameImpossible),
    ],
)
def test_what_names_no_house_is_refused(typed: str, why: type[KnownError]) -> None:
    with pytest.raises(why):
        place_of(typed)


@pytest.mark.parametrize(
    ("typed", "server"),
    [
        ("postgresql://ann@hall:5433/club/evening", "hall:5433"),
        ("postgresql:///club/evening?host=/run/postgresql", "/run/postgresql"),
        ("postgresql:///evening?service=festival", "festival"),
        ("postgresql:///club/evening", "localhost"),
    ],
)
def test_the_server_in_a_word(typed: str, server: str) -> None:
    place = place_of(typed)
    assert isinstance(place, Address)
    assert (place.name, place.server) == ("evening", server)
