"""The address of a house on a server: `postgresql://SERVER/DATABASE/HOUSE`.

All but the last word is libpq's own: several servers, a service, TLS and whatever else it knows. A
password is no part of an address: it would be kept and shown wherever a house is named.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, quote, unquote, urlencode

from tdconsole.known_errors import AddressIncomplete, HouseNameImpossible, PasswordInAddress

_SCHEMES: Final = re.compile(r"postgres(?:ql)?://", re.IGNORECASE)
_HOUSE: Final = "house"
_SECRETS: Final = frozenset({"password", "sslpassword"})
_HIDDEN: Final = re.compile(r"(?<=:)(?!//).*(?=@)|(?<=password=)[^&]*", re.IGNORECASE)
"""What may be a password in an address, also where a sign in it breaks the address in two."""
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_TAKEN: Final = re.compile(r"pg_.*|public|information_schema")
"""The names that a database has for schemas of its own."""


class Address(NamedTuple):
    servers: str
    """One or several, with the user's name if one is given."""
    database: str
    """Empty where a service names it."""
    house: str
    parameters: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        database = f"{_named(self.database)}/" if self.database else ""
        return _asked(f"postgresql://{self.servers}/{database}{self.house}", self.parameters)

    def for_libpq(self, **parameters: str) -> str:
        """The address as libpq reads it, with these where it says nothing of them."""
        asked = parameters | dict(self.parameters)
        return _asked(f"postgresql://{self.servers}/{_named(self.database)}", asked.items())

    @property
    def name(self) -> str:
        """The house's name alone, as a file's is shown."""
        return self.house

    @property
    def server(self) -> str:
        """Where the house is, in a word or two: the servers without the user, or the service."""
        asked = dict(self.parameters)
        _, _, hosts = self.servers.rpartition("@")
        return hosts or asked.get("host") or asked.get("service") or "localhost"


def _named(database: str) -> str:
    return quote(database, safe="")


def _asked(address: str, parameters: Iterable[tuple[str, str]]) -> str:
    asked = urlencode(list(parameters), quote_via=quote, safe="/,:")
    return f"{address}?{asked}" if asked else address


Place = Path | Address
"""Where a house is."""


def is_address(typed: str) -> bool:
    return _SCHEMES.match(typed) is not None


def place_of(typed: str) -> Place:
    """The place that was typed: an address if it looks like one, else a file."""
    return address_of(typed) if is_address(typed) else Path(typed)


def address_of(typed: str) -> Address:
    rest, _, query = _SCHEMES.sub("", typed).partition("?")
    servers, _, path = rest.partition("/")
    user, _, _ = servers.rpartition("@")
    asked = parse_qsl(query, keep_blank_values=True)
    shown = _HIDDEN.sub("…", "".join(sign if sign.isprintable() else "␀" for sign in typed))
    in_two = ":" in servers and "@" in (path or query)  # a password with a sign of the address
    if ":" in user or in_two or any(key.casefold() in _SECRETS for key, _value in asked):
        raise PasswordInAddress(shown)
    parts = [unquote(part) for part in path.strip("/").split("/") if part]
    named = [value for key, value in asked if key == _HOUSE]
    others = tuple((key, value) for key, value in asked if key != _HOUSE)
    parts += named[:1]
    by_service = any(key in {"service", "dbname"} for key, _value in others)
    if len(parts) == 1 and by_service:
        parts.insert(0, "")
    if len(parts) != 2 or "#" in query + path or not typed.isprintable():
        raise AddressIncomplete(shown)
    database, house = parts
    if not _NAME.fullmatch(house) or _TAKEN.fullmatch(house):
        raise HouseNameImpossible(shown, house)
    return Address(servers, database, house, others)
