"""The secrets of chains not fully opened; never in a view, never in an export."""

from typing import Final, Protocol

from tdconsole.domain.values import ChainNo
from tdconsole.house import House

# Two statements: the second is not for everybody who may work on a house.
_KEEP: Final = """
    INSERT INTO vault (stream, chain, secret, length) VALUES (?, ?, ?, ?)
    ON CONFLICT (stream, chain) DO NOTHING
"""
_EXCHANGE: Final = "UPDATE vault SET secret = ?, length = ? WHERE stream = ? AND chain = ?"


class Vault(Protocol):
    def keep(self, stream: str, chain: ChainNo, secret: bytes, length: int) -> None:
        """Keep a secret, in the place of one whose chain is no longer in the trail."""

    def secret(self, stream: str, chain: ChainNo) -> tuple[bytes, int] | None:
        """The first link and the length of the chain, if this file has them."""


class KeptVault:
    def __init__(self, house: House) -> None:
        self._house = house

    def keep(self, stream: str, chain: ChainNo, secret: bytes, length: int) -> None:
        with self._house.transaction():
            if not self._house.execute(_KEEP, (stream, chain, secret, length)).rowcount:
                self._house.execute(_EXCHANGE, (secret, length, stream, chain))

    def secret(self, stream: str, chain: ChainNo) -> tuple[bytes, int] | None:
        row = self._house.row(
            "SELECT secret, length FROM vault WHERE stream = ? AND chain = ?", (stream, chain)
        )
        return None if row is None else (row[0], row[1])


class MemoryVault:
    def __init__(self) -> None:
        self._secrets: dict[tuple[str, ChainNo], tuple[bytes, int]] = {}

    def keep(self, stream: str, chain: ChainNo, secret: bytes, length: int) -> None:
        self._secrets[stream, chain] = (secret, length)

    def secret(self, stream: str, chain: ChainNo) -> tuple[bytes, int] | None:
        return self._secrets.get((stream, chain))
